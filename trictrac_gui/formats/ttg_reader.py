"""Reads the project's own formats: copies as ``.ttg``, and the journals of games played here.

``resources/formats/ttg.md`` describes the first. Every line is one JSON object. The legal part is
read, and the first fault of each game is told with its line; the rest of that game is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from trictrac_gui.decoding import WRONG_VALUE, DecodingError, Fields, load_object
from trictrac_gui.engine.entries import Did, RecordError, decode
from trictrac_gui.engine.match import (
    HIGHEST_CUBE,
    Match,
    check_agreement,
    decode_match,
)
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.notation import PositionError, parse_position
from trictrac_gui.engine.play import IllegalAction, start
from trictrac_gui.engine.state import Cube, Phase
from trictrac_gui.engine.tree import ROOT, GameTree
from trictrac_gui.engine.variant import OptionError, Variant
from trictrac_gui.formats.document import (
    Document,
    FileGame,
    Format,
    Kept,
    Outcome,
    document_of,
    explained,
    fault_of,
    outcome_of,
)
from trictrac_gui.formats.faults import FileFault, FileSpot, Unreadable, fault
from trictrac_gui.formats.file_entries import LONGEST_NAME, Json
from trictrac_gui.formats.text import LONGEST_LINE, MOST_LINES, lines, printable
from trictrac_gui.formats.ttg_writer import FORMAT, VERSION
from trictrac_gui.storage.errors import NewerVersion, NotAJournal
from trictrac_gui.storage.journal_header import read_free
from trictrac_gui.storage.journal_lines import MARKS
from trictrac_gui.storage.reading import contents, scan_journal
from trictrac_gui.variants import VARIANTS

DEEPEST: Final = 60
"""Branches from branches."""

Upgrade = Callable[[dict[str, object]], dict[str, object]]
UPGRADES: Final[tuple[Upgrade, ...]] = (lambda line: line,)
"""What makes a line of version 2 of one of version 1, and so on; 2 has only added names."""

_HEADER: Final = (
    "format",
    "version",
    "program",
    "variant",
    "options",
    "names",
    "match",
    "about",
    "comment",
    "dice",
)
_OPENING: Final = (
    "game",
    "score",
    "crawford_played",
    "position",
    "to_move",
    "cube",
    "points",
    "comment",
    "marks",
)
_RESULT: Final = ("result", "winner", "points")
_TOLD: Final = ("value", "expected", "rule", "limit")
"""What sentences about faults repeat of what was found."""


def _fault_at(line: int, bad: DecodingError) -> FileFault:
    """The fault of a line that cannot be what it stands for."""
    key = bad.key if not bad.field else WRONG_VALUE.get(bad.key, bad.key)
    told = {name: value for name, value in bad.values.items() if name in _TOLD}
    return fault(key, FileSpot(line, bad.column or 1), bad.field, **told)


def read_ttg(text: str, variants: Sequence[Variant] = VARIANTS) -> Document:
    """The games of a ``.ttg`` text. Raises ``Unreadable`` where its first line is no header."""
    found = lines(text)
    try:
        header = _object(found[0])
        reader = _Reader(*_header(header, variants))
    except DecodingError as bad:
        raise Unreadable(_fault_at(1, bad)) from None
    for number, line in enumerate(found[1:], 2):
        if number > MOST_LINES:
            reader.faults.append(fault("too-many-entries", FileSpot(number, 1), limit=MOST_LINES))
            break
        if line.strip():
            reader.read(number, line)
    return reader.finished()


def _object(line: str) -> dict[str, object]:
    if len(line) > LONGEST_LINE:
        raise DecodingError("line-too-long", column=LONGEST_LINE + 1)
    return load_object(line.encode("utf-8", "surrogatepass"))


# --- The header ------------------------------------------------------------------------------


def _header(data: Json, variants: Sequence[Variant]) -> tuple[Document, tuple[Upgrade, ...]]:
    if data.get("format") != FORMAT:
        raise DecodingError("wrong-format", "format")
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise DecodingError("wrong-value", "version")
    if version > VERSION:
        raise DecodingError("newer-version", "version", value=version)
    upgrades = UPGRADES[version - 1 :]
    for upgrade in upgrades:
        data = upgrade(dict(data))
    _only(data, _HEADER)
    variant, names, match, dice = _common_header(data, variants)
    about = tuple((name, str(value)) for name, value in _mapping(data, "about").items())
    comment = _text(data, "comment")
    document = Document(Format.TTG, variant, names, match, about=about, comment=comment, dice=dice)
    return document, upgrades


def _common_header(
    data: Json, variants: Sequence[Variant]
) -> tuple[Variant, tuple[str, str], Match, Json | None]:
    """What the first lines of games and of journals have in common. Raises ``DecodingError``."""
    variant = next((known for known in variants if known.key == data.get("variant")), None)
    if variant is None:
        raise DecodingError(
            "unknown-game", "variant", value=printable(str(data.get("variant")), 40)
        )
    try:
        variant = variant.configured(_mapping(data, "options"))  # type: ignore[arg-type]
    except OptionError as error:
        raise DecodingError("wrong-value", f"options.{error.key}") from None
    dice = _mapping(data, "dice") if "dice" in data else None
    return variant, _names(data), _match(variant, _mapping(data, "match")), dice


def _match(variant: Variant, data: Json) -> Match:
    try:
        match = decode_match(data or {"kind": "game"})
        check_agreement(variant, match.agreement)
    except DecodingError as error:
        raise error.at(within="match") from None
    return match


def _names(data: Json) -> tuple[str, str]:
    names = data.get("names", ["", ""])
    if (
        not isinstance(names, list)
        or len(names) != 2
        or not all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in names)
    ):
        raise DecodingError("wrong-value", "names")
    return names[0], names[1]


def _only(data: Json, known: Sequence[str]) -> None:
    """Raise ``DecodingError`` for a field that is not known."""
    for name in data:
        if name not in known:
            raise DecodingError("unknown-field", printable(name, 40))


def _mapping(data: Json, name: str) -> Mapping[str, object]:
    value = data.get(name, {})
    if not isinstance(value, dict):
        raise DecodingError("wrong-value", name)
    return value


def _text(data: Json, name: str) -> str:
    value = data.get(name, "")
    if not isinstance(value, str):
        raise DecodingError("wrong-value", name)
    return value


# --- The games -------------------------------------------------------------------------------


@dataclass
class _Open:
    """The game being read; ``stopped`` is why it can be followed no further."""

    number: int
    tree: GameTree
    kept: list[Kept] = field(default_factory=list)
    outcome: Outcome | None = None
    stopped: FileFault | None = None
    depths: dict[int, int] = field(default_factory=lambda: {ROOT: 0})
    """How many branches deep each moment stands."""

    def file_game(self) -> FileGame:
        """All that was read of it."""
        game = FileGame(self.tree, self.number)
        game.last.findings = tuple(self.kept)
        return replace(game, outcome=self.outcome or outcome_of(game.end()))


class _Reader:
    def __init__(self, document: Document, upgrades: Sequence[Upgrade]) -> None:
        self._document = document
        self._upgrades = upgrades
        self._games: list[FileGame] = []
        self._open: _Open | None = None
        self._lost = False  # the line a game begins with could not be read
        self.faults: list[FileFault] = []

    def read(self, number: int, line: str) -> None:
        """Take the next line."""
        data: dict[str, object] | None = None
        try:
            data = _object(line)
            for upgrade in self._upgrades:
                data = upgrade(data)
            if "game" in data:
                self._close()
                self._lost = True
                self._open = self._opening(data, number)
            elif self._open is None:
                raise DecodingError("no-game")
            elif "kept" in data:
                self._keep(self._open, data, number)
            elif "result" in data:
                self._result(self._open, data)
            elif self._open.stopped is None:
                self._action(self._open, data)
            else:
                self._open.kept.append(Kept(told=data))
        except DecodingError as bad:
            self._stop(_fault_at(number, bad), data)

    def _stop(self, found: FileFault, data: Json | None) -> None:
        game = self._open
        if game is None:
            if not self._lost or (data is not None and "game" in data):
                self.faults.append(found)
            self._lost = True
        elif game.stopped is None:
            self.faults.append(found)
        if game is not None:
            why = explained(found) if game.stopped is None else None
            game.stopped = game.stopped or found
            if data is not None:
                game.kept.append(Kept(told=data, why=why))

    def _opening(self, data: Json, number: int) -> _Open:
        _only(data, _OPENING)
        at = data["game"]
        if type(at) is not int or not 0 < at < 10**6:
            raise DecodingError("wrong-value", "game")
        match = self._match(data, number)
        variant = self._document.variant
        begun = start(variant, match)
        if "position" in data:
            try:
                begun = replace(begun, position=parse_position(variant, _text(data, "position")))
            except PositionError as error:
                raise DecodingError(error.fault.key, "position") from None
            except ValueError:
                raise DecodingError("wrong-value", "position") from None
        if "to_move" in data:
            to_move = _side(data, "to_move")
            begun = replace(begun, phase=Phase.TO_THROW, to_move=to_move)
        if "cube" in data:
            begun = replace(begun, cube=_cube(data["cube"]))
        if "points" in data:
            begun = replace(begun, score=_points(variant, data))
        tree = GameTree(variant, match, begun)
        tree.describe(tree.root, _text(data, "comment"), _text(data, "marks"))
        return _Open(at, tree)

    def _match(self, data: Json, line: int) -> Match:
        """The match before a game; the line says how it stands by then."""
        score = data.get("score", [0, 0])
        if (
            not isinstance(score, list)
            or len(score) != 2
            or not all(type(points) is int and 0 <= points < 10**6 for points in score)
        ):
            raise DecodingError("wrong-value", "score")
        played = data.get("crawford_played", False)
        if not isinstance(played, bool):
            raise DecodingError("wrong-value", "crawford_played")
        given = (score[0], score[1])
        match = self._document.match
        if self._games:
            match = self._games[-1].match_after()
            if match.score != given and self._games[-1].outcome is not None:
                shown = f"{match.score[0]}–{match.score[1]}"
                spot = FileSpot(line, 1)
                self.faults.append(fault("score-differs", spot, "score", expected=shown))
        return replace(match, score=given, crawford_played=played)

    def _keep(self, game: _Open, data: Json, line: int) -> None:
        _only(data, ("kept", "why"))
        told = _mapping(data, "kept")
        why = _mapping(data, "why") if "why" in data else None
        game.kept.append(Kept(told=told, why=why))
        if game.stopped is None:
            game.stopped = (
                FileFault("kept", FileSpot(line, 1)) if why is None else fault_of(why, line)
            )
            self.faults.append(game.stopped)

    def _action(self, game: _Open, data: Json) -> None:
        said = {name: _text(data, name) for name in ("comment", "marks")}
        if "do" not in data:
            raise DecodingError("wrong-value", "do")
        try:
            entry = decode({name: value for name, value in data.items() if name not in said})
            assert isinstance(entry, Did)
            self._append(game, entry, said["comment"], said["marks"])
        except RecordError as error:
            raise DecodingError(error.key, error.field) from None
        except IllegalAction as error:
            raise DecodingError("not-legal", "do", rule=error.key) from None

    def _append(self, game: _Open, entry: Did, comment: str, marks: str) -> None:
        """Let an action follow an earlier one; the first is how it went on."""
        if entry.id != len(game.tree):
            raise DecodingError("not-the-next-id", "id")
        if not game.tree.knows(entry.parent):
            raise DecodingError("no-such-moment", "after")
        parent = game.tree.node(entry.parent)
        depth = game.depths[parent.id] + bool(parent.children)
        if depth > DEEPEST:
            raise DecodingError("too-deep", "after")
        game.tree.append(parent, entry.action, comment, marks)
        game.depths[entry.id] = depth

    def _result(self, game: _Open, data: Json) -> None:
        _only(data, _RESULT)
        points = data.get("points")
        if type(points) is not int or not 0 < points <= 3 * HIGHEST_CUBE * 999:
            raise DecodingError("wrong-value", "points")
        told = Outcome(_side(data, "winner"), points, _text(data, "result"))
        seen = outcome_of(FileGame(game.tree).end())
        if seen is not None and seen != told:
            raise DecodingError("wrong-result", "result", expected=seen.points)
        game.outcome = told

    def _close(self) -> None:
        game, self._open = self._open, None
        if game is None:
            return
        self._games.append(game.file_game())

    def finished(self) -> Document:
        """Everything that was read."""
        self._close()
        if not self._games and not self.faults:
            self.faults.append(fault("no-game", FileSpot(1, 1)))
        return replace(self._document, games=tuple(self._games), faults=tuple(self.faults))


def _side(data: Json, name: str) -> Side:
    value = data.get(name)
    if type(value) is not int or value not in (0, 1):
        raise DecodingError("wrong-value", name)
    return Side(value)


def _points(variant: Variant, data: Json) -> tuple[int, int]:
    """The points both sides have at the beginning, in a game that is won by points."""
    points = data["points"]
    if variant.target is None:
        raise DecodingError("unknown-field", "points")
    if (
        not isinstance(points, list)
        or len(points) != 2
        or not all(type(one) is int and 0 <= one < variant.target for one in points)
    ):
        raise DecodingError("wrong-value", "points")
    return points[0], points[1]


def _cube(value: object) -> Cube:
    if not isinstance(value, list) or len(value) != 2:
        raise DecodingError("wrong-value", "cube")
    shown, owner = value
    if type(shown) is not int or not 0 < shown <= HIGHEST_CUBE or shown & (shown - 1):
        raise DecodingError("no-such-cube", "cube")
    return Cube(shown, None if owner is None else _side({"cube": owner}, "cube"))


# --- Journals --------------------------------------------------------------------------------


def read_journal(data: bytes, variants: Sequence[Variant] = VARIANTS) -> Document:
    """The games of a journal as far as it is sound and legal.

    Raises ``Unreadable`` for what is no journal of this program, or one of a newer version.
    """
    try:
        found = contents(scan_journal(Path("-"), data))
        variant, names, match, dice = _common_header(found.header, variants)
        free, begins = read_free(variant, match, Fields(found.header))
    except NewerVersion as newer:
        raise Unreadable(fault("newer-version", FileSpot(1, 1), value=newer.version)) from None
    except NotAJournal as wrong:
        raise Unreadable(fault(wrong.key, FileSpot(1, 1))) from None
    except DecodingError as bad:
        raise Unreadable(_fault_at(1, bad)) from None
    tree = GameTree(variant, match, begins, free=free)
    faults: list[FileFault] = []
    for number, entry in enumerate(found.entries, 2):
        try:
            tree.replay(decode({key: value for key, value in entry.items() if key not in MARKS}))
        except RecordError as error:
            faults.append(fault(error.key, FileSpot(number, 1), error.field))
            break
    if not faults and found.damage is not None:
        faults.append(fault("damaged", FileSpot(found.damage.line, 1), found.damage.key))
    read = document_of(tree, names, dice)
    return replace(read, format=Format.JOURNAL, faults=tuple(faults))
