"""Sentences for what goes wrong outside the game: files, folders, settings, themes."""

from __future__ import annotations

from collections.abc import Iterable

from trictrac_gui.texts import storage_faults
from trictrac_gui.ui.language import translate


def settings_not_used(details: Iterable[str]) -> str:
    """That settings were not usable, with one line for each fault."""
    text = translate(
        "Faults",
        "Some of your settings could not be read, so the usual ones are in use. "
        "The file stays as it is until you change a setting; then a copy is kept beside it.",
    )
    return "\n\n".join((text, "\n".join(details)))


def _caused(text: str, where: str, key: str) -> str:
    """A sentence with the cause that the storage names and the place where it happened."""
    return text.format(cause=storage_faults.cause(key, translate), where=where)


def settings_not_saved(where: str, key: str) -> str:
    text = translate(
        "Faults",
        "The settings could not be saved: {cause} ({where}). "
        "They hold until you close the program.",
    )
    return _caused(text, where, key)


def theme_not_used(where: str, key: str) -> str:
    text = translate(
        "Faults", "The theme cannot be used: {cause} ({where}). The usual one is shown instead."
    )
    return _caused(text, where, key)


def theme_not_copied(where: str, key: str) -> str:
    """That the folder of own themes cannot be used."""
    text = translate("Faults", "The folder of themes cannot be used: {cause} ({where}).")
    return _caused(text, where, key)


def draft_not_kept(where: str, key: str) -> str:
    text = translate(
        "Faults",
        "The position being set up could not be saved: {cause} ({where}). "
        "It is there until you close the program.",
    )
    return _caused(text, where, key)


def progress_not_kept(where: str, key: str) -> str:
    text = translate(
        "Faults",
        "How far you have come in the lessons could not be saved: {cause} ({where}). "
        "It is known until you close the program.",
    )
    return _caused(text, where, key)


def folder_not_used(where: str, key: str) -> str:
    text = translate(
        "Faults",
        "The folder {where} cannot be used: {cause}. "
        "You can play, but games may be lost when the program is closed.",
    )
    return _caused(text, where, key)


def not_saved(key: str) -> str:
    """That the running game is not on the disk."""
    text = translate("Faults", "Not saved: {cause}. The game goes on.")
    return text.format(cause=storage_faults.cause(key, translate))


def saved_elsewhere(folder: str) -> str:
    """That the running game is on the disk again, and where."""
    text = translate("Faults", "From now on the game is saved in {folder}.")
    return text.format(folder=folder)


def saved_beside(name: str) -> str:
    """That a game whose file another program changed has a new file, and the old one is kept."""
    text = translate(
        "Faults", "The game is saved again, as {name}. The changed file was left as it is."
    )
    return text.format(name=name)


def game_not_opened(where: str, key: str) -> str:
    text = translate(
        "Faults", "This game cannot be continued: {cause} ({where}). The file stays as it is."
    )
    return _caused(text, where, key)


def game_mended(where: str) -> str:
    """That a damaged game was taken up from its sound part."""
    text = translate(
        "Faults",
        "The record of this game was damaged. It goes on from the last sound entry; "
        "the damaged file is kept as {where}.",
    )
    return text.format(where=where)


def bit_mended(where: str) -> str:
    text = translate(
        "Faults",
        "One byte of the record of this game was wrong. It was put right by the check of its line, "
        "and nothing is missing; the file as it was found is kept as {where}.",
    )
    return text.format(where=where)


def game_state(key: str, place: str = "") -> str:
    """What is to be said of a game in the list of unfinished ones; empty for a sound one.

    ``place`` is the folder where one goes on that was moved.
    """
    if key == "moved":
        if not place:
            return translate("Moved", "Goes on in another folder")
        return translate("Moved", "Goes on in {folder}").format(folder=place)
    if key == "damaged":
        return translate("Faults", "Damaged – goes on from its last sound entry")
    if key == "unsaved":
        return translate("Unsaved", "Not saved yet – in memory until that is possible")
    if not key:
        return ""
    if key == "busy":
        return translate("Busy", "Another window is playing it")
    text = translate("Faults", "Cannot be opened: {cause}")
    return text.format(cause=storage_faults.cause(key, translate))
