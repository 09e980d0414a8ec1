"""The lessons in the user's own folder: those that can be read, and why others cannot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from trictrac_gui.engine.variant import Variant
from trictrac_gui.rulesdoc.lesson_reader import read_lesson
from trictrac_gui.rulesdoc.lessons import Lesson, LessonError
from trictrac_gui.storage.files import read_chosen

MOST = 100
"""So many are looked into, in the order of their names."""


@dataclass(frozen=True, slots=True)
class OwnLessonFile:
    """What lies in the folder."""

    lessons: tuple[Lesson, ...] = ()
    faults: tuple[LessonError, ...] = ()
    folder: Path | None = None


class OwnLessons:
    """Reads each file once, and again when it was changed."""

    def __init__(self, folder: Path | None, variants: Sequence[Variant]) -> None:
        self._folder = folder
        self._variants = tuple(variants)
        self._known: dict[Path, tuple[tuple[int, int], Lesson | LessonError]] = {}

    def look(self) -> OwnLessonFile:
        """The lessons by title, and the faults of the files that are none."""
        known, self._known = self._known, {}
        for path, stamp in self._stamped()[:MOST]:
            was = known.get(path)
            read = was[1] if was is not None and was[0] == stamp else self._read(path)
            self._known[path] = (stamp, read)
        read_all = [read for _, read in self._known.values()]
        lessons = [one for one in read_all if isinstance(one, Lesson)]
        lessons.sort(key=lambda lesson: lesson.title.in_("").casefold())
        faults = tuple(one for one in read_all if isinstance(one, LessonError))
        return OwnLessonFile(tuple(lessons), faults, self._folder)

    def _stamped(self) -> list[tuple[Path, tuple[int, int]]]:
        if self._folder is None:
            return []
        found = []
        try:
            for path in sorted(self._folder.glob("*.txt")):
                about = path.stat()
                found.append((path, (about.st_mtime_ns, about.st_size)))
        except OSError:
            return []
        return found

    def _read(self, path: Path) -> Lesson | LessonError:
        try:
            return read_lesson(path, self._variants, read_chosen)
        except LessonError as fault:
            return fault
