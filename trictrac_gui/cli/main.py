"""The command line ``trictrac``: the referee for scripts, teachers and tests; no window, no Qt."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, NoReturn

from trictrac_gui import __version__
from trictrac_gui.cli.file_arguments import add_commands
from trictrac_gui.cli.picture_arguments import add_picture
from trictrac_gui.cli.plays import Json, answer, read_request
from trictrac_gui.decoding import DecodingError
from trictrac_gui.variants import VARIANTS

if TYPE_CHECKING:
    from trictrac_gui.formats.verify import Verdict

LONGEST_LINE: Final = 65536
"""Bytes; a request with every field filled needs less than a twentieth."""

_BLANK: Final = b" \t\r\n\v\f"
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"

_EPILOG: Final = """\
A request is one line of JSON:

  {"variant": "tric-trac", "red": {"1": 15}, "black": {"24": 15},
   "to_move": "red", "dice": [5, 4]}

(shown here on two lines), with "options", "score" and "ask" where wanted. Points
are numbered as printed on the board; "backgammon" and "tavla" have the sides "white"
and "black" and also know "bar". Each line that is not blank gets one line of JSON as its answer.
The exit status is 1 where a line could not be answered, 2 for a wrong command."""


# --- The command -----------------------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    """A parser that says in one sentence what is wrong with a command."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}; “{self.prog} --help” shows what is known.", file=sys.stderr)
        raise SystemExit(2)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="trictrac",
        description="The rules of Tric Trac, Backgammon and Tavla on the command line.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"trictrac {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    plays = commands.add_parser(
        "plays",
        help="list the legal plays of positions given as lines of JSON",
        description="Read positions with a throw, one line of JSON each, and answer each with "
        "all legal plays as one line of JSON.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    plays.add_argument(
        "files", metavar="FILE", nargs="*", help="files to read; standard input without any"
    )
    lessons = commands.add_parser(
        "lesson",
        help="check lesson files and tell the line of each mistake",
        description="Read lesson files as the program does and say of each whether it is sound.",
        allow_abbrev=False,
    )
    lessons.add_argument("files", metavar="FILE", nargs="+", help="lesson files to check")
    add_commands(commands)
    add_picture(commands)
    verify = commands.add_parser(
        "verify",
        help="throw the dice of saved games again and compare them with the record",
        description="Throw the dice of saved games again and say whether the throws are those "
        "that the record has. The exit status is 0 only where every throw could be compared and "
        "agrees, 1 otherwise.",
        allow_abbrev=False,
    )
    verify.add_argument("files", metavar="FILE", nargs="+", help="records of games")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    try:
        return _run(arguments)
    except BrokenPipeError:
        # Whoever read the answers has seen enough.
        _let_go_of_the_output()
        return 1
    except KeyboardInterrupt:
        return 130
    except OSError as fault:
        _let_go_of_the_output()
        return _complain(
            f"the answers cannot be written: {fault.strerror}; make room and try again."
        )


def _run(arguments: Sequence[str] | None) -> int:
    if sys.stdout is None:
        return _complain("standard output is closed; open it to receive the answers.")
    parser = _parser()
    try:
        chosen = parser.parse_args(arguments)
        if chosen.command is None:
            parser.error("a command is missing, such as “plays”")
    finally:
        sys.stdout.flush()  # help and version end the program here
    if chosen.command == "verify":
        return _verify(chosen.files, sys.stdout.buffer)
    if chosen.command == "lesson":
        return _lessons(chosen.files, sys.stdout.buffer)
    if chosen.command in ("check", "convert"):
        return _files(chosen)
    if chosen.command == "picture":
        from trictrac_gui.cli.picture_command import run  # noqa: PLC0415 - Qt only for pictures

        return run(chosen, VARIANTS, _complain)
    return _plays(chosen.files, sys.stdout.buffer)


def _files(chosen: argparse.Namespace) -> int:
    """Check or convert files; a wrong word on the command line was told before."""
    from trictrac_gui.cli.file_commands import run  # noqa: PLC0415 - `plays` starts without it

    told = sys.stdout.buffer if sys.stderr is None else sys.stderr.buffer
    return run(chosen, sys.stdout.buffer, told)


def _let_go_of_the_output() -> None:
    """Send what is still held back to nowhere, so that the flush at exit does not fail as well."""
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())


def _complain(sentence: str) -> int:
    if sys.stderr is not None:
        print(f"trictrac: {sentence}", file=sys.stderr)
    return 1


def _lessons(files: Sequence[str], out: BinaryIO) -> int:
    """Check lesson files; 1 where one of them is not sound."""
    from trictrac_gui.cli.lesson_check import check  # noqa: PLC0415 - the reader of lessons is large

    said, sound = check(files, VARIANTS)
    out.write("".join(f"{line}\n" for line in said).encode("utf-8"))
    out.flush()
    return 0 if sound else 1


# --- Lines in, lines out ---------------------------------------------------------------------


def _plays(files: Sequence[str], out: BinaryIO) -> int:
    sound = True
    if not files:
        if sys.stdin is None:
            return _complain("standard input is closed; name a file or open it.")
        sound = referee(sys.stdin.buffer, out, None)
    for name in files:
        from trictrac_gui.storage.files import open_chosen  # noqa: PLC0415 - a pipe needs no files

        try:
            stream = os.fdopen(open_chosen(Path(name)), "rb")
        except (OSError, ValueError) as fault:
            _write(out, _unreadable(name, fault))
            sound = False
            continue
        with stream:
            sound = referee(stream, out, name) and sound
    return 0 if sound else 1


def referee(stream: BinaryIO, out: BinaryIO, name: str | None) -> bool:
    """Answer each line of a stream that is not blank; False where one could not be.

    ``name`` is the file's, to be told with each error. Each answer is flushed at once.
    """
    sound = True
    lines = _lines(stream)
    while True:
        try:
            number, line = next(lines)
        except StopIteration:
            return sound
        except OSError as fault:
            _write(out, _unreadable(name or "standard input", fault))
            return False
        found = judge_line(line)
        if "error" in found:
            sound = False
            found["line"] = number
            if name is not None:
                found["file"] = _file_name(name)
        _write(out, found)


def _lines(stream: BinaryIO) -> Iterator[tuple[int, bytes | None]]:
    """The lines that are not blank, with their numbers from 1; None for one that is too long."""
    number = 0
    while line := stream.readline(LONGEST_LINE + 1):
        number += 1
        if number == 1:
            line = line.removeprefix(_BYTE_ORDER_MARK)
        if len(line) > LONGEST_LINE:
            while line and not line.endswith(b"\n"):
                line = stream.readline(LONGEST_LINE)
            yield number, None
        elif line.strip(_BLANK):
            yield number, line


def judge_line(line: bytes | None) -> Json:
    """The answer to one line, or an object with the sentence of its error."""
    try:
        if line is None:
            raise DecodingError("too-long", limit=LONGEST_LINE)
        return answer(read_request(line, VARIANTS))
    except DecodingError as fault:
        return {"error": sentence(fault)}


def _unreadable(name: str, fault: OSError | ValueError) -> Json:
    why = (fault.strerror if isinstance(fault, OSError) else None) or "no file has such a name"
    return {
        "error": f"“{_printable(name)}” cannot be read: {why}; "
        "check the name and that the file may be read.",
        "file": _file_name(name),
        "line": None,
    }


def _file_name(name: str) -> str:
    """A file's name as JSON can hold it, also where its bytes are no text."""
    return name.encode("utf-8", "backslashreplace").decode("utf-8")


def _write(out: BinaryIO, found: Json) -> None:
    text = json.dumps(found, ensure_ascii=False, allow_nan=False)
    out.write(text.encode("utf-8") + b"\n")
    out.flush()


# --- Dice thrown again -----------------------------------------------------------------------


def _verify(files: Sequence[str], out: BinaryIO) -> int:
    """One line for each wrong throw and one for each file; 0 where all is as it should be."""
    from trictrac_gui.formats.verify import UnknownDice, verify  # noqa: PLC0415
    from trictrac_gui.storage import StorageError  # noqa: PLC0415 - `plays` starts without it

    sound = True
    for name in files:
        try:
            verdict = verify(Path(name))
        except (StorageError, UnknownDice, ValueError) as fault:
            lines = [_not_verified(fault)]
            sound = False
        else:
            lines = list(_told(verdict))
            sound = sound and verdict.sound
        out.writelines(
            f"{_printable(name)}: {line}\n".encode("utf-8", "backslashreplace") for line in lines
        )
        out.flush()
    return 0 if sound else 1


def _told(verdict: Verdict) -> Iterator[str]:
    for throw in verdict.wrong:
        written, expected = ("-".join(map(str, t)) for t in (throw.written, throw.expected))
        yield (
            f"line {throw.line}: throw {throw.number} is {written}, "
            f"but the dice of this game give {expected}."
        )
    if verdict.damage is not None:
        yield (
            f"line {verdict.damage.line}: the record is damaged here "
            f"({verdict.damage.key}); what follows was not looked at."
        )
    if not verdict.choice.repeatable:
        yield (
            "the throws came from the operating system and cannot be thrown again; "
            "choose checkable dice before a game that is to be verified."
        )
    elif verdict.sound:
        yield f"all {verdict.agreed} throws are those of its dice."
    if verdict.by_hand:
        yield f"{verdict.by_hand} throws were set by hand, as the record says."


def _not_verified(fault: Exception) -> str:
    from trictrac_gui.formats.verify import UnknownDice  # noqa: PLC0415
    from trictrac_gui.storage import JournalError, NewerVersion  # noqa: PLC0415

    match fault:
        case UnknownDice():
            return f"line 1: “{fault.field}” cannot be right; the dice cannot be thrown again."
        case NewerVersion():
            return f"version {fault.version} is newer than this program; update the program."
        case JournalError():
            why = fault.cause.strerror or "the system gives no reason"
            return f"the file cannot be read: {why}; check the name and that it may be read."
        case _:
            return "the file is not a record of a game of this program."


# --- Sentences -------------------------------------------------------------------------------

_SHOWN: Final = 60
"""So much of what was given is repeated in a sentence, at most."""


def sentence(fault: DecodingError) -> str:
    """The fault in one sentence: what is wrong, where, and what can be done."""
    where = f"“{_printable(fault.field)}”" if fault.field else "The line"
    return SENTENCES[fault.key](where, {**fault.values, "column": fault.column})


def _printable(text: str) -> str:
    """Text from outside, shortened, with nothing in it that could disturb a terminal."""
    shown = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in shown)


def _kind(value: object) -> str:
    """What a value is, as JSON has it."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case int() | float():
            return f"the number {value}"
        case str():
            return f"the text “{_printable(value)}”"
        case list():
            return "a list"
        case _:
            return "an object"


def _choices(values: dict[str, object]) -> str:
    choices = values["choices"]
    assert isinstance(choices, tuple)
    words = [f"“{c}”" if isinstance(c, str) else str(c).lower() for c in choices]
    return ", ".join(words[:-1]) + " or " * (len(words) > 1) + "".join(words[-1:])


_Wording = Callable[[str, dict[str, object]], str]


def _unknown_key(where: str, values: dict[str, object]) -> str:
    known = _choices(values)
    if not known:
        return f"{where} is a key this game does not have; leave it out."
    return f"{where} is not a known key; use {known}, or leave it out."


SENTENCES: Final[dict[str, _Wording]] = {
    "not-text": lambda where, v: (
        "The line is not sound UTF-8 text; save the requests as UTF-8, with whole characters."
    ),
    "not-json": lambda where, v: (
        f"The line is not JSON (fault at column {v['column']}); write one JSON object on one line."
    ),
    "bad-number": lambda where, v: (
        "The line has a number that cannot be used, such as NaN or one far too long; "
        "use small whole numbers."
    ),
    "too-deep": lambda where, v: (
        "The line is nested too deep; a request has at most lists within a list."
    ),
    "too-long": lambda where, v: (
        f"The line is longer than {v['limit']} bytes; write one request on each line."
    ),
    "doubled-key": lambda where, v: f"{where} is written twice in one object; keep one of the two.",
    "missing": lambda where, v: f"{where} is missing; add it to the line.",
    "unknown-key": _unknown_key,
    "not-an-object": lambda where, v: f"{where} must be a JSON object, not {_kind(v['given'])}.",
    "not-a-list": lambda where, v: f"{where} must be a list, not {_kind(v['given'])}.",
    "not-a-whole-number": lambda where, v: (
        f"{where} must be a whole number, not {_kind(v['given'])}."
    ),
    "no-such-choice": lambda where, v: f"{where} must be {_choices(v)}, not {_kind(v['given'])}.",
    "two-dice": lambda where, v: f"{where} must be two numbers, not {v['given']}.",
    "wrong-dice": lambda where, v: f"{where} must be {v['wanted']} numbers, not {v['given']}.",
    "no-such-die": lambda where, v: f"{where} must be a number from 1 to 6, not {v['given']}.",
    "two-places": lambda where, v: (
        f"{where} must be two places, from and to, not {v['given']} of them."
    ),
    "no-such-place": lambda where, v: (
        f"{where} must name places of the board: a number from 1 to 24 or {_choices(v)}, "
        f"not {_kind(v['given'])}."
    ),
    "negative-score": lambda where, v: f"{where} must be 0 or more, not {v['given']}.",
    "unknown-point": lambda where, v: (
        f"{where} is not a place in this game; name points “1” to “24”, “off”, "
        "and in Backgammon and Tavla “bar”."
    ),
    "negative": lambda where, v: f"{where} must be 0 or more checkers; a point cannot owe any.",
    "too-many": lambda where, v: (
        f"{where} has more than fifteen checkers; take away those that are too many."
    ),
    "not-fifteen": lambda where, v: (
        f"{where} does not complete fifteen checkers; correct the number or leave “off” out."
    ),
    "both-sides": lambda where, v: (
        f"Checkers of both sides stand on point {v['point']}; take one side off it."
    ),
    "on-own-target": lambda where, v: (
        f"{where} is the target point of {v['side']}, where no own checker stays; "
        "count those checkers as “off”."
    ),
    "on-opponents-hucke": lambda where, v: (
        f"{where} is the opponent’s Hucke, which no checker of {v['side']} may enter; "
        "move those checkers elsewhere."
    ),
    "alone-on-hucke": lambda where, v: (
        f"{where} is {v['side']}’s own Hucke, where a checker cannot stand alone; "
        "put two or more there, or none."
    ),
    "finished": lambda where, v: (
        f"This game of {v['variant']} is finished; ask about a position before its end."
    ),
    "nothing-to-move": lambda where, v: (
        f"“{v['side']}” has borne off all its checkers and cannot move; "
        "ask about a position before that."
    ),
}


if __name__ == "__main__":
    raise SystemExit(main())
