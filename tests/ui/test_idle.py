"""A window that nobody uses does nothing: no page lays itself out again and again."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from tests.sessions import act_at_random
from tests.ui.conftest import Open
from tests.ui.test_window import start_page
from trictrac_gui.app import Program
from trictrac_gui.ui.dialogs.keys import KeysPage
from trictrac_gui.ui.dialogs.settings import SettingsDialog
from trictrac_gui.ui.window.navigator import PageName

LOOKED_AT = 120
"""Milliseconds that are looked at as a whole."""
PASSES = 6
"""Of the event loop in that time; a cursor blinks and a timer ends, but nothing goes on."""
SIZES = 3
"""So many sizes each page is given, one after the other."""


class LayoutRequests(QObject):
    """Counts who is laid out again."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self.counts[f"{type(watched).__name__} {watched.objectName()}".strip()] += 1
        return False


class Passes:
    """Counts how often the event loop wakes up."""

    def __init__(self) -> None:
        self.number = 0

    def add(self) -> None:
        self.number += 1


def comes_to_rest(seconds: float = 5) -> str:
    """Nothing once the event loop sleeps; else who is laid out and how often in a moment."""
    dispatcher, application = QAbstractEventDispatcher.instance(), QApplication.instance()
    assert dispatcher is not None
    assert application is not None
    end = time.monotonic() + seconds
    while True:
        passes, requests = Passes(), LayoutRequests()
        awake = dispatcher.awake.connect(passes.add)
        application.installEventFilter(requests)
        loop = QEventLoop()
        QTimer.singleShot(LOOKED_AT, loop.quit)
        loop.exec()
        application.removeEventFilter(requests)
        dispatcher.awake.disconnect(awake)
        if passes.number <= PASSES and not requests.counts:
            return ""
        if time.monotonic() > end:
            return f"{passes.number} passes, {dict(requests.counts)}"


def used(window: QWidget, chance: Random) -> Iterator[str]:
    """Give a window some sizes, and tell each with what does not come to rest at it."""
    for _ in range(SIZES):
        window.resize(chance.randrange(700, 1900), chance.randrange(500, 1100))
        QApplication.processEvents()
        if trouble := comes_to_rest():
            yield f"{window.width()} × {window.height()}: {trouble}"


@pytest.fixture
def playing(open_window: Open) -> Program:
    """A window with a game of Backgammon some throws on, and all docks open."""
    program = open_window("--new", "backgammon", "--seed", "7")
    session = program.game.session
    assert session is not None
    chance = Random(3)
    for _ in range(40):
        act_at_random(session, chance)
    for action in ("rules", "moves", "coach"):
        if not program.window.actions_.all[action].isChecked():
            program.window.actions_.all[action].trigger()
    return program


@pytest.mark.parametrize("page", ["start", "library", "lessons", "editor", "sets"])
def test_a_page_comes_to_rest_at_every_size(playing: Program, page: str) -> None:
    playing.navigator.open(PageName(page))
    assert not list(used(playing.window, Random(page)))


def test_a_game_with_its_docks_comes_to_rest_at_every_size(playing: Program) -> None:
    assert not list(used(playing.window, Random(1)))
    playing.settings.change(text_scale=1.5)
    assert not list(used(playing.window, Random(2)))


def test_the_throws_of_the_dice_come_to_rest_at_every_size(playing: Program) -> None:
    playing.window.actions_.dice_page.trigger()
    assert not list(used(playing.window, Random(3)))


def test_class_mode_comes_to_rest_at_every_size(playing: Program) -> None:
    playing.window.actions_.present.trigger()
    class_mode = playing.class_mode
    assert not list(used(class_mode.window, Random(4)))
    class_mode.plays_list.turn()
    assert not list(used(class_mode.window, Random(5)))
    class_mode.projection.audience.show()
    assert not list(used(class_mode.projection.audience, Random(6)))
    class_mode.leave()


def test_a_page_laid_out_by_its_own_request_is_laid_out_once(playing: Program) -> None:
    playing.window.actions_.present.trigger()
    page = playing.class_mode.page
    assert not comes_to_rest()
    arranged, arrange = Passes(), page.arrange

    def counted() -> None:
        arranged.add()
        arrange()

    page.arrange = counted  # type: ignore[method-assign]
    page.tell(lambda: "One more sentence.")
    assert not comes_to_rest()
    assert 1 <= arranged.number <= 3
    playing.class_mode.leave()


@pytest.mark.parametrize(("action", "kind"), [("keys", KeysPage), ("settings", SettingsDialog)])
def test_a_dialog_comes_to_rest_over_every_size(
    playing: Program, action: str, kind: type[QWidget]
) -> None:
    playing.window.actions_.all[action].trigger()
    (dialog,) = playing.window.findChildren(kind)
    assert not list(used(playing.window, Random(7)))
    dialog.close()


def test_the_start_page_comes_to_rest_in_every_size_of_type(open_window: Open) -> None:
    program = open_window()
    for scale in (1.0, 1.5, 2.0):
        program.settings.change(text_scale=scale)
        assert not list(used(start_page(program).window(), Random(scale)))
