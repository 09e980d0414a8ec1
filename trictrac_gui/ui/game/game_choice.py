"""What comes out of the start page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from trictrac_gui.engine.match import SINGLE_GAME, Match, MatchKind

if TYPE_CHECKING:
    from trictrac_gui.engine.clock import ClockRule
    from trictrac_gui.engine.match import Agreement
    from trictrac_gui.engine.variant import Variant
    from trictrac_gui.session.session import GameSession


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A new game as two people want to play it."""

    variant: str
    names: tuple[str, str]
    rules: Mapping[str, str | bool]
    match: Match = SINGLE_GAME
    clock: ClockRule | None = None

    def played_for(self) -> dict[str, str | int]:
        """What it is played for, as the settings keep it until the next time."""
        agreed = self.match.agreement
        kept: dict[str, str | int] = {"kind": agreed.kind.value}
        if agreed.kind is MatchKind.MATCH:
            kept |= {"length": agreed.length, "cube": agreed.cube}
        if agreed.kind is MatchKind.MONEY:
            kept |= {"jacoby": agreed.jacoby, "beavers": agreed.beavers}
        if self.clock is not None:
            kept |= {"seconds": self.clock.delay, "minutes": self.clock.reserve // 60}
        return kept


UNSAVED: Final = "unsaved"
"""What is wrong with a game that is in memory alone."""


@dataclass(frozen=True, slots=True)
class UnfinishedGame:
    """A game that can be gone on with, or the reason why it cannot.

    ``changed`` is in seconds since 1970; ``score`` is None where it is not known; ``match`` is
    how its match stands, or how it began where that is not known; ``fault`` is the key of what is
    wrong with the file, empty for nothing.
    """

    path: Path
    variant: str
    names: tuple[str, str]
    score: tuple[int, int] | None
    changed: float
    fault: str = ""
    match: Match = SINGLE_GAME
    place: str = ""
    """The folder where it goes on, where it was moved there."""
    session: GameSession | None = None
    """The game itself, where it is in memory and waits to be saved."""
    rules: tuple[Variant, Agreement] | None = None
    """The game with its house rules, and what was agreed, where that is known."""

    @property
    def playable(self) -> bool:
        """Whether it can be gone on with, if only with its sound part or with a copy of it."""
        return self.fault in ("", "damaged", "moved", UNSAVED)

    @property
    def busy(self) -> bool:
        """Whether another window plays it: it can be looked through here."""
        return self.fault == "busy"
