"""The window under mouse and keyboard."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open
from tests.ui.layout import faults
from trictrac_gui import rulesdoc
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.model import Ending, Side
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.rulesdoc import RuleDocument
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.dialogs.about import AboutDialog, ReportDialog
from trictrac_gui.ui.dialogs.keys import KeysPage
from trictrac_gui.ui.dialogs.settings import PLAY, SettingsDialog
from trictrac_gui.ui.game.game_dialogs import GiveUpDialog
from trictrac_gui.ui.game.game_over import GameOverDialog
from trictrac_gui.ui.rules.dock import RulesDock
from trictrac_gui.ui.start.start_page import StartPage
from trictrac_gui.ui.theme.style_sheet import LIGHT
from trictrac_gui.ui.widgets.base_dialog import BaseDialog, ChoiceDialog, MessageDialog
from trictrac_gui.ui.widgets.labels import label

D = TypeVar("D", bound=QWidget)


def click(button: QWidget) -> None:
    assert button.isVisible(), button
    assert button.isEnabled(), button
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def dialog(program: Program, kind: type[D]) -> D:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found = [d for d in program.window.findChildren(kind) if d.isVisible()]
    assert len(found) == 1, found
    return found[0]


def start_page(program: Program) -> StartPage:
    page = program.window.pages.currentWidget()
    assert isinstance(page, StartPage)
    return page


def view(program: Program) -> GameView:
    assert program.game.session is not None
    return program.game.session.view()


def speak(program: Program, language: str) -> None:
    program.window.actions_.languages[language].trigger()
    QCoreApplication.processEvents()


def throw_the_opening(program: Program) -> None:
    while view(program).may_throw and view(program).dice is None and view(program).to_move is None:
        click(program.game.page.console.throw)


def test_two_people_start_a_game_from_the_first_page(open_window: Open) -> None:
    program = open_window()
    page = start_page(program)
    click(page.cards[1])
    QTest.keyClicks(page.players.names[0], "Anna")
    QTest.keyClicks(page.players.names[1], "Bruno")
    click(page.players.swap)
    click(page.start)
    assert view(program).variant.key == "backgammon"
    assert view(program).names == ("Bruno", "Anna")
    assert program.navigator.in_game
    assert program.game.page.near.name.text() == "Bruno"


def test_house_rules_are_those_of_the_card_and_reach_the_game(open_window: Open) -> None:
    program = open_window()
    page = start_page(program)
    chooser = page.rules.choosers["hucke"]
    chooser.setFocus()
    QTest.keyClick(chooser, Qt.Key.Key_Down)
    click(page.start)
    assert view(program).variant.values["hucke"] == "historic"


def test_return_in_a_name_starts_the_game(open_window: Open) -> None:
    program = open_window()
    QTest.keyClick(start_page(program).players.names[0], Qt.Key.Key_Return)
    assert program.navigator.in_game


def test_the_next_thing_to_do_is_always_said(open_window: Open) -> None:
    program = open_window("--new", "tric-trac", "--dice", "5-4,3-1,6-2")
    said = program.game.page.console.next
    assert said.text() == "Red: throw for the first turn"
    click(program.game.page.console.throw)
    assert said.text() == "Black: throw for the first turn"
    click(program.game.page.console.throw)
    assert said.text() == "Red: play 5 and 4"
    assert program.game.session is not None
    program.game.session.play(1, 6)
    assert said.text() == "Red: play 4"
    program.game.session.play(1, 5)
    assert said.text() == "Red: finish the turn or undo"
    click(program.game.page.console.finish)
    assert said.text() == "Black: throw the dice"


def test_undo_and_redo_work_by_button_and_by_key(open_window: Open) -> None:
    program = open_window("--new", "tric-trac", "--dice", "5-4,3-1")
    throw_the_opening(program)
    assert program.game.session is not None
    program.game.session.play(1, 6)
    moved = view(program)
    click(program.game.page.console.undo)
    assert view(program).count(Side.FIRST, 1) == 15
    QTest.keyClick(program.window, Qt.Key.Key_Z, CONTROL_SHIFT)
    assert view(program).position == moved.position
    QTest.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert view(program).count(Side.FIRST, 1) == 15


CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def test_a_refusal_says_its_rule_and_opens_its_paragraph(open_window: Open) -> None:
    program = open_window("--new", "tric-trac", "--dice", "5-4,3-1")
    throw_the_opening(program)
    assert program.game.session is not None
    program.game.session.play(1, 4)
    notices = program.game.page.console.notices
    assert notices.isVisible()
    assert notices.text.text() == "None of the numbers left leads there."
    click(notices.rule)
    rules = program.rules.dock
    assert rules.isVisible()
    shown = rules.booklet
    assert shown is not None
    assert rules.paragraph == shown.paragraph_for(RuleKey.NO_SUCH_NUMBER).id
    QCoreApplication.processEvents()
    assert notices.isVisible()
    program.game.session.play(1, 6)
    assert not notices.isVisible()


def test_a_pass_is_explained_and_waits_for_the_player(open_window: Open) -> None:
    """R15"""
    program = open_window("--new", "backgammon", "--seed", "11")
    assert program.game.session is not None
    for _ in range(400):
        now = view(program)
        if now.passing is not None or now.result is not None:
            break
        step_on(program)
    assert view(program).passing is not None
    console = program.game.page.console
    assert console.notices.text.text().startswith("No number of this throw can be played: ")
    assert console.notices.rule.isVisible()
    assert console.finish.text() == "Go on"
    side = view(program).to_move
    click(console.finish)
    assert view(program).to_move is not side


def step_on(program: Program) -> None:
    now = view(program)
    assert program.game.session is not None
    if now.may_throw:
        program.game.session.throw(now.may_throw[0])
    elif now.moves:
        src, targets = next(iter(now.moves.items()))
        program.game.session.play(src, targets[0].place)
    else:
        program.game.session.hand_over()


def test_a_notice_without_links_has_its_room_and_does_not_move_the_board(
    open_window: Open,
) -> None:
    program = open_window("--new", "backgammon", "--dice", "5-4,3-1")
    throw_the_opening(program)
    console = program.game.page.console
    QCoreApplication.processEvents()
    before = console.height()
    assert program.game.session is not None
    program.game.session.resign(1)
    QCoreApplication.processEvents()
    assert console.notices.isVisible()
    assert console.notices.height() == console.notices.room()
    assert console.height() == before


def test_giving_up_waits_for_the_answer_of_the_other_side(open_window: Open) -> None:
    """S3"""
    program = open_window("--new", "backgammon", "--dice", "5-4,3-1")
    throw_the_opening(program)
    program.window.actions_.give_up.trigger()
    asked = dialog(program, GiveUpDialog)
    click(asked.values.button(2))
    click(asked.give)
    offer = view(program).offer
    assert offer is not None
    assert offer.value == 2
    console = program.game.page.console
    assert console.next.text() == "Black: accept or play on"
    assert console.notices.text.text() == "White gives up: a gammon (2 points)."
    click(console.refuse)
    assert view(program).offer is None
    program.window.actions_.give_up.trigger()
    click(dialog(program, GiveUpDialog).give)
    click(console.accept)
    result = view(program).result
    assert result is not None
    assert (result.winner, result.ending, result.value) == (Side.SECOND, Ending.RESIGNED, 1)
    over = dialog(program, GameOverDialog)
    assert over.heading.text() == "Black wins: White gave up."
    assert over.sum.text() == "Given up as a single game: 1 point"


def give_up(program: Program) -> GameOverDialog:
    while view(program).to_move is None:
        step_on(program)
    program.window.actions_.give_up.trigger()
    click(dialog(program, GiveUpDialog).give)
    click(program.game.page.console.accept)
    return dialog(program, GameOverDialog)


def test_playing_again_keeps_names_and_tally_and_swaps_sides(open_window: Open) -> None:
    program = open_window()
    page = start_page(program)
    QTest.keyClicks(page.players.names[0], "Anna")
    QTest.keyClicks(page.players.names[1], "Bruno")
    click(page.start)
    over = give_up(program)
    winner = view(program).result
    assert winner is not None
    assert winner.winner is not None
    won = view(program).names[winner.winner]
    assert over.tally[winner.winner].text() == "1 game won"
    QTest.keyClick(over.swap, Qt.Key.Key_Space)
    click(over.play)
    assert view(program).result is None
    assert view(program).names == ("Bruno", "Anna")
    again = give_up(program)
    tally = {view(program).names[side]: again.tally[side].text() for side in Side}
    assert tally[won] in ("1 game won", "2 games won")
    assert sum(int(text.split()[0]) for text in tally.values()) == 2
    click(again.back)
    assert isinstance(program.window.pages.currentWidget(), StartPage)


def test_a_game_that_is_left_is_kept_or_ended(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    program.window.actions_.leave.trigger()
    click(dialog(program, ChoiceDialog).button("cancel"))
    assert program.navigator.in_game
    program.window.actions_.leave.trigger()
    click(dialog(program, ChoiceDialog).button("keep"))
    assert len(start_page(program).unfinished.rows) == 1
    click(start_page(program).unfinished.rows[0].button)
    assert program.navigator.in_game
    program.window.actions_.leave.trigger()
    click(dialog(program, ChoiceDialog).button("end"))
    assert not start_page(program).unfinished.rows


def test_new_keeps_the_running_game_for_later(open_window: Open) -> None:
    program = open_window("--new", "tric-trac", "--dice", "5-4,3-1")
    throw_the_opening(program)
    stood = view(program)
    QTest.keyClick(program.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    click(start_page(program).unfinished.rows[0].button)
    assert view(program) == stood


def test_a_busy_game_is_said_to_be_busy(open_window: Open) -> None:
    open_window("--new", "tric-trac")
    other = open_window()
    (row,) = start_page(other).unfinished.rows
    assert row.state.text() == "Another window is playing it"
    assert row.button.text() == "Look through"
    assert row.button.isEnabled()


def test_a_damaged_game_goes_on_from_its_sound_part(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--new", "tric-trac", "--dice", "5-4,3-1")
    throw_the_opening(program)
    program.window.close()
    (journal,) = (tmp_path / "data" / "games").glob("*.jsonl")
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:-1]) + b'{"broken": true}\n')
    other = open_window()
    (row,) = start_page(other).unfinished.rows
    assert row.state.text().startswith("Damaged")
    click(row.button)
    told = dialog(other, MessageDialog)
    assert "damaged-1" in told.text.text()
    click(told.close_button)
    assert other.navigator.in_game


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dialog_is_whole_in_every_language(open_window: Open, language: str) -> None:
    program = open_window("--new", "backgammon", "--dice", "5-4,3-1", "--language", language)
    throw_the_opening(program)
    actions = program.window.actions_
    for action, kind in (
        (actions.give_up, GiveUpDialog),
        (actions.leave, ChoiceDialog),
        (actions.settings, SettingsDialog),
        (actions.keys, KeysPage),
        (actions.about, AboutDialog),
    ):
        action.trigger()
        shown = dialog(program, kind)
        QCoreApplication.processEvents()
        assert shown.heading.text()
        assert faults(shown) == []
        shown.reject()
    over = give_up(program)
    QCoreApplication.processEvents()
    assert faults(over) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_pages_are_whole_in_the_smallest_window(open_window: Open, language: str) -> None:
    program = open_window("--language", language)
    program.window.resize(800, 600)
    QCoreApplication.processEvents()
    page = start_page(program)
    content = page.area.widget()
    assert content is not None
    assert content.width() <= page.area.viewport().width()
    assert faults(content) == []
    click(page.start)
    QCoreApplication.processEvents()
    assert faults(program.game.page) == []


def test_the_language_changes_at_once_on_every_page(open_window: Open) -> None:
    program = open_window()
    page = start_page(program)
    assert page.start.text() == "Start"
    speak(program, "de")
    assert page.start.text() == "Beginnen"
    click(page.start)
    console = program.game.page.console
    assert console.next.text() == "Rot: um den ersten Zug würfeln"
    speak(program, "fr")
    assert console.next.text() == "Rouge\u00a0: lancez pour le premier tour"
    assert console.throw.text() == "Lancer les dés"
    assert program.rules.dock.windowTitle() == "Règles"
    program.window.actions_.settings.trigger()
    settings = dialog(program, SettingsDialog)
    settings.language.setCurrentIndex(settings.language.findData("de"))
    QCoreApplication.processEvents()
    assert settings.heading.text() == "Einstellungen"
    assert console.throw.text() == "Würfeln"


def test_settings_hold_at_once_and_come_back(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    program.window.actions_.settings.trigger()
    settings = dialog(program, SettingsDialog)
    settings.theme.list.setCurrentIndex(settings.theme.list.findData("night"))
    settings.tabs.setCurrentIndex(PLAY)
    click(settings.turned)
    assert program.game.page.near.name.text() == "Black"
    click(settings.close_button)
    program.window.setGeometry(40, 50, 900, 640)
    QTest.keyClick(program.window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    program.window.close()
    other = open_window()
    assert other.settings.current.theme == "night"
    assert other.settings.current.turned
    assert other.settings.current.geometry is not None
    assert (other.settings.current.geometry.width, other.settings.current.geometry.height) == (
        900,
        640,
    )


def test_the_last_names_and_game_come_back(open_window: Open) -> None:
    program = open_window()
    page = start_page(program)
    click(page.cards[1])
    QTest.keyClicks(page.players.names[0], "Anna")
    click(page.start)
    program.window.close()
    again = start_page(open_window())
    assert again.variant.key == "backgammon"
    assert again.players.chosen() == ("Anna", "")


def test_f11_fills_the_screen_and_gives_it_back(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    QTest.keyClick(program.window, Qt.Key.Key_F11)
    assert program.window.isFullScreen()
    assert program.window.actions_.full_screen.isChecked()
    QTest.keyClick(program.window, Qt.Key.Key_F11)
    assert not program.window.isFullScreen()


def test_a_bad_settings_file_is_told_once_and_left_as_it_is(
    open_window: Open, tmp_path: Path
) -> None:
    file = tmp_path / "config" / "settings.json"
    file.parent.mkdir()
    file.write_text(json.dumps({"format": "trictrac-settings", "version": 1, "theme": 7}))
    before = file.read_bytes()
    program = open_window()
    told = dialog(program, MessageDialog)
    assert "entry “theme”" in told.text.text()
    assert file.read_bytes() == before
    click(told.close_button)
    assert program.settings.current.theme == ""


def test_a_missing_theme_is_told_and_the_usual_one_shown(open_window: Open, tmp_path: Path) -> None:
    file = tmp_path / "config" / "settings.json"
    file.parent.mkdir()
    file.write_text(
        json.dumps({"format": "trictrac-settings", "version": 1, "theme": "/nowhere/x.toml"})
    )
    program = open_window()
    assert "/nowhere/x.toml" in dialog(program, MessageDialog).text.text()


def test_an_unexpected_error_keeps_the_game_and_is_reported_once(
    open_window: Open, qapp: QGuiApplication
) -> None:
    program = open_window("--new", "tric-trac", "--dice", "5-4,3-1")
    throw_the_opening(program)
    stood = view(program)
    for _ in range(2):
        try:
            raise RuntimeError("a fault")
        except RuntimeError as fault:
            sys.excepthook(RuntimeError, fault, fault.__traceback__)
    report = dialog(program, ReportDialog)
    assert view(program) == stood
    click(report.copy)
    assert "RuntimeError: a fault" in qapp.clipboard().text()
    click(report.close_button)


def test_dialogs_show_names_as_plain_text(open_window: Open) -> None:
    program = open_window()
    page = start_page(program)
    page.players.names[0].setText("<b>Anna</b>")
    click(page.start)
    over = give_up(program)
    for shown in over.findChildren(QLabel):
        assert shown.textFormat() is Qt.TextFormat.PlainText
    assert isinstance(over, BaseDialog)


def test_every_button_is_named_and_can_be_reached_by_keyboard(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    console = program.game.page.console
    for button in (console.throw, console.undo, console.redo, console.finish):
        assert button.text() or button.accessibleName()
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    console.throw.setFocus()
    QTest.keyClick(console.throw, Qt.Key.Key_Space)
    assert view(program).opening[0] is not None


def test_the_rules_follow_only_links_of_their_own(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    program.rules.dock.open_rule(RuleKey.HUCKE_NEEDS_TWO)
    browser = program.rules.dock.browser
    before = browser.toPlainText()
    for link in ("https://example.org/", "file:///etc/passwd", "other.html#x"):
        browser.anchorClicked.emit(link)
    assert browser.toPlainText() == before
    assert browser.loadResource(2, "file:///etc/passwd") is None


def test_a_resignation_tells_the_score_and_counts_no_checkers(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    assert give_up(program).sum.text() == "The score was 0\u00a0to\u00a00."


def test_a_notice_moves_neither_board_nor_sentence_out_of_line(open_window: Open) -> None:
    program = open_window("--new", "tric-trac", "--dice", "5-4,3-1")
    throw_the_opening(program)
    QCoreApplication.processEvents()
    console, board = program.game.page.console, program.game.page.board
    height = board.height()
    middle = console.next.geometry().center().y()
    assert console.help.isVisible()
    assert program.game.session is not None
    program.game.session.play(1, 4)
    QCoreApplication.processEvents()
    assert console.notices.isVisible()
    assert not console.help.isVisible()
    assert console.next.geometry().center().y() == middle
    assert board.height() == height


def test_the_side_on_turn_is_marked_on_its_plate_alone(open_window: Open) -> None:
    program = open_window("--new", "tric-trac", "--dice", "5-4,3-1")
    throw_the_opening(program)
    near, far = program.game.page.near, program.game.page.far
    assert (near.turn.isVisible(), far.turn.isVisible()) == (True, False)
    assert (near.property("active"), far.property("active")) == (True, False)


def test_the_rules_close_by_their_button(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    program.rules.dock.open_rule(RuleKey.HUCKE_NEEDS_TWO)
    click(program.rules.dock.shut)
    assert not program.rules.dock.isVisible()
    assert not program.window.actions_.rules.isChecked()


def test_the_rules_are_read_only_after_the_first_picture(qtbot: QtBot) -> None:
    read: list[tuple[str, str]] = []

    def load(variant: str, language: str) -> RuleDocument:
        read.append((variant, language))
        return rulesdoc.load(variant, language)

    dock = RulesDock(load, lambda: "fr")
    qtbot.addWidget(dock)
    dock.show_variant("tric-trac")
    dock.show()
    # What a start brings with it before anything is painted.
    dock.retranslate()
    dock.show_tones(LIGHT, 1.0)
    assert read == []
    qtbot.waitUntil(lambda: read == [("tric-trac", "fr")])


def test_a_game_saved_elsewhere_says_where_until_it_goes_on(
    open_window: Open, tmp_path: Path
) -> None:
    program = open_window("--new", "tric-trac", "--dice", "5-4,3-1")
    program.dialogs.save_elsewhere(str(tmp_path))
    notices = program.game.page.console.notices
    assert notices.text.text() == f"From now on the game is saved in {tmp_path}."
    throw_the_opening(program)
    assert not notices.isVisible()


def test_the_dialog_for_folders_speaks_the_language_of_the_window(open_window: Open) -> None:
    program = open_window("--new", "tric-trac", "--language", "de")
    program.window.actions_.save_elsewhere.trigger()
    asked = dialog(program, QFileDialog)
    assert asked.windowTitle() == "Anderswo speichern"
    words = {button.text().replace("&", "") for button in asked.findChildren(QPushButton)}
    assert "Abbrechen" in words
    asked.reject()


def test_what_a_refusal_frames_stays_framed_while_its_rule_is_read(open_window: Open) -> None:
    program = open_window("--new", "tric-trac", "--dice", "5-4,3-1")
    throw_the_opening(program)
    assert program.game.session is not None
    program.game.session.play(1, 12)
    marks = program.game.page.board.board.marks
    framed = marks.refused
    assert framed
    wide = program.game.page.board.width()
    click(program.game.page.console.notices.rule)
    QCoreApplication.processEvents()
    assert program.game.page.board.width() < wide
    assert marks.refused == framed


@pytest.mark.parametrize("role", ["display", "title", "heading", "next"])
def test_no_label_cuts_off_what_stands_above_a_capital(open_window: Open, role: str) -> None:
    open_window()
    told = label(role)
    for text in ("O", "Ö"):
        told.setText(text)
        told.resize(told.sizeHint())
        picture = told.grab().toImage()
        inked = [
            any(picture.pixelColor(x, y).lightness() < 128 for x in range(picture.width()))
            for y in range(picture.height())
        ]
        top = inked.index(True)
        if text == "O":
            round_top = top
    assert 0 < top < round_top - 1
