"""What every ending is worth, row by row: B16, B17, S1, S2, S3, S5, S8, T2, R16 and R17."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from tests.golden_tables import table
from trictrac_gui.engine.match import Agreement, Match, MatchKind
from trictrac_gui.engine.model import Ending, Side
from trictrac_gui.engine.notation import parse_position
from trictrac_gui.engine.play import apply, pending, start
from trictrac_gui.engine.state import (
    Action,
    Answered,
    Beavered,
    Doubled,
    Dropped,
    GameState,
    HandedOver,
    Left,
    Phase,
    Resigned,
    Rolled,
    StartedNext,
    Stepped,
    Took,
)
from trictrac_gui.variants import VARIANTS

ROWS = table("endings.toml")

LOSERS = {
    "one off": {"1": 14},
    "one off, one on the bar": {"bar": 1, "1": 13},
    "none off": {"1": 10, "6": 5},
    "none off, one on 18": {"1": 14, "18": 1},
    "none off, one on 19": {"1": 14, "19": 1},
    "none off, one on the bar": {"bar": 1, "1": 14},
}
"""The loser's checkers by its own points; what is missing is off."""

STUCK = "red 1:3 18:2 19:2 20:2 21:2 22:2 23:2 / black 2:2 3:2 4:2 5:2 6:2 7:2 24:3"
"""Neither side can leave its start point with any throw (R16)."""


def match_of(row: dict[str, Any]) -> Match:
    """The match a row is played in, at its score."""
    kind, *words = row["play"].split()
    length = int(words[0]) if kind == "match" else 0
    has_cube = row.get("variant", "backgammon") == "backgammon"
    agreement = Agreement(
        MatchKind(kind),
        length,
        cube=has_cube and kind != "game" and "no cube" not in row["play"],
        crawford="no crawford" not in row["play"],
        jacoby="jacoby" in words,
        beavers="beavers" in words,
    )
    first, second = row.get("score", [0, 0])
    return Match(agreement, (first, second), crawford_played=row.get("past", False))


class Game:
    """A game that is led to one of the ends of the table."""

    def __init__(self, row: dict[str, Any]) -> None:
        key = row.get("variant", "backgammon")
        self.variant = next(v for v in VARIANTS if v.key == key)
        self.state = start(self.variant, match_of(row))

    def do(self, action: Action) -> None:
        self.state = apply(self.state, action).state

    def side(self, word: str) -> Side:
        return Side(self.variant.side_keys.index(word))

    def on_roll(self, side: Side, **changed: Any) -> GameState:
        return replace(self.state, phase=Phase.TO_THROW, to_move=side, turn=None, **changed)

    def turn_the_cube(self, saying: str) -> None:
        who, what = saying.split()
        side = self.side(who)
        if what == "doubles":
            self.state = self.on_roll(side)
            self.do(Doubled(side))
        else:
            assert pending(self.state).taker is side
            answers: dict[str, Action] = {
                "takes": Took(),
                "beavers": Beavered(),
                "drops": Dropped(),
            }
            self.do(answers[what])

    def end(self, saying: str, loser: str) -> None:
        if saying == "left":
            self.do(Left())
        elif saying == "drawn":
            self.draw()
        elif saying.endswith("drops"):
            self.turn_the_cube(saying)
        elif found := re.fullmatch(r"(\w+) gives up (\d) and \w+ accepts", saying):
            side = self.side(found[1])
            self.state = self.on_roll(side)
            self.do(Resigned(side, int(found[2])))
            self.do(Answered(accepted=True))
        elif saying.endswith("bears off"):
            self.bear_off(self.side(saying.split(maxsplit=1)[0]), LOSERS[loser])
        else:
            self.score(self.side(saying.split(maxsplit=1)[0]))

    def bear_off(self, winner: Side, loser: dict[str, int]) -> None:
        """The winner's last checker goes off."""
        texts = {}
        for side in Side:
            own = {"1": 1} if side is winner else loser
            stacks = [
                f"{place if place == 'bar' or side is Side.FIRST else 25 - int(place)}:{count}"
                for place, count in own.items()
            ]
            texts[side] = " ".join([self.variant.side_keys[side], *stacks])
        text = f"{texts[Side.FIRST]} / {texts[Side.SECOND]}"
        # The loser never stands on the point of the winner's last checker: 24 is not in the list.
        self.state = self.on_roll(winner, position=parse_position(self.variant, text))
        self.do(Rolled(winner, (2, 1)))
        self.do(Stepped(pending(self.state).steps[0]))
        self.do(HandedOver())

    def score(self, winner: Side) -> None:
        """The twelfth point of Tric Trac."""
        position = parse_position(self.variant, "red 23:2 off:13 / black 2:2 off:13")
        self.state = self.on_roll(winner, position=position, score=(11, 11))
        self.do(Rolled(winner, (1, 1)))
        for _ in range(2):
            self.do(Stepped(pending(self.state).steps[0]))
        self.do(HandedOver())

    def draw(self) -> None:
        """Neither side can move: two that are shut in, one after the other (R16)."""
        position = parse_position(self.variant, STUCK)
        self.state = self.on_roll(Side.FIRST, position=position)
        for side in Side:
            self.do(Rolled(side, (2, 1)))
            self.do(HandedOver())


@pytest.mark.parametrize("name", ROWS)
def test_an_ending_is_worth_what_its_rule_says(name: str) -> None:
    row = ROWS[name]
    game = Game(row)
    for saying in row.get("cube", []):
        game.turn_the_cube(saying)
    game.end(row["end"], row.get("loser", ""))
    result, match = game.state.result, game.state.match
    assert result is not None
    winner = None if result.winner is None else game.variant.side_keys[result.winner]
    assert winner == row.get("winner")
    assert f"{result.times} x {result.cube}" == row["sum"]
    assert result.times * result.cube == result.value
    assert result.jacoby == row.get("jacoby", False)
    assert list(match.score) == row["after"]
    before = row.get("score", [0, 0])
    if result.winner is not None:
        assert match.score[result.winner] == before[result.winner] + result.value
    assert follows(game) == row["next"]


def follows(game: Game) -> str:
    """What comes after the game."""
    if not pending(game.state).may_start_next:
        assert game.state.match.over
        return "none"
    crawford = game.state.match.crawford_game
    game.do(StartedNext())
    assert game.state.phase is Phase.OPENING
    if game.state.cube is not None:
        assert (game.state.cube.value, game.state.cube.owner) == (1, None)
        return "cube"
    return "crawford" if crawford else "no cube"


def test_the_table_is_as_large_as_it_must_be() -> None:
    assert len(ROWS) >= 60
    assert all(re.fullmatch(r"[TRBS]\d+( [TRBS]\d+)*", row["rule"]) for row in ROWS.values())
    endings = {row["end"].split()[-1] for row in ROWS.values()}
    assert endings == {"off", "drops", "accepts", "left", "drawn", "scores"}


def test_every_ending_of_the_program_has_a_row() -> None:
    reached = set()
    for row in ROWS.values():
        game = Game(row)
        for saying in row.get("cube", []):
            game.turn_the_cube(saying)
        game.end(row["end"], row.get("loser", ""))
        assert game.state.result is not None
        reached.add(game.state.result.ending)
    assert reached == set(Ending)
