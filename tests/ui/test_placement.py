"""Where the window comes back."""

from __future__ import annotations

from PySide6.QtCore import QRect

from trictrac_gui.storage import Geometry
from trictrac_gui.ui.placement import fitted

SCREEN = QRect(0, 0, 1920, 1080)
SECOND = QRect(1920, 0, 1280, 1024)


def test_a_place_on_the_screen_comes_back_as_it_was() -> None:
    assert fitted(Geometry(100, 80, 1000, 700), [SCREEN]) == QRect(100, 80, 1000, 700)


def test_a_place_on_a_second_screen_comes_back_there() -> None:
    assert fitted(Geometry(2000, 80, 1000, 700), [SCREEN, SECOND]).left() == 2000


def test_a_place_on_a_screen_that_is_gone_moves_to_the_main_one() -> None:
    assert SCREEN.contains(fitted(Geometry(2500, 300, 1000, 700), [SCREEN]))


def test_a_window_larger_than_the_screen_shrinks() -> None:
    assert fitted(Geometry(-50, -50, 4000, 3000), [SCREEN]) == SCREEN


def test_a_window_is_never_smaller_than_usable() -> None:
    assert fitted(Geometry(0, 0, 10, 10), [SCREEN]).size().width() == 800


def test_the_first_window_is_in_the_middle() -> None:
    assert fitted(None, [SCREEN]).center() == SCREEN.center()
