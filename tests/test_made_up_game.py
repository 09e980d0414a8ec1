"""A game unlike those on the table goes through every layer without a change to any of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.made_up_game import HOME, MADE_UP, TRACK
from tests.random_games import random_tree
from trictrac_gui.ai import count_all, race, table
from trictrac_gui.assets import resource
from trictrac_gui.cli.plays import answer, read_request
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.graph import build, final_boards, graph_of, node_of, results
from trictrac_gui.engine.match import SINGLE_GAME
from trictrac_gui.engine.model import OFF, Counts, Position, Roll, Side
from trictrac_gui.engine.notation import format_position, parse_position
from trictrac_gui.engine.play import apply, pending
from trictrac_gui.engine.refusal import why_not
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.setting_up import SetUp, as_json, from_json, set_up
from trictrac_gui.engine.state import GameState, HandedOver, Phase, Rolled, Stepped
from trictrac_gui.rulesdoc.diagram import read_diagram
from trictrac_gui.rulesdoc.examples import faults
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.coach import coach_text
from trictrac_gui.ui.coach.dock import ThrowGrid
from trictrac_gui.ui.theme.theme_reader import load_theme
from trictrac_gui.ui.window.arguments import scripted
from trictrac_gui.ui.window.self_test import play
from trictrac_gui.variants import BACKGAMMON, VARIANTS

GAMES = (*VARIANTS, MADE_UP)


# --- The engine ------------------------------------------------------------------------------


def slow_ends(position: Position, side: Side, roll: Roll) -> set[Counts]:
    """The mover's checkers after every longest play, straight from what the game says."""
    path = TRACK.places[side]
    theirs = position.of(side.other)
    held = {TRACK.place(side.other, i) for i, n in enumerate(theirs[:-1]) if n}

    def ways(mine: Counts, left: Roll) -> Iterator[tuple[Roll, Counts]]:
        yield left, mine
        for number in set(left):
            rest = list(left)
            rest.remove(number)
            for src in range(24):
                dst = min(src + number, 24)
                if not mine[src]:
                    continue
                if dst == 24 and any(mine[:HOME]):
                    continue
                if dst < 24 and (path[dst] in held or (dst < 6 and mine[dst])):
                    continue
                moved = list(mine)
                moved[src] -= 1
                moved[dst] += 1
                yield from ways(tuple(moved), tuple(rest))

    found = list(ways(position.of(side), roll))
    fewest = min(len(left) for left, _ in found)
    best = [(left, mine) for left, mine in found if len(left) == fewest]
    if fewest == len(roll) - 1 and len(set(roll)) > 1:
        lowest = min(sum(left) for left, _ in best)
        best = [(left, mine) for left, mine in best if sum(left) == lowest]
    return {mine for _, mine in best}


def random_position(chance: Random) -> Position:
    """Seven checkers a side, never on a point of the other."""
    both: list[Counts] = []
    taken: set[object] = set()
    for side in Side:
        counts = [0] * 25
        first = chance.choice((0, 0, 6, 15, 18))
        free = [i for i in range(first, 24) if TRACK.place(side, i) not in taken]
        for _ in range(7):
            index = chance.choice([*free, 24, free[0]])
            counts[index if index >= 6 or index == 0 or not counts[index] else 24] += 1
        taken = {TRACK.place(side, i) for i, n in enumerate(counts) if n}
        both.append(tuple(counts))
    return Position((both[0], both[1]))


def test_the_plays_are_those_that_a_slow_reader_of_the_rules_finds() -> None:
    chance = Random(8)
    passes = 0
    for _ in range(60):
        position, side = random_position(chance), chance.choice(list(Side))
        for roll in chance.sample(MADE_UP.dice.rolls, 4):
            expected = slow_ends(position, side, roll)
            graph = build(MADE_UP, position, side, roll)
            assert {end.position.of(side) for end in graph.ends} == expected
            assert {end.packed for end in final_boards(MADE_UP, position, side, roll)} == {
                end.packed for end in graph.ends
            }
            assert {end.of(side) for end in results(MADE_UP, position, side, roll)} == expected
            passes += not graph.root.legal
    assert passes > 0


def test_three_dice_fall_in_56_different_throws_and_216_ways() -> None:
    dice = MADE_UP.dice
    assert len(dice.rolls) == len(set(dice.rolls)) == 56
    assert sum(dice.ways(roll) for roll in dice.rolls) == dice.falls == 216
    assert (dice.ways((6, 5, 4)), dice.ways((6, 6, 4)), dice.ways((6, 6, 6))) == (6, 3, 1)


def thrown(roll: Roll) -> GameState:
    waiting = GameState(MADE_UP, MADE_UP.setup, phase=Phase.TO_THROW, to_move=Side.FIRST)
    return apply(waiting, Rolled(Side.FIRST, roll)).state


def test_a_second_stage_begins_once_the_first_is_played() -> None:
    state = thrown((6, 6, 6))
    assert pending(state).dice == 0
    for _ in range(3):
        assert node_of(state).left[0] == 6
        assert not pending(state).may_hand_over
        state = apply(state, Stepped(pending(state).steps[0])).state
    assert graph_of(state).root is node_of(state)
    assert node_of(state).left == (1, 1, 1)
    assert node_of(state).position == state.position
    assert state.turn is not None
    assert (state.turn.stage, len(state.turn.steps)) == (1, 3)
    while pending(state).steps:
        state = apply(state, Stepped(pending(state).steps[0])).state
    assert len(state.turn.steps if state.turn else ()) == 6
    state = apply(state, HandedOver()).state
    assert state.to_move is Side.SECOND


def test_the_rule_of_one_checker_a_point_refuses_and_shows_the_point() -> None:
    graph = build(MADE_UP, MADE_UP.setup, Side.SECOND, (4, 4, 3))
    step = next(s for s, _ in graph.root.legal if s.number == 4)
    node = graph.root.step(step.src, 4)
    assert node is not None
    refused = why_not(graph, node, 12, 8)
    assert refused == (RuleKey.NO_SUCH_NUMBER, (8,))


def test_whole_games_come_to_an_end_and_lose_no_checker() -> None:
    for seed in range(8):
        tree = random_tree(Random(seed), MADE_UP, SINGLE_GAME, longest=4000, again=0)
        assert tree.state.result is not None
        assert [sum(counts) for counts in tree.state.position.counts] == [7, 7]


def test_positions_and_set_ups_are_written_and_read_again() -> None:
    chance = Random(9)
    for _ in range(50):
        position = random_position(chance)
        assert parse_position(MADE_UP, format_position(MADE_UP, position)) == position
    setup = SetUp(MADE_UP.setup, Side.SECOND, (6, 5, 2))
    assert from_json(MADE_UP, as_json(MADE_UP, setup)) == setup
    state = set_up(MADE_UP, SINGLE_GAME, setup)
    assert node_of(state).left == (6, 5, 2)


def test_both_sides_run_the_same_way_round_and_leave_the_board_for_no_point() -> None:
    assert [MADE_UP.target_place(side) for side in Side] == [OFF, OFF]
    assert MADE_UP.checkers == 7
    found = race(MADE_UP, MADE_UP.setup)
    assert found.pips == (7 * 24, 7 * 24)
    assert found.contact
    counts = count_all(MADE_UP, MADE_UP.setup)
    assert len(counts[0].throws.throws) == 56


# --- The layers above ------------------------------------------------------------------------


def test_the_referee_answers_for_it() -> None:
    line = {
        "variant": "made-up",
        "white": {"24": 7},
        "black": {"12": 7},
        "to_move": "black",
        "dice": [6, 5, 1],
        "ask": [[12, 6], [12, 12]],
    }
    told = answer(read_request(json.dumps(line).encode(), GAMES))
    found = told["plays"]
    assert isinstance(found, list)
    assert len(found) == len(slow_ends(MADE_UP.setup, Side.SECOND, (6, 5, 1)))


@pytest.mark.parametrize("turned", [False, True])
def test_the_journal_keeps_it_and_the_board_shows_it(
    turned: bool, tmp_path: Path, qapp: QApplication
) -> None:
    games = GameStore(GAMES, tmp_path)
    session, trouble = games.begin(MADE_UP, {}, ("", ""), DiceChoice(seed=4))
    assert trouble is None
    board = BoardView(theme=load_theme(resource("themes", "intarsia.toml")))
    board.set_speed(0)
    board.resize(640, 480)
    board.set_turned(turned)
    session.changed.connect(board.show_view)
    board.show_view(session.view())
    for throw in range(40):
        assert play(session, 1) == 1 or throw > 20
        view = session.view()
        for side in Side:
            shown = board.board.checkers.count(side)
            places = TRACK.places[side]
            standing = {p: n for p, n in zip(places, view.position.of(side), strict=True) if n}
            assert shown == standing
            assert sum(item.isVisible() for item in board.board.checkers.items[side]) == 7
    assert not board.grab().isNull()
    before, path = session.view(), session.path
    session.close()
    assert path is not None
    again, recovered, _ = games.resume(path)
    assert recovered is None
    assert again.view() == before
    again.close()
    board.close()


def test_a_booklet_can_show_a_throw_of_three_dice() -> None:
    text = "position: start\nthrow: 6-5-1\ncount: 4\ncaption: Sechs, fünf und eins.\n"
    diagram = read_diagram(text, "three", ("T1",), drawn=False)
    assert diagram.throw == (6, 5, 1)
    assert len(slow_ends(MADE_UP.setup, Side.FIRST, (6, 5, 1))) == 4
    assert faults(diagram, MADE_UP) == []
    assert faults(replace(diagram, throw=(6, 5)), MADE_UP)


def test_its_throws_can_be_given_in_advance() -> None:
    """The first two numbers open the game, one a side."""
    assert scripted(MADE_UP, "5-3, 6-5-1,2-2-2") == ((5,), (3,), (6, 5, 1), (2, 2, 2))
    with pytest.raises(ValueError, match="6-5-1-2"):
        scripted(MADE_UP, "5-3,6-5-1-2")


def test_the_coach_counts_of_all_throws_and_shows_no_square_of_two_dice(qapp: QApplication) -> None:
    position = parse_position(MADE_UP, "white 24:3 9:1 8:3 / black 12:7")
    count = count_all(MADE_UP, position)[0]
    assert "/216)" in coach_text.blots(count)
    assert "of 216" in coach_text.totals(count, waiting=False)
    grid = ThrowGrid()
    grid.show_table(count.throws)
    assert grid.isHidden()
    grid.show_table(table(BACKGAMMON, BACKGAMMON.setup, Side.FIRST))
    assert not grid.isHidden()
