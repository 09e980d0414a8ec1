"""The arguments of ``trictrac picture``, and what its help says."""

from __future__ import annotations

import argparse
import re
from typing import Final

from trictrac_gui.cli.file_arguments import Commands

KINDS: Final = ("svg", "png", "pdf")
USUAL_WIDTH: Final = 1200
NARROWEST, WIDEST = 120, 10_000

_EPILOG: Final = """\
A position is the text that the program writes, such as

  trictrac picture "red 7:2 13:2 off:11 / black 15:2 24:13" out.svg --dice 6-4

or all its lines from a file by way of “-”, which stands for standard input; for Backgammon and
Tavla also an XGID, a Position ID, or a Position ID with a Match ID. The ending of OUT says what
is written: .svg has shapes only, .png has dots, .pdf is a page as large as the board.
The exit status is 0 where OUT was written, 1 where it was not, 2 for a wrong command."""


def add_picture(commands: Commands) -> None:
    """Tell the command line of the command."""
    picture = commands.add_parser(
        "picture",
        help="draw the board of a position as SVG, PNG or PDF",
        description="Draw the board of a position as the program shows it.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    picture.add_argument("position", metavar="POSITION", help="what is on the board")
    picture.add_argument("out", metavar="OUT", help="the file to write")
    picture.add_argument("--game", metavar="GAME", help="the game, where POSITION does not say it")
    picture.add_argument("--side", metavar="SIDE", help="the side to move, such as red or white")
    picture.add_argument("--dice", metavar="A-B", type=_dice, help="the dice that lie on the board")
    picture.add_argument(
        "--draw",
        metavar="TEXT",
        action="append",
        default=[],
        help="draw on the board, such as “arrows: 13-7 red”, “circles: 8 blue”, "
        "“numbers: 6=1 green”; may be given several times",
    )
    picture.add_argument(
        "--theme",
        metavar="NAME",
        default="projector",
        help="intarsia, night or projector (the usual one), or a theme file ending in .toml",
    )
    picture.add_argument(
        "--width",
        metavar="N",
        type=_width,
        default=USUAL_WIDTH,
        help=f"the width of an .svg or .png in pixels, usually {USUAL_WIDTH}",
    )
    picture.add_argument("--turned", action="store_true", help="seen from the other side")
    picture.add_argument("--mirrored", action="store_true", help="with left and right exchanged")
    picture.add_argument("--force", action="store_true", help="write over OUT if it is there")


def _dice(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([1-6])-([1-6])", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"“{text[:40]}” is not a throw; write it like 6-4")
    return int(found[1]), int(found[2])


def _width(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", text) or not NARROWEST <= int(text) <= WIDEST:
        raise argparse.ArgumentTypeError(
            f"“{text[:40]}” is not a width; give a number from {NARROWEST} to {WIDEST}"
        )
    return int(text)
