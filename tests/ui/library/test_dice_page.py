"""The page of the dice, and the game that is begun with dice that can be checked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from tests.kept_games import keep, throws_in
from tests.ui.conftest import Open
from trictrac_gui.app import Program
from trictrac_gui.engine.dice import CheckableDice
from trictrac_gui.engine.model import Roll, Side
from trictrac_gui.formats.verify import verify
from trictrac_gui.storage.reading import read
from trictrac_gui.storage.throws import count
from trictrac_gui.texts.catalogue import shown_path
from trictrac_gui.ui.game.game_dialogs import CheckableDiceDialog
from trictrac_gui.ui.game.game_over import GameOverDialog
from trictrac_gui.ui.library.dice_page import DicePage, judgement


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def begin_with_checkable_dice(program: Program, *words: str) -> str:
    """Begin a game with such dice; the fingerprint that was shown before."""
    program.window.actions_.checkable.trigger()
    dialog = program.window.findChild(CheckableDiceDialog)
    assert dialog is not None
    for field, text in zip(dialog.words, words, strict=True):
        field.insert(text)  # QTest has keys for ASCII only
    shown = dialog.promise.text().replace(" ", "")
    assert re.fullmatch("[0-9a-f]{64}", shown)
    click(dialog.begin)
    return shown


def page_of(program: Program) -> DicePage:
    program.window.actions_.dice_page.trigger()
    return next(page for page in program.window.findChildren(DicePage) if page.isVisible())


def test_what_was_promised_before_the_game_is_what_it_is_thrown_with(open_window: Open) -> None:
    program = open_window()
    promised = begin_with_checkable_dice(program, "red apples", "grüne Birnen")
    session = program.game.session
    assert session is not None
    assert session.dice_choice.checkable is not None
    dice = CheckableDice(*session.dice_choice.checkable)
    assert dice.commitment == promised
    assert dice.words == "red apples grüne Birnen"
    for side in Side:
        session.throw(side)
    opening = session.view().opening
    assert opening == tuple(dice.throw(ordinal, 2).numbers for ordinal in range(2))
    assert session.path is not None
    assert verify(session.path).consistent


def test_the_secret_is_told_only_when_the_game_is_over(open_window: Open) -> None:
    program = open_window()
    promised = begin_with_checkable_dice(program, "a", "b")
    session = program.game.session
    assert session is not None
    assert session.dice_choice.checkable is not None
    assert session.path is not None
    secret = session.dice_choice.checkable[0].hex()
    page = page_of(program)
    assert secret not in page.promise.text()
    assert f"lies in {shown_path(session.path)}" in page.promise.text()
    assert secret in session.path.read_text("utf-8")  # and so the page must say it
    page.close()
    session.leave()
    page = page_of(program)
    assert secret in page.promise.text()
    assert f'trictrac verify "{session.path}"' in page.promise.text()
    click(page.copy)
    copied = QGuiApplication.clipboard().text()
    assert promised in copied
    assert secret in copied


def test_the_fingerprint_after_the_game_is_written_as_it_was_before(open_window: Open) -> None:
    program = open_window()
    program.window.actions_.checkable.trigger()
    dialog = program.window.findChild(CheckableDiceDialog)
    assert dialog is not None
    shown = dialog.promise.text()
    click(dialog.begin)
    assert shown in page_of(program).promise.text()


def test_the_players_are_named_at_the_height_of_their_fields(open_window: Open) -> None:
    program = open_window()
    program.window.actions_.checkable.trigger()
    dialog = program.window.findChild(CheckableDiceDialog)
    assert dialog is not None
    for field in dialog.words:
        caption = next(c for c in dialog.findChildren(QLabel) if c.buddy() is field)
        assert caption.alignment() & Qt.AlignmentFlag.AlignVCenter
        assert abs(caption.geometry().center().y() - field.geometry().center().y()) <= 1


def test_giving_up_the_dialog_begins_nothing(open_window: Open) -> None:
    program = open_window()
    program.window.actions_.checkable.trigger()
    dialog = program.window.findChild(CheckableDiceDialog)
    assert dialog is not None
    click(dialog.cancel)
    assert program.game.session is None


def test_the_page_counts_this_game_and_all_games(open_window: Open, qtbot: QtBot) -> None:
    program = open_window("--new", "tavla", "--seed", "3")
    for _ in range(2):
        session = program.game.session
        assert session is not None
        while session.view().dice is None:
            session.throw(session.view().may_throw[0])
        program.dialogs.play_again(False)
    session = program.game.session
    assert session is not None
    while session.view().dice is None:
        session.throw(session.view().may_throw[0])
    page = page_of(program)
    assert page.counts == count(session.thrown().rolls)
    in_this_game = page.counts.total
    click(page.which.button(1))
    qtbot.waitUntil(lambda: not page.reading)
    assert page.counts.total > in_this_game
    assert page.counts.total == sum(count(rolls).total for rolls in every_roll(program))


def every_roll(program: Program) -> list[tuple[Roll, ...]]:
    """The rolls of each game on the disk."""
    return [told.rolls for told in throws_in([program.context.games.folder])]


def test_throws_on_class_boards_are_told_of_and_not_counted(
    open_window: Open, tmp_path: Path, qtbot: QtBot
) -> None:
    keep(tmp_path / "data" / "games", losers=[Side.SECOND], turns=4, free=True)
    keep(tmp_path / "data" / "games", losers=[Side.SECOND], turns=2)
    page = page_of(open_window())
    assert not page.which.button(0).isVisible(), "there is no running game"
    qtbot.waitUntil(lambda: not page.reading)
    assert page.counts.total >= 2
    assert re.search("on class boards and not counted: [4-9]", page.apart.text())


@pytest.mark.parametrize(
    ("rolls", "said"),
    [
        ([(6, 6)] * 10, "From 180 throws on"),
        ([(6, 6)] * 200, "hardly ever"),
        ([(a, b) for a in range(1, 7) for b in range(1, 7)] * 10, "Nothing unusual: "),
    ],
)
def test_the_judgement_is_a_plain_sentence(
    open_window: Open, rolls: list[tuple[int, ...]], said: str
) -> None:
    open_window()
    assert said in judgement(count(rolls))


def test_the_bars_can_be_heard(open_window: Open) -> None:
    program = open_window("--new", "backgammon", "--dice", "5-4")
    page = page_of(program)
    assert page.chart.accessibleName().startswith("6-6: 0, 6-5: 0")


def test_another_game_of_such_players_is_promised_anew(open_window: Open, tmp_path: Path) -> None:
    program = open_window()
    first = begin_with_checkable_dice(program, "", "")
    program.dialogs.play_again(True)
    dialogs = [d for d in program.window.findChildren(CheckableDiceDialog) if d.isVisible()]
    assert dialogs[-1].promise.text().replace(" ", "") != first
    click(dialogs[-1].begin)
    assert program.game.session is not None
    assert program.game.session.path is not None
    header = read(program.game.session.path).header["dice"]
    assert isinstance(header, dict)
    assert header["checkable"]["commitment"] != first


@pytest.mark.parametrize("checkable", [True, False])
def test_the_end_of_the_game_leads_to_the_secret_number(open_window: Open, checkable: bool) -> None:
    program = open_window("--new", "tric-trac")
    if checkable:
        begin_with_checkable_dice(program, "red apples", "pears")
    assert program.game.session is not None
    while sides := program.game.session.view().may_throw:  # equal numbers are thrown again
        program.game.session.throw(next(iter(sides)))
    program.game.session.resign(1)
    program.game.session.answer(True)
    over = program.window.findChild(GameOverDialog)
    assert over is not None
    assert over.check.isVisible() == checkable
    if checkable:
        click(over.check)
        (page,) = (page for page in program.window.findChildren(DicePage) if page.isVisible())
        assert any("red apples pears" in text.text() for text in page.findChildren(QLabel))
