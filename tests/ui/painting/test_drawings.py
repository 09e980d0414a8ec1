"""Where a teacher's drawings lie on the board."""

from __future__ import annotations

from itertools import permutations

from trictrac_gui.ui.painting.drawings import arrow_heights


def test_arrows_to_one_point_end_above_each_other() -> None:
    ways = [(13, 7), (8, 7), (24, 7), (13, 9)]
    ends = [(dst, high) for (_, dst), (_, high) in zip(ways, arrow_heights(ways), strict=True)]
    assert len(set(ends)) == 4
    assert all(high < 5 for _, high in ends)


def test_an_arrow_back_does_not_lie_on_the_one_there() -> None:
    there, back = arrow_heights([(13, 7), (7, 13)])
    assert back[0] > there[1]
    assert back[1] > there[0]


def test_an_arrow_alone_lies_where_it_always_did_whatever_else_is_drawn() -> None:
    for ways in permutations([(13, 7), (8, 3), (24, 18)]):
        assert set(arrow_heights(list(ways))) == {(1.3, 1.3)}
