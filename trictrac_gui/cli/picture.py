"""``trictrac picture``: the board of a position, written into a file.

Qt is asked for here and nowhere else on the command line, and only once all that can be wrong
without it has been looked at. No display is needed.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trictrac_gui.cli.terminal import SOUND, STANDARD, Command, Parser, Terminal
from trictrac_gui.decoding import DecodingError
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.variant import Variant
from trictrac_gui.formats.position_reader import LONGEST, TextFault, read_text
from trictrac_gui.formats.position_text import PositionText, knows_ids
from trictrac_gui.startup import preflight
from trictrac_gui.texts import position_faults, storage_faults
from trictrac_gui.texts.catalogue import Translate, mark, printable, visible
from trictrac_gui.variants import VARIANTS

if TYPE_CHECKING:
    from trictrac_gui.engine.drawings import Drawings
    from trictrac_gui.ui.theme.theme import Theme

KINDS: Final = ("svg", "png", "pdf")
USUAL_WIDTH: Final = 1200
NARROWEST, WIDEST = 120, 10_000

_ABOUT: Final = mark(
    "CommandLine",
    """A position is the text that the program writes, such as

  trictrac picture "red 7:2 13:2 off:11 / black 15:2 24:13" out.svg --dice 6-4

or all its lines from a file by way of “-”, which stands for standard input; for Backgammon and
Tavla also an XGID, a Position ID, or a Position ID with a Match ID. The ending of OUT says what
is written: .svg has shapes only, .png has dots, .pdf is a page as large as the board.
The exit status is 0 where OUT was written, 1 where it was not, 2 for a wrong command.""",
)


# --- Arguments -------------------------------------------------------------------------------


def add_arguments(parser: Parser) -> None:
    say = parser.translate

    def dice(text: str) -> tuple[int, int]:
        found = re.fullmatch(r"([1-6])-([1-6])", text)
        if found is None:
            wrong = say("CommandLine", "“{text}” is not a throw; write it like 6-4")
            raise argparse.ArgumentTypeError(wrong.format(text=text[:40]))
        return int(found[1]), int(found[2])

    def width(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,6}", text) or not NARROWEST <= int(text) <= WIDEST:
            wrong = say(
                "CommandLine", "“{text}” is not a width; give a number from {least} to {most}"
            )
            raise argparse.ArgumentTypeError(
                wrong.format(text=text[:40], least=NARROWEST, most=WIDEST)
            )
        return int(text)

    parser.describe(
        say("CommandLine", "Draw the board of a position as the program shows it."),
        say("CommandLine", _ABOUT),
    )
    add = parser.add_argument
    add(
        "position",
        metavar=say("CommandLine", "POSITION"),
        help=say("CommandLine", "what is on the board"),
    )
    add("out", metavar=say("CommandLine", "OUT"), help=say("CommandLine", "the file to write"))
    add(
        "--game",
        metavar=say("CommandLine", "GAME"),
        help=say("CommandLine", "the game, where POSITION does not say it"),
    )
    add(
        "--side",
        metavar=say("CommandLine", "SIDE"),
        help=say("CommandLine", "the side to move, such as red or white"),
    )
    add(
        "--dice",
        metavar="A-B",
        type=dice,
        help=say("CommandLine", "the dice that lie on the board"),
    )
    add(
        "--draw",
        metavar=say("CommandLine", "TEXT"),
        action="append",
        default=[],
        help=say(
            "CommandLine",
            "draw on the board, such as “arrows: 13-7 red”, “circles: 8 blue”, "
            "“numbers: 6=1 green”; may be given several times",
        ),
    )
    add(
        "--theme",
        metavar=say("CommandLine", "NAME"),
        default="projector",
        help=say(
            "CommandLine",
            "intarsia, night or projector (the usual one), or a theme file ending in .toml",
        ),
    )
    add(
        "--width",
        metavar="N",
        type=width,
        default=USUAL_WIDTH,
        help=say("CommandLine", "the width of an .svg or .png in pixels, usually {usual}").format(
            usual=USUAL_WIDTH
        ),
    )
    add("--turned", action="store_true", help=say("CommandLine", "seen from the other side"))
    add(
        "--mirrored",
        action="store_true",
        help=say("CommandLine", "with left and right exchanged"),
    )
    add("--force", action="store_true", help=say("CommandLine", "write over OUT if it is there"))


# --- The picture -----------------------------------------------------------------------------


class _CannotDraw(Exception):
    """Why there is no picture, in one sentence."""


def run(chosen: argparse.Namespace, terminal: Terminal) -> int:
    """Draw the picture; a complaint and its exit status where that cannot be done."""
    try:
        _draw(chosen, VARIANTS, terminal.translate)
    except _CannotDraw as fault:
        return terminal.complain(str(fault))
    return SOUND


def _draw(chosen: argparse.Namespace, variants: Sequence[Variant], translate: Translate) -> None:
    out = Path(chosen.out)
    if out.suffix.lower().removeprefix(".") not in KINDS:
        text = translate(
            "Commands",
            "“{name}” does not name a kind of picture; let the name end in .svg, .png or .pdf.",
        )
        raise _CannotDraw(text.format(name=printable(chosen.out)))
    if os.path.lexists(out) and not chosen.force:
        raise _CannotDraw(_there_already(chosen.out, translate))
    text = _text(chosen.position, translate)
    start = _start(chosen.game, variants, translate)
    _ready(translate)
    told = _told(text, start, chosen.game, variants, translate)
    told = replace(told, setup=_with_options(told, chosen.side, chosen.dice, translate))
    drawings = _drawings(chosen.draw, translate)
    _write(out, told, chosen, drawings, _theme(chosen.theme, translate), translate)


def _text(position: str, translate: Translate) -> str:
    if position != STANDARD:
        return position
    if sys.stdin is None:
        raise _CannotDraw(
            translate("Commands", "standard input is closed; give the position or open it.")
        )
    try:
        return sys.stdin.buffer.read(LONGEST * 4 + 1).decode("utf-8")
    except UnicodeDecodeError:
        raise _CannotDraw(
            translate("Commands", "standard input is no text; save the position as UTF-8.")
        ) from None


def _start(game: str | None, variants: Sequence[Variant], translate: Translate) -> PositionText:
    """What the board holds before the position is read: the game that was named begins."""
    found = [variant for variant in variants if variant.key == game]
    if game is not None and not found:
        known = ", ".join(variant.key for variant in variants)
        text = translate("Commands", "“{game}” is not a game here; the games are {known}.")
        raise _CannotDraw(text.format(game=printable(game), known=known))
    variant = found[0] if found else next(v for v in variants if knows_ids(v))
    return PositionText(variant, SetUp(variant.setup, Side.FIRST))


def _told(
    text: str,
    start: PositionText,
    game: str | None,
    variants: Sequence[Variant],
    translate: Translate,
) -> PositionText:
    try:
        told = read_text(text, variants, start)
    except TextFault as fault:
        raise _CannotDraw(visible(position_faults.text_fault(fault, translate))) from fault
    if game is not None and told.variant.key != game:
        said = translate(
            "Commands", "the position is one of {real}, not of {game}; leave --game out."
        )
        raise _CannotDraw(said.format(real=told.variant.key, game=game))
    return told


def _with_options(
    told: PositionText, side: str | None, dice: tuple[int, int] | None, translate: Translate
) -> SetUp:
    setup, keys = told.setup, told.variant.side_keys
    if side is not None:
        if side not in keys:
            text = translate("Commands", "“{side}” is not a side here; say {first} or {second}.")
            raise _CannotDraw(text.format(side=printable(side), first=keys[0], second=keys[1]))
        setup = replace(setup, to_move=Side(keys.index(side)))
    if dice is not None:
        setup = replace(setup, roll=dice, to_move=setup.to_move or Side.FIRST)
    return setup


def _drawings(texts: Sequence[str], translate: Translate) -> Drawings:
    from trictrac_gui.engine.drawings import DrawingsError, parse_drawings  # noqa: PLC0415

    try:
        return parse_drawings("\n".join(texts))
    except DrawingsError as fault:
        line = texts[fault.line - 1] if 0 < fault.line <= len(texts) else ""
        text = translate(
            "Commands",
            "“{line}” cannot be drawn (column {column}); write it like “arrows: 13-7 red”.",
        )
        raise _CannotDraw(text.format(line=printable(line), column=fault.column)) from fault


def _theme(name: str, translate: Translate) -> Theme:
    from trictrac_gui.assets import THEMES, resource  # noqa: PLC0415
    from trictrac_gui.ui.theme.theme_reader import load_theme  # noqa: PLC0415

    if name not in THEMES and not name.endswith(".toml"):
        text = translate("Commands", "“{name}” is not a theme; say {known}, or name a .toml file.")
        raise _CannotDraw(text.format(name=printable(name), known=", ".join(THEMES)))
    path = resource("themes", f"{name}.toml") if name in THEMES else Path(name)
    try:
        return load_theme(path)
    except DecodingError as fault:
        if fault.line and fault.field:
            text = translate(
                "Commands",
                "the theme “{name}”, line {line} cannot be used at “{field}”: {cause}; correct it.",
            )
        elif fault.line:
            text = translate(
                "Commands",
                "the theme “{name}”, line {line} cannot be used: {cause}; correct it.",
            )
        elif fault.field:
            text = translate(
                "Commands",
                "the theme “{name}” cannot be used at “{field}”: {cause}; correct it.",
            )
        else:
            text = translate("Commands", "the theme “{name}” cannot be used: {cause}; correct it.")
        said = text.format(
            name=printable(name),
            line=fault.line,
            field=printable(fault.field),
            cause=storage_faults.cause(fault.key, translate),
        )
        raise _CannotDraw(said) from fault


def _ready(translate: Translate, environ: Mapping[str, str] = os.environ) -> None:
    """Have Qt draw without a display, or say which of its libraries are missing."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    offscreen = dict(environ) | {"QT_QPA_PLATFORM": "offscreen"}
    trouble = preflight.check(offscreen, translate=translate)
    if trouble:
        raise _CannotDraw(trouble)
    try:
        from PySide6 import QtSvg  # noqa: F401, PLC0415 - Qt late
    except ImportError:
        raise _CannotDraw(
            translate(
                "Commands",
                "Qt is not installed, which pictures are drawn with; install PySide6-Essentials.",
            )
        ) from None


def _write(
    out: Path,
    told: PositionText,
    chosen: argparse.Namespace,
    drawings: Drawings,
    theme: Theme,
    translate: Translate,
) -> None:
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415

    from trictrac_gui.session.position_draft import draft_of, view_of  # noqa: PLC0415
    from trictrac_gui.ui.pictures import board_picture  # noqa: PLC0415
    from trictrac_gui.ui.theme.style_sheet import FAMILY, load_fonts  # noqa: PLC0415

    app = QGuiApplication.instance() or QGuiApplication(["trictrac"])
    assert isinstance(app, QGuiApplication)
    if load_fonts():
        font = app.font()
        font.setFamily(FAMILY)
        app.setFont(font)
    view = view_of(draft_of(told.variant, told.setup, told.match))
    try:
        board = board_picture.DrawnBoard(view, theme, drawings, chosen.turned, chosen.mirrored)
        board_picture.write(out, board, width=chosen.width, over=chosen.force)
    except FileExistsError as fault:
        raise _CannotDraw(_there_already(chosen.out, translate)) from fault
    except OSError as fault:
        why = storage_faults.system_reason(fault, translate)
        text = translate("Commands", "“{name}” cannot be written: {why}; choose another place.")
        raise _CannotDraw(text.format(name=printable(chosen.out), why=why)) from fault


def _there_already(name: str, translate: Translate) -> str:
    text = translate("Commands", "“{name}” already exists; choose another name or add --force.")
    return text.format(name=printable(name))


PICTURE: Final = Command(add_arguments, run)
