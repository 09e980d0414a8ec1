"""``trictrac verify``: saved games put to the proof, and what that shows and what not."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from trictrac_gui.cli.terminal import FAILED, SOUND, Command, Parser, Terminal
from trictrac_gui.engine.dice import spoken
from trictrac_gui.formats.verify import Proof, UnknownDice, Verdict, verify
from trictrac_gui.storage.errors import JournalError, NewerVersion, StorageError
from trictrac_gui.texts import file_faults
from trictrac_gui.texts.catalogue import Translate, mark, printable
from trictrac_gui.texts.storage_faults import system_reason

NOT_PROVED: Final = 3
_STATUS: Final = {Proof.PROVED: SOUND, Proof.REFUSED: FAILED, Proof.CONSISTENT: NOT_PROVED}

_STATUSES: Final = mark(
    "CommandLine",
    """Whatever contradicts itself in a record is told with its line. What cannot be seen in it is
that another secret number, or other words, were put in afterwards and all made to fit; against
that helps the fingerprint noted before the game. The exit status is 0 where a complete record
fits together and has the given fingerprint, 3 where it fits together and no more is proved, 1
where it is refused or its throws cannot be made again, 2 for a wrong command. Nothing shows
whether the secret number was chosen beforehand among many: let the other side type words that
nobody can guess, once the fingerprint is shown.""",
)


def add_arguments(parser: Parser) -> None:
    say = parser.translate
    parser.describe(
        say(
            "CommandLine",
            "Put records of games to the proof: every move to the rules, every throw to the dice.",
        ),
        say("CommandLine", _STATUSES),
    )
    parser.add_argument(
        "--fingerprint",
        type=partial(_fingerprint, say),
        metavar=say("CommandLine", "DIGITS"),
        help=say("CommandLine", "the fingerprint that was noted before the game"),
    )
    parser.add_argument(
        "--words",
        type=spoken,
        metavar=say("CommandLine", "WORDS"),
        help=say("CommandLine", "the words that the players typed before the game"),
    )
    parser.add_argument(
        "files",
        metavar=say("CommandLine", "FILE"),
        nargs="+",
        help=say("CommandLine", "records of games"),
    )


def _fingerprint(say: Translate, text: str) -> str:
    digits = re.sub(r"[\s:-]", "", text).lower()
    if not re.fullmatch("[0-9a-f]{64}", digits):
        what = say("CommandLine", "a fingerprint has 64 digits, of 0 to 9 and a to f")
        raise argparse.ArgumentTypeError(what)
    return digits


def run(chosen: argparse.Namespace, terminal: Terminal) -> int:
    """Several lines for each file; the status of that which fared worst."""
    statuses = []
    for name in chosen.files:
        try:
            verdict = verify(Path(name))
        except (StorageError, UnknownDice, ValueError) as fault:
            lines = [_not_verified(fault, terminal.translate)]
            statuses.append(FAILED)
        else:
            found = verdict.proof(chosen.fingerprint, chosen.words)
            lines = list(_told(verdict, chosen, found, terminal.translate))
            statuses.append(_STATUS[found])
        for line in lines:
            terminal.tell(f"{printable(name)}: {line}")
    return max(statuses, key=(SOUND, NOT_PROVED, FAILED).index)


def _told(
    verdict: Verdict, chosen: argparse.Namespace, proof: Proof, translate: Translate
) -> Iterator[str]:
    yield from _wrong(verdict, translate)
    if not verdict.choice.repeatable:
        yield translate(
            "Commands",
            "the throws came from the operating system and cannot be thrown again; "
            "choose checkable dice before a game that is to be verified.",
        )
    elif verdict.consistent:
        yield translate(
            "Commands",
            mark(
                "Commands", "all %n throws are those of its dice, and every move is legal.", "", 2
            ),
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
    if verdict.scripted:
        yield translate(
            "Commands",
            mark("Commands", "%n throws were given in advance, as the record says.", "", 2),
            "",
            verdict.scripted,
        )
    if verdict.consistent:
        yield (
            translate("Commands", "the record is complete: it was played to the end.")
            if verdict.complete
            else translate("Commands", "the record is not complete: it was not played to the end.")
        )
    if verdict.choice.checkable is not None:
        yield from _promised(verdict, chosen, translate)
    yield _concluded(verdict, chosen, proof, translate)


def _wrong(verdict: Verdict, translate: Translate) -> Iterator[str]:
    for throw in verdict.wrong:
        written, expected = ("-".join(map(str, t)) for t in (throw.written, throw.expected))
        text = translate(
            "Commands",
            "line {line}: throw {number} is {written}, but the dice of this game give {expected}.",
        )
        yield text.format(line=throw.line, number=throw.number, written=written, expected=expected)
    for fault in verdict.faults:
        text = translate("Commands", "line {line}: {what}")
        yield text.format(line=fault.spot.line, what=file_faults.sentence(fault, translate))


def _promised(verdict: Verdict, chosen: argparse.Namespace, translate: Translate) -> Iterator[str]:
    """What the record says was promised, and against what that is to be held."""
    assert verdict.choice.checkable is not None
    words = printable(verdict.choice.checkable[1])
    yield translate("Commands", "fingerprint: {digits}").format(digits=verdict.fingerprint)
    yield (
        translate("Commands", "words: “{words}”").format(words=words)
        if words
        else translate("Commands", "words: none")
    )
    if chosen.fingerprint is None or chosen.words is None:
        yield translate(
            "Commands",
            "compare both with what was noted before the game; otherwise another secret number, "
            "or other words, can have been put in afterwards.",
        )
    if chosen.fingerprint not in (None, verdict.fingerprint):
        yield translate(
            "Commands",
            "this is not the fingerprint that was noted: another secret number was put in.",
        )
    if chosen.words not in (None, verdict.choice.checkable[1]):
        yield translate(
            "Commands", "these are not the words that were noted: other words were put in."
        )


def _concluded(
    verdict: Verdict, chosen: argparse.Namespace, proof: Proof, translate: Translate
) -> str:
    match proof:
        case Proof.REFUSED:
            return translate("Commands", "refused.")
        case Proof.PROVED if chosen.words is None:
            return translate(
                "Commands",
                "proved, if the words are those that were typed: the secret number was not "
                "exchanged after it was shown. That it was chosen beforehand among many is not "
                "excluded.",
            )
        case Proof.PROVED:
            return translate(
                "Commands",
                "proved: neither the secret number nor the words were exchanged afterwards. That "
                "the number was chosen beforehand among many is not excluded.",
            )
    if verdict.choice.checkable is None:
        return translate(
            "Commands",
            "consistent, not proved: whoever began the game can have known all throws.",
        )
    return translate("Commands", "consistent, not proved.")


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
