"""Where files come from: dragged onto the window, or opened before."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QUrl, Signal
from PySide6.QtGui import (
    QDragLeaveEvent,
    QDropEvent,
    QFont,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from trictrac_gui.storage.settings import LONGEST_TEXT
from trictrac_gui.texts.catalogue import shown_path
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.widgets.labels import plain
from trictrac_gui.ui.window.main_window import MainWindow
from trictrac_gui.ui.window.settings_controller import SettingsController

MARGIN, DASH = 18, 3


def local_path(url: QUrl) -> Path | None:
    """The file of this computer that an address names; None for anything in a network.

    Names of any bytes are kept as they are, where the system has such names.
    """
    if not url.isLocalFile():
        return None
    if sys.platform == "win32" or url.host():
        return Path(url.toLocalFile())
    from urllib.parse import unquote_to_bytes

    encoded = url.path(QUrl.ComponentFormattingOption.FullyEncoded)
    return Path(os.fsdecode(unquote_to_bytes(encoded)))


def local_paths(urls: Iterable[QUrl]) -> list[Path]:
    return [path for url in urls if (path := local_path(url)) is not None]


class DropSign(QWidget):
    """Lies over the whole window while a file is held over it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._under = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def cover(self) -> None:
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

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.sign = DropSign(window)
        window.setAcceptDrops(True)
        window.dragged.connect(self._follow)

    def _follow(self, event: QEvent) -> None:
        """Take what is dragged and dropped, as long as no dialog waits for an answer."""
        if isinstance(event, QDragLeaveEvent):
            self.sign.hide()
        if not isinstance(event, QDropEvent) or not _wanted(event):
            return
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() is QEvent.Type.Drop:  # whose class is that of entering and moving as well
            self.sign.hide()
            self._take(event)
        else:
            self.sign.cover()

    def _take(self, event: QDropEvent) -> None:
        urls = event.mimeData().urls()
        paths = local_paths(urls)
        if paths:
            self.dropped.emit(paths)
        for url in urls:
            if local_path(url) is None:
                self.refused.emit(url.toString())
                break


def _wanted(event: QDropEvent) -> bool:
    return QApplication.activeModalWidget() is None and event.mimeData().hasUrls()


MOST: Final = 8


class RecentFiles:
    """The list in the settings; on a shared computer nothing is kept."""

    def __init__(self, settings: SettingsController) -> None:
        self._settings = settings

    def files(self) -> tuple[str, ...]:
        """The files, the last one first."""
        settings = self._settings.current
        return () if settings.guest else settings.recent_files[:MOST]

    def add(self, path: Path) -> None:
        """Remember a file, unless its name can be kept nowhere."""
        name = str(path)
        if self._settings.current.guest or len(name) > LONGEST_TEXT:
            return
        try:
            name.encode()
        except UnicodeEncodeError:  # a name that is no text
            return
        others = [known for known in self.files() if known != name]
        self._keep((name, *others)[:MOST])

    def clear(self) -> None:
        self._keep(())

    def _keep(self, files: tuple[str, ...]) -> None:
        if files != self._settings.current.recent_files:
            self._settings.change(recent_files=files)


class RecentMenu(QMenu):
    """The list as a menu, made anew whenever it is opened."""

    def __init__(
        self, parent: QWidget, recent: RecentFiles, wanted: Callable[[Path], object]
    ) -> None:
        super().__init__(parent)
        self._recent = recent
        self._wanted = wanted
        self.fill()

    def fill(self) -> None:
        self.setTitle(translate("Files", "Open &again"))
        self.clear()
        files = self._recent.files()
        names = [Path(file).name for file in files]
        for number, (file, name) in enumerate(zip(files, names, strict=True), 1):
            # Of two files with one name the folder tells which is which.
            told = shown_path(file if names.count(name) > 1 else name).replace("&", "&&")
            action = self.addAction(f"&{number}  {told}")
            action.setStatusTip(plain(shown_path(file)))
            action.setToolTip(plain(told))
            action.triggered.connect(partial(self._open, Path(file)))
        if files:
            self.addSeparator()
            self.addAction(translate("Files", "&Clear the list")).triggered.connect(self._clear)
        self.setEnabled(bool(files))

    def _open(self, path: Path, *_: object) -> None:
        self._wanted(path)

    def _clear(self) -> None:
        self._recent.clear()
        self.fill()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.fill()
