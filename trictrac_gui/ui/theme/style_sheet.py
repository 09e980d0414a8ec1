"""The look of the window: the colours around the table, its fonts and its style sheet."""

from __future__ import annotations

import math
from dataclasses import dataclass
from string import Template
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QIcon,
    QPainter,
    QPalette,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from trictrac_gui.assets import resource

ICON: Final = 20
"""Edge of an icon in logical pixels at a text scale of 1."""

FAINT: Final = 0.35
"""How much is left of an icon that can do nothing now."""

RESTING: Final = 0.72
"""How much of a resting plate hides the table behind it."""

FAMILY: Final = "Lato"
BASE_SIZE: Final = 14
"""The size of running text in logical pixels at a text scale of 1."""


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours of everything around the board."""

    ground: str
    surface: str
    raised: str
    ink: str
    muted: str
    line: str
    accent: str
    accent_lit: str
    on_accent: str
    warn: str
    warn_ground: str


LIGHT: Final = Tones(
    ground="#ece2d2",
    surface="#f8f2e6",
    raised="#fffbf3",
    ink="#2c2019",
    muted="#6f5d4d",
    line="#d6c6ac",
    accent="#7d2b1f",
    accent_lit="#96382a",
    on_accent="#fff6ea",
    warn="#7a3b00",
    warn_ground="#fbe6c3",
)

DARK: Final = Tones(
    ground="#1d1815",
    surface="#27201c",
    raised="#322924",
    ink="#efe5d6",
    muted="#b3a390",
    line="#4a3d34",
    accent="#cf9f5d",
    accent_lit="#deb478",
    on_accent="#23180f",
    warn="#f3c98a",
    warn_ground="#45321b",
)

CLEAR: Final = Tones(
    ground="#ffffff",
    surface="#ffffff",
    raised="#ffffff",
    ink="#000000",
    muted="#3f3f3f",
    line="#7a7a7a",
    accent="#003a7d",
    accent_lit="#004c9e",
    on_accent="#ffffff",
    warn="#5a2400",
    warn_ground="#fff1cc",
)

TONES: Final = {"light": LIGHT, "dark": DARK, "clear": CLEAR}
"""The tones by the word a theme asks for them with."""


def load_fonts() -> bool:
    """Make the shipped font known to Qt; False if it cannot be read."""
    faces = [
        QFontDatabase.addApplicationFont(str(resource("fonts", f"{FAMILY}-{face}.ttf")))
        for face in ("Regular", "Bold")
    ]
    return all(face >= 0 for face in faces)


def paper_font() -> QFont:
    """The font of printed pages, without ligatures: copied out of a PDF, their letters are lost."""
    font = QFont(FAMILY)
    for feature in ("liga", "clig", "dlig"):
        font.setFeature(QFont.Tag(feature), 0)
    return font


def is_dark() -> bool:
    """Whether the system asks for dark windows."""
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def apply_style(app: QApplication, tones: Tones, scale: float) -> None:
    """Put palette, font and style sheet on the whole application."""
    font = app.font()
    font.setFamily(FAMILY)
    font.setPixelSize(round(BASE_SIZE * scale))
    app.setFont(font)
    # An icon would stand where the tick of what is shown or hidden has to be.
    app.setAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus)
    app.setPalette(palette(tones))
    app.setStyleSheet(style_sheet(tones, scale))


def palette(tones: Tones) -> QPalette:
    """The palette for what a style sheet does not reach."""
    result = QPalette(QColor(tones.surface))
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, tones.ground),
        (role.WindowText, tones.ink),
        (role.Base, tones.raised),
        (role.AlternateBase, tones.surface),
        (role.Text, tones.ink),
        (role.Button, tones.surface),
        (role.ButtonText, tones.ink),
        (role.BrightText, tones.on_accent),
        (role.Highlight, tones.accent),
        (role.HighlightedText, tones.on_accent),
        (role.Link, tones.accent),
        (role.LinkVisited, tones.accent),
        (role.ToolTipBase, tones.raised),
        (role.ToolTipText, tones.ink),
        (role.PlaceholderText, tones.muted),
    ):
        result.setColor(which, QColor(colour))
    faint = QColor(tones.muted)
    faint.setAlpha(140)
    for which in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, which, faint)
    return result


def icon(name: str, colour: str, size: int = ICON) -> QIcon:
    """One of the line icons in a colour, sharp on every screen there is."""
    source = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(source.replace("currentColor", colour).encode()))
    result = QIcon()
    for ratio in {math.ceil(screen.devicePixelRatio()) for screen in QGuiApplication.screens()}:
        edge = size * ratio
        pixmap, faint = QPixmap(edge, edge), QPixmap(edge, edge)
        pixmap.fill(Qt.GlobalColor.transparent)
        faint.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        renderer.render(painter, QRectF(0, 0, edge, edge))
        painter.end()
        painter = QPainter(faint)
        painter.setOpacity(FAINT)
        painter.drawPixmap(0, 0, pixmap)
        painter.end()
        for picture, mode in ((pixmap, QIcon.Mode.Normal), (faint, QIcon.Mode.Disabled)):
            picture.setDevicePixelRatio(ratio)
            result.addPixmap(picture, mode)
    return result


def _check(colour: str) -> str:
    """The file of the tick that goes with words in a colour."""
    shade = "light" if QColor(colour).lightness() > 127 else "dark"
    return resource("icons", f"check-{shade}.svg").as_posix()


def style_sheet(tones: Tones, scale: float) -> str:
    """The style sheet of the window; ``scale`` enlarges its type."""
    sizes = {
        "small": round(12.5 * scale),
        "base": round(BASE_SIZE * scale),
        "large": round(17 * scale),
        "title": round(22 * scale),
        "display": round(34 * scale),
        "icon": round(ICON * scale),
        "tick": round(16 * scale),
        "tick_round": round(16 * scale) // 2 + 1,
        # Lato is less tall than its capitals with dots or accents: without room above them
        # the first line of a large label cuts them off.
        **{f"over_{size}": round(0.165 * size * scale) for size in (17, 22, 34)},
        "row": round(20 * scale),
        "room": round(26 * scale),
        "arrow": round(14 * scale),
        "knob": round(14 * scale),
        "knob_over": round(14 * scale) // 2,
        "knob_round": round(14 * scale) // 2 + 1,
    }
    colours = {name: getattr(tones, name) for name in Tones.__slots__}
    resting = QColor(tones.surface)
    colours["resting"] = (
        f"rgba({resting.red()}, {resting.green()}, {resting.blue()}, {RESTING:.0%})"
    )
    for way in ("up", "left", "right"):
        colours[f"chevron_{way}"] = resource("icons", f"chevron-{way}.svg").as_posix()
    colours["chevron"] = resource("icons", "chevron.svg").as_posix()
    colours["check"] = _check(tones.on_accent)
    colours["check_ink"] = _check(tones.ink)
    return _SHEET.substitute(colours, **{key: f"{size}px" for key, size in sizes.items()})


_SHEET: Final = Template("""
QWidget { color: $ink; font-size: $base; }
QMainWindow, QDialog, QStackedWidget#pages, QWidget#ground { background: $ground; }
QToolTip { background: $raised; color: $ink; border: 1px solid $line; padding: 4px 6px; }

QMenuBar { background: $surface; border-bottom: 1px solid $line; padding: 1px 6px; }
QMenuBar::item { padding: 4px 9px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: $raised; }
QMenu { background: $raised; border: 1px solid $line; padding: 5px; }
QMenu::item { padding: 6px 26px 6px 10px; border-radius: 4px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $muted; }
QMenu::indicator { width: $tick; height: $tick; left: 4px; }
QFileDialog { backward-icon: url("$chevron_left"); forward-icon: url("$chevron_right");
              filedialog-parent-directory-icon: url("$chevron_up"); }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QMenu::indicator:checked { image: url("$check_ink"); }
QMenu::indicator:checked:selected { image: url("$check"); }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }

QToolBar { background: $surface; border: none; border-bottom: 1px solid $line;
           padding: 3px 6px; spacing: 2px; }
QToolBar QToolButton, QToolButton[quiet="true"] {
    padding: 3px 4px 3px 9px; border: 1px solid transparent; border-radius: 6px; background: transparent; }
QToolBar QToolButton:hover, QToolButton[quiet="true"]:hover {
    background: $raised; border-color: $line; }
QToolBar QToolButton:pressed, QToolBar QToolButton:checked { background: $ground;
                                                             border-color: $line; }
QToolBar QToolButton:focus, QToolButton[quiet="true"]:focus { border-color: $accent; }
QToolBar QToolButton:disabled { color: $muted; }

QPushButton { background: $raised; border: 1px solid $line; border-radius: 7px;
              padding: 6px 15px; min-height: $row; }
QPushButton, QToolButton { icon-size: $icon; outline: none; }
QPushButton:hover { border-color: $muted; }
QPushButton:pressed { background: $surface; }
QPushButton:checked { color: $accent; background: $surface; border-color: $accent; font-weight: bold; }
QPushButton:focus { border: 2px solid $accent; padding: 5px 14px; }
QPushButton:disabled { color: $muted; background: transparent; border-color: $line; }
QPushButton[primary="true"] { background: $accent; color: $on_accent; border-color: $accent;
                              font-weight: bold; }
QPushButton[primary="true"]:hover { background: $accent_lit; }
QPushButton[primary="true"]:focus { border: 2px solid $ink; }
QPushButton[primary="true"]:disabled { background: transparent; color: $muted;
                                       border-color: $line; }
QPushButton[big="true"] { font-size: $large; padding: 10px 34px; border-radius: 9px; }
QPushButton[big="true"]:focus { padding: 9px 33px; }
QPushButton[link="true"] { background: transparent; border: 1px solid transparent;
                           color: $accent; padding: 2px 6px; min-height: 0; font-weight: bold; }
QPushButton[hint="true"] { color: $muted; font-weight: normal; }
QPushButton[hint="true"]:hover { color: $accent; }
QPushButton[link="true"]:hover { text-decoration: underline; }
QPushButton[link="true"]:focus { border-color: $accent; padding: 2px 6px; }

QLineEdit, QComboBox, QPlainTextEdit { background: $raised; border: 1px solid $line;
    border-radius: 6px; padding: 5px 8px; min-height: $row; selection-background-color: $accent;
    selection-color: $on_accent; }
QLineEdit:focus, QComboBox:focus, QPlainTextEdit:focus { border-color: $accent; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $line; border-top: none;
                              border-bottom: none; outline: none; }
QComboBox::drop-down { border: none; width: $room; }
QComboBox::down-arrow { image: url("$chevron"); width: $arrow; height: $arrow; }
QSpinBox { background: $raised; border: 1px solid $line; border-radius: 6px;
           padding: 5px 4px 5px 8px; min-height: $row; selection-background-color: $accent;
           selection-color: $on_accent; }
QSpinBox:focus { border-color: $accent; }
QSpinBox::up-button, QSpinBox::down-button { border: none; width: $room; }
QSpinBox::up-arrow { image: url("$chevron_up"); width: $arrow; height: $arrow; }
QSpinBox::down-arrow { image: url("$chevron"); width: $arrow; height: $arrow; }

QFrame[card="true"] { background: $surface; border: 1px solid $line; border-radius: 12px; }
QAbstractButton[variantCard="true"] { background: $surface; }
QLabel[role="display"] { font-size: $display; font-weight: bold; padding-top: $over_34; qproperty-indent: 0; }
QLabel[role="title"] { font-size: $title; font-weight: bold; padding-top: $over_22; qproperty-indent: 0; }
QLabel[role="heading"] { font-size: $large; font-weight: bold; padding-top: $over_17; qproperty-indent: 0; }
QLabel[role="muted"] { color: $muted; }
QLabel[role="small"] { color: $muted; font-size: $small; }
QLabel[role="score"] { font-size: $title; font-weight: bold; }
QLabel[role="next"] { font-size: $large; font-weight: bold; padding-top: $over_17; qproperty-indent: 0; }
QLabel[role="next"][fresh="true"], QLabel[role="title"][fresh="true"] { color: $accent; }

QLabel[role="turn"] { background: $accent; color: $on_accent; font-size: $small;
                      font-weight: bold; border-radius: 7px; padding: 1px 10px 2px 10px; }

QFrame#plate { background: $resting; border: 3px solid transparent; border-radius: 10px; }
QFrame#plate QLabel[role="muted"] { color: $ink; }
QFrame#plate[active="true"] { background: $raised; border-color: $accent_lit; }
QFrame#console { background: $surface; border-top: 1px solid $line; }
QFrame[notice="true"] { background: $warn_ground; border: none; border-radius: 7px; }
QFrame[notice="true"] QLabel { color: $warn; }

QFrame#dockTitle { background: $surface; border: none; border-left: 1px solid $line;
                   border-bottom: 1px solid $line; }
QToolButton[slim="true"] { padding: 3px 4px; icon-size: $tick; }
QToolButton::menu-indicator { image: none; }
QPushButton::menu-indicator { image: url("$chevron"); width: $arrow; height: $arrow;
    subcontrol-origin: padding; subcontrol-position: right center; right: 8px; }
QFrame#rulesBody { background: $surface; border: none; border-left: 1px solid $line; }
QFrame#rulesWays, QFrame#rulesOffer { background: $surface; border: none; }
QFrame#rulesWays { border-bottom: 1px solid $line; }
QFrame#rulesOffer { border-top: 1px solid $line; }
QFrame#lookingBar { background: $warn_ground; border-top: 1px solid $line; }
QTableView#moveSheet { background: $raised; border: 1px solid $line; border-radius: 6px;
                       outline: none; }
QTableView#moveSheet:focus { border-color: $accent; }
QFrame#demonstration { background: $warn_ground; border: none; border-bottom: 1px solid $line; }
QListWidget, QListView#lineList { background: $raised; border: 1px solid $line; border-radius: 6px; outline: none; }
QListWidget:focus, QListView#lineList:focus { border-color: $accent; }
QListWidget::item, QListView#lineList::item { padding: 6px 9px; border-radius: 4px; }
QListWidget::item:hover, QListView#lineList::item:hover { background: $ground; }
QListWidget::item:selected, QListView#lineList::item:selected { background: $accent; color: $on_accent; }
QListWidget#playList { font-size: $large; }
QTableView { background: $raised; alternate-background-color: $surface; border: 1px solid $line;
             border-radius: 6px; outline: none; selection-background-color: $accent;
             selection-color: $on_accent; }
QTableView:focus { border-color: $accent; }
QTableView::item { padding: 0 9px; border: none; }
QTableView::item:selected { background: $accent; color: $on_accent; }
QHeaderView { background: $surface; border: none; border-top-left-radius: 6px;
              border-top-right-radius: 6px; }
QHeaderView::section { background: transparent; color: $muted; border: none;
                       border-bottom: 1px solid $line; padding: 6px 12px; font-weight: bold; }
QHeaderView::section:hover { color: $ink; }
QHeaderView::down-arrow { image: url("$chevron"); width: $arrow; height: $arrow; }
QHeaderView::up-arrow { image: url("$chevron_up"); width: $arrow; height: $arrow; }
QFrame#dockTitle QToolButton { icon-size: $tick; }
QTextBrowser { background: $raised; border: 2px solid $raised;
               selection-background-color: $accent; selection-color: $on_accent; }
QTextBrowser:focus { border: 2px solid $accent; }
QMainWindow::separator { background: $line; width: 3px; }

QScrollArea, QWidget#page { background: $ground; border: none; }
QScrollArea[page="keys"] { border: 2px solid $ground; border-radius: 6px; }
QScrollArea[page="keys"]:focus { border-color: $accent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle:vertical { background: $line; border-radius: 4px; min-height: 32px;
                              margin: 2px; }
QScrollBar::handle:vertical:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle:horizontal { background: $line; border-radius: 4px; min-width: 32px;
                                margin: 2px; }
QRadioButton, QCheckBox { spacing: 8px; padding: 3px 2px; }
QRadioButton, QCheckBox, QSlider { border: 1px solid transparent; border-radius: 5px;
                                   outline: none; }
QRadioButton:focus, QCheckBox:focus { color: $accent; border-color: $accent; }
QSlider:focus { border-color: $accent; }
QRadioButton::indicator, QCheckBox::indicator, QListWidget::indicator { width: $tick;
    height: $tick; background: $raised; border: 1px solid $muted; }
QCheckBox::indicator, QListWidget::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: $tick_round; }
QRadioButton::indicator:hover, QCheckBox::indicator:hover { border-color: $accent; }
QCheckBox::indicator:checked, QListWidget::indicator:checked { background: $accent;
    border-color: $accent; image: url("$check"); }
QRadioButton::indicator:checked { border-color: $accent;
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5, stop: 0 $accent,
                                stop: 0.5 $accent, stop: 0.58 $raised, stop: 1 $raised); }
QRadioButton::indicator:disabled, QCheckBox::indicator:disabled { background: transparent;
                                                                  border-color: $line; }
QCheckBox::indicator:checked:disabled { background: $muted; border-color: $muted;
                                        image: url("$check"); }
QLabel[beside="true"] { padding-top: 7px; }

QTabWidget::pane { border: none; border-top: 1px solid $line; }
QTabBar::tab { background: transparent; border: none; border-bottom: 3px solid transparent;
               color: $muted; padding: 5px 12px 6px 12px; margin-right: 4px; }
QTabBar::tab:hover { color: $ink; }
QTabBar::tab:selected { color: $ink; border-bottom-color: $accent; }
QTabBar::tab:focus { color: $accent; }

QSlider { min-height: $room; padding: 2px 4px; }
QSlider::groove:horizontal { height: 4px; background: $line; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal { width: $knob; margin: -$knob_over 0; background: $accent;
                             border: 2px solid $raised; border-radius: $knob_round; }
QSlider::handle:horizontal:hover { background: $accent_lit; }
QSlider::handle:horizontal:focus { border-color: $ink; }
QSlider::handle:horizontal:disabled, QSlider::sub-page:horizontal:disabled { background: $muted; }
""")
