"""The sets in the own folder by title; those that cannot be read are among them with the reason."""

from __future__ import annotations

import os
import stat
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from trictrac_gui.decoding import DecodingError
from trictrac_gui.engine.drawings import parse_drawings
from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.files import open_file, read_up_to
from trictrac_gui.storage.sets import ENDING, load

BEGINNING = 4096
"""Bytes of a text in which a lesson says that it is one."""


def is_set(path: Path) -> bool:
    """Whether a file is named as a set of positions."""
    return path.suffix.lower() == ENDING


def is_lesson(path: Path) -> bool:
    """Whether a text begins as a lesson does."""
    if path.suffix.lower() != ".txt":
        return False
    try:
        descriptor = open_file(path, os.O_RDONLY)
    except (OSError, ValueError):
        return False
    try:
        regular = stat.S_ISREG(os.fstat(descriptor).st_mode)
        data = read_up_to(descriptor, BEGINNING) if regular else b""
    except OSError:
        return False
    finally:
        os.close(descriptor)
    for line in data.decode("utf-8", "replace").removeprefix("\ufeff").splitlines():
        if line.strip() and not line.strip().startswith("#"):
            return line.startswith("lesson:")
    return False


MOST = 60
"""So many are looked into, the last written first."""


@dataclass(frozen=True, slots=True)
class ListedSet:
    """A set in a list: its title and how much it holds, or why it cannot be opened."""

    path: Path
    title: str
    variant: str = ""
    count: int = 0
    fault: DecodingError | None = None


class SetFiles:
    """Looks into each file once, and again when it was changed."""

    def __init__(self, folder: Path | None, variants: Sequence[Variant]) -> None:
        self._folder = folder
        self._variants = tuple(variants)
        self._known: dict[Path, tuple[tuple[int, int], ListedSet]] = {}

    def files(self) -> list[Path]:
        """The files, the last written first."""
        return [path for path, _ in self._stamped()]

    def _stamped(self) -> list[tuple[Path, tuple[int, int]]]:
        if self._folder is None:
            return []
        found = []
        try:
            for path in self._folder.iterdir():
                if path.suffix == ENDING and not path.name.startswith("."):
                    about = path.stat()
                    found.append((path, (about.st_mtime_ns, about.st_size)))
        except OSError:
            return []
        return sorted(found, key=lambda one: (-one[1][0], one[0].name))

    def listed(self) -> list[ListedSet]:
        """The sets, the last written first."""
        known, found = self._known, []
        self._known = {}
        for path, stamp in self._stamped()[:MOST]:
            was = known.get(path)
            listed = was[1] if was is not None and was[0] == stamp else self._look(path)
            self._known[path] = (stamp, listed)
            found.append(listed)
        return found

    def _look(self, path: Path) -> ListedSet:
        try:
            kept = load(path, self._variants, parse_drawings)
        except DecodingError as fault:
            return ListedSet(path, path.stem, fault=fault)
        return ListedSet(path, kept.title or path.stem, kept.variant.key, len(kept.positions))
