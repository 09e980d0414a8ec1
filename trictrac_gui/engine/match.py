"""What players agree on before they begin, and how their match or session stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Final

from trictrac_gui.engine.model import Result, Side
from trictrac_gui.engine.variant import Variant

LONGEST_MATCH: Final = 999
USUAL_LIMIT: Final = 64
"""The highest number on a common cube."""

HIGHEST_CUBE: Final = 1 << 15
"""No match is so long that a higher cube could be of use."""


class MatchKind(StrEnum):
    """A single game, a match to so many points, or a session without an agreed end."""

    GAME = "game"
    MATCH = "match"
    MONEY = "money"


@dataclass(frozen=True, slots=True)
class Agreement:
    """What is agreed before the first game.

    ``length`` is the points, or won games, that win a match (S1, R17). ``crawford`` holds in a
    match with a cube only; ``jacoby`` and ``beavers`` are for money play with a cube (S2).
    ``highest_cube`` is set where players agreed on a cube above the usual limit.
    """

    kind: MatchKind = MatchKind.GAME
    length: int = 0
    cube: bool = False
    crawford: bool = True
    jacoby: bool = False
    beavers: bool = False
    highest_cube: int = 0

    @property
    def limit(self) -> int:
        """The highest value the cube may take: 64, what a match can use, or what was agreed."""
        limit = max(USUAL_LIMIT, self.highest_cube)
        while limit < self.length:
            limit *= 2
        return limit


class AgreementError(ValueError):
    """An agreement that cannot be played; ``field`` says which part of it, ``key`` why."""

    def __init__(self, key: str, field: str) -> None:
        super().__init__(f"{key}: {field}")
        self.key = key
        self.field = field


@dataclass(frozen=True, slots=True)
class Match:
    """A single game, a match or a session, as it stands between two games.

    ``score`` are the points won, ``games`` the games won by each side, ``played`` all games that
    were played out. ``ended`` is set where the players got up before it was decided.
    """

    agreement: Agreement = field(default_factory=Agreement)
    score: tuple[int, int] = (0, 0)
    games: tuple[int, int] = (0, 0)
    played: int = 0
    crawford_played: bool = False
    ended: bool = False

    @property
    def winner(self) -> Side | None:
        """The side that has reached the length of the match."""
        if self.agreement.kind is not MatchKind.MATCH:
            return None
        for side in Side:
            if self.score[side] >= self.agreement.length:
                return side
        return None

    @property
    def over(self) -> bool:
        """Whether no further game follows."""
        single = self.agreement.kind is MatchKind.GAME and self.played > 0
        return self.ended or single or self.winner is not None

    @property
    def crawford_game(self) -> bool:
        """Whether the game that comes next is played without the cube by the Crawford rule (S1).

        It is the first game after a side has come to stand one point from winning the match.
        """
        agreed = self.agreement
        due = agreed.kind is MatchKind.MATCH and agreed.cube and agreed.crawford
        return due and not self.crawford_played and max(self.score) == agreed.length - 1

    @property
    def with_cube(self) -> bool:
        """Whether the cube may be turned in the game that comes next."""
        return self.agreement.cube and not self.crawford_game

    def away(self, side: Side) -> int:
        """How many points a side still needs; 0 where there is no length to reach."""
        return max(0, self.agreement.length - self.score[side])

    def after(self, result: Result) -> Match:
        """The match with one more game; one without a winner counts for neither (R16)."""
        score, games = list(self.score), list(self.games)
        if result.winner is not None:
            score[result.winner] += result.value
            games[result.winner] += 1
        return replace(
            self,
            score=(score[0], score[1]),
            games=(games[0], games[1]),
            played=self.played + 1,
            crawford_played=self.crawford_played or self.crawford_game,
        )


SINGLE_GAME: Final = Match()


def match_to(length: int, *, cube: bool, crawford: bool = True) -> Match:
    """A match to so many points; without a cube the points are those of the games alone."""
    return Match(Agreement(MatchKind.MATCH, length, cube, crawford))


def money_session(*, jacoby: bool = False, beavers: bool = False) -> Match:
    """Games with the cube, one after the other, for as long as the players like (S2)."""
    return Match(Agreement(MatchKind.MONEY, cube=True, jacoby=jacoby, beavers=beavers))


def check_agreement(variant: Variant, agreement: Agreement) -> None:
    """Raise ``AgreementError`` for what a game does not know."""
    match = agreement.kind is MatchKind.MATCH
    if match and not 1 <= agreement.length <= LONGEST_MATCH:
        raise AgreementError("wrong-length", "length")
    if not match and agreement.length:
        raise AgreementError("wrong-length", "length")
    if agreement.cube and not variant.has_cube:
        raise AgreementError("no-cube", "cube")
    if agreement.kind is MatchKind.MONEY and not agreement.cube:
        raise AgreementError("no-cube", "kind")
    for rule in ("jacoby", "beavers"):
        if getattr(agreement, rule) and not (agreement.kind is MatchKind.MONEY and agreement.cube):
            raise AgreementError("money-only", rule)


# --- As JSON objects -------------------------------------------------------------------------


def encode_match(match: Match) -> dict[str, object]:
    """An agreement with the score it begins at, as a JSON object."""
    agreed = {item.name: getattr(match.agreement, item.name) for item in fields(Agreement)}
    if not match.agreement.highest_cube:
        del agreed["highest_cube"]
    return {
        **agreed,
        "kind": match.agreement.kind.value,
        "score": list(match.score),
        "crawford_played": match.crawford_played,
    }


def decode_match(data: Mapping[str, object]) -> Match:
    """The match of a JSON object. Raises ``AgreementError`` naming the field that is wrong."""
    known = {item.name: item for item in fields(Agreement)}
    for name in data:
        if name not in known and name not in ("score", "crawford_played"):
            raise AgreementError("unknown-field", name)
    try:
        kind = MatchKind(str(data.get("kind")))
    except ValueError:
        raise AgreementError("wrong-value", "kind") from None
    length = data.get("length", 0)
    if type(length) is not int or not 0 <= length <= LONGEST_MATCH:
        raise AgreementError("wrong-value", "length")
    flags = {
        name: _flag(data, name, default)
        for name, default in (
            ("cube", False),
            ("crawford", True),
            ("jacoby", False),
            ("beavers", False),
        )
    }
    highest = data.get("highest_cube", 0)
    if type(highest) is not int or not 0 <= highest <= HIGHEST_CUBE or highest & (highest - 1):
        raise AgreementError("wrong-value", "highest_cube")
    score = data.get("score", [0, 0])
    if not isinstance(score, list) or len(score) != 2 or not all(_points(p) for p in score):
        raise AgreementError("wrong-value", "score")
    return Match(
        Agreement(kind, length, **flags, highest_cube=highest),
        score=(score[0], score[1]),
        crawford_played=_flag(data, "crawford_played", False),
    )


def _flag(data: Mapping[str, object], name: str, default: bool) -> bool:
    value = data.get(name, default)
    if not isinstance(value, bool):
        raise AgreementError("wrong-value", name)
    return value


def _points(value: object) -> bool:
    return type(value) is int and 0 <= value <= 10**6
