"""What ``trictrac check`` and ``trictrac convert`` do: files of games, read and written.

The exit statuses stand in ``file_arguments``, where the help tells them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from trictrac_gui.engine.state import HandedOver, Rolled
from trictrac_gui.formats.document import Document, FileGame, Format
from trictrac_gui.formats.faults import FileFault, Unreadable, Weight
from trictrac_gui.formats.formats import (
    WRITABLE,
    CannotWrite,
    format_of_name,
    read_document,
    write_document,
)
from trictrac_gui.formats.losses import losses
from trictrac_gui.formats.text import LARGEST_FILE
from trictrac_gui.storage import files
from trictrac_gui.texts.file_faults import LOSSES, printable, sentence

STANDARD: Final = "-"
"""The name that stands for standard input and standard output."""

SOUND, FAILED, WRITTEN_WITH_FAULTS = 0, 1, 3


def run(chosen: argparse.Namespace, out: BinaryIO, told: BinaryIO) -> int:
    """Carry out one of the two commands; faults of a conversion go to ``told``."""
    if chosen.command == "check":
        return check(chosen.files, out)
    return convert(chosen.source, chosen.target, chosen.to, out, told, force=chosen.force)


# --- check -----------------------------------------------------------------------------------


def check(files: list[str], out: BinaryIO) -> int:
    """Say what is wrong with files, line by line, and sum each of them up."""
    sound = True
    for name in files:
        document = _read(name, out)
        if document is None:
            sound = False
            continue
        for line in _faults(name, document.faults):
            _tell(out, line)
        _tell(out, f"{_shown(name)}: {_summary(document)}")
        sound = sound and document.sound
    return SOUND if sound else FAILED


def _read(name: str, told: BinaryIO) -> Document | None:
    """The document of a file, or None once it was told why there is none."""
    try:
        return read_document(_bytes(name))
    except (OSError, ValueError) as fault:
        if isinstance(fault, Unreadable):
            for line in _faults(name, (fault.fault,)):
                _tell(told, line)
            return None
        why = (fault.strerror if isinstance(fault, OSError) else None) or "no file has such a name"
        advice = "check the name and that the file may be read"
        _tell(told, f"{_shown(name)}: The file cannot be read: {why}; {advice}.")
        return None


def _bytes(name: str) -> bytes:
    """What a file holds, up to just more than may be read of it."""
    if name == STANDARD:
        if sys.stdin is None:
            raise OSError(0, "standard input is closed")
        return sys.stdin.buffer.read(LARGEST_FILE + 1)
    return files.read_chosen(Path(name), LARGEST_FILE + 1)


def _shown(name: str) -> str:
    return (
        "standard input"
        if name == STANDARD
        else "".join(c if c.isprintable() else ascii(c)[1:-1] for c in name)
    )


def _faults(name: str, faults: tuple[FileFault, ...]) -> Iterator[str]:
    for found in faults:
        mark = "note: " if found.weight is Weight.NOTE else ""
        place = f":{found.spot.line}:{found.spot.column}" if found.spot.line else ""
        yield f"{_shown(name)}{place}: {mark}{sentence(found)}"


def _tell(out: BinaryIO, line: str) -> None:
    out.write(f"{line}\n".encode("utf-8", "backslashreplace"))
    out.flush()


def _summary(document: Document) -> str:
    """One sentence about what a file holds, and whether all of it was legal."""
    games = len(document.games)
    throws = sum(map(_throws, document.games))
    names = " – ".join(filter(None, (printable(name) for name in document.names)))
    length = document.match.agreement.length
    parts = [
        _count(games, "game") + f" of {document.variant.key.replace('-', ' ').title()}",
        f"match to {length}" if length else "",
        names,
        _count(throws, "throw"),
    ]
    verdict = "all of it legal" if document.sound else "with the faults above"
    return ", ".join([*filter(None, parts), verdict]) + "."


def _throws(game: FileGame) -> int:
    """How many throws were played, the one included that was never handed over."""
    line = [*game.tree.root.main_line()]
    handed_over = [at for at, node in enumerate(line) if isinstance(node.action, HandedOver)]
    if handed_over:
        lies = any(isinstance(node.action, Rolled) for node in line[handed_over[-1] :])
        return len(handed_over) + lies
    # The opening: whether its throws are played is the game's affair.
    return int(any(game.tree.state_at(node).turn is not None for node in line))


def _count(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


# --- convert ---------------------------------------------------------------------------------


def convert(
    source: str, target: str, to: str | None, out: BinaryIO, told: BinaryIO, *, force: bool
) -> int:
    """Write the games of one file into another."""
    kind = Format(f".{to}") if to else format_of_name(target)
    if kind not in WRITABLE:
        endings = ", ".join(kind.value for kind in WRITABLE)
        _tell(
            told,
            f"{_shown(target)}: The name does not end in {endings}; choose such a name, "
            "or name the format with --to.",
        )
        return FAILED
    document = _read(source, told)
    if document is None:
        return FAILED
    for line in _faults(source, document.faults):
        _tell(told, line)
    if not document.games and document.rules is None:
        _tell(told, f"{_shown(source)}: There is nothing to write.")
        return FAILED
    try:
        data = write_document(document, kind, explain)
    except CannotWrite as cannot:
        what = "positions that were set up"
        if cannot.key != "set-up":
            what = cannot.key.replace("-", " ").title()
        _tell(told, f"{_shown(target)}: {kind.value} has no words for {what}; write a .ttg.")
        return FAILED
    if target == STANDARD:
        out.write(data)
        out.flush()
    elif not _write(target, data, told, force=force):
        return FAILED
    left_out = losses(document, kind)
    if left_out:
        things = ", ".join(LOSSES[one] for one in left_out)
        _tell(told, f"{_shown(target)}: note: {kind.value} has no place for {things}.")
    return SOUND if document.sound else WRITTEN_WITH_FAULTS


def explain(found: FileFault) -> str:
    """What is left in a file beside a play that cannot have been made."""
    return f"Impossible: {sentence(found)}"


def _write(target: str, data: bytes, told: BinaryIO, *, force: bool) -> bool:
    path = Path(target)
    try:
        if path.exists() and not path.is_file():
            _tell(told, f"{_shown(target)}: This is no ordinary file; nothing was written.")
            return False
        files.write_shared(path, data, over=force)
    except FileExistsError:
        _tell(told, f"{_shown(target)}: The file already exists; --force writes over it.")
        return False
    except (OSError, ValueError) as fault:
        why = (fault.strerror if isinstance(fault, OSError) else None) or "no file has such a name"
        _tell(told, f"{_shown(target)}: The file cannot be written: {why}; nothing was changed.")
        return False
    return True
