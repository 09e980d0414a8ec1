"""The window that stands model: it is dressed for a look, posed, and its picture is taken."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QObject,
    QPointF,
    Qt,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QDialog, QWidget

from gallery.looks import Look, Screens
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.model import Place, Roll
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.game.game_choice import GameChoice
from trictrac_gui.ui.game.game_controller import RunningScore
from trictrac_gui.ui.start.start_page import StartPage
from trictrac_gui.ui.window.navigator import PageName

if TYPE_CHECKING:
    from trictrac_gui.app import Program
    from trictrac_gui.ui.class_mode.class_mode import ClassMode

DOCKS = ("rules", "moves", "coach", "plays")
AUTUMN: Final = 1_790_000_000
"""A moment of the year 2026 at which the games of the lists were played."""

HOUR: Final = 3600

ROUNDS = 30
"""So often are the events let through: one change of size brings about others."""


def let_pass(kind: object, context: object, text: str) -> None:
    """Qt's messages, but for those about what a screen in memory cannot do."""
    if not text.startswith("This plugin does not support"):
        sys.stderr.write(f"{text}\n")


class _FontsStay(QObject):
    """Keeps Qt from dropping fonts that were not used for some seconds.

    Large letters made anew differ a little at their edges, and so would two runs of which one is
    slower. Qt's cache of fonts is the only bare ``QObject`` that has a timer.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        return kind is QEvent.Type.Timer and watched.metaObject().className() == "QObject"


class Stage:
    """What a scene needs of the program, in few words."""

    def __init__(self, program: Program, screens: Screens) -> None:
        self.program = program
        self._screens = screens
        self._kept: list[Path] = []
        qInstallMessageHandler(let_pass)
        application = QCoreApplication.instance()
        assert application is not None
        self._fonts_stay = _FontsStay(application)
        application.installEventFilter(self._fonts_stay)
        QGuiApplication.styleHints().setCursorFlashTime(0)
        self.program.settings.apply(replace(program.settings.current, reduced_motion="on"))

    # -- what scenes ask for -----------------------------------------------------------------

    @property
    def session(self) -> GameSession:
        """The game on the table."""
        session = self.program.game.session
        assert session is not None, "no game is on the table"
        return session

    @property
    def view(self) -> GameView:
        """The game on the table as it stands."""
        return self.session.view()

    @property
    def start_page(self) -> StartPage:
        """The start page, which must be shown."""
        page = self.program.window.pages.currentWidget()
        assert isinstance(page, StartPage)
        return page

    def sit_down(
        self,
        variant: str,
        *,
        seed: int = 1,
        script: tuple[Roll, ...] = (),
        names: tuple[str, str] = ("Anna", "Bruno"),
        rules: Mapping[str, str | bool] | None = None,
    ) -> None:
        """Begin a game, and an evening with it."""
        self.program.game.score = RunningScore()
        self.program.start.begin(GameChoice(variant, names, rules or {}), DiceChoice(seed, script))

    def keep_games(self) -> None:
        """Leave the table for the start page; all games were played in autumn, an hour apart.

        A running game stays untouched, or it would believe that another program changed its file.
        """
        path = self.session.path
        assert path is not None, "the game has no file"
        self.program.navigator.open(PageName.START)
        self._kept = sorted(path.parent.glob("*.jsonl"), key=lambda one: one.stat().st_mtime_ns)
        for one, moment in zip(self._kept, count(AUTUMN, HOUR), strict=False):
            os.utime(one, (moment, moment))

    def press(self, place: Place) -> None:
        """Take the uppermost checker of a place into the hand and carry it a little."""
        board = self.program.game.page.board
        side = self.view.to_move
        assert side is not None
        item = board.board.checkers.top(side, place)
        assert item is not None
        at = QPointF(board.mapFromScene(item.scenePos()))
        middle = QPointF(board.viewport().rect().center())
        _send(board, QEvent.Type.MouseButtonPress, at)
        for share in (0.1, 0.25):
            _send(board, QEvent.Type.MouseMove, at + (middle - at) * share)

    # -- taking a picture --------------------------------------------------------------------

    def wear(self, look: Look) -> None:
        """Show the same thing in another size, theme, language or type."""
        self.close_dialogs()
        self._leave_class()
        for dock in DOCKS:
            self.program.window.actions_.all[dock].setChecked(False)
        preferences = self.program.settings
        preferences.apply(
            replace(
                self.program.settings.current,
                theme=look.theme,
                language=look.language,
                text_scale=look.text,
            )
        )
        self.program.window.setGeometry(*self._screens.origin(look), *look.size)
        self.program.window.show()
        self.settle()

    def settle(self) -> None:
        """Let everything that was asked for happen."""
        while self.program.window.isVisible() and not self.program.prepared:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        for _ in range(ROUNDS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            QCoreApplication.processEvents()
        for board in self.program.window.front.findChildren(BoardView):
            board.settle()
        rules = self.program.rules.dock
        while rules.isVisible() and not rules.browser.settled:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if rules.isVisible():
            rules.browser.document().size()  # lays the whole page out, not only what is seen
            QCoreApplication.processEvents()

    def dialogs(self) -> list[QDialog]:
        """The dialogs that are open."""
        return [
            found for found in self.program.window.front.findChildren(QDialog) if found.isVisible()
        ]

    def close_dialogs(self) -> None:
        """Close them all."""
        for dialog in self.dialogs():
            dialog.reject()
        self.settle()

    def picture(self) -> QPixmap:
        """The window that is looked at, with what lies over it."""
        window = self.program.window.front
        result = window.grab()
        for dialog in self.dialogs():
            _lay_over(result, dialog)
        return result

    def present(self) -> ClassMode:
        """Show the game in class mode, in a window as large as the other."""
        show = self.program.class_mode
        show.enter()
        show.window.showNormal()
        show.window.setGeometry(self.program.window.geometry())
        self.settle()
        show.page.board.settle()
        return show

    def _leave_class(self) -> None:
        if self.program.window.front is not self.program.window:
            self.program.class_mode.leave()

    def let_go(self) -> None:
        """Leave the table; the games of the gallery are not to be gone on with."""
        self.close_dialogs()
        self._leave_class()
        session = self.program.game.session
        path = None if session is None else session.path
        self.program.game.let_go()
        for one in (*self._kept, path):
            if one is not None:
                one.unlink()
        self._kept = []
        self.program.navigator.open(PageName.START)


def _send(board: BoardView, kind: QEvent.Type, spot: QPointF) -> None:
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    button = none if kind is QEvent.Type.MouseMove else left
    over = QPointF(board.viewport().mapToGlobal(spot))
    event = QMouseEvent(kind, spot, over, button, left, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(board.viewport(), event)


def _lay_over(picture: QPixmap, dialog: QWidget) -> None:
    """Paint a dialog in the middle; what does not fit on the window is seen to be cut off."""
    painter = QPainter(picture)
    size = picture.deviceIndependentSize()
    left = round((size.width() - dialog.width()) / 2)
    top = round((size.height() - dialog.height()) / 2)
    painter.fillRect(
        left - 1, top - 1, dialog.width() + 2, dialog.height() + 2, Qt.GlobalColor.black
    )
    painter.drawPixmap(left, top, dialog.grab())
    painter.end()
