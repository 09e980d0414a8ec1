"""Reads the project's own formats: copies as ``.ttg``, and the journals of games played here.

``resources/formats/ttg.md`` describes the first. Every line is one JSON object. The legal part is
read, and the first fault of each game is told with its line; the rest of that game is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from trictrac_gui.decoding import (
    WRONG_VALUE,
    DecodingError,
    Fields,
    flag,
    load_object,
    one_line,
    pair,
    text,
    whole,
)
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
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import Action, Cube, Phase
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.tree_nodes import ROOT, GameNode
from trictrac_gui.engine.variant import OptionError, Variant
from trictrac_gui.formats.document import (
    Document,
    FileGame,
    Format,
    Outcome,
    SourceEntry,
    UnplayedEntry,
    document_of,
    explained,
    fault_of,
    outcome_of,
)
from trictrac_gui.formats.entry_follower import set_up_by
from trictrac_gui.formats.faults import FileFault, FileSpot, Unreadable, fault, note
from trictrac_gui.formats.file_entries import (
    LONGEST_NAME,
    MOST_MATCHES,
    EntryKind,
    Json,
    entry_of,
)
from trictrac_gui.formats.text import LONGEST_LINE, MOST_LINES, lines, printable
from trictrac_gui.formats.ttg_writer import FORMAT, VERSION
from trictrac_gui.storage.errors import NewerVersion, NotAJournal
from trictrac_gui.storage.journal_lines import ANY_BIT, MARKS, is_time, read_free
from trictrac_gui.storage.reading import contents, scan_journal
from trictrac_gui.variants import VARIANTS

DEEPEST: Final = 60
"""Branches from branches."""

Upgrade = Callable[[dict[str, object]], dict[str, object]]
UPGRADES: Final[tuple[Upgrade, ...]] = (lambda line: line, lambda line: line)
"""What makes a line of version 2 of one of version 1, and so on; both have only added names."""

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
_BEGINS: Final = '{"format":'
_SET_UP: Final = ("id", "after", "set_up", "why", "comment", "marks")
_RESULT: Final = ("result", "winner", "points")
_TOLD: Final = ("value", "expected", "rule", "limit")
"""What sentences about faults repeat of what was found."""

_KEYS: Final = {
    **WRONG_VALUE,
    **dict.fromkeys(("missing-field", "too-long"), "wrong-value"),
}
_TEXT: Final = text(LONGEST_LINE)
_NAME: Final = text(LONGEST_NAME)
_POINTS: Final = whole(0, 10**6 - 1)


def _fault_at(line: int, bad: DecodingError) -> FileFault:
    """The fault of a line that cannot be what it stands for."""
    key = _KEYS.get(bad.key, bad.key) if bad.field else bad.key
    told = {name: value for name, value in bad.values.items() if name in _TOLD}
    return fault(key, FileSpot(line, bad.column or 1), printable(bad.field, 60), **told)


def read_ttg(text: str, variants: Sequence[Variant] = VARIANTS) -> Document:
    """The games of a ``.ttg`` text. Raises ``Unreadable`` where its first line is no header.

    Another header begins another match.
    """
    found = lines(text)
    done: list[Document] = []
    reader: _TtgReader | None = None
    for number, line in enumerate(found, 1):
        if number > MOST_LINES and reader is not None:
            reader.faults.append(fault("too-many-entries", FileSpot(number, 1), limit=MOST_LINES))
            break
        if reader is None or line.startswith(_BEGINS):
            try:
                following = _TtgReader(*_header(_object(line), variants))
            except DecodingError as bad:
                if reader is None:
                    raise Unreadable(_fault_at(1, bad)) from None
                reader.faults.append(_fault_at(number, bad))
                break
            if reader is not None:
                done.append(reader.finished())
            reader = following
            if len(done) >= MOST_MATCHES:
                spot = FileSpot(number, 1)
                reader.faults.append(fault("too-many-entries", spot, limit=MOST_MATCHES))
                break
        elif line.strip():
            reader.read(number, line)
    assert reader is not None  # no text without a line is read
    first, *others = (*done, reader.finished())
    return replace(first, following=tuple(others))


def _object(line: str) -> dict[str, object]:
    if len(line) > LONGEST_LINE:
        raise DecodingError("line-too-long", column=LONGEST_LINE + 1)
    return load_object(line.encode("utf-8", "surrogatepass"))


# --- The header ------------------------------------------------------------------------------


def _header(data: Json, variants: Sequence[Variant]) -> tuple[Document, tuple[Upgrade, ...]]:
    if data.get("format") != FORMAT:
        raise DecodingError("wrong-format", "format")
    version = Fields(data).read("version", whole(1, 10**18))
    if version > VERSION:
        raise DecodingError("newer-version", "version", value=version)
    upgrades = UPGRADES[version - 1 :]
    for upgrade in upgrades:
        data = upgrade(dict(data))
    header = Fields(data)
    header.only(_HEADER)
    variant, names, match, dice = _common_header(header, variants)
    about = tuple((name, str(value)) for name, value in _mapping(header, "about").items())
    comment = header.get("comment", _TEXT, "")
    document = Document(Format.TTG, variant, names, match, about=about, comment=comment, dice=dice)
    return document, upgrades


def _common_header(
    header: Fields, variants: Sequence[Variant]
) -> tuple[Variant, tuple[str, str], Match, Json | None]:
    """What the first lines of games and of journals have in common. Raises ``DecodingError``."""
    key = header.data.get("variant")
    variant = next((known for known in variants if known.key == key), None)
    if variant is None:
        raise header.fault("unknown-game", "variant", value=printable(str(key), 40))
    try:
        variant = variant.configured(_mapping(header, "options"))  # type: ignore[arg-type]
    except OptionError as error:
        raise header.fault("wrong-value", f"options.{error.key}") from None
    dice = _mapping(header, "dice") if "dice" in header else None
    names = header.get("names", pair(_NAME), ("", ""))
    kept = one_line(names[0], LONGEST_NAME), one_line(names[1], LONGEST_NAME)
    return variant, kept, _match(variant, _mapping(header, "match")), dice


def _match(variant: Variant, data: Json) -> Match:
    try:
        match = decode_match(data or {"kind": "game"})
        check_agreement(variant, match.agreement)
    except DecodingError as error:
        raise error.at(within="match") from None
    return match


def _mapping(data: Fields, name: str) -> Json:
    return data.get(name, Fields, Fields({})).data


# --- The games -------------------------------------------------------------------------------


@dataclass
class _OpenTtgGame:
    """The game being read; ``stopped`` is why it can be followed no further."""

    number: int
    tree: GameTree
    kept: list[UnplayedEntry] = field(default_factory=list)
    outcome: Outcome | None = None
    stopped: FileFault | None = None
    depths: dict[int, int] = field(default_factory=lambda: {ROOT: 0})
    """How many branches deep each moment stands."""

    def file_game(self) -> FileGame:
        game = FileGame(self.tree, self.number)
        game.last.findings += tuple(self.kept)
        return replace(game, outcome=self.outcome or outcome_of(game.end()))


class _TtgReader:
    def __init__(self, document: Document, upgrades: Sequence[Upgrade]) -> None:
        self._document = document
        self._upgrades = upgrades
        self._games: list[FileGame] = []
        self._open: _OpenTtgGame | None = None
        self._lost = False  # the line a game begins with could not be read
        self.faults: list[FileFault] = []

    def read(self, number: int, line: str) -> None:
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
            elif self._open.stopped is not None:
                self._open.kept.append(UnplayedEntry(told=data))
            elif "set_up" in data:
                self._set_up(self._open, data, number)
            else:
                self._action(self._open, data)
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
                game.kept.append(UnplayedEntry(told=data, why=why))

    def _opening(self, line: Json, number: int) -> _OpenTtgGame:
        data = Fields(line)
        data.only(_OPENING)
        at = data.read("game", whole(1, 10**6 - 1))
        match = self._match(data, number)
        variant = self._document.variant
        begun = start(variant, match)
        if "position" in data:
            try:
                position = parse_position(variant, data.read("position", _TEXT))
            except PositionError as error:
                raise data.fault(error.fault.key, "position") from None
            except DecodingError:
                raise
            except ValueError:
                raise data.fault("wrong-value", "position") from None
            begun = replace(begun, position=position)
        if "to_move" in data:
            begun = replace(begun, phase=Phase.TO_THROW, to_move=data.read("to_move", _side))
        if "cube" in data:
            begun = replace(begun, cube=data.read("cube", _cube))
        if "points" in data:
            if variant.target is None:
                raise data.fault("unknown-field", "points")
            below = whole(0, variant.target - 1)
            begun = replace(begun, score=data.read("points", pair(below)))
        tree = GameTree(variant, match, begun)
        tree.describe(tree.root, data.get("comment", _TEXT, ""), data.get("marks", _TEXT, ""))
        return _OpenTtgGame(at, tree)

    def _match(self, data: Fields, line: int) -> Match:
        """The match before a game; the line says how it stands by then."""
        given = data.get("score", pair(_POINTS), (0, 0))
        played = data.get("crawford_played", flag, False)
        match = self._document.match
        if self._games:
            match = self._games[-1].match_after()
            if match.score != given and self._games[-1].outcome is not None:
                shown = f"{match.score[0]}–{match.score[1]}"
                spot = FileSpot(line, 1)
                self.faults.append(fault("score-differs", spot, "score", expected=shown))
        return replace(match, score=given, crawford_played=played)

    def _keep(self, game: _OpenTtgGame, line: Json, number: int) -> None:
        data = Fields(line)
        data.only(("kept", "why"))
        told = _mapping(data, "kept")
        why = _mapping(data, "why") if "why" in data else None
        game.kept.append(UnplayedEntry(told=told, why=why))
        if game.stopped is None:
            game.stopped = (
                FileFault("kept", FileSpot(number, 1)) if why is None else fault_of(why, number)
            )
            self.faults.append(game.stopped)

    def _action(self, game: _OpenTtgGame, data: Json) -> None:
        fields = Fields(data)
        said = {name: fields.get(name, _TEXT, "") for name in ("comment", "marks")}
        if "do" not in data:
            raise DecodingError("wrong-value", "do")
        try:
            entry = decode({name: value for name, value in data.items() if name not in said})
            assert isinstance(entry, Did)
            self._append(game, entry.id, entry.parent, entry.action, said["comment"], said["marks"])
        except IllegalAction as error:
            raise DecodingError("not-legal", "do", rule=error.key) from None

    def _set_up(self, game: _OpenTtgGame, line: Json, number: int) -> None:
        """Checkers that were put elsewhere, also by a play that the rules do not allow."""
        data = Fields(line)
        data.only(_SET_UP)
        entry = entry_of(_mapping(data, "set_up"))
        if entry is None or entry.kind not in (EntryKind.PLAY, EntryKind.SETUP):
            raise data.fault("wrong-value", "set_up")
        after = data.read("after", whole(0, len(game.tree) - 1))
        setup = set_up_by(game.tree.state_at(game.tree.node(after)), entry)
        if setup is None:
            raise data.fault("wrong-value", "set_up")
        said = [data.get(name, _TEXT, "") for name in ("comment", "marks")]
        try:
            node = self._append(game, data.read("id", whole(1, 10**9)), after, setup, *said)
        except PositionError as wrong:
            raise data.fault(wrong.fault.key, "set_up") from None
        why = _mapping(data, "why") if "why" in data else None
        found = None if why is None else fault_of(why, number)
        if found is not None:
            self.faults.append(found)
        node.findings = (SourceEntry(entry, found, why),)

    def _append(
        self,
        game: _OpenTtgGame,
        number: int,
        after: int,
        action: Action | SetUp,
        comment: str,
        marks: str,
    ) -> GameNode:
        """Let an action follow an earlier one; the first is how it went on."""
        if number != len(game.tree):
            raise DecodingError("not-the-next-id", "id")
        if not game.tree.knows(after):
            raise DecodingError("no-such-moment", "after")
        parent = game.tree.node(after)
        depth = game.depths[parent.id] + bool(parent.children)
        if depth > DEEPEST:
            raise DecodingError("too-deep", "after")
        node = game.tree.append(parent, action, comment, marks)
        game.depths[number] = depth
        return node

    def _result(self, game: _OpenTtgGame, line: Json) -> None:
        data = Fields(line)
        data.only(_RESULT)
        points = data.read("points", whole(1, 3 * HIGHEST_CUBE * 999))
        told = Outcome(data.read("winner", _side), points, data.get("result", _TEXT, ""))
        seen = outcome_of(FileGame(game.tree).end())
        if seen is not None and seen != told:
            raise data.fault("wrong-result", "result", expected=seen.points)
        game.outcome = told

    def _close(self) -> None:
        game, self._open = self._open, None
        if game is None:
            return
        self._games.append(game.file_game())

    def finished(self) -> Document:
        self._close()
        if not self._games and not self.faults:
            self.faults.append(fault("no-game", FileSpot(1, 1)))
        return replace(self._document, games=tuple(self._games), faults=tuple(self.faults))


def _side(value: object, field: str) -> Side:
    return Side(whole(0, 1)(value, field))


def _cube(value: object, field: str) -> Cube:
    if not isinstance(value, list) or len(value) != 2:
        raise DecodingError("wrong-value", field)
    shown, owner = value
    if type(shown) is not int or not 0 < shown <= HIGHEST_CUBE or shown & (shown - 1):
        raise DecodingError("no-such-cube", field)
    return Cube(shown, None if owner is None else _side(owner, field))


# --- Journals --------------------------------------------------------------------------------


def read_journal(data: bytes, variants: Sequence[Variant] = VARIANTS) -> Document:
    """The games of a journal as far as it is sound and legal.

    Raises ``Unreadable`` for what is no journal of this program, or one of a newer version.
    """
    try:
        found = contents(scan_journal(Path("-"), data, mend=ANY_BIT))
        header = Fields(found.header)
        variant, names, match, dice = _common_header(header, variants)
        free, begins = read_free(variant, match, header)
    except NewerVersion as newer:
        raise Unreadable(fault("newer-version", FileSpot(1, 1), value=newer.version)) from None
    except NotAJournal as wrong:
        raise Unreadable(fault(wrong.key, FileSpot(1, 1))) from None
    except DecodingError as bad:
        raise Unreadable(_fault_at(1, bad)) from None
    tree = GameTree(variant, match, begins, free=free)
    faults: list[FileFault] = []
    for number, entry in enumerate(found.entries, 2):
        if is_time(entry):
            continue
        try:
            tree.replay(decode({key: value for key, value in entry.items() if key not in MARKS}))
        except RecordError as error:
            faults.append(fault(error.key, FileSpot(number, 1), error.field))
            break
    if not faults and found.damage is not None:
        faults.append(fault("damaged", FileSpot(found.damage.line, 1), found.damage.key))
    faults += (note("mended", FileSpot(line, 1)) for line in found.mended)
    read = document_of(tree, names, dice)
    return replace(read, format=Format.JOURNAL, faults=tuple(faults))
