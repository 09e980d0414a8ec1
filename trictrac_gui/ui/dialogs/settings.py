"""The settings; each change holds at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QSlider, QWidget

from trictrac_gui.storage import Settings
from trictrac_gui.ui.dialogs.sheet import Sheet
from trictrac_gui.ui.language import ENDONYMS, LANGUAGES, LanguageSwitch
from trictrac_gui.ui.theme import Theme

_SPEEDS = (0.0, 0.12, 0.25, 0.5)
_SCALES = (0.85, 1.0, 1.15, 1.3, 1.5)


class SettingsDialog(Sheet):
    """``changed`` carries the new ``Settings`` after every change."""

    changed = Signal(object)

    def __init__(
        self,
        settings: Settings,
        themes: Sequence[Theme],
        language: LanguageSwitch,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._themes = tuple(themes)
        self._switch = language
        self.language = QComboBox()
        self.theme = QComboBox()
        self.speed = QComboBox()
        self.scale = QSlider(Qt.Orientation.Horizontal)
        self.reduced = QCheckBox()
        self.one_click = QCheckBox()
        self.auto_finish = QCheckBox()
        self.turned = QCheckBox()
        self._captions: list[QLabel] = []
        self._fill()
        form = QFormLayout()
        form.setHorizontalSpacing(18)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setVerticalSpacing(10)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for field in (self.language, self.theme, self.speed, self.scale):
            caption = QLabel()
            caption.setBuddy(field)
            caption.setMinimumHeight(field.sizeHint().height())
            self._captions.append(caption)
            form.addRow(caption, field)
        self.body.addLayout(form)
        for tick in (self.reduced, self.one_click, self.auto_finish, self.turned):
            self.body.addWidget(tick)
        self.close_button = self.add_button(primary=True)
        self.close_button.clicked.connect(self.accept)
        self.retranslate()
        self._connect()

    def _fill(self) -> None:
        chosen = self._settings
        for code in ("", *LANGUAGES):
            self.language.addItem("", code)
        self.language.setCurrentIndex(max(0, self.language.findData(chosen.language)))
        for key in ("", *(theme.key for theme in self._themes)):
            self.theme.addItem("", key)
        self.theme.setCurrentIndex(max(0, self.theme.findData(chosen.theme)))
        for seconds in _SPEEDS:
            self.speed.addItem("", seconds)
        self.speed.setCurrentIndex(_nearest(_SPEEDS, chosen.animation))
        self.scale.setRange(0, len(_SCALES) - 1)
        self.scale.setPageStep(1)
        self.scale.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.scale.setValue(_nearest(_SCALES, chosen.text_scale))
        self.reduced.setChecked(chosen.reduced_motion)
        self.one_click.setChecked(chosen.one_click)
        self.auto_finish.setChecked(chosen.auto_finish)
        self.turned.setChecked(chosen.turned)

    def _connect(self) -> None:
        for chooser in (self.language, self.theme, self.speed):
            chooser.currentIndexChanged.connect(self._tell)
        self.scale.valueChanged.connect(self._tell)
        for tick in (self.reduced, self.one_click, self.auto_finish, self.turned):
            tick.toggled.connect(self._tell)

    def _tell(self) -> None:
        self._settings = replace(
            self._settings,
            language=self.language.currentData(),
            theme=self.theme.currentData(),
            animation=_SPEEDS[self.speed.currentIndex()],
            text_scale=_SCALES[self.scale.value()],
            reduced_motion=self.reduced.isChecked(),
            one_click=self.one_click.isChecked(),
            auto_finish=self.auto_finish.isChecked(),
            turned=self.turned.isChecked(),
        )
        self.changed.emit(self._settings)

    def retranslate(self) -> None:
        """Word the dialog in the language in use."""
        self.title(QCoreApplication.translate("Settings", "Settings"))
        captions = (
            QCoreApplication.translate("Settings", "Language"),
            QCoreApplication.translate("Settings", "Look of the table"),
            QCoreApplication.translate("Settings", "Movement of checkers"),
            QCoreApplication.translate("Settings", "Size of the text"),
        )
        fields = (self.language, self.theme, self.speed, self.scale)
        for caption, text, field in zip(self._captions, captions, fields, strict=True):
            caption.setText(text)
            field.setAccessibleName(text)
        for index in range(self.language.count()):
            code = self.language.itemData(index)
            self.language.setItemText(
                index,
                ENDONYMS.get(code) or QCoreApplication.translate("Settings", "As the system"),
            )
        self.theme.setItemText(
            0, QCoreApplication.translate("Settings", "As the system, light or dark")
        )
        for index, theme in enumerate(self._themes, 1):
            self.theme.setItemText(index, theme.names.in_language(self._switch.current))
        speeds = (
            QCoreApplication.translate("Settings", "None"),
            QCoreApplication.translate("Settings", "Brisk"),
            QCoreApplication.translate("Settings", "Calm"),
            QCoreApplication.translate("Settings", "Slow"),
        )
        for index, text in enumerate(speeds):
            self.speed.setItemText(index, text)
        self.reduced.setText(
            QCoreApplication.translate("Settings", "Avoid movement (dice do not tumble)")
        )
        self.one_click.setText(
            QCoreApplication.translate("Settings", "One click plays a checker’s only move")
        )
        self.auto_finish.setText(
            QCoreApplication.translate("Settings", "Finish the turn after the last number")
        )
        self.turned.setText(
            QCoreApplication.translate("Settings", "Turn the board for the other player")
        )
        self.close_button.setText(QCoreApplication.translate("Settings", "Close"))


def _nearest(values: Sequence[float], wanted: float) -> int:
    return min(range(len(values)), key=lambda index: abs(values[index] - wanted))
