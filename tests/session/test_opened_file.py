"""Files of games line by line: each board as it was played, and what cannot be followed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.corpus import FOLDER
from tests.random_games import MATCHES, random_tree
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.play import pending
from trictrac_gui.engine.state import (
    Answered,
    HandedOver,
    Origin,
    Phase,
    Resigned,
    Rolled,
    StartedNext,
    Stepped,
)
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.tree_nodes import GameNode
from trictrac_gui.formats.document import Document, Format, document_of
from trictrac_gui.formats.formats import read_document, write_document
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.session.importing import continued
from trictrac_gui.session.opened_file import LineKind, going_on, opened, resting
from trictrac_gui.variants import VARIANTS
from trictrac_gui.variants.backgammon import BACKGAMMON
from trictrac_gui.variants.tric_trac import TRIC_TRAC

NAMES = ("Ada", "Ben")


@pytest.mark.parametrize("seed", range(8))
def test_every_line_shows_the_board_as_it_was(seed: int) -> None:
    rng = Random(seed)
    variant = VARIANTS[seed % len(VARIANTS)]
    match = MATCHES[seed % len(MATCHES)] if variant.has_cube else MATCHES[0]
    tree = random_tree(rng, variant, match, games=2, longest=300)
    document = document_of(tree, NAMES)
    after_each_throw = [
        tree.state_at(did.parent or tree.root).position
        for did in tree.path()
        if isinstance(did.action, HandedOver)
    ]
    shown = []
    for index in range(len(document.games)):
        for line in opened(document, index).lines:
            assert not line.impossible
            if line.what is LineKind.PLAY:
                shown.append(line.state().position)
    assert shown == after_each_throw
    last = opened(document, len(document.games) - 1).lines[-1]
    assert last.state().position == tree.state.position


def test_nothing_can_be_done_in_what_is_looked_at() -> None:
    tree = random_tree(Random(1), BACKGAMMON, MATCHES[3], games=1, longest=60)
    for line in opened(document_of(tree, NAMES), 0).lines:
        view = resting(line.state(), NAMES)
        assert not view.moves
        assert not view.may_throw
        assert not (view.may_hand_over or view.may_undo or view.may_redo or view.may_swap)
        assert view.may_double is None
        assert not view.may_start_next


def test_plays_are_told_in_the_notation_of_the_field() -> None:
    document = read_document((FOLDER / "gnubg-match.mat").read_bytes())
    told = [line.text for line in opened(document, 0).lines if line.what is LineKind.PLAY]
    assert told[:2] == ["24/23 13/11", "24/22 13/8"]


def test_points_of_tric_trac_stand_beside_the_play_that_earned_them() -> None:
    tree = random_tree(Random(4), TRIC_TRAC, MATCHES[0], games=1, longest=1000)
    lines = opened(document_of(tree, NAMES), 0).lines
    earned = [0, 0]
    for line in lines:
        if line.side is not None:
            earned[line.side] += line.points
    assert tuple(earned) == tree.state.score
    assert sum(earned) > 0


def test_what_cannot_be_followed_is_kept_with_its_reason() -> None:
    document = read_document((FOLDER / "fault-closed-point.mat").read_bytes())
    game = opened(document, 0)
    assert game.stopped == 1
    assert game.lines[1].text == "24/18 13/12"
    assert game.lines[1].fault is not None
    assert game.lines[1].fault.key == "illegal-play"
    assert all(line.impossible and line.fault is None for line in game.lines[2:])
    assert not going_on(game)


def test_the_reason_is_kept_through_a_file_of_this_program() -> None:
    document = read_document((FOLDER / "fault-closed-point.mat").read_bytes())
    again = read_document(write_document(document, Format.TTG))
    line = opened(again, 0).lines[1]
    assert line.fault is not None
    assert (line.fault.key, line.fault.spot.line) == ("illegal-play", 5)


@pytest.mark.parametrize("seed", range(6))
def test_an_unfinished_game_is_gone_on_with_where_it_stands(seed: int) -> None:
    rng = Random(seed)
    variant = VARIANTS[seed % len(VARIANTS)]
    match = MATCHES[3] if variant.has_cube else MATCHES[0]
    tree = random_tree(rng, variant, match, games=3, longest=40 + 30 * seed)
    document = document_of(tree, NAMES)
    found = continued(document, len(document.games) - 1)
    if tree.state.phase is Phase.OVER:
        assert found is None
        return
    assert found is not None
    assert found.whole
    going = found.tree
    assert going.state.position == tree.state.position
    assert going.state.match.score == tree.state.match.score
    throws = [did.action for did in going.path() if isinstance(did.action, Rolled)]
    assert throws
    assert all(throw.origin is not Origin.DICE for throw in throws)


def test_a_game_whose_score_does_not_follow_is_gone_on_with_alone() -> None:
    document = read_document((FOLDER / "fault-score.mat").read_bytes())
    last = len(document.games) - 1
    found = continued(document, last)
    if document.games[last].outcome is None:
        assert found is not None
        assert found.tree.match.score == document.games[last].start.match.score
    else:
        assert found is None


def test_what_is_gone_on_with_survives_the_next_start(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("games")
    tree = random_tree(Random(2), BACKGAMMON, MATCHES[3], games=2, longest=90)
    document = document_of(tree, NAMES)
    found = continued(document, len(document.games) - 1)
    assert found is not None
    games = GameStore(VARIANTS, folder)
    session, trouble = games.take_up(found.tree, NAMES)
    assert trouble is None
    assert session.path is not None
    path, before = session.path, session.view()
    session.close()
    again, recovered, trouble = games.resume(path)
    assert (recovered, trouble) == (None, None)
    assert again.view() == before
    again.close()


def branched(agreed: GameTree) -> None:
    """Play on in a match, with a turn that is taken back and played otherwise in each game."""
    random = Random(4)
    for _ in range(2):
        moved = 0
        while moved < 6:
            now = pending(agreed.state)
            if now.thrower is not None:
                known = agreed.known_throw()
                dice = tuple(random.randint(1, 6) for _ in range(now.dice))
                agreed.do(known or Rolled(now.thrower, dice))
            elif now.steps and not now.may_hand_over:
                agreed.do(Stepped(random.choice(now.steps)))
            else:
                agreed.do(HandedOver())
                moved += 1
                target = agreed.turn_back_target()
                if moved == 4 and target is not None:
                    agreed.go(target, agreed=True)
        if not agreed.state.match.played:
            agreed.do(Resigned(Side.FIRST, 1))
            agreed.do(Answered(accepted=True))
            agreed.do(StartedNext())


def test_other_ways_to_play_come_along_and_are_there_after_the_next_start(tmp_path: Path) -> None:
    tree = GameTree(BACKGAMMON, MATCHES[3])
    branched(tree)
    document = document_of(tree, NAMES)
    assert sum(bool(node.others()) for game in document.games for node in game.tree.nodes()) == 2
    found = continued(document, 1)
    assert found is not None
    assert found.whole
    games = GameStore(VARIANTS, tmp_path)
    session, trouble = games.take_up(found.tree, NAMES)
    assert trouble is None
    assert session.path is not None
    path, before = session.path, session.view()
    session.close()
    again, recovered, _ = games.resume(path)
    assert recovered is None
    assert again.view() == before
    back = document_of(again.tree, NAMES)
    again.close()
    assert _without_origins(back) == _without_origins(document)


def _without_origins(document: Document) -> list[object]:
    def told(node: GameNode) -> list[object]:
        line: list[object] = []
        for one in (node, *node.main_line()):
            action = one.action
            if isinstance(action, Rolled):
                action = replace(action, origin=Origin.SCRIPT)
            line.append((action, one.comment, [told(other) for other in one.others()]))
        return line

    return [told(game.tree.root) for game in document.games]


OTHER_DICE = b"""\
(;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0]PW[Ada]PB[Ben]
;W[31hefe]
(;B[42qusu]
;W[61mghg])
(;B[42lpln]C[as well]
;W[65xrrm]))
"""


def test_of_a_branch_with_other_dice_what_a_game_that_counts_may_hold_comes_along(
    tmp_path: Path,
) -> None:
    found = continued(read_document(OTHER_DICE), 0)
    assert found is not None
    assert not found.whole, "the second throw of the branch fell otherwise"
    session, _ = GameStore(VARIANTS, tmp_path).take_up(found.tree, NAMES)
    tree = session.tree
    forks = [node for node in tree.path() if len(node.children) > 1]
    assert len(forks) == 1
    assert "as well" in tree.comments.values()
    session.close()
