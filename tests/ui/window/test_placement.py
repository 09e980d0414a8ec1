"""Where the window comes back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QRect
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open
from tests.ui.window.test_navigator import OPENED, come_to
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.storage.settings import WindowGeometry
from trictrac_gui.ui.window import main_window
from trictrac_gui.ui.window.main_window import EDGE, SMALLEST, TITLE_BAR, OnScreen, fitted

SCREEN = QRect(0, 0, 1920, 1080)
SECOND = QRect(1920, 0, 1280, 1024)


def test_a_place_on_the_screen_comes_back_as_it_was() -> None:
    assert fitted(WindowGeometry(100, 80, 1000, 700), [SCREEN]) == QRect(100, 80, 1000, 700)


def test_a_place_on_a_second_screen_comes_back_there() -> None:
    assert fitted(WindowGeometry(2000, 80, 1000, 700), [SCREEN, SECOND]).left() == 2000


def test_a_place_on_a_screen_that_is_gone_moves_to_the_main_one() -> None:
    assert SCREEN.contains(fitted(WindowGeometry(2500, 300, 1000, 700), [SCREEN]))


def test_a_window_larger_than_the_screen_shrinks() -> None:
    found = fitted(WindowGeometry(-50, -50, 4000, 3000), [SCREEN])
    assert SCREEN.contains(found)
    assert found.width() > 1900


def test_a_window_is_never_smaller_than_usable() -> None:
    assert fitted(WindowGeometry(0, 0, 10, 10), [SCREEN]).size() == SMALLEST


def test_the_first_window_is_in_the_middle() -> None:
    found = fitted(None, [SCREEN])
    assert found.center().x() == SCREEN.center().x()
    assert found.center().y() == SCREEN.center().y() + (TITLE_BAR - EDGE) // 2


@pytest.mark.parametrize(
    "wanted", [None, WindowGeometry(0, 0, 1366, 768), WindowGeometry(0, -60, 1000, 700)]
)
@pytest.mark.parametrize(
    "size",
    [
        *((1366, 768), (1280, 720), (800, 600), (3840, 2160)),
        (1920 // 2, 1080 // 2),  # at 200 %
        (1366 * 2 // 3, 768 * 2 // 3),  # at 150 %
    ],
)
def test_the_title_bar_is_on_the_screen(
    size: tuple[int, int], wanted: WindowGeometry | None
) -> None:
    screen = QRect(40, 20, *size)
    found = fitted(wanted, [screen])
    frame = found.adjusted(-EDGE, -TITLE_BAR, EDGE, EDGE)
    assert screen.contains(frame)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_asks_for_a_larger_window_than_the_smallest(
    open_window: Open, language: str
) -> None:
    program = open_window("--new", "backgammon", "--language", language)
    for dock in ("rules", "moves", "coach"):
        program.window.actions_.all[dock].setChecked(True)
    for page in OPENED:
        come_to(program, page)
        needed = program.window.minimumSizeHint()
        assert SMALLEST.expandedTo(needed) == SMALLEST, (page, needed)


@pytest.mark.parametrize("side", [QRect(-1280, 0, 1280, 1024), QRect(0, -1024, 1280, 1024)])
def test_a_second_screen_may_lie_left_of_the_main_one_or_above_it(side: QRect) -> None:
    wanted = WindowGeometry(side.x() + 50, side.y() + 60, 1000, 700)
    assert fitted(wanted, [SCREEN, side]) == QRect(side.x() + 50, side.y() + 60, 1000, 700)


def test_a_window_between_two_screens_goes_to_the_one_that_holds_more_of_it() -> None:
    found = fitted(WindowGeometry(1700, 100, 1000, 700), [SCREEN, SECOND])
    assert SECOND.contains(found)


def test_a_lower_resolution_at_the_next_start_shrinks_the_window() -> None:
    small = QRect(0, 0, 1024, 768)
    found = fitted(WindowGeometry(800, 300, 1600, 1000), [small])
    assert small.contains(found.adjusted(-EDGE, -TITLE_BAR, EDGE, EDGE))


def test_a_window_comes_back_when_its_screen_is_unplugged(
    open_window: Open, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    program = open_window()
    keeper = program.window.findChild(OnScreen)
    assert keeper is not None
    program.window.setGeometry(2000, 100, 900, 600)
    QCoreApplication.processEvents()
    monkeypatch.setattr(main_window, "usable_areas", lambda: [SCREEN, SECOND])
    keeper.look()
    assert program.window.geometry().left() == 2000
    monkeypatch.setattr(main_window, "usable_areas", lambda: [SCREEN])
    keeper._waiting.start()  # as the signal of the screen that goes
    qtbot.waitUntil(lambda: SCREEN.contains(program.window.geometry()))
    assert program.window.width() == 900


def test_a_full_screen_window_is_left_to_the_system(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = open_window()
    program.window.showFullScreen()
    before = program.window.geometry()
    monkeypatch.setattr(main_window, "usable_areas", lambda: [QRect(0, 0, 800, 600)])
    keeper = program.window.findChild(OnScreen)
    assert keeper is not None
    keeper.look()
    assert program.window.geometry() == before
