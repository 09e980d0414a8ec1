"""The examples of a booklet: what they say of a position, held against the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from trictrac_gui.engine.graph import graph_of, node_of
from trictrac_gui.engine.model import Position, Result, Roll, Side
from trictrac_gui.engine.notation import format_play, format_position, parse_position
from trictrac_gui.engine.play import apply, pips, start
from trictrac_gui.engine.refusal import pass_reason, why_not
from trictrac_gui.engine.state import (
    GameState,
    HandedOver,
    Phase,
    Rolled,
    Stepped,
)
from trictrac_gui.engine.variant import OptionError, Variant
from trictrac_gui.rulesdoc.diagram import START, Diagram, read_refused


class ExampleError(ValueError):
    """A diagram that cannot be set up for its game: what of it, and why."""


def game_of(diagram: Diagram, variant: Variant) -> Variant:
    """The game under the house rules of a diagram, and else under its own.

    Raises ``ExampleError``.
    """
    values: dict[str, str | bool] = {**variant.values, **dict(diagram.only)}
    for key, text in diagram.options:
        values[key] = {"yes": True, "no": False}.get(text, text)
    try:
        return variant.configured(values)
    except OptionError as error:
        raise ExampleError(f"options: {error}") from error


def position_of(diagram: Diagram, variant: Variant) -> Position:
    """Where the checkers of a diagram stand. Raises ``ExampleError``."""
    if diagram.position == START:
        return variant.setup
    try:
        return parse_position(variant, diagram.position)
    except ValueError as error:
        raise ExampleError(f"position: {error}") from error


def side_of(diagram: Diagram, variant: Variant) -> Side:
    """Who throws in a diagram, the first side where it does not say. Raises ``ExampleError``."""
    if not diagram.side:
        return Side.FIRST
    if diagram.side not in variant.side_keys:
        raise ExampleError(f"side: {diagram.side}")
    return Side(variant.side_keys.index(diagram.side))


def faults(diagram: Diagram, variant: Variant) -> list[str]:
    """Everything the engine says otherwise, each in a line for the writer of the booklet."""
    try:
        game = game_of(diagram, variant)
        position = position_of(diagram, game)
        side = side_of(diagram, game)
        found = [
            f"{expectation.kind}: {expectation.value}: {fault}"
            for throw in _throws(diagram, game)
            for expectation in diagram.expects
            for fault in _CHECKS[expectation.kind](
                _Case(game, position, side, throw, diagram.score), expectation.value
            )
        ]
        found.extend(_strangers(diagram, game))
        found.extend(_over_already(game, position, diagram.score))
    except ValueError as error:  # of the diagram, of a position in it, or of a play in it
        return [str(error)]
    return found


def _throws(diagram: Diagram, variant: Variant) -> tuple[Roll, ...]:
    return variant.dice.rolls if diagram.any_throw else (diagram.throw,)


def _strangers(diagram: Diagram, variant: Variant) -> Iterator[str]:
    """Marked places and arrows that the board of the game does not have."""
    known = {place for path in variant.track.places for place in path}
    for place in (*diagram.marks, *(end for arrow in diagram.arrows for end in arrow)):
        if place not in known:
            yield f"marks and arrows: no place {place}"


def _over_already(variant: Variant, position: Position, score: tuple[int, int]) -> Iterator[str]:
    """Checkers that cannot all be off in a game that goes on (T2, T22, B1).

    Where no score is told it may be any that the borne-off checkers leave open.
    """
    told = any(score)
    for side in Side:
        off = position.counts[side][variant.track.last]
        if variant.target is not None:
            earned = off * variant.off_points
            if earned >= variant.target:
                yield f"position: {off} checkers off are {earned} points, and the game is over"
            elif told and earned > score[side]:
                yield f"score: {off} checkers off are {earned} points, not {score[side]}"
        elif off == sum(position.counts[side]):
            yield "position: all checkers are off, and the game is over"


class _Case:
    """A position and a throw, with the questions that can be asked of them."""

    def __init__(
        self, game: Variant, position: Position, side: Side, throw: Roll, score: tuple[int, int]
    ) -> None:
        self.game = game
        self.position = position
        self.side = side
        self.throw = throw
        self.score = score

    def thrown(self) -> GameState:
        """The game once the throw has fallen."""
        if not self.throw:
            raise ExampleError("throw: one is needed")
        waiting = GameState(
            self.game, self.position, self.score, phase=Phase.TO_THROW, to_move=self.side
        )
        return apply(waiting, Rolled(self.side, self.throw)).state

    def plays(self) -> Mapping[str, tuple[Stepped, ...]]:
        """Each distinct result by the play that leads to it; a pass is called ``pass``."""
        graph = graph_of(self.thrown())
        ways = graph.ways()
        found = {}
        for end in graph.results():
            text = format_play(self.game, self.side, self.position, ways[end])
            found[_sorted(text) or "pass"] = tuple(Stepped(step) for step in ways[end])
        return found

    def played(self, text: str) -> GameState:
        """The game after a play, before the dice are handed over."""
        steps = self.plays().get(_sorted(text))
        if steps is None:
            raise ExampleError(f"{text}: no such play")
        state = self.thrown()
        for step in steps:
            state = apply(state, step).state
        return state


def _parts(value: str) -> list[str]:
    return [" ".join(part.split()) for part in value.split(";")]


def _sorted(play: str) -> str:
    """A play with its moves in an order that does not depend on who wrote it."""
    return " ".join(sorted(play.split()))


def _plays(case: _Case, value: str) -> Iterator[str]:
    """All plays there are."""
    wanted, found = {_sorted(play) for play in _parts(value)}, set(case.plays())
    if wanted != found:
        missing, extra = sorted(wanted - found), sorted(found - wanted)
        yield f"the engine has not {missing}, and also {extra}"


def _count(case: _Case, value: str) -> Iterator[str]:
    """How many plays there are."""
    if value != str(len(case.plays())):
        yield f"the engine has {len(case.plays())}"


def _among(case: _Case, value: str) -> Iterator[str]:
    """Some of the plays."""
    for play in _parts(value):
        if _sorted(play) not in case.plays():
            yield f"the engine has {sorted(case.plays())}"


def _refused(case: _Case, value: str) -> Iterator[str]:
    """Steps that are not allowed at the beginning of the throw, each with its rule."""
    thrown = case.thrown()
    for src, dst, rule in read_refused(0, value):
        reason = why_not(graph_of(thrown), node_of(thrown), src, dst)
        if reason is None or reason.rule is not rule:
            yield f"{src}-{dst}: the engine says {reason.rule if reason else 'allowed'}"


def _pass(case: _Case, value: str) -> Iterator[str]:
    """The throw is passed for a rule."""
    thrown = case.thrown()
    reason = pass_reason(graph_of(thrown), node_of(thrown))
    if reason is None or reason.rule.value not in value.split():
        yield f"{case.throw}: the engine says {reason.rule if reason else 'it can be played'}"


def _scores(case: _Case, value: str) -> Iterator[str]:
    """Points that a play earns: ``14/17* = 1``."""
    for part in _parts(value):
        play, _, points = part.rpartition(" = ")
        earned = case.played(play).score[case.side] - case.score[case.side]
        if points != str(earned):
            yield f"{play}: the engine counts {earned}"


def _leads(case: _Case, value: str) -> Iterator[str]:
    """The position a play leads to: ``9/14* = red 14:1 … / black …``."""
    for part in _parts(value):
        play, _, text = part.partition(" = ")
        reached = case.played(play).position
        if parse_position(case.game, text) != reached:
            yield f"{play}: the engine reaches {format_position(case.game, reached)}"


def _after(case: _Case, play: str) -> GameState:
    return apply(case.played(play), HandedOver()).state


def _again(case: _Case, value: str) -> Iterator[str]:
    """Who throws after any play: ``yes`` for the same side, ``no`` for the other."""
    for play in case.plays():
        again = _after(case, play).to_move is case.side
        if value != ("yes" if again else "no"):
            yield f"{play}: the engine says {'yes' if again else 'no'}"


def _ends(case: _Case, value: str) -> Iterator[str]:
    """What the game is after a play: ``1/off = white gammon 2``, or ``goes on``."""
    for part in _parts(value):
        play, _, wanted = part.partition(" = ")
        result = _after(case, play).result
        said = "goes on" if result is None else _result_text(case, result)
        if wanted != said:
            yield f"{play}: the engine says {said}"


def _result_text(case: _Case, result: Result) -> str:
    winner = "nobody" if result.winner is None else case.game.side_keys[result.winner]
    return f"{winner} {result.ending} {result.value}"


def _opening(case: _Case, value: str) -> Iterator[str]:
    """Opening throws and who begins: ``6-3 5-2 red 6-3``, ``5 3 white anew``, or ``tie``."""
    for part in _parts(value):
        words = part.split()
        state = start(case.game)
        for side, text in zip(Side, words[:2], strict=True):
            numbers = tuple(int(number) for number in text.split("-"))
            state = apply(state, Rolled(side, numbers)).state
        said = "tie"
        if state.to_move is not None:
            roll = () if state.turn is None else state.turn.roll
            thrown = "-".join(str(number) for number in roll) or "anew"
            said = f"{case.game.side_keys[state.to_move]} {thrown}"
        if " ".join(words[2:]) != said:
            yield f"{part}: the engine says {said}"


def _hucke(case: _Case, value: str) -> Iterator[str]:
    """Where the Hucken lie: ``red 13; black 12``."""
    for part in _parts(value):
        key, _, place = part.partition(" ")
        said = case.game.hucke(Side(case.game.side_keys.index(key)))
        if place != str(said):
            yield f"{part}: the engine says {said}"


def _pips(case: _Case, value: str) -> Iterator[str]:
    """How far the sides have still to run: ``white 167; black 167``."""
    state = GameState(case.game, case.position)
    for part in _parts(value):
        key, _, number = part.partition(" ")
        said = pips(state, Side(case.game.side_keys.index(key)))
        if number != str(said):
            yield f"{part}: the engine says {said}"


def _setup(case: _Case, value: str) -> Iterator[str]:
    """The game begins like this."""
    if value != ("yes" if case.position == case.game.setup else "no"):
        yield f"the engine begins with {format_position(case.game, case.game.setup)}"


def _stakes(case: _Case, value: str) -> Iterator[str]:
    """What a side may give up for, in the order of worth."""
    said = " ".join(ending.value for ending in case.game.stakes)
    if value != said:
        yield f"the engine says {said}"


_CHECKS: Final[Mapping[str, Callable[[_Case, str], Iterator[str]]]] = {
    "plays": _plays,
    "count": _count,
    "among": _among,
    "refused": _refused,
    "pass": _pass,
    "scores": _scores,
    "leads": _leads,
    "again": _again,
    "ends": _ends,
    "opening": _opening,
    "hucke": _hucke,
    "pips": _pips,
    "stakes": _stakes,
    "setup": _setup,
}
