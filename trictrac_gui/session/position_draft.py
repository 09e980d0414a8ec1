"""A position being set up: its checkers on the board or still in their trays, and the rest.

A draft may stand in no game yet; what is wrong with it can be asked at any time. Every change
gives a new draft. ``view_of`` is what the painters of the board take.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

from trictrac_gui.decoding import DecodingError, Fields, dumps, listed, loads, pair, whole
from trictrac_gui.engine.match import (
    LONGEST_MATCH,
    SINGLE_GAME,
    Match,
    MatchKind,
    decode_match,
    encode_match,
)
from trictrac_gui.engine.model import OFF, Counts, Place, Position, Roll, Side
from trictrac_gui.engine.setting_up import HIGHEST_CUBE, SetUp, faults
from trictrac_gui.engine.state import Cube, Phase
from trictrac_gui.engine.variant import FACES, OptionError, PositionFault, Variant
from trictrac_gui.session.view import DiceView, GameView
from trictrac_gui.storage.files import read_file, write_private

TRAY: Final[Literal["tray"]] = "tray"
"""Where checkers lie that have not been placed: beside the board, not borne off."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been set up so far.

    ``counts`` are those along each side's path; the other checkers lie in the tray. ``roll`` is
    empty before a throw; a die of it that shows nothing yet has 0. Without anybody ``to_move`` the
    game begins with the opening throw.
    """

    variant: Variant
    counts: tuple[Counts, Counts]
    to_move: Side | None = Side.FIRST
    roll: Roll = ()
    score: tuple[int, int] = (0, 0)
    cube: Cube | None = None
    match: Match = SINGLE_GAME

    # -- reading -----------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """Where the checkers stand, whether or not they are all there."""
        return Position(self.counts)

    @property
    def setup(self) -> SetUp:
        """The moment as the engine takes it; a throw that lacks a die counts for nothing yet."""
        roll: Roll = () if 0 in self.roll or self.to_move is None else self.roll
        return SetUp(self.position, self.to_move, roll, self.score, self.cube)

    def in_tray(self, side: Side) -> int:
        """How many checkers of a side have not been placed."""
        return self.variant.checkers - sum(self.counts[side])

    def count(self, side: Side, place: Place) -> int:
        """How many checkers of a side lie at a place."""
        if place == TRAY:
            return self.in_tray(side)
        index = self.variant.track.index(side, self.landing(side, place))
        return 0 if index is None else self.counts[side][index]

    def holder(self, place: Place) -> Side | None:
        """Whose checkers stand on a point."""
        if isinstance(place, int):
            for side in Side:
                index = self.variant.track.index(side, place)
                if index is not None and self.counts[side][index]:
                    return side
        return None

    def landing(self, side: Side, place: Place) -> Place:
        """Where a checker put on a place lies: on its own target point it is off."""
        return OFF if place == self.variant.target_place(side) else place

    def faults(self) -> tuple[PositionFault, ...]:
        """All that stands against playing on from here."""
        if 0 in self.roll and self.to_move is not None:
            return (PositionFault("one-die", self.to_move),)
        return faults(self.variant, self.match, self.setup)

    def why_not(self, side: Side, place: Place) -> PositionFault | None:
        """Why a checker of a side cannot be put down on a place at all."""
        if place == TRAY:
            return None
        place = self.landing(side, place)
        if self.variant.track.index(side, place) is None:
            return PositionFault("unknown-point", side, place)
        holder = self.holder(place)
        if holder is side.other:
            return PositionFault("both-sides", side, place)
        return None

    # -- changing ----------------------------------------------------------------------------

    def moved(self, side: Side, src: Place, dst: Place) -> Draft:
        """One checker taken from a place and put down on another, tray included.

        Asked for what cannot be done, the draft stays as it was.
        """
        src, dst = self.landing(side, src), self.landing(side, dst)
        if src == dst or not self.count(side, src) or self.why_not(side, dst) is not None:
            return self
        counts = list(self.counts[side])
        for place, change in ((src, -1), (dst, 1)):
            index = None if place == TRAY else self.variant.track.index(side, place)
            if index is not None:
                counts[index] += change
        return self._with(side, tuple(counts))

    def lifted(self, side: Side, place: Place) -> Draft:
        """All checkers of a side at a place back in the tray."""
        index = self.variant.track.index(side, self.landing(side, place))
        if index is None:
            return self
        counts = list(self.counts[side])
        counts[index] = 0
        return self._with(side, tuple(counts))

    def cleared(self) -> Draft:
        """All checkers in the trays; nobody has scored."""
        none = (0,) * (self.variant.track.last + 1)
        return replace(self, counts=(none, none), roll=(), score=(0, 0))

    def begun(self) -> Draft:
        """The position a game begins with."""
        return replace(self, counts=self.variant.setup.counts, roll=(), score=(0, 0))

    def swapped(self) -> Draft:
        """Each side in the other's place, with all that is its own."""
        cube, match = self.cube, self.match
        if cube is not None and cube.owner is not None:
            cube = replace(cube, owner=cube.owner.other)
        return replace(
            self,
            counts=(self.counts[1], self.counts[0]),
            to_move=None if self.to_move is None else self.to_move.other,
            score=(self.score[1], self.score[0]),
            cube=cube,
            match=replace(match, score=(match.score[1], match.score[0])),
        )

    def rest_off(self) -> Draft:
        """Whatever lies in a tray is borne off."""
        counts = []
        for side in Side:
            mine = self.counts[side]
            counts.append((*mine[:-1], mine[-1] + self.in_tray(side)))
        return replace(self, counts=(counts[0], counts[1]))

    def of(self, variant: Variant) -> Draft:
        """The same on the board of another game, or that game's beginning where boards differ."""
        if variant.track != self.variant.track:
            return draft_of(variant)
        keeps_score = variant.target is not None
        return replace(
            self,
            variant=variant,
            score=self.score if keeps_score else (0, 0),
            cube=self.cube if variant.has_cube else None,
            match=self.match if variant.has_cube else SINGLE_GAME,
        )

    def _with(self, side: Side, counts: Counts) -> Draft:
        other = self.counts[side.other]
        both = (counts, other) if side is Side.FIRST else (other, counts)
        return replace(self, counts=both)


# --- Kept in a file, so that it is there again after the program was killed ------------------

FORMAT: Final = "trictrac-draft"
LARGEST_FILE: Final = 1 << 16
MOST_DICE: Final = 3


def save(path: Path, draft: Draft) -> None:
    """Keep a draft, all or nothing. Raises ``OSError``."""
    cube = draft.cube
    stored = {
        "format": FORMAT,
        "version": 1,
        "variant": draft.variant.key,
        "options": dict(draft.variant.values),
        "counts": [list(counts) for counts in draft.counts],
        "to_move": None if draft.to_move is None else int(draft.to_move),
        "roll": list(draft.roll),
        "score": list(draft.score),
        "cube": None
        if cube is None
        else {"value": cube.value, "owner": None if cube.owner is None else int(cube.owner)},
        "match": encode_match(draft.match),
    }
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_private(path, dumps(stored) + b"\n")


def load(path: Path, variants: Sequence[Variant]) -> Draft | None:
    """The draft that was kept; None where there is none that can be used."""
    try:
        data = read_file(path, LARGEST_FILE + 1)
        stored = Fields(loads(data) if len(data) <= LARGEST_FILE else None)
        if stored.data.get("format") != FORMAT or stored.data.get("version") != 1:
            return None
        return _draft(stored, variants)
    except (OSError, DecodingError, OptionError):
        return None


def _draft(stored: Fields, variants: Sequence[Variant]) -> Draft | None:
    game = [variant for variant in variants if variant.key == stored.data.get("variant")]
    if not game:
        return None
    options = stored.read("options", Fields)
    variant = game[0].configured(options.data)  # type: ignore[arg-type]  # it checks them
    counts = stored.read("counts", pair(listed(whole(0, variant.checkers))))
    length = variant.track.last + 1
    if any(len(side) != length or sum(side) > variant.checkers for side in counts):
        return None
    cube = None
    if stored.data.get("cube") is not None:
        turned = stored.read("cube", Fields)
        cube = Cube(turned.read("value", whole(1, HIGHEST_CUBE)), _side(turned, "owner"))
    return Draft(
        variant,
        counts,
        _side(stored, "to_move"),
        stored.read("roll", listed(whole(0, FACES), most=MOST_DICE)),
        stored.read("score", pair(whole(0, LONGEST_MATCH))),
        cube,
        stored.read("match", decode_match),
    )


def _side(fields: Fields, name: str) -> Side | None:
    return None if fields.data.get(name) is None else Side(fields.read(name, whole(0, 1)))


def draft_of(variant: Variant, setup: SetUp | None = None, match: Match = SINGLE_GAME) -> Draft:
    """A moment as a draft, or the beginning of a game with the first side to move.

    A draft is to be played from: a game, match or session that is over is taken up again, with
    the score just below what would end it.
    """
    if setup is None:
        return Draft(variant, variant.setup.counts)
    played = 0 if match.agreement.kind is MatchKind.GAME else match.played
    match = replace(match, played=played, ended=False)
    if match.winner is not None:
        match = replace(match, score=_below(match.score, match.agreement.length))
    score = setup.score if variant.target is None else _below(setup.score, variant.target)
    counts = setup.position.counts
    return Draft(variant, counts, setup.to_move, setup.roll, score, setup.cube, match)


def _below(score: tuple[int, int], end: int) -> tuple[int, int]:
    return min(score[0], end - 1), min(score[1], end - 1)


def view_of(draft: Draft) -> GameView:
    """What is to be drawn of a draft, whether or not its checkers are all there."""
    side = draft.to_move or Side.FIRST
    lying: Roll = tuple(number for number in draft.roll if number)
    dice = None
    if lying and draft.to_move is not None:
        dice = DiceView(side, lying, tuple(False for _ in lying))
    cube = draft.cube
    if cube is None and draft.match.with_cube:
        cube = Cube()
    return GameView(
        variant=draft.variant,
        names=("", ""),
        position=draft.position,
        score=draft.score,
        pips=(0, 0),
        phase=Phase.TO_THROW,
        to_move=draft.to_move,
        opening=(None, None),
        dice=dice,
        moves={},
        match=draft.match,
        cube=cube,
    )


def draft_from(view: GameView) -> Draft:
    """The moment of a running game; a throw that has been begun is left out."""
    roll: Roll = ()
    if view.dice is not None and not any(view.dice.used) and view.moved is None:
        roll = view.dice.numbers
    if view.phase is Phase.OVER or view.to_move is None:
        roll = ()
    cube = None if view.cube in (None, Cube()) else view.cube
    to_move = Side.FIRST if view.phase is Phase.OVER else view.to_move
    setup = SetUp(view.position, to_move, roll, view.score, cube)
    return draft_of(view.variant, setup, view.match)
