"""Every ending is told in a sentence, in every language."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QApplication

from trictrac_gui.engine.match import SINGLE_GAME, match_to, money_session
from trictrac_gui.engine.model import Ending, Result, Side
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.session.view_builder import show
from trictrac_gui.ui.game.game_choice import UnfinishedGame
from trictrac_gui.ui.language import LanguageSwitch
from trictrac_gui.ui.start.continue_list import GameRow
from trictrac_gui.ui.text import match_text
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC


def test_every_ending_is_worded_with_the_players_names(language: str) -> None:
    for ending in Ending:
        winner = None if ending in (Ending.DRAWN, Ending.LEFT) else Side.SECOND
        said = match_text.outcome(BACKGAMMON, ("Anna", "Bruno"), Result(winner, ending, 1))
        assert said.endswith(".")
        assert "{" not in said
        assert ("Bruno" in said) == (winner is not None)


def test_a_name_with_braces_is_left_as_it_is() -> None:
    result = Result(Side.FIRST, Ending.RESIGNED, 1)
    assert "{loser}" in match_text.outcome(TRIC_TRAC, ("{loser}", "B"), result)


def test_the_end_of_tric_trac_names_the_points_that_were_to_be_reached(language: str) -> None:
    """T2"""
    said = match_text.outcome(TRIC_TRAC, ("Anna", "Bruno"), Result(Side.FIRST, Ending.POINTS, 1))
    assert "Anna" in said
    assert str(TRIC_TRAC.target) in said


def test_a_backgammon_is_explained_by_bar_and_home(qapp: QApplication, translations: Path) -> None:
    switch = LanguageSwitch(qapp, translations)
    for spoken, bar in (("de", "Bar"), ("en", "bar"), ("fr", "barre")):
        assert switch.use(spoken)
        result = Result(Side.FIRST, Ending.BACKGAMMON, 3)
        assert bar in match_text.outcome(BACKGAMMON, ("Anna", "Bruno"), result)
    switch.release()


def test_a_mars_is_won_in_one_plain_sentence(qapp: QApplication, translations: Path) -> None:
    switch = LanguageSwitch(qapp, translations)
    assert switch.use("de")
    said = match_text.outcome(TAVLA, ("Anna", "Bruno"), Result(Side.FIRST, Ending.GAMMON, 2))
    switch.release()
    assert said == "Anna gewinnt mit einem Mars: Bruno hat keinen Stein abgetragen."


def test_more_points_than_were_needed_are_not_told_as_a_part_of_them() -> None:
    """S1: a gammon at 4 wins a match to 5 with 8 or more; that is not “8 of 5”."""
    view = show(GameTree(BACKGAMMON, match_to(5, cube=True)), ("", ""), saved=True)
    won = replace(
        view,
        match=replace(view.match, score=(9, 3)),
        result=Result(Side.FIRST, Ending.GAMMON, 8, cube=4),
    )
    assert [match_text.score(won, side) for side in Side] == ["9 (to 5)", "3 of 5"]
    assert match_text.account(won)[-1] == "White: 1 + 8 = 9; 5 would have done"


def test_what_was_agreed_is_told_in_short_and_at_length() -> None:
    """R2, R5, S1, S2"""
    strict = TRIC_TRAC.configured({"hucke": "historic", "strict_start": True})
    assert match_text.unusual(TRIC_TRAC, SINGLE_GAME.agreement) == []
    assert match_text.unusual(strict, SINGLE_GAME.agreement) == ["historic Hucke", "strict start"]
    money = money_session(jacoby=True, beavers=True).agreement
    assert match_text.unusual(BACKGAMMON, money) == ["Jacoby rule", "beavers"]
    match = match_to(5, cube=True).agreement
    assert match_text.unusual(BACKGAMMON, match) == ["Crawford rule"]
    told = match_text.what_holds(BACKGAMMON, match)
    assert told[0].startswith("Match to 5 point")
    assert told[1:] == ["with the doubling cube", "Crawford rule"]


def test_a_card_to_continue_says_what_was_agreed(qapp: QApplication) -> None:
    strict = TRIC_TRAC.configured({"strict_start": True})
    row = GameRow(
        UnfinishedGame(
            Path("a.jsonl"),
            "tric-trac",
            ("Ada", "Ben"),
            (3, 4),
            0.0,
            rules=(strict, SINGLE_GAME.agreement),
        ),
        TRIC_TRAC,
    )
    assert "Tric Trac · 3\u00a0:\u00a04 · strict start · " in row.facts.text()
