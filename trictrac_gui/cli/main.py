"""The command line ``trictrac``: the referee for scripts, teachers and tests; no window, no Qt.

A command is a module beside this one, which is imported when it is asked for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from trictrac_gui import __version__
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.cli.terminal import (
    FAILED,
    Command,
    Parser,
    Terminal,
    catalogue,
    locale_language,
    split_language,
)
from trictrac_gui.texts.catalogue import Translate, mark, printable

COMMANDS: Final = {
    "plays": mark("CommandLine", "list the legal plays of positions given as lines of JSON"),
    "think": mark("CommandLine", "judge positions as a player does, and say when to double"),
    "lesson": mark("CommandLine", "check lesson files and tell the line of each mistake"),
    "check": mark(
        "CommandLine", "read files of games and say what in them cannot have been played"
    ),
    "convert": mark("CommandLine", "write the games of a file in another format"),
    "picture": mark("CommandLine", "draw the board of a position as SVG, PNG or PDF"),
    "verify": mark(
        "CommandLine", "throw the dice of saved games again and compare them with the record"
    ),
}
"""What each command does, in the order of the help."""


def main(arguments: Sequence[str] | None = None, environ: Mapping[str, str] = os.environ) -> int:
    """Run the command line and return its exit status."""
    language, rest = split_language(sys.argv[1:] if arguments is None else arguments)
    translate = catalogue(language if language in LANGUAGES else locale_language(environ))
    try:
        return _run(rest, translate, language)
    except BrokenPipeError:
        # Whoever read the answers has seen enough.
        _let_go_of_the_output()
        return FAILED
    except KeyboardInterrupt:
        return 130
    except OSError as fault:
        _let_go_of_the_output()
        text = translate(
            "CommandLine", "the answers cannot be written: {why}; make room and try again."
        )
        return _complain(text.format(why=fault.strerror))


def _run(arguments: Sequence[str], translate: Translate, language: str | None) -> int:
    if sys.stdout is None:
        text = translate(
            "CommandLine", "standard output is closed; open it to receive the answers."
        )
        return _complain(text)
    name = next((word for word in arguments if not word.startswith("-")), "")
    command = _command(name)
    parser = _parser(name, command, translate)
    try:
        if language is not None and language not in LANGUAGES:
            text = translate("CommandLine", "“{language}” is not a language here, {known} are")
            parser.error(text.format(language=printable(language), known=", ".join(LANGUAGES)))
        chosen = parser.parse_args(arguments)
        if command is None:
            parser.error(translate("CommandLine", "a command is missing, such as “plays”"))
    finally:
        sys.stdout.flush()  # help and version end the program here
    return command.run(chosen, Terminal(sys.stdout.buffer, translate))


def _command(name: str) -> Command | None:
    """A command by its name; only now what it needs is imported."""
    match name:
        case "plays":
            from trictrac_gui.cli.plays import PLAYS  # noqa: PLC0415

            return PLAYS
        case "think":
            from trictrac_gui.cli.think import THINK  # noqa: PLC0415

            return THINK
        case "lesson":
            from trictrac_gui.cli.lesson import LESSON  # noqa: PLC0415

            return LESSON
        case "check":
            from trictrac_gui.cli.files import CHECK  # noqa: PLC0415

            return CHECK
        case "convert":
            from trictrac_gui.cli.files import CONVERT  # noqa: PLC0415

            return CONVERT
        case "picture":
            from trictrac_gui.cli.picture import PICTURE  # noqa: PLC0415

            return PICTURE
        case "verify":
            from trictrac_gui.cli.verify import VERIFY  # noqa: PLC0415

            return VERIFY
    return None


def _parser(name: str, command: Command | None, translate: Translate) -> Parser:
    parser = Parser(prog="trictrac", translate=translate)
    parser.describe(
        translate(
            "CommandLine", "The rules of Tric Trac, Backgammon and Tavla on the command line."
        )
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"trictrac {__version__}",
        help=translate("CommandLine", "show program's version number and exit"),
    )
    # Taken out of the arguments before, wherever it stands: the parser itself speaks that language.
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        help=translate("CommandLine", "the language of what is said, if not that of the locale"),
    )
    commands = parser.add_subparsers(dest="command", metavar=translate("CommandLine", "COMMAND"))
    for each, does in COMMANDS.items():
        part = commands.add_parser(each, help=translate("CommandLine", does), translate=translate)
        if each == name and command is not None:
            command.add_arguments(part)
    return parser


def _let_go_of_the_output() -> None:
    """Send what is still held back to nowhere, so that the flush at exit does not fail as well."""
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())


def _complain(sentence: str) -> int:
    if sys.stderr is not None:
        print(f"trictrac: {sentence}", file=sys.stderr)
    return FAILED


if __name__ == "__main__":
    raise SystemExit(main())
