"""Sentences about themes: what is broken in one, and what is hard to tell apart."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from trictrac_gui.ui.language import QT_TRANSLATE_NOOP
from trictrac_gui.ui.text import fault_text
from trictrac_gui.ui.theme.contrast import ContrastPair, hard
from trictrac_gui.ui.theme.theme import Theme, ThemeError

_THINGS: Final = {
    "checker.red": QT_TRANSLATE_NOOP("Themes", "the red checkers"),
    "checker.black": QT_TRANSLATE_NOOP("Themes", "the black checkers"),
    "checker.white": QT_TRANSLATE_NOOP("Themes", "the white checkers"),
    "light": QT_TRANSLATE_NOOP("Themes", "the lighter points"),
    "dark": QT_TRANSLATE_NOOP("Themes", "the darker points"),
    "ground": QT_TRANSLATE_NOOP("Themes", "the ground"),
    "number": QT_TRANSLATE_NOOP("Themes", "the numbers of the points"),
    "frame": QT_TRANSLATE_NOOP("Themes", "the rim"),
    "text": QT_TRANSLATE_NOOP("Themes", "the numbers in the rings"),
    "paper": QT_TRANSLATE_NOOP("Themes", "the white of the rings"),
    "ink": QT_TRANSLATE_NOOP("Themes", "the words beside the dice"),
    "plate": QT_TRANSLATE_NOOP("Themes", "the plate they stand on"),
    "pip.red": QT_TRANSLATE_NOOP("Themes", "the pips of the red dice"),
    "pip.black": QT_TRANSLATE_NOOP("Themes", "the pips of the black dice"),
    "pip.white": QT_TRANSLATE_NOOP("Themes", "the pips of the white dice"),
    "die.red": QT_TRANSLATE_NOOP("Themes", "the red dice"),
    "die.black": QT_TRANSLATE_NOOP("Themes", "the black dice"),
    "die.white": QT_TRANSLATE_NOOP("Themes", "the white dice"),
}

_EYES: Final = {
    "all colours": QT_TRANSLATE_NOOP("Themes", "for everybody"),
    "protanopia": QT_TRANSLATE_NOOP("Themes", "for those who cannot see red"),
    "deuteranopia": QT_TRANSLATE_NOOP("Themes", "for those who cannot see green"),
    "tritanopia": QT_TRANSLATE_NOOP("Themes", "for those who cannot see blue"),
    "grey": QT_TRANSLATE_NOOP("Themes", "in shades of grey"),
}


def broken(fault: ThemeError) -> str:
    """What is wrong with a theme, and where: its file, the line and the entry."""
    text = QCoreApplication.translate("Themes", "{where}: {cause}.")
    place = fault_text.place(fault.path.name, fault.field or "", fault.line or 0)
    return text.format(where=place, cause=fault_text.cause(fault.key))


def hard_to_tell(theme: Theme) -> list[str]:
    """A sentence for each pair of things that is hard to tell apart in a theme."""
    return [_pair(pair) for pair in hard(theme)]


def _pair(pair: ContrastPair) -> str:
    text = QCoreApplication.translate("Themes", "Hard to tell apart {eye}: {one} and {two}.")
    return text.format(
        eye=_tr(_EYES[pair.eye]), one=_tr(_THINGS[pair.one]), two=_tr(_THINGS[pair.two])
    )


def _tr(source: str) -> str:
    return QCoreApplication.translate("Themes", source)
