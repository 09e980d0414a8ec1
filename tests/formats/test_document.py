"""What readers leave in the trees of a file, and what writers find there."""

from __future__ import annotations

from tests.trees import course
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import HandedOver
from trictrac_gui.formats.document import Format, UnplayedBranch, UnplayedEntry
from trictrac_gui.formats.formats import read_document, write_document

HEAD = "(;FF[4]GM[6]MI[length:3][game:0][ws:0][bs:0]PW[Ada]PB[Ben]KM[0]"


def test_properties_that_nothing_here_understands_stay_at_their_moments() -> None:
    text = HEAD + "\n;W[31hefe]DA[an analysis][a second]\n;B[42lpln])"
    (game,) = read_document(text.encode()).games
    assert game.tree.root.properties == {"KM": ("0",)}
    (node,) = [node for node in game.tree.nodes() if node.properties]
    assert dict(node.properties) == {"DA": ("an analysis", "a second")}
    assert node.action == HandedOver()
    assert game.tree.state_at(node).to_move is Side.SECOND


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
