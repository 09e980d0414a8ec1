"""Sentences for what goes wrong outside the game: files, folders, settings, themes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from trictrac_gui.texts.catalogue import mark

_CAUSES: Final = {
    "disk-full": mark("Faults", "the disk is full"),
    "read-only": mark("Faults", "the disk cannot be written to"),
    "not-allowed": mark("Faults", "you are not allowed to use it"),
    "not-found": mark("Faults", "it is no longer there"),
    "not-a-file": mark("Faults", "it is not an ordinary file"),
    "not-a-folder": mark("Faults", "something else has the folder’s name"),
    "no-home": mark("Faults", "your home folder is not known"),
    "disk-fault": mark("Faults", "the disk reports a fault"),
    "too-large": mark("Faults", "it is too large"),
    "too-long": mark("Faults", "the text is too long"),
    "busy": mark("Faults", "another window is playing it"),
    "changed-outside": mark("Faults", "another program has changed the file"),
    "moved": mark("Faults", "it goes on in another folder"),
    "newer-version": mark("Faults", "a newer version of the program wrote it"),
    "damaged": mark("Faults", "it is damaged"),
    "not-a-journal": mark("Faults", "it does not hold a game"),
    "not-readable": mark("Faults", "it cannot be read"),
    "unreadable": mark("Faults", "it cannot be read"),
    "wrong-format": mark("Faults", "it has a form the program does not know"),
    "broken-toml": mark("Faults", "it is not well-formed"),
    "unknown-field": mark("Faults", "the entry is not known"),
    "missing-field": mark("Faults", "the entry is missing"),
    "wrong-fields": mark("Faults", "the entry is not complete"),
    "wrong-type": mark("Faults", "the entry is of the wrong kind"),
    "out-of-range": mark("Faults", "the value is too small or too large"),
    "bad-number": mark("Faults", "the value is too small or too large"),
    "bad-colour": mark("Faults", "the value is not a colour"),
    "bad-choice": mark("Faults", "the word is not one of those allowed"),
    "empty-text": mark("Faults", "the text is empty"),
    "outside-folder": mark("Faults", "it is not in the folder of themes"),
}


def cause(key: str) -> str:
    """A fault's key as half a sentence."""
    return QCoreApplication.translate(
        "Faults", _CAUSES.get(key, mark("Faults", "it cannot be used"))
    )


def place(path: object, field: str = "", line: int = 0) -> str:
    """Where a fault was found: the file, with the line and the entry if known."""
    if line and field:
        text = QCoreApplication.translate("Faults", "{path}, line {line}, entry “{field}”")
        return text.format(path=path, line=line, field=field)
    if line:
        text = QCoreApplication.translate("Faults", "{path}, line {line}")
        return text.format(path=path, line=line)
    if field:
        text = QCoreApplication.translate("Faults", "{path}, entry “{field}”")
        return text.format(path=path, field=field)
    return str(path)


def settings_not_used(details: Iterable[str]) -> str:
    """That settings were not usable, with one line for each fault."""
    text = QCoreApplication.translate(
        "Faults",
        "Some of your settings could not be read, so the usual ones are in use. "
        "The file stays as it is until you change a setting; then a copy is kept beside it.",
    )
    return "\n\n".join((text, "\n".join(details)))


def settings_not_saved(where: str, key: str) -> str:
    """That settings could not be saved."""
    text = QCoreApplication.translate(
        "Faults",
        "The settings could not be saved: {cause} ({where}). "
        "They hold until you close the program.",
    )
    return text.format(cause=cause(key), where=where)


def theme_not_used(where: str, key: str) -> str:
    """That a theme file cannot be used."""
    text = QCoreApplication.translate(
        "Faults", "The theme cannot be used: {cause} ({where}). The usual one is shown instead."
    )
    return text.format(cause=cause(key), where=where)


def theme_not_copied(where: str, key: str) -> str:
    """That the folder of own themes cannot be used."""
    text = QCoreApplication.translate(
        "Faults", "The folder of themes cannot be used: {cause} ({where})."
    )
    return text.format(cause=cause(key), where=where)


def language_not_used(language: str) -> str:
    """That the translations of a language are missing."""
    text = QCoreApplication.translate(
        "Faults", "The texts for the language “{language}” are missing; English is used instead."
    )
    return text.format(language=language)


def folder_not_used(where: str, key: str) -> str:
    """That a folder of the program cannot be used."""
    text = QCoreApplication.translate(
        "Faults",
        "The folder {where} cannot be used: {cause}. "
        "You can play, but games may be lost when the program is closed.",
    )
    return text.format(cause=cause(key), where=where)


def not_saved(key: str) -> str:
    """That the running game is not on the disk."""
    text = QCoreApplication.translate("Faults", "Not saved: {cause}. The game goes on.")
    return text.format(cause=cause(key))


def saved_elsewhere(folder: str) -> str:
    """That the running game is on the disk again, and where."""
    text = QCoreApplication.translate("Faults", "From now on the game is saved in {folder}.")
    return text.format(folder=folder)


def saved_beside(name: str) -> str:
    """That a game whose file another program changed has a new file, and the old one is kept."""
    text = QCoreApplication.translate(
        "Faults", "The game is saved again, as {name}. The changed file was left as it is."
    )
    return text.format(name=name)


def game_not_opened(where: str, key: str) -> str:
    """That an unfinished game cannot be gone on with."""
    text = QCoreApplication.translate(
        "Faults", "This game cannot be continued: {cause} ({where}). The file stays as it is."
    )
    return text.format(cause=cause(key), where=where)


def game_mended(where: str) -> str:
    """That a damaged game was taken up from its sound part."""
    text = QCoreApplication.translate(
        "Faults",
        "The record of this game was damaged. It goes on from the last sound entry; "
        "the damaged file is kept as {where}.",
    )
    return text.format(where=where)


def game_state(key: str, place: str = "") -> str:
    """What is to be said of a game in the list of unfinished ones; empty for a sound one.

    ``place`` is the folder where one goes on that was moved.
    """
    if key == "moved":
        if not place:
            return QCoreApplication.translate("Moved", "Goes on in another folder")
        return QCoreApplication.translate("Moved", "Goes on in {folder}").format(folder=place)
    if key == "damaged":
        return QCoreApplication.translate("Faults", "Damaged – goes on from its last sound entry")
    if not key:
        return ""
    if key == "busy":
        return QCoreApplication.translate("Busy", "Another window is playing it")
    text = QCoreApplication.translate("Faults", "Cannot be opened: {cause}")
    return text.format(cause=cause(key))
