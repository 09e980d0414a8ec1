"""What goes wrong outside the game: with disks, folders, settings, themes, sets of positions.

Each key is half a sentence, which goes on after a colon or stands before a place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trictrac_gui.texts import position_faults
from trictrac_gui.texts.catalogue import Translate, mark

CAUSES: Final[Mapping[str, str]] = {
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
    "empty": mark("Faults", "the file is empty"),
    "not-text": mark("Faults", "there are characters that are not text"),
    "not-json": mark("Faults", "the line is not JSON"),
    "not-an-object": mark("Faults", "the line is not a JSON object"),
    "too-many": mark("Faults", "there are too many positions, or too many checkers"),
    "no-such-game": mark("Faults", "the program has no such game"),
    "bad-drawings": mark("Faults", "this cannot be drawn"),
    "one-kind-of-answer": mark("Faults", "a question has one kind of answer"),
    "right-and-wrong": mark("Faults", "there must be right answers and wrong ones"),
}

SYSTEM: Final = (
    mark("SystemFaults", "No such file or directory"),
    mark("SystemFaults", "Permission denied"),
    mark("SystemFaults", "Operation not permitted"),
    mark("SystemFaults", "Is a directory"),
    mark("SystemFaults", "Not a directory"),
    mark("SystemFaults", "File exists"),
    mark("SystemFaults", "File name too long"),
    mark("SystemFaults", "No space left on device"),
    mark("SystemFaults", "Read-only file system"),
    mark("SystemFaults", "Input/output error"),
    mark("SystemFaults", "Connection refused"),
    mark("SystemFaults", "Connection timed out"),
    mark("SystemFaults", "No route to host"),
)
"""What the system itself says, in English, of files and displays; others are shown as they are."""


def system_reason(fault: OSError | ValueError, translate: Translate) -> str:
    """Why the system did not read or write, as it says itself."""
    if not isinstance(fault, OSError):
        return translate("SystemFaults", "no file has such a name")
    if fault.strerror is None:
        return translate("SystemFaults", "the system gives no reason")
    return translate("SystemFaults", fault.strerror)


def cause(key: str, translate: Translate) -> str:
    """A fault's key as half a sentence."""
    if key not in CAUSES and key in position_faults.CAUSES:
        return position_faults.cause(key, translate).rstrip(".")
    return translate("Faults", CAUSES.get(key, mark("Faults", "it cannot be used")))


def place(path: object, translate: Translate, field: str = "", line: int = 0) -> str:
    """Where a fault was found: the file, with the line and the entry if known."""
    if line and field:
        text = translate("Faults", "{path}, line {line}, entry “{field}”")
        return text.format(path=path, line=line, field=field)
    if line:
        return translate("Faults", "{path}, line {line}").format(path=path, line=line)
    if field:
        return translate("Faults", "{path}, entry “{field}”").format(path=path, field=field)
    return str(path)


def located(key: str, path: object, translate: Translate, field: str = "", line: int = 0) -> str:
    """A fault behind the place where it was found."""
    return f"{place(path, translate, field, line)}: {cause(key, translate)}"


def language_not_used(language: str, translate: Translate) -> str:
    """That the translations of a language are missing."""
    text = translate(
        "Faults", "The texts for the language “{language}” are missing; English is used instead."
    )
    return text.format(language=language)
