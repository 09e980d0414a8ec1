"""Moments as text: written and read again in every form, and faults told with their place."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.test_setting_up import set_ups
from trictrac_gui.engine.match import SINGLE_GAME, match_to, money_session
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.notation import format_position
from trictrac_gui.engine.setting_up import SetUp, faults
from trictrac_gui.engine.state import Cube
from trictrac_gui.formats.position_reader import LONGEST, TextFault, read_text
from trictrac_gui.formats.position_text import (
    Form,
    PositionText,
    format_text,
    gnubg_id_of,
    knows_ids,
    position_id_of,
    xgid_of,
)
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC, VARIANTS

MATCHES = (
    money_session(),
    money_session(jacoby=True, beavers=True),
    match_to(7, cube=True),
    replace(match_to(5, cube=True), score=(4, 2)),
    replace(match_to(5, cube=True), score=(4, 2), crawford_played=True),
)
NOW = PositionText(BACKGAMMON, SetUp(BACKGAMMON.setup, Side.FIRST))


@st.composite
def moments(draw: st.DrawFn) -> PositionText:
    """Any moment that can be set up, in any match that allows it."""
    variant, setup = draw(set_ups())
    match = draw(st.sampled_from(MATCHES)) if variant.has_cube else SINGLE_GAME
    if setup.cube == Cube() or faults(variant, match, setup):
        setup = replace(setup, cube=None)
    return PositionText(variant, setup, match)


def read(text: str, now: PositionText = NOW) -> PositionText:
    return read_text(text, VARIANTS, now)


@given(moments())
def test_the_programs_own_text_says_everything(told: PositionText) -> None:
    assert read(format_text(told)) == told


@given(moments())
def test_the_position_alone_changes_nothing_else(told: PositionText) -> None:
    """The position alone leaves who is to move, score and match as they are; dice are taken up."""
    now = PositionText(told.variant, replace(told.setup, position=told.variant.setup))
    alone = read(format_position(told.variant, told.setup.position), now)
    assert alone.setup == replace(told.setup, roll=())


@given(moments())
def test_an_id_of_another_program_gives_the_moment_back(told: PositionText) -> None:
    if not told.variant.has_cube or told.setup.to_move is None:
        return
    expected = replace(told, form=Form.XGID)
    assert read(xgid_of(told)) == expected
    # A Match ID has no room for beavers.
    agreed = replace(told.match.agreement, beavers=False)
    expected = replace(told, match=replace(told.match, agreement=agreed), form=Form.GNUBG_ID)
    assert read(gnubg_id_of(told)) == expected


@given(moments())
def test_a_position_id_is_seen_by_the_side_to_move(told: PositionText) -> None:
    if not knows_ids(told.variant):
        return
    setup = SetUp(told.variant.setup, told.setup.to_move or Side.FIRST)
    now = PositionText(told.variant, setup)
    found = read(position_id_of(told), now)
    assert found.form is Form.POSITION_ID
    assert found.setup == replace(setup, position=told.setup.position)
    assert found.variant == told.variant


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("4HPwATDgc/ABMA", Form.POSITION_ID),
        ("  4HPwATDgc/ABMA  \n", Form.POSITION_ID),
        ("4HPwATDgc/ABMA:cAkAAAAAAAAA", Form.GNUBG_ID),
        ("4HPwATDgc/ABMA cAkAAAAAAAAA", Form.GNUBG_ID),
        ("cAkAAAAAAAAA", Form.MATCH_ID),
        (" GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n", Form.POSITION_ID),
        ("Position ID: 4HPwATDgc/ABMA\nMatch ID   : cAkAAAAAAAAA\n", Form.GNUBG_ID),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:5:10", Form.XGID),
        ("xgid=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:5:10", Form.XGID),
        ("-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:5:10", Form.XGID),
        ("X:Anna   O:Ben\nXGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:5:10\n +---+", Form.XGID),
    ],
)
def test_every_form_is_told_from_the_others(text: str, form: Form) -> None:
    found = read(text)
    assert (found.form, found.variant) == (form, BACKGAMMON)
    assert found.setup.position == BACKGAMMON.setup


def test_ids_stay_in_the_game_that_is_on_the_board_where_they_can() -> None:
    tavla = PositionText(TAVLA, SetUp(TAVLA.setup, Side.SECOND))
    found = read("XGID=-b----E-C---eE---c-e----B-:1:1:1:52:2:0:0:5:10", tavla)
    assert (found.variant, found.setup.cube, found.match.score) == (TAVLA, None, (2, 0))
    tric_trac = PositionText(TRIC_TRAC, SetUp(TRIC_TRAC.setup, Side.FIRST, score=(3, 1)))
    assert read("4HPwATDgc/ABMA", tric_trac).variant == BACKGAMMON
    assert read("4HPwATDgc/ABMA", tric_trac).setup.score == (0, 0)


def test_a_position_tells_its_game_by_the_names_of_its_sides() -> None:
    assert read("red 1:15 / black 24:15").variant == TRIC_TRAC
    tavla = PositionText(TAVLA, SetUp(TAVLA.setup, Side.FIRST))
    assert read("white 24:15 / black 1:15", tavla).variant == TAVLA


def test_house_rules_are_told_where_they_are_not_the_usual_ones() -> None:
    historic = TRIC_TRAC.configured({"hucke": "historic", "strict_start": True})
    told = PositionText(historic, SetUp(historic.setup, None))
    text = format_text(told)
    assert "rules: hucke=historic strict_start=true" in text
    assert read(text) == told


def test_what_a_set_up_cannot_hold_is_told() -> None:
    doubled = read("XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10")
    assert doubled.left_out == ("double",)
    assert doubled.setup.roll == ()


@pytest.mark.parametrize(
    ("text", "key", "field", "line", "column"),
    [
        ("", "empty", "", 1, 0),
        ("  \n ", "empty", "", 1, 0),
        ("x" * (LONGEST + 1), "too-long", "", 1, 0),
        ("what is this", "no-such-form", "", 1, 1),
        ("\n  hello", "no-such-form", "", 2, 3),
        ("4HPwATDgc/AB!A:cAkAAAAAAAAA", "no-such-letter", "position", 1, 13),
        ("Position ID: 4HPwATDgc/AB!A", "no-such-letter", "position", 1, 26),
        ("Position ID: 4HPwATDgc/AB", "wrong-length", "position", 1, 26),
        ("4HPwATDgc/ABMA:cAkA", "wrong-length", "match", 1, 20),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:72:0:0:0:5:10", "no-such-dice", "dice", 1, 39),
        (
            "a\n XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:5:10:1:2",
            "too-many-fields",
            "",
            2,
            7,
        ),
        ("white 1:2 / black 3:x", "no-such-place", "position", 1, 19),
        ("white 1:2 3:1 3:1 / black 5:2", "no-such-place", "position", 1, 15),
        ("white 1:2 / red 3:1", "side-expected", "position", 1, 13),
        ("position: black 1:2 / white 3:1", "side-expected", "position", 1, 11),
        ("position: white 1:2", "two-sides", "position", 1, 20),
        ("white 1:2 / black 3:1 / black", "two-sides", "position", 1, 23),
        ("white 1:16 / black 24:2", "too-many", "position", 1, 1),
        ("white 3:2 / black 3:2", "both-sides", "position", 1, 7),
        ("red 24:1 / black 1:1", "on-own-target", "position", 1, 5),
        ("red 1:5 12:2 / black 24:1", "on-opponents-hucke", "position", 1, 9),
        ("red 1:5 / black 24:3 12:1", "alone-on-hucke", "position", 1, 22),
        (
            "position: white 1:2 / black 5:2\nposition: white 1:2 / black 5:2",
            "twice",
            "position",
            2,
            11,
        ),
        ("game: chess", "no-such-game", "game", 1, 7),
        ("game: tric-trac\nrules: hucke=modern", "no-such-rule", "rules", 2, 8),
        ("to move: red", "no-such-side", "to move", 1, 10),
        ("dice: 6-7", "wrong-value", "dice", 1, 9),
        ("dice: six", "wrong-value", "dice", 1, 7),
        ("dice:", "missing-field", "dice", 1, 6),
        ("match: 0", "too-long-a-match", "match", 1, 8),
        ("match: 5 x", "wrong-value", "match", 1, 10),
        ("match: often", "wrong-value", "match", 1, 8),
        ("cube: 3 white", "no-such-cube", "cube", 1, 7),
        ("cube: 2 red", "no-such-side", "cube", 1, 9),
        ("game: tavla\ncube: 2 white", "no-cube", "cube", 2, 7),
    ],
)
def test_a_fault_is_told_with_its_field_and_column(
    text: str, key: str, field: str, line: int, column: int
) -> None:
    with pytest.raises(TextFault) as caught:
        read(text)
    fault = caught.value
    assert (fault.key, fault.field, fault.line, fault.column) == (key, field, line, column)


def test_no_damaged_text_is_ever_more_than_a_fault() -> None:
    rng = Random(7)
    sound = [
        format_text(PositionText(TRIC_TRAC, SetUp(TRIC_TRAC.setup, Side.FIRST, (6, 4), (3, 5)))),
        format_text(PositionText(BACKGAMMON, SetUp(BACKGAMMON.setup, None), MATCHES[3])),
        xgid_of(NOW),
        gnubg_id_of(NOW),
    ]
    lines = []
    for _ in range(1500):
        letters = list(rng.choice(sound))
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(letters))
            letters[at] = rng.choice(["", "x", ":", "/", "9", " ", "\n", "-", "٣", letters[at] * 2])
        try:
            read("".join(letters))
        except TextFault as fault:
            lines.append(fault.line)
    assert len(lines) > 500
    assert min(lines) >= 1
