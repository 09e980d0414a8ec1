"""The engine against the slow and obvious judge, on random positions of both games."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from tests import oracle
from tests.golden_tables import COUNTED, WORKED
from tests.oracle import Board, Frozen, Game, Outcome, Place
from tests.random_positions import THROWS, random_position
from trictrac_gui.engine.graph import TurnGraph, build, final_boards, results
from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.notation import format_position, parse_position
from trictrac_gui.engine.play import apply, pending, start
from trictrac_gui.engine.refusal import pass_reason, why_not
from trictrac_gui.engine.state import HandedOver, Phase, Rolled, Stepped
from trictrac_gui.engine.variant import Variant, no_memory
from trictrac_gui.texts.refusals import RULES
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC

GAMES: dict[str, tuple[Variant, Game]] = {
    f"tric-trac {hucke}{' strict' * strict}": (
        TRIC_TRAC.configured({"hucke": hucke, "strict_start": strict}),
        oracle.TricTrac(hucke, strict),
    )
    for hucke, strict in product(("literal", "historic"), (False, True))
}
GAMES["backgammon"] = (BACKGAMMON, oracle.Backgammon())
GAMES["tavla"] = (TAVLA, oracle.Tavla())

FEW = {name: 60 if name.startswith("tric") else 25 for name in GAMES}
FULL = 2000
ASKED_FEW = 60
"""Positions in which every step from every place to every place is asked for, with one throw."""


def graph_of(variant: Variant, board: Board, side: str, throw: tuple[int, int]) -> TurnGraph:
    """The engine's turn graph for a board of the judge."""
    position = parse_position(variant, oracle.show(oracle.freeze(board)))
    mover = Side(variant.side_keys.index(side))
    return build(variant, position, mover, variant.dice.numbers(throw))


def frozen(variant: Variant, position: Position) -> Frozen:
    """A position of the engine as the judge writes it."""
    return oracle.freeze(oracle.read(format_position(variant, position)))


def engine_outcomes(variant: Variant, graph: TurnGraph) -> set[Outcome]:
    """The engine's final positions with their points, or none for a pass."""
    before = graph.throw.position
    mover = graph.throw.side
    found = set()
    for end in graph.ends:
        if end is graph.root:
            continue
        last = end.position
        off = last.of(mover)[-1] - before.of(mover)[-1]
        hits = last.of(mover.other)[0] - before.of(mover.other)[0]
        points = variant.off_points * off + variant.hit_points * hits
        found.add(Outcome(frozen(variant, last), points))
    return found


def case(board: Board, side: str, throw: tuple[int, int]) -> str:
    """A position, a side and a throw, to be copied from a failure."""
    return f"{oracle.show(oracle.freeze(board))}, {side} throws {throw[0]}-{throw[1]}"


def compare_results(name: str, positions: int, seed: int) -> None:
    """All throws of so many random positions."""
    variant, game = GAMES[name]
    rng = Random(f"{name} {seed}")
    for _ in range(positions):
        board, side = random_position(rng, game)
        for throw in THROWS:
            graph = graph_of(variant, board, side, throw)
            expected = oracle.results(game, board, side, throw)
            found = engine_outcomes(variant, graph)
            missing = "\n  ".join(f"{oracle.show(o.board)} {o.points}" for o in expected - found)
            too_many = "\n  ".join(f"{oracle.show(o.board)} {o.points}" for o in found - expected)
            assert found == expected, (
                f"{name}: {case(board, side, throw)}\nmissing:\n  {missing}\n"
                f"too many:\n  {too_many}"
            )
            assert len(graph.results()) == len(expected) or not expected
            if not expected:
                reason = pass_reason(graph, graph.root)
                assert reason is not None
                given = reason.rule.value
                assert given == oracle.pass_reason(game, board, side, throw), (
                    f"{name}: pass of {case(board, side, throw)}"
                )
                assert RULES[reason.rule].passed, case(board, side, throw)


def compare_refusals(name: str, positions: int, seed: int) -> None:
    """Every step from every place to every place, with one throw a position."""
    variant, game = GAMES[name]
    rng = Random(f"{name} asked {seed}")
    for _ in range(positions):
        board, side = random_position(rng, game)
        throw = rng.choice(THROWS)
        graph = graph_of(variant, board, side, throw)
        judged = oracle.judge(game, board, side, throw)
        points: list[Place] = [*range(1, 25)]
        waiting: list[Place] = ["bar"] if isinstance(game, oracle.Backgammon) else []
        for src, dst in product([*waiting, *points], [*points, "off"]):
            expected = oracle.why_not(game, board, side, throw, src, dst, judged)
            reason = why_not(graph, graph.root, src, dst)
            found = None if reason is None else reason.rule.value
            assert found == expected, f"{name}: {src} to {dst} in {case(board, side, throw)}"


@pytest.mark.parametrize("name", GAMES)
def test_engine_and_judge_agree_on_the_results_of_some_positions(name: str) -> None:
    compare_results(name, FEW[name], seed=1)


@pytest.mark.parametrize("name", GAMES)
def test_engine_and_judge_agree_on_the_refusals_of_some_positions(name: str) -> None:
    compare_refusals(name, ASKED_FEW, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_engine_and_judge_agree_on_the_results_of_two_thousand_positions(name: str) -> None:
    compare_results(name, FULL, seed=2)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_engine_and_judge_agree_on_the_refusals_of_two_thousand_positions(name: str) -> None:
    compare_refusals(name, FULL, seed=2)


# --- Colours swapped -------------------------------------------------------------------------


def swapped(game: Game, board: Board) -> Board:
    """The same board with the colours changed and seen from the other end."""
    first, second = game.sides
    turned = {
        side: {25 - p if isinstance(p, int) else p: n for p, n in board[side].items()}
        for side in game.sides
    }
    return {first: turned[second], second: turned[first]}


@pytest.mark.parametrize("name", GAMES)
def test_with_the_colours_swapped_the_results_swap(name: str) -> None:
    variant, game = GAMES[name]
    rng = Random(f"{name} swapped")
    for _ in range(FEW[name]):
        board, side = random_position(rng, game)
        other = oracle.opponent(game, side)
        throw = rng.choice(THROWS)
        found = engine_outcomes(variant, graph_of(variant, board, side, throw))
        turned = engine_outcomes(variant, graph_of(variant, swapped(game, board), other, throw))
        again = {
            Outcome(oracle.freeze(swapped(game, oracle.read(oracle.show(o.board)))), o.points)
            for o in turned
        }
        assert found == again, f"{name}: {case(board, side, throw)}"


def test_the_higher_die_first_or_last_makes_no_difference() -> None:
    """The order of the two numbers is free (T27)."""
    rng = Random("order")
    for variant, game in GAMES.values():
        for _ in range(20):
            board, side = random_position(rng, game)
            a, b = rng.choice(THROWS)
            found = engine_outcomes(variant, graph_of(variant, board, side, (a, b)))
            assert found == engine_outcomes(variant, graph_of(variant, board, side, (b, a)))


# --- Worked cases ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", WORKED)
def test_the_engine_gives_the_stated_results_of_each_worked_case(name: str) -> None:
    row = WORKED[name]
    variant = TRIC_TRAC.configured(row.get("options", {}))
    board = oracle.read(row["position"])
    for first, second in row["throws"]:
        graph = graph_of(variant, board, "red", (first, second))
        found = engine_outcomes(variant, graph)
        listing = "\n".join(f"{oracle.show(o.board)}  {o.points}" for o in found)
        assert len(found) == row["count"], listing
        seen = {(dict(outcome.board)["red"], outcome.points) for outcome in found}
        for named in row.get("among", []):
            stacks = dict(oracle.freeze(oracle.read(f"red {named['red']} / black")))["red"]
            assert (stacks, named["points"]) in seen, listing
        assert variant.dice.again((first, second)) == row.get("again", first == second)
        if "pass" in row:
            reason = pass_reason(graph, graph.root)
            assert reason is not None
            assert reason.rule.value == row["pass"]
        for refused in row.get("refused", []):
            reason = why_not(graph, graph.root, *refused["step"])
            assert reason is not None
            assert reason.rule.value == refused["rule"], refused
        for src, dst in row.get("begun", []):
            assert why_not(graph, graph.root, src, dst) is None


@pytest.mark.parametrize("name", COUNTED)
def test_the_engine_counts_backgammon_as_an_independent_program_does(name: str) -> None:
    row = COUNTED[name]
    board = oracle.read(row["position"])
    found = {}
    for text in row["counts"]:
        first, second = text.split("-")
        graph = graph_of(BACKGAMMON, board, row["to_move"], (int(first), int(second)))
        found[text] = len(engine_outcomes(BACKGAMMON, graph))
    assert found == row["counts"]


# --- Whole games -----------------------------------------------------------------------------


def play_random_games(variant: Variant, games: int, seed: str) -> None:
    """Games in which every throw and every step is left to chance."""
    rng = Random(seed)
    for game in range(games):
        state = start(variant)
        throws = 0
        while state.phase is not Phase.OVER:
            now = pending(state)
            if now.thrower is not None:
                numbers = tuple(rng.randint(1, 6) for _ in range(now.dice))
                state = apply(state, Rolled(now.thrower, numbers)).state
                throws += 1
                assert throws < 5000, f"{seed}, game {game}: no end in sight"
            elif now.may_hand_over and (not now.steps or rng.random() < 0.5):
                state = apply(state, HandedOver()).state
            else:
                state = apply(state, Stepped(rng.choice(now.steps))).state
            assert [sum(counts) for counts in state.position.counts] == [15, 15]
        assert state.result is not None
        assert state.result.winner is not None, f"{seed}, game {game}: drawn"
        if variant.target is not None:
            assert state.score[state.result.winner] in (12, 13)
            assert state.score[state.result.winner.other] < 12


@pytest.mark.parametrize("name", GAMES)
def test_some_random_games_end_as_they_must(name: str) -> None:
    play_random_games(GAMES[name][0], 10, f"{name} some games")


@pytest.mark.long
def test_ten_thousand_random_games_of_tric_trac_end_at_twelve_or_thirteen() -> None:
    """T2, R14: the winner has 12 points, or 13 where the twelfth fell before the throw was out."""
    for name in GAMES:
        if name.startswith("tric"):
            play_random_games(GAMES[name][0], 2500, f"{name} many games")


# --- The comparison itself -------------------------------------------------------------------

MAIMED = {
    "no halt on the Hucke": replace(TRIC_TRAC, halts=()),
    "no gate at the start point": replace(TRIC_TRAC, gates=()),
    "nothing remembered": replace(TRIC_TRAC, remember=no_memory),
    "a lone checker may enter the Hucke": replace(TRIC_TRAC, obligations=TRIC_TRAC.obligations[1:]),
    "a lone checker may stay on the Hucke": replace(
        TRIC_TRAC, obligations=TRIC_TRAC.obligations[:1] + TRIC_TRAC.obligations[2:]
    ),
    "not the most numbers": replace(TRIC_TRAC, obligations=TRIC_TRAC.obligations[:2]),
    "not the higher number": replace(TRIC_TRAC, obligations=TRIC_TRAC.obligations[:3]),
    "numbers counted before the Hucke": replace(
        TRIC_TRAC, obligations=TRIC_TRAC.obligations[2:3] + TRIC_TRAC.obligations[:2]
    ),
}


@pytest.mark.parametrize("fault", MAIMED)
def test_the_comparison_finds_an_engine_without_one_of_its_rules(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "tric-trac literal", (MAIMED[fault], oracle.TricTrac()))
    with pytest.raises(AssertionError, match=r"too many|pass of"):
        compare_results("tric-trac literal", 300, seed=1)


def test_the_comparison_finds_hit_and_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """S5"""
    monkeypatch.setitem(GAMES, "tavla", (replace(TAVLA, halts=()), oracle.Tavla()))
    with pytest.raises(AssertionError, match=r"too many|pass of"):
        compare_results("tavla", 100, seed=1)


# --- Only the ends -------------------------------------------------------------------------

COUNTED_ALONE = {name: variant for name, (variant, _) in GAMES.items()} | {
    f"tric-trac, {fault}": variant for fault, variant in MAIMED.items()
}


@pytest.mark.parametrize("name", COUNTED_ALONE)
def test_the_ends_alone_are_those_of_the_graph(name: str) -> None:
    """Rules left out or asked in another order change both alike."""
    variant, rng = COUNTED_ALONE[name], Random(f"{name} ends alone")
    game = GAMES[name][1] if name in GAMES else oracle.TricTrac()
    for _ in range(60):
        board, side = random_position(rng, game)
        for throw in rng.sample(THROWS, 5):
            graph = graph_of(variant, board, side, throw)
            found = final_boards(variant, graph.throw.position, graph.throw.side, throw)
            assert len(found) == len(graph.results())
            assert {end.packed for end in found} == {end.packed for end in graph.results()}
            positions = results(variant, graph.throw.position, graph.throw.side, throw)
            assert set(positions) == {end.position for end in graph.ends}
