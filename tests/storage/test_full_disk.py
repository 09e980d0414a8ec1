"""On a full disk the game goes on, nothing shown as saved is lost, and room is used at once."""

from __future__ import annotations

import random
import shutil
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.storage.test_kill import ROOT, check

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def filled(home: Path, seed: int) -> None:
    """A program that can write so much and no more, then everything again."""
    size = random.Random(seed).randrange(200, 60_000)
    module = [sys.executable, "-m", "tests.storage.full_disk"]
    done = run(*module, "work", str(home), str(seed), str(size))
    assert done.returncode in (0, -signal.SIGKILL), done.stderr
    told = [line.split() for line in done.stdout.splitlines()]
    if done.returncode == 0:
        what, failures, _ = told.pop()
        assert what == "full"
        assert int(failures) > 0, "the disk never was full"
    check(home, told)


@cache
def can_mount() -> bool:
    """Whether a small disk can be mounted, without any rights on this computer."""
    if not sys.platform.startswith("linux") or shutil.which("unshare") is None:
        return False
    return run("unshare", "-rm", "mount", "-t", "tmpfs", "none", "/mnt").returncode == 0


def on_a_small_disk(home: Path, seed: int) -> None:
    if not can_mount():
        pytest.skip("this system lets nobody mount a small disk")
    module = [sys.executable, "-m", "tests.storage.full_disk"]
    done = run("unshare", "-rm", *module, "mounted", str(home), str(seed))
    assert done.returncode == 0, done.stderr
    assert "begun 1" in done.stdout


@pytest.mark.parametrize("seed", range(2))
def test_what_was_saved_before_the_disk_was_full_is_there(tmp_path: Path, seed: int) -> None:
    filled(tmp_path, seed)


def test_a_small_disk_that_is_really_full_loses_nothing(tmp_path: Path) -> None:
    on_a_small_disk(tmp_path, 1)


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_wherever_the_disk_becomes_full_nothing_is_lost(tmp_path: Path, part: int) -> None:
    for number in range(3):
        filled(tmp_path / str(number), 100 + part * 10 + number)


@pytest.mark.long
@pytest.mark.parametrize("part", range(2))
def test_small_disks_that_are_really_full_lose_nothing(tmp_path: Path, part: int) -> None:
    for number in range(3):
        on_a_small_disk(tmp_path / str(number), 200 + part * 10 + number)
