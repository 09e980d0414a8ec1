"""Position ID, Match ID and XGID: known ones, both ways, and what is wrong with others."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracle import Backgammon
from tests.random_positions import backgammon_position
from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.notation import counts_from_places, parse_position
from trictrac_gui.formats.gnubg_ids import (
    format_gnubg_id,
    format_match_id,
    format_position_id,
    parse_gnubg_id,
    parse_match_id,
    parse_position_id,
)
from trictrac_gui.formats.snapshot import IdError, Snapshot, exchanged
from trictrac_gui.formats.xgid import format_xgid, parse_snowie, parse_xgid
from trictrac_gui.variants import BACKGAMMON

WHITE, BLACK = Side.FIRST, Side.SECOND
AFTER_SIX_ONE = parse_position(BACKGAMMON, "white 24:2 13:4 8:2 7:2 6:5 / black 1:2 12:5 17:3 19:5")


def test_the_position_at_the_start_is_known() -> None:
    assert format_position_id(BACKGAMMON.setup, WHITE) == "4HPwATDgc/ABMA"
    assert parse_position_id("4HPwATDgc/ABMA", BLACK) == BACKGAMMON.setup


def test_the_side_that_is_not_on_roll_comes_first() -> None:
    """Gnubg shows 4NvgATDgc/ABMA once White has played 13/7 8/7 and Black is on roll."""
    assert format_position_id(AFTER_SIX_ONE, BLACK) == "4NvgATDgc/ABMA"
    assert format_position_id(AFTER_SIX_ONE, WHITE) == "4HPwATDg2+ABMA"
    assert parse_position_id("4NvgATDgc/ABMA", BLACK) == AFTER_SIX_ONE
    first, second = AFTER_SIX_ONE.counts
    assert parse_position_id("4NvgATDgc/ABMA", WHITE) == Position((second, first))


GNUBG_HAS_SHOWN = {
    "4NvgATDgc/ABMA:cIkKAAAAAAAA": Snapshot(AFTER_SIX_ONE, BLACK, roll=(5, 2), jacoby=True),
    "4NvgATDgc/ABMA:cAkAAAAAAAAE": Snapshot(AFTER_SIX_ONE, BLACK),
    "4HPwATDgc/ABMA:UQngADAAEAAE": Snapshot(
        BACKGAMMON.setup, BLACK, cube=2, owner=BLACK, length=7, score=(3, 2)
    ),
    "4HPwATDgc/ABMA:QQmgADAAEAAE": Snapshot(
        BACKGAMMON.setup, BLACK, cube=2, owner=WHITE, length=5, score=(3, 2)
    ),
    "4HPwATDgc/ABMA:MIGqAAAAAAAE": Snapshot(BACKGAMMON.setup, WHITE, roll=(5, 2), length=5),
}


@pytest.mark.parametrize("text", sorted(GNUBG_HAS_SHOWN))
def test_ids_that_gnubg_has_shown_are_read_and_written(text: str) -> None:
    assert parse_gnubg_id(text) == GNUBG_HAS_SHOWN[text]
    assert format_gnubg_id(GNUBG_HAS_SHOWN[text]) == text


def test_the_two_parts_of_a_gnubg_id_may_stand_in_any_order_or_alone() -> None:
    position, match = "4NvgATDgc/ABMA", "cIkKAAAAAAAA"
    both = parse_gnubg_id(f"{position}:{match}")
    assert parse_gnubg_id(f" {match} {position} ") == both
    assert parse_gnubg_id(match).roll == (5, 2)
    assert parse_gnubg_id(position, BLACK).position == AFTER_SIX_ONE


XGIDS = {
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:5:10": Snapshot(
        BACKGAMMON.setup, WHITE, roll=(5, 2), length=5
    ),
    "XGID=-b----EBB---dD---bbb-b--A-:1:-1:-1:D:3:2:1:7:6": Snapshot(
        parse_position(
            BACKGAMMON, "white 24:1 13:4 8:2 7:2 6:5 / black 1:2 12:4 17:2 18:2 19:2 21:2"
        ),
        BLACK,
        decides=WHITE,
        cube=2,
        owner=BLACK,
        doubled=True,
        length=7,
        score=(3, 2),
        crawford=True,
        highest_cube=64,
    ),
    "XGID=bB--------------------a-AC:2:1:1:00:1:4:3:0:10": Snapshot(
        parse_position(BACKGAMMON, "white 1:2 24:1 bar:3 / black 22:1 bar:2"),
        WHITE,
        cube=4,
        owner=WHITE,
        score=(1, 4),
        jacoby=True,
        beavers=True,
    ),
}


@pytest.mark.parametrize("text", sorted(XGIDS))
def test_xgids_are_read_and_written(text: str) -> None:
    assert parse_xgid(text) == XGIDS[text]
    assert format_xgid(XGIDS[text]) == text


def test_after_a_beaver_the_side_on_roll_answers() -> None:
    beavered = parse_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:B:0:0:3:0:10")
    assert beavered.doubled
    assert beavered.decider is beavered.on_roll
    assert ":B:" in format_xgid(beavered)


def test_an_xgid_may_lack_its_name_and_its_last_field() -> None:
    assert parse_xgid("-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:5") == next(
        moment for text, moment in XGIDS.items() if ":52:" in text
    )


def test_the_player_at_the_bottom_can_be_either_side() -> None:
    text = "XGID=-b----EBB---dD---bbb-b--A-:1:-1:-1:D:3:2:1:7:6"
    assert parse_xgid(text, bottom=BLACK) == exchanged(XGIDS[text])
    assert exchanged(exchanged(XGIDS[text])) == XGIDS[text]


@pytest.mark.parametrize(
    ("text", "key", "field", "column"),
    [
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0", "missing-field", "length", 47),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:57:0:0:0:5:10", "no-such-dice", "dice", 39),
        ("XGID=-b----E-C---eE---c-e----B:0:0:1:52:0:0:0:5:10", "wrong-length", "position", 31),
        ("XGID=-b----E-C---eE---c-e----Bz:0:0:1:52:0:0:0:5:10", "no-such-letter", "position", 31),
        ("XGID=Bb----E-C---eE---c-e----B-:0:0:1:52:0:0:0:5:10", "wrong-bar", "position", 6),
        ("XGID=-b----E-C---eE---c-e----B-:x:0:1:52:0:0:0:5:10", "wrong-value", "cube", 33),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:0:52:0:0:0:5:10", "wrong-value", "on-roll", 37),
        ("XGID=-bO---E-C---eE---c-e----B-:0:0:1:52:0:0:0:5:10", "too-many", "position", 0),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:2:5:10", "wrong-value", "rules", 46),
        ("1:2:3:4:5:6:7:8:9:10:11", "too-many-fields", "", 1),
    ],
)
def test_a_wrong_xgid_is_told_with_field_and_column(
    text: str, key: str, field: str, column: int
) -> None:
    with pytest.raises(IdError) as raised:
        parse_xgid(text)
    assert (raised.value.key, raised.value.field, raised.value.column) == (key, field, column)


@pytest.mark.parametrize(
    ("text", "key", "column"),
    [
        ("4HPwATDgc/ABM", "wrong-length", 14),
        ("4HPwATDgc!ABMA", "no-such-letter", 10),
        ("4HPwATDgc/ABMB", "bits-left-over", 0),
        ("//////////////", "too-many", 0),
        ("4HPwATDgc/ABMA:cIkKAAAAAA", "wrong-length", 11),
        ("4HPwATDgc/ABMA:cIkKAAAAAAA?", "no-such-letter", 12),
        ("4HPwATDgc/ABMA:cIkLAAAAAAAA", "no-such-dice", 0),
        ("4HPwATDgc/ABMA:cA8AAAAAAAAE", "no-such-phase", 0),
        ("4HPwATDgc/ABMA:YAkAAAAAAAAE", "no-such-cube", 0),
        ("4HPwAzDgc/ABMA", "too-many", 0),
        ("", "wrong-length", 1),
    ],
)
def test_a_wrong_gnubg_id_is_told_with_its_reason(text: str, key: str, column: int) -> None:
    with pytest.raises(IdError) as raised:
        parse_gnubg_id(text)
    assert (raised.value.key, raised.value.column) == (key, column)


def test_bits_of_a_match_id_that_mean_nothing_are_left_out() -> None:
    sound, filled = (
        parse_gnubg_id("4HPwATDgc/ABMA:cAkgAVAAAAAE"),
        parse_gnubg_id("4HPwATDgc/ABMA:cAkgAVAAAAA/"),
    )
    assert filled == sound
    assert (sound.spare, filled.spare) == (False, True)


SNOWIE = "7;0;0;0;{};A;B;0;2;3;1;0;-2;0;0;0;0;0;5;0;2;0;0;0;-4;3;0;0;0;-2;0;-5;0;-1;0;1;-1;3;3;1;"


def test_the_line_of_snowie_is_seen_by_the_side_on_roll() -> None:
    """As GNU Backgammon writes a position of which it gives this XGID as well."""
    position = parse_xgid("XGID=b-----E-B---dC---b-e-a-AaC:0:0:1:31:2:3:0:7:10").position
    assert parse_snowie(SNOWIE.format(0)) == position
    assert parse_snowie(SNOWIE.format(1)).counts == position.counts[::-1]
    for wrong in (SNOWIE.format(2), SNOWIE.format(0).replace("-4", "-9"), "7;0;0;0;0;A;B;0;2;3"):
        with pytest.raises(IdError):
            parse_snowie(wrong)


def test_checkers_of_both_sides_on_one_point_are_no_position() -> None:
    first, _ = BACKGAMMON.setup.counts
    second = counts_from_places(BACKGAMMON, BLACK, {6: 15})
    shared = format_position_id(Position((first, second)), WHITE)
    with pytest.raises(IdError, match="both-sides"):
        parse_gnubg_id(shared)


@st.composite
def moments(draw: st.DrawFn) -> Snapshot:
    """Moments of all kinds, with positions as awkward as they come."""
    board, _ = backgammon_position(Random(draw(st.integers(0, 10**9))), Backgammon())
    counts = [
        counts_from_places(BACKGAMMON, side, board[key])
        for side, key in zip(Side, BACKGAMMON.side_keys, strict=True)
    ]
    side = draw(st.sampled_from(Side))
    doubled = draw(st.booleans())
    money = draw(st.booleans())
    die = st.integers(1, 6)
    return Snapshot(
        Position((counts[0], counts[1])),
        side,
        decides=side.other if doubled and not draw(st.booleans()) else None,
        roll=None if doubled else draw(st.none() | st.tuples(die, die)),
        cube=1 << draw(st.integers(0, 10)),
        owner=draw(st.none() | st.sampled_from(Side)),
        doubled=doubled,
        length=0 if money else draw(st.integers(1, 32_767)),
        score=(draw(st.integers(0, 32_767)), draw(st.integers(0, 32_767))),
        crawford=False if money else draw(st.booleans()),
        jacoby=draw(st.booleans()) if money else False,
    )


@given(moments())
def test_every_moment_comes_back_from_its_gnubg_id(moment: Snapshot) -> None:
    assert parse_gnubg_id(format_gnubg_id(moment)) == moment
    assert format_match_id(parse_match_id(format_match_id(moment))) == format_match_id(moment)


@given(moments(), st.booleans())
def test_every_moment_comes_back_from_its_xgid(moment: Snapshot, beavers: bool) -> None:
    assert parse_xgid(format_xgid(moment)) == moment


@pytest.mark.long
@given(moments())
def test_every_moment_comes_back_from_both_ids(moment: Snapshot) -> None:
    assert parse_gnubg_id(format_gnubg_id(parse_xgid(format_xgid(moment)))) == moment
