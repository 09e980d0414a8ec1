"""What players agree on before they begin, and how their match or session stands."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Final

from trictrac_gui.decoding import WRONG_VALUE, DecodingError, Fields, flag, one_of, pair, whole
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


class AgreementError(DecodingError):
    """An agreement that its game cannot be played by."""


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


def decode_match(data: object, field: str = "") -> Match:
    """The match of a JSON object. Raises ``DecodingError`` naming the field that is wrong."""
    try:
        return _match(Fields(data, field))
    except DecodingError as fault:
        raise fault.at(keys=WRONG_VALUE) from fault


def _match(data: Fields) -> Match:
    data.only((*(item.name for item in fields(Agreement)), "score", "crawford_played"))
    agreement = Agreement(
        kind=MatchKind(data.read("kind", one_of(tuple(MatchKind)))),
        length=data.get("length", whole(0, LONGEST_MATCH), 0),
        cube=data.get("cube", flag, False),
        crawford=data.get("crawford", flag, True),
        jacoby=data.get("jacoby", flag, False),
        beavers=data.get("beavers", flag, False),
        highest_cube=data.get("highest_cube", whole(0, HIGHEST_CUBE), 0),
    )
    if agreement.highest_cube & (agreement.highest_cube - 1):
        raise data.fault("wrong-value", "highest_cube")
    return Match(
        agreement,
        score=data.get("score", pair(whole(0, 10**6)), (0, 0)),
        crawford_played=data.get("crawford_played", flag, False),
    )
