"""The table of the 36 throws: known numbers, and agreement with counting everything."""

from __future__ import annotations

import random
import time

import pytest

from tests.oracle import Backgammon, Game, Outcome, TricTrac, freeze, results, show
from tests.playing import Table
from tests.random_positions import random_position
from trictrac_gui.ai import ThrowCount, table
from trictrac_gui.engine.graph import node_of
from trictrac_gui.engine.model import Place, Position, Roll, Side
from trictrac_gui.engine.notation import parse_position
from trictrac_gui.engine.play import pending
from trictrac_gui.engine.state import GameState, Hit, Phase, Rolled, Scored, Stepped
from trictrac_gui.engine.variant import Variant
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS

GAMES: dict[str, Game] = {"tric-trac": TricTrac(), "backgammon": Backgammon()}


@pytest.mark.parametrize(
    ("distance", "throws"), [(1, 11), (2, 12), (3, 14), (4, 15), (5, 15), (6, 17)]
)
def test_a_blot_on_an_open_board_is_hit_as_the_backgammon_tables_say(
    distance: int, throws: int
) -> None:
    position = parse_position(BACKGAMMON, f"white 18:1 off:14 / black {18 - distance}:1 off:14")
    assert table(BACKGAMMON, position, Side.FIRST).hitting == throws


@pytest.mark.parametrize(
    ("distance", "throws"), [(1, 11), (2, 12), (3, 13), (4, 14), (5, 15), (6, 16)]
)
def test_a_blot_on_an_open_board_is_hit_as_the_tric_trac_tables_say(
    distance: int, throws: int
) -> None:
    position = parse_position(TRIC_TRAC, f"red 14:1 off:14 / black {14 + distance}:1 off:14")
    counted = table(TRIC_TRAC, position, Side.FIRST)
    assert counted.hitting == counted.hitting_at(14 + distance) == throws
    assert counted.scoring >= throws


def test_in_the_opening_every_throw_enters_and_none_hits_or_scores() -> None:
    counted = table(TRIC_TRAC, TRIC_TRAC.setup, Side.FIRST)
    assert counted.entering == 36
    assert counted.hitting == counted.scoring == counted.passing == 0
    assert counted.of(3, 4).enters == 2


def test_against_a_board_of_four_closed_points_twenty_throws_come_in() -> None:
    position = parse_position(BACKGAMMON, "white bar:1 off:14 / black 19:2 20:2 21:2 22:2 off:7")
    counted = table(BACKGAMMON, position, Side.FIRST)
    assert counted.entering == 20
    assert counted.passing == 16


def test_two_sixes_need_a_pair_to_take_the_hucke() -> None:
    position = parse_position(TRIC_TRAC, "red 7:1 9:1 23:13 / black 24:15")
    counted = table(TRIC_TRAC, position, Side.FIRST)
    assert counted.of(6, 4).takes_hucke
    assert counted.number_of(lambda throw: throw.takes_hucke) == 2
    assert counted.of(6, 4).points == 2


def test_the_rows_are_the_twenty_one_throws_and_weigh_thirty_six() -> None:
    position = TRIC_TRAC.setup
    rows = table(TRIC_TRAC, position, Side.FIRST).throws
    assert len({row.roll for row in rows}) == len(rows) == 21
    assert sum(row.ways for row in rows) == 36


# --- Counting all throws another way ----------------------------------------------------------


def read(name: str, rng: random.Random) -> tuple[Variant, Position, Side, list[ThrowCount]]:
    """A random position and what the slow and obvious judge finds in it."""
    variant = next(v for v in VARIANTS if v.key == name)
    game = GAMES[name]
    board, mover = random_position(rng, game)
    side = Side(variant.side_keys.index(mover))
    position = parse_position(variant, show(freeze(board)))
    other = variant.side_keys[side.other]
    start = str(variant.start_place(side))
    hucke = "" if variant.hucke(side) is None else str(variant.hucke(side))
    rows = []
    for roll in variant.dice.rolls:
        ends = results(game, board, mover, (roll[0], roll[1]))
        blots = [p for p, n in board[other].items() if n == 1 and p not in ("bar", "off")]
        blots = [p for p in blots if p != variant.start_place(side.other)]
        waiting = stack(freeze(board), mover, start)
        rows.append(
            ThrowCount(
                roll,
                ways=1 if roll[0] == roll[1] else 2,
                hits=tuple(p for p in blots if any(hit_on(end, other, p) for end in ends)),
                points=max((end.points for end in ends), default=0),
                enters=max((waiting - stack(e.board, mover, start) for e in ends), default=0),
                takes_hucke=not stack(freeze(board), mover, hucke)
                and any(stack(end.board, mover, hucke) for end in ends),
                passes=not ends,
            )
        )
    return variant, position, side, rows


def stack(board: object, side: str, place: str) -> int:
    assert isinstance(board, tuple)
    return int(dict(dict(board)[side]).get(place, 0))


def hit_on(end: Outcome, other: str, place: Place) -> bool:
    """A blot never moves in the opponent's throw, so where it is gone it was hit."""
    return not stack(end.board, other, str(place))


def compare(name: str, positions: int, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(positions):
        variant, position, side, expected = read(name, rng)
        counted = table(variant, position, side)
        for row, wanted in zip(counted.throws, expected, strict=True):
            assert set(row.hits) == set(wanted.hits), (position, row)
            assert (row.points, row.enters, row.takes_hucke, row.passes) == (
                wanted.points,
                wanted.enters,
                wanted.takes_hucke,
                wanted.passes,
            ), (position, row, wanted)


@pytest.mark.parametrize("name", GAMES)
def test_the_table_agrees_with_the_judge_on_some_positions(name: str) -> None:
    compare(name, 15, seed=41)


@pytest.mark.long
@pytest.mark.timeout(2400)
@pytest.mark.parametrize("name", GAMES)
def test_the_table_agrees_with_the_judge_on_five_hundred_positions(name: str) -> None:
    compare(name, 500, seed=42)


def played_out(variant: Variant, position: Position, side: Side, roll: Roll) -> tuple[int, int]:
    """The most points and hits of a throw, found by playing every legal way at the table."""
    waiting_to_throw = GameState(variant, position, phase=Phase.TO_THROW, to_move=side)
    begun = Table(variant, waiting_to_throw)
    begun.do(Rolled(side, roll))
    best = (0, 0)
    waiting = [(begun, 0, 0)]
    seen = set()
    while waiting:
        at, points, hits = waiting.pop()
        best = (max(best[0], points), max(best[1], hits))
        for step in pending(at.state).steps:
            then = Table(variant, at.state)
            then.do(Stepped(step))
            assert then.state.turn is not None
            key = (id(node_of(then.state)), points)
            if key in seen:
                continue
            seen.add(key)
            more = sum(e.points for e in then.effects if isinstance(e, Scored))
            struck = sum(isinstance(e, Hit) for e in then.effects)
            waiting.append((then, points + more, hits + struck))
    return best


@pytest.mark.parametrize("name", GAMES)
def test_the_table_agrees_with_playing_every_throw_at_the_table(name: str) -> None:
    rng = random.Random(7)
    variant = next(v for v in VARIANTS if v.key == name)
    for _ in range(12):
        board, mover = random_position(rng, GAMES[name])
        side = Side(variant.side_keys.index(mover))
        position = parse_position(variant, show(freeze(board)))
        for row in table(variant, position, side).throws:
            points, hits = played_out(variant, position, side, row.roll)
            assert row.points == points
            assert bool(row.hits) == bool(hits)


def test_a_whole_table_takes_a_small_part_of_a_moment() -> None:
    rng = random.Random(5)
    taken = []
    for name, game in GAMES.items():
        variant = next(v for v in VARIANTS if v.key == name)
        for _ in range(15):
            board, mover = random_position(rng, game)
            position = parse_position(variant, show(freeze(board)))
            begun = time.perf_counter()
            table(variant, position, Side(variant.side_keys.index(mover)))
            taken.append(time.perf_counter() - begun)
    assert sorted(taken)[len(taken) // 2] < 0.05
