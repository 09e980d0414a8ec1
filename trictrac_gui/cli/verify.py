"""``trictrac verify``: the dice of saved games thrown again, and what that shows."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from trictrac_gui.cli.terminal import FAILED, SOUND, Command, Parser, Terminal
from trictrac_gui.formats.verify import UnknownDice, Verdict, verify
from trictrac_gui.storage.errors import JournalError, NewerVersion, StorageError
from trictrac_gui.texts.catalogue import Translate, mark, printable
from trictrac_gui.texts.storage_faults import system_reason


def add_arguments(parser: Parser) -> None:
    say = parser.translate
    parser.describe(
        say(
            "CommandLine",
            "Throw the dice of saved games again and say whether the throws are those that the "
            "record has. The exit status is 0 only where every throw could be compared and "
            "agrees, 1 otherwise.",
        )
    )
    parser.add_argument(
        "files",
        metavar=say("CommandLine", "FILE"),
        nargs="+",
        help=say("CommandLine", "records of games"),
    )


def run(chosen: argparse.Namespace, terminal: Terminal) -> int:
    """One line for each wrong throw and one for each file; 0 where all is as it should be."""
    status = SOUND
    for name in chosen.files:
        try:
            verdict = verify(Path(name))
        except (StorageError, UnknownDice, ValueError) as fault:
            lines = [_not_verified(fault, terminal.translate)]
            status = FAILED
        else:
            lines = list(_told(verdict, terminal.translate))
            status = status if verdict.sound else FAILED
        for line in lines:
            terminal.tell(f"{printable(name)}: {line}")
    return status


def _told(verdict: Verdict, translate: Translate) -> Iterator[str]:
    for throw in verdict.wrong:
        written, expected = ("-".join(map(str, t)) for t in (throw.written, throw.expected))
        text = translate(
            "Commands",
            "line {line}: throw {number} is {written}, but the dice of this game give {expected}.",
        )
        yield text.format(line=throw.line, number=throw.number, written=written, expected=expected)
    if verdict.damage is not None:
        text = translate(
            "Commands",
            "line {line}: the record is damaged here ({key}); what follows was not looked at.",
        )
        yield text.format(line=verdict.damage.line, key=verdict.damage.key)
    if not verdict.choice.repeatable:
        yield translate(
            "Commands",
            "the throws came from the operating system and cannot be thrown again; "
            "choose checkable dice before a game that is to be verified.",
        )
    elif verdict.sound:
        yield translate(
            "Commands",
            mark("Commands", "all %n throws are those of its dice.", "", 2),
            "",
            verdict.agreed,
        )
    if verdict.by_hand:
        yield translate(
            "Commands",
            mark("Commands", "%n throws were set by hand, as the record says.", "", 2),
            "",
            verdict.by_hand,
        )


def _not_verified(fault: Exception, translate: Translate) -> str:
    match fault:
        case UnknownDice():
            text = translate(
                "Commands",
                "line 1: “{field}” cannot be right; the dice cannot be thrown again.",
            )
            return text.format(field=fault.field)
        case NewerVersion():
            text = translate(
                "Commands", "version {version} is newer than this program; update the program."
            )
            return text.format(version=fault.version)
        case JournalError():
            text = translate(
                "Commands",
                "the file cannot be read: {why}; check the name and that it may be read.",
            )
            return text.format(why=system_reason(fault.cause, translate))
        case _:
            return translate("Commands", "the file is not a record of a game of this program.")


VERIFY: Final = Command(add_arguments, run)
