"""The board on screens of other scales: sharp, and a drag lands where the pointer is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tests.ui.board.conftest import MakeTable
from trictrac_gui.variants.tric_trac import TRIC_TRAC

SCRIPT = """
import itertools, json, sys, tempfile
from pathlib import Path
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from tests.ui.board.conftest import Table
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.theme.theme_reader import shipped_themes
from trictrac_gui.ui.widgets import press_guard
from trictrac_gui.variants.tric_trac import TRIC_TRAC

press_guard.clock = itertools.count().__next__  # a hand that always takes its time

app = QApplication(sys.argv)
theme = {theme.key: theme for theme in shipped_themes()}["projector"]

def table_for(turned, mirrored, folder):
    games = GameStore((TRIC_TRAC,), folder)
    session, _ = games.begin(TRIC_TRAC, {}, ("", ""), DiceChoice(1, ((6, 5), (1, 2))))
    view = BoardView(theme=theme)
    view.set_turned(turned)
    view.set_mirrored(mirrored)
    view.resize(701, 533)
    table = Table(session, view)
    view.show()
    app.processEvents()
    table.open_game()
    return table

def drag(table, dst):
    # From the rim of a checker to a spot near the edge of the point.
    geometry = table.board.geometry_of_board
    start = table.spot(1) + QPoint(round(geometry.checker * 0.3), round(geometry.checker * 0.2))
    rect = geometry.point_rect(dst)
    end = QPoint(round(rect.x + rect.width * 0.8), round(rect.y + rect.height * 0.3))
    table.press(start)
    table.move(start + QPoint(9, 9))
    table.move(end)
    held = table.board.move_input.holding
    away = held.pos() - QPointF(end)
    table.release(end)
    return [round(away.x() - (table.spot(1).x() - start.x())), table.steps]

def sharp(table):
    # What is on the screen is, pixel by pixel, the table with the checker laid on it.
    board = table.board
    scene, artwork = board.board, board.board.artwork
    item = next(i for i in scene.checkers.items[Side.SECOND] if i.slot.nth == 0)
    for other in scene.items():
        if other is not item and other.parentItem() is None:
            other.hide()
    shown = board.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    wanted = artwork.table().toImage().convertToFormat(shown.Format.Format_RGB32)
    ratio = artwork.ratio
    wanted.setDevicePixelRatio(1)
    picture = artwork.checker(Side.SECOND).toImage()
    picture.setDevicePixelRatio(1)
    left = round(item.x() * ratio) - picture.width() // 2
    top = round(item.y() * ratio) - picture.height() // 2
    painter = QPainter(wanted)
    painter.drawImage(left, top, picture)
    painter.end()
    worst = 0
    for x in range(left, left + picture.width()):
        for y in range(top, top + picture.height()):
            a, b = shown.pixelColor(x, y), wanted.pixelColor(x, y)
            worst = max(worst, abs(a.red() - b.red()), abs(a.blue() - b.blue()))
    return worst

def edge_of_a_triangle(table):
    # The steepest change of grey from one pixel to the next, and of all there is.
    geometry = table.board.geometry_of_board
    shown = table.board.grab().toImage()
    ratio = table.board.board.artwork.ratio
    rect = geometry.point_rect(9)
    y = round((rect.y + rect.height * 0.5) * ratio)
    row = [
        shown.pixelColor(x, y).lightness()
        for x in range(round(rect.x * ratio), round(rect.right * ratio))
    ]
    return max(abs(a - b) for a, b in zip(row, row[1:])), max(row) - min(row)

found = {}
with tempfile.TemporaryDirectory() as folder:
    for turned in (False, True):
        for mirrored in (False, True):
            where = Path(folder) / f"{turned}{mirrored}"
            table = table_for(turned, mirrored, where)
            found[f"{turned}{mirrored}"] = drag(table, 7)
    plain = table_for(False, False, Path(folder) / "plain")
    view, artwork = plain.board, plain.board.board.artwork
    found["ratio"] = artwork.ratio
    found["viewport"] = [view.viewport().width(), view.viewport().height()]
    found["table"] = [artwork.table().width(), artwork.table().height()]
    found["even"] = [
        size % 2 for side in Side for size in (artwork.checker(side).width(),
        artwork.checker(side).height(), artwork.die(side, 3, 0.9).width())
    ]
    found["step"], found["contrast"] = edge_of_a_triangle(plain)
    found["worst"] = sharp(plain)
print(json.dumps(found))
"""

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module", params=[1, 1.25, 1.5, 2, 3], ids=lambda scale: f"{scale:.0%}")
def found(request: pytest.FixtureRequest) -> dict[str, Any]:
    """What a board in a process of its own does on a screen of this scale."""
    environment = {**os.environ, "QT_SCALE_FACTOR": str(request.param)}
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
        cwd=ROOT,
        env=environment,
    )
    assert run.returncode == 0, run.stderr
    told: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    assert told["ratio"] == request.param
    return told


@pytest.mark.parametrize("mirrored", [False, True], ids=["plain", "mirrored"])
@pytest.mark.parametrize("turned", [False, True], ids=["upright", "turned"])
def test_a_drag_lands_on_the_point_under_the_pointer(
    found: dict[str, Any], turned: bool, mirrored: bool
) -> None:
    slipped, steps = found[f"{turned}{mirrored}"]
    assert steps == [[1, 7]]
    assert abs(slipped) <= 1, "the checker does not keep its offset from the pointer"


def test_pictures_have_the_size_of_the_screen(found: dict[str, Any]) -> None:
    for pixels, wide in zip(found["table"], found["viewport"], strict=True):
        assert wide * found["ratio"] <= pixels < wide * found["ratio"] + 1
    assert not any(found["even"]), "the middle of a picture lies between two pixels"


def test_what_is_painted_ahead_reaches_the_screen_unchanged(found: dict[str, Any]) -> None:
    assert found["worst"] <= 1


def test_the_edge_of_a_triangle_is_not_blurred(found: dict[str, Any]) -> None:
    assert found["step"] >= found["contrast"] * 0.4


@pytest.mark.parametrize("told_by", ["event", "screen", "painting"])
def test_another_ratio_is_painted_for_at_once_and_the_table_when_it_is_quiet(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch, told_by: str
) -> None:
    table = make_table(TRIC_TRAC, size=(500, 400))
    board = table.board
    board.grab()
    assert board.board.artwork is not None
    assert board.board.artwork.ratio == 1
    monkeypatch.setattr(board, "devicePixelRatioF", lambda: 2.0)
    if told_by == "event":
        QApplication.sendEvent(board, QEvent(QEvent.Type.DevicePixelRatioChange))
    elif told_by == "screen":
        board.window().windowHandle().screenChanged.emit(QGuiApplication.primaryScreen())
    else:
        board.grab()
    artwork = board.board.artwork
    assert artwork.ratio == 2
    assert not artwork.painted, "the table is painted while the window still moves"
    board.grab()
    assert not artwork.painted
    board.backdrop.quiet.timeout.emit()
    board.grab()
    assert artwork.painted
    assert artwork.table().width() == board.viewport().width() * 2


def test_while_resizing_the_old_table_is_stretched_and_nothing_is_black(
    make_table: MakeTable,
) -> None:
    table = make_table(TRIC_TRAC, size=(500, 400))
    board = table.board
    board.grab()
    board.resize(820, 610)
    shown = board.grab().toImage()
    assert board.board.artwork is not None
    assert not board.board.artwork.painted
    wide, high = shown.width() - 1, shown.height() - 1
    border = [(x, y) for x in range(0, wide, 9) for y in (0, high)]
    border += [(x, y) for x in (0, wide) for y in range(0, high, 9)]
    assert all(shown.pixelColor(x, y).lightness() > 20 for x, y in border)
    assert shown.pixelColor(wide // 2, high // 2).lightness() > 50


def test_the_table_waits_for_the_last_of_many_sizes(
    make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make_table(TRIC_TRAC, size=(500, 400))
    board = table.board
    board.grab()
    begun: list[int] = []
    monkeypatch.setattr(board.backdrop.quiet, "start", lambda: begun.append(len(begun)))
    for number in range(4):
        board.resize(520 + 10 * number, 410)
        assert len(begun) == number + 1, "the wait does not begin anew"
        board.grab()
        assert board.board.artwork is not None
        assert not board.board.artwork.painted, f"painted at size {number} of 4"
    board.backdrop.quiet.timeout.emit()
    board.grab()
    assert board.board.artwork is not None
    assert board.board.artwork.painted
