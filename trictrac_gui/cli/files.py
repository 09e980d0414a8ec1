"""``trictrac check`` and ``trictrac convert``: files of games, read and written.

The exit statuses stand in the help.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from trictrac_gui.cli.terminal import FAILED, SOUND, STANDARD, Command, Parser, Terminal
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import HandedOver, Rolled
from trictrac_gui.formats.document import Document, FileGame, Format, losses
from trictrac_gui.formats.faults import FileFault, Unreadable, Weight
from trictrac_gui.formats.file_entries import EntryKind
from trictrac_gui.formats.formats import (
    WRITABLE,
    CannotWrite,
    format_of_name,
    read_document,
    write_document,
)
from trictrac_gui.formats.text import LARGEST_FILE, codec_of
from trictrac_gui.storage.files import read_chosen, write_shared
from trictrac_gui.texts import file_faults, game_names
from trictrac_gui.texts.catalogue import Translate, mark, printable, visible
from trictrac_gui.texts.storage_faults import system_reason

WRITTEN_WITH_FAULTS: Final = 3

_FORMATS: Final = mark(
    "CommandLine",
    """Files of Backgammon: Jellyfish’s text (.mat, .txt) and SGF (.sgf), as gnubg and others write
them. Files of every game here: .ttg, and the journals of games (.jsonl), which are read only.
What a file is, its contents decide, not its name. A name of “-” is standard input or output.""",
)
_CHECK_STATUSES: Final = mark(
    "CommandLine",
    """Each fault is one line: FILE:LINE:COLUMN: what is wrong. One that begins with “note:” leaves
no doubt about what is meant. The exit status is 0 where everything was read and can have been
played, 1 where it was not, 2 for a wrong command.""",
)
_CONVERT_STATUSES: Final = mark(
    "CommandLine",
    """Faults of IN are told as by “trictrac check”; what cannot have been played is written as it
was read, with the reason beside it. The exit status is 0 where all went well, 1 where nothing
was written, 2 for a wrong command, 3 where OUT was written and IN has faults.""",
)


def add_arguments_of_check(parser: Parser) -> None:
    say = parser.translate
    parser.describe(
        say("CommandLine", "Read files of games and step through every play by the rules."),
        f"{say('CommandLine', _FORMATS)}\n\n{say('CommandLine', _CHECK_STATUSES)}",
    )
    parser.add_argument(
        "files",
        metavar=say("CommandLine", "FILE"),
        nargs="+",
        help=say("CommandLine", "files of games"),
    )
    _add_encoding(parser)


def add_arguments_of_convert(parser: Parser) -> None:
    say = parser.translate
    parser.describe(
        say(
            "CommandLine",
            "Write the games of a file in another format; the ending of OUT says which.",
        ),
        f"{say('CommandLine', _FORMATS)}\n\n{say('CommandLine', _CONVERT_STATUSES)}",
    )
    parser.add_argument(
        "source", metavar=say("CommandLine", "IN"), help=say("CommandLine", "a file of games")
    )
    parser.add_argument(
        "target", metavar=say("CommandLine", "OUT"), help=say("CommandLine", "the file to write")
    )
    parser.add_argument(
        "--force",
        action="store_true",
        help=say("CommandLine", "write over OUT if it is there"),
    )
    parser.add_argument(
        "--to",
        choices=[kind.value.removeprefix(".") for kind in WRITABLE],
        help=say("CommandLine", "the format to write, where the name of OUT does not say it"),
    )
    _add_encoding(parser)


# --- Both ------------------------------------------------------------------------------------


def _add_encoding(parser: Parser) -> None:
    say = parser.translate

    def known(name: str) -> str:
        if codec_of(name) is None:
            text = say("CommandLine", "the character set {name} is not known")
            raise argparse.ArgumentTypeError(text.format(name=printable(name)))
        return name

    parser.add_argument(
        "--encoding",
        metavar=say("CommandLine", "NAME"),
        type=known,
        help=say(
            "CommandLine",
            "the character set of a file that names none, such as windows-1251 or shift_jis",
        ),
    )


def _read(
    name: str, terminal: Terminal, *, aside: bool, encoding: str | None = None
) -> Document | None:
    """The document of a file, or None once it was told why there is none."""
    translate = terminal.translate
    stream = terminal.faults if aside else terminal.out
    try:
        return read_document(_bytes(name, translate), encoding=encoding)
    except Unreadable as fault:
        for line in _faults(name, (fault.fault,), translate):
            terminal.tell(line, stream)
    except (OSError, ValueError) as fault:
        text = translate(
            "Commands",
            "The file cannot be read: {why}; check the name and that the file may be read.",
        )
        why = system_reason(fault, translate)
        terminal.tell(f"{_shown(name, translate)}: {text.format(why=why)}", stream)
    return None


def _bytes(name: str, translate: Translate) -> bytes:
    """What a file holds, up to just more than may be read of it."""
    if name == STANDARD:
        if sys.stdin is None:
            raise OSError(0, translate("Commands", "standard input is closed"))
        return sys.stdin.buffer.read(LARGEST_FILE + 1)
    return read_chosen(Path(name), LARGEST_FILE + 1)


def _shown(name: str, translate: Translate) -> str:
    return translate("Commands", "standard input") if name == STANDARD else visible(name)


def _faults(name: str, faults: tuple[FileFault, ...], translate: Translate) -> Iterator[str]:
    for found in faults:
        note = translate("Commands", "note: ") if found.weight is Weight.NOTE else ""
        place = f":{found.spot.line}:{found.spot.column}" if found.spot.line else ""
        said = file_faults.sentence(found, translate)
        yield f"{_shown(name, translate)}{place}: {note}{said}"


# --- check -----------------------------------------------------------------------------------


def check(chosen: argparse.Namespace, terminal: Terminal) -> int:
    """Say what is wrong with files, line by line, and sum each of them up."""
    translate = terminal.translate
    status = SOUND
    for name in chosen.files:
        document = _read(name, terminal, aside=False, encoding=chosen.encoding)
        if document is None:
            status = FAILED
            continue
        for match in document.matches():
            for line in _faults(name, match.faults, translate):
                terminal.tell(line)
            terminal.tell(f"{_shown(name, translate)}: {_summary(match, translate)}")
            if not match.sound:
                status = FAILED
    return status


def _summary(document: Document, translate: Translate) -> str:
    """One sentence about what a file holds, and whether all of it was legal."""
    games = translate(
        "Commands", mark("Commands", "%n game(s) of {game}", "", 2), "", len(document.games)
    )
    length = document.match.agreement.length
    throws = sum(map(_throws, document.games))
    impossible = sum(len(game.impossible()) + _stops(game) for game in document.games)
    unread = sum(_told_still(game) - _stops(game) for game in document.games)
    parts = [
        games.format(game=game_names.variant_name(document.variant.key, translate)),
        translate("Commands", "match to {length}").format(length=length) if length else "",
        " – ".join(filter(None, (printable(name) for name in document.names))),
        translate("Commands", mark("Commands", "%n throw(s) checked", "", 2), "", throws),
        *_counted(mark("Commands", "%n play(s) impossible", "", 2), impossible, translate),
        *_counted(mark("Commands", "%n play(s) not checked", "", 2), unread, translate),
        translate("Commands", "all of it legal")
        if document.sound
        else translate("Commands", "with the faults above"),
    ]
    return ", ".join(filter(None, parts)) + "."


def _counted(source: str, number: int, translate: Translate) -> list[str]:
    return [translate("Commands", source, "", number)] if number else []


def _stops(game: FileGame) -> bool:
    """Whether a game stops at a play that no checkers could be moved for."""
    first = next(iter(game.kept()), None)
    entry = None if first is None or first.stopped() is None else first.as_entry()
    return entry is not None and entry.kind is EntryKind.PLAY


def _told_still(game: FileGame) -> int:
    """How many plays are told that cannot be followed, the first included."""
    told = [kept.as_entry() for kept in game.kept()]
    return sum(entry is not None and entry.kind is EntryKind.PLAY for entry in told)


def _throws(game: FileGame) -> int:
    """How many throws were put to the rules, the one included that was never handed over."""
    line = [*game.tree.root.main_line()]
    ends = (HandedOver, SetUp)
    handed_over = [at for at, node in enumerate(line) if isinstance(node.action, ends)]
    if handed_over:
        lies = any(isinstance(node.action, Rolled) for node in line[handed_over[-1] :])
        return len(handed_over) + lies
    # The opening: whether its throws are played is the game's affair.
    return int(any(game.tree.state_at(node).turn is not None for node in line))


# --- convert ---------------------------------------------------------------------------------


def convert(chosen: argparse.Namespace, terminal: Terminal) -> int:
    """Write the games of one file into another; faults do not stand in the output."""
    translate, source, target = terminal.translate, chosen.source, chosen.target

    def tell(name: str, sentence: str) -> None:
        terminal.tell(f"{_shown(name, translate)}: {sentence}", terminal.faults)

    kind = Format(f".{chosen.to}") if chosen.to else format_of_name(target)
    if kind not in WRITABLE:
        text = translate(
            "Commands",
            "The name does not end in {endings}; choose such a name, or name the format with --to.",
        )
        tell(target, text.format(endings=", ".join(each.value for each in WRITABLE)))
        return FAILED
    document = _read(source, terminal, aside=True, encoding=chosen.encoding)
    if document is None:
        return FAILED
    matches = document.matches()
    for match in matches:
        for line in _faults(source, match.faults, translate):
            terminal.tell(line, terminal.faults)
    if not document.games and document.rules is None:
        tell(source, translate("Commands", "There is nothing to write."))
        return FAILED
    try:
        data = write_document(document, kind, partial(_explain, translate=translate))
    except CannotWrite as cannot:
        what = translate("Commands", "positions that were set up")
        if cannot.key != "set-up":
            what = game_names.variant_name(cannot.key, translate)
        text = translate("Commands", "{ending} has no words for {what}; write a .ttg.")
        tell(target, text.format(ending=kind.value, what=what))
        return FAILED
    left_out = losses(document, kind)
    if left_out:
        text = translate("Commands", "{ending} has no place for {things}.")
        things = file_faults.left_out(left_out, translate)
        note = translate("Commands", "note: ")
        tell(target, note + text.format(ending=kind.value, things=things))
    if target == STANDARD:
        terminal.out.write(data)
        terminal.out.flush()
    else:
        trouble = _write(target, data, translate, force=chosen.force)
        if trouble:
            tell(target, trouble)
            return FAILED
    return SOUND if all(match.sound for match in matches) else WRITTEN_WITH_FAULTS


def _explain(found: FileFault, translate: Translate) -> str:
    """What is left in a file beside a play that cannot have been made."""
    text = translate("Files", "Impossible: {fault}")
    return text.format(fault=file_faults.sentence(found, translate))


def _write(target: str, data: bytes, translate: Translate, *, force: bool) -> str:
    """Write a file; why it was not written, empty where it was."""
    path = Path(target)
    try:
        if path.exists() and not path.is_file():
            return translate("Commands", "This is no ordinary file; nothing was written.")
        write_shared(path, data, over=force)
    except FileExistsError:
        return translate("Commands", "The file already exists; --force writes over it.")
    except (OSError, ValueError) as fault:
        text = translate("Commands", "The file cannot be written: {why}; nothing was changed.")
        return text.format(why=system_reason(fault, translate))
    return ""


CHECK: Final = Command(add_arguments_of_check, check)
CONVERT: Final = Command(add_arguments_of_convert, convert)
