"""Whether the tests bite: small wrong changes of the code, and which of them no test notices.

    make mutate                              # sixty changes in each area
    make mutate ARGS="board --count 20"      # one area
    make mutate ARGS="board --file marks"    # only in files with that in their path
    make mutate ARGS="board --again"         # those that survived the last run, once more

Each change is made in a copy of the checkout, and the tests of its area that run the line are run
there until one fails, the quickest first. One that takes far too long counts as noticed. The
changes are drawn by chance from a seed, so that two runs over the same code make the same ones.
What is known to change nothing stands in equivalent_mutants.toml.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import py_compile
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from mutants import Mutant, code, sample

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build" / "mutate"
EQUIVALENT: Final = Path(__file__).with_name("equivalent_mutants.toml")

COPIED: Final = ("trictrac_gui", "tests", "packaging", "resources", "pyproject.toml")

MOST_SURVIVORS: Final = 0.15
MOST_EQUIVALENT: Final = 0.10
SLACK: Final = 30.0
"""Seconds that the tests of a change may take besides three times what they usually take."""


@dataclass(frozen=True, slots=True)
class Area:
    """Folders of the program, and the folders of tests that answer for them."""

    code: tuple[str, ...]
    tests: tuple[str, ...]


AREAS: Final[Mapping[str, Area]] = {
    "engine": Area(("trictrac_gui/engine",), ("tests/engine", "tests/variants")),
    "variants": Area(("trictrac_gui/variants",), ("tests/variants", "tests/engine")),
    "session": Area(("trictrac_gui/session",), ("tests/session",)),
    "formats": Area(("trictrac_gui/formats",), ("tests/formats",)),
    "board": Area(("trictrac_gui/ui/board",), ("tests/ui/board",)),
    "class_mode": Area(("trictrac_gui/ui/class_mode",), ("tests/ui/class_mode",)),
}


class Fate(StrEnum):
    """What became of a change."""

    NOTICED = "noticed"
    TIMED_OUT = "too slow"
    SURVIVED = "survived"
    NOT_RUN = "not run"
    EQUIVALENT = "equivalent"


UNNOTICED: Final = (Fate.SURVIVED, Fate.NOT_RUN)


@dataclass(frozen=True, slots=True)
class Known:
    """A change that is known to change nothing, and why."""

    file: str
    before: str
    after: str
    reason: str


@dataclass(frozen=True, slots=True)
class Lines:
    """Which tests run which lines of a file, and the seconds each takes."""

    tests: Mapping[str, Mapping[str, Sequence[str]]]
    seconds: Mapping[str, float]

    def of(self, file: Path, line: int) -> list[str]:
        """The tests that run a line, the quickest first; of one run at import, those of its file.

        A statement that goes over several lines may be known by its first one only.
        """
        known = self.tests.get(str(file), {})
        for at in range(line, max(line - 12, 0), -1):
            if str(at) in known:
                tests = set(known[str(at)]) - {""}
                if tests or "" not in known[str(at)]:
                    return sorted(tests, key=self._time)
                break
        else:
            return []
        every = {test for tests in known.values() for test in tests} - {""}
        return sorted(every, key=self._time)

    def _time(self, test: str) -> float:
        return self.seconds.get(test, 0.0)

    def limit(self, tests: Iterable[str]) -> float:
        """Seconds that these tests may take."""
        return 3 * sum(map(self._time, tests)) + SLACK


class NotSound(Exception):
    """The tests fail without any change; the text says where."""


def main(arguments: Sequence[str]) -> int:
    """Run what was asked for; 1 where too much goes unnoticed."""
    parser = argparse.ArgumentParser(prog="make mutate", allow_abbrev=False)
    parser.add_argument("areas", nargs="*", metavar="AREA", help=", ".join(AREAS))
    parser.add_argument("--count", type=int, default=60, help="changes in each area, usually 60")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", default="", help="only files with this in their path")
    parser.add_argument("--again", action="store_true", help="what survived the last run")
    given = parser.parse_args(arguments)
    unknown = [name for name in given.areas if name not in AREAS]
    if unknown:
        parser.error(f"there is no area {unknown[0]}: choose from {', '.join(AREAS)}")
    known = equivalents()
    for stale in (one for one in known if not stands(one)):
        print(f"{EQUIVALENT.name}: {stale.file} has no line “{stale.before}” any more.")
    rows = []
    try:
        for name in given.areas or AREAS:
            if given.again:
                chosen = survivors_of_last(name)
            else:
                chosen = sample(ROOT, AREAS[name].code, given.count, given.seed, given.file)
            fates = run(name, chosen, known, given.jobs)
            remember(name, fates)
            rows.append((name, fates))
    except NotSound as unsound:
        print(unsound, file=sys.stderr)
        return 2
    return tell(rows)


# --- What is known ---------------------------------------------------------------------------


def equivalents() -> list[Known]:
    """The list of changes that change nothing."""
    data = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))
    return [Known(**row) for row in data.get("mutant", [])]


def stands(known: Known) -> bool:
    """Whether the line is still there."""
    path = ROOT / known.file
    if not path.exists():
        return False
    lines = path.read_text(encoding="utf-8").splitlines()
    return known.before in " ".join(line.strip() for line in lines)


def is_known(mutant: Mutant, known: Iterable[Known]) -> bool:
    """Whether a change is in the list."""
    told = (mutant.file, mutant.before, mutant.after)
    return any((one.file, one.before, one.after) == told for one in known)


def survivors_of_last(area: str) -> list[Mutant]:
    """What survived the last run of an area, as far as the code is the same."""
    path = BUILD / f"{area}.json"
    rows = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    found = [Mutant(**row["mutant"]) for row in rows if row["fate"] in UNNOTICED]
    # Where the file has changed since, another change would be made under the old one's name.
    return [one for one in found if stands(Known(one.file, one.before, one.after, ""))]


def remember(area: str, fates: Iterable[tuple[Mutant, Fate]]) -> None:
    """Keep what became of each change, for ``--again``."""
    rows = [{"mutant": asdict(mutant), "fate": fate} for mutant, fate in fates]
    (BUILD / f"{area}.json").write_text(json.dumps(rows, indent=1), encoding="utf-8")


# --- Running ---------------------------------------------------------------------------------


def run(
    area: str, chosen: Sequence[Mutant], known: Sequence[Known], jobs: int
) -> list[tuple[Mutant, Fate]]:
    """Make each of the changes in turn, and see what the tests say."""
    copies: SimpleQueue[Path] = SimpleQueue()
    for number in range(jobs):
        copies.put(copy(BUILD / f"copy-{number}"))
    lines = measure(area, BUILD / "copy-0")
    print(f"{area}: {len(chosen)} changes, {len(lines.seconds)} tests", flush=True)

    def one(mutant: Mutant) -> tuple[Mutant, Fate]:
        if is_known(mutant, known):
            return mutant, Fate.EQUIVALENT
        there = copies.get()
        try:
            fate = tried(there, mutant, lines)
        finally:
            copies.put(there)
        print(f"  {fate:<9} {mutant.name}"[:180], flush=True)
        return mutant, fate

    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(one, chosen))


def copy(target: Path) -> Path:
    """The checkout as it is, without what was built; the modules are compiled."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, target / name)
    for module in (target / "trictrac_gui").rglob("*.py"):
        py_compile.compile(str(module), doraise=True)
    return target


def measure(area: str, there: Path) -> Lines:
    """Run all tests of an area on the code as it is; kept until code or tests change."""
    kept = BUILD / f"{area}-lines-{fingerprint()}.json"
    if not kept.exists():
        for old in BUILD.glob(f"{area}-lines-*.json"):
            old.unlink()
        fresh = BUILD / f"{area}-lines.json"
        measured = [f"--measured={there / folder}" for folder in AREAS[area].code]
        options = ["-p", "mutate_contexts", f"--lines={fresh}", *measured]
        print(f"{area}: which tests run which lines …", flush=True)
        done = subprocess.run(
            [*PYTEST, *options, *AREAS[area].tests],
            cwd=there,
            env=environment(there),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise NotSound(f"{area}: the tests fail without any change.\n{done.stdout[-2000:]}")
        fresh.rename(kept)
    data = json.loads(kept.read_text(encoding="utf-8"))
    prefix = str(BUILD / "copy-0")
    tests = {file.removeprefix(prefix).lstrip("/"): of for file, of in data["lines"].items()}
    return Lines(tests, data["seconds"])


def fingerprint() -> str:
    """Changes with every change of code or tests."""
    parts = hashlib.sha256()
    for name in COPIED[:2]:
        for file in sorted((ROOT / name).rglob("*.py")):
            parts.update(file.read_bytes())
    return parts.hexdigest()[:16]


PYTEST: Final = (
    *(sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=line"),
    *("-p", "no:cacheprovider", "-p", "no:xdist"),
)


def environment(there: Path) -> dict[str, str]:
    """The tests of a copy find the modules of the copy, and leave nothing compiled behind."""
    paths = os.pathsep.join(map(str, (there, there / "packaging")))
    return {
        **os.environ,
        "PYTHONPATH": paths,
        "PYTHONDONTWRITEBYTECODE": "1",
        "QT_QPA_PLATFORM": "offscreen",
    }


def tried(there: Path, mutant: Mutant, lines: Lines) -> Fate:
    """Make a change in a copy and run the tests of its line."""
    tests = lines.of(Path(mutant.file), mutant.line)
    if not tests:
        return Fate.NOT_RUN
    changed = code(ROOT, mutant)
    assert changed is not None
    file = there / mutant.file
    compiled = Path(py_compile.compile(str(file), doraise=True) or "")
    names = there / "tests-to-run.txt"
    names.write_text("\n".join(tests), encoding="utf-8")
    try:
        compiled.unlink()
        file.write_text(changed, encoding="utf-8")
        return outcome(there, [*PYTEST, "-x", f"@{names}"], lines.limit(tests))
    finally:
        shutil.copy2(ROOT / mutant.file, file)
        py_compile.compile(str(file), doraise=True)


def outcome(there: Path, command: Sequence[str], seconds: float) -> Fate:
    """Run the tests; all that they start ends with them."""
    with subprocess.Popen(
        command,
        cwd=there,
        env=environment(there),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as running:
        try:
            return Fate.NOTICED if running.wait(seconds) else Fate.SURVIVED
        except subprocess.TimeoutExpired:
            return Fate.TIMED_OUT
        finally:
            if hasattr(os, "killpg"):
                kill_group(running.pid)
            running.kill()


def kill_group(leader: int) -> None:
    """End what a run of tests has left behind."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(leader, signal.SIGKILL)


# --- What came of it -------------------------------------------------------------------------


def tell(rows: Sequence[tuple[str, Sequence[tuple[Mutant, Fate]]]]) -> int:
    """Print the survivors and a table of the areas; 1 where one is over its limit."""
    for name, fates in rows:
        for mutant, fate in fates:
            if fate in UNNOTICED:
                print(f"{name}  {fate}  {mutant.name}")
    print(f"{'area':<12}{'changes':>8}{'noticed':>9}{'too slow':>9}{'equal':>7}{'left':>6}")
    over = False
    for name, fates in rows:
        count = {fate: sum(found is fate for _, found in fates) for fate in Fate}
        left = sum(count[fate] for fate in UNNOTICED)
        judged = max(1, len(fates) - count[Fate.EQUIVALENT])
        wrong = left / judged > MOST_SURVIVORS or count[Fate.EQUIVALENT] > MOST_EQUIVALENT * len(
            fates
        )
        over = over or wrong
        numbers = (len(fates), *(count[one] for one in (Fate.NOTICED, Fate.TIMED_OUT)))
        print(
            f"{name:<12}{numbers[0]:>8}{numbers[1]:>9}{numbers[2]:>9}{count[Fate.EQUIVALENT]:>7}"
            f"{left:>6}{left / judged:>6.0%}{'  OVER' if wrong else ''}"
        )
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
