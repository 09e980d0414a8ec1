"""What the games of a library say of a player: facts alone, nothing that asks about luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from typing import Final

from trictrac_gui.engine.model import Side
from trictrac_gui.storage.library_search import Played, folded


class How(StrEnum):
    """How a game ended, as it is counted."""

    PLAIN = "plain"
    """By points, or all checkers off."""
    GAMMON = "gammon"
    BACKGAMMON = "backgammon"
    RESIGNED = "resigned"
    DROPPED = "dropped"


_HOW: Final = {
    "gammon": How.GAMMON,
    "backgammon": How.BACKGAMMON,
    "resigned": How.RESIGNED,
    "dropped": How.DROPPED,
}
MOST_SPANS: Final = 6
_SPANS: Final = (10, 20, 25, 50, 100, 200, 500, 1000, 5000)
_GAMMONS: Final = ("gammon", "backgammon")


@dataclass(frozen=True, slots=True)
class KnownPlayer:
    """Someone who plays: the name as it was last written, what it is known by, and the games."""

    name: str
    key: str
    games: int


@dataclass(frozen=True, slots=True)
class Month:
    """What was won and lost in one month; ``first`` is its first day."""

    first: date
    won: int = 0
    lost: int = 0
    drawn: int = 0


@dataclass(frozen=True, slots=True)
class Figures:
    """The games of one player, or of all, for whom ``won`` are those of the side that begins.

    ``points`` are those won and lost: what the games counted, or what was scored in them where
    the game is played for points. ``gammons`` count backgammons too. ``turns`` are all turns.
    ``months`` has no gaps; ``endings`` are games won and lost that way.
    """

    games: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    points: tuple[int, int] = (0, 0)
    gammons: tuple[int, int] = (0, 0)
    turns: int = 0
    longest: int = 0
    shortest: int = 0
    months: tuple[Month, ...] = ()
    endings: tuple[tuple[How, int, int], ...] = ()
    lengths: tuple[tuple[int, int, int], ...] = ()
    """Games of so many turns, from and to; as a few spans of the same width."""

    @property
    def average_turns(self) -> float:
        return self.turns / self.games if self.games else 0.0


def key_of(name: str) -> str:
    """What a player is known by, however the name is spelt; empty for nobody in particular."""
    return " ".join(folded(name).split())


def players(played: Iterable[Played]) -> list[KnownPlayer]:
    """Everybody with a name, those who have played most first."""
    games: Counter[str] = Counter()
    spelt: dict[str, str] = {}
    for game in played:
        for key, name in {key_of(name): name.strip() for name in game.names}.items():
            if key:
                games[key] += 1
                spelt[key] = name
    found = [KnownPlayer(spelt[key], key, number) for key, number in games.items()]
    return sorted(found, key=lambda player: (-player.games, player.key))


def figures(
    played: Sequence[Played], player: str = "", variant: str = "", *, scored: bool = False
) -> Figures:
    """The figures of a player, by what it is known by, and of one variant; empty means all.

    ``scored`` takes the points scored on the board instead of what the games counted. A game that
    somebody played with both hands is nobody's. Without a player every game is looked at from the
    side that won it.
    """
    seen = [
        (game, side)
        for game in played
        if (not variant or game.variant == variant) and (side := _side(game, player)) is not None
    ]
    if not seen:
        return Figures()
    won = lost = drawn = 0
    points, gammons = [0, 0], [0, 0]
    endings: Counter[tuple[How, bool]] = Counter()
    for game, side in seen:
        if scored:
            points[0] += game.points[side]
            points[1] += game.points[side.other]
        if game.winner is None:
            drawn += 1
            continue
        ahead = game.winner is side
        won, lost = won + ahead, lost + (not ahead)
        if not scored:
            points[not ahead] += game.value
        gammons[not ahead] += game.how in _GAMMONS
        endings[_HOW.get(game.ending, How.PLAIN), ahead] += 1
    turns = [game.turns for game, _ in seen]
    return Figures(
        len(seen),
        won,
        lost,
        drawn,
        (points[0], points[1]),
        (gammons[0], gammons[1]),
        sum(turns),
        max(turns),
        min(turns),
        _months(seen),
        tuple((how, endings[how, True], endings[how, False]) for how in How),
        _lengths(turns),
    )


def _side(game: Played, player: str) -> Side | None:
    if not player:
        return game.winner or Side.FIRST
    sides = [side for side in Side if key_of(game.names[side]) == player]
    return sides[0] if len(sides) == 1 else None


def _lengths(turns: Sequence[int]) -> tuple[tuple[int, int, int], ...]:
    """How many games are how long, in spans of a round number of turns."""
    longest, shortest = max(turns), min(turns)
    wide = next((w for w in _SPANS if longest // w - shortest // w < MOST_SPANS), _SPANS[-1])
    count = Counter(number // wide for number in turns)
    spans = range(shortest // wide, longest // wide + 1)
    return tuple((at * wide, (at + 1) * wide - 1, count[at]) for at in spans[:MOST_SPANS])


def _months(seen: Sequence[tuple[Played, Side]]) -> tuple[Month, ...]:
    count: Counter[tuple[int, str]] = Counter()
    for game, side in seen:
        day = datetime.fromtimestamp(game.changed).astimezone().date()
        what = "drawn" if game.winner is None else "won" if game.winner is side else "lost"
        count[day.year * 12 + day.month - 1, what] += 1
    first, last = min(month for month, _ in count), max(month for month, _ in count)
    return tuple(
        Month(
            date(month // 12, month % 12 + 1, 1),
            count[month, "won"],
            count[month, "lost"],
            count[month, "drawn"],
        )
        for month in range(first, last + 1)
    )
