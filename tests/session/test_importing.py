"""Games of a file are kept as if they had been played here, as far as they can have been."""

from __future__ import annotations

from pathlib import Path

from tests.kept_games import keep
from trictrac_gui.engine.match import match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.play import pending
from trictrac_gui.formats.document import Document, Format
from trictrac_gui.formats.formats import read_document, write_document
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.session.importing import take_in, trees_of
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


def test_a_guest_imports_without_names(tmp_path: Path) -> None:
    path = keep(tmp_path / "from", losers=[SECOND])
    games = GameStore(VARIANTS, tmp_path / "games")
    games.keeps_names = False
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
