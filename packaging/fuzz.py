"""Feed the readers of files and ids with damaged input and see that none of them stumbles.

    python packaging/fuzz.py [--count N] [--seed S]

Every input is made of a sound file by small damage: bytes changed, cut, doubled, moved, lines
of one file in another, brackets without end. A reader may say what it likes about it, but it must
answer with its own errors, in good time, and what it has read must be writable and read alike.
"""

from __future__ import annotations

import argparse
import contextlib
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.trees import course  # noqa: E402 - found with the path above
from trictrac_gui.assets import resource  # noqa: E402
from trictrac_gui.engine import graph  # noqa: E402
from trictrac_gui.engine.model import Side  # noqa: E402
from trictrac_gui.engine.setting_up import SetUp  # noqa: E402
from trictrac_gui.formats.document import Format  # noqa: E402
from trictrac_gui.formats.faults import Unreadable  # noqa: E402
from trictrac_gui.formats.formats import (  # noqa: E402
    WRITABLE,
    CannotWrite,
    read_document,
    write_document,
)
from trictrac_gui.formats.gnubg_ids import format_gnubg_id, parse_gnubg_id  # noqa: E402
from trictrac_gui.formats.position_reader import TextFault, find_moments  # noqa: E402
from trictrac_gui.formats.position_text import PositionText  # noqa: E402
from trictrac_gui.formats.snapshot import IdError  # noqa: E402
from trictrac_gui.formats.text import ENCODINGS  # noqa: E402
from trictrac_gui.formats.xgid import format_xgid, parse_xgid  # noqa: E402
from trictrac_gui.rulesdoc.lesson_checker import parse_lesson  # noqa: E402
from trictrac_gui.rulesdoc.lessons import LessonError  # noqa: E402
from trictrac_gui.storage.errors import NewerVersion, NotAJournal  # noqa: E402
from trictrac_gui.storage.reading import contents, scan_journal  # noqa: E402
from trictrac_gui.variants import BACKGAMMON, VARIANTS  # noqa: E402

SAMPLES = ROOT / "tests" / "samples"
SLOWEST = 10.0
"""Seconds one input may take, on a busy machine too; none should need a tenth of a second."""
LARGEST = 400.0
"""Megabytes of memory that may be taken at any time, where the system tells (Linux)."""
LONGEST_SEED = 12_000
"""Bytes; so much of a sample is used, that many inputs can be tried."""
LESSONS = 0.02
"""The share of inputs that are lessons, of which every claim is checked."""
WRITTEN_AGAIN = 0.15
"""The share of inputs that are written and read again: that takes far longer than reading."""

IDS = (
    "4HPwATDgc/ABMA:cIkKAAAAAAAA",
    "4NvgATDgc/ABMA",
    "UQngADAAEAAE",
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:5:10",
    "XGID=aa--BBC-B---dD---bBb-b--A-:1:-1:-1:00:3:2:0:7:10",
    "See XGID=-b----E-C---eE---c-e----B-, (XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10).",
    "https://example.org/?xgid%3D-b----E-C---eE---c-e----B-%3A0%3A0%3A1%3A31%3A0%3A0%3A0%3A7%3A1",
    "GNUID=4HPwATDgc/ABMA:cAkgAVAAAAA/ and position id is yOeDATDsnIMBMA== match id: cIgVAAAAAAAA",
    "OGID=11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0",
    "7;0;0;0;0;Ada;Ben;0;2;3;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;3;1;",
    (
        " +13-14-15-16-17-18------19-20-21-22-23-24-+   O: Green  52\n |    X           X |\n"
        " +12-11-10--9--8--7-------6--5--4--3--2--1-+   X: Red  111\n\n Position-ID: b9sBCIC5bYDQAA"
        "    Match-ID: QYnoAGAAGAAE\n XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10\n"
    ),
    "XGID=-B-CBBB---a---A---ABcbbbd-:1:-1:1:21:3:6:0:7:10\n\nX:Ada   O:Ben\nScore is X:3 O:6",
    "game: backgammon\nposition: white 24:2 13:5 8:3 6:5 / black 1:2 12:5 17:3 19:5\ndice: 6-4\n",
)
WORDS = (
    b" Doubles => 2",
    b" Takes",
    b" Drops",
    b"Wins 2 points",
    b"????",
    b"Cannot Move",
    b"25/20*",
    b"bar/off",
    b"(2)",
    b"0/0",
    b" Pass",
    b"Losses 1 point",
    (
        b"Illegal play (7;0;0;0;1;A;B;0;0;0;1;0;0;-2;0;0;0;1;5;0;3;0;0;0;-5;4;0;0;0;-2;0;-4;"
        b"-2;0;0;0;2;0;0;0;)"
    ),
    b"; Set Pos=-a----E-C---eE---c-e----B-/0\n",
    b" 5 point match\n",
    b"CA[windows-1251]",
    b";CV[4]",
    b";CP[w]",
    b";B[resign:2]",
    b"DA[E ver 3]",
    b'{"id":1,"after":0,"set_up":{"side":0,"kind":"play","roll":[6,4],"hops":[[24,18,1,0]]}}\n',
    b" Game 2\n",
    b"\xef\xbb\xbf",
    b"\xff\xfe",
    b"\0",
    b"\r",
    b"\r\n",
    b"\t",
    b"[",
    b"]",
    b"\\",
    b"(",
    b")",
    b"(;",
    b";W[double]",
    b"AE[a:y]",
    b"MI[length:5]",
    b'{"game":1}',
    b'{"id":1,"after":0,',
    b"\xe2\x80\xa8",
    b"99999999999999999999",
    b"-1",
    b"null",
    b"[[[[[[[[[[[[[[[[",
    b"((((((((((((((((",
)
"""What stands in such files, to be put where it does not belong."""


class Stumbled(Exception):
    """A reader answered with something that is no answer; ``data`` made it do so."""

    def __init__(self, data: bytes, why: str) -> None:
        super().__init__(why)
        self.data = data


class Hung(BaseException):
    """An input has taken too long; it goes through whatever catches errors."""


@contextlib.contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Break off what takes longer with ``Hung``, where the system has such an alarm."""
    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise Hung

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class PeakMemory:
    """The most memory this process has taken at any time, more than at first; Linux counts it."""

    def __init__(self) -> None:
        with contextlib.suppress(OSError):
            Path("/proc/self/clear_refs").write_text("5")  # count from now on
        self._first = self._most()

    def _most(self) -> float:
        try:
            status = Path("/proc/self/status").read_text("ascii", "replace")
        except OSError:
            return 0.0
        return int(status.partition("VmHWM:")[2].split()[0]) * 1024 / 1e6

    def megabytes(self) -> float:
        """How much it is; 0 where it is not told."""
        return self._most() - self._first


def seeds() -> list[bytes]:
    """The beginnings of all samples."""
    files = sorted(path for path in SAMPLES.rglob("*") if path.is_file())
    known = (".mat", ".sgf", ".ttg", ".jsonl", ".txt", ".xg", ".bgf", ".pos", ".tmg", ".sgg")
    return [path.read_bytes()[:LONGEST_SEED] for path in files if path.suffix in known]


# --- Damage ----------------------------------------------------------------------------------


def flip(rng: Random, data: bytearray) -> None:
    """Some bytes become others."""
    for _ in range(rng.choice((1, 1, 2, 8))):
        data[rng.randrange(len(data))] = rng.randrange(256)


def nudge(rng: Random, data: bytearray) -> None:
    """Some characters become others of the same kind."""
    for _ in range(rng.choice((1, 1, 3))):
        at = rng.randrange(len(data))
        if chr(data[at]).isdigit():
            data[at] = ord(rng.choice("0123456789"))
        elif chr(data[at]).isalpha():
            data[at] = rng.choice(b"abcxyzABWCq")


def cut(rng: Random, data: bytearray) -> None:
    """The end, the beginning or the middle is missing."""
    start, end = sorted((rng.randrange(len(data) + 1), rng.randrange(len(data) + 1)))
    part = rng.randrange(3)
    if part == 0:
        del data[start:]
    elif part == 1:
        del data[:start]
    else:
        del data[start:end]


def double(rng: Random, data: bytearray) -> None:
    """A part stands there several times."""
    start = rng.randrange(len(data))
    part = bytes(data[start : start + rng.choice((1, 5, 40, 300))])
    data[start:start] = part * rng.choice((1, 2, 10))


def swap_lines(rng: Random, data: bytearray) -> None:
    """Two lines change places."""
    lines = bytes(data).split(b"\n")
    first, second = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[first], lines[second] = lines[second], lines[first]
    data[:] = b"\n".join(lines)


def insert(rng: Random, data: bytearray) -> None:
    """A word stands where it does not belong."""
    at = rng.randrange(len(data) + 1)
    data[at:at] = rng.choice(WORDS) * rng.choice((1, 1, 1, 50))


DAMAGE: Sequence[Callable[[Random, bytearray], None]] = (
    flip,
    nudge,
    nudge,
    cut,
    double,
    swap_lines,
    insert,
)


def damaged(rng: Random, originals: Sequence[bytes]) -> bytes:
    """A sound file with up to five kinds of damage, or parts of two files."""
    data = bytearray(rng.choice(originals))
    if rng.random() < 0.05:
        other = rng.choice(originals)
        data[rng.randrange(len(data)) :] = other[rng.randrange(len(other)) :]
    if rng.random() < 0.9:
        del data[rng.randrange(100, 900) :]  # most faults show in short files as well
    for _ in range(rng.choice((1, 1, 2, 3, 5))):
        if not data:
            break
        rng.choice(DAMAGE)(rng, data)
    return bytes(data)


# --- Readers ---------------------------------------------------------------------------------


def try_file(data: bytes, kind: Format | None, *, again: bool, encoding: str | None = None) -> None:
    """Read a file; with ``again`` write what was read in every format, and read that too."""
    try:
        document = read_document(data, kind, encoding)
    except Unreadable:
        return
    for target in WRITABLE if again else ():
        try:
            written = write_document(document, target, lambda found: found.key)
        except CannotWrite:
            continue
        if not document.games:
            continue
        back = read_document(written, target)
        before = [course(game) for match in document.matches() for game in match.games]
        after = [course(game) for match in back.matches() for game in match.games]
        if target is Format.TTG and before != after:
            raise Stumbled(data, "the games of the .ttg are others")


def try_id(text: str) -> None:
    """Read an id, and write it again if it was one."""
    for parse, write in ((parse_gnubg_id, format_gnubg_id), (parse_xgid, format_xgid)):
        try:
            moment = parse(text)
        except IdError:
            continue
        if parse(write(moment)) != moment:
            raise Stumbled(text.encode(), "the id comes back as another")
    with contextlib.suppress(TextFault):
        find_moments(text, VARIANTS, PositionText(BACKGAMMON, SetUp(BACKGAMMON.setup, Side.FIRST)))


def try_lesson(text: str) -> None:
    with contextlib.suppress(LessonError):
        parse_lesson(text, "damaged", VARIANTS)


def try_journal(data: bytes) -> None:
    with contextlib.suppress(NotAJournal, NewerVersion):
        contents(scan_journal(Path("damaged"), data))


def fuzz(count: int, seed: int, *, tell: bool = False) -> float:
    """Try so many damaged inputs; the seconds the slowest took. Raises ``Stumbled``."""
    rng = Random(seed)
    originals = seeds()
    # The same first throws come up in nearly every input: more are kept than by the program.
    kept = graph.turn_graph
    setattr(graph, "turn_graph", lru_cache(maxsize=5000)(graph.build))  # noqa: B010
    try:
        return _fuzz(rng, originals, count, seed, tell=tell)
    finally:
        setattr(graph, "turn_graph", kept)  # noqa: B010


def _fuzz(rng: Random, originals: Sequence[bytes], count: int, seed: int, *, tell: bool) -> float:
    folder = resource("lessons")
    lessons = [path.read_bytes()[:LONGEST_SEED] for path in sorted(folder.glob("*-0[1-3]*.txt"))]
    kinds: tuple[Format | None, ...] = (None, None, None, None, *Format)
    slowest, memory = 0.0, PeakMemory()
    ids = [text.encode() for text in IDS]
    for number in range(count):
        what = rng.random()
        source = ids if what < 0.2 else lessons if what < 0.2 + LESSONS else originals
        data = damaged(rng, source)
        kind = rng.choice(kinds)
        begun = time.perf_counter()
        try:
            with no_longer_than(SLOWEST):
                if source is ids:
                    try_id(data.decode("utf-8", "replace"))
                elif source is lessons:
                    try_lesson(data.decode("utf-8", "replace"))
                else:
                    again = rng.random() < WRITTEN_AGAIN
                    encoding = rng.choice(ENCODINGS) if rng.random() < 0.1 else None
                    try_file(data, kind, again=again, encoding=encoding)
                    try_journal(data)
        except Stumbled:
            raise
        except Hung as hung:
            why = f"input {number} of seed {seed} took more than {SLOWEST:g} seconds"
            raise Stumbled(data, why) from hung
        except Exception as error:
            why = f"input {number} of seed {seed}: {type(error).__name__}: {error}"
            raise Stumbled(data, why) from error
        slowest = max(slowest, time.perf_counter() - begun)
        taken = memory.megabytes()
        if taken > LARGEST:
            raise Stumbled(data, f"input {number} of seed {seed} took memory up to {taken:.0f} MB")
        if tell and number % 10_000 == 9_999:
            print(f"{number + 1} inputs, the slowest took {slowest:.2f} s", flush=True)
    return slowest


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; what made a reader stumble is kept in a file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    begun = time.perf_counter()
    try:
        slowest = fuzz(chosen.count, chosen.seed, tell=True)
    except Stumbled as stumbled:
        kept = ROOT / "build" / "stumbled.bin"
        kept.parent.mkdir(exist_ok=True)
        kept.write_bytes(stumbled.data)
        print(f"{stumbled}\nThe input was kept in {kept}.", file=sys.stderr)
        return 1
    taken = time.perf_counter() - begun
    print(
        f"{chosen.count} inputs in {taken:.0f} s, the slowest took {slowest:.2f} s: all answered."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
