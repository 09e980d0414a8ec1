"""Matches, sessions and the cube: who may do what, and how a tree keeps it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from trictrac_gui.decoding import DecodingError
from trictrac_gui.engine import cube
from trictrac_gui.engine.cube import CubeBar, why_no_double
from trictrac_gui.engine.entries import Entry, RecordError, WentTo, decode, encode
from trictrac_gui.engine.match import (
    SINGLE_GAME,
    Agreement,
    AgreementError,
    Match,
    MatchKind,
    check_agreement,
    decode_match,
    encode_match,
    match_to,
    money_session,
)
from trictrac_gui.engine.model import Ending, Result, Side
from trictrac_gui.engine.play import IllegalAction, apply, pending, start
from trictrac_gui.engine.state import (
    Action,
    Answered,
    Beavered,
    Cube,
    CubeOffered,
    CubeTaken,
    Doubled,
    Dropped,
    GameOver,
    GameState,
    HandedOver,
    Left,
    MatchOver,
    Phase,
    Resigned,
    Rolled,
    StartedNext,
    Stepped,
    Took,
)
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import Variant
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC

WHITE, BLACK = Side.FIRST, Side.SECOND
MATCH = match_to(5, cube=True)


def begun(match: Match = MATCH) -> GameState:
    """White has played the opening throw 6-5 and Black is on roll."""
    state = start(BACKGAMMON, match)
    for action in (Rolled(WHITE, (6,)), Rolled(BLACK, (5,))):
        state = apply(state, action).state
    while not pending(state).may_hand_over:
        state = apply(state, Stepped(pending(state).steps[0])).state
    return apply(state, HandedOver()).state


def done(state: GameState, *actions: Action) -> GameState:
    for action in actions:
        state = apply(state, action).state
    return state


# --- Who may double --------------------------------------------------------------------------


def test_the_side_on_roll_may_double_before_its_throw() -> None:
    """S8"""
    state = begun()
    assert pending(state).doubler is BLACK
    assert pending(state).thrower is BLACK
    thrown = done(state, Rolled(BLACK, (2, 1)))
    assert pending(thrown).doubler is None
    assert why_no_double(thrown, BLACK) is CubeBar.AFTER_THE_THROW
    assert why_no_double(state, WHITE) is CubeBar.NOT_ON_ROLL


def test_nobody_doubles_before_or_with_the_opening_throw() -> None:
    """S8, B5: the opening throw is thrown already when it is known who begins."""
    state = start(BACKGAMMON, MATCH)
    for roll in (Rolled(WHITE, (6,)), Rolled(BLACK, (5,))):
        assert pending(state).doubler is None
        state = done(state, roll)
    assert pending(state).doubler is None


def test_while_the_cube_is_offered_nothing_else_happens() -> None:
    state = done(begun(), Doubled(BLACK))
    now = pending(state)
    assert (now.taker, now.thrower, now.doubler, now.resigners) == (WHITE, None, None, ())
    assert now.may_leave
    for action in (Rolled(BLACK, (2, 1)), Doubled(BLACK), Resigned(BLACK), HandedOver()):
        with pytest.raises(IllegalAction):
            apply(state, action)


def test_whoever_takes_owns_the_cube_and_alone_may_turn_it_next() -> None:
    """S8"""
    state = done(begun(), Doubled(BLACK), Took())
    assert state.cube == Cube(2, WHITE)
    assert pending(state).thrower is BLACK
    assert pending(state).doubler is None
    assert why_no_double(state, BLACK) is CubeBar.OPPONENTS_CUBE
    turned = replace(state, to_move=WHITE)
    assert pending(turned).doubler is WHITE
    assert done(turned, Doubled(WHITE), Took()).cube == Cube(4, BLACK)


@pytest.mark.parametrize("action", [Took(), Dropped(), Beavered()], ids=lambda a: type(a).__name__)
def test_a_cube_that_is_not_offered_cannot_be_answered(action: Action) -> None:
    with pytest.raises(IllegalAction):
        apply(begun(), action)


def test_the_effects_tell_of_the_cube() -> None:
    offered = apply(begun(), Doubled(BLACK))
    assert offered.effects == (CubeOffered(BLACK, 2),)
    assert apply(offered.state, Took()).effects == (CubeTaken(WHITE, 2),)
    result = Result(BLACK, Ending.DROPPED, 1, stake=Ending.SINGLE)
    assert apply(offered.state, Dropped()).effects == (GameOver(result),)


def test_a_single_game_has_no_cube() -> None:
    state = begun(SINGLE_GAME)
    assert pending(state).doubler is None
    assert why_no_double(state, BLACK) is CubeBar.NO_CUBE


def test_the_crawford_game_has_no_cube() -> None:
    """S1"""
    state = begun(replace(MATCH, score=(4, 2)))
    assert state.match.crawford_game
    assert state.cube is None
    assert why_no_double(state, BLACK) is CubeBar.CRAWFORD
    with pytest.raises(IllegalAction, match="not-to-double"):
        apply(state, Doubled(BLACK))


@pytest.mark.parametrize(("length", "limit"), [(0, 64), (5, 64), (64, 64), (65, 128), (200, 256)])
def test_the_cube_stops_at_64_unless_a_match_can_use_more(length: int, limit: int) -> None:
    match = match_to(length, cube=True) if length else money_session()
    assert match.agreement.limit == limit
    state = replace(begun(match), cube=Cube(limit, BLACK))
    assert why_no_double(state, BLACK) is CubeBar.AT_ITS_LIMIT
    assert why_no_double(replace(state, cube=Cube(limit // 2, BLACK)), BLACK) is None


def test_players_may_agree_on_a_higher_cube() -> None:
    match = replace(money_session(), agreement=replace(money_session().agreement, highest_cube=256))
    state = replace(begun(match), cube=Cube(128, BLACK))
    assert why_no_double(state, BLACK) is None
    assert decode_match(encode_match(match)) == match
    assert "highest_cube" not in encode_match(money_session())


@pytest.mark.parametrize("highest", [-2, 3, 1 << 16, True, "64", 128.0])
def test_a_limit_that_no_cube_can_show_is_refused(highest: object) -> None:
    with pytest.raises(DecodingError) as raised:
        decode_match({"kind": "money", "cube": True, "highest_cube": highest})
    assert raised.value.field == "highest_cube"


# --- Beavers ---------------------------------------------------------------------------------


def test_a_beaver_is_turned_once_more_and_kept() -> None:
    """S2"""
    offered = done(begun(money_session(beavers=True)), Doubled(BLACK))
    assert pending(offered).may_beaver
    beavered = apply(offered, Beavered())
    assert beavered.effects == (CubeOffered(WHITE, 4, beaver=True),)
    assert pending(beavered.state).taker is BLACK
    assert done(beavered.state, Took()).cube == Cube(4, WHITE)


def test_a_beaver_is_not_answered_by_another() -> None:
    """S2"""
    state = done(begun(money_session(beavers=True)), Doubled(BLACK), Beavered())
    assert not pending(state).may_beaver
    with pytest.raises(IllegalAction, match="no-beaver"):
        apply(state, Beavered())


@pytest.mark.parametrize("match", [MATCH, money_session(), money_session(jacoby=True)])
def test_no_beaver_where_none_was_agreed_on(match: Match) -> None:
    """S2"""
    state = done(begun(match), Doubled(BLACK))
    assert not pending(state).may_beaver


def test_no_beaver_beyond_the_limit_of_the_cube() -> None:
    state = replace(begun(money_session(beavers=True)), cube=Cube(32, BLACK))
    state = done(state, Doubled(BLACK))
    assert not cube.may_beaver(state)


# --- What is at stake ------------------------------------------------------------------------


def test_what_each_ending_would_bring_is_told_as_a_product() -> None:
    """B16, B17, S2"""
    state = done(begun(), Doubled(BLACK), Took())
    assert [(w.ending, w.times, w.cube, w.points) for w in cube.worths(state)] == [
        (Ending.SINGLE, 1, 2, 2),
        (Ending.GAMMON, 2, 2, 4),
        (Ending.BACKGAMMON, 3, 2, 6),
    ]
    jacoby = cube.worths(begun(money_session(jacoby=True)))
    assert [(w.points, w.jacoby) for w in jacoby] == [(1, False), (1, True), (1, True)]


# --- Matches ---------------------------------------------------------------------------------


def won(winner: Side, value: int) -> Result:
    return Result(winner, Ending.SINGLE, value)


def test_the_crawford_game_comes_once() -> None:
    """S1"""
    match = MATCH
    said = []
    for result in (won(WHITE, 3), won(WHITE, 1), won(BLACK, 1), won(BLACK, 3), won(BLACK, 1)):
        said.append((match.crawford_game, match.with_cube))
        match = match.after(result)
    assert said == [(False, True), (False, True), (True, False), (False, True), (False, True)]
    assert match.score == (4, 5)
    assert match.winner is BLACK
    assert match.over
    assert (match.games, match.played) == ((2, 3), 5)


def test_a_side_one_point_short_twice_in_one_game_is_still_one_crawford_game() -> None:
    """S1: in a match to two points the second game may follow a win by either side."""
    match = match_to(2, cube=True)
    assert not match.crawford_game
    match = match.after(won(BLACK, 1))
    assert match.crawford_game
    match = match.after(won(WHITE, 1))
    assert match.score == (1, 1)
    assert not match.crawford_game
    assert match.with_cube


def test_a_money_session_ends_when_the_players_get_up() -> None:
    """S2"""
    match = money_session()
    for _ in range(30):
        match = match.after(won(WHITE, 2))
    assert not match.over
    assert match.score == (60, 0)
    assert match.winner is None


def test_each_game_of_a_match_opens_with_new_throws_and_a_cube_of_its_own() -> None:
    """R17, S8"""
    over = done(begun(), Doubled(BLACK), Dropped())
    assert pending(over).may_start_next
    assert not pending(over).resigners
    following = done(over, StartedNext())
    assert following.phase is Phase.OPENING
    assert (following.opening, following.cube) == ((None, None), Cube())
    assert following.position == BACKGAMMON.setup
    assert following.match.score == (0, 1)


def test_a_match_that_is_over_has_no_next_game() -> None:
    state = begun(replace(MATCH, score=(4, 4), crawford_played=True))
    over = apply(done(state, Doubled(BLACK)), Dropped())
    assert over.effects[-1] == MatchOver(BLACK)
    assert not pending(over.state).may_start_next
    for action in (StartedNext(), Left()):
        with pytest.raises(IllegalAction):
            apply(over.state, action)


def test_the_players_may_get_up_between_two_games() -> None:
    over = done(begun(), Doubled(BLACK), Dropped())
    left = done(over, Left())
    assert left.result == over.result
    assert left.match.score == (0, 1)
    assert left.match.over
    assert not pending(left).may_start_next


def test_a_game_left_in_the_middle_counts_for_nobody() -> None:
    left = done(begun(), Left())
    assert left.match.score == (0, 0)
    assert left.match.over


def test_a_resignation_may_be_refused_and_the_cube_turned_all_the_same() -> None:
    """S3"""
    state = done(begun(), Resigned(BLACK, 3), Answered(accepted=False))
    assert pending(state).doubler is BLACK


def test_the_distance_to_the_match_is_counted() -> None:
    match = replace(MATCH, score=(3, 6))
    assert (match.away(WHITE), match.away(BLACK)) == (2, 0)
    assert money_session().away(WHITE) == 0


# --- What may be agreed on -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "agreement", "field"),
    [
        (BACKGAMMON, Agreement(MatchKind.MATCH, 0), "length"),
        (BACKGAMMON, Agreement(MatchKind.MATCH, 1000), "length"),
        (BACKGAMMON, Agreement(MatchKind.GAME, 3), "length"),
        (TAVLA, Agreement(MatchKind.MATCH, 5, cube=True), "cube"),
        (TRIC_TRAC, Agreement(MatchKind.MONEY), "kind"),
        (BACKGAMMON, Agreement(MatchKind.MATCH, 5, cube=True, jacoby=True), "jacoby"),
        (BACKGAMMON, Agreement(MatchKind.MATCH, 5, cube=True, beavers=True), "beavers"),
        (BACKGAMMON, Agreement(MatchKind.GAME, jacoby=True), "jacoby"),
    ],
)
def test_what_a_game_does_not_know_is_refused(
    variant: Variant, agreement: Agreement, field: str
) -> None:
    """S2: Jacoby and beavers do not exist in a match."""
    with pytest.raises(AgreementError) as refused:
        check_agreement(variant, agreement)
    assert refused.value.field == field


@pytest.mark.parametrize(
    ("variant", "match"),
    [
        (BACKGAMMON, SINGLE_GAME),
        (BACKGAMMON, MATCH),
        (BACKGAMMON, match_to(7, cube=False)),
        (BACKGAMMON, replace(MATCH, score=(4, 2), crawford_played=True)),
        (BACKGAMMON, money_session(jacoby=True, beavers=True)),
        (TRIC_TRAC, match_to(3, cube=False)),
        (TAVLA, match_to(5, cube=False)),
    ],
)
def test_what_can_be_agreed_on_is_kept_and_read_again(variant: Variant, match: Match) -> None:
    check_agreement(variant, match.agreement)
    assert decode_match(encode_match(match)) == match


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"kind": "war"}, "kind"),
        ({"kind": 3}, "kind"),
        ({"length": "5"}, "length"),
        ({"length": True}, "length"),
        ({"length": -1}, "length"),
        ({"length": 10**9}, "length"),
        ({"cube": 1}, "cube"),
        ({"crawford": None}, "crawford"),
        ({"score": [1]}, "score"),
        ({"score": [0, -1]}, "score[1]"),
        ({"score": [0, 1.5]}, "score[1]"),
        ({"crawford_played": "no"}, "crawford_played"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_an_agreement_that_cannot_be_read_names_its_field(
    changed: dict[str, object], field: str
) -> None:
    with pytest.raises(DecodingError) as refused:
        decode_match({**encode_match(MATCH), **changed})
    assert refused.value.field == field


# --- The tree ------------------------------------------------------------------------------


def random_match(match: Match, seed: int, entries: list[Entry], games: int = 99) -> GameTree:
    """A match at random, the cube turned now and then, steps taken back; entries as written."""
    chance = random.Random(seed)
    tree = GameTree(BACKGAMMON, match)
    while not tree.state.match.over:
        now = pending(tree.state)
        undo = tree.undo_target()
        if now.may_start_next:
            action: Action = Left() if tree.state.match.played >= games else StartedNext()
        elif now.taker is not None:
            choices: list[Action] = [Took(), Dropped()]
            choices += [Beavered()] if now.may_beaver else []
            action = chance.choice(choices)
        elif now.answerer is not None:
            action = Answered(chance.random() < 0.5)
        elif now.doubler is not None and chance.random() < 0.05:
            action = Doubled(now.doubler)
        elif now.resigners and chance.random() < 0.01:
            action = Resigned(now.resigners[0], chance.randint(1, 3))
        elif undo is not None and now.mover is not None and chance.random() < 0.2:
            entries.append(tree.go(undo))
            continue
        elif now.thrower is not None:
            action = Rolled(now.thrower, tuple(chance.randint(1, 6) for _ in range(now.dice)))
        elif now.steps:
            action = Stepped(chance.choice(now.steps))
        else:
            action = HandedOver()
        entries.append(tree.do(action))
    return tree


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("match", [match_to(4, cube=True), money_session(beavers=True)])
def test_the_entries_of_a_match_give_its_record_back(match: Match, seed: int) -> None:
    entries: list[Entry] = []
    tree = random_match(match, seed, entries, games=3)
    again = GameTree(BACKGAMMON, match)
    for entry in entries:
        again.replay(decode(encode(entry)))
    assert again.state == tree.state
    assert [node.entry() for node in again.path()] == [node.entry() for node in tree.path()]
    games = tree.games()
    assert len(games) >= tree.state.match.played
    assert [isinstance(game[0].action, StartedNext) for game in games] == [
        number > 0 for number in range(len(games))
    ]


@pytest.mark.parametrize("action", [Doubled(BLACK), Took(), StartedNext()])
def test_a_written_record_never_goes_back_behind_the_cube_or_a_game(action: Action) -> None:
    tree = GameTree(BACKGAMMON, MATCH)
    for done_before in (Rolled(WHITE, (6,)), Rolled(BLACK, (5,))):
        tree.do(done_before)
    while not pending(tree.state).may_hand_over:
        tree.do(Stepped(pending(tree.state).steps[0]))
    tree.do(HandedOver())
    before = tree.current
    tree.do(Doubled(BLACK))
    if action == Took():
        tree.do(Took())
    elif action == StartedNext():
        tree.do(Dropped())
        before = tree.current
        tree.do(StartedNext())
    with pytest.raises(RecordError, match="leaves-the-throw"):
        tree.replay(WentTo(before))


@pytest.mark.parametrize(
    "line",
    [
        {"id": 1, "after": 0, "do": "doubled"},
        {"id": 1, "after": 0, "do": "doubled", "side": 2},
        {"id": 1, "after": 0, "do": "took", "side": 0},
        {"id": 1, "after": 0, "do": "tripled"},
        {"id": 1, "after": 0, "do": ["took"]},
    ],
)
def test_a_line_of_the_cube_that_cannot_be_read_is_refused(line: dict[str, object]) -> None:
    with pytest.raises(RecordError):
        decode(line)
