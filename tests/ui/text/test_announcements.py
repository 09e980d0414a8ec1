"""What is said of all that happens, in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.ui.talk import MakeTalk
from trictrac_gui.engine.model import BAR, OFF, Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.ui.text import announcements, board_description
from trictrac_gui.ui.text.board_description import DICE
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS

OPEN = "red 2:1 3:14 / black 7:1 24:14"


def test_a_throw_its_steps_and_their_points_are_heard(talk: MakeTalk, language: str) -> None:
    game = talk(TRIC_TRAC, OPEN, (4, 1), (6, 6))
    session = game.session
    session.throw(Side.FIRST)
    session.play(2, 7)
    session.undo()
    session.redo()
    session.hand_over()
    said = {
        "en": [
            "Red throws 4 and 1.",
            "Red: 2 to 6.",
            (
                "Red: 6 to 7. A checker of Black is hit on 7. 1 point for Red: 1 in all. "
                "Red: finish the turn or undo."
            ),
            "Taken back: 6 – 7.",
            (
                "Red: 6 to 7. A checker of Black is hit on 7. 1 point for Red: 1 in all. "
                "Red: finish the turn or undo."
            ),
            "Black: throw the dice.",
        ],
        "de": [
            "Rot würfelt 4 und 1.",
            "Rot: von 2 nach 6.",
            (
                "Rot: von 6 nach 7. Ein Stein von Schwarz wird auf 7 geschlagen. "
                "1 Punkt für Rot: insgesamt 1. Rot: Zug beenden oder zurücknehmen."
            ),
            "Zurückgenommen: 6 – 7.",
            (
                "Rot: von 6 nach 7. Ein Stein von Schwarz wird auf 7 geschlagen. "
                "1 Punkt für Rot: insgesamt 1. Rot: Zug beenden oder zurücknehmen."
            ),
            "Schwarz: würfeln.",
        ],
        "fr": [
            "Rouge lance 4 et 1.",
            "Rouge\xa0: de 2 à 6.",
            (
                "Rouge\xa0: de 6 à 7. Une dame de Noir est battue en 7. "
                "1 point pour Rouge\xa0: 1 en tout. Rouge\xa0: terminez le tour ou annulez."
            ),
            "Annulé\xa0: 6 – 7.",
            (
                "Rouge\xa0: de 6 à 7. Une dame de Noir est battue en 7. "
                "1 point pour Rouge\xa0: 1 en tout. Rouge\xa0: terminez le tour ou annulez."
            ),
            "Noir\xa0: lancez les dés.",
        ],
    }[language]
    assert game.heard == said


def test_a_double_is_told_as_one(talk: MakeTalk, language: str) -> None:
    game = talk(TRIC_TRAC, "red 3:15 / black 24:15", (2, 2))
    game.session.throw(Side.FIRST)
    word = {"en": "a double", "de": "einen Pasch", "fr": "un doublet"}[language]
    assert word in game.heard[0]
    other = talk(BACKGAMMON, "white 13:15 / black 12:15", (2, 2))
    other.session.throw(Side.FIRST)
    word = {"en": "a double", "de": "einen Pasch", "fr": "un double."}[language]
    assert word in other.heard[0]


def test_entering_bearing_off_and_a_pass_are_told(talk: MakeTalk) -> None:
    enter = talk(BACKGAMMON, "white bar:1 6:14 / black 1:15", (3, 1))
    enter.session.throw(Side.FIRST)
    enter.session.play(BAR, 22)
    assert enter.heard[1].startswith("White: enters on 22.")
    off = talk(BACKGAMMON, "white 6:15 / black 19:15", (6, 1))
    off.session.throw(Side.FIRST)
    off.session.play(6, OFF)
    assert off.heard[1].startswith("White: borne off from 6.")
    closed = "white bar:1 6:14 / black 19:2 20:2 21:2 22:2 23:2 24:2 18:3"
    dance = talk(BACKGAMMON, closed, (3, 1))
    dance.session.throw(Side.FIRST)
    said = "White throws 3 and 1. No number of this throw can be played: "
    assert [heard[: len(said)] for heard in dance.heard] == [said]


def test_what_is_no_news_is_not_told_again(talk: MakeTalk) -> None:
    game = talk(TRIC_TRAC, OPEN, (4, 1))
    game.session.throw(Side.FIRST)
    view = game.session.view()
    assert announcements.between(view, replace(view, saved=False)) == ""
    game.session.swap_dice()
    assert game.heard[-1] == "Order of the dice: 1 and 4."


def test_giving_up_and_the_end_are_told(talk: MakeTalk) -> None:
    game = talk(BACKGAMMON, "white 6:15 / black 19:15")
    game.session.resign(2)
    assert game.heard[-1].startswith("White gives up: a gammon (2 point")
    assert game.heard[-1].endswith(" Black: accept or play on.")
    game.session.answer(False)
    assert game.heard[-1] == "White: throw the dice."
    game.session.resign(1)
    game.session.answer(True)
    assert game.heard[-1] == "Black wins: White gave up."


def test_giving_up_tric_trac_names_no_points_since_it_counts_others(talk: MakeTalk) -> None:
    """T2: a point there is a twelfth of the game, and what is given up is the game."""
    game = talk(TRIC_TRAC, OPEN)
    game.session.resign(1)
    assert game.heard[-1].startswith("Red gives the game up. Black:")


def test_a_refusal_names_the_places_that_show_why(talk: MakeTalk) -> None:
    game = talk(TRIC_TRAC, "red 3:15 / black 7:2 24:13", (4, 1))
    game.session.throw(Side.FIRST)
    game.session.play(3, 7)
    said = announcements.refused(game.session.view(), game.refused[0])
    assert said == "Two or more checkers of the other side close this point. Point 7."


def test_dice_set_by_hand_are_told_one_by_one(talk: MakeTalk, language: str) -> None:
    game = talk(TRIC_TRAC, OPEN)
    game.session.set_by_hand(True)
    game.session.set_die(0, 5)
    word = {"en": "one still open", "de": "eine noch offen", "fr": "un dé encore libre"}[language]
    assert word in game.heard[-1]
    assert "5" in game.heard[-1]
    assert word in game.told(DICE)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.key)
def test_a_whole_game_is_told_without_a_gap(
    talk: MakeTalk, language: str, variant: Variant
) -> None:
    game = talk(variant, "red 2:15 / black 23:15" if variant is TRIC_TRAC else
                "white 13:15 / black 12:15")  # fmt: skip
    session = game.session
    for _ in range(3000):
        view = session.view()
        if view.result is not None:
            break
        for place in (DICE, *range(1, 25), BAR, OFF):
            for chosen in (None, *list(view.moves)[:1]):
                told = board_description.place(view, place, chosen)
                assert told.name
                assert "{" not in told.line
        count = len(game.heard)
        if view.may_throw:
            session.throw(view.may_throw[0])
        elif view.moves:
            src, targets = next(iter(view.moves.items()))
            session.play(src, targets[-1].place)
        else:
            session.hand_over()
        assert all(game.heard[count:])
        assert not [said for said in game.heard[count:] if "{" in said or "%n" in said]
    assert session.view().result is not None
