"""Files dragged onto the window: a sign that they can be dropped, and what was dropped."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import unquote_to_bytes

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QUrl, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QWidget

from trictrac_gui.ui.language import translate

MARGIN, DASH = 18, 3


def local_path(url: QUrl) -> Path | None:
    """The file of this computer that an address names; None for anything in a network.

    Names of any bytes are kept as they are, where the system has such names.
    """
    if not url.isLocalFile():
        return None
    if sys.platform == "win32" or url.host():
        return Path(url.toLocalFile())
    encoded = url.path(QUrl.ComponentFormattingOption.FullyEncoded)
    return Path(os.fsdecode(unquote_to_bytes(encoded)))


def local_paths(urls: Iterable[QUrl]) -> list[Path]:
    """The files among some addresses."""
    return [path for url in urls if (path := local_path(url)) is not None]


class DropSign(QWidget):
    """Lies over the whole window while a file is held over it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._under = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def cover(self) -> None:
        """Come up over everything."""
        self.setGeometry(self._under.rect())
        self.setAccessibleName(translate("Files", "Drop the file to open it"))
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A veil with a frame, and what happens if the file is dropped."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        veil = palette.color(palette.ColorRole.Window)
        veil.setAlphaF(0.86)
        painter.fillRect(self.rect(), veil)
        ink = palette.color(palette.ColorRole.Highlight)
        painter.setPen(QPen(ink, DASH, Qt.PenStyle.DashLine))
        inside = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        painter.drawRoundedRect(inside, MARGIN, MARGIN)
        font = QFont(self.font())
        font.setPixelSize(round(self.fontInfo().pixelSize() * 2))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(palette.color(palette.ColorRole.WindowText))
        room = QRect(inside).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value
        painter.drawText(room, flags, translate("Files", "Drop the file to open it"))


class DropTarget(QObject):
    """Lets files be dropped on a window.

    ``dropped`` carries the paths; ``refused`` an address of something that is no file here.
    """

    dropped = Signal(list)
    refused = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.sign = DropSign(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is dragged and dropped, as long as no dialog waits for an answer."""
        match event:
            case QDragEnterEvent() | QDragMoveEvent() if self._wanted(event):
                self.sign.cover()
                event.setDropAction(Qt.DropAction.CopyAction)
                event.accept()
                return True
            case QDropEvent() if self._wanted(event):
                self.sign.hide()
                event.setDropAction(Qt.DropAction.CopyAction)
                event.accept()
                self._take(event)
                return True
            case _ if event.type() is QEvent.Type.DragLeave:
                self.sign.hide()
            case _ if event.type() is QEvent.Type.Resize and self.sign.isVisible():
                self.sign.setGeometry(self._window.rect())
        return False

    def _wanted(self, event: QDropEvent) -> bool:
        # Qt takes an event of entering for one of dropping as well: its class says less.
        kinds = (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)
        if event.type() not in kinds or QApplication.activeModalWidget() is not None:
            return False
        return event.mimeData().hasUrls()

    def _take(self, event: QDropEvent) -> None:
        urls = event.mimeData().urls()
        paths = local_paths(urls)
        if paths:
            self.dropped.emit(paths)
        for url in urls:
            if local_path(url) is None:
                self.refused.emit(url.toString())
                break
