"""What readers leave in the trees of a file, and what writers find there."""

from __future__ import annotations

import pytest

from tests.corpus import FOLDER
from tests.trees import course, shape
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import Cube, HandedOver
from trictrac_gui.formats.document import (
    Document,
    Format,
    Loss,
    Outcome,
    UnplayedBranch,
    UnplayedEntry,
    losses,
)
from trictrac_gui.formats.faults import FileFault
from trictrac_gui.formats.formats import WRITABLE, read_document, write_document

HEAD = "(;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0]PW[Ada]PB[Ben]KM[0]"


def test_properties_that_nothing_here_understands_stay_at_their_moments() -> None:
    text = HEAD + "\n;W[31hefe]DA[an analysis][a second]\n;B[42lpln])"
    (game,) = read_document(text.encode()).games
    assert game.tree.root.properties == {"KM": ("0",)}
    (node,) = [node for node in game.tree.nodes() if node.properties]
    assert dict(node.properties) == {"DA": ("an analysis", "a second")}
    assert node.action == HandedOver()
    assert game.tree.state_at(node).to_move is Side.SECOND


def sample(name: str) -> Document:
    return read_document((FOLDER / name).read_bytes())


def test_what_another_program_notes_is_written_back_where_it_stood() -> None:
    document = sample("analysis.sgf")
    assert document.sound
    written = write_document(document, Format.SGF).decode()
    for line in (
        ";W[31hefe]C[the best opening throw\nand a word between]A[0][hefe E ver 3 0.55 0.16 0.01]",
        "MN[2]\n;B[52lqac]BM[1]\n;W[double]DA[E ver 3 2C 1 \\] \\\\]\n;B[drop])",
        "[bs:0][clock:30]",
        "RU[Crawford:Friendly]",
        "C[a word before]",
        "QQ[1]KM[0]",
        "WR[1650]",
    ):
        assert line in written
    assert write_document(read_document(written.encode()), Format.SGF).decode() == written
    assert losses(document, Format.SGF) == ()
    assert losses(document, Format.MAT) == losses(document, Format.TTG) == (Loss.PROPERTIES,)


def reason(found: FileFault) -> str:
    return found.key


@pytest.mark.parametrize("name", ["cube-in-own-node.sgf", "cube-of-gnubg.sgf"])
def test_the_cube_may_be_told_in_nodes_of_its_own(name: str) -> None:
    (game,) = sample(name).games
    assert game.start.cube == Cube(4, Side.FIRST)
    (again,) = read_document(write_document(sample(name), Format.SGF)).games
    assert again.start == game.start


def test_a_cube_that_is_set_in_the_middle_of_a_game_counts_from_there() -> None:
    document = sample("notes-cube-in-the-game.sgf")
    (game,) = document.games
    assert [found.key for found in document.faults] == ["setup-in-the-game"]
    assert game.outcome == Outcome(Side.SECOND, 2, "dropped")
    for kind in (Format.SGF, Format.TTG):
        (again,) = read_document(write_document(document, kind)).games
        assert course(again) == course(game)


def test_an_illegal_play_is_written_as_it_was_told_and_the_reason_only_once() -> None:
    document = sample("fault-illegal-plays.mat")
    assert b"; illegal-play\n  2) 64: 24/18 13/8" in write_document(document, Format.MAT, reason)
    once = write_document(document, Format.SGF, reason)
    assert b";W[64xrmh]C[illegal-play]" in once
    assert write_document(read_document(once), Format.SGF, reason) == once
    kept = read_document(write_document(document, Format.TTG))
    assert [found.key for found in kept.faults] == [found.key for found in document.faults]
    assert shape(kept.games[0])[:3] == shape(document.games[0])[:3]


@pytest.mark.parametrize("kind", list(WRITABLE))
def test_the_matches_of_a_file_stay_apart_in_every_format(kind: Format) -> None:
    document = sample("two-matches.mat")
    names = [("Ada", "Ben"), ("Cem", "Dora"), ("Eva", "Fee")]
    assert [match.names for match in document.matches()] == names
    again = read_document(write_document(document, kind))
    assert [match.names for match in again.matches()] == names
    assert [len(match.games) for match in again.matches()] == [2, 1, 1]


def test_an_entry_that_cannot_be_followed_stays_at_the_moment_with_its_fault() -> None:
    text = HEAD + "\n;W[31hefe]\n;B[42bbbb]\n;W[61mghg])"
    document = read_document(text.encode())
    (game,) = document.games
    left = [one for one in game.last.findings if isinstance(one, UnplayedEntry)]
    assert [one.entry.roll for one in left if one.entry is not None] == [(4, 2), (6, 1)]
    assert left[0].fault in document.faults
    assert left[1].fault is None
    assert [node.checked for node in game.tree.nodes()] == [True] * (len(game.tree) - 1)


def test_a_branch_of_which_nothing_can_be_followed_is_told_again_where_it_stood() -> None:
    text = HEAD + "\n;W[31hefe]\n(;B[42lpln]C[played])\n(;B[42bbbb]C[impossible]))"
    document = read_document(text.encode())
    (game,) = document.games
    assert all(not node.others() for node in game.tree.nodes())
    assert any(
        isinstance(one, UnplayedBranch) for node in game.tree.nodes() for one in node.findings
    )
    written = write_document(document, Format.SGF).decode()
    assert "(\n;B[42lpln]C[played])\n(\n;B[42bbbb]C[impossible])" in written


def test_a_branch_that_begins_with_checkers_put_elsewhere_is_one_of_the_tree() -> None:
    text = HEAD + (
        "\n;W[31hefe]\n(;B[42lpln])\n(;AE[a:y]AW[a][b]AB[w][x]PL[B]C[an ending]\n;B[21wyxy]))"
    )
    document = read_document(text.encode())
    (game,) = document.games
    (setup,) = [node for node in game.tree.nodes() if isinstance(node.action, SetUp)]
    assert setup.parent is not None
    assert setup.parent.children.index(setup) == 1
    assert sum(game.tree.state_at(setup).position.counts[0][:25]) == 2
    written = write_document(document, Format.SGF)
    assert b"AW[a][b]" in written
    (again,) = read_document(written).games
    assert course(again) == course(game)
    (kept,) = read_document(write_document(document, Format.TTG)).games
    assert course(kept) == course(game)
