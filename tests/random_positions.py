"""Random legal positions of the games, the awkward kinds more often than play would bring them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.oracle import Backgammon, Board, Game, Place, Tavla, TricTrac, opponent

THROWS: tuple[tuple[int, int], ...] = tuple((a, b) for a in range(1, 7) for b in range(1, a + 1))
"""The 21 throws of two dice."""


def heap(
    rng: Random, places: list[Place], checkers: int, *, single: float = 0.2
) -> dict[Place, int]:
    """Checkers scattered over places; ``single`` is the share of them that stand alone."""
    stacks: dict[Place, int] = {}
    places = list(places)
    rng.shuffle(places)
    while checkers > 0 and places:
        height = 1 if rng.random() < single else rng.choice((2, 2, 2, 3, 3, 4, 5))
        height = min(height, checkers)
        stacks[places.pop()] = height
        checkers -= height
    return stacks


def complete(stacks: dict[Place, int]) -> dict[Place, int]:
    """The stacks with all missing checkers off."""
    missing = 15 - sum(stacks.values())
    return {**stacks, "off": missing} if missing else stacks


# --- Tric Trac -------------------------------------------------------------------------------


def tric_trac_position(rng: Random, game: TricTrac) -> tuple[Board, str]:
    """A legal position of Tric Trac and the side to move."""
    side = rng.choice(game.sides)
    other = opponent(game, side)
    kind = rng.choice(TRIC_TRAC_KINDS)
    mine, theirs = kind(rng, game, side)
    for owner, stacks in ((side, mine), (other, theirs)):
        hucke = game.own_hucke(owner)
        if stacks.get(hucke) == 1:
            stacks[hucke] = rng.choice((2, 2, 3))
            while sum(stacks.values()) > 15:
                tallest = max((p for p in stacks if p != hucke), key=lambda p: stacks[p])
                stacks[tallest] -= 1
                if not stacks[tallest]:
                    del stacks[tallest]
    return {side: complete(mine), other: complete(theirs)}, side


def along(game: TricTrac, side: str, *, first: int, last: int) -> list[Place]:
    """The points at these distances from a side's start on which it may stand."""
    places: list[Place] = [
        1 + d if side == "red" else 24 - d for d in range(first, last + 1) if d < 23
    ]
    closed = game.own_hucke(opponent(game, side))
    return [place for place in places if place != closed]


Stacks = tuple[dict[Place, int], dict[Place, int]]


def scattered(
    rng: Random, game: TricTrac, side: str, *, mine: int, theirs: int, single: float
) -> Stacks:
    """Both sides anywhere away from their start points, the rest of them waiting or off."""
    other = opponent(game, side)
    places = along(game, side, first=1, last=22)
    own = heap(rng, rng.sample(places, rng.randint(2, 10)), mine, single=single)
    free = [p for p in along(game, other, first=1, last=22) if p not in own]
    return own, heap(rng, free, theirs, single=single)


def middle(rng: Random, game: TricTrac, side: str) -> Stacks:
    """The middle of a game."""
    return scattered(
        rng, game, side, mine=rng.randint(6, 15), theirs=rng.randint(6, 15), single=0.3
    )


def blots(rng: Random, game: TricTrac, side: str) -> Stacks:
    """Single checkers everywhere."""
    return scattered(
        rng, game, side, mine=rng.randint(2, 9), theirs=rng.randint(4, 12), single=0.85
    )


def waiting(rng: Random, game: TricTrac, side: str) -> Stacks:
    """Some checkers on the start point: all, a few, or the last one (R5, R6, T19)."""
    mine, theirs = scattered(
        rng, game, side, mine=rng.randint(1, 10), theirs=rng.randint(4, 15), single=0.4
    )
    room = 15 - sum(mine.values())
    mine[game.start(side)] = min(room, rng.choice((1, 1, 1, 2, 2, 3, room)))
    waits = 15 - sum(theirs.values())
    if waits and rng.random() < 0.7:
        theirs[game.start(opponent(game, side))] = rng.randint(1, waits)
    return mine, theirs


def before_the_hucke(rng: Random, game: TricTrac, side: str) -> Stacks:
    """The own Hucke empty, or held by two or three, with checkers just before and behind it."""
    hucke = game.distance(side, game.own_hucke(side))
    near = along(game, side, first=hucke - 6, last=hucke + 4)
    near.remove(game.own_hucke(side))
    mine = heap(rng, rng.sample(near, rng.randint(1, 5)), rng.randint(1, 9), single=0.5)
    held = rng.choice((0, 0, 2, 2, 3, 4))
    if held:
        mine[game.own_hucke(side)] = held
    free = [p for p in along(game, opponent(game, side), first=1, last=22) if p not in mine]
    theirs = heap(rng, rng.sample(free, rng.randint(1, 9)), rng.randint(2, 15), single=0.3)
    return mine, theirs


def shut_in(rng: Random, game: TricTrac, side: str) -> Stacks:
    """Nearly every point in front of a few checkers closed."""
    at = rng.randint(0, 17)
    mine = heap(rng, along(game, side, first=at, last=at), rng.randint(1, 3), single=0.5)
    mine |= heap(rng, along(game, side, first=20, last=22), rng.randint(0, 6), single=0.3)
    ahead = [p for p in along(game, side, first=at + 1, last=at + 7) if p not in mine]
    ahead = [p for p in ahead if p != game.own_hucke(side)]
    theirs: dict[Place, int] = dict.fromkeys(
        rng.sample(ahead, rng.randint(max(0, len(ahead) - 3), len(ahead))), 2
    )
    return (mine or {game.start(side): 2}), theirs


def going_out(rng: Random, game: TricTrac, side: str) -> Stacks:
    """The last stretch, few checkers left (R19)."""
    mine = heap(rng, along(game, side, first=14, last=22), rng.randint(1, 15), single=0.5)
    free = [p for p in along(game, opponent(game, side), first=1, last=22) if p not in mine]
    return mine, heap(rng, free, rng.randint(0, 12), single=0.5)


TRIC_TRAC_KINDS: tuple[Callable[[Random, TricTrac, str], Stacks], ...] = (
    middle,
    blots,
    waiting,
    before_the_hucke,
    before_the_hucke,
    shut_in,
    going_out,
)


# --- Backgammon ------------------------------------------------------------------------------


def backgammon_position(rng: Random, game: Backgammon) -> tuple[Board, str]:
    """A position of Backgammon and the side to move."""
    side = rng.choice(game.sides)
    other = opponent(game, side)
    kind = rng.choice(("middle", "blots", "bar", "closed", "home", "contact at home"))
    single = {"blots": 0.8, "contact at home": 0.5}.get(kind, 0.25)

    def points(owner: str, first: int, last: int) -> list[Place]:
        return [25 - d if owner == "white" else d for d in range(first, last + 1)]

    home = kind in ("home", "contact at home")
    mine = heap(
        rng,
        points(side, 19, 24) if home else points(side, 1, 24),
        rng.randint(1, 15) if home else rng.randint(8, 15),
        single=single,
    )
    if kind == "contact at home" and rng.random() < 0.3:
        mine[rng.choice(points(side, 12, 18))] = 1
    if kind in ("bar", "closed") or rng.random() < 0.15:
        mine["bar"] = rng.choice((1, 1, 2, 3))
    free = [p for p in points(other, 1, 24) if p not in mine]
    if kind == "closed":
        shut = [p for p in points(side, 1, 6) if p not in mine]
        theirs: dict[Place, int] = dict.fromkeys(rng.sample(shut, max(0, len(shut) - 1)), 2)
    elif kind == "home":
        theirs = {}
    else:
        theirs = heap(rng, free, rng.randint(3, 15), single=single)
    if rng.random() < 0.15:
        theirs["bar"] = 1
    for stacks in (mine, theirs):
        while sum(stacks.values()) > 15:
            del stacks[rng.choice(list(stacks))]
    if not theirs:
        theirs = {free[0]: 2} if free else {"bar": 1}
    if not mine:
        mine = {points(side, 1, 24)[0]: 1}
        theirs.pop(points(side, 1, 24)[0], None)
        theirs = theirs or {"bar": 1}
    return {side: complete(mine), other: complete(theirs)}, side


# --- Tavla -----------------------------------------------------------------------------------


def hit_at_home(rng: Random, game: Tavla) -> tuple[Board, str]:
    """Opposing blots on the mover's home points, with checkers before and among them (S5)."""
    side = rng.choice(game.sides)
    other = opponent(game, side)
    places: list[Place] = [25 - d if side == "white" else d for d in range(1, 25)]
    home, before = places[18:], places[8:18]
    hit = rng.sample(home, rng.randint(1, 4))
    theirs: dict[Place, int] = dict.fromkeys(hit, 1)
    free = [place for place in home if place not in hit]
    mine = heap(rng, free, rng.randint(0, 9), single=0.4)
    if rng.random() < 0.6:
        mine |= heap(rng, rng.sample(before, rng.randint(1, 5)), rng.randint(1, 6), single=0.5)
    if not mine:
        mine = {before[-1]: 2}
    if rng.random() < 0.5:
        rest = [place for place in places if place not in mine and place not in hit]
        theirs |= heap(rng, rest, rng.randint(2, 8), single=0.2)
    return {side: complete(mine), other: complete(theirs)}, side


def random_position(rng: Random, game: Game) -> tuple[Board, str]:
    """A legal position of one of the games and the side to move."""
    if isinstance(game, TricTrac):
        return tric_trac_position(rng, game)
    if isinstance(game, Tavla) and rng.random() < 0.5:
        return hit_at_home(rng, game)
    assert isinstance(game, Backgammon)
    return backgammon_position(rng, game)
