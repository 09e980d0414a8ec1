"""Moments as text: written and read again in every form, and faults told with their place."""

from __future__ import annotations

import contextlib
import time
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
from trictrac_gui.formats.position_reader import LONGEST, TextFault, find_moments, read_text
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


START = "-b----E-C---eE---c-e----B-"
WHOLE = f"{START}:0:0:1:31:0:0:0:7:10"


@pytest.mark.parametrize(
    "text",
    [
        f"See XGID={WHOLE}.",
        f"(XGID={WHOLE}), what now?",
        f"“XGID={WHOLE}”",
        f"https://example.org/?xgid={WHOLE}&lang=en",
        f"https://example.org/?xgid%3D{WHOLE.replace(':', '%3A')}&lang=en",
        f"{'a word ' * 2000}{WHOLE}\n{'and more ' * 2000}",
    ],
)
def test_an_xgid_may_stand_anywhere_in_a_text(text: str) -> None:
    found = read(text)
    assert (found.form, found.setup.roll, found.match) == (
        Form.XGID,
        (3, 1),
        match_to(7, cube=True),
    )


@pytest.mark.parametrize(
    ("text", "left_out"),
    [
        ("GNUID=4HPwATDgc/ABMA:cAkgAVAAAAAE", ()),
        ("GNU Backgammon ID: 4HPwATDgc/ABMA:cAkgAVAAAAAE", ()),
        ("4HPwATDgc/ABMA:cAkgAVAAAAA/", ("spare-bits",)),
        ("the position id is 4HPwATDgc/ABMA and the match id is cAkgAVAAAAAE.", ()),
        ("Position-ID: 4HPwATDgc/ABMA    Match-ID: cAkgAVAAAAAE", ()),
    ],
)
def test_the_ids_of_gnubg_may_stand_anywhere_in_a_text(
    text: str, left_out: tuple[str, ...]
) -> None:
    found = read(text)
    assert (found.form, found.match.score, found.left_out) == (Form.GNUBG_ID, (5, 0), left_out)


@pytest.mark.parametrize(
    "text", ["4HPwATDgc/ABMA==", "I think 4HPwATDgc/ABMA is best.", f"XGID={START}"]
)
def test_checkers_alone_leave_the_match_as_it_is(text: str) -> None:
    now = replace(NOW, match=match_to(5, cube=True))
    found = read(text, now)
    assert (found.setup, found.match) == (NOW.setup, now.match)


def test_all_ids_of_a_text_are_found_each_once_and_damaged_ones_are_passed_over() -> None:
    other = WHOLE.replace("31", "62")
    found = find_moments(f"XGID={WHOLE}, {WHOLE} XGID={START}:x or {other}", VARIANTS, NOW)
    assert [told.setup.roll for told in found[::2]] == [(3, 1), (6, 2)]
    assert len(found) == 3  # the damaged one has its checkers


BOARD = """\
 +13-14-15-16-17-18------19-20-21-22-23-24-+{}
 |    X           X |   | X  O  O  O  O  O |
 +12-11-10--9--8--7-------6--5--4--3--2--1-+{}
"""
BEARING_OFF = "XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10"
GNUBG = " Position-ID: b9sBCIC5bYDQAA    Match-ID: QYnoAGAAGAAE\n"


@pytest.mark.parametrize(
    ("text", "names", "score"),
    [
        (
            f"{BEARING_OFF}\n\nX:Ada L.   O:Ben\nScore is X:3 O:6 7 pt.(s) match.",
            ("Ada L.", "Ben"),
            (3, 6),
        ),
        (
            BOARD.format("   O: Green  52", "   X: 赤  111") + GNUBG + f" {BEARING_OFF}\n",
            ("赤", "Green"),
            (3, 6),
        ),
        (BOARD.format("   O: Green", "   X: Red (Cube: 2)") + GNUBG, ("Green", "Red"), (6, 3)),
    ],
)
def test_the_position_of_another_program_comes_with_its_players_and_score(
    text: str, names: tuple[str, str], score: tuple[int, int]
) -> None:
    (found,) = find_moments(text, VARIANTS, NOW)
    assert (found.names, found.match.score, found.match.agreement.length) == (names, score, 7)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("OGID=11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0", "OGID (OpenGammon)"),
        ("7;0;0;0;0;A;B;0;2;3;1;0;" + "0;" * 28, "Snowie"),
    ],
)
def test_an_id_that_cannot_be_read_is_named(text: str, name: str) -> None:
    with pytest.raises(TextFault) as caught:
        read(text)
    assert (caught.value.key, caught.value.what) == ("foreign-id", name)


@pytest.mark.parametrize(
    "piece",
    [
        " ",
        "\n",
        "-",
        "XGID=",
        "X:a  ",
        "a;",
        "position id ",
        f"XGID={WHOLE} ",
        "4HPwATDgc/ABMA ",
        "-+ O: a  1\n",
    ],
)
def test_a_long_text_of_anything_is_looked_through_in_good_time(piece: str) -> None:
    begun = time.process_time()
    with contextlib.suppress(TextFault):
        find_moments(piece * (LONGEST // len(piece)), VARIANTS, NOW)
    assert time.process_time() - begun < 5


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
