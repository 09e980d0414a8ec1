"""Jellyfish's text format ``.mat`` in the dialects that other programs have made of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final

from trictrac_gui.formats.faults import MOST_FAULTS, FileFault, FileSpot, fault, note
from trictrac_gui.formats.mat_cells import TAB, Row, cut_row, divide, read_cell
from trictrac_gui.formats.text import MOST_LINES, ends_whole, lines, printable
from trictrac_gui.formats.transcript import (
    LONGEST_COMMENT,
    LONGEST_MATCH,
    LONGEST_NAME,
    MOST_ABOUT,
    MOST_ENTRIES,
    Reading,
    Transcript,
    TranscriptEntry,
    TranscriptGame,
    TranscriptRules,
)

LONGEST_ROW: Final = 1000
"""Characters; whoever has four checkers on the bar and hits four times needs less than 100."""

_LENGTH: Final = re.compile(
    r"\b([0-9]{1,9})[ -]*points?[ ]match\b|\bmatch (?:of|to) ([0-9]{1,9})\b", re.IGNORECASE
)
_MONEY: Final = re.compile(r"\b(?:money (?:game|session|play|match)|unlimited)\b", re.IGNORECASE)
_GAME: Final = re.compile(
    r"\s{0,80}game\s{1,9}#?([0-9]{1,6})\s{0,9}(?:[(,-][^:]*)?\Z", re.IGNORECASE
)
_NUMBER: Final = re.compile(r"\s{0,80}[0-9]{1,6}\)")
_SCORE: Final = re.compile(r":\s{0,80}([0-9]{1,6})(?=\s|$)")
_TAG: Final = re.compile(r";\s{0,80}\[\s{0,9}([^\"\]]{1,80}?)\s{0,9}\"(.*)\"\s{0,9}\]\s*\Z")
_UNNUMBERED: Final = re.compile(
    r"\s*(?:wins?|resign(?:s|ed)?|drops?|takes?|doubles?|pass(?:es)?)\b", re.IGNORECASE
)


def read_mat(text: str) -> Reading:
    """The transcript of a ``.mat`` text, with all that could not be read."""
    reader = _Reader()
    found = lines(text)
    for number, line in enumerate(found, 1):
        if reader.full:
            break
        if number > MOST_LINES:
            reader.stop(fault("too-many-entries", FileSpot(number, 1), limit=MOST_LINES))
            break
        reader.read(number, line)
    reading = reader.finished()
    open_line = 0 if ends_whole(text) or reader.full else len(found)
    faults = [_cut_off(f) if open_line and f.spot.line == open_line else f for f in reading.faults]
    return Reading(replace(reading.transcript, open_line=open_line), tuple(faults))


def _cut_off(found: FileFault) -> FileFault:
    return replace(found, key="cut-off") if found.key == "no-such-move" else found


@dataclass
class _Open:
    """The game being read."""

    game: TranscriptGame
    rows: list[Row] = field(default_factory=list)
    right_name: int | None = None
    named: bool = False
    comments: list[str] = field(default_factory=list)


class _Reader:
    """Reads line by line; what it has so far is always a sound beginning."""

    def __init__(self) -> None:
        self._length: int | None = None
        self._names: tuple[str, str] | None = None
        self._about: list[tuple[str, str]] = []
        self._comments: list[str] = []
        self._games: list[TranscriptGame] = []
        self._open: _Open | None = None
        self._faults: list[FileFault] = []
        self._cells = 0
        self.full = False

    def read(self, number: int, line: str) -> None:
        """Take the next line."""
        if len(self._faults) >= MOST_FAULTS:
            self.stop(fault("too-many-faults", FileSpot(number, 1), limit=MOST_FAULTS))
            return
        if len(line) > LONGEST_ROW:
            self._faults.append(fault("line-too-long", FileSpot(number, LONGEST_ROW + 1)))
            line = line[:LONGEST_ROW]
        if number == 1:
            line = line.removeprefix("\ufeff")
        stripped = line.strip()
        if not stripped:
            return
        at = FileSpot(number, len(line) - len(line.lstrip()) + 1)
        if stripped.startswith((";", "#")):
            self._comment(stripped, at)
        elif (game := _GAME.match(line)) is not None:
            self._close_game()
            crawford = "crawford" in stripped.lower() or None
            # Some programs count from 0; everywhere else games are counted from 1.
            self._open = _Open(TranscriptGame(max(1, int(game[1])), spot=at, crawford=crawford))
        elif self._open is None:
            self._heading(stripped, at)
        else:
            self._line_of_game(self._open, number, line, at)

    def stop(self, found: FileFault) -> None:
        """Read no further."""
        self._faults.append(found)
        self.full = True

    def _comment(self, text: str, at: FileSpot) -> None:
        tag = _TAG.match(text)
        if tag is not None and self._open is None:
            if len(self._about) < MOST_ABOUT:
                self._about.append((tag[1], printable(tag[2], LONGEST_ROW)))
            return
        said = printable(text.lstrip(";# "), LONGEST_ROW)
        comments = self._comments if self._open is None else self._open.comments
        if said and sum(map(len, comments)) < LONGEST_COMMENT:
            comments.append(said)

    def _heading(self, text: str, at: FileSpot) -> None:
        length = _LENGTH.search(text)
        if length is not None:
            self._length = int(length[1] or length[2])
            if self._length > LONGEST_MATCH:
                self._faults.append(fault("too-long-a-match", at, "length", value=self._length))
                self._length = 0
        elif _MONEY.search(text):
            self._length = 0
        elif _NUMBER.match(text) or len(_SCORE.findall(text)) > 1:
            # Rows without any "Game": some programs write single games that way.
            self._open = _Open(TranscriptGame(1, spot=at))
            self._line_of_game(self._open, at.line, " " * (at.column - 1) + text, at)
        else:
            self._faults.append(note("not-understood", at, text=printable(text, 60)))

    def _line_of_game(self, game: _Open, number: int, line: str, at: FileSpot) -> None:
        if not game.named and not game.rows and self._players(game, line, at):
            game.named = True
        elif (numbered := _NUMBER.match(line)) is not None:
            self._row(game, cut_row(line, number, numbered.end(), numbered=True), at)
        elif _UNNUMBERED.match(line):
            self._row(game, cut_row(line, number, 0, numbered=False), at)
        else:
            self._faults.append(fault("not-understood", at, text=printable(line, 60)))

    def _row(self, game: _Open, row: Row, at: FileSpot) -> None:
        self._cells += len(row.cells)
        if self._cells > MOST_ENTRIES:
            self.stop(fault("too-many-entries", at, limit=MOST_ENTRIES))
        elif row.cells:
            game.rows.append(row)

    def _players(self, game: _Open, line: str, at: FileSpot) -> bool:
        """Take the line with the names of both players and their scores, if this is one."""
        scores = list(_SCORE.finditer(line))
        if len(scores) < 2 or line[scores[-1].end() :].strip():
            return False
        left, right = scores[0], scores[-1]
        given = (line[: left.start()].strip(), line[left.end() : right.start()].strip())
        names = (printable(given[0], LONGEST_NAME), printable(given[1], LONGEST_NAME))
        if max(map(len, given)) > LONGEST_NAME:
            self._faults.append(note("name-too-long", at, "names", limit=LONGEST_NAME))
        if self._names is None:
            self._names = names
        elif names != self._names:
            self._faults.append(note("other-names", at, "names", names=" – ".join(names)))
        between = line[left.end() : right.start()]
        start = left.end() + len(between) - len(between.lstrip())
        game.right_name = len(line[:start].expandtabs(TAB))
        game.game = replace(game.game, score=(int(left[1]), int(right[1])))
        return True

    def _close_game(self) -> None:
        game, self._open = self._open, None
        if game is None:
            return
        entries: list[TranscriptEntry] = []
        for side, cell in divide(game.rows, game.right_name):
            entry, bad = read_cell(side, cell)
            entries.append(entry)
            if bad is not None:
                self._faults.append(bad)
        comment = "\n".join(game.comments)
        self._games.append(replace(game.game, entries=tuple(entries), comment=comment))

    def finished(self) -> Reading:
        """Everything that was read."""
        self._close_game()
        if not self._games:
            self._faults.append(fault("no-game", FileSpot(1, 1)))
        if self._length is None and self._games:
            self._faults.append(note("no-match-length", FileSpot(1, 1), "length"))
        about = dict(self._about)
        first, second = (about.get(f"Player {number}", "")[:LONGEST_NAME] for number in (1, 2))
        names = self._names or (first, second)
        transcript = Transcript(
            names,
            self._length or 0,
            tuple(self._games),
            _rules(about),
            tuple(self._about),
            "\n".join(self._comments),
        )
        return Reading(transcript, tuple(sorted(self._faults, key=lambda found: found.spot)))


def _rules(about: dict[str, str]) -> TranscriptRules:
    def switch(*names: str) -> bool | None:
        for name in names:
            word = about.get(name, "").strip().lower()
            if word in ("on", "off", "yes", "no", "true", "false"):
                return word in ("on", "yes", "true")
        return None

    return TranscriptRules(
        switch("Crawford"),
        switch("Jacoby"),
        switch("Beaver", "Beavers"),
        switch("Cube"),
        about.get("Variation", ""),
    )
