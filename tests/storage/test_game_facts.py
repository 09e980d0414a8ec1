"""A tally says of a game what following its tree says, and does not follow what cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from tests.random_games import MATCHES, random_tree
from trictrac_gui.engine.entries import RecordError, decode, encode
from trictrac_gui.engine.graph import turn_graph
from trictrac_gui.engine.match import SINGLE_GAME, Match, MatchKind, match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.play import pending
from trictrac_gui.engine.state import Doubled, Dropped, HandedOver, Rolled, Stepped, Took
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.game_facts import Header, facts_of
from trictrac_gui.storage.throws import count, thrown
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC

PLAYED: tuple[tuple[Variant, Match], ...] = (
    *((BACKGAMMON, match) for match in MATCHES),
    (TAVLA, match_to(3, cube=False)),
    (TRIC_TRAC, SINGLE_GAME),
    (TRIC_TRAC, match_to(2, cube=False)),
)
Lines = list[dict[str, object]]


def played(rng: Random, variant: Variant, match: Match, again: float, longest: int) -> Lines:
    """The entries of random games with steps, doubles, drops and whole turns taken back."""
    source = random_tree(rng, variant, match, games=3, longest=longest, again=again)
    tree = GameTree(variant, match)
    lines: Lines = []
    for did in source.path():
        if isinstance(did.action, Stepped) and rng.random() < 0.2:
            steps = pending(tree.state).steps
            at = tree.here
            lines.append(encode(tree.do(Stepped(rng.choice(steps)))))
            lines.append(encode(tree.go(at)))
        at, now = tree.here, pending(tree.state)
        if isinstance(did.action, Rolled) and now.doubler is not None and rng.random() < 0.2:
            lines.append(encode(tree.do(Doubled(now.doubler))))
            lines.append(encode(tree.go(at)))
        if isinstance(did.action, Took) and rng.random() < 0.5:
            lines.append(encode(tree.do(Dropped())))
            lines.append(encode(tree.go(at, agreed=True)))
        lines.append(encode(tree.do(did.played)))
        ended = tree.state.result is not None
        target = None if ended else tree.turn_back_target()
        if isinstance(did.action, HandedOver) and target is not None and rng.random() < 0.1:
            back = tree.here
            lines.append(encode(tree.go(target, agreed=True)))
            lines.append(encode(tree.go(back, agreed=True)))
        if rng.random() < 0.02:
            lines.append(encode(tree.note(tree.here, "Good.")))
    return lines


def followed(variant: Variant, match: Match, lines: Lines) -> tuple[object, ...]:
    """What a journal comes to when each entry is put to the rules, slow and sure."""
    tree = GameTree(variant, match)
    legal = 0
    for line in lines:
        try:
            tree.replay(decode(line))
        except RecordError:
            break
        legal += 1
    games = []
    for number, nodes in enumerate(tree.games(), start=1):
        states = [tree.state_at(node) for node in nodes]
        over = next((state for state in states if state.result is not None), None)
        if over is not None and over.result is not None:
            result = over.result
            turns = sum(isinstance(node.action, HandedOver) for node in nodes)
            games.append((number, result.winner, result.ending, result.value, over.score, turns))
    turns = sum(isinstance(node.action, HandedOver) for node in tree.path())
    single = match.agreement.kind is MatchKind.GAME
    score = tree.state.score if single else tree.state.match.score
    fell = thrown(lines)
    return score, tuple(games), turns, count(fell.rolls), fell.by_hand, fell.scripted, legal


def header(variant: Variant, match: Match) -> Header:
    return Header(variant.key, variant.values, match, ("Ada", "Ben"), False, "")


def legal(match: Match, lines: Sequence[Mapping[str, object]]) -> int:
    """How many entries of a journal of Backgammon can be followed."""
    facts = facts_of(BACKGAMMON, header(BACKGAMMON, match), lines)
    assert facts is not None
    return facts.legal


@pytest.mark.parametrize("which", range(len(PLAYED)))
@pytest.mark.parametrize("seed", [1, 2, pytest.param(3, marks=pytest.mark.long)])
def test_what_is_counted_of_a_journal_is_what_following_it_comes_to(which: int, seed: int) -> None:
    variant, match = PLAYED[which]
    rng = Random(100 * seed + which)
    again = rng.choice((0.0, 0.05, 0.3))
    lines = played(rng, variant, match, again, rng.choice((150, 600)))
    before = turn_graph.cache_info().misses
    facts = facts_of(variant, header(variant, match), lines)
    assert facts is not None
    told = (
        facts.score,
        tuple(
            (game.number, game.winner, game.ending, game.value, game.points, game.turns)
            for game in facts.games
        ),
        facts.turns,
        facts.dice,
        facts.by_hand,
        facts.scripted,
        facts.legal,
    )
    assert turn_graph.cache_info().misses == before, "no turn graph is built to count a game"
    assert told == followed(variant, match, lines)
    assert facts.legal == len(lines)


BAD: tuple[dict[str, object], ...] = (
    {"go": 99},
    {"go": "0"},
    {"go": True},
    {"id": 5, "after": 2, "do": "handed-over"},
    {"id": 3, "after": 1, "do": "handed-over"},
    {"id": True, "after": 2, "do": "handed-over"},
    {"id": 3, "after": 2, "do": "rolled", "side": 0, "numbers": [1, 2], "origin": "dice"},
    {"id": 3, "after": 2, "do": "stepped", "step": [3, 6, 3]},
    {"id": 3, "after": 2, "do": "stepped", "step": [17, 21, 4]},
    {"id": 3, "after": 2, "do": "stepped", "step": [17, 20, 1]},
    {"id": 3, "after": 2, "do": "stepped", "step": [17, 40, 3]},
    {"id": 3, "after": 2, "do": "stepped", "step": [-1, 2, 3]},
    {"id": 3, "after": 2, "do": "stepped", "step": [17, 20]},
    {"id": 3, "after": 2, "do": "stepped", "step": "17"},
    {"id": 3, "after": 2, "do": "stepped"},
    {"id": 3, "after": 2, "do": "stepped", "step": [23, 24, 1]},
    {"id": 3, "after": 2, "do": "doubled", "side": 0},
    {"id": 3, "after": 2, "do": "took"},
    {"id": 3, "after": 2, "do": "answered", "accepted": True},
    {"id": 3, "after": 2, "do": "started-next"},
    {"id": 3, "after": 2, "do": "nothing"},
    {},
)


@pytest.mark.parametrize("bad", BAD, ids=str)
def test_what_cannot_follow_ends_the_counting(bad: dict[str, object]) -> None:
    tree = GameTree(BACKGAMMON, match_to(5, cube=True))
    opening = [
        encode(tree.do(Rolled(side, (number,)))) for side, number in zip(Side, (3, 1), strict=True)
    ]
    assert legal(tree.match, [*opening, bad]) == 2


def test_a_closed_point_is_not_entered() -> None:
    tree = GameTree(BACKGAMMON, SINGLE_GAME)
    lines = [
        encode(tree.do(Rolled(side, (number,)))) for side, number in zip(Side, (5, 1), strict=True)
    ]
    lines.append({"id": 3, "after": 2, "do": "stepped", "step": [1, 6, 5]})
    assert legal(SINGLE_GAME, lines) == 2


def test_a_wrong_step_within_a_throw_that_goes_on_is_found_where_it_stands() -> None:
    tree = GameTree(BACKGAMMON, SINGLE_GAME)
    lines = [
        encode(tree.do(Rolled(side, (number,)))) for side, number in zip(Side, (3, 1), strict=True)
    ]
    lines += [
        {"id": 3, "after": 2, "do": "stepped", "step": [17, 20, 3]},
        {"id": 4, "after": 3, "do": "stepped", "step": [19, 20, 1]},
        {"id": 5, "after": 4, "do": "handed-over"},
        {"id": 6, "after": 5, "do": "rolled", "side": 1, "numbers": [2, 1], "origin": "dice"},
        {"id": 7, "after": 6, "do": "stepped", "step": [0, 2, 2]},
        {"id": 8, "after": 7, "do": "stepped", "step": [12, 13, 1]},
        {"id": 9, "after": 8, "do": "handed-over"},
    ]
    assert legal(SINGLE_GAME, lines[:6]) == 6
    assert legal(SINGLE_GAME, lines) == 6
