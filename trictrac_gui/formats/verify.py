"""Putting the record of a game to the proof: every action to the rules, every throw to its dice.

Whatever contradicts itself in a record is told with its line. What cannot be seen in it is that
another secret number was put in and the game made anew to fit: against that only the fingerprint
helps that was noted before the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from trictrac_gui.decoding import DecodingError, loads
from trictrac_gui.engine.dice import DiceChoice, commitment, decode_dice
from trictrac_gui.engine.entries import Did, RecordError
from trictrac_gui.engine.entries import decode as decode_entry
from trictrac_gui.engine.model import Roll
from trictrac_gui.engine.play import start
from trictrac_gui.engine.state import Origin, Rolled
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.formats.faults import FileFault, FileSpot, Unreadable, Weight, fault
from trictrac_gui.storage.errors import NotAJournal
from trictrac_gui.storage.files import read_file
from trictrac_gui.storage.journal_lines import LARGEST_FILE, MARKS, Damage, is_time, read_header
from trictrac_gui.storage.reading import Contents, read
from trictrac_gui.variants import VARIANTS

if TYPE_CHECKING:
    from trictrac_gui.engine.match import Match
    from trictrac_gui.formats.document import FileGame


class Proof(Enum):
    """What a record shows of its throws, from nothing to all that a record can show."""

    REFUSED = "refused"
    """It contradicts itself, or its throws cannot be made again."""
    CONSISTENT = "consistent"
    """It fits together, and could have been made afterwards with another secret number."""
    PROVED = "proved"
    """And its secret number is the one whose fingerprint was noted before the game."""


@dataclass(frozen=True, slots=True)
class WrongThrow:
    """A throw that is not the one its dice give; ``line`` counts from 1, ``number`` from 1."""

    line: int
    number: int
    written: Roll
    expected: Roll


@dataclass(frozen=True, slots=True)
class Verdict:
    """What putting a record to the proof has shown.

    ``agreed`` throws are as the dice of the game give them, ``by_hand`` were set by hand and
    ``scripted`` given in advance, as the record says. ``faults`` are what cannot be right, with
    their lines; what follows the first of them was perhaps not looked at. ``complete`` tells that
    the game, or the match, was played to its end.
    """

    choice: DiceChoice
    agreed: int = 0
    by_hand: int = 0
    scripted: int = 0
    wrong: tuple[WrongThrow, ...] = ()
    faults: tuple[FileFault, ...] = ()
    complete: bool = False

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the secret number in the record; empty where there is none."""
        return "" if self.choice.checkable is None else commitment(self.choice.checkable[0])

    @property
    def consistent(self) -> bool:
        """Whether every throw could be made again, and nothing contradicts the record."""
        return self.choice.repeatable and not self.wrong and not self.faults

    def proof(self, fingerprint: str | None = None, words: str | None = None) -> Proof:
        """What is shown, with the fingerprint and the words noted before the game, or without."""
        if not self.consistent or fingerprint not in (None, self.fingerprint):
            return Proof.REFUSED
        if words is not None and words != (self.choice.checkable or (b"", ""))[1]:
            return Proof.REFUSED
        all_thrown = self.complete and not self.by_hand and not self.scripted
        return Proof.PROVED if fingerprint is not None and all_thrown else Proof.CONSISTENT


class UnknownDice(ValueError):
    """The first line of a file says of its dice what cannot be; ``field`` says which part."""

    def __init__(self, path: Path, field: str) -> None:
        super().__init__(f"{path}: {field}")
        self.path = path
        self.field = field


def verify(path: Path) -> Verdict:
    """Put a saved game to the proof, with the lines of play that were left.

    It may be a journal or a copy as ``.ttg``. Raises ``JournalError`` where the file cannot be
    read, ``NotAJournal``, ``NewerVersion`` and ``UnknownDice``.
    """
    try:
        contents = read(path)
    except NotAJournal:
        copy = _copy(path)
        if copy is None:
            raise
        return copy
    return _journal(path, contents)


# --- Journals --------------------------------------------------------------------------------


def _journal(path: Path, contents: Contents) -> Verdict:
    choice = _choice(path, contents.header)
    try:
        header = read_header(contents.header, VARIANTS)
    except DecodingError as bad:
        return Verdict(choice, faults=(fault("wrong-value", FileSpot(1, 1), bad.field),))
    throws = _Throws(choice)
    faults = [*_of_the_header(choice, free=header.free)]
    tree = header.tree()
    lines: dict[int, int] = {}
    stopped = None
    for line, entry in enumerate(contents.entries, start=2):
        if is_time(entry):
            continue
        try:
            did = decode_entry({key: value for key, value in entry.items() if key not in MARKS})
            tree.replay(did)
        except RecordError as error:
            stopped = fault(error.key, FileSpot(line, 1), error.field)
            break
        if isinstance(did, Did):
            lines[did.id] = line
        if (entry.get("over") is True) is not (tree.state.match.over and not tree.free):
            faults.append(fault("over-differs", FileSpot(line, 1)))
    throws.compare(tree, lines)
    stopped = stopped or _torn(contents)
    if stopped is not None:
        faults.append(stopped)
    return throws.verdict(faults, complete=tree.state.match.over)


def _torn(contents: Contents) -> FileFault | None:
    """Where a journal stops in the middle of a line, or a line of it is not sound."""
    if contents.damage is not None:
        return _damage(contents.damage)
    if contents.torn:
        return fault("cut-off", FileSpot(len(contents.entries) + 2 + bool(contents.moved), 1))
    return None


def _damage(found: Damage) -> FileFault:
    key = "line-too-long" if found.key == "too-long" else found.key
    return fault(key, FileSpot(found.line, 1), "check" if key == "missing-field" else "")


# --- Copies ----------------------------------------------------------------------------------


def _copy(path: Path) -> Verdict | None:
    """The verdict on a copy of a game as ``.ttg``; None for any other file."""
    from trictrac_gui.formats.document import Format  # noqa: PLC0415 - for copies only
    from trictrac_gui.formats.formats import read_document, recognise  # noqa: PLC0415 - as above

    try:
        data = read_file(path, LARGEST_FILE)
        if recognise(data) is not Format.TTG:
            return None
        document = read_document(data, Format.TTG)
        lines = data.splitlines()
        header = loads(lines[0])
    except (OSError, Unreadable, DecodingError, IndexError):
        return None
    assert isinstance(header, dict)  # or nothing would have been read
    choice = _choice(path, header)
    faults = [
        *_of_the_header(choice),
        *(found for found in document.faults if found.weight is Weight.ERROR),
    ]
    throws, complete, match = _Throws(choice), not faults, document.match
    for game, lines_of in zip(document.games, _lines_of_games(lines), strict=False):
        if not faults:
            faults += _of_the_opening(game, match, lines_of.opening)
        end = game.end()
        if lines_of.result and end.result is None:
            faults.append(fault("result-not-played", FileSpot(lines_of.result, 1)))
        told = lines_of.result > 0 or end.result is None or end.result.winner is None
        complete = complete and end.result is not None and told
        throws.compare(game.tree, lines_of.actions)
        throws.made += game.last.throws
        match = end.match
    return throws.verdict(faults, complete=complete and match.over)


def _of_the_opening(game: FileGame, match: Match, line: int) -> Iterator[FileFault]:
    """What cannot be right about how a game of a copy begins, after a match came to stand so."""
    begun = game.start
    if match.over:
        yield fault("match-is-over", FileSpot(line, 1))
    elif begun.match != match:
        shown = "{}–{}".format(*match.score)
        yield fault("score-differs", FileSpot(line, 1), "score", expected=shown)
    if begun != start(begun.variant, begun.match):
        yield fault("begins-set-up", FileSpot(line, 1))


@dataclass
class _LinesOfGame:
    """Where a game of a copy stands: its opening, its actions by their ids, its result or 0."""

    opening: int
    actions: dict[int, int] = field(default_factory=dict)
    result: int = 0


def _lines_of_games(lines: Sequence[bytes]) -> list[_LinesOfGame]:
    found: list[_LinesOfGame] = []
    for number, line in enumerate(lines, start=1):
        try:
            entry = loads(line) if line.strip() else None
        except DecodingError:
            continue  # it is among the faults
        if not isinstance(entry, dict):
            continue
        if "game" in entry:
            found.append(_LinesOfGame(number))
        elif found and "do" in entry and type(entry.get("id")) is int:
            found[-1].actions.setdefault(entry["id"], number)
        elif found and "result" in entry:
            found[-1].result = number
    return found


# --- Dice ------------------------------------------------------------------------------------


def _choice(path: Path, header: Mapping[str, object]) -> DiceChoice:
    try:
        return decode_dice(header.get("dice"), "dice")
    except DecodingError as bad:
        raise UnknownDice(path, bad.field) from None


def _of_the_header(choice: DiceChoice, *, free: bool = False) -> Iterator[FileFault]:
    """What the first line says of the dice that no game played here would have."""
    if choice.checkable is not None and (choice.script or choice.seed is not None):
        yield fault("other-dice-beside", FileSpot(1, 1))
    if choice.repeatable and free:
        yield fault("free-game", FileSpot(1, 1))


class _Throws:
    """Compares the throws of a record with those of its dice; ``made`` were before a tree."""

    def __init__(self, choice: DiceChoice) -> None:
        self.choice = choice
        self.made = 0
        self._source = choice.source()
        self._agreed: Counter[Origin] = Counter()
        self._wrong: list[WrongThrow] = []
        self._faults: list[FileFault] = []

    def compare(self, tree: GameTree, lines: Mapping[int, int]) -> None:
        """Look at the throws of a tree, also where play was left; ``lines`` are told by id."""
        for node in tree.nodes():
            rolled = node.action
            if not isinstance(rolled, Rolled):
                continue
            if rolled.origin is Origin.HAND or not self.choice.repeatable:
                self._agreed[rolled.origin] += 1
                continue
            ordinal, line = self.made + node.throws - 1, lines.get(node.id, 0)
            numbers, origin = self._source.throw(ordinal, len(rolled.numbers))
            if numbers != rolled.numbers:
                self._wrong.append(WrongThrow(line, ordinal + 1, rolled.numbers, numbers))
            elif origin is not rolled.origin:
                self._faults.append(fault("wrong-origin", FileSpot(line, 1)))
            else:
                self._agreed[origin] += 1

    def verdict(self, faults: Iterable[FileFault], *, complete: bool) -> Verdict:
        """What was found, with what else is wrong with the record."""
        told = sorted((*faults, *self._faults), key=lambda found: found.spot)
        return Verdict(
            self.choice,
            self._agreed[Origin.DICE],
            self._agreed[Origin.HAND],
            self._agreed[Origin.SCRIPT],
            tuple(self._wrong),
            tuple(told),
            complete,
        )
