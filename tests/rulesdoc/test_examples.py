"""An example that says anything but what the engine says is found out, whatever it is about."""

from __future__ import annotations

import pytest

from trictrac_gui.engine.variant import Variant
from trictrac_gui.rulesdoc.diagram import read_diagram
from trictrac_gui.rulesdoc.examples import faults
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC

PAIR = "position: red 7:1 9:1 23:13 / black 24:15\nthrow: 6-4\n"
HIT = "position: red 2:9 14:2 off:4 / black 18:1 24:14\nthrow: 4-1\n"
LAST = "position: white 1:1 off:14 / black 12:15\nthrow: 6-5\n"


def said(lines: str, variant: Variant = TRIC_TRAC) -> list[str]:
    diagram = read_diagram(f"{lines}\ncaption: C.", "it", (), drawn=False)
    return faults(diagram, variant)


GOOD = [
    (PAIR + "among: 9/13 7/13", TRIC_TRAC),
    (PAIR + "count: 7", TRIC_TRAC),
    (PAIR + "refused: 7-12 no-such-number; 7-6 wrong-way", TRIC_TRAC),
    (HIT + "scores: 14/18* 14/15 = 1", TRIC_TRAC),
    (HIT + "leads: 14/18* 14/15 = red 2:9 15:1 18:1 / black 24:15", TRIC_TRAC),
    (HIT + "again: no", TRIC_TRAC),
    ("position: red 14:6 off:9 / black 24:15\nscore: 9-0\nthrow: 4-1\namong: 14/19", TRIC_TRAC),
    ("position: start\nsetup: yes", BACKGAMMON),
    ("position: start\nopening: 6-3 5-2 red 6-3; 5-1 4-2 tie", TRIC_TRAC),
    ("position: start\npips: white 167", BACKGAMMON),
    ("position: start\nhucke: red 13", TRIC_TRAC),
    ("position: start\noptions: hucke=historic\nhucke: red 12", TRIC_TRAC),
    ("position: start\nstakes: single gammon backgammon", BACKGAMMON),
    (LAST + "ends: 1/off = white gammon 2", BACKGAMMON),
]

WRONG = [
    (PAIR + "among: 7/14", TRIC_TRAC, "among"),
    (PAIR + "plays: 7/13 9/13", TRIC_TRAC, "plays"),
    (PAIR + "count: 8", TRIC_TRAC, "count"),
    (PAIR + "refused: 7-13 hucke-needs-two", TRIC_TRAC, "refused"),
    (PAIR + "refused: 7-12 point-closed", TRIC_TRAC, "refused"),
    (PAIR + "pass: point-closed", TRIC_TRAC, "pass"),
    (HIT + "scores: 14/18* 14/15 = 2", TRIC_TRAC, "scores"),
    (HIT + "scores: 14/20 = 2", TRIC_TRAC, "14/20: no such play"),
    (HIT + "leads: 14/18* 14/15 = red 2:9 15:1 18:1 / black 18:1 24:14", TRIC_TRAC, "both-sides"),
    (HIT + "leads: 14/18* 14/15 = red 2:9 15:1 18:1 / black 24:14", TRIC_TRAC, "leads"),
    (HIT + "again: yes", TRIC_TRAC, "again"),
    (LAST + "setup: yes", BACKGAMMON, "setup"),
    ("position: start\nopening: 6-3 5-2 black 6-3", TRIC_TRAC, "opening"),
    ("position: start\npips: white 166", BACKGAMMON, "pips"),
    ("position: start\nhucke: red 12", TRIC_TRAC, "hucke"),
    ("position: start\nstakes: single", BACKGAMMON, "stakes"),
    ("position: start\ncount: 1", TRIC_TRAC, "throw"),
    (LAST + "ends: 1/off = white single 1", BACKGAMMON, "ends"),
    (LAST + "ends: 1/off = goes on", BACKGAMMON, "ends"),
    (PAIR + "count: 7\nside: white", TRIC_TRAC, "side"),
    (PAIR + "count: 7\noptions: hucke=nowhere", TRIC_TRAC, "options"),
    (PAIR + "count: 7\nmarks: bar", TRIC_TRAC, "marks"),
    ("position: red 13:1 / black 24:15\nthrow: 6-4\ncount: 1", TRIC_TRAC, "position"),
    (
        "position: red 14:3 off:12 / black 24:15\nthrow: 4-1\namong: 14/19",
        TRIC_TRAC,
        "game is over",
    ),
    (
        "position: red 14:6 off:9 / black 24:15\nscore: 8-0\nthrow: 4-1\namong: 14/19",
        TRIC_TRAC,
        "9 points, not 8",
    ),
    ("position: white off:15 / black 12:15\nthrow: 4-1\nplays: pass", BACKGAMMON, "game is over"),
    ("position: red 1:16 / black 24:15\nthrow: 6-4\ncount: 1", TRIC_TRAC, "position"),
]


@pytest.mark.parametrize(("lines", "variant"), GOOD)
def test_what_is_so_is_agreed_to(lines: str, variant: Variant) -> None:
    assert said(lines, variant) == []


@pytest.mark.parametrize(("lines", "variant", "what"), WRONG)
def test_what_is_not_so_is_found_out(lines: str, variant: Variant, what: str) -> None:
    found = said(lines, variant)
    assert found
    assert what in found[0]


def test_a_pass_for_any_throw_is_tried_with_every_throw() -> None:
    shut = "position: white 24:1 off:14 / black 18:2 19:2 20:2 21:2 22:2 12:5\nthrow: any\n"
    found = said(shut + "pass: point-closed", BACKGAMMON)
    # One point is open: every throw with a 1 can be played.
    assert len(found) == 6
