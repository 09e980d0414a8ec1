"""The page of keys tells what is bound, and the status line what can be done."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.ui.conftest import Open
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.ui.board.keyboard import BOARD_KEYS, BoardCommand
from trictrac_gui.ui.dialogs.keys import KeyCap, KeysPage
from trictrac_gui.ui.rules.tools import PANEL_KEYS
from trictrac_gui.ui.rules.tools import PanelCommand as PanelDoes
from trictrac_gui.ui.window.actions import Actions


def keys_page(program: Program) -> KeysPage:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    found = [d for d in program.window.findChildren(KeysPage) if d.isVisible()]
    assert len(found) == 1
    return found[0]


def playing(open_window: Open, *arguments: str) -> Program:
    program = open_window("--new", "tric-trac", "--dice", "5-4,3-1", *arguments)
    assert program.game.session is not None
    while program.game.session.view().to_move is None:
        program.game.session.throw(program.game.session.view().may_throw[0])
    return program


@pytest.mark.parametrize("key", ["F1", "?"])
def test_a_key_shows_the_page_of_keys_and_takes_it_away(open_window: Open, key: str) -> None:
    program = open_window("--new", "tric-trac")
    QTest.keySequence(program.window, QKeySequence(key))
    page = keys_page(program)
    assert QTest.qWaitForWindowActive(page)
    QTest.keySequence(page, QKeySequence(key))
    assert not page.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_key_that_is_bound_is_listed_in_words(open_window: Open, language: str) -> None:
    program = open_window("--new", "tric-trac", "--language", language)
    program.window.actions_.keys.trigger()
    sections = keys_page(program).sections()
    listed = [entry for _, entries in sections for entry in entries]
    assert len({what for what, _ in listed}) == len(listed)
    for what, sequences in listed:
        assert what
        assert sequences
    keys = {sequence for _, sequences in listed for sequence in sequences}
    actions = program.window.actions_.all.values()
    assert keys >= {a.shortcut() for a in actions if not a.shortcut().isEmpty()}
    assert keys >= {sequence for key in BOARD_KEYS for sequence in key.sequences()}
    assert keys >= {sequence for key in PANEL_KEYS for sequence in key.sequences()}
    for text in ("Home", "Backspace", "Shift+Backspace", "F1", "?"):
        assert QKeySequence(text) in keys


def test_no_two_things_are_done_by_one_key(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    program.window.actions_.keys.trigger()
    keys = [
        sequence
        for _, entries in keys_page(program).sections()
        for _, sequences in entries
        for sequence in sequences
    ]
    assert len(set(keys)) == len(keys)


def test_each_listed_key_of_the_window_does_what_it_says(qtbot: object) -> None:
    window = QWidget()
    actions = Actions(window)
    window.addActions(list(actions.all.values()))
    pressed: list[str] = []
    for name, action in actions.all.items():
        action.triggered.connect(lambda on, name=name: pressed.append(name))
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    tried = 0
    for name in actions.all:
        for _, sequences in actions.shortcuts(name):
            for sequence in sequences:
                pressed.clear()
                QTest.keySequence(window, sequence)
                assert pressed == [name], sequence.toString()
                tried += 1
    assert tried >= 12
    window.deleteLater()


def test_every_thing_the_board_does_is_named_once() -> None:
    assert sorted(key.does for key in BOARD_KEYS) == sorted(BoardCommand)


def test_every_thing_the_rules_panel_does_is_named_once() -> None:
    assert [key.does for key in PANEL_KEYS] == list(PanelDoes)


@pytest.mark.parametrize("size", [(800, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_are_written_large_and_whole(
    open_window: Open, language: str, size: tuple[int, int]
) -> None:
    program = open_window("--new", "tric-trac", "--language", language)
    program.window.resize(*size)
    program.window.actions_.keys.trigger()
    page = keys_page(program)
    QCoreApplication.processEvents()
    inside = page.area.widget()
    assert inside is not None
    assert inside.width() <= page.area.viewport().width()
    for label in inside.findChildren(QLabel):
        assert label.fontMetrics().height() >= 14
        assert label.width() >= label.sizeHint().width() - 1, label.text()
    if size[0] > 800:
        assert inside.height() <= page.area.viewport().height()


def test_a_plus_is_a_key_like_any_other(open_window: Open) -> None:
    program = open_window("--new", "tric-trac", "--language", "en")
    program.window.actions_.keys.trigger()
    caps = [cap.text for cap in keys_page(program).findChildren(KeyCap)]
    assert "+" in caps
    assert all(caps)


def help_line(program: Program) -> str:
    return program.game.page.console.help.text()


def point(program: Program, where: int) -> None:
    board = program.game.page.board
    geometry = board.geometry_of_board
    assert geometry is not None
    spot = geometry.place_of(where, 1)
    QTest.mouseMove(board.viewport(), QPoint(round(spot.x), round(spot.y)))


def test_the_status_line_tells_of_the_place_under_the_mouse(open_window: Open) -> None:
    program = playing(open_window)
    point(program, 1)
    assert help_line(program) == (
        "Point 1, start point of Red, fifteen red – can go to 5, 6 and 10"
    )
    QApplication.sendEvent(program.game.page.board, QEvent(QEvent.Type.Leave))
    assert help_line(program) == "F1 shows all keys"


def test_the_status_line_tells_what_a_button_is_for(open_window: Open) -> None:
    program = playing(open_window)
    button = program.game.page.console.undo
    assert program.game.session is not None
    program.game.session.play(1, 6)
    middle = QPointF(button.rect().center())
    QApplication.sendEvent(button, QEnterEvent(middle, middle, button.mapToGlobal(middle)))
    assert help_line(program) == "Take the last move back, or a whole turn if both sides agree"
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert help_line(program) == "F1 shows all keys"
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert help_line(program) == "Take the last move back, or a whole turn if both sides agree"


def test_help_waits_while_a_refusal_or_a_trouble_is_told(open_window: Open) -> None:
    program = playing(open_window)
    console = program.game.page.console
    assert program.game.session is not None
    program.game.session.play(1, 4)
    point(program, 1)
    assert console.notices.isVisible()
    assert not console.help.isVisible()
    program.game.session.play(1, 6)
    assert console.help.isVisible()
    program.game.page.show_trouble("no-space")
    assert console.notices.isVisible()
    assert not console.help.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_its_hint(open_window: Open, language: str) -> None:
    program = open_window("--new", "tric-trac", "--language", language)
    tips = [action.statusTip() for action in program.window.actions_.all.values()]
    assert all(tips)
    assert len(set(tips)) == len(tips)


def test_the_language_changes_the_places_and_the_status_line_at_once(open_window: Open) -> None:
    program = playing(open_window)
    board = program.game.page.board
    QTest.keyClick(board, Qt.Key.Key_Up)
    assert help_line(program).startswith("Point 1, ")
    program.window.actions_.languages["fr"].trigger()
    QCoreApplication.processEvents()
    assert help_line(program).startswith("Flèche 1, talon de Rouge, quinze rouges")
    stop = board.stops.at(13)
    assert isinstance(stop, QWidget)
    assert stop.accessibleName() == "Flèche 13, coin de repos de Rouge, vide"
    assert board.accessibleName() == "Tablier\xa0: Tric Trac"


def test_moves_and_refusals_are_announced_with_their_urgency(open_window: Open) -> None:
    program = playing(open_window)
    said: list[tuple[str, bool]] = []
    program.game.page.announcer.said.connect(lambda text, urgent: said.append((text, urgent)))
    assert program.game.session is not None
    program.game.session.play(1, 6)
    program.game.session.play(1, 3)
    program.game.page.show_trouble("no-space")
    program.game.page.show_trouble("no-space")
    assert said[0] == ("Red: 1 to 6.", False)
    assert said[1] == ("None of the numbers left leads there. Point 1.", True)
    assert [urgent for _, urgent in said] == [False, True, True]


def test_the_state_of_the_game_can_be_heard_at_any_time(open_window: Open) -> None:
    program = playing(open_window)
    said: list[str] = []
    program.game.page.announcer.said.connect(lambda text, urgent: said.append(text))
    QTest.keyClick(program.game.page.board, Qt.Key.Key_S)
    assert said == [
        (
            "Red, 0 points, 345 pips to go, to play. Black, 0 points, 345 pips to go. "
            "Red: play 5 and 4."
        )
    ]


@pytest.mark.parametrize(
    ("language", "enter", "back"),
    [("de", "Eingabe", "Rücktaste"), ("fr", "Entrée", "Retour arrière")],
)
def test_a_key_is_called_by_the_programs_own_word_everywhere(
    open_window: Open, language: str, enter: str, back: str
) -> None:
    """Qt's own translations have other words for some keys."""
    program = open_window("--new", "tric-trac", "--language", language)
    program.window.actions_.keys.trigger()
    caps = {cap.text for cap in keys_page(program).findChildren(KeyCap)}
    assert {enter, back} <= caps
    native = QKeySequence.SequenceFormat.NativeText
    assert program.window.actions_.finish.shortcut().toString(native).endswith(enter)


def test_what_was_tried_for_size_takes_no_memory_while_the_page_is_open_or_afterwards(
    open_window: Open,
) -> None:
    program = open_window()
    before = len(QApplication.allWidgets())
    program.window.actions_.keys.trigger()
    (page,) = program.window.findChildren(KeysPage)
    assert len(QApplication.allWidgets()) - before <= len(page.findChildren(QWidget)) + 5
    page.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert len(QApplication.allWidgets()) <= before + 2
