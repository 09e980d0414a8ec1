"""A slow and obvious judge of the games, written straight from the numbered facts.

It shares no line and no data with the program it judges: a board is a plain dictionary, every
way of playing a throw is written out step by step, and each whole way is judged by rules that
read like the facts they come from. Numbers such as ``T14`` or ``R7`` name those facts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import NamedTuple, Protocol

Place = int | str
"""A point as printed on the board, ``"bar"`` or ``"off"``."""

Board = dict[str, dict[Place, int]]
"""For each side the places it stands on and how many checkers stand there; never a zero."""

Frozen = tuple[tuple[str, tuple[tuple[str, int], ...]], ...]
"""A board as a value that can be put into a set."""

ORDER = (
    "not-yours",
    "wrong-way",
    "start-point-not-empty",
    "bar-first",
    "no-such-number",
    "opponents-hucke",
    "point-closed",
    "not-all-home",
    "farther-checker-first",
    "hucke-no-rest-alone",
    "no-hit-and-run",
    "hucke-needs-two",
    "hucke-last-two-together",
    "both-numbers",
    "higher-number",
)
"""The names of the rules, in the order in which they are looked at."""


class Move(NamedTuple):
    """One checker moved by one number, and whether it hit."""

    src: Place
    dst: Place
    number: int
    hit: bool = False


Way = tuple[Move, ...]


class Outcome(NamedTuple):
    """One final position of a throw, with the Tric Trac points it earned."""

    board: Frozen
    points: int


class Game(Protocol):
    """What the games answer differently."""

    @property
    def sides(self) -> tuple[str, str]:
        """The names of the two sides."""

    def numbers(self, throw: tuple[int, int]) -> tuple[int, ...]:
        """The numbers a throw gives to play."""

    def distance(self, side: str, place: Place) -> int:
        """How far a place lies from where the side's run begins."""

    def landing(self, side: str, src: Place, number: int) -> Place:
        """Where a checker comes to with a number."""

    def broken(self, board: Board, side: str, move: Move, before: Way) -> set[str]:
        """Every rule that stands against a single move, after the moves made before it."""

    def sent_to(self, side: str) -> Place:
        """Where a checker of this side goes when it is hit."""

    def end_fault(self, first: Board, last: Board, side: str) -> str | None:
        """The rule that forbids a throw to leave the board like this."""

    def points(self, first: Board, last: Board, side: str) -> int:
        """What the throw earned."""


# --- Boards ----------------------------------------------------------------------------------


def read(text: str) -> Board:
    """A board from words such as ``red 13:2 14:2 off:11 / black 15:2 24:13``.

    Checkers that are not named are off.
    """
    board: Board = {}
    for part in text.split("/"):
        side, *stacks = part.split()
        board[side] = {}
        for stack in stacks:
            place, _, count = stack.partition(":")
            board[side][int(place) if place.isdigit() else place] = int(count or 1)
        missing = 15 - sum(board[side].values())
        if missing:
            board[side]["off"] = board[side].get("off", 0) + missing
    return board


def freeze(board: Board) -> Frozen:
    """The board as a value, equal for equal boards; Red or White comes before Black."""
    return tuple(
        (side, tuple(sorted((str(place), n) for place, n in board[side].items() if n)))
        for side in sorted(board, reverse=True)
    )


def show(frozen: Frozen) -> str:
    """The board in the words that ``read`` understands, in the order of the points."""

    def key(stack: tuple[str, int]) -> tuple[int, int]:
        return (0, int(stack[0])) if stack[0].isdigit() else (1, len(stack[0]) + ord(stack[0][0]))

    return " / ".join(
        " ".join([side, *(f"{place}:{n}" for place, n in sorted(stacks, key=key))])
        for side, stacks in frozen
    )


def count(board: Board, side: str, place: Place) -> int:
    """How many checkers of a side stand on a place."""
    return board[side].get(place, 0)


def opponent(game: Game, side: str) -> str:
    """The other side."""
    return game.sides[1] if side == game.sides[0] else game.sides[0]


def after(game: Game, board: Board, side: str, move: Move) -> Board:
    """The board after one move: a single opposing checker on the point is hit (T18, B11)."""
    new = {name: dict(stacks) for name, stacks in board.items()}
    other = opponent(game, side)
    new[side][move.src] -= 1
    if not new[side][move.src]:
        del new[side][move.src]
    new[side][move.dst] = new[side].get(move.dst, 0) + 1
    if isinstance(move.dst, int) and new[other].get(move.dst, 0) == 1:
        del new[other][move.dst]
        home = game.sent_to(other)
        new[other][home] = new[other].get(home, 0) + 1
    return new


def move_of(game: Game, board: Board, side: str, src: Place, number: int) -> Move:
    """The move of a checker from a place by a number, legal or not."""
    dst = game.landing(side, src, number)
    other = opponent(game, side)
    return Move(src, dst, number, isinstance(dst, int) and count(board, other, dst) == 1)


# --- Tric Trac -------------------------------------------------------------------------------


@dataclass(frozen=True)
class TricTrac:
    """Tric Trac with the Hucke, under its two house rules (R2, R5)."""

    hucke: str = "literal"
    strict_start: bool = False
    sides: tuple[str, str] = ("red", "black")

    def start(self, side: str) -> int:
        """T5, T6."""
        return 1 if side == "red" else 24

    def target(self, side: str) -> int:
        """T7, R1."""
        return 24 if side == "red" else 1

    def own_hucke(self, side: str) -> int:
        """T13; R2 for the historic place."""
        if self.hucke == "literal":
            return 13 if side == "red" else 12
        return 12 if side == "red" else 13

    def numbers(self, throw: tuple[int, int]) -> tuple[int, ...]:
        """A double is two numbers only (T12)."""
        return throw

    def distance(self, side: str, place: Place) -> int:
        """0 on the start point, 23 on the target point, which is off."""
        if place == "off":
            return 23
        assert isinstance(place, int)
        return place - 1 if side == "red" else 24 - place

    def landing(self, side: str, src: Place, number: int) -> Place:
        """Reaching the target point or passing it bears the checker off (T20, R19)."""
        assert isinstance(src, int)
        if self.distance(side, src) + number >= 23:
            return "off"
        return src + number if side == "red" else src - number

    def sent_to(self, side: str) -> Place:
        """T19."""
        return self.start(side)

    def broken(self, board: Board, side: str, move: Move, before: Way) -> set[str]:
        """Every rule that stands against a single move, after the moves made before it."""
        broken = set()
        other = opponent(self, side)
        start = self.start(side)

        # T9, T19: first everything off the start point. R5: the checker that has just left it
        # may go on, unless the house rule forbids it.
        just_left_it = bool(before) and before[-1].src == start and before[-1].dst == move.src
        goes_on = just_left_it and not self.strict_start
        if count(board, side, start) and move.src != start and not goes_on:
            broken.add("start-point-not-empty")

        # T17, R8: nobody ever stands on the opponent's Hucke.
        if move.dst == self.own_hucke(other):
            broken.add("opponents-hucke")
        # T25; on the target point the checker leaves the board and nothing blocks it (R13).
        elif move.dst != "off" and count(board, other, move.dst) >= 2:
            broken.add("point-closed")

        # R7: a checker that came alone to the empty Hucke does not rest there and go on.
        mine = self.own_hucke(side)
        came_to_it = bool(before) and before[-1].dst == mine
        if move.src == mine and came_to_it and count(board, side, mine) == 1:
            broken.add("hucke-no-rest-alone")
        return broken

    def end_fault(self, first: Board, last: Board, side: str) -> str | None:
        """R10: after a throw the Hucke never holds exactly one checker (T14, T16)."""
        mine = self.own_hucke(side)
        if count(last, side, mine) != 1:
            return None
        if count(first, side, mine) == 0:
            return "hucke-needs-two"
        return "hucke-last-two-together"

    def points(self, first: Board, last: Board, side: str) -> int:
        """One a hit, one a checker borne off (T22)."""
        other = opponent(self, side)
        start = self.start(other)
        hits = count(last, other, start) - count(first, other, start)
        borne_off = count(last, side, "off") - count(first, side, "off")
        return hits + borne_off


# --- Backgammon ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Backgammon:
    """Backgammon without the cube."""

    sides: tuple[str, str] = ("white", "black")

    def numbers(self, throw: tuple[int, int]) -> tuple[int, ...]:
        """A double is played four times (B9)."""
        return throw * 2 if throw[0] == throw[1] else throw

    def distance(self, side: str, place: Place) -> int:
        """0 on the bar, 25 when off; White runs from 24 to 1 and Black from 1 to 24 (B3)."""
        if place == "bar":
            return 0
        if place == "off":
            return 25
        assert isinstance(place, int)
        return 25 - place if side == "white" else place

    def landing(self, side: str, src: Place, number: int) -> Place:
        """From the bar a checker enters on the point of the number (B12)."""
        reached = self.distance(side, src) + number
        if reached >= 25:
            return "off"
        return 25 - reached if side == "white" else reached

    def sent_to(self, side: str) -> Place:
        """B11."""
        return "bar"

    def broken(self, board: Board, side: str, move: Move, before: Way) -> set[str]:
        """Every rule that stands against a single move."""
        broken = set()
        other = opponent(self, side)

        # B12.
        if count(board, side, "bar") and move.src != "bar":
            broken.add("bar-first")

        # B7.
        if move.dst != "off" and count(board, other, move.dst) >= 2:
            broken.add("point-closed")

        if move.dst == "off":
            standing = [place for place in board[side] if place != "off"]
            here = self.distance(side, move.src)
            # B13, B15: all in the home board, which is the last six points.
            if any(self.distance(side, place) < 19 for place in standing):
                broken.add("not-all-home")
            # B14: a number too high bears off from the farthest point only.
            too_high = here + move.number > 25
            if too_high and any(self.distance(side, place) < here for place in standing):
                broken.add("farther-checker-first")
        return broken

    def end_fault(self, first: Board, last: Board, side: str) -> str | None:
        """Nothing about a final position is forbidden as such."""
        return None

    def points(self, first: Board, last: Board, side: str) -> int:
        """Points are a matter of Tric Trac."""
        return 0


# --- Tavla -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Tavla(Backgammon):
    """Tavla: checkers move as in Backgammon, but none hits and runs at home (S5)."""

    def broken(self, board: Board, side: str, move: Move, before: Way) -> set[str]:
        """Backgammon's rules, and S5: who hit on the own points 1 to 6 stays where it hit."""
        broken = super().broken(board, side, move, before)
        home = range(1, 7) if side == "white" else range(19, 25)
        # Follow every checker of this throw by itself: where the hitters stand, who else is there.
        hitters = {m.dst for m in before if m.hit and m.dst in home}
        others = count(board, side, move.src) - (1 if move.src in hitters else 0)
        if move.src in hitters and others == 0:
            broken.add("no-hit-and-run")
        return broken


# --- Playing a throw -------------------------------------------------------------------------


def all_ways(
    game: Game, board: Board, side: str, numbers: tuple[int, ...], *, so_far: Way = (), every: bool
) -> Iterator[tuple[Way, Board]]:
    """Every way of going on from a board, playing none, some or all numbers, with the board then.

    No rule of Backgammon looks at the way a position was reached, so there the ways of equal
    length that played the same numbers and led to the same board may stand for each other; a
    four-fold double would otherwise take minutes. In Tavla they must have hit on the same points
    as well. ``every`` writes them all out.
    """
    merge = isinstance(game, Backgammon) and not every
    layer: list[tuple[Way, Board, tuple[int, ...]]] = [(so_far, board, numbers)]
    while layer:
        following: list[tuple[Way, Board, tuple[int, ...]]] = []
        met: set[tuple[Frozen, tuple[int, ...], frozenset[Place]]] = set()
        for way, now, left in layer:
            yield way, now
            for number in sorted(set(left)):
                rest = without(left, (number,))
                for src in list(now[side]):
                    if src == "off":
                        continue
                    move = move_of(game, now, side, src, number)
                    if game.broken(now, side, move, way):
                        continue
                    then = after(game, now, side, move)
                    if merge:
                        hits = frozenset(m.dst for m in (*way, move) if m.hit)
                        if (freeze(then), rest, hits) in met:
                            continue
                        met.add((freeze(then), rest, hits))
                    following.append(((*way, move), then, rest))
        layer = following


def without(numbers: tuple[int, ...], used: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers that are left."""
    left = list(numbers)
    for number in used:
        left.remove(number)
    return tuple(left)


class Judged(NamedTuple):
    """The ways of a throw that every rule allows, and what the rules on whole throws demanded."""

    kept: list[tuple[Way, Board]]
    most: int
    """How many numbers must be played."""
    highest: int | None
    """The number that must be played, where either can be played but not both."""


def judge(
    game: Game, board: Board, side: str, throw: tuple[int, int], *, every: bool = False
) -> Judged:
    """Judge all ways: the Hucke first, then the most numbers, then the higher one (R18)."""
    made = all_ways(game, board, side, game.numbers(throw), every=every)
    allowed = [(way, end) for way, end in made if game.end_fault(board, end, side) is None]
    most = max(len(way) for way, _ in allowed)
    longest = [(way, end) for way, end in allowed if len(way) == most]
    if most == 1 and throw[0] != throw[1]:  # T28, B10
        highest = max(way[0].number for way, _ in longest)
        kept = [(way, end) for way, end in longest if way[0].number == highest]
        return Judged(kept, most, highest)
    return Judged(longest, most, None)


def results(
    game: Game, board: Board, side: str, throw: tuple[int, int], *, every: bool = False
) -> set[Outcome]:
    """The distinct final positions a throw may end in; none when it is passed."""
    return {
        Outcome(freeze(end), game.points(board, end, side))
        for way, end in judge(game, board, side, throw, every=every).kept
        if way
    }


# --- Why not? --------------------------------------------------------------------------------


def orders_from_to(
    game: Game, side: str, throw: tuple[int, int], src: Place, dst: Place
) -> set[tuple[int, ...]]:
    """The numbers of the throw, in order, that carry one checker from a place to another."""
    numbers = game.numbers(throw)
    found = set()
    for length in range(1, len(numbers) + 1):
        for order in permutations(numbers, length):
            place = src
            for number in order:
                if place == "off":
                    break
                place = game.landing(side, place, number)
            else:
                if game.distance(side, place) == game.distance(side, dst):
                    found.add(order)
    return found


def why_not_this_way(
    game: Game,
    board: Board,
    side: str,
    throw: tuple[int, int],
    judged: Judged,
    src: Place,
    order: tuple[int, ...],
) -> str | None:
    """The first rule that stands against one way of carrying a checker on."""
    broken: set[str] = set()
    now, way = board, Way()
    for number in order:
        place = way[-1].dst if way else src
        move = move_of(game, now, side, place, number)
        broken |= game.broken(now, side, move, way)
        now = after(game, now, side, move)
        way = (*way, move)
    if broken:
        return min(broken, key=ORDER.index)

    # Nothing stands against the steps themselves: what of the throws that begin with them?
    left = without(game.numbers(throw), order)
    begun = list(all_ways(game, now, side, left, so_far=way, every=False))
    faults = [game.end_fault(board, end, side) for _, end in begun]
    if None not in faults:
        return min((fault for fault in faults if fault), key=ORDER.index)
    longest = max(
        len(other) for (other, _), fault in zip(begun, faults, strict=True) if fault is None
    )
    if longest < judged.most:
        return "both-numbers"
    if judged.highest is not None and order[0] != judged.highest:
        return "higher-number"
    return None


def why_not(
    game: Game,
    board: Board,
    side: str,
    throw: tuple[int, int],
    src: Place,
    dst: Place,
    judged: Judged | None = None,
) -> str | None:
    """Why a checker may not now go from one place to another; None where it may.

    ``judged`` saves the judging where many steps of one throw are asked for.
    """
    if src == "off" or not count(board, side, src):
        return "not-yours"
    if game.distance(side, dst) <= game.distance(side, src):
        return "wrong-way"
    orders = orders_from_to(game, side, throw, src, dst)
    if not orders:
        # Whether the checker may move at all is asked before the number is.
        held = game.broken(board, side, Move(src, dst, 0), ())
        for gate in ("start-point-not-empty", "bar-first"):
            if gate in held:
                return gate
        return "no-such-number"
    judged = judged or judge(game, board, side, throw)
    reasons = {why_not_this_way(game, board, side, throw, judged, src, order) for order in orders}
    if None in reasons:
        return None
    return max((reason for reason in reasons if reason), key=ORDER.index)


def pass_reason(game: Game, board: Board, side: str, throw: tuple[int, int]) -> str:
    """Why a throw is passed: for checkers that wait and find no way, or else, of all single steps
    of all checkers, the reason latest in the list.
    """
    judged = judge(game, board, side, throw)
    reasons = {
        why_not_this_way(game, board, side, throw, judged, src, (number,))
        for src in board[side]
        if src != "off"
        for number in set(throw)
    }
    assert None not in reasons, "the throw can be played"
    if count(board, side, "bar"):
        return "bar-first"
    if isinstance(game, TricTrac) and count(board, side, game.start(side)):
        return "start-point-not-empty"
    return max((reason for reason in reasons if reason), key=ORDER.index)
