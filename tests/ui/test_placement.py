"""Where the window comes back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect

from trictrac_gui.storage import Geometry
from trictrac_gui.ui.placement import EDGE, SMALLEST, TITLE_BAR, fitted

SCREEN = QRect(0, 0, 1920, 1080)
SECOND = QRect(1920, 0, 1280, 1024)


def test_a_place_on_the_screen_comes_back_as_it_was() -> None:
    assert fitted(Geometry(100, 80, 1000, 700), [SCREEN]) == QRect(100, 80, 1000, 700)


def test_a_place_on_a_second_screen_comes_back_there() -> None:
    assert fitted(Geometry(2000, 80, 1000, 700), [SCREEN, SECOND]).left() == 2000


def test_a_place_on_a_screen_that_is_gone_moves_to_the_main_one() -> None:
    assert SCREEN.contains(fitted(Geometry(2500, 300, 1000, 700), [SCREEN]))


def test_a_window_larger_than_the_screen_shrinks() -> None:
    found = fitted(Geometry(-50, -50, 4000, 3000), [SCREEN])
    assert SCREEN.contains(found)
    assert found.width() > 1900


def test_a_window_is_never_smaller_than_usable() -> None:
    assert fitted(Geometry(0, 0, 10, 10), [SCREEN]).size() == SMALLEST


def test_the_first_window_is_in_the_middle() -> None:
    found = fitted(None, [SCREEN])
    assert found.center().x() == SCREEN.center().x()
    assert found.center().y() == SCREEN.center().y() + (TITLE_BAR - EDGE) // 2


@pytest.mark.parametrize("wanted", [None, Geometry(0, 0, 1366, 768), Geometry(0, -60, 1000, 700)])
@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (800, 600), (3840, 2160)])
def test_the_title_bar_is_on_the_screen(size: tuple[int, int], wanted: Geometry | None) -> None:
    screen = QRect(40, 20, *size)
    found = fitted(wanted, [screen])
    frame = found.adjusted(-EDGE, -TITLE_BAR, EDGE, EDGE)
    assert screen.contains(frame)
