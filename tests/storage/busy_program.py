"""A program that keeps games and tells of everything that is done, until it is killed.

Run with a folder, a seed and a number: it does what the seed says, and kills itself at the
system call of that number which changes the disk; with 0 it waits to be killed. What it tells on
its standard output was done, as it would be shown in the window.
"""

from __future__ import annotations

import os
import random
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.entries import encode
from trictrac_gui.engine.play import pending
from trictrac_gui.engine.state import Action, HandedOver, Rolled, Stepped
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.formats.document import Format
from trictrac_gui.formats.formats import read_document, write_document
from trictrac_gui.storage import files, trash
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.library import Library
from trictrac_gui.variants import VARIANTS
from trictrac_gui.variants.backgammon import BACKGAMMON

CHANGING = ("write", "fsync", "ftruncate", "replace", "unlink", "link", "rename", "mkdir", "rmdir")
"""The calls of the system that change a disk; SQLite makes its own, which are not counted."""


def die_at(number: int) -> None:
    """Have the process killed before its call of this number; none for 0."""
    calls = 0

    def dying(really: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **named: Any) -> Any:
            nonlocal calls
            calls += 1
            if calls == number:
                os.kill(os.getpid(), signal.SIGKILL)
            if really is _write and len(arguments[1]) > 60:
                # Few bytes at a time, so that the end can come in the middle of a line.
                return really(arguments[0], bytes(arguments[1])[:60])
            return really(*arguments, **named)

        return call

    for name in CHANGING:
        setattr(os, name, dying(getattr(os, name)))


_write = os.write


def tell(*words: object) -> None:
    """Tell that something is done."""
    _write(1, (" ".join(map(str, words)) + "\n").encode())


def header(number: int) -> dict[str, object]:
    """The header of a game that can be told from the others."""
    return {
        "variant": BACKGAMMON.key,
        "options": {},
        "names": [f"player {number}", ""],
        "dice": {"seed": None, "script": []},
        "game": f"{number:032x}",
    }


def course(chance: random.Random) -> Iterator[tuple[dict[str, object], bool]]:
    """The lines of a game, and whether each is to last at once."""
    tree = GameTree(BACKGAMMON)
    source = DiceChoice(chance.randrange(1000)).source()
    while tree.state.result is None:
        now = pending(tree.state)
        action: Action
        if now.thrower is not None:
            numbers, origin = source.throw(tree.throws_made(), now.dice)
            action = Rolled(now.thrower, numbers, origin)
        elif now.steps and not (now.may_hand_over and chance.random() < 0.2):
            action = Stepped(chance.choice(now.steps))
        else:
            action = HandedOver()
        line = encode(tree.do(action))
        if tree.state.match.over:
            line["over"] = True
        yield line, not isinstance(action, Stepped)


def export(journal: Path, target: Path) -> None:
    """Write a copy, over an older one where there is one."""
    data = write_document(read_document(journal.read_bytes(), Format.JOURNAL), Format.TTG)
    if target.exists():
        files.write_private(target, data)
    else:
        files.write_new(target, data)
    tell("exported", target.name, len(data))


def work(home: Path, seed: int) -> None:
    """Play, list, export, delete and bring back, over and over."""
    chance = random.Random(seed)
    games, exports = home / "games", home / "exports"
    exports.mkdir(exist_ok=True)
    library = Library.open(home / "library.sqlite", VARIANTS)
    kept: list[Path] = []
    number = 0
    while True:
        number += 1
        with Journal.create(games, header(number)) as journal:
            assert journal.path is not None
            path = journal.path
            tell("begun", number)
            for count, (line, sync) in enumerate(course(chance), start=1):
                journal.append(line, sync=sync)
                tell("line", number, count)
                if count > chance.randrange(4, 60):
                    break
        kept.append(path)
        library.add_journal(path)
        tell("listed", number)
        export(path, exports / f"{chance.randrange(3)}.ttg")
        if chance.random() < 0.5:
            victim = kept.pop(chance.randrange(len(kept)))
            aside = trash.delete(victim)
            library.moved(victim, aside)
            tell("deleted", aside.name)
            if chance.random() < 0.6:
                back = trash.bring_back(aside)
                library.moved(aside, back)
                kept.append(back)
                tell("back", aside.name, back.name)


def main() -> None:
    """Work until killed."""
    folder, seed, number = sys.argv[1:]
    home = Path(folder)
    (home / "games").mkdir(parents=True, exist_ok=True)
    die_at(int(number))
    work(home, int(seed))


if __name__ == "__main__":
    main()
