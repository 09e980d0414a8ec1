"""The course of a game: what a move list shows, and how quickly."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest

from tests.random_games import random_tree
from trictrac_gui.engine.dice import ScriptedDice, SystemDice
from trictrac_gui.engine.match import SINGLE_GAME, Match, match_to
from trictrac_gui.engine.model import Ending, Roll, Side
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.state import (
    Origin,
)
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.session.move_list import MomentKind, MoveList, MoveListWriter
from trictrac_gui.session.session import GameSession
from trictrac_gui.storage.journal import Journal
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS

FIRST, SECOND = Side.FIRST, Side.SECOND


def session(
    tmp_path: Path,
    variant: Variant,
    *script: Roll,
    match: Match = SINGLE_GAME,
    free: bool = False,
) -> GameSession:
    journal = Journal.create(tmp_path, {"variant": variant.key})
    dice = ScriptedDice(script, SystemDice())
    tree = GameTree(variant, match, free=free)
    return GameSession(tree, ("Ada", "Ben"), dice, journal)


def play(made: GameSession, *moves: tuple[int | str, int | str], hand_over: bool = True) -> None:
    """Throw where that is due, make these moves and finish the turn."""
    while made.view().may_throw:
        made.throw(made.view().may_throw[0])
    for src, dst in moves:
        made.play(src, dst)
    if hand_over:
        made.hand_over()


def told(course: MoveList) -> list[tuple[str, str, str]]:
    return [
        (moment.what.value, "".join(map(str, moment.throw)), moment.text)
        for moment in course.moments
    ]


def test_a_turn_is_written_as_players_write_it(tmp_path: Path) -> None:
    made = session(tmp_path, BACKGAMMON, (6,), (5,), (4, 4))
    play(made, (24, 18), (18, 13))
    play(made, (1, 5), (1, 5), (12, 16), (12, 16))
    course = made.course()
    assert told(course) == [
        ("beginning", "", ""),
        ("turn", "65", "24/13"),
        ("turn", "44", "24/20(2) 13/9(2)"),
    ]
    assert [moment.side for moment in course.moments] == [None, FIRST, SECOND]
    assert course.moments[1].opening == ((6,), (5,))
    assert course.standing == 2


def test_in_tric_trac_the_points_of_a_turn_are_told(tmp_path: Path) -> None:
    made = session(tmp_path, TRIC_TRAC, (5, 4), (2, 1), (3, 2))
    play(made, (1, 6), (1, 5))
    play(made, (24, 21), (21, 19), hand_over=False)
    course = made.course()
    assert [moment.points for moment in course.moments] == [0, 0, 0]
    assert course.moments[-1].text
    assert not course.moments[-1].finished
    tree = random_tree(Random(3), TRIC_TRAC, SINGLE_GAME, longest=900, again=0)
    course = MoveListWriter().write(tree)
    earned = [0, 0]
    for moment in course.moments:
        if moment.side is not None:
            earned[moment.side] += moment.points
        assert moment.score == tuple(earned)
    assert tuple(earned) == tree.state.score
    assert sum(earned) > 0


def test_the_moment_to_look_at_has_the_play_made_and_the_dice_still_there(tmp_path: Path) -> None:
    made = session(tmp_path, BACKGAMMON, (6,), (5,), (4, 3))
    play(made, (24, 18), (18, 13))
    play(made, (1, 5), (12, 15))
    made.look(made.course().moments[1].id)
    view = made.view()
    assert view.looking
    assert view.dice is not None
    assert view.dice.used == (True, True)
    assert view.count(FIRST, 13) == 6
    assert made.course().looking == 1


def test_equal_opening_throws_are_a_moment_of_their_own(tmp_path: Path) -> None:
    made = session(tmp_path, BACKGAMMON, (3,), (3,), (6,), (5,))
    for _ in range(4):
        made.throw(made.view().may_throw[0])
    course = made.course()
    assert [moment.what for moment in course.moments] == [
        MomentKind.BEGINNING,
        MomentKind.OPENING,
        MomentKind.TURN,
    ]
    assert course.moments[1].opening == ((3,), (3,))


def test_a_throw_set_by_hand_is_marked(tmp_path: Path) -> None:
    made = session(tmp_path, TRIC_TRAC, (5, 4), (2, 1))
    play(made, (1, 6), (1, 5))
    made.set_by_hand(True)
    made.set_die(0, 6)
    made.set_die(1, 2)
    made.throw(SECOND)
    assert made.course().moments[-1].origin is Origin.HAND
    assert made.course().moments[1].origin is Origin.SCRIPT


def test_a_passed_turn_says_which_rule_kept_it(tmp_path: Path) -> None:
    found = None
    for seed in range(40):
        tree = random_tree(Random(seed), BACKGAMMON, SINGLE_GAME, longest=700)
        moments = MoveListWriter().write(tree).moments
        found = next((moment for moment in moments if moment.passed is not None), None)
        if found is not None:
            break
    assert found is not None
    assert found.text == ""
    assert isinstance(found.passed, RuleKey)


def test_the_cube_a_resignation_and_the_results_are_told_game_by_game(tmp_path: Path) -> None:
    match = match_to(5, cube=True)
    made = session(tmp_path, BACKGAMMON, (6,), (5,), (4, 3), match=match)
    play(made, (24, 18), (18, 13))
    made.double()
    made.answer_double(accepted=True)
    play(made, (1, 5), (12, 15), hand_over=False)
    made.resign(2)
    made.answer(accepted=False)
    made.hand_over()
    made.resign(1)
    made.answer(accepted=True)
    made.start_next()
    course = made.course()
    assert [(m.what, m.side, m.value, m.accepted) for m in course.moments] == [
        (MomentKind.BEGINNING, None, 0, None),
        (MomentKind.TURN, FIRST, 0, None),
        (MomentKind.DOUBLED, SECOND, 2, None),
        (MomentKind.TOOK, FIRST, 2, None),
        (MomentKind.TURN, SECOND, 0, None),
        (MomentKind.RESIGNED, SECOND, 2, False),
        (MomentKind.RESIGNED, FIRST, 1, True),
        (MomentKind.BEGINNING, None, 0, None),
    ]
    assert [(game.match.score, game.first) for game in course.games] == [((0, 0), 0), ((0, 2), 7)]
    result = course.games[0].result
    assert result is not None
    assert (result.winner, result.ending, result.value) == (SECOND, Ending.RESIGNED, 2)
    assert course.games[1].result is None
    assert course.moments[4].finished


def test_steps_that_were_only_taken_back_are_no_part_of_the_course(tmp_path: Path) -> None:
    made = session(tmp_path, BACKGAMMON, (6,), (5,))
    play(made, (24, 18), (18, 13), hand_over=False)
    assert made.course().moments[-1].text == "24/13"
    made.undo()
    made.undo()
    assert made.course().moments[-1].text == ""
    play(made, (13, 7), (13, 8))
    assert made.course().moments[-1].branches == ()


def test_another_line_is_a_branch_and_can_be_shown(tmp_path: Path) -> None:
    made = session(tmp_path, BACKGAMMON, (6,), (5,), (4, 3), free=True)
    play(made, (24, 18), (18, 13))
    first = made.here
    play(made, (1, 5), (12, 15))
    made.go_to(2)
    play(made, (13, 7), (13, 8))
    course = made.course()
    assert told(course)[1] == ("turn", "65", "13/7 13/8")
    (branch,) = course.moments[1].branches
    assert (branch.text, branch.turns) == ("24/13", 2)
    made.look(branch.id)
    other = made.course()
    assert told(other)[1] == ("turn", "65", "24/13")
    assert len(other.moments) == 3
    assert other.standing is None
    assert other.looking == 2
    assert first in {node.id for node in made.tree.path(made.tree.node(branch.id))}
    made.look(None)
    assert made.course() == course


def test_what_comes_after_the_place_where_a_free_game_stands_stays_in_sight(tmp_path: Path) -> None:
    made = session(tmp_path, BACKGAMMON, (6,), (5,), (4, 3), free=True)
    play(made, (24, 18), (18, 13))
    play(made, (1, 5), (12, 15))
    whole = told(made.course())
    made.go_to(0)
    assert told(made.course()) == whole
    assert made.course().standing == 0


def test_a_note_belongs_to_its_turn_wherever_the_turn_has_got_to(tmp_path: Path) -> None:
    made = session(tmp_path, BACKGAMMON, (6,), (5,))
    play(made, (24, 18), hand_over=False)
    made.set_note(made.course().moments[1].noted_at, "Lauf!")
    made.undo()
    play(made, (13, 7), (13, 8))
    assert made.course().moments[1].note == "Lauf!"
    made.set_note(0, "Erste Partie")
    assert made.course().moments[0].note == "Erste Partie"


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.key)
@pytest.mark.parametrize("seed", range(3))
def test_every_moment_of_random_games_leads_to_a_place_of_the_record(
    variant: Variant, seed: int
) -> None:
    match = match_to(5, cube=variant.has_cube)
    tree = random_tree(Random(seed), variant, match, games=3, longest=500)
    writer = MoveListWriter()
    course = writer.write(tree)
    assert course.standing == len(course.moments) - 1
    assert len(course.games) == len(tree.games())
    for index, moment in enumerate(course.moments):
        assert tree.knows(moment.id)
        if index % 9 == 0:
            assert writer.write(tree, tree.node(moment.id)).looking == index
        if moment.what is MomentKind.TURN and not moment.text:
            assert moment.passed is not None or not moment.finished


def test_the_course_of_a_long_match_is_written_quickly(tmp_path: Path) -> None:
    games = GameStore(VARIANTS, tmp_path)
    made, _ = games.begin(BACKGAMMON, {}, ("", ""), match=match_to(99, cube=False))
    made.close()
    tree = random_tree(Random(1), BACKGAMMON, match_to(99, cube=False), games=9, longest=3000)
    assert sum(m.what is MomentKind.TURN for m in MoveListWriter().write(tree).moments) > 300
    writer = MoveListWriter()
    writer.write(tree)
    times = []
    for _ in range(5):
        begun = time.perf_counter()
        course = writer.write(tree)
        times.append(time.perf_counter() - begun)
    middle = course.moments[len(course.moments) // 2]
    begun = time.perf_counter()
    tree.state_at(tree.node(middle.id))
    looked = time.perf_counter() - begun
    assert sorted(times)[2] < 0.25
    assert looked < 0.5
