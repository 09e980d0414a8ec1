"""Debian's gnubg as a second judge: matches it plays, files it reads, positions it knows."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

PROGRAM = shutil.which("gnubg", path="/usr/games:/usr/local/bin:/usr/bin:/bin")
MISSING = "gnubg is not installed; `make check-long` installs it and runs this test"

_SCORE = re.compile(r"The score \(after \d+ games?\) is: \S+ (\d+), \S+ (\d+)")
_NEW = re.compile(r"A new \d+ points? match has been started")
_IDS = re.compile(r"Position ID: (\S+)\s+Match ID\s+: (\S+)")

BOTS = """\
set automatic roll on
set automatic game on
set automatic move on
set automatic bearoff on
set display off
set player 0 gnubg
set player 1 gnubg
set player 0 chequer evaluation plies 0
set player 1 chequer evaluation plies 0
set player 0 cube evaluation plies 0
set player 1 cube evaluation plies 0
set rng mersenne
"""
PEOPLE = """\
set display off
set automatic roll off
set player 0 human
set player 1 human
set rng mersenne
set seed 1
"""


def run(commands: str, folder: Path, seconds: int = 600) -> str:
    """What gnubg answers to commands, run in a folder."""
    assert PROGRAM is not None
    done = subprocess.run(
        [PROGRAM, "-t", "-q", "-r"],
        input=commands,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        cwd=folder,
        timeout=seconds,
        check=False,
        env={"HOME": str(folder), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"},
    )
    return done.stdout


def play_matches(folder: Path, count: int, seed: int) -> list[tuple[int, int]]:
    """Let gnubg play matches against itself and save each twice; the final scores."""
    commands = "".join(
        f"set seed {seed + number}\nnew match {(1, 2, 3, 5)[number % 4]}\n"
        f"export match mat {number}.mat\nsave match {number}.sgf\n"
        for number in range(count)
    )
    told = _NEW.split(run(BOTS + commands, folder))[1:]
    return [_last_score(part) for part in told]


def _last_score(text: str) -> tuple[int, int]:
    found = _SCORE.findall(text)
    assert found, text[-500:]
    return int(found[-1][0]), int(found[-1][1])


def scores_of(folder: Path, files: Iterable[str]) -> list[tuple[int, int]]:
    """The score at which gnubg finds each of several matches, once it has read its file."""
    found = []
    for name in files:
        how = "import mat" if name.endswith(".mat") else "load match"
        found.append(_last_score(run(f"{PEOPLE}{how} {name}\nshow score\n", folder)))
    return found


def ids_shown(text: str) -> list[str]:
    """The Position ID and Match ID of every board in an answer."""
    return [":".join(pair) for pair in _IDS.findall(text)]
