"""What ``trictrac picture`` does: the board of a position, written into a file.

Qt is asked for here and nowhere else on the command line, and only once all that can be wrong
without it has been looked at. No display is needed.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trictrac_gui.cli.picture_arguments import KINDS
from trictrac_gui.decoding import DecodingError
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.variant import Variant
from trictrac_gui.formats.position_reader import LONGEST, TextFault, read_text
from trictrac_gui.formats.position_text import PositionText, knows_ids
from trictrac_gui.startup import preflight
from trictrac_gui.texts.file_faults import printable

if TYPE_CHECKING:
    from trictrac_gui.engine.drawings import Drawings
    from trictrac_gui.ui.theme.theme import Theme

STANDARD: Final = "-"
"""The position that stands for standard input."""


class _CannotDraw(Exception):
    """Why there is no picture, in one sentence."""


def run(
    chosen: argparse.Namespace, variants: Sequence[Variant], complain: Callable[[str], int]
) -> int:
    """Draw the picture; the exit status is that of ``complain`` where that cannot be done."""
    try:
        _draw(chosen, variants)
    except _CannotDraw as fault:
        return complain(str(fault))
    return 0


def _draw(chosen: argparse.Namespace, variants: Sequence[Variant]) -> None:
    out = Path(chosen.out)
    if out.suffix.lower().removeprefix(".") not in KINDS:
        raise _CannotDraw(
            f"“{printable(chosen.out)}” does not name a kind of picture; "
            "let the name end in .svg, .png or .pdf."
        )
    if os.path.lexists(out) and not chosen.force:
        raise _CannotDraw(_there_already(chosen.out))
    text = _text(chosen.position)
    start = _start(chosen.game, variants)
    _ready()
    told = _told(text, start, chosen.game, variants)
    told = replace(told, setup=_with_options(told, chosen.side, chosen.dice))
    _write(out, told, chosen, _drawings(chosen.draw), _theme(chosen.theme))


def _text(position: str) -> str:
    if position != STANDARD:
        return position
    if sys.stdin is None:
        raise _CannotDraw("standard input is closed; give the position or open it.")
    try:
        return sys.stdin.buffer.read(LONGEST * 4 + 1).decode("utf-8")
    except UnicodeDecodeError:
        raise _CannotDraw("standard input is no text; save the position as UTF-8.") from None


def _start(game: str | None, variants: Sequence[Variant]) -> PositionText:
    """What the board holds before the position is read: the game that was named begins."""
    found = [variant for variant in variants if variant.key == game]
    if game is not None and not found:
        known = ", ".join(variant.key for variant in variants)
        raise _CannotDraw(f"“{printable(game)}” is not a game here; the games are {known}.")
    variant = found[0] if found else next(v for v in variants if knows_ids(v))
    return PositionText(variant, SetUp(variant.setup, Side.FIRST))


def _told(
    text: str, start: PositionText, game: str | None, variants: Sequence[Variant]
) -> PositionText:
    from trictrac_gui.ui.editor.editor_text import text_fault  # noqa: PLC0415 - Qt late

    try:
        told = read_text(text, variants, start)
    except TextFault as fault:
        raise _CannotDraw(_visible(text_fault(fault))) from fault
    if game is not None and told.variant.key != game:
        raise _CannotDraw(
            f"the position is one of {told.variant.key}, not of {game}; leave --game out."
        )
    return told


def _with_options(told: PositionText, side: str | None, dice: tuple[int, int] | None) -> SetUp:
    setup, keys = told.setup, told.variant.side_keys
    if side is not None:
        if side not in keys:
            raise _CannotDraw(
                f"“{printable(side)}” is not a side here; say {keys[0]} or {keys[1]}."
            )
        setup = replace(setup, to_move=Side(keys.index(side)))
    if dice is not None:
        setup = replace(setup, roll=dice, to_move=setup.to_move or Side.FIRST)
    return setup


def _drawings(texts: Sequence[str]) -> Drawings:
    from trictrac_gui.engine.drawings import DrawingsError, parse_drawings  # noqa: PLC0415

    try:
        return parse_drawings("\n".join(texts))
    except DrawingsError as fault:
        line = texts[fault.line - 1] if 0 < fault.line <= len(texts) else ""
        raise _CannotDraw(
            f"“{printable(line)}” cannot be drawn (column {fault.column}); "
            "write it like “arrows: 13-7 red”."
        ) from fault


def _theme(name: str) -> Theme:
    from trictrac_gui.assets import THEMES, resource  # noqa: PLC0415
    from trictrac_gui.ui.theme.theme import load_theme  # noqa: PLC0415

    if name not in THEMES and not name.endswith(".toml"):
        raise _CannotDraw(
            f"“{printable(name)}” is not a theme; say {', '.join(THEMES)}, or name a .toml file."
        )
    path = resource("themes", f"{name}.toml") if name in THEMES else Path(name)
    try:
        return load_theme(path)
    except DecodingError as fault:
        where = f", line {fault.line}" if fault.line else ""
        field = f" at “{printable(fault.field)}”" if fault.field else ""
        raise _CannotDraw(
            f"the theme “{printable(name)}”{where} cannot be used{field}: {fault.key}; correct it."
        ) from fault


def _ready(environ: Mapping[str, str] = os.environ) -> None:
    """Have Qt draw without a display, or say which of its libraries are missing."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    trouble = preflight.check(dict(environ) | {"QT_QPA_PLATFORM": "offscreen"})
    if trouble:
        raise _CannotDraw(trouble)
    try:
        from PySide6 import QtSvg  # noqa: F401, PLC0415 - Qt late
    except ImportError:
        raise _CannotDraw(
            "Qt is not installed, which pictures are drawn with; install PySide6-Essentials."
        ) from None


def _write(
    out: Path, told: PositionText, chosen: argparse.Namespace, drawings: Drawings, theme: Theme
) -> None:
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415

    from trictrac_gui.session.position_draft import draft_of  # noqa: PLC0415
    from trictrac_gui.ui.editor.draft_view import view_of  # noqa: PLC0415
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
        board_picture.write(
            out,
            view,
            theme,
            drawings,
            width=chosen.width,
            turned=chosen.turned,
            mirrored=chosen.mirrored,
            over=chosen.force,
        )
    except FileExistsError as fault:
        raise _CannotDraw(_there_already(chosen.out)) from fault
    except OSError as fault:
        why = fault.strerror or "the system gives no reason"
        raise _CannotDraw(
            f"“{printable(chosen.out)}” cannot be written: {why}; choose another place."
        ) from fault


def _there_already(name: str) -> str:
    return f"“{printable(name)}” already exists; choose another name or add --force."


def _visible(text: str) -> str:
    """A sentence with nothing in it that could disturb a terminal."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
