"""The settings; each change holds at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from trictrac_gui.assets import ENDONYMS, LANGUAGES
from trictrac_gui.storage.settings import MOTIONS, Settings
from trictrac_gui.ui.dialogs.theme_choice import ThemeChoice
from trictrac_gui.ui.language import LanguageSwitch, Worded, translate
from trictrac_gui.ui.sound.sound_effects import Ability
from trictrac_gui.ui.theme.theme_store import ThemeStore
from trictrac_gui.ui.widgets.base_dialog import BaseDialog
from trictrac_gui.ui.widgets.fitting import in_column, in_row
from trictrac_gui.ui.widgets.labels import label

SPEEDS: Final = (1.0, 0.6, 0.3, 0.0)
"""Seconds of a throw of the dice: slow, normal, fast, off."""

SCALES: Final = (1.0, 1.25, 1.5, 1.75, 2.0)

PANE: Final = 2
"""Height of the line under the tabs."""

LOOK, PLAY, SOUND = range(3)
"""The pages."""


class SettingsTabs(QTabWidget):
    """Tabs as high as the highest page at their width: nothing jumps when one is turned."""

    def __init__(self, pages: Sequence[QWidget]) -> None:
        super().__init__()
        self.pages = tuple(pages)
        self.setDocumentMode(True)
        self.tabBar().setExpanding(False)
        self.tabBar().setDrawBase(False)
        for page in pages:
            self.addTab(page, "")

    def hasHeightForWidth(self) -> bool:
        """The remarks on a page are wrapped."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The bar and the highest page."""
        return self.tabBar().sizeHint().height() + PANE + max(_height(p, width) for p in self.pages)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for every page."""
        widths = [page.minimumSizeHint().width() for page in self.pages]
        width = max([self.tabBar().minimumSizeHint().width(), *widths])
        return QSize(width, self.tabBar().sizeHint().height())

    def sizeHint(self) -> QSize:
        """As high as its width asks for."""
        width = self.minimumSizeHint().width()
        return QSize(width, self.heightForWidth(width))


class PrivacyPage(Worded, QWidget):
    """The page about what is kept: the guest setting, and the way to delete it all.

    ``changed`` comes with the tick, ``my_data_wanted`` with the button.
    """

    changed = Signal()
    my_data_wanted = Signal()

    def __init__(self, guest: bool) -> None:
        super().__init__()
        self.guest = QCheckBox()
        self.guest.setChecked(guest)
        self.guest.toggled.connect(self.changed)
        self.about_guest, self.about_data = label("muted"), label("muted")
        for text in (self.about_guest, self.about_data):
            text.setWordWrap(True)
        self.my_data = QPushButton()
        self.my_data.setAutoDefault(False)
        self.my_data.clicked.connect(self.my_data_wanted)
        column = in_column(self.guest, self.about_guest, margins=(0, 14, 0, 0), spacing=10, of=self)
        column.addSpacing(10)
        column.addWidget(self.about_data)
        column.addWidget(self.my_data, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.word(
            self.guest.setText, lambda: translate("MyData", "Guest: keep no names on this computer")
        )
        self.word(
            self.about_guest.setText,
            lambda: translate(
                "MyData",
                "For a computer that many share. Games are kept without the names of the players; "
                "names that were kept before stay in their games.",
            ),
        )
        self.word(
            self.about_data.setText,
            lambda: translate(
                "MyData", "See where everything lies that the program keeps, and delete it."
            ),
        )
        self.word(self.my_data.setText, lambda: translate("MyData", "Delete my data…"))


class SettingsDialog(BaseDialog):
    """``changed`` carries the new ``Settings`` after every change, ``sample_wanted`` a volume."""

    changed = Signal(object)
    sample_wanted = Signal()

    def __init__(
        self,
        settings: Settings,
        store: ThemeStore,
        language: LanguageSwitch,
        ability: Callable[[], Ability],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("settings")
        self._settings = settings
        self._ability = ability
        self.language = QComboBox()
        self.theme = ThemeChoice(store, language, settings.theme)
        self.scale = QComboBox()
        self.speed = QComboBox()
        self.reduced = QComboBox()
        self.one_click = QCheckBox()
        self.auto_finish = QCheckBox()
        self.turned = QCheckBox()
        self.mirrored = QCheckBox()
        self.sound = QCheckBox()
        self.volume = QSlider(Qt.Orientation.Horizontal)
        self.percent = QLabel()
        self.sample = QPushButton()
        self.heard = label("muted", wrapped=True)
        self._captions: list[tuple[QLabel, QWidget]] = []
        self._fill()
        self.privacy = PrivacyPage(settings.guest)
        self.tabs = SettingsTabs(
            (self._look_page(), self._play_page(), self._sound_page(), self.privacy)
        )
        self.body.addWidget(self.tabs)
        self.close_button = self.add_button(
            lambda: translate("Settings", "Close"), self.accept, primary=True
        )
        self.retranslate()
        self._connect()

    # -- the pages ---------------------------------------------------------------------------

    def _form(self, *fields: QWidget) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(18)
        form.setVerticalSpacing(10)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for field in fields:
            caption = QLabel()
            caption.setProperty("beside", True)
            caption.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            caption.setBuddy(field)
            self._captions.append((caption, field))
            form.addRow(caption, field)
        return form

    def _look_page(self) -> QWidget:
        page = QWidget()
        column = _column(page)
        column.addLayout(self._form(self.language, self.scale, self.theme))
        column.addStretch(1)
        return page

    def _play_page(self) -> QWidget:
        page = QWidget()
        column = _column(page)
        column.addLayout(self._form(self.speed, self.reduced))
        column.addSpacing(6)
        for tick in (self.one_click, self.auto_finish, self.turned, self.mirrored):
            column.addWidget(tick)
        column.addStretch(1)
        return page

    def _sound_page(self) -> QWidget:
        page = QWidget()
        column = _column(page)
        column.addWidget(self.sound)
        loudness = QWidget()
        in_row(
            (self.volume, 1),
            self.percent,
            self.sample,
            margins=0,
            spacing=12,
            of=loudness,
        )
        loudness.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._captions.append((QLabel(), self.volume))
        caption = self._captions[-1][0]
        caption.setProperty("beside", True)
        caption.setBuddy(self.volume)
        form = self._form()
        form.addRow(caption, loudness)
        column.addLayout(form)
        column.addWidget(self.heard)
        column.addStretch(1)
        return page

    # -- values ------------------------------------------------------------------------------

    def _fill(self) -> None:
        chosen = self._settings
        for code in ("", *LANGUAGES):
            self.language.addItem("", code)
        self.language.setCurrentIndex(max(0, self.language.findData(chosen.language)))
        for scale in SCALES:
            self.scale.addItem("", scale)
        self.scale.setCurrentIndex(_nearest(SCALES, chosen.text_scale))
        for seconds in SPEEDS:
            self.speed.addItem("", seconds)
        self.speed.setCurrentIndex(_nearest(SPEEDS, chosen.animation))
        for motion in MOTIONS:
            self.reduced.addItem("", motion)
        self.reduced.setCurrentIndex(self.reduced.findData(chosen.reduced_motion))
        self.one_click.setChecked(chosen.one_click)
        self.auto_finish.setChecked(chosen.auto_finish)
        self.turned.setChecked(chosen.turned)
        self.mirrored.setChecked(chosen.mirrored)
        self.sound.setChecked(chosen.sound)
        self.volume.setRange(0, 100)
        self.volume.setSingleStep(5)
        self.volume.setPageStep(20)
        self.volume.setValue(chosen.volume)
        self.volume.setMinimumWidth(120)

    def _connect(self) -> None:
        for chooser in (self.language, self.scale, self.speed, self.reduced):
            chooser.currentIndexChanged.connect(self._tell)
        self.theme.chosen.connect(self._tell)
        ticks = (self.one_click, self.auto_finish, self.turned, self.mirrored, self.sound)
        for tick in ticks:
            tick.toggled.connect(self._tell)
        self.volume.valueChanged.connect(self._tell)
        self.volume.sliderReleased.connect(self.sample_wanted)
        self.sample.clicked.connect(self.sample_wanted)
        self.privacy.changed.connect(self._tell)

    def _tell(self) -> None:
        # A value between the steps, as a file may hold, stays until it is changed here.
        old = self._settings
        speed, scale = self.speed.currentData(), self.scale.currentData()
        self._settings = replace(
            old,
            language=self.language.currentData(),
            theme=self.theme.name,
            animation=_kept(SPEEDS, old.animation, speed),
            text_scale=_kept(SCALES, old.text_scale, scale),
            reduced_motion=self.reduced.currentData(),
            one_click=self.one_click.isChecked(),
            auto_finish=self.auto_finish.isChecked(),
            turned=self.turned.isChecked(),
            mirrored=self.mirrored.isChecked(),
            sound=self.sound.isChecked(),
            volume=self.volume.value(),
            guest=self.privacy.guest.isChecked(),
        )
        self._show_loudness()
        self.changed.emit(self._settings)

    def _show_loudness(self) -> None:
        on = self.sound.isChecked()
        for part in (self.volume, self.sample):
            part.setEnabled(on)
        percent = translate("Settings", "{number}%")
        self.percent.setText(percent.format(number=self.volume.value()))
        widest = percent.format(number=100)
        self.percent.setMinimumWidth(self.percent.fontMetrics().horizontalAdvance(widest))

    def _show_ability(self) -> None:
        self.heard.setText(_said(self._ability()))

    def showEvent(self, event: QShowEvent) -> None:
        """Have the words of the first page at the right height."""
        self._show_loudness()
        super().showEvent(event)

    # -- words -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.title(translate("Settings", "Settings"))
        pages = (
            translate("Settings", "Look"),
            translate("Settings", "Play"),
            translate("Settings", "Sound"),
            translate("MyData", "Your data"),
        )
        for index, text in enumerate(pages):
            self.tabs.setTabText(index, text)
        captions = (
            translate("Settings", "Language"),
            translate("Settings", "Size of the text"),
            translate("Settings", "Look of the table"),
            translate("Settings", "Dice and checkers move"),
            translate("Settings", "Avoid movement"),
            translate("Settings", "Volume"),
        )
        for (caption, field), text in zip(self._captions, captions, strict=True):
            caption.setText(text)
            field.setAccessibleName(text)
        self.theme.list.setAccessibleName(captions[2])
        for index in range(self.language.count()):
            code = self.language.itemData(index)
            self.language.setItemText(
                index,
                ENDONYMS.get(code) or translate("Settings", "Follow the system"),
            )
        self.theme.retranslate()
        percent = translate("Settings", "{number}%")
        for index, scale in enumerate(SCALES):
            self.scale.setItemText(index, percent.format(number=round(scale * 100)))
        speeds = (
            translate("Settings", "slowly"),
            translate("Settings", "at a normal pace"),
            translate("Settings", "fast"),
            translate("Settings", "without animation"),
        )
        for index, text in enumerate(speeds):
            self.speed.setItemText(index, text)
        motions = (
            translate("Settings", "Follow the system"),
            translate("Settings", "Always"),
            translate("Settings", "Never"),
        )
        for index, text in enumerate(motions):
            self.reduced.setItemText(index, text)
        self.one_click.setText(translate("Settings", "One click plays a checker’s only move"))
        self.auto_finish.setText(translate("Settings", "Finish the turn after the last number"))
        self.turned.setText(translate("Settings", "Turn the board for the other player"))
        self.mirrored.setText(translate("Settings", "Mirror the board: left becomes right"))
        self.sound.setText(translate("Settings", "Sounds of dice and checkers"))
        self.sample.setText(translate("Settings", "Listen"))
        self._show_loudness()
        self._show_ability()


def _height(page: QWidget, width: int) -> int:
    layout = page.layout()
    assert layout is not None
    return layout.heightForWidth(width) if layout.hasHeightForWidth() else page.sizeHint().height()


def _column(page: QWidget) -> QVBoxLayout:
    return in_column(margins=(0, 14, 0, 0), spacing=10, of=page)


def _said(ability: Ability) -> str:
    """What keeps sounds from being heard, and what can be done."""
    if ability is Ability.NOT_INSTALLED:
        return translate(
            "Settings",
            "Nothing can be heard yet: the part of Qt that plays sounds is not installed. "
            "The README says how to add it.",
        )
    if ability is Ability.NO_LIBRARY:
        return translate(
            "Settings",
            "Nothing can be heard yet: a system library is missing, on Linux most often "
            "libpulse (package libpulse0).",
        )
    if ability is Ability.NO_DEVICE:
        return translate("Settings", "Nothing can be heard: the system reports no loudspeaker.")
    return ""


def _nearest(values: Sequence[float], wanted: float) -> int:
    return min(range(len(values)), key=lambda index: abs(values[index] - wanted))


def _kept(values: Sequence[float], old: float, chosen: float) -> float:
    """The old value if it is nearest to the one that is chosen, else the chosen one."""
    return old if values[_nearest(values, old)] == chosen else chosen
