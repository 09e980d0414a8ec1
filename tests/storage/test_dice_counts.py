"""Counting throws, with the chances a table of chi-square gives."""

from __future__ import annotations

import pytest

from trictrac_gui.storage.throws import THROWS, chance, count, survival


def test_there_are_21_throws_and_their_chances_are_one() -> None:
    assert len(set(THROWS)) == len(THROWS) == 21
    assert sum(map(chance, THROWS)) == pytest.approx(1)
    assert THROWS[0] == (6, 6)
    assert THROWS[-1] == (1, 1)


@pytest.mark.parametrize(
    ("chi_square", "p"),
    # A printed table for 20 degrees of freedom.
    [(8.260, 0.99), (10.851, 0.95), (19.337, 0.5), (31.410, 0.05), (37.566, 0.01), (45.315, 0.001)],
)
def test_the_p_value_is_that_of_the_tables(chi_square: float, p: float) -> None:
    assert survival(chi_square) == pytest.approx(p, rel=2e-3)


def test_order_of_the_dice_does_not_count_and_single_dice_are_left_out() -> None:
    found = count([(5,), (4,), (1, 6), (6, 1), (3, 3)])
    assert found.total == 3
    assert found.counts[THROWS.index((6, 1))] == 2
    assert found.doubles == 1


def test_the_longest_run_of_doubles_is_found() -> None:
    assert count([(1, 1), (2, 2), (1, 2), (3, 3), (4, 4), (5, 5), (6, 1)]).longest_run == 3
    assert count([]).longest_run == 0


def test_too_few_throws_are_not_judged() -> None:
    assert count([(6, 6)] * 179).p_value is None
    judged = count([(6, 6)] * 180).p_value
    assert judged is not None
    assert judged < 1e-12


def test_throws_exactly_as_expected_stray_not_at_all() -> None:
    fair = count([throw for throw in THROWS for _ in range(10 * round(36 * chance(throw)))])
    assert fair.total == 360
    assert fair.chi_square == pytest.approx(0)
    assert fair.p_value == pytest.approx(1)
