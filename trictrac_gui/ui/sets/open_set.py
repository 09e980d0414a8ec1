"""Holds the set in hand and writes every change of it to the disk at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from trictrac_gui.decoding import DecodingError
from trictrac_gui.engine.drawings import parse_drawings
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.undo_history import UndoHistory
from trictrac_gui.storage.errors import cause_key
from trictrac_gui.storage.sets import (
    ENDING,
    LONGEST_NOTE,
    LONGEST_TITLE,
    MOST,
    KeptPosition,
    KeptQuestion,
    PositionSet,
    as_text,
    load,
    new_path,
    save,
    stamp,
)
from trictrac_gui.ui.sets import set_text
from trictrac_gui.ui.sets.set_files import SetFiles


class OpenSet(QObject):
    """The set in hand, or none, with everything it has been since it was opened.

    ``changed`` comes with every change of it and when another set is opened.
    """

    changed = Signal()

    def __init__(
        self,
        parent: QObject,
        folder: Path | None,
        variants: Sequence[Variant],
        tell: Callable[[Callable[[], str]], None],
    ) -> None:
        """Without a ``folder`` sets last as long as the program runs."""
        super().__init__(parent)
        self.folder = folder
        self._variants = tuple(variants)
        self._tell = tell
        self.set_files = SetFiles(folder, variants)
        self.path: Path | None = None
        self._stamp: str | None = None
        """What the file held when it was read or written here; None where it is not as in hand."""
        self.at = 0
        """The position looked at."""
        self._history: UndoHistory[PositionSet | None] = UndoHistory(None)

    @property
    def kept(self) -> PositionSet | None:
        """The set in hand."""
        return self._history.value

    @property
    def current(self) -> KeptPosition | None:
        """The position looked at."""
        kept = self.kept
        return kept.positions[self.at] if kept is not None and kept.positions else None

    # -- sets --------------------------------------------------------------------------------

    def files(self) -> list[Path]:
        """The sets in the own folder, the last written first."""
        return self.set_files.files()

    def open(self, path: Path, *, quietly: bool = False) -> bool:
        """Take a set from the disk into the hand; False where it cannot be read."""
        seen = stamp(path)
        try:
            kept = load(path, self._variants, parse_drawings)
        except DecodingError as fault:
            if not quietly:
                self._tell(partial(set_text.not_opened, fault))
            return False
        self._take(kept, path)
        self._stamp = seen
        return True

    def refresh(self) -> None:
        """Take the set anew from the disk where another program has changed it."""
        path, at = self.path, self.at
        if path is None or self._stamp is None or stamp(path) in (None, self._stamp):
            return
        if self.open(path, quietly=True):
            self.look(at)

    def begin(self, variant: Variant) -> None:
        """Take a new, empty set into the hand; it gets a file with its first position."""
        self._take(PositionSet(set_text.new_title(variant), variant), None)

    def close(self) -> None:
        self._history, self.path, self.at = UndoHistory(None), None, 0
        self._stamp = None
        self.changed.emit()

    def _take(self, kept: PositionSet, path: Path | None) -> None:
        self._history, self.path, self.at = UndoHistory(kept), path, 0
        self._stamp = None
        self.changed.emit()

    def _ready(self, variant: Variant) -> None:
        """Have a set of this very game in the hand: the last one, or a new one."""
        if self.kept is None:
            for path in self.files()[:1]:
                self.open(path, quietly=True)
        self.refresh()
        if not self._is_of(variant):
            self.begin(variant)

    def _is_of(self, variant: Variant) -> bool:
        return self.kept is not None and self.kept.variant == variant

    # -- changing ----------------------------------------------------------------------------

    def keep(self, variant: Variant, position: KeptPosition) -> bool:
        """Put a position at the end of the set in hand and look at it; False where it is there."""
        self._ready(variant)
        kept = self.kept
        assert kept is not None
        there = kept.place_of(position)
        if there is not None:
            self.look(there)
            return False
        if len(kept.positions) >= MOST:
            self.begin(variant)
            kept = PositionSet(set_text.new_title(variant), variant)
        self.change(kept.added(position), at=len(kept.positions))
        return True

    def merge(self, path: Path) -> int | None:
        """Add the positions of another set; how many, or None where that cannot be."""
        kept = self.kept
        if kept is None:
            return None
        try:
            other = load(path, self._variants, parse_drawings)
        except DecodingError as fault:
            self._tell(partial(set_text.not_opened, fault))
            return None
        merged = kept.merged(other)
        if other.variant != kept.variant or len(merged.positions) > MOST:
            said = set_text.other_rules if other.variant != kept.variant else set_text.too_many
            self._tell(partial(said, other.title))
            return None
        self.change(merged, at=min(len(kept.positions), len(merged.positions) - 1))
        return len(merged.positions) - len(kept.positions)

    def delete(self, path: Path) -> None:
        """Delete the file of a set for good; where it is the one in hand, put it down."""
        try:
            path.unlink(missing_ok=True)
        except OSError as fault:
            self._tell(partial(set_text.not_deleted, str(path), cause_key(fault)))
            return
        if path == self.path:
            self.close()

    def change(self, kept: PositionSet, *, at: int | None = None) -> None:
        """Take a changed set, and write it down."""
        if self._history.change(kept):
            self._show(at)

    @property
    def may_undo(self) -> bool:
        return self._history.may_undo

    @property
    def may_redo(self) -> bool:
        return self._history.may_redo

    def undo(self) -> None:
        if self.may_undo:
            self._history.undo()
            self._show(None)

    def redo(self) -> None:
        if self.may_redo:
            self._history.redo()
            self._show(None)

    def _show(self, at: int | None) -> None:
        kept = self.kept
        assert kept is not None
        wanted = self.at if at is None else at
        self.at = max(0, min(wanted, len(kept.positions) - 1))
        self._write()
        self.changed.emit()

    def rename(self, title: str) -> None:
        kept = self.kept
        if kept is not None:
            told = as_text(title, LONGEST_TITLE, one_line=True)
            self.change(replace(kept, title=told))

    def note(self, text: str) -> None:
        kept, current = self.kept, self.current
        if kept is not None and current is not None:
            told = as_text(text, LONGEST_NOTE)
            self.change(kept.changed(self.at, replace(current, note=told)))

    def ask(self, question: KeptQuestion | None) -> None:
        """Give the position looked at another question, or none."""
        kept, current = self.kept, self.current
        if kept is not None and current is not None:
            self.change(kept.changed(self.at, replace(current, question=question)))

    def draw(self, drawings: str) -> None:
        kept, current = self.kept, self.current
        if kept is not None and current is not None:
            self.change(kept.changed(self.at, replace(current, drawings=drawings)))

    def remove(self) -> None:
        """Take the position looked at out of the set."""
        if self.kept is not None and self.current is not None:
            self.change(self.kept.without(self.at))

    def move(self, src: int, dst: int) -> None:
        kept = self.kept
        if kept is not None and 0 <= src < len(kept.positions):
            dst = max(0, min(dst, len(kept.positions) - 1))
            self.change(kept.moved(src, dst), at=dst)

    def look(self, at: int) -> None:
        kept = self.kept
        if kept is not None and 0 <= at < len(kept.positions) and at != self.at:
            self.at = at
            self.changed.emit()

    def step(self, by: int) -> None:
        self.look(self.at + by)

    # -- the disk ----------------------------------------------------------------------------

    def _write(self) -> None:
        kept = self.kept
        if kept is None or (self.folder is None and self.path is None):
            return
        if self.path is None and self.folder is not None:
            self.path = new_path(self.folder, kept.title)
        assert self.path is not None
        if self._stamp is not None and stamp(self.path) not in (None, self._stamp):
            # Neither version is lost: the other program's stays, this one gets a file of its own.
            self.path = new_path(self.path.parent, kept.title)
            self._tell(partial(set_text.changed_elsewhere, self.path.name))
        self._save(self.path, kept)

    def save_as(self, path: Path) -> None:
        """Write the set elsewhere; from then on it is kept there."""
        kept = self.kept
        if kept is None:
            return
        if path.suffix.lower() != ENDING:
            path = path.with_name(path.name + ENDING)
        if self._save(path, kept):
            self.path = path
            self.changed.emit()

    def _save(self, path: Path, kept: PositionSet) -> bool:
        try:
            save(path, kept)
        except OSError as fault:
            key = cause_key(fault)
            self._tell(partial(set_text.not_saved, str(path), key))
            return False
        self._stamp = stamp(path)
        return True
