"""The keyboard's cursor comes everywhere, one neighbour at a time."""

from __future__ import annotations

import itertools

import pytest

from trictrac_gui.engine.model import BAR, OFF, Place
from trictrac_gui.ui.board.keyboard import neighbour
from trictrac_gui.ui.painting.geometry import Geometry, Rect

ARROWS = ((-1, 0), (1, 0), (0, -1), (0, 1))
boards = pytest.mark.parametrize(
    "board",
    [
        Geometry.fitted(Rect(0, 0, 900, 700), *flags)
        for flags in itertools.product((False, True), repeat=3)
    ],
    ids=str,
)


@boards
def test_every_place_can_be_reached_from_every_other(board: Geometry) -> None:
    wanted: set[Place] = {*range(1, 25), OFF} | ({BAR} if board.has_bar else set())
    for start in wanted:
        seen: set[Place] = {start}
        ways = [start]
        while ways:
            place = ways.pop()
            for arrow in ARROWS:
                following = neighbour(place, *arrow, board)
                if following not in seen:
                    seen.add(following)
                    ways.append(following)
        assert seen >= wanted


@boards
def test_an_arrow_goes_the_way_it_points_on_the_screen(board: Geometry) -> None:
    for point in range(1, 25):
        here = board.place_of(point, 0)
        for dx in (-1, 1):
            following = neighbour(point, dx, 0, board)
            # At the far end the rows join, as the run does.
            if isinstance(following, int) and {point, following} != {12, 13}:
                assert (board.place_of(following, 0).x - here.x) * dx > 0
        for dy in (-1, 1):
            following = neighbour(point, 0, dy, board)
            if isinstance(following, int) and following != point:
                assert (board.place_of(following, 0).y - here.y) * dy > 0
