"""Five thousand games in the library, and how long it takes to find some of them."""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from trictrac_gui.storage.journal_lines import FORMAT, VERSION, encode
from trictrac_gui.storage.library import Library
from trictrac_gui.storage.library_search import LibraryQuery, Order, State
from trictrac_gui.variants import VARIANTS

GAMES = 5000
SEED = 1
NAMES = ("Ada", "Émile", "Jörg", "Maryam", "Zoë", "Jean-Baptiste", "Ayşe", "Anneliese")


def measure(tries: int = 9) -> Iterator[tuple[str, float]]:
    """Milliseconds of each search, as medians; the first is that of taking all games in."""
    with tempfile.TemporaryDirectory(prefix="trictrac-bench-") as home:
        folder = Path(home) / "games"
        folder.mkdir()
        write(folder)
        library = Library.open(Path(home) / "library.sqlite", VARIANTS)
        began = time.perf_counter()
        library.look([folder])
        yield f"the first look at {GAMES} new games", 1000 * (time.perf_counter() - began)
        while library.count_next():
            pass
        searches: dict[str, Callable[[], object]] = {
            "looked at again, none of them changed": lambda: library.look([folder]),
            "all, the last played first": library.search,
            "all, by the players": lambda: library.search(LibraryQuery(order=Order.PLAYERS)),
            "two players by their names": lambda: library.search(LibraryQuery("emile ada")),
            "one variant, unfinished": lambda: library.search(
                LibraryQuery(variant="tavla", state=State.UNFINISHED)
            ),
        }
        for name, search in searches.items():
            yield name, statistics.median(timed(search) for _ in range(tries))
        library.close()


def write(folder: Path) -> None:
    """Journals that have just begun, without waiting for the disk."""
    chance = random.Random(SEED)
    for number in range(GAMES):
        variant = chance.choice(VARIANTS)
        header = {
            "format": FORMAT,
            "version": VERSION,
            "game": f"{number:032x}",
            "created": "2026-01-01T12:00:00+00:00",
            "variant": variant.key,
            "options": {},
            "names": chance.sample(NAMES, 2),
            "dice": {"seed": None, "script": []},
        }
        (folder / f"{number}.jsonl").write_bytes(encode(header, "")[0])


def timed(search: Callable[[], object]) -> float:
    """Milliseconds of one search."""
    began = time.perf_counter()
    search()
    return 1000 * (time.perf_counter() - began)
