"""Throws that are set by hand instead of thrown."""

from __future__ import annotations

from pathlib import Path

import pytest

from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.state import Origin, Phase
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import HandThrow
from trictrac_gui.variants import VARIANTS
from trictrac_gui.variants.backgammon import BACKGAMMON
from trictrac_gui.variants.tric_trac import TRIC_TRAC

FIRST, SECOND = Side


@pytest.fixture
def session(qapp: object, tmp_path: Path) -> GameSession:
    made, _ = GameStore(VARIANTS, tmp_path).begin(TRIC_TRAC, {}, ("", ""), DiceChoice(1))
    made.set_by_hand(True)
    return made


def lay(session: GameSession, *numbers: int) -> None:
    """Set the dice that are due, and make the throw."""
    for die, number in enumerate(numbers):
        session.set_die(die, number)
    setting = session.view().setting
    assert setting is not None
    session.throw(setting.side)


def test_nobody_throws_until_every_die_has_its_number(session: GameSession) -> None:
    assert session.view().setting == HandThrow(FIRST, (0, 0))
    assert session.view().may_throw == ()
    session.throw(FIRST)
    session.set_die(1, 4)
    session.throw(FIRST)
    assert session.view().opening == (None, None)
    assert session.view().setting == HandThrow(FIRST, (0, 4))
    session.set_die(0, 6)
    assert session.view().may_throw == (FIRST,)
    session.throw(FIRST)
    assert session.view().opening == ((6, 4), None)
    assert session.view().setting == HandThrow(SECOND, (0, 0))


def test_numbers_can_be_corrected_until_the_throw_is_made(session: GameSession) -> None:
    session.set_die(0, 6)
    session.set_die(1, 6)
    session.set_die(0, 2)
    session.throw(FIRST)
    assert session.view().opening[0] == (2, 6)
    session.set_die(0, 5)
    assert session.view().opening[0] == (2, 6)


@pytest.mark.parametrize(("die", "number"), [(0, 0), (0, 7), (0, -1), (2, 3), (-1, 3)])
def test_a_number_or_die_that_does_not_exist_changes_nothing(
    session: GameSession, die: int, number: int
) -> None:
    before = session.view()
    session.set_die(die, number)
    assert session.view() == before


def test_a_throw_set_by_hand_says_so_and_is_written_down_so(
    session: GameSession, tmp_path: Path
) -> None:
    lay(session, 6, 5)
    lay(session, 1, 2)
    view = session.view()
    assert view.dice is not None
    assert (view.dice.side, view.dice.numbers, view.dice.origin) == (FIRST, (6, 5), Origin.HAND)
    assert session.path is not None
    session.close()
    assert session.path.read_text().count('"hand"') == 2
    again, _, _ = GameStore(VARIANTS, tmp_path).resume(session.path)
    dice = again.view().dice
    assert dice is not None
    assert dice.origin is Origin.HAND
    assert again.view().setting is None, "who goes on with a game throws, unless asked not to"
    again.close()


@pytest.mark.parametrize("setter", [FIRST, SECOND])
def test_one_throw_of_the_opening_set_by_hand_marks_the_turn(
    session: GameSession, setter: Side
) -> None:
    for side in Side:
        session.set_by_hand(side is setter)
        if side is setter:
            lay(session, *((6, 6) if side is FIRST else (1, 1)))
            assert session.view().opening_origins[side] is Origin.HAND
        else:
            session.throw(side)
    dice = session.view().dice
    assert dice is not None
    assert dice.side is FIRST
    assert dice.origin is Origin.HAND


def test_a_tie_of_the_opening_is_set_anew(session: GameSession) -> None:
    lay(session, 6, 1)
    lay(session, 3, 4)
    assert session.view().phase is Phase.OPENING
    assert session.view().setting == HandThrow(FIRST, (0, 0))


def test_each_side_sets_one_die_for_the_opening_of_backgammon(qapp: object, tmp_path: Path) -> None:
    session, _ = GameStore(VARIANTS, tmp_path).begin(BACKGAMMON, {}, ("", ""), DiceChoice(1))
    session.set_by_hand(True)
    assert session.view().setting == HandThrow(FIRST, (0,))
    lay(session, 3)
    lay(session, 5)
    view = session.view()
    assert view.dice is not None
    assert view.dice.side is SECOND
    assert sorted(view.dice.numbers) == [3, 5]
    session.close()


def test_going_back_to_thrown_dice_forgets_what_was_set(session: GameSession) -> None:
    session.set_die(0, 6)
    session.set_by_hand(False)
    assert session.view().setting is None
    assert session.view().may_throw == (FIRST,)
    while session.view().may_throw:
        session.throw(session.view().may_throw[0])
    session.set_by_hand(True)
    assert session.view().setting is None, "dice on the table are not set again"
    session.close()
