"""What this program is, and the report of an unexpected error."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from trictrac_gui import __version__
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.widgets.base_dialog import BaseDialog


class ReportDialog(BaseDialog):
    """Says that something went wrong and what became of the game; the report can be copied."""

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.word(self.title, lambda: translate("Report", "Something went wrong"))
        self.add_text(
            lambda: translate(
                "Report",
                "The program met an error it did not expect. Your game is kept and shown as it "
                "was recorded; you can go on playing. The report below helps to put the error "
                "right.",
            )
        )
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setMinimumHeight(190)
        self.body.addWidget(self.report, 1)
        self.word(self.report.setAccessibleName, lambda: translate("Report", "Report"))
        self.copy = self.add_button(lambda: translate("Report", "Copy the report"), self._copy)
        self.close_button = self.add_button(
            lambda: translate("Report", "Close"), self.accept, primary=True
        )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.copy.setText(translate("Report", "Copied"))


class AboutDialog(BaseDialog):
    """Name, version and licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.word(self.title, QGuiApplication.applicationDisplayName)
        self.add_text(
            lambda: translate("About", "Version {version}").format(version=__version__), "muted"
        )
        self.add_text(
            lambda: translate(
                "About",
                "A table for Tric Trac, Backgammon and Tavla, for two people at one computer.",
            )
        )
        self.add_text(
            lambda: translate(
                "About",
                "The program is free under the MIT licence. It uses Qt under the LGPL and the "
                "typeface Lato under the SIL Open Font License.",
            ),
            "muted",
        )
        self.close_button = self.add_button(
            lambda: translate("About", "Close"), self.accept, primary=True
        )
