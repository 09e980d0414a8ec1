"""Who has won how many games and points since the two began to play."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trictrac_gui.engine.model import Result


@dataclass(frozen=True, slots=True)
class RunningScore:
    """Games and points by seat: a seat keeps its tally when the players swap sides.

    ``seats[side]`` is the seat (0 or 1) of the player who has that side now.
    """

    seats: tuple[int, int] = (0, 1)
    names: tuple[str, str] = ("", "")
    games: tuple[int, int] = (0, 0)
    points: tuple[int, int] = (0, 0)
    played: int = 0

    def after(self, result: Result) -> RunningScore:
        """The tally with one more game; one without a winner counts for neither (R16)."""
        games, points = list(self.games), list(self.points)
        if result.winner is not None:
            seat = self.seats[result.winner]
            games[seat] += 1
            points[seat] += result.value
        return replace(
            self,
            games=(games[0], games[1]),
            points=(points[0], points[1]),
            played=self.played + 1,
        )

    def swapped(self) -> RunningScore:
        """The tally once the players have changed sides."""
        return replace(self, seats=(self.seats[1], self.seats[0]))

    def seated(self, names: tuple[str, str]) -> RunningScore:
        """The score of the players who play now: this one, or a new one for others."""
        now = (self.names[self.seats[0]], self.names[self.seats[1]])
        if names == now:
            return self
        if names == (now[1], now[0]):
            return self.swapped()
        return RunningScore(names=names)

    def games_of(self, side: int) -> int:
        """Games won by the player who has a side now."""
        return self.games[self.seats[side]]

    def points_of(self, side: int) -> int:
        """Points won by the player who has a side now."""
        return self.points[self.seats[side]]
