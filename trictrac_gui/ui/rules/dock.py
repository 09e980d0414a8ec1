"""The dock with the rules of the game on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDockWidget, QFrame, QHBoxLayout, QTextBrowser, QToolButton, QWidget

from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.ui.plate import label
from trictrac_gui.ui.style import ICON, Tones, icon

if TYPE_CHECKING:
    from trictrac_gui.rulesdoc import RuleDocument

AFTER_FIRST_PICTURE = 60
"""Milliseconds between the dock's coming up and the reading of its booklet."""

Loader = Callable[[str, str], "RuleDocument"]
"""(variant key, language) -> the booklet; read only when somebody wants to see it."""


class RulesBrowser(QTextBrowser):
    """Shows a booklet; follows links inside it only and loads nothing from anywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.anchorClicked.connect(self._follow)
        self.document().setDocumentMargin(16)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Nothing: a booklet is whole in itself."""
        return None

    def _follow(self, url: QUrl) -> None:
        if not url.scheme() and not url.host() and not url.path() and url.hasFragment():
            self.scrollToAnchor(url.fragment())


class RulesDock(QDockWidget):
    """The rules of a variant in the language in use, opened at a paragraph on demand."""

    def __init__(self, load: Loader, language: Callable[[], str]) -> None:
        super().__init__()
        self.setObjectName("rules")
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.setAllowedAreas(Qt.DockWidgetArea.RightDockWidgetArea)
        self._load = load
        self._language = language
        self._variant = ""
        self._shown: tuple[str, str] | None = None
        self._document: RuleDocument | None = None
        self._sheet = ""
        self._paragraph = ""
        self.browser = RulesBrowser()
        self.browser.setMinimumWidth(240)
        self.setWidget(self.browser)
        self.title = label("heading")
        self.shut = QToolButton()
        self.shut.setProperty("quiet", True)
        self.shut.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.shut.clicked.connect(self.close)
        self.setTitleBarWidget(self._title_bar())
        self.retranslate()

    def _title_bar(self) -> QWidget:
        bar = QFrame()
        bar.setObjectName("dockTitle")
        row = QHBoxLayout(bar)
        row.setContentsMargins(16, 5, 6, 5)
        row.addWidget(self.title, 1)
        row.addWidget(self.shut)
        return bar

    def sizeHint(self) -> QSize:
        """Wide enough for a comfortable line."""
        return QSize(380, 400)

    @property
    def paragraph(self) -> str:
        """The id of the paragraph opened last, empty before the first."""
        return self._paragraph

    @property
    def booklet(self) -> RuleDocument | None:
        """The booklet shown, None before one is read."""
        return self._document

    def show_variant(self, key: str) -> None:
        """Keep the rules of a game ready."""
        self._variant = key
        if self.isVisible():
            self._read()

    def open_rule(self, rule: RuleKey) -> None:
        """Open the dock at the paragraph that explains a rule."""
        self.show()
        self.raise_()
        self._read()
        if self._document is None:
            return
        try:
            paragraph = self._document.paragraph_for(rule)
        except KeyError:
            return
        self.open_paragraph(paragraph.id)

    def open_paragraph(self, name: str) -> None:
        """Scroll to a paragraph and give it the keyboard, so that it is read out as well."""
        self._paragraph = name
        self.browser.scrollToAnchor(name)
        self.browser.setFocus()

    def show_tones(self, tones: Tones, scale: float) -> None:
        """Take the colours around the table and the size of its type."""
        self._sheet = (
            f"body, p, li, td, th {{ color: {tones.ink}; line-height: 140%; }}"
            f"h1 {{ font-size: {round(21 * scale)}px; }}"
            f"h2 {{ font-size: {round(17 * scale)}px; color: {tones.accent}; margin-top: 18px; }}"
            f"p {{ margin-top: 0; margin-bottom: 10px; }}"
            f"a {{ color: {tones.accent}; text-decoration: none; }}"
            f"a[href] {{ color: {tones.accent}; text-decoration: underline; }}"
            f"td, th {{ padding: 3px 8px; }}"
        )
        self.shut.setIcon(icon("close", tones.ink, 2 * ICON))
        if self._shown is not None:
            self._shown = None
            self._read()

    def retranslate(self) -> None:
        """Word the title and take the booklet of the language in use."""
        self.setWindowTitle(QCoreApplication.translate("RulesDock", "Rules"))
        self.browser.setAccessibleName(self.windowTitle())
        self.title.setText(self.windowTitle())
        shut = QCoreApplication.translate("RulesDock", "Close the rules")
        self.shut.setToolTip(shut)
        self.shut.setAccessibleName(shut)
        if self._shown is not None:
            self._read()

    def showEvent(self, event: QShowEvent) -> None:
        """Read the booklet when it is first to be seen."""
        super().showEvent(event)
        # After the first picture: reading a booklet takes longer than painting a board.
        QTimer.singleShot(AFTER_FIRST_PICTURE, self._read_if_seen)

    def _read_if_seen(self) -> None:
        if self.isVisible():
            self._read()

    def _read(self) -> None:
        wanted = (self._variant, self._language())
        if not self._variant or self._shown == wanted:
            return
        from trictrac_gui.rulesdoc import RuleDocumentError, to_html

        self._shown = wanted
        self.browser.document().setDefaultStyleSheet(self._sheet)
        try:
            self._document = self._load(*wanted)
        except RuleDocumentError:
            self._document = None
            self.browser.setPlainText(
                QCoreApplication.translate(
                    "RulesDock", "The rules of this game cannot be read in this language."
                )
            )
            return
        self.browser.setHtml(to_html(self._document))
        if self._paragraph:
            self.browser.scrollToAnchor(self._paragraph)
