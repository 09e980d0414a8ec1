"""Damaged and enormous input: the readers always answer, in good time and within bounds."""

from __future__ import annotations

import contextlib
import importlib.util
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def fuzz() -> ModuleType:
    """The fuzz program."""
    spec = importlib.util.spec_from_file_location("fuzz", REPOSITORY / "packaging" / "fuzz.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_damaged_files_and_ids_are_answered(fuzz: ModuleType) -> None:
    assert len(fuzz.seeds()) > 100
    assert fuzz.fuzz(600, seed=7) < fuzz.SLOWEST


def test_a_reader_that_stumbles_is_told_with_its_input(
    fuzz: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(data: bytes, kind: object, *, again: bool, encoding: object) -> None:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(fuzz, "try_file", stumble)
    with pytest.raises(fuzz.Stumbled, match="ZeroDivisionError: a fault") as raised:
        fuzz.fuzz(20, seed=1)
    assert raised.value.data


@pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="no alarm on this system")
def test_a_reader_that_hangs_is_broken_off_and_told(
    fuzz: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hang(data: bytes, kind: object, *, again: bool, encoding: object) -> None:
        while True:
            with contextlib.suppress(Exception):
                data.hex()

    monkeypatch.setattr(fuzz, "try_file", hang)
    monkeypatch.setattr(fuzz, "SLOWEST", 0.05)
    with pytest.raises(fuzz.Stumbled, match="took more than 0.05 seconds"):
        fuzz.fuzz(20, seed=1)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system tells no memory")
def test_a_reader_that_takes_too_much_memory_is_told(
    fuzz: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def waste(data: bytes, kind: object, *, again: bool, encoding: object) -> None:
        assert len(bytes(b"x" * 60_000_000)) > len(data)

    monkeypatch.setattr(fuzz, "try_file", waste)
    monkeypatch.setattr(fuzz, "LARGEST", 40.0)
    with pytest.raises(fuzz.Stumbled, match="took memory up to"):
        fuzz.fuzz(20, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_a_hundred_thousand_damaged_inputs_are_answered(fuzz: ModuleType, part: int) -> None:
    assert fuzz.fuzz(25_000, seed=part) < fuzz.SLOWEST


ENORMOUS = {
    "one endless line": "x * n",
    "one endless line of dice": "' 1) ' + '31: 8/5 6/5 ' * (n // 12)",
    "blank lines": "'\\n' * n",
    "rows": "match + '  1) 31: 8/5 6/5    42: 8/4 6/4\\n' * (n // 32)",
    "games": "' 3 point match\\n' + ' Game 1\\n A : 0      B : 0\\n' * (n // 28)",
    "garbage in a game": "' Game 1\\n' + 'what?\\n' * (n // 6)",
    "comments": "'; a comment that goes on and on\\n' * (n // 32)",
    "tags": "'; [Event " + '"a"' + "]\\n' * (n // 14)",
    "colons": "' Game 1\\n' + ': 1 ' * (n // 4)",
    "parentheses": "'(;GM[6]' + '(' * n",
    "nodes": "'(;GM[6]' + ';W[31hefe]' * (n // 10)",
    "variations": "'(;GM[6]' + '(;W[31hefe])' * (n // 12) + ')'",
    "an open value": "'(;GM[6]C[' + 'x' * n",
    "backslashes": "'(;GM[6]C[' + chr(92) * n",
    "set-up values": "'(;GM[6];AW' + '[a]' * (n // 3) + ')'",
    "brackets": "header + '[' * n",
    "lines of nothing": "header + '{}\\n' * (n // 3)",
    "games of nothing": "header + game * (n // 11)",
    "throws": "header + game + ''.join(throw(i) for i in range(n // 60))",
    "kept": "header + game + kept * (n // 19)",
}
"""Expressions for texts of about ``n`` characters."""

PROGRAM = """
import json, resource, time
from trictrac_gui.formats.faults import Unreadable
from trictrac_gui.formats.formats import read_document
n, x = {size}, "x"
match = ' 3 point match\\n Game 1\\n A : 0   B : 0\\n'
header = '{{"format":"ttg","version":1,"variant":"backgammon","names":["",""]}}\\n'
game, kept = '{{"game":1}}\\n', '{{"kept":{{"a":1}}}}\\n'
def throw(i):
    line = {{"id": i + 1, "after": i, "do": "rolled", "side": i % 2, "numbers": [3]}}
    return json.dumps({{**line, "origin": "dice"}}) + "\\n"
data = ({text}).encode()[:n]
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
begun = time.process_time()
try:
    read_document(data)
except Unreadable:
    pass
taken = time.process_time() - begun
grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
print(taken, grown)
"""
MOST_SECONDS = 90
MOST_MEGABYTES = 900
"""For an input of 50 MB, which is 50 MB of bytes and up to 200 MB of text by itself."""


def measured(text: str, size: int) -> tuple[float, float]:
    """The seconds that reading takes a process of its own, and the megabytes it grows by."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(size=size, text=text)],
        capture_output=True,
        text=True,
        cwd=REPOSITORY,
        timeout=600,
        check=True,
    )
    seconds, grown = done.stdout.split()
    return float(seconds), float(grown)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows measures memory in another way")
def test_a_large_file_is_read_within_bounds() -> None:
    seconds, grown = measured(ENORMOUS["garbage in a game"], 2_000_000)
    assert seconds < MOST_SECONDS
    assert grown < MOST_MEGABYTES


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="Windows measures memory in another way")
@pytest.mark.parametrize("name", sorted(ENORMOUS))
def test_fifty_megabytes_of_anything_are_read_within_bounds(name: str) -> None:
    seconds, grown = measured(ENORMOUS[name], 50 * 1024 * 1024)
    print(f"{name}: {seconds:.1f} s, {grown:.0f} MB")
    assert seconds < MOST_SECONDS
    assert grown < MOST_MEGABYTES
