"""Games as they lie on the disk once they were played, made in a moment."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from trictrac_gui.engine.dice import DiceChoice, encode_dice
from trictrac_gui.engine.entries import encode
from trictrac_gui.engine.match import SINGLE_GAME, Match, encode_match
from trictrac_gui.engine.model import Roll, Side
from trictrac_gui.engine.play import pending
from trictrac_gui.engine.state import (
    Action,
    Answered,
    HandedOver,
    Origin,
    Resigned,
    Rolled,
    StartedNext,
    Stepped,
)
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.reading import GameFile, JournalFault, game_file, is_journal_name, read
from trictrac_gui.storage.throws import CountedThrows, thrown
from trictrac_gui.variants.backgammon import BACKGAMMON


def given_up(tree: GameTree, loser: Side, value: int = 1, turns: int = 0) -> list[Action]:
    """A game that is played for some turns and then given up by a side; legal from here on."""
    actions: list[Action] = []

    def do(action: Action) -> None:
        actions.append(action)
        tree.do(action)

    def throw(numbers: Roll) -> None:
        thrower = pending(tree.state).thrower
        assert thrower is not None
        do(Rolled(thrower, numbers, Origin.DICE))

    throw((4, 3)[: pending(tree.state).dice])
    throw((2, 1)[: pending(tree.state).dice])
    if tree.state.turn is None:  # where the opening throw is no throw to play
        throw((3, 1))
    played = 0
    while played < turns or tree.state.to_move is not loser:
        if tree.state.turn is None:
            throw((2, 1))
        while (steps := pending(tree.state).steps) and not pending(tree.state).may_hand_over:
            do(Stepped(steps[0]))
        do(HandedOver())
        played += 1
    do(Resigned(loser, value))
    do(Answered(accepted=True))
    return actions


def keep(
    folder: Path,
    names: tuple[str, str] = ("Ada", "Émile"),
    losers: Sequence[Side] = (),
    *,
    variant: Variant = BACKGAMMON,
    match: Match = SINGLE_GAME,
    value: int = 1,
    turns: int = 0,
    when: float | None = None,
    **header: object,
) -> Path:
    """A journal with a game for each loser; with none of them a game that has just begun.

    ``when`` is the time of the last change; what else is given goes into the header.
    """
    told: dict[str, object] = {
        "variant": variant.key,
        "options": dict(variant.values),
        "names": list(names),
        "dice": encode_dice(DiceChoice()),
        "match": encode_match(match),
        **header,
    }
    folder.mkdir(parents=True, exist_ok=True)
    tree = GameTree(variant, match)
    with Journal.create(folder, told) as journal:
        for number, loser in enumerate(losers):
            if tree.state.match.over:
                break  # decided before its time
            twin = GameTree(variant, tree.state.match)
            actions = given_up(twin, loser, value, turns)
            for action in [StartedNext(), *actions] if number else actions:
                line = encode(tree.do(action))
                if tree.state.match.over:
                    line["over"] = True
                journal.append(line, sync=False)
        path = journal.path
    assert path is not None
    if when is not None:
        os.utime(path, (when, when))
    return path


def throws_in(folders: Iterable[Path]) -> Iterator[CountedThrows]:
    """The throws of every game in the folders, read whole: slow, and plainly right."""
    listed = [file for folder in folders for file in games(folder)]
    for file in newest_of_each(listed):
        if file.fault is not JournalFault.NOT_A_JOURNAL and file.header.get("free") is not True:
            yield thrown(read(file.path).entries)


def games(folder: Path) -> list[GameFile]:
    """The journals of a folder, the last changed first; a bad file is listed with its fault."""
    paths = folder.iterdir() if folder.is_dir() else ()
    found = [game_file(path) for path in paths if is_journal_name(path.name)]
    listed = [game for game in found if game is not None]
    return sorted(listed, key=lambda game: (game.changed, game.path.name), reverse=True)


def newest_of_each(listed: Iterable[GameFile]) -> list[GameFile]:
    """One journal a game, by the longest record; of equally long ones that which was not moved."""
    best: dict[object, GameFile] = {}
    for game in listed:
        name = game.header.get("game", game.path)
        known = best.get(name)
        if known is None or _newness(game) > _newness(known):
            best[name] = game
    return sorted(best.values(), key=lambda game: (game.changed, game.path.name), reverse=True)


def _newness(game: GameFile) -> tuple[int, bool, float]:
    return game.entries, game.fault is not JournalFault.MOVED, game.changed


def unfinished(*folders: Path) -> list[GameFile]:
    """The games of some folders that can be gone on with, without the boards of classes."""
    listed = newest_of_each(game for folder in folders for game in games(folder))
    return [game for game in listed if not game.finished and game.header.get("free") is not True]


def boards(folder: Path) -> list[GameFile]:
    """The boards of classes of a folder."""
    return [game for game in games(folder) if game.header.get("free") is True]
