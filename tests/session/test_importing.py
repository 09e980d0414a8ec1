"""Games of a file are kept as if they had been played here, as far as they can have been."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kept_games import keep
from trictrac_gui.engine.graph import turn_graph
from trictrac_gui.engine.match import match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.play import pending
from trictrac_gui.engine.state import HandedOver
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.formats.document import Document, Format
from trictrac_gui.formats.formats import read_document, write_document
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.session.importing import take_in, take_in_files, trees_of
from trictrac_gui.session.opened_file import opened
from trictrac_gui.storage.errors import JournalError
from trictrac_gui.storage.library import Library
from trictrac_gui.variants import VARIANTS
from trictrac_gui.variants.tric_trac import TRIC_TRAC

FIRST, SECOND = Side.FIRST, Side.SECOND
SAMPLES = Path(__file__).resolve().parents[1] / "samples" / "exchange"


def exported(path: Path, kind: Format) -> Document:
    """A kept game as another program would read and write it."""
    data = write_document(read_document(path.read_bytes(), Format.JOURNAL), kind)
    return read_document(data, kind)


def sample(name: str) -> Document:
    """What a file of the samples tells."""
    return read_document((SAMPLES / name).read_bytes())


def test_a_match_comes_back_out_of_every_format(tmp_path: Path) -> None:
    match = match_to(3, cube=True)
    path = keep(tmp_path / "from", losers=[SECOND, FIRST, SECOND, SECOND], match=match, turns=2)
    games = GameStore(VARIANTS, tmp_path / "games")
    for kind in (Format.TTG, Format.MAT, Format.SGF):
        (new,) = take_in(games, exported(path, kind))
        library = Library.open(None, VARIANTS)
        library.add_journal(new)
        (found,) = library.search()
        assert (found.names, found.score, found.winner) == (("Ada", "Émile"), (3, 1), FIRST)
        assert found.finished, kind
        assert [game.winner for game in library.played()] == [FIRST, SECOND, FIRST, FIRST]
        assert library.thrown().dice.total == 0, "its dice were not this computer's"
        library.close()


def test_a_game_of_another_variant_is_kept_too(tmp_path: Path) -> None:
    path = keep(tmp_path / "from", losers=[SECOND], variant=TRIC_TRAC)
    (new,) = take_in(GameStore(VARIANTS, tmp_path / "games"), exported(path, Format.TTG))
    library = Library.open(None, VARIANTS)
    library.add_journal(new)
    assert [(game.variant, game.winner) for game in library.search()] == [("tric-trac", FIRST)]


def test_what_cannot_have_been_played_ends_the_game(tmp_path: Path) -> None:
    text = b" 1 point match\n\n Game 1\n Ada : 0      Bea : 0\n  1) 31: 8/5 6/5     42: 8/1\n"
    document = read_document(text, Format.MAT)
    (tree,) = trees_of(document)
    assert tree.state.result is None
    (new,) = take_in(GameStore(VARIANTS, tmp_path / "games"), document)
    assert new.exists()


def test_the_matches_of_one_file_are_kept_apart_with_their_own_players(tmp_path: Path) -> None:
    games = GameStore(VARIANTS, tmp_path / "games")
    kept = [read_document(path.read_bytes()) for path in take_in(games, sample("two-matches.mat"))]
    names = [("Ada", "Ben"), ("Cem", "Dora"), ("Eva", "Fee")]
    assert [document.names for document in kept] == names
    assert [document.match.agreement.length for document in kept] == [3, 5, 5]


def test_a_game_is_kept_up_to_the_first_play_that_the_rules_forbid() -> None:
    (tree,) = trees_of(sample("fault-illegal-plays.mat"))
    assert [type(node.action).__name__ for node in tree.path()][-1] == "HandedOver"
    assert len(tree.path()) == 9  # the opening and the answer to it


def test_a_guest_imports_without_names(tmp_path: Path) -> None:
    path = keep(tmp_path / "from", losers=[SECOND])
    games = GameStore(VARIANTS, tmp_path / "games", lambda: False)
    (new,) = take_in(games, exported(path, Format.TTG))
    assert "Ada" not in new.read_text("utf-8")


def test_a_game_that_its_file_leaves_unfinished_waits_for_its_next_step() -> None:
    (tree,) = trees_of(sample("unfinished.mat"))
    assert tree.state.turn is not None
    assert pending(tree.state).steps


def test_a_game_that_does_not_follow_from_the_one_before_is_a_match_of_its_own() -> None:
    first, second = trees_of(sample("fault-score.mat"))
    assert first.state.result is not None
    assert len(second.games()) == 1


def test_what_is_taken_in_before_it_is_stopped_stays(tmp_path: Path) -> None:
    paths = [SAMPLES / name for name in ("plain.sgf", "missing.mat", "gnubg-match.mat", "tabs.mat")]
    games = GameStore(VARIANTS, tmp_path / "games")
    told: list[tuple[int, int]] = []

    def go_on(done: int, number: int) -> bool:
        told.append((done, number))
        return number < 2

    found = take_in_files(games, paths, go_on)
    assert [file.path for file in found] == paths[:3]
    assert [len(file.kept) for file in found] == [1, 0, 1]
    assert found[0].sound
    assert found[1].error is not None
    assert all(path.exists() for file in found for path in file.kept)
    assert told == [(0, 0), (0, 1), (1, 1), (2, 1), (2, 2), (3, 2)]


TWO_MATCHES = SAMPLES / "fault-score.mat"
"""The second game does not follow from the first."""


def test_a_file_that_is_stopped_half_way_leaves_nothing_behind(tmp_path: Path) -> None:
    games = GameStore(VARIANTS, tmp_path / "games")
    paths = [SAMPLES / "plain.sgf", TWO_MATCHES, SAMPLES / "tabs.mat"]
    (first,) = take_in_files(games, paths, lambda done, number: number < 2)
    assert list((tmp_path / "games").iterdir()) == [*first.kept]


def test_a_file_for_which_there_is_no_room_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = GameStore(VARIANTS, tmp_path / "games")
    really = games.keep_copy
    kept: list[Path] = []

    def keep_copy(tree: GameTree, names: tuple[str, str]) -> Path:
        if kept:
            raise JournalError(None, OSError(errno.ENOSPC, "full"))
        kept.append(really(tree, names))
        return kept[0]

    monkeypatch.setattr(games, "keep_copy", keep_copy)
    (found,) = take_in_files(games, [TWO_MATCHES], lambda done, number: True)
    assert found.kept == ()
    assert found.error is not None
    assert len(kept) == 1
    assert list((tmp_path / "games").iterdir()) == []


def test_an_imported_match_builds_the_turn_graph_of_each_throw_once(tmp_path: Path) -> None:
    """Reading, checking, looking through and taking in ask the rules about a throw once."""
    data = (SAMPLES / "gnubg-match.mat").read_bytes()
    documents: list[Document] = []
    read = built_of(lambda: documents.append(read_document(data)))
    (document,) = documents
    assert document.sound
    throws = sum(
        isinstance(action, HandedOver) for game in document.games for action in game.actions()
    )
    lying = sum(game.end().turn is not None for game in document.games)
    assert 0 < read <= throws + lying
    assert built_of(lambda: look_through(document)) == 0
    assert built_of(lambda: write_document(document, Format.MAT)) == 0
    assert built_of(lambda: write_document(document, Format.TTG)) == 0
    assert built_of(lambda: take_all(GameStore(VARIANTS, tmp_path), document)) == 0


def built_of(work: Callable[[], object]) -> int:
    """How many turn graphs are built by some work."""
    turn_graph.cache_clear()
    work()
    return turn_graph.cache_info().misses


def look_through(document: Document) -> None:
    for index in range(len(document.games)):
        for line in opened(document, index).lines:
            line.state()


def take_all(games: GameStore, document: Document) -> None:
    assert list(take_in(games, document))
