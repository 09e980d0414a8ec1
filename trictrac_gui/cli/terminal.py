"""What all commands share: their language, where they write, and how arguments are read."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, BinaryIO, Final, NoReturn

from trictrac_gui.assets import LANGUAGES, SOURCE_LANGUAGE, resource
from trictrac_gui.texts.catalogue import (
    Catalogue,
    Translate,
    UnreadableCatalogue,
    find_catalogue,
    mark,
)

SOUND, FAILED = 0, 1
"""Exit statuses of every command; a wrong command has 2."""

STANDARD: Final = "-"
"""The name that stands for standard input and standard output."""


@dataclass(frozen=True)
class Terminal:
    """Where a command writes, and the language it speaks."""

    out: BinaryIO
    translate: Translate

    def tell(self, line: str, stream: BinaryIO | None = None) -> None:
        """Write a line at once, to the output unless another stream is named."""
        stream = stream or self.out
        stream.write(f"{line}\n".encode("utf-8", "backslashreplace"))
        stream.flush()

    @property
    def faults(self) -> BinaryIO:
        """Where faults go that must not stand in the output; the output where there is no other."""
        return self.out if sys.stderr is None else sys.stderr.buffer

    def complain(self, sentence: str) -> int:
        """Say why a command did nothing; the exit status."""
        if sys.stderr is not None:
            print(f"trictrac: {sentence}", file=sys.stderr)
        return FAILED


@dataclass(frozen=True)
class Command:
    """A command: what tells a parser of its arguments, and what carries it out.

    It returns the exit status.
    """

    add_arguments: Callable[[Parser], None]
    run: Callable[[argparse.Namespace, Terminal], int]


# --- The language ----------------------------------------------------------------------------


def split_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that was asked for, wherever it stands, and the arguments without it."""
    rest: list[str] = []
    wanted: str | None = None
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += ["--", *words]
        elif word == "--language":
            wanted = next(words, "")
        elif word.startswith("--language="):
            wanted = word.partition("=")[2]
        else:
            rest.append(word)
    return wanted, rest


def locale_language(environ: Mapping[str, str], system: str = sys.platform) -> str:
    """The language of the locale, English where the program does not speak it."""
    names = (environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    tag = next((name for name in names if name), "")
    if not tag and system == "win32":
        tag = _windows_language()
    code = re.split(r"[_.@-]", tag, maxsplit=1)[0].lower()
    return code if code in LANGUAGES else SOURCE_LANGUAGE


def _windows_language() -> str:
    import ctypes  # noqa: PLC0415 - only where it is asked for
    import locale  # noqa: PLC0415

    library = getattr(ctypes, "windll", None)
    if library is None:
        return ""
    return locale.windows_locale.get(library.kernel32.GetUserDefaultUILanguage(), "")


def catalogue(language: str) -> Catalogue:
    """The texts of a language; English, with one line about it, where they are missing."""
    from trictrac_gui.texts.storage_faults import language_not_used  # noqa: PLC0415 - rarely

    try:
        return find_catalogue(resource("i18n"), language)
    except (UnreadableCatalogue, FileNotFoundError):
        english = Catalogue()
        if sys.stderr is not None:
            print(f"trictrac: {language_not_used(language, english)}", file=sys.stderr)
        return english


# --- Arguments -------------------------------------------------------------------------------

_COMPLAINTS: Final = (
    mark("CommandLine", "the following arguments are required: {names}"),
    mark("CommandLine", "unrecognized arguments: {names}"),
    mark("CommandLine", "argument {name}: expected one argument"),
    mark("CommandLine", "argument {name}: expected at least one argument"),
    mark("CommandLine", "argument {name}: ignored explicit argument {value}"),
    mark("CommandLine", "argument {name}: invalid choice: {value} (choose from {choices})"),
    mark("CommandLine", "argument {name}: {what}"),
)
"""What argparse says of a wrong command, in this order; it speaks English only."""


class Parser(argparse.ArgumentParser):
    """Reads arguments in the language of the terminal, and says in one sentence what is wrong."""

    def __init__(self, *, translate: Translate, **options: Any) -> None:
        self.translate = translate
        options["formatter_class"] = partial(_Help, translate)
        super().__init__(**options, allow_abbrev=False, add_help=False)
        text = translate("CommandLine", "show this help message and exit")
        self.add_argument("-h", "--help", action="help", help=text)

    def add_argument_group(self, *args: Any, **kwargs: Any) -> Any:
        """Add a group; argparse's own two have their titles translated."""
        known = {
            "positional arguments": mark("CommandLine", "positional arguments"),
            "options": mark("CommandLine", "options"),
        }
        if args and args[0] in known:
            args = (self.translate("CommandLine", known[args[0]]), *args[1:])
        return super().add_argument_group(*args, **kwargs)

    def describe(self, description: str, epilog: str = "") -> None:
        """Say what a command does, and in lines of its own what is to be known besides."""
        self.description = description
        if epilog:
            self.epilog = epilog
            self.formatter_class = partial(_HelpWithLines, self.translate)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the command and end with status 2."""
        text = self.translate("CommandLine", "{message}; “{command} --help” shows what is known.")
        text = text.format(message=_translated(message, self.translate), command=self.prog)
        print(f"{self.prog}: {text}", file=sys.stderr)
        raise SystemExit(2)


class _Help(argparse.HelpFormatter):
    """The help as argparse writes it, with “usage” in the language of the terminal."""

    def __init__(self, translate: Translate, prog: str) -> None:
        self.translate = translate
        super().__init__(prog)

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        if prefix is None:
            prefix = self.translate("CommandLine", "usage: ")
        super().add_usage(usage, actions, groups, prefix)


class _HelpWithLines(_Help, argparse.RawDescriptionHelpFormatter):
    """The same, with the lines of the description as they are."""


def _translated(message: str, translate: Translate) -> str:
    for source in _COMPLAINTS:
        pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", re.escape(source))
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            return translate("CommandLine", source).format_map(found.groupdict())
    return message
