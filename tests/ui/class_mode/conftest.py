"""A class mode opened as the program opens it, with screens and a system that are only played."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.ui.conftest import Open
from trictrac_gui.app import Program
from trictrac_gui.engine.drawings import DrawnPlace
from trictrac_gui.ui.class_mode import class_mode
from trictrac_gui.ui.class_mode.audience import Screens, Showable
from trictrac_gui.ui.class_mode.class_mode import ClassMode
from trictrac_gui.ui.painting.drawings import spot_of


class PlayedScreen:
    """A screen that is nowhere but in a test."""

    def __init__(self, name: str, rect: QRect) -> None:
        self._name, self._rect = name, rect

    def name(self) -> str:
        return self._name

    def geometry(self) -> QRect:
        return self._rect


class PlayedScreens(Screens):
    """The real screen and played ones, plugged in and out at will."""

    def __init__(self) -> None:
        super().__init__()
        self.more: list[PlayedScreen] = []

    def all(self) -> list[Showable]:
        return [*super().all(), *self.more]

    def plug(self, name: str, rect: QRect) -> None:
        self.more.append(PlayedScreen(name, rect))
        self.changed.emit()

    def unplug(self, name: str) -> None:
        self.more = [screen for screen in self.more if screen.name() != name]
        self.changed.emit()

    def put(self, window: object, screen: Showable) -> None:
        assert isinstance(window, QWidget)
        window.setGeometry(screen.geometry())
        window.show()


class PlayedHold:
    """A system that notes down whether its screen may sleep."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []
        self.held = 0

    def ask(self, name: str, why: str) -> PlayedHold:
        self.asked.append((name, why))
        self.held += 1
        return self

    def release(self) -> None:
        self.held -= 1


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> PlayedHold:
    hold = PlayedHold()
    monkeypatch.setattr("trictrac_gui.ui.window.keep_awake.usual", lambda: hold.ask)
    return hold


@pytest.fixture
def screens(monkeypatch: pytest.MonkeyPatch, qapp: object) -> PlayedScreens:
    played = PlayedScreens()
    monkeypatch.setattr(class_mode, "Screens", lambda parent: played)
    return played


class Lesson:
    """A class mode with hands on it."""

    def __init__(self, program: Program, size: tuple[int, int]) -> None:
        self.program = program
        program.window.actions_.present.trigger()
        self.show: ClassMode = program.class_mode
        self.window, self.page, self.board = (
            self.show.window,
            self.show.page,
            self.show.page.board,
        )
        for board in (self.board, self.show.audience.board):
            board.set_speed(0)
        self.window.showNormal()
        self.resize(*size)
        self.window.activateWindow()
        assert QTest.qWaitForWindowActive(self.window)
        self.board.setFocus()

    def resize(self, width: int, height: int) -> None:
        self.window.resize(width, height)
        QCoreApplication.processEvents()
        self.board.settle()

    def key(self, key: Qt.Key | str, held: Qt.KeyboardModifier | None = None) -> None:
        """Press a key wherever the keyboard is."""
        focus = cast("QWidget | None", self.window.focusWidget())
        target = self.window if focus is None else focus
        if held is None:
            QTest.keyClick(target, key)  # type: ignore[arg-type]
        else:
            QTest.keyClick(target, key, held)  # type: ignore[arg-type]

    def spot(self, place: DrawnPlace, height: float = 1.3) -> QPoint:
        geometry = self.board.geometry_of_board
        assert geometry is not None
        return spot_of(geometry, place, height).toPoint()

    def click(
        self,
        place: DrawnPlace,
        height: float = 0,
        held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        QTest.mouseClick(
            self.board.viewport(), Qt.MouseButton.LeftButton, held, self.spot(place, height)
        )

    def drag(
        self,
        src: DrawnPlace,
        dst: DrawnPlace,
        held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        height: float = 0,
    ) -> None:
        port, left = self.board.viewport(), Qt.MouseButton.LeftButton
        start, end = self.spot(src, height), self.spot(dst, height)
        QTest.mousePress(port, left, held, start)
        QTest.mouseMove(port, (start + end) / 2)
        QTest.mouseMove(port, end)
        QTest.mouseRelease(port, left, held, end)

    def throw(self, *numbers: int) -> None:
        """Set a throw by hand and make it."""
        for number in numbers:
            self.key(str(number))
        self.key(Qt.Key.Key_Return)

    @property
    def drawn(self) -> list[str]:
        from trictrac_gui.engine.drawings import format_drawings

        return format_drawings(self.show.drawing.drawings).splitlines()


Begin = Callable[..., Lesson]


@pytest.fixture
def begin(open_window: Open, screens: PlayedScreens, system: PlayedHold) -> Begin:
    """Opens the program with the arguments given and begins to present."""

    def start(*arguments: str, size: tuple[int, int] = (1024, 768)) -> Lesson:
        return Lesson(open_window(*arguments), size)

    return start
