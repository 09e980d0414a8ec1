"""Where everything lies on the board: pure numbers, and the way back from a pixel to a place.

Everything is measured in point widths and laid out once, for a board that stands as printed
(point 1 bottom right, 24 top right); turning and mirroring come last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from trictrac_gui.engine.model import BAR, OFF, Place, Position, Side
from trictrac_gui.engine.variant import Variant

CHECKER: Final = 0.94
"""Diameter of a checker; a point is as high as five of them."""


ROW: Final = 5 * CHECKER


GAP: Final = 2.44


RIM: Final = 0.66


SIDE: Final = 0.5


BAR_WIDTH: Final = 1.2


LEDGE_WIDTH: Final = 0.46


DIVIDER: Final = 0.4


IN_TRAY: Final = 15
"""So many checkers on edge fill a tray; more stand closer together."""
CHIP: Final = 0.6
"""Diameter of a score chip in point widths."""
CHIP_AWAY: Final = 0.43
"""How far from five checkers a score chip lies, so that they never touch."""


TRAY: Final = 1.14


TIP: Final = 0.92
"""Share of the height of a point that its triangle takes."""


HEIGHT: Final = 2 * RIM + 2 * ROW + GAP


class Spot(NamedTuple):
    """A place on the screen, in logical pixels."""

    x: float
    y: float


class Rect(NamedTuple):
    """A rectangle on the screen, in logical pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> Spot:
        return Spot(self.x + self.width / 2, self.y + self.height / 2)

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom


def width_in_units(has_bar: bool) -> float:
    """The width of a board in point widths."""
    return 2 * SIDE + 12 + (BAR_WIDTH if has_bar else LEDGE_WIDTH) + DIVIDER + TRAY


@dataclass(frozen=True)
class Geometry:
    """A board of a size at a place; ``x`` and ``y`` are its upper left corner.

    ``turned`` shows it to the player on the other side (rotated by half a turn), ``mirrored``
    with left and right exchanged. ``letters`` is how much larger than usual words and numbers are
    wished; they grow as far as they fit.
    """

    x: float
    y: float
    unit: float
    has_bar: bool = False
    turned: bool = False
    mirrored: bool = False
    letters: float = 1.0

    @classmethod
    def fitted(
        cls,
        area: Rect,
        has_bar: bool,
        turned: bool = False,
        mirrored: bool = False,
        margin: float = 0.24,
        letters: float = 1.0,
    ) -> Geometry:
        """The largest board in the middle of an area, with a margin in point widths around it."""
        wide = width_in_units(has_bar)
        unit = max(1.0, min(area.width / (wide + 2 * margin), area.height / (HEIGHT + 2 * margin)))
        return cls(
            area.x + (area.width - unit * wide) / 2,
            area.y + (area.height - unit * HEIGHT) / 2,
            unit,
            has_bar,
            turned,
            mirrored,
            letters,
        )

    def letter(self, size: float, most: float) -> float:
        """The size of type in pixels, from its usual and its largest one in point widths."""
        return self.unit * min(size * self.letters, max(size, most))

    # --- sizes ---------------------------------------------------------------------------

    @property
    def outer(self) -> Rect:
        """The board with its frame."""
        return Rect(self.x, self.y, self.unit * width_in_units(self.has_bar), self.unit * HEIGHT)

    @property
    def checker(self) -> float:
        """The diameter of a checker in pixels."""
        return self.unit * CHECKER

    @property
    def centre_width(self) -> float:
        """The width of the bar or of the middle ledge, in point widths."""
        return BAR_WIDTH if self.has_bar else LEDGE_WIDTH

    # --- places --------------------------------------------------------------------------

    def is_upper(self, point: int) -> bool:
        """Whether a point hangs from the upper rim as the board is shown."""
        return (point > 12) != self.turned

    def is_top(self, top: bool) -> bool:
        """Whether the printed upper (or lower) row is the upper one as the board is shown."""
        return top != self.turned

    def point_rect(self, point: int) -> Rect:
        """The column of a point, as high as five checkers."""
        left = self._column(point)
        top = RIM if point > 12 else HEIGHT - RIM - ROW
        return self._rect(left, top, 1.0, ROW)

    def place_of(self, point: int, height: float) -> Spot:
        """The middle of a checker on a point, ``height`` checkers above the rim."""
        reach = CHECKER * (height + 0.5)
        y = RIM + reach if point > 12 else HEIGHT - RIM - reach
        return self._spot(self._column(point) + 0.5, y)

    def tip(self, point: int) -> Spot:
        return self.place_of(point, 5 * TIP - 0.5)

    def number_spot(self, point: int) -> Spot:
        """Where a point's number stands on the rim."""
        y = RIM / 2 if point > 12 else HEIGHT - RIM / 2
        return self._spot(self._column(point) + 0.5, y)

    def half_rect(self, right: bool) -> Rect:
        """The field of the printed right or left half between the rims."""
        left = SIDE + 6 + self.centre_width if right else SIDE
        return self._rect(left, RIM, 6, HEIGHT - 2 * RIM)

    def centre_rect(self) -> Rect:
        """The bar, or the ledge where the two halves of the board meet."""
        return self._rect(SIDE + 6, RIM, self.centre_width, HEIGHT - 2 * RIM)

    def tray_rect(self, top: bool) -> Rect:
        """The tray beside the printed upper or lower row."""
        y = RIM if top else HEIGHT - RIM - ROW
        return self._rect(self._tray_left(), y, TRAY, ROW)

    def well_rect(self) -> Rect:
        """The panel between the two trays, where chips wait."""
        return self._rect(self._tray_left(), RIM + ROW, TRAY, GAP)

    def bar_spot(self, top: bool, height: float) -> Spot:
        """The middle of a checker on the bar, ``height`` checkers away from the middle."""
        away = GAP / 2 - 0.35 + CHECKER * (height + 0.5)
        y = HEIGHT / 2 - away if top else HEIGHT / 2 + away
        return self._spot(SIDE + 6 + self.centre_width / 2, y)

    def tray_spot(self, top: bool, index: int, of: int = IN_TRAY) -> Spot:
        """The middle of a checker standing on edge in a tray, counted from the rim."""
        reach = ROW * (index + 0.5) / of
        y = RIM + reach if top else HEIGHT - RIM - reach
        return self._spot(self._tray_left() + TRAY / 2, y)

    def dice_spot(self, right: bool) -> Spot:
        """The middle of the dice lying in the printed right or left half."""
        return self.half_rect(right).centre

    def chip_spot(self, top: bool, score: int) -> Spot:
        """Where a score chip lies: beside the board at 0, then at the tips 1 to 12."""
        y = RIM + ROW + CHIP_AWAY if top else HEIGHT - RIM - ROW - CHIP_AWAY
        if score <= 0:
            return self._spot(self._tray_left() + TRAY / 2, y)
        number = min(score, 12)
        return self._spot(self._column(25 - number if top else number) + 0.5, y)

    def rail_spot(self, top: bool, share: float, gap: float = 0.24) -> Spot:
        """A place of the rail on the frame, from the corner (0) to the middle (1) of its height.

        ``gap`` keeps the ends of the upper and the lower half apart.
        """
        y = RIM + (HEIGHT / 2 - RIM - gap) * share
        return self._spot(SIDE / 2, y if top else HEIGHT - y)

    # --- the way back --------------------------------------------------------------------

    def point_at(self, x: float, y: float) -> int | None:
        """The point a spot belongs to, its number on the rim and the way to the middle included."""
        ux, uy = self._unit(x, y)
        if not 0 <= uy < HEIGHT:
            return None
        right = SIDE + 6 + self.centre_width
        if SIDE <= ux < SIDE + 6:
            column = int(ux - SIDE)
            return 13 + column if uy < HEIGHT / 2 else 12 - column
        if right <= ux < right + 6:
            column = int(ux - right)
            return 19 + column if uy < HEIGHT / 2 else 6 - column
        return None

    def place_at(self, x: float, y: float) -> Place | None:
        """The place a spot belongs to: a point, the bar, a tray, or nothing."""
        point = self.point_at(x, y)
        if point is not None:
            return point
        ux, uy = self._unit(x, y)
        if not 0 <= uy < HEIGHT:
            return None
        if self.has_bar and SIDE + 6 <= ux < SIDE + 6 + self.centre_width:
            return BAR
        if ux >= self._tray_left() - DIVIDER and ux < width_in_units(self.has_bar):
            return OFF
        return None

    # --- turning -------------------------------------------------------------------------

    def _column(self, point: int) -> float:
        right = SIDE + 6 + self.centre_width
        if point <= 6:
            return right + 6 - point
        if point <= 12:
            return SIDE + 12 - point
        if point <= 18:
            return SIDE + point - 13
        return right + point - 19

    def _tray_left(self) -> float:
        return SIDE + 12 + self.centre_width + DIVIDER

    def _flips(self) -> tuple[bool, bool]:
        return self.turned != self.mirrored, self.turned

    def _spot(self, ux: float, uy: float) -> Spot:
        across, down = self._flips()
        if across:
            ux = width_in_units(self.has_bar) - ux
        if down:
            uy = HEIGHT - uy
        return Spot(self.x + ux * self.unit, self.y + uy * self.unit)

    def _unit(self, x: float, y: float) -> tuple[float, float]:
        ux, uy = (x - self.x) / self.unit, (y - self.y) / self.unit
        across, down = self._flips()
        if across:
            ux = width_in_units(self.has_bar) - ux
        if down:
            uy = HEIGHT - uy
        return ux, uy

    def _rect(self, ux: float, uy: float, width: float, height: float) -> Rect:
        a = self._spot(ux, uy)
        b = self._spot(ux + width, uy + height)
        return Rect(min(a.x, b.x), min(a.y, b.y), width * self.unit, height * self.unit)


PILE: Final = 5
"""Checkers in a stack on a start point (T4)."""


COUNT_FROM: Final = 8
"""From how many checkers on a number is written."""


_LIFT: Final = 0.145
"""How far each checker of a stack peeps out over the one below, in point widths."""


def appearance(variant: Variant) -> tuple[object, ...]:
    """All of a variant that can be seen on an empty board: two that agree can share a picture."""
    ways = tuple(
        (variant.hucke(side), variant.start_place(side), variant.target_place(side))
        for side in Side
    )
    return (
        variant.side_keys,
        variant.has_bar,
        variant.target,
        variant.track.places,
        ways,
        variant.checkers,
    )


class Slot(NamedTuple):
    """A checker's spot: whose it is, its place, and its number in the stack from 0."""

    side: Side
    place: Place
    nth: int


class Lie(NamedTuple):
    """Where and how a checker lies: ``on_edge`` in the tray, ``written`` a count on it."""

    spot: Spot
    layer: int
    on_edge: bool
    written: int


@dataclass(frozen=True)
class Arrangement:
    """The rules of laying checkers out on one board of one variant."""

    geometry: Geometry
    variant: Variant

    def lies(self, position: Position, side: Side) -> dict[Slot, Lie]:
        """How each checker of a side lies, in the order of its path."""
        places = self.variant.track.places[side]
        start = self.variant.start_place(side)
        return {
            Slot(side, place, index): self._lie(side, place, index, count, start)
            for place, count in zip(places, position.counts[side], strict=True)
            for index in range(count)
        }

    def lie(self, slot: Slot, count: int) -> Lie:
        """How the checker of a slot lies where ``count`` lie together."""
        return self._lie(*slot, count, self.variant.start_place(slot.side))

    def _lie(self, side: Side, place: Place, index: int, count: int, start: Place) -> Lie:
        written = count if index == count - 1 and count >= COUNT_FROM else 0
        if place == OFF:
            of = max(IN_TRAY, self.variant.checkers)
            spot = self.geometry.tray_spot(self.off_on_top(side), index, of)
            return Lie(spot, index, True, 0)
        if place == BAR:
            height = index * min(1.0, 3.9 / max(1, count - 1))
            spot = self.geometry.bar_spot(self.bar_on_top(side), height)
            return Lie(spot, index, False, written)
        assert isinstance(place, int)
        if place == start:
            return Lie(self._stacked(place, index), self._stack_layer(place, index), False, written)
        # More than five overlap evenly, so that the point never grows.
        height = index * min(1.0, 4.0 / max(1, count - 1))
        return Lie(self.geometry.place_of(place, height), index, False, written)

    def chip_boxes(self, score: Sequence[int]) -> list[Rect]:
        """Where the score chips lie: nothing else is laid there; empty without chips."""
        if self.variant.target is None:
            return []
        half = self.geometry.unit * (CHIP / 2 + 0.02)
        spots = [self.geometry.chip_spot(side is Side.SECOND, score[side]) for side in Side]
        return [Rect(x - half, y - half, 2 * half, 2 * half) for x, y in spots]

    def bar_on_top(self, side: Side) -> bool:
        """A checker waits on the half of the bar where it will enter."""
        entering = self.variant.track.place(side, 1)
        return isinstance(entering, int) and entering > 12

    def off_on_top(self, side: Side) -> bool:
        """A side's tray lies beside the row it leaves the board from."""
        goal = self.variant.target_place(side)
        if goal == OFF:
            goal = self.variant.track.place(side, self.variant.track.last - 1)
        return isinstance(goal, int) and goal > 12

    def _stacked(self, point: int, index: int) -> Spot:
        """Stacks of five from the rim inwards, seen a little from the front."""
        pile, level = divmod(index, PILE)
        room = ROW / self._piles
        used = CHECKER + _LIFT * (PILE - 1)
        gap = (room - used) / 2
        upper = self.geometry.is_upper(point)
        unit = self.geometry.unit
        rect = self.geometry.point_rect(point)
        x = rect.x + rect.width / 2
        # A stack rises towards the upper edge of the screen, whichever row it stands in.
        if upper:
            foot = rect.y + unit * (room * (pile + 1) - gap - CHECKER / 2)
        else:
            foot = rect.bottom - unit * (room * pile + gap + CHECKER / 2)
        return Spot(x, foot - unit * _LIFT * level)

    def _stack_layer(self, point: int, index: int) -> int:
        """Stacks nearer to the lower edge of the screen are in front."""
        pile, level = divmod(index, PILE)
        front = pile if self.geometry.is_upper(point) else self._piles - 1 - pile
        return front * PILE + level

    @property
    def _piles(self) -> int:
        return max(3, -(-self.variant.checkers // PILE))
