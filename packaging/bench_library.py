"""Ten thousand games in the library, and how long it takes to find some of them."""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.kept_games import keep
from trictrac_gui.engine.model import Side
from trictrac_gui.storage.journal_lines import encode
from trictrac_gui.storage.library import Library
from trictrac_gui.storage.library_search import LibraryQuery, Order, State
from trictrac_gui.storage.reading import read
from trictrac_gui.variants import VARIANTS

GAMES, UNFINISHED = 10_000, 1_000
TURNS = 12
SEED = 1
NAMES = ("Ada", "Émile", "Jörg", "Maryam", "Zoë", "Jean-Baptiste", "Ayşe", "Anneliese")


def measure(tries: int = 9) -> Iterator[tuple[str, float]]:
    """Milliseconds of each search, as medians; the first is that of taking all games in."""
    with tempfile.TemporaryDirectory(prefix="trictrac-bench-") as home:
        folder = Path(home) / "games"
        write(folder)
        library = Library.open(Path(home) / "library.sqlite", VARIANTS)

        def look() -> None:
            library.look([folder])
            while library.take_in_next():
                pass

        yield f"the first look at {GAMES} new games", timed(look)
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
    """Journals of whole games and of unfinished ones, without waiting for the disk."""
    chance = random.Random(SEED)
    with tempfile.TemporaryDirectory(prefix="trictrac-bench-") as name:
        played = [
            read(keep(Path(name), losers=[Side.FIRST], variant=variant, turns=TURNS))
            for variant in VARIANTS
        ]
    folder.mkdir(parents=True)
    unfinished = set(chance.sample(range(GAMES), UNFINISHED))
    for number in range(GAMES):
        whole = chance.choice(played)
        header = {
            **whole.header,
            "game": f"{number:032x}",
            "names": chance.sample(NAMES, 2),
        }
        # Without the end: a side gives up, the other takes it.
        entries = whole.entries[:-2] if number in unfinished else whole.entries
        (folder / f"{number}.jsonl").write_bytes(chained([header, *entries]))


def chained(lines: list[Mapping[str, object]]) -> bytes:
    """The bytes of a journal with these lines, each with its check."""
    data, check = b"", ""
    for line in lines:
        encoded, kept = encode(line, check)
        data, check = data + encoded, kept.check
    return data


def know_all(data: Path) -> None:
    """Write the games of a home, and the index that lists them all."""
    write(data / "games")
    library = Library.open(data / "library.sqlite", VARIANTS)
    library.look([data / "games"])
    while library.take_in_next():
        pass
    library.close()


def timed(search: Callable[[], object]) -> float:
    """Milliseconds of the processor that one search takes."""
    began = time.process_time()
    search()
    return 1000 * (time.process_time() - began)
