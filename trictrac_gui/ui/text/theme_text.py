"""Sentences about themes: what is broken in one, and what is hard to tell apart."""

from __future__ import annotations

from typing import Final

from trictrac_gui.decoding import DecodingError
from trictrac_gui.texts import storage_faults
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.theme.contrast import ContrastPair, hard
from trictrac_gui.ui.theme.theme import Theme

_THINGS: Final = {
    "checker.red": mark("Themes", "the red checkers"),
    "checker.black": mark("Themes", "the black checkers"),
    "checker.white": mark("Themes", "the white checkers"),
    "light": mark("Themes", "the lighter points"),
    "dark": mark("Themes", "the darker points"),
    "ground": mark("Themes", "the ground"),
    "number": mark("Themes", "the numbers of the points"),
    "frame": mark("Themes", "the rim"),
    "text": mark("Themes", "the numbers in the rings"),
    "paper": mark("Themes", "the white of the rings"),
    "ink": mark("Themes", "the words beside the dice"),
    "plate": mark("Themes", "the plate they stand on"),
    "pip.red": mark("Themes", "the pips of the red dice"),
    "pip.black": mark("Themes", "the pips of the black dice"),
    "pip.white": mark("Themes", "the pips of the white dice"),
    "die.red": mark("Themes", "the red dice"),
    "die.black": mark("Themes", "the black dice"),
    "die.white": mark("Themes", "the white dice"),
}

_EYES: Final = {
    "all colours": mark("Themes", "for everybody"),
    "protanopia": mark("Themes", "for those who cannot see red"),
    "deuteranopia": mark("Themes", "for those who cannot see green"),
    "tritanopia": mark("Themes", "for those who cannot see blue"),
    "grey": mark("Themes", "in shades of grey"),
}


def broken(fault: DecodingError) -> str:
    """What is wrong with a theme, and where: its file, the line and the entry."""
    text = translate("Themes", "{where}: {cause}.")
    place = storage_faults.place(
        fault.path.name if fault.path else "", translate, fault.field, fault.line
    )
    return text.format(where=place, cause=storage_faults.cause(fault.key, translate))


def hard_to_tell(theme: Theme) -> list[str]:
    """A sentence for each pair of things that is hard to tell apart in a theme."""
    return [_pair(pair) for pair in hard(theme)]


def _pair(pair: ContrastPair) -> str:
    text = translate("Themes", "Hard to tell apart {eye}: {one} and {two}.")
    return text.format(
        eye=_tr(_EYES[pair.eye]), one=_tr(_THINGS[pair.one]), two=_tr(_THINGS[pair.two])
    )


def _tr(source: str) -> str:
    return translate("Themes", source)
