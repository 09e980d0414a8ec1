"""A program on a disk that becomes full, and a small disk of its own to try that on.

``work HOME SEED BYTES`` plays and writes until no more than so many bytes have been written,
which is as good as a full disk, and goes on while nothing can be written; then there is room
again, unless it is killed before. ``mounted FOLDER SEED`` does the same on a small disk that is
mounted there, and checks what is left; it wants a mount namespace of its own.
"""

from __future__ import annotations

import errno
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

from tests.storage.busy_program import course, header, tell
from trictrac_gui.formats.document import Format
from trictrac_gui.formats.formats import read_document, write_document
from trictrac_gui.storage import files, trash
from trictrac_gui.storage.errors import JournalError, SettingsError
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.library import Library
from trictrac_gui.storage.library_database import Note
from trictrac_gui.storage.settings import Settings, load, save
from trictrac_gui.variants import VARIANTS

GAMES = 9
BALLAST = "ballast"
SMALL = 900 * 1024
"""Bytes of the small disk."""


class Budget:
    """So many bytes can be written; then the disk is full until ``left`` is raised."""

    def __init__(self, left: int) -> None:
        self.left = left
        self._write = os.write
        os.write = self.write  # type: ignore[assignment]  # bytes are all that is written

    def write(self, descriptor: int, data: bytes) -> int:
        """As the system writes, part of it where not all finds room."""
        if self.left <= 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = self._write(descriptor, bytes(data)[: self.left])
        self.left -= written
        return written


class Program:
    """Does what the program does, and notes what could not be done."""

    def __init__(self, home: Path, seed: int) -> None:
        self.home = home
        self.chance = random.Random(seed)
        self.failures = 0
        (home / "games").mkdir(parents=True, exist_ok=True)
        (home / "exports").mkdir(exist_ok=True)
        self.library = Library.open(home / "library.sqlite", VARIANTS)
        self.saved = Settings()

    def play(self, number: int) -> None:
        """One game, saved as far as there is room; it goes on in memory where there is none."""
        games = self.home / "games"
        try:
            journal = Journal.create(games, header(number))
        except JournalError:
            self.failures += 1
            journal = Journal.detached(games, header(number))
        else:
            tell("begun", number)
        count = 0
        for count, (line, sync) in enumerate(course(self.chance), start=1):
            try:
                journal.append(line, sync=sync)
            except JournalError:
                self.failures += 1
            else:
                tell("begun", number)
                tell("line", number, count)
            if count > 40:
                break
        journal.close()
        if journal.path is not None and journal.unsaved == 0:
            tell("begun", number)
            tell("line", number, count)

    def list_and_export(self) -> None:
        """List all games, export one, delete another, and save the settings."""
        for path in sorted((self.home / "games").glob("*.jsonl")):
            self.library.add_journal(path)
        target = self.home / "exports" / f"{self.chance.randrange(2)}.ttg"
        journals = sorted((self.home / "games").glob("*.jsonl"))
        if journals:
            self._export(self.chance.choice(journals), target)
            self._delete(self.chance.choice(journals))
        wanted = Settings(names={"backgammon": (f"player {self.failures}", "x" * 2000)})
        file = self.home / "settings.json"
        try:
            save(file, wanted)
        except SettingsError:
            self.failures += 1
        else:
            self.saved = wanted
        assert load(file) == (self.saved, []), "the settings are the last ones saved"

    def _export(self, journal: Path, target: Path) -> None:
        before = target.read_bytes() if target.exists() else None
        document = read_document(journal.read_bytes(), Format.JOURNAL)
        data = write_document(document, Format.TTG)
        try:
            if before is None:
                files.write_new(target, data)
            else:
                files.write_private(target, data)
        except OSError:
            self.failures += 1
            now = target.read_bytes() if target.exists() else None
            assert now == before, "a copy that could not be written leaves the older one"
        else:
            tell("exported", target.name, len(data))

    def _delete(self, journal: Path) -> None:
        try:
            aside = trash.delete(journal)
            self.library.moved(journal, aside)
            back = trash.bring_back(aside)
            self.library.moved(aside, back)
        except JournalError:
            self.failures += 1


def work(home: Path, seed: int, size: int) -> None:
    """Play on a disk that becomes full, and on once there is room again."""
    budget = Budget(size) if size else None
    program = Program(home, seed)
    dies = program.chance.random() < 0.4
    for number in range(1, GAMES + 1):
        program.play(number)
        program.list_and_export()
        if program.failures > 30 and dies:
            os.kill(os.getpid(), signal.SIGKILL)
    if budget is not None:
        budget.left = 1 << 30
    (home / BALLAST).unlink(missing_ok=True)
    failures = program.failures
    for number in range(GAMES + 1, GAMES + 3):
        program.play(number)
        program.list_and_export()
    assert program.failures == failures, "with room everything is written again"
    tell("full", failures, program.library.note is Note.IN_MEMORY)


def mounted(folder: Path, seed: int) -> None:
    """The same on a small disk, with a file on it that leaves little room, then none."""
    from tests.storage.test_kill import check

    folder.mkdir(parents=True, exist_ok=True)
    kind = ["-t", "tmpfs", "-o", f"size={SMALL}"]
    subprocess.run(["mount", *kind, "none", str(folder)], check=True)
    room = random.Random(seed).randrange(20, 300) * 1024
    (folder / BALLAST).write_bytes(bytes(SMALL - room))
    done = subprocess.run(
        [sys.executable, "-m", "tests.storage.full_disk", "work", str(folder), str(seed), "0"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert done.returncode in (0, -signal.SIGKILL), done.returncode
    (folder / BALLAST).unlink(missing_ok=True)
    check(folder, [line.split() for line in done.stdout.splitlines()])
    sys.stdout.write(done.stdout)


def main() -> None:
    """Do what the arguments say."""
    what, folder, seed, *size = sys.argv[1:]
    if what == "work":
        work(Path(folder), int(seed), int(size[0]))
    else:
        mounted(Path(folder), int(seed))


if __name__ == "__main__":
    main()
