"""Reads Jellyfish's text format ``.mat`` in the dialects that other programs have made of it.

A game stands in rows of two columns, in each what one side did.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final

from trictrac_gui.engine.match import HIGHEST_CUBE
from trictrac_gui.engine.model import Side
from trictrac_gui.formats.faults import MOST_FAULTS, FileFault, FileSpot, fault, note
from trictrac_gui.formats.file_entries import (
    LONGEST_COMMENT,
    LONGEST_MATCH,
    LONGEST_NAME,
    MOST_ABOUT,
    MOST_ENTRIES,
    MOST_MATCHES,
    EntryKind,
    FileEntry,
    FileRules,
    FileSetup,
    ReadFile,
    ReadGame,
)
from trictrac_gui.formats.plays import UnreadablePlay, parse_play
from trictrac_gui.formats.snapshot import IdError
from trictrac_gui.formats.text import MOST_LINES, ends_whole, lines, printable
from trictrac_gui.formats.xgid import parse_places, parse_snowie

LONGEST_ROW: Final = 1000
"""Characters; whoever has four checkers on the bar and hits four times needs less than 100."""

_LENGTH: Final = re.compile(
    r"\b([0-9]{1,9})[ -]*points?[ ]match\b|\bmatch (?:of|to) ([0-9]{1,9})\b", re.IGNORECASE
)
_MONEY: Final = re.compile(r"\b(?:money (?:game|session|play|match)|unlimited)\b", re.IGNORECASE)
_GAME: Final = re.compile(
    r"\s{0,80}game\s{1,9}#?([0-9]{1,6})\s{0,9}(?:[(,-][^:]*)?\Z", re.IGNORECASE
)
_NUMBER: Final = re.compile(r"\s{0,80}[0-9]{1,6}(?:\)|\.(?=\s|$))")
_SCORE: Final = re.compile(r":\s{0,80}([0-9]{1,6})(?=\s|$)")
_TAG: Final = re.compile(r";\s{0,80}\[\s{0,9}([^\"\]]{1,80}?)\s{0,9}\"(.*)\"\s{0,9}\]\s*\Z")
_UNNUMBERED: Final = re.compile(
    r"\s*(?:w[io]ns?|loss(?:es)?|loses?|resign(?:s|ed)?|drops?|takes?|doubles?|pass(?:es)?)\b",
    re.IGNORECASE,
)
_NAMED_RESULT: Final = re.compile(
    r"\s{1,9}(?:w[io]ns?|loses?|lost|resigns?|resigned)\b", re.IGNORECASE
)
_RATED: Final = re.compile(r"\s*(?:,\s*([0-9]{3,4}(?:\.[0-9]+)?)|\(([0-9]{3,4}(?:\.[0-9]+)?)\))\Z")
_SET_POSITION: Final = re.compile(r"set ?pos(?:ition)?\s*[=:]\s*([^\s/]+)", re.IGNORECASE)


def read_mat(text: str) -> tuple[ReadFile, ...]:
    """What a ``.mat`` text says, match by match, with all that could not be read."""
    reader = _MatReader()
    done: list[ReadFile] = []
    found = lines(text)
    for number, line in enumerate(found, 1):
        if reader.full:
            break
        if number > MOST_LINES:
            reader.stop(fault("too-many-entries", FileSpot(number, 1), limit=MOST_LINES))
            break
        reader.read(number, line)
        if reader.following is not None:
            done.append(reader.finished())
            reader = reader.following
            if len(done) >= MOST_MATCHES:
                reader.stop(fault("too-many-entries", FileSpot(number, 1), limit=MOST_MATCHES))
    read = reader.finished()
    open_line = 0 if ends_whole(text) or reader.full else len(found)
    faults = [_cut_off(f) if open_line and f.spot.line == open_line else f for f in read.faults]
    return (*done, replace(read, open_line=open_line, faults=tuple(faults)))


def _cut_off(found: FileFault) -> FileFault:
    return replace(found, key="cut-off") if found.key == "no-such-move" else found


@dataclass
class _OpenMatGame:
    """The game being read."""

    game: ReadGame
    rows: list[_MatRow] = field(default_factory=list)
    right_name: int | None = None
    named: bool = False
    comments: list[str] = field(default_factory=list)
    setup: FileEntry | None = None


class _MatReader:
    """Reads line by line; what it has so far is always a sound beginning.

    ``following`` is the reader of the next match, once the file has begun with it; ``cells`` and
    ``faults`` of those before it count as well.
    """

    def __init__(
        self,
        cells: int = 0,
        faults: int = 0,
        length: int | None = None,
        begun: _OpenMatGame | None = None,
    ) -> None:
        self._length = length
        self._names: tuple[str, str] | None = None
        self._about: list[tuple[str, str]] = []
        self._comments: list[str] = []
        self._games: list[ReadGame] = []
        self._open = begun
        self._faults: list[FileFault] = []
        self._cells = cells
        self._faults_before = faults
        self._tags: list[tuple[int, str]] = []
        self.full = False
        self.following: _MatReader | None = None

    def read(self, number: int, line: str) -> None:
        if self._faults_before + len(self._faults) >= MOST_FAULTS:
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
            if self._open is not None and _TAG.match(stripped) is not None:
                self._tags.append((number, line))  # of this game, or of the match after it
            else:
                self._comment(stripped, at)
            return
        tags, self._tags = self._tags, []
        if self._open is not None and self._is_heading(stripped):
            self.following = self._next_match()
            for each in (*tags, (number, line)):
                self.following.read(*each)
            return
        for tagged, text in tags:
            self._comment(text.strip(), FileSpot(tagged, 1))
        if (game := _GAME.match(line)) is not None:
            self._close_game()
            crawford = "crawford" in stripped.lower() or None
            # Some programs count from 0; everywhere else games are counted from 1.
            self._open = _OpenMatGame(ReadGame(max(1, int(game[1])), spot=at, crawford=crawford))
        elif self._open is None:
            self._heading(stripped, at)
        else:
            self._line_of_game(self._open, number, line, at)

    def _is_heading(self, text: str) -> bool:
        """Whether a line within a game is the first of another match."""
        return not _NUMBER.match(text) and bool(_LENGTH.search(text) or _MONEY.search(text))

    def _next_match(
        self, length: int | None = None, begun: _OpenMatGame | None = None
    ) -> _MatReader:
        told = self._faults_before + len(self._faults)
        return _MatReader(self._cells, told, length, begun)

    def stop(self, found: FileFault) -> None:
        self._faults.append(found)
        self.full = True

    def _comment(self, text: str, at: FileSpot) -> None:
        tag = _TAG.match(text)
        if tag is not None and self._open is None:
            if len(self._about) < MOST_ABOUT:
                self._about.append((tag[1], printable(tag[2], LONGEST_ROW)))
            return
        said = printable(text.lstrip(";# "), LONGEST_ROW)
        placed = _SET_POSITION.match(said)
        if placed is not None and self._open is not None and not self._open.rows:
            self._open.setup = self._set_position(placed[1], at)
            return
        comments = self._comments if self._open is None else self._open.comments
        if said and sum(map(len, comments)) < LONGEST_COMMENT:
            comments.append(said)

    def _set_position(self, letters: str, at: FileSpot) -> FileEntry:
        """The entry of a position that a comment says the game began from."""
        try:
            setup = FileSetup(parse_places(letters))
        except IdError as wrong:
            self._faults.append(fault("no-such-beginning", at, "setup", why=wrong.key))
            return FileEntry(Side.FIRST, EntryKind.UNREAD, at, "setup")
        return FileEntry(Side.FIRST, EntryKind.SETUP, at, setup=setup)

    def _heading(self, text: str, at: FileSpot) -> None:
        length = _LENGTH.search(text)
        if length is not None:
            self._length = int(length[1] or length[2])
            if self._length > LONGEST_MATCH:
                self._faults.append(fault("too-long-a-match", at, "length", value=self._length))
                self._length = 0
        elif _MONEY.search(text):
            self._length = 0
        elif (_NUMBER.match(text) and ")" in text) or len(_SCORE.findall(text)) > 1:
            # Rows without any "Game": some programs write single games that way.
            self._open = _OpenMatGame(ReadGame(1, spot=at))
            self._line_of_game(self._open, at.line, " " * (at.column - 1) + text, at)
        else:
            self._faults.append(note("not-understood", at, text=printable(text, 60)))

    def _line_of_game(self, game: _OpenMatGame, number: int, line: str, at: FileSpot) -> None:
        if not game.named and not game.rows and self._players(game, line, at):
            game.named = True
        elif self.following is not None:
            self.following.read(number, line)
        elif (numbered := _NUMBER.match(line)) is not None:
            self._row(game, _cut_row(line, number, numbered.end(), numbered=True), at)
        elif (named := self._named_result(number, line)) is not None:
            self._row(game, named, at)
        elif _UNNUMBERED.match(line):
            self._row(game, _cut_row(line, number, 0, numbered=False), at)
        else:
            self._faults.append(fault("not-understood", at, text=printable(line, 60)))

    def _named_result(self, number: int, line: str) -> _MatRow | None:
        """The row of a result that begins with the winner's name, as in ``Ada wins 2 points``."""
        text = line.strip()
        for side, name in zip(Side, self._names or (), strict=False):
            rest = text[len(name) :]
            if name and text.lower().startswith(name.lower()) and _NAMED_RESULT.match(rest):
                spot = FileSpot(number, line.index(text) + 1)
                return _MatRow((_MatCell(rest.strip(), spot, 0, side),), numbered=False)
        return None

    def _row(self, game: _OpenMatGame, row: _MatRow, at: FileSpot) -> None:
        self._cells += len(row.cells)
        if self._cells > MOST_ENTRIES:
            self.stop(fault("too-many-entries", at, limit=MOST_ENTRIES))
        elif row.cells:
            game.rows.append(row)

    def _players(self, game: _OpenMatGame, line: str, at: FileSpot) -> bool:
        """Take the line with the names of both players and their scores, if this is one."""
        scores = list(_SCORE.finditer(line))
        if len(scores) < 2 or line[scores[-1].end() :].strip():
            return False
        left, right = scores[0], scores[-1]
        given = (line[: left.start()].strip(), line[left.end() : right.start()].strip())
        ratings = [_RATED.search(name) for name in given]
        given = (_RATED.sub("", given[0]), _RATED.sub("", given[1]))
        names = (printable(given[0], LONGEST_NAME), printable(given[1], LONGEST_NAME))
        if max(map(len, given)) > LONGEST_NAME:
            self._faults.append(note("name-too-long", at, "names", limit=LONGEST_NAME))
        if self._names is None:
            self._names = names
            for number, rated in enumerate(ratings, 1):
                if rated is not None:
                    self._about.append((f"Player {number} Elo", rated[1] or rated[2]))
        elif names != self._names:
            if (int(left[1]), int(right[1])) == (0, 0) and game.game.number <= len(self._games):
                # Another pair begins at nought: the next match, for whatever length.
                self.following, self._open = self._next_match(self._length, game), None
                return False
            self._faults.append(note("other-names", at, "names", names=" – ".join(names)))
        between = line[left.end() : right.start()]
        start = left.end() + len(between) - len(between.lstrip())
        game.right_name = len(line[:start].expandtabs(_TAB))
        game.game = replace(game.game, score=(int(left[1]), int(right[1])))
        return True

    def _close_game(self) -> None:
        game, self._open = self._open, None
        if game is None:
            return
        entries: list[FileEntry] = []
        if game.setup is not None:
            entries.append(game.setup)
        for side, cell in _divide(game.rows, game.right_name):
            entry, bad = _read_cell(side, cell)
            entries.append(entry)
            if bad is not None:
                self._faults.append(bad)
        if game.setup is not None and game.setup.setup is not None and len(entries) > 1:
            begins = replace(game.setup.setup, to_move=entries[1].side)
            entries[0] = replace(game.setup, side=entries[1].side, setup=begins)
        comment = "\n".join(game.comments)
        self._games.append(replace(game.game, entries=tuple(entries), comment=comment))

    def finished(self) -> ReadFile:
        for tagged, text in self._tags:
            self._comment(text.strip(), FileSpot(tagged, 1))
        self._close_game()
        if not self._games:  # it is no such file: what its lines are not need not be told of each
            self._faults = [each for each in self._faults if each.key != "not-understood"]
            self._faults.append(fault("no-game", FileSpot(1, 1)))
        if self._length is None and self._games:
            self._faults.append(note("no-match-length", FileSpot(1, 1), "length"))
        about = dict(self._about)
        first, second = (about.get(f"Player {number}", "")[:LONGEST_NAME] for number in (1, 2))
        names = self._names or (first, second)
        return ReadFile(
            names,
            self._length or 0,
            tuple(self._games),
            _rules(about),
            tuple(self._about),
            "\n".join(self._comments),
            faults=tuple(sorted(self._faults, key=lambda found: found.spot)),
        )


def _rules(about: dict[str, str]) -> FileRules:
    def switch(*names: str) -> bool | None:
        for name in names:
            word = about.get(name, "").strip().lower()
            if word in ("on", "off", "yes", "no", "true", "false"):
                return word in ("on", "yes", "true")
        return None

    return FileRules(
        switch("Crawford"),
        switch("Jacoby"),
        switch("Beaver", "Beavers"),
        switch("Cube"),
        about.get("Variation", ""),
    )


# --- Rows and cells --------------------------------------------------------------------------

_TAB: Final = 8
_NARROW: Final = 24
"""Columns; where the second one begins before this, it is no column at all."""

_PAIR: Final = r"(?<!\S)[1-6](?:[ ]?[-,][ ]?)?[1-6]"
# Some programs leave the colon out; then a play must follow, or "=> 16" would be a throw.
_DICE: Final = rf"{_PAIR}(?:(?=\s{{0,9}}:)|(?=\s{{1,9}}(?:bar/|[0-9]{{1,2}}/|cannot|\?\?)))"
_WORDS: Final = (
    r"doubles?|redoubles?|beavers?|raccoons?|takes?|accepts?|drops?|pass(?:es)?|rejects?|refuses?|"
    r"declines?|resign(?:s|ed)?|forfeits?|lost on time|loses on time|w[io]ns?|"
    r"loss(?:es)?|loses?|lost"
)
_CELL: Final = re.compile(rf"{_DICE}|(?<!the )(?<!a )\b(?:{_WORDS})\b", re.IGNORECASE)
_ROLL: Final = re.compile(r"([1-6])[ ,-]*([1-6])\s*:?\s*")
_NO_PLAY: Final = re.compile(
    r"(?:cannot move|can['’]?t move|no (?:legal )?moves?|no play|dances?|pass(?:es)?|"
    r"\(no move\)|-+)?\.?\s*\Z",
    re.IGNORECASE,
)
_NUMBER_UNPLAYED: Final = re.compile(
    r"(?<!\S)(?:0/0|cannot move|no (?:legal )?moves?|pass(?:es)?)\.?(?=\s|\Z)", re.IGNORECASE
)
"""What some programs write for a number of a throw that could not be played."""
_UNKNOWN: Final = re.compile(r"\?{2,}\s*\Z")
_DECLARED: Final = re.compile(
    r"illegal (?:play|move)\s*:?\s*\(?((?:[^;]*;){20}.*?)\)?\s*\Z", re.IGNORECASE
)
_MARKED: Final = re.compile(r"illegal (?:play|move)\s*:?\s*", re.IGNORECASE)
_VALUE: Final = re.compile(r"[0-9]{1,6}")
_TIMES: Final = (("backgammon", 3), ("gammon", 2), ("single", 1), ("game", 1))

_KINDS: Final = {
    "double": EntryKind.DOUBLE,
    "redouble": EntryKind.DOUBLE,
    "beaver": EntryKind.BEAVER,
    "raccoon": EntryKind.BEAVER,
    "take": EntryKind.TAKE,
    "accept": EntryKind.TAKE,
    "drop": EntryKind.DROP,
    "pass": EntryKind.DROP,
    "reject": EntryKind.DROP,
    "refuse": EntryKind.DROP,
    "decline": EntryKind.DROP,
    "resign": EntryKind.RESIGN,
    "resigned": EntryKind.RESIGN,
    "forfeit": EntryKind.RESIGN,
    "lost on time": EntryKind.RESIGN,
    "loses on time": EntryKind.RESIGN,
    "win": EntryKind.WIN,
    "won": EntryKind.WIN,
}
_LOST: Final = ("loss", "losses", "lose", "loses", "lost")


@dataclass(frozen=True, slots=True)
class _MatCell:
    """What stands in one column of a row; ``spot`` is where it begins."""

    text: str
    spot: FileSpot
    left: int
    """The column once tabs are widened."""
    side: Side | None = None
    """Whose it is, where a name says so."""


@dataclass(frozen=True, slots=True)
class _MatRow:
    """One line of a game; ``numbered`` where it begins with its number."""

    cells: tuple[_MatCell, ...]
    numbered: bool


def _cut_row(text: str, line: int, start: int, *, numbered: bool) -> _MatRow:
    """The cells of a line from an offset on."""
    begins = [match.start() for match in _CELL.finditer(text, start)]
    rest = text[start : begins[0] if begins else len(text)]
    if rest.strip():  # something that is no cell: it is kept to be told
        begins.insert(0, start + len(rest) - len(rest.lstrip()))
    if not begins:
        return _MatRow((), numbered)
    cells = []
    for at, end in zip(begins, [*begins[1:], len(text)], strict=True):
        left = len(text[:at].expandtabs(_TAB))
        cells.append(_MatCell(text[at:end].strip(), FileSpot(line, at + 1), left))
    return _MatRow(tuple(_joined(cells)), numbered)


def _joined(cells: list[_MatCell]) -> list[_MatCell]:
    """Cells that are one: ``Resigns a single game`` or ``Doubles => 2`` hold no second one."""
    found: list[_MatCell] = []
    for cell in cells:
        if found and found[-1].text.lower().startswith("illegal"):
            before = found.pop()
            cell = replace(before, text=f"{before.text} {cell.text}")
        elif found and cell.text.lower().startswith("pass") and _is_throw(found[-1]):
            before = found.pop()  # nobody has doubled: the rest of the throw is passed
            cell = replace(before, text=f"{before.text} {cell.text}")
        found.append(cell)
    return found


def _word(cell: _MatCell) -> str:
    word = _CELL.match(cell.text)
    return "" if word is None else word[0].lower()


def _divide(rows: list[_MatRow], right_name: int | None) -> list[tuple[Side, _MatCell]]:
    """Every cell with its side, told by the columns of all rows of a game together."""
    pairs = [row.cells for row in rows if row.numbered and len(row.cells) > 1]
    if pairs:
        rightmost = max(cells[0].left for cells in pairs)
        edge = max(rightmost, (rightmost + min(cells[1].left for cells in pairs)) // 2)
    else:
        edge = 20 if right_name is None else max(8, right_name - 8)
    # Where blanks were lost, columns tell nothing: then whoever stands alone in the first of
    # several rows answers nobody, and it was the other side that began.
    collapsed = bool(pairs) and min(cells[1].left for cells in pairs) < _NARROW
    found = []
    for index, row in enumerate(rows):
        answers = collapsed and index == 0 and len(row.cells) == 1 and _is_throw(row.cells[0])
        words = [_word(cell) for cell in row.cells]
        for place, cell in enumerate(row.cells):
            if words[place] in _LOST and any(word.startswith(("win", "won")) for word in words):
                continue  # the same is told of the other side
            right = place > 0 or cell.left > edge or answers
            side = Side.SECOND if right else Side.FIRST
            found.append((side if cell.side is None else cell.side, cell))
    return found


def _is_throw(cell: _MatCell) -> bool:
    return cell.text[:1].isdigit() and _CELL.match(cell.text) is not None


def _read_cell(side: Side, cell: _MatCell) -> tuple[FileEntry, FileFault | None]:
    """The entry of a cell; what cannot be read is kept as it is, with the fault."""
    if _is_throw(cell):
        return _throw(side, cell)
    found = _CELL.match(cell.text)
    entry = FileEntry(side, EntryKind.UNREAD, cell.spot, cell.text)
    if found is None:
        return entry, fault("not-understood", cell.spot, text=printable(cell.text))
    word = found[0].lower()
    if word in _LOST:
        side, word = side.other, "win"
        entry = replace(entry, side=side)
    kind = _KINDS.get(word) or _KINDS.get(word.removesuffix("s")) or _KINDS[word.removesuffix("es")]
    rest = cell.text[found.end() :]
    number = _VALUE.search(rest)
    value = None if number is None else int(number[0])
    if kind is EntryKind.RESIGN:
        value = next((n for name, n in _TIMES if name in rest.lower()), None)
    if value is not None and value > 3 * HIGHEST_CUBE:
        if kind is EntryKind.WIN:  # the cube will tell what it can have been worth
            return replace(entry, kind=kind, value=3 * HIGHEST_CUBE), None
        bad = fault("no-such-value", cell.spot, "value", value=value)
        return replace(entry, kind=kind), bad
    return replace(entry, kind=kind, value=value), None


def _throw(side: Side, cell: _MatCell) -> tuple[FileEntry, FileFault | None]:
    found = _ROLL.match(cell.text)
    assert found is not None  # it is what cells begin with
    roll = (int(found[1]), int(found[2]))
    entry = FileEntry(side, EntryKind.PLAY, cell.spot, cell.text, roll=roll)
    rest = cell.text[found.end() :]
    if _NO_PLAY.match(rest):
        return replace(entry, passed=any(letter.isalpha() for letter in rest)), None
    if _UNKNOWN.match(rest):
        return replace(entry, hops=None), None
    declared = _DECLARED.match(rest)
    if declared is not None:
        return _declared(entry, declared[1])
    marked = _MARKED.match(rest)
    offset = found.end()
    if marked is not None:
        offset += marked.end()
        rest = rest[marked.end() :]
        if rest.startswith("(") and rest.endswith(")"):
            rest, offset = rest[1:-1], offset + 1
    played = _NUMBER_UNPLAYED.sub(lambda word: " " * len(word[0]), rest)
    hops = parse_play(played)
    if not hops:
        return replace(entry, passed=True), None
    if isinstance(hops, UnreadablePlay):
        spot = FileSpot(cell.spot.line, cell.spot.column + offset + hops.offset)
        bad = fault("no-such-move", spot, "play", text=printable(hops.text))
        return replace(entry, kind=EntryKind.UNREAD), bad
    return replace(entry, hops=hops, passed=played != rest), None


def _declared(entry: FileEntry, told: str) -> tuple[FileEntry, FileFault | None]:
    """A play that the program which wrote the file found impossible, with what came of it."""
    try:
        position = parse_snowie(told)
    except IdError as wrong:
        bad = fault("no-such-position", entry.spot, "play", why=wrong.key)
        return replace(entry, setup=FileSetup()), bad
    return replace(entry, setup=FileSetup(position)), None
