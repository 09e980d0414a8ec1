"""Each state of affairs is recognised where it holds, and the most urgent is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sessions import session_at
from trictrac_gui.engine.dice import ScriptedDice, SeededDice
from trictrac_gui.engine.model import Roll, Side
from trictrac_gui.engine.rule_keys import Situation
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import situation
from trictrac_gui.storage.journal import Journal
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC

FAR = "black 24:15"
BLACK_HOME = "black 19:3 20:2 21:2 22:3 23:2 24:3"

MOMENTS = [
    (TRIC_TRAC, f"red 1:3 7:12 / {FAR}", (5, 4), Situation.START_POINT),
    (TRIC_TRAC, f"red 10:1 14:14 / {FAR}", (3, 1), Situation.BEFORE_THE_HUCKE),
    (TRIC_TRAC, f"red 10:1 14:14 / {FAR}", (2, 1), None),
    (TRIC_TRAC, f"red 13:2 14:13 / {FAR}", (3, 1), Situation.LAST_TWO),
    (TRIC_TRAC, f"red 13:3 14:12 / {FAR}", (3, 1), None),
    (TRIC_TRAC, f"red 22:2 14:13 / {FAR}", (3, 1), Situation.BEARING_OFF),
    (TRIC_TRAC, f"red 14:15 / {FAR}", (2, 2), Situation.DOUBLE),
    (
        TRIC_TRAC,
        "red 1:1 20:14 / black 2:2 3:2 4:2 5:2 6:2 7:2 24:3",
        (5, 4),
        Situation.PASSING,
    ),
    (BACKGAMMON, f"white bar:1 6:14 / {BLACK_HOME}", (5, 4), Situation.PASSING),
    (BACKGAMMON, "white bar:1 6:14 / black 12:15", (5, 4), Situation.ON_THE_BAR),
    (BACKGAMMON, "white 6:15 / black 12:15", (6, 1), Situation.BEARING_OFF),
    (BACKGAMMON, "white 13:15 / black 12:15", (6, 1), None),
    (BACKGAMMON, "white 13:15 / black 12:15", (6, 6), Situation.DOUBLE),
]


@pytest.mark.parametrize(("variant", "text", "throw", "wanted"), MOMENTS)
def test_the_most_urgent_matter_is_named(
    tmp_path: Path, variant: Variant, text: str, throw: Roll, wanted: Situation | None
) -> None:
    session = session_at(tmp_path, variant, text, throw)
    assert situation(session.view()) is None
    session.throw(Side.FIRST)
    assert situation(session.view()) is wanted
    session.close()


def test_the_opening_and_the_throw_after_a_double_are_named(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path, {"variant": TRIC_TRAC.key})
    dice = ScriptedDice(((6, 6), (2, 1)), SeededDice(1))
    session = GameSession(GameTree(TRIC_TRAC), ("", ""), dice, journal)
    assert situation(session.view()) is Situation.OPENING
    session.throw(Side.FIRST)
    session.throw(Side.SECOND)
    session.play_out(session.plays()[0])
    session.hand_over()
    assert situation(session.view()) is Situation.AGAIN
    session.resign()
    assert situation(session.view()) is None
    session.close()
