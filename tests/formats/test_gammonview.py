"""A peer that reads the same files: gammonview's reader of ``.mat`` files."""

from __future__ import annotations

from random import Random

import pytest
from gvformat.mat import mat_to_data
from gvformat.mat_parser import parse_mat_file

from tests.corpus import FOLDER
from tests.random_games import random_tree
from trictrac_gui.engine.match import match_to
from trictrac_gui.engine.state import HandedOver
from trictrac_gui.formats.document import Document, Format, document_of
from trictrac_gui.formats.formats import read_document, write_document
from trictrac_gui.variants import BACKGAMMON


def told_by_the_peer(text: str) -> list[tuple[tuple[int, int], int]]:
    """For each game the score before it, and how many throws the peer has followed."""
    found = []
    for game in mat_to_data(parse_mat_file(text))["games"]:
        score = game["score_start"]
        throws = sum(move["kind"] == "checker" for move in game["moves"])
        found.append(((score["player1"], score["player2"]), throws))
    return found


def told_here(document: Document) -> list[tuple[tuple[int, int], int]]:
    return [
        (
            game.start.match.score,
            sum(isinstance(action, HandedOver) for action in game.actions()),
        )
        for game in document.games
    ]


@pytest.mark.parametrize("name", ["gnubg-match.mat", "mark-and-crlf.mat", "tight-colons.mat"])
def test_both_read_the_same_games(name: str) -> None:
    data = (FOLDER / name).read_bytes()
    text = data.decode("utf-8-sig").replace("\r\n", "\n")
    assert told_by_the_peer(text) == told_here(read_document(data))


def test_the_peer_reads_what_is_written_here() -> None:
    rng = Random(3)
    tree = random_tree(rng, BACKGAMMON, match_to(5, cube=True), longest=3000)
    text = write_document(document_of(tree, ("Ada", "Ben")), Format.MAT).decode()
    assert told_by_the_peer(text) == told_here(read_document(text.encode()))


def test_the_peer_follows_a_play_that_cannot_be_made_and_this_reader_says_why() -> None:
    data = (FOLDER / "fault-closed-point.mat").read_bytes()
    assert told_by_the_peer(data.decode())[0][1] > 0
    document = read_document(data)
    assert told_here(document)[0][1] == 0
    assert [found.key for found in document.faults] == ["illegal-play"]
