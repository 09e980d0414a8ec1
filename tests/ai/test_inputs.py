"""What a net sees: counted from the declaration, the same for both sides."""

from __future__ import annotations

from dataclasses import replace

import pytest

np = pytest.importorskip("numpy")

from trictrac_gui.ai.inputs import CLASSES, EXTRAS, NEVER, Layout, counts_of, fingerprint  # noqa: E402
from trictrac_gui.engine.model import Position, Side  # noqa: E402
from trictrac_gui.engine.notation import parse_position  # noqa: E402
from trictrac_gui.engine.variant import Variant  # noqa: E402
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC, VARIANTS  # noqa: E402


def seen(
    variant: Variant, position: Position, side: Side = Side.FIRST, score: tuple[int, int] = (0, 0)
) -> tuple[list[float], str]:
    """The inputs of one position while a side waits, and its class."""
    x, classes = Layout(variant).of(
        counts_of([position], side),
        counts_of([position], side.other),
        np.array([[score[side], score[side.other]]]),
        side,
    )
    return [float(value) for value in x[0]], CLASSES[classes[0]]


def extras(
    variant: Variant, text: str, side: Side = Side.FIRST, *, of: Side | None = None
) -> list[float]:
    """The counted inputs of one of the sides while a side waits."""
    layout = Layout(variant)
    start = 2 * layout.side + (0 if of in (None, side) else EXTRAS)
    return seen(variant, parse_position(variant, text), side)[0][start : start + EXTRAS]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_both_sides_see_the_same_in_a_position_that_is_the_same_for_both(variant: Variant) -> None:
    assert seen(variant, variant.setup, Side.FIRST) == seen(variant, variant.setup, Side.SECOND)


def test_counts_are_told_one_two_three_and_the_rest() -> None:
    x, _ = seen(BACKGAMMON, BACKGAMMON.setup)
    assert x[4:8] == [1, 1, 0, 0]  # two on 24
    assert x[4 * 12 : 4 * 13] == [1, 1, 1, 0.5]  # five on 13
    assert x[4 * 17 : 4 * 18] == [1, 1, 1, 0]  # three on 8
    assert x[100:102] == [0, 0]  # none off


def test_the_score_of_the_side_that_waits_comes_first() -> None:
    x, _ = seen(TRIC_TRAC, TRIC_TRAC.setup, Side.SECOND, (3, 11))
    scores = x[-2 * 12 - 2 : -2]
    assert [place for place, value in enumerate(scores) if value] == [11, 12 + 3]


def test_house_rules_are_told_by_an_input_each() -> None:
    assert seen(TRIC_TRAC, TRIC_TRAC.setup)[0][-2:] == [0, 0]
    strict = TRIC_TRAC.configured({"strict_start": True})
    assert seen(strict, strict.setup)[0][-2:] == [0, 1]
    historic = TRIC_TRAC.configured({"hucke": "historic"})
    assert seen(historic, historic.setup)[0][-2:] == [1, 0]


def test_a_race_begins_when_the_last_checkers_have_passed_each_other() -> None:
    apart = parse_position(BACKGAMMON, "white 6:2 off:13 / black 7:2 off:13")
    meeting = parse_position(BACKGAMMON, "white 7:2 off:13 / black 6:2 off:13")
    assert seen(BACKGAMMON, apart)[1] == "race"
    assert seen(BACKGAMMON, meeting)[1] == "crashed"
    on_the_bar = parse_position(BACKGAMMON, "white 6:2 off:13 / black bar:1 off:14")
    assert seen(BACKGAMMON, on_the_bar)[1] != "race"
    assert seen(BACKGAMMON, BACKGAMMON.setup)[1] == "contact"


def test_a_blot_six_away_is_hit_by_seventeen_throws() -> None:
    x = extras(BACKGAMMON, "white 12:1 2:2 off:12 / black 6:1 off:14")
    assert x[7] == pytest.approx(17 / 36)
    assert x[6] == pytest.approx(1 / 4)


def test_closed_points_on_the_way_save_a_blot_from_the_longer_throws() -> None:
    x = extras(BACKGAMMON, "white 12:1 9:2 off:12 / black 6:1 off:14")
    assert x[7] == pytest.approx(16 / 36)  # 3 3 would come to rest on 9


def test_a_checker_on_the_bar_must_enter_before_another_hits() -> None:
    free = extras(BACKGAMMON, "white 12:1 2:2 off:12 / black 6:1 off:14")
    held = extras(BACKGAMMON, "white 12:1 2:2 off:12 / black bar:1 6:1 off:13")
    # 6 and a number that enters, which 2 does not; a 6 alone enters no checker on 6.
    assert 0 < held[7] < free[7]
    two = extras(BACKGAMMON, "white 12:1 2:2 off:12 / black bar:2 6:1 off:12")
    assert two[7] == 0


def test_a_full_prime_lets_nothing_out_and_is_six_long() -> None:
    text = "white 8:2 7:2 6:2 5:2 4:2 3:2 off:3 / black 1:2 off:13"
    white = extras(BACKGAMMON, text)
    black = extras(BACKGAMMON, text, of=Side.SECOND)
    assert white[4] == 1
    assert white[11] == 1  # nobody behind it gets away
    assert black[9] == 0  # no throw can be played whole by the hindmost


def test_an_empty_hucke_is_closed_to_the_opponent_and_so_part_of_a_run() -> None:
    layout = Layout(TRIC_TRAC)
    _, theirs = TRIC_TRAC.special
    assert theirs is not None
    assert layout.closing[Side.FIRST][theirs] == 0
    assert layout.closing[Side.FIRST][5] == 2
    assert layout.closing[Side.FIRST][0] == NEVER
    x = extras(TRIC_TRAC, "red 14:2 15:2 off:11 / black 24:15")
    assert x[4] == pytest.approx(3 / 6)


def test_the_fingerprint_follows_the_rules_and_not_the_name() -> None:
    assert fingerprint(replace(BACKGAMMON, key="another")) == fingerprint(BACKGAMMON)
    others = [
        TAVLA,
        replace(BACKGAMMON, home=18),
        replace(BACKGAMMON, halts=TAVLA.halts),
        replace(BACKGAMMON, setup=TAVLA.setup, gates=()),
        TRIC_TRAC,
        replace(TRIC_TRAC, target=13),
    ]
    assert len({fingerprint(game) for game in (BACKGAMMON, *others)}) == len(others) + 1
