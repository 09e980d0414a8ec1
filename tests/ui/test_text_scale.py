"""All type grows to twice its size, at once, and nothing is cut off on a screen of 800 by 600."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QApplication, QLabel, QToolBar, QWidget

from tests.ui.conftest import Open
from tests.ui.layout import faults
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.ui.dialogs.settings import SCALES
from trictrac_gui.ui.start.start_page import StartPage
from trictrac_gui.ui.widgets.base_dialog import BaseDialog
from trictrac_gui.ui.widgets.labels import Swatch

SCREEN = QRect(0, 0, 800, 600)
WINDOW = (788, 560)
"""What is left of the screen inside a window's frame."""

languages = pytest.mark.parametrize("language", LANGUAGES)
scales = pytest.mark.parametrize("scale", [1.0, 2.0], ids=["100", "200"])


class SmallScreen:
    """A screen of 800 by 600 in a dialog's eyes."""

    def __init__(self, screen: QScreen) -> None:
        self._screen = screen

    def availableGeometry(self) -> QRect:
        return QRect(self._screen.availableGeometry().topLeft(), SCREEN.size())


@pytest.fixture(autouse=True)
def _small_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = SmallScreen(QApplication.primaryScreen())
    monkeypatch.setattr(BaseDialog, "screen", lambda sheet: seen)


def settle() -> None:
    for _ in range(30):
        QCoreApplication.sendPostedEvents()
        QCoreApplication.processEvents()


def begin(open_window: Open, language: str, scale: float, *words: str) -> Program:
    program = open_window(*words, "--language", language)
    program.settings.apply(replace(program.settings.current, text_scale=scale))
    program.game.page.board.set_speed(0)
    program.window.resize(*WINDOW)
    settle()
    return program


def opening(program: Program) -> None:
    while program.game.session is not None and program.game.session.view().to_move is None:
        program.game.session.throw(program.game.session.view().may_throw[0])


def shown() -> BaseDialog:
    settle()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, BaseDialog)
    return dialog


def wrong_with(dialog: BaseDialog) -> list[str]:
    """What is cut off, and whether the dialog and its buttons are on the screen."""
    found = faults(dialog)
    if dialog.width() > SCREEN.width() or dialog.height() > SCREEN.height():
        found.append(f"{dialog.size().toTuple()} is larger than the screen")
    for index in range(dialog.buttons.count()):
        item = dialog.buttons.itemAt(index)
        button = None if item is None else item.widget()
        if isinstance(button, QWidget) and not dialog.rect().contains(
            QRect(button.mapTo(dialog, QPoint(0, 0)), button.size())
        ):
            found.append("a button cannot be reached")
    return found


def dialogs(program: Program) -> Iterator[tuple[str, BaseDialog]]:
    actions = program.window.actions_
    for name in ("leave", "about", "keys", "settings"):
        actions.all[name].trigger()
        yield name, shown()
        shown().reject()
    actions.settings.trigger()
    settings = program.window.findChildren(BaseDialog)[-1]
    for page in range(1, 3):
        settings.tabs.setCurrentIndex(page)  # type: ignore[attr-defined]
        yield f"settings, page {page}", shown()
    settings.reject()
    program.context.show_message(
        lambda: "A sentence that must be read, and that is long enough to be wrapped. " * 3
    )
    yield "message", shown()
    shown().reject()
    actions.give_up.trigger()
    yield "give up", shown()
    shown().give.click()  # type: ignore[attr-defined]
    assert program.game.session is not None
    program.game.session.answer(True)
    yield "game over", shown()


@languages
@scales
def test_every_dialog_is_whole_and_on_the_screen(
    open_window: Open, language: str, scale: float
) -> None:
    program = begin(open_window, language, scale, "--new", "backgammon", "--dice", "5-4,3-1")
    opening(program)
    found = {name: wrong_with(dialog) for name, dialog in dialogs(program)}
    assert len(found) == 9
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


@languages
@scales
def test_the_start_page_is_whole(open_window: Open, language: str, scale: float) -> None:
    program = begin(open_window, language, scale)
    page = program.window.pages.currentWidget()
    assert isinstance(page, StartPage)
    assert faults(page) == []


@languages
@scales
@pytest.mark.parametrize("game", ["tric-trac", "backgammon"])
def test_the_table_is_whole(open_window: Open, language: str, scale: float, game: str) -> None:
    program = begin(open_window, language, scale, "--new", game, "--dice", "5-4,3-1")
    assert faults(program.window) == []
    opening(program)
    assert program.game.session is not None
    program.game.session.play(1, 4)  # is refused with a sentence
    settle()
    assert faults(program.window) == []
    board = program.game.page.board
    assert board.height() >= 200


def test_everything_grows_at_once_and_shrinks_again(open_window: Open) -> None:
    program = begin(open_window, "en", 1.0, "--new", "tric-trac")
    game = program.game.page

    def sizes() -> list[float]:
        settle()
        (bar,) = program.window.findChildren(QToolBar)
        label: QLabel = game.console.next
        swatch: Swatch = game.near.swatch
        return [
            label.fontInfo().pixelSize(),
            game.near.name.fontInfo().pixelSize(),
            program.window.menuBar().fontInfo().pixelSize(),
            bar.iconSize().width(),
            game.console.undo.iconSize().width(),
            swatch.sizeHint().width(),
            program.rules.dock.browser.fontInfo().pixelSize(),
        ]

    usual = sizes()
    for scale in SCALES:
        program.settings.apply(replace(program.settings.current, text_scale=scale))
        for now, before in zip(sizes(), usual, strict=True):
            assert now == pytest.approx(before * scale, rel=0.06)
    program.settings.apply(replace(program.settings.current, text_scale=1.0))
    assert sizes() == usual


def test_a_narrow_window_leaves_the_captions_of_the_toolbar_out(open_window: Open) -> None:
    program = begin(open_window, "de", 2.0, "--new", "tric-trac")
    (bar,) = program.window.findChildren(QToolBar)
    assert bar.sizeHint().width() <= program.window.width()
    program.window.resize(1600, 900)
    settle()
    narrow = bar.sizeHint().width()
    program.settings.apply(replace(program.settings.current, text_scale=1.0))
    program.window.resize(1280, 800)
    settle()
    assert bar.toolButtonStyle().name == "ToolButtonTextBesideIcon"
    assert narrow > 800


def test_the_plates_lie_beside_a_board_that_large_type_would_make_small(open_window: Open) -> None:
    program = begin(open_window, "en", 2.0, "--new", "tric-trac", "--dice", "5-4,3-1")
    opening(program)
    settle()
    game = program.game.page
    assert game.far.geometry().left() >= game.board.geometry().right()
    assert game.near.geometry().top() > game.far.geometry().bottom()
    assert game.far.pips.isVisible()
    assert game.near.turn.isVisible()
    assert game.board.height() > 300
    program.settings.apply(replace(program.settings.current, text_scale=1.0))
    program.window.resize(1000, 1000)
    settle()
    assert game.far.geometry().bottom() <= game.board.geometry().top()
    assert game.near.geometry().top() >= game.board.geometry().bottom()
