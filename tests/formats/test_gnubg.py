"""gnubg and this program read each other's files and agree on ids and on what may be played."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from random import Random

import pytest

from tests import gnubg
from tests.formats.test_resignations import LATER, document, given_up
from tests.oracle import Backgammon
from tests.random_games import random_tree
from tests.random_positions import THROWS, backgammon_position
from trictrac_gui.engine.graph import build
from trictrac_gui.engine.match import match_to
from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.notation import counts_from_places
from trictrac_gui.engine.state import HandedOver
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.formats.document import Document, Format, document_of
from trictrac_gui.formats.formats import read_document, write_document
from trictrac_gui.formats.gnubg_ids import format_gnubg_id
from trictrac_gui.formats.plays import Refused, UnreadablePlay, find_steps, parse_play
from trictrac_gui.formats.snapshot import Snapshot, exchanged
from trictrac_gui.formats.xgid import format_xgid
from trictrac_gui.variants import BACKGAMMON

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(gnubg.PROGRAM is None, reason=gnubg.MISSING),
]

MATCHES = 55


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[tuple[int, int]]]:
    """Matches that gnubg played against itself, in both formats, with their results."""
    folder = tmp_path_factory.mktemp("gnubg")
    scores = gnubg.play_matches(folder, MATCHES, seed=1)
    assert len(scores) == MATCHES
    return folder, scores


def score_after(document: Document) -> tuple[int, int]:
    """The score once all games were played."""
    return document.games[-1].match_after().score


@pytest.mark.parametrize("ending", [".mat", ".sgf"])
def test_matches_that_gnubg_wrote_are_read_with_its_results(
    played: tuple[Path, list[tuple[int, int]]], ending: str
) -> None:
    folder, scores = played
    for number, score in enumerate(scores):
        document = read_document((folder / f"{number}{ending}").read_bytes())
        assert document.sound, (number, document.faults)
        assert score_after(document) == score


@pytest.mark.parametrize("kind", [Format.MAT, Format.SGF])
def test_gnubg_reads_its_matches_as_they_are_written_here_and_finds_its_results(
    played: tuple[Path, list[tuple[int, int]]], kind: Format, tmp_path: Path
) -> None:
    folder, scores = played
    names = []
    for number in range(20):
        other = ".sgf" if kind is Format.MAT else ".mat"
        document = read_document((folder / f"{number}{other}").read_bytes())
        names.append(f"written-{number}{kind.value}")
        (tmp_path / names[-1]).write_bytes(write_document(document, kind))
    assert gnubg.scores_of(tmp_path, names) == scores[:20]


def turns(document: Document) -> int:
    """How many turns the last game took: gnubg counts none of one, not even in its own files."""
    return sum(isinstance(action, HandedOver) for action in document.games[-1].actions())


@pytest.mark.parametrize("kind", [Format.MAT, Format.SGF])
def test_gnubg_reads_random_matches_and_finds_the_same_score(kind: Format, tmp_path: Path) -> None:
    rng = Random(5)
    names, scores = [], []
    for number in range(20):
        match = match_to(rng.choice((1, 3, 5, 7)), cube=True)
        document = document_of(GameTree(BACKGAMMON, match), ("Ada", "Ben"))
        while turns(document) < 2:
            tree = random_tree(rng, BACKGAMMON, match, games=9, longest=3000)
            document = document_of(tree, ("Ada", "Ben"))
        names.append(f"{number}{kind.value}")
        written = write_document(document, kind)
        (tmp_path / names[-1]).write_bytes(written)
        scores.append(score_after(document))
    assert gnubg.scores_of(tmp_path, names) == scores


def moments(count: int, seed: int) -> list[Snapshot]:
    """Positions with a throw, of all the awkward kinds."""
    rng = Random(seed)
    found: list[Snapshot] = []
    while len(found) < count:
        board, mover = backgammon_position(rng, Backgammon())
        counts = [
            counts_from_places(BACKGAMMON, side, board[key])
            for side, key in zip(Side, BACKGAMMON.side_keys, strict=True)
        ]
        # gnubg takes no position that is over already.
        if any(own[-1] == 15 for own in counts):
            continue
        side = Side(BACKGAMMON.side_keys.index(mover))
        roll = rng.choice(THROWS)
        found.append(
            Snapshot(
                Position((counts[0], counts[1])),
                side,
                roll=(max(roll), min(roll)),
                cube=1 << rng.choice((0, 0, 1, 2)),
                length=7,
                score=(rng.randrange(6), rng.randrange(6)),
            )
        )
        if found[-1].cube > 1:
            found[-1] = _owned(found[-1], rng.choice(list(Side)))
    return found


def _owned(moment: Snapshot, owner: Side) -> Snapshot:
    return Snapshot(
        moment.position,
        moment.on_roll,
        roll=moment.roll,
        cube=moment.cube,
        owner=owner,
        length=moment.length,
        score=moment.score,
    )


_PLAY = re.compile(
    r"^\s*(\d+)\. Cube\S+ \S+\s+((?:(?:bar|off|\d+)\S*\s)+)\s*(?:Eq|MWC)", re.MULTILINE
)
_TURN = " in on move."
"""So ends gnubg's answer to ``show turn``, which stands after each question."""


def legal(moment: Snapshot) -> set[Position]:
    """Where a throw can lead by the engine; nowhere for a pass."""
    assert moment.roll is not None
    numbers = BACKGAMMON.dice.numbers(moment.roll)
    graph = build(BACKGAMMON, moment.position, moment.on_roll, numbers)
    if not graph.root.legal:
        return set()
    return {end.position for end in graph.results()}


def by_gnubg(moment: Snapshot, hint: str) -> set[Position]:
    """Where the plays that gnubg lists lead."""
    assert moment.roll is not None
    numbers = BACKGAMMON.dice.numbers(moment.roll)
    graph = build(BACKGAMMON, moment.position, moment.on_roll, numbers)
    found = set()
    for _, text in _PLAY.findall(hint):
        hops = parse_play(text)
        assert not isinstance(hops, UnreadablePlay), text
        steps = find_steps(graph, hops)
        assert not isinstance(steps, Refused), (text, steps)
        node = graph.root
        for step in steps:
            following = node.step(step.src, step.number)
            assert following is not None
            node = following
        found.add(node.position)
    return found


@pytest.mark.parametrize("which", range(4))
def test_gnubg_agrees_on_ids_and_legal_plays_of_many_positions(which: int, tmp_path: Path) -> None:
    """The positions are asymmetric: with the sides in the wrong order all ids would differ."""
    asked = moments(135, seed=which)
    questions = "".join(
        f"set gnubgid {format_gnubg_id(moment)}\nshow board\nhint 999\nshow turn\n"
        for moment in asked
    )
    parts = gnubg.run(f"{gnubg.PEOPLE}new match 7\n{questions}", tmp_path).split(_TURN)
    assert len(parts) == len(asked) + 1
    for moment, part in zip(asked, parts, strict=False):
        assert gnubg.ids_shown(part)[-1] == format_gnubg_id(moment)
        assert by_gnubg(moment, part) == legal(moment), format_gnubg_id(moment)


def test_gnubg_reads_xgids_as_they_are_read_here(tmp_path: Path) -> None:
    """An XGID knows a bottom and a top only: gnubg lets the players change seats with it."""
    asked = moments(100, seed=12)
    questions = "".join(f"set xgid {format_xgid(m)}\nshow board\nshow turn\n" for m in asked)
    parts = gnubg.run(f"{gnubg.PEOPLE}new match 7\n{questions}", tmp_path).split(_TURN)
    assert len(parts) == len(asked) + 1
    for moment, part in zip(asked, parts, strict=False):
        seats = (moment, exchanged(moment))
        assert gnubg.ids_shown(part)[-1] in [format_gnubg_id(seat) for seat in seats]


@pytest.mark.parametrize("kind", [Format.MAT, Format.SGF])
def test_gnubg_finds_the_same_winner_whoever_gives_up_and_whenever(
    kind: Format, tmp_path: Path
) -> None:
    """A game of a single play is none to it, not even in a file of its own."""
    names, scores = [], []
    for number, (moment, side) in enumerate(product(LATER, Side)):
        tree = given_up(moment, side, 1 + number % 3)
        names.append(f"{number}{kind.value}")
        (tmp_path / names[-1]).write_bytes(write_document(document(tree), kind))
        scores.append(tree.state.match.score)
    assert gnubg.scores_of(tmp_path, names) == scores
