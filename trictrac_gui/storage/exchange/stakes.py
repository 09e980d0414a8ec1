"""What a game is played for: the cube, and the score of a match (S1, S2, S8)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trictrac_gui.engine.model import Side
from trictrac_gui.storage.exchange.transcript import HIGHEST_CUBE, Game, Rules, Transcript


class CubeError(ValueError):
    """What cannot be done with the cube now; ``key`` says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True)
class Cube:
    """The doubling cube of one game; ``offered`` is the side that waits for an answer."""

    value: int = 1
    owner: Side | None = None
    offered: Side | None = None
    used: bool = True
    """False in a Crawford game, and where no cube is played with."""

    def double(self, side: Side, value: int | None) -> Cube:
        """The cube once it was offered (S8). Raises ``CubeError``."""
        if self.offered is not None:
            raise CubeError("double-unanswered")
        if not self.used:
            raise CubeError("no-cube")
        if self.owner is side.other:
            raise CubeError("cube-not-yours")
        if value not in (None, self.value * 2) or self.value >= HIGHEST_CUBE:
            raise CubeError("wrong-cube-value")
        return replace(self, offered=side)

    def take(self, side: Side) -> Cube:
        """The cube in the hands of the side that took it."""
        if self.offered is not side.other:
            raise CubeError("nothing-offered")
        return Cube(self.value * 2, side)

    def beaver(self, side: Side) -> Cube:
        """The cube taken and turned once more at once; whoever beavers keeps it (S2)."""
        if self.offered is not side.other:
            raise CubeError("nothing-offered")
        if self.value * 4 > HIGHEST_CUBE:
            raise CubeError("wrong-cube-value")
        return Cube(self.value * 4, side)

    def drop(self, side: Side) -> None:
        """See that a side may refuse the cube."""
        if self.offered is not side.other:
            raise CubeError("nothing-offered")

    @property
    def turned(self) -> bool:
        """Whether it was doubled at all, which lets gammons count under Jacoby's rule (S2)."""
        return self.value > 1


def crawford_games(transcript: Transcript) -> list[bool | None]:
    """For each game whether it is the Crawford game (S1); None where the file leaves it open."""
    found: list[bool | None] = []
    length = transcript.length
    played = False
    for index, game in enumerate(transcript.games):
        one_away = length > 1 and length - 1 in game.score and max(game.score) < length
        is_it: bool | None
        if game.crawford is not None:
            is_it = game.crawford and length > 0
        elif not one_away or played or transcript.rules.crawford is False:
            is_it = False
        elif index == 0 and game.score != (0, 0):
            is_it = None  # a file that begins in the middle may begin after it
        else:
            is_it = True
        played = played or one_away
        found.append(is_it)
    return found


def cube_at_start(game: Game, rules: Rules, crawford: bool | None) -> Cube:
    """The cube before the first throw of a game."""
    return Cube(used=rules.cube is not False and crawford is not True)


def points_won(times: int, cube: Cube, rules: Rules, length: int) -> tuple[int, ...]:
    """What a win ``times`` the stake can be worth, the likeliest first.

    Without a match length a file seldom says whether Jacoby's rule was used.
    """
    full = times * cube.value
    plain = cube.value
    if length or times == 1 or cube.turned or rules.jacoby is False:
        return (full,)
    return (plain,) if rules.jacoby else (full, plain)
