"""The window's language: its translations, its dates, and the switch while it is open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QDateTime,
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
)
from PySide6.QtWidgets import QApplication

from trictrac_gui.assets import LANGUAGES, SOURCE_LANGUAGE
from trictrac_gui.texts.catalogue import Translate

translate: Final[Translate] = QCoreApplication.translate
"""What the window hands to whoever words something."""


def date_and_time(seconds: float) -> str:
    """A moment since 1970 as people write it."""
    when = QDateTime.fromSecsSinceEpoch(int(seconds))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def system_language() -> str:
    """The first of the system's languages that the program speaks, English if none."""
    for tag in QLocale.system().uiLanguages():
        code = tag.replace("_", "-").partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return SOURCE_LANGUAGE


class LanguageSwitch(QObject):
    """Installs the translations of one language at a time.

    Qt then sends ``LanguageChange`` to every widget, which words itself anew. ``current`` is
    the language in use.
    """

    def __init__(self, app: QApplication, folder: Path) -> None:
        super().__init__(app)
        self._app = app
        self._folder = folder
        self._installed: list[QTranslator] = []
        self.current = SOURCE_LANGUAGE

    def use(self, wanted: str) -> bool:
        """Speak a language, the system's for an empty string.

        False if its file is missing or unreadable: the source texts, which are English, remain.
        """
        language = wanted if wanted in LANGUAGES else system_language()
        self.release()
        QLocale.setDefault(QLocale(language))
        self.current = language
        # Qt's own words, as in its dialog for folders; without them these stay English. They come
        # first, because the last installed are asked first: a key is called as elsewhere here.
        own = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if language != SOURCE_LANGUAGE and own.load(f"{folder}/qtbase_{language}.qm"):
            self._install(own)
        translator = QTranslator(self)
        loaded = translator.load(str(self._folder / f"trictrac_{language}.qm"))
        if loaded:
            self._install(translator)
        return loaded

    def _install(self, translator: QTranslator) -> None:
        self._app.installTranslator(translator)
        self._installed.append(translator)

    def release(self) -> None:
        """Leave the application with its source texts."""
        for translator in self._installed:
            self._app.removeTranslator(translator)
        self._installed = []


Words = Callable[[], str]
"""Makes a text in the language in use."""


class Worded:
    """A widget whose texts are asked for again when the language changes.

    It is mixed in before a class of Qt. ``word`` binds a text to what shows it, and ``reword``
    asks for all of them again, where some depend on a state that has changed. ``retranslate`` is
    for what is not one text in one place, after all that was bound.
    """

    _worded: tuple[tuple[Callable[[str], object], Words], ...] = ()

    def word(self, show: Callable[[str], object], words: Words) -> None:
        """Show a text now, and in each language that comes."""
        self._worded = (*self._worded, (show, words))
        show(words())

    def retranslate(self) -> None:
        """Word the rest in the language in use."""

    def reword(self) -> None:
        """Ask for all texts again."""
        for show, words in self._worded:
            show(words())
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Word everything anew when the language changes."""
        super().changeEvent(event)  # type: ignore[misc]  # the widget's
        if event.type() is QEvent.Type.LanguageChange:
            self.reword()
