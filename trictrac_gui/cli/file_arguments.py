"""The arguments of ``trictrac check`` and ``trictrac convert``, and what their help says."""

from __future__ import annotations

import argparse
from typing import Any, Final, Protocol

TO: Final = ("ttg", "mat", "sgf")
"""The formats that can be written."""

FORMATS_TOLD: Final = """\
Files of Backgammon: Jellyfish’s text (.mat, .txt) and SGF (.sgf), as gnubg and others write
them. Files of every game here: .ttg, and the journals of games (.jsonl), which are read only.
What a file is, its contents decide, not its name. A name of “-” is standard input or output."""

_CHECK_EPILOG: Final = (
    FORMATS_TOLD
    + """

Each fault is one line: FILE:LINE:COLUMN: what is wrong. One that begins with “note:” leaves
no doubt about what is meant. The exit status is 0 where everything was read and can have been
played, 1 where it was not, 2 for a wrong command."""
)
_CONVERT_EPILOG: Final = (
    FORMATS_TOLD
    + """

Faults of IN are told as by “trictrac check”; what cannot have been played is written as it
was read, with the reason beside it. The exit status is 0 where all went well, 1 where nothing
was written, 2 for a wrong command, 3 where OUT was written and IN has faults."""
)


class Commands(Protocol):
    """Where the commands of a command line are added."""

    def add_parser(  # noqa: D102 - argparse's own
        self, name: str, **options: Any
    ) -> argparse.ArgumentParser: ...


def add_commands(commands: Commands) -> None:
    """Tell the command line of both commands."""
    check = commands.add_parser(
        "check",
        help="read files of games and say what in them cannot have been played",
        description="Read files of games and step through every play by the rules.",
        epilog=_CHECK_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    check.add_argument("files", metavar="FILE", nargs="+", help="files of games")
    convert = commands.add_parser(
        "convert",
        help="write the games of a file in another format",
        description="Write the games of a file in another format; the ending of OUT says which.",
        epilog=_CONVERT_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    convert.add_argument("source", metavar="IN", help="a file of games")
    convert.add_argument("target", metavar="OUT", help="the file to write")
    convert.add_argument("--force", action="store_true", help="write over OUT if it is there")
    convert.add_argument(
        "--to",
        choices=TO,
        help="the format to write, where the name of OUT does not say it",
    )
