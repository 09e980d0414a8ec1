"""Random games go out into every format and come back as they were."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

import pytest

from tests.random_games import MATCHES, random_tree
from tests.trees import told
from trictrac_gui.engine.match import SINGLE_GAME, Match, match_to
from trictrac_gui.engine.play import apply
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import Answered, GameState, Resigned, Rolled, StartedNext, Stepped
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import Variant
from trictrac_gui.formats.document import Document, FileGame, Format, document_of
from trictrac_gui.formats.formats import WRITABLE, read_document, write_document
from trictrac_gui.formats.gnubg_ids import format_gnubg_id, parse_gnubg_id
from trictrac_gui.formats.snapshot import Snapshot
from trictrac_gui.formats.xgid import format_xgid, parse_xgid
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC

NAMES = ("Ada [1] \\ :", "Ben; “Zoë”")


def records(seed: int, count: int) -> Iterator[GameTree]:
    """Random matches and sessions of Backgammon."""
    rng = Random(seed)
    for number in range(count):
        yield random_tree(rng, BACKGAMMON, MATCHES[number % len(MATCHES)])


def seen(game: FileGame) -> list[object]:
    """All that another program's file tells of a game.

    That is who threw what, where every checker went, the cube, and the result: not how a throw
    came about, nor which die took a checker off, nor a resignation refused, nor whether the last
    throw was handed over before the game was given up or left off.
    """
    told: list[object] = []
    state = game.start
    for action in game.actions():
        assert not isinstance(action, SetUp)
        before, state = state, apply(state, action).state
        match action:
            case Rolled() if before.to_move is None:
                pass  # files have no equal throws at the opening
            case Rolled(side, numbers):
                told.append((side, sorted(numbers)))
            case Stepped(step):
                told.append((step.src, step.dst))
            case Resigned():
                pass
            case Answered():
                if state.result is not None:
                    told = _before_the_handing_over(told)
                    told.append((state.position, state.cube))
            case _ if state.turn is None:
                told.append(Rest(state))
    if state.result is None:
        return _before_the_handing_over(told)
    # What was resigned is not told where Jacoby's rule makes all of it worth the same.
    told.append(replace(state.result, stake=None, jacoby=False))
    return told


@dataclass(frozen=True)
class Rest:
    """The table while no throw lies on it."""

    state: GameState

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rest) and self._seen() == other._seen()

    def __hash__(self) -> int:
        return hash(self.state.position)

    def _seen(self) -> tuple[object, ...]:
        state = self.state
        return state.position, state.cube, state.double, state.to_move


def _before_the_handing_over(told: list[object]) -> list[object]:
    return told[:-1] if told and isinstance(told[-1], Rest) and not told[-1].state.double else told


def goes_out_and_comes_back(tree: GameTree, kind: Format) -> None:
    """A tree is written and read again, and written again the same."""
    document = document_of(tree, NAMES)
    written = write_document(document, kind)
    again = read_document(written)
    assert again.format is kind
    assert again.sound, (written.decode(), again.faults)
    assert [game.start.match.score for game in again.games] == [
        game.start.match.score for game in document.games
    ]
    for game, back in zip(document.games, again.games, strict=True):
        assert seen(back) == seen(game)
        assert back.outcome == game.outcome
    assert write_document(again, kind) == written


@pytest.mark.parametrize("kind", [Format.MAT, Format.SGF])
def test_games_of_backgammon_come_back_from_the_files_of_other_programs(kind: Format) -> None:
    for tree in records(1, 7):
        goes_out_and_comes_back(tree, kind)


@pytest.mark.long
@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("kind", [Format.MAT, Format.SGF])
def test_a_thousand_games_come_back_from_the_files_of_other_programs(
    kind: Format, part: int
) -> None:
    games = 0
    for tree in records(100 + part, 160):
        goes_out_and_comes_back(tree, kind)
        games += len(tree.games())
    assert games >= 200


ENDINGS = {
    *(("resigned", stake) for stake in ("single", "gammon", "backgammon")),
    ("dropped", "single"),
    *((ending, "") for ending in ("single", "gammon", "backgammon")),
}


def test_games_of_every_ending_are_read_without_a_fault() -> None:
    rng = Random(197)
    reached: set[tuple[str, str]] = set()
    for number in range(9):
        again = rng.choice((0.02, 0.5, 2.0))
        tree = random_tree(rng, BACKGAMMON, MATCHES[2 + number % 5], games=2, again=again)
        for game in document_of(tree, NAMES).games:
            result = game.end().result
            if result is not None:
                stake = "" if result.stake is None else result.stake.value
                reached.add((result.ending.value, stake))
        for kind in WRITABLE:
            again_read = read_document(write_document(document_of(tree, NAMES), kind))
            told = {found.key for found in again_read.faults}
            assert told <= {"throw-half-played", "throw-not-played"}
            assert again_read.sound
    assert reached == ENDINGS


VARIANTS: tuple[tuple[Variant, Match], ...] = (
    *((BACKGAMMON, match) for match in MATCHES),
    (TAVLA, match_to(3, cube=False)),
    (TRIC_TRAC, SINGLE_GAME),
    (TRIC_TRAC, match_to(2, cube=False)),
    (TRIC_TRAC.configured({"hucke": "historic"}), SINGLE_GAME),
)


def played_again(document: Document) -> GameTree:
    """The tree that the games of a file make, with each action as it stands there."""
    tree = GameTree(document.variant, document.match)
    for index, game in enumerate(document.games):
        if index:
            tree.do(StartedNext())
        assert tree.state.position == game.start.position
        assert tree.state.match.score == game.start.match.score
        for action in game.actions():
            assert not isinstance(action, SetUp)
            tree.do(action)
    return tree


def kept_whole(tree: GameTree) -> None:
    """A tree is the same once it was a ``.ttg``."""
    document = document_of(tree, NAMES)
    written = write_document(document, Format.TTG)
    again = read_document(written)
    assert again.sound, again.faults
    assert told(again) == told(document)
    assert write_document(again, Format.TTG) == written
    back = played_again(again)
    assert [did.action for did in back.path()] == [did.action for did in tree.path()]
    assert replace(back.state, turn=None) == replace(tree.state, turn=None)


@pytest.mark.parametrize("which", range(len(VARIANTS)))
def test_games_of_every_variant_come_back_from_ttg_action_by_action(which: int) -> None:
    kept_whole(random_tree(Random(which), *VARIANTS[which]))


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_a_thousand_games_come_back_from_ttg_action_by_action(part: int) -> None:
    rng = Random(part)
    games = 0
    while games < 250:
        tree = random_tree(rng, *rng.choice(VARIANTS))
        kept_whole(tree)
        games += len(tree.games())


# --- Ids -------------------------------------------------------------------------------------


def moment_of(state: GameState) -> Snapshot:
    """A state as the ids tell it."""
    assert state.to_move is not None
    agreed = state.match.agreement
    turn, cube = state.turn, state.cube
    decider = None if state.double is None else state.double.by.other
    return Snapshot(
        state.position,
        state.to_move,
        # After a beaver it is again the side on roll.
        decides=None if decider is state.to_move else decider,
        roll=None if turn is None else (turn.roll[0], turn.roll[1]),
        cube=1 if cube is None else cube.value,
        owner=None if cube is None else cube.owner,
        doubled=state.double is not None,
        length=agreed.length,
        score=state.match.score,
        crawford=state.match.crawford_game,
        jacoby=agreed.jacoby,
    )


def ids_of_every_moment(tree: GameTree) -> int:
    """Every moment of a tree comes back from both ids; how many there were."""
    moments = 0
    state = GameTree(tree.variant, tree.match).state
    for did in tree.path():
        state = apply(state, did.played).state
        if state.to_move is None or (state.turn is not None and state.turn.steps):
            continue
        moment = moment_of(state)
        assert parse_gnubg_id(format_gnubg_id(moment)) == moment
        assert parse_xgid(format_xgid(moment)) == moment
        moments += 1
    return moments


def test_every_moment_of_random_games_comes_back_from_its_ids() -> None:
    assert sum(ids_of_every_moment(tree) for tree in records(2, 3)) > 100


@pytest.mark.long
def test_every_moment_of_a_thousand_games_comes_back_from_its_ids() -> None:
    games = 0
    for tree in records(3, 800):
        ids_of_every_moment(tree)
        games += len(tree.games())
    assert games >= 1000


def test_a_record_without_any_throw_is_kept_as_well() -> None:
    tree = GameTree(BACKGAMMON, match_to(3, cube=True))
    document = read_document(write_document(document_of(tree, NAMES), Format.TTG))
    assert (document.variant, document.names, document.match) == (BACKGAMMON, NAMES, tree.match)
    assert [game.actions() for game in document.games] == [[]]
