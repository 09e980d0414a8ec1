"""SGF for Backgammon, as gnubg writes it and as FF[4] describes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from trictrac_gui.engine.match import HIGHEST_CUBE
from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.notation import PositionError, check_position
from trictrac_gui.formats.faults import MOST_FAULTS, FileFault, FileSpot, fault, note
from trictrac_gui.formats.file_entries import (
    LONGEST_COMMENT,
    LONGEST_MATCH,
    LONGEST_NAME,
    MOST_MATCHES,
    EntryKind,
    FileEntry,
    FileSetup,
    ReadFile,
    ReadGame,
)
from trictrac_gui.formats.sgf_syntax import (
    COLOURS,
    PROPERTIES,
    SgfNode,
    SgfTree,
    about_from,
    about_to,
    escaped,
    parse_trees,
    points_of,
    position_of,
    read_move,
    read_points,
    read_result,
    read_rules,
    unescaped,
)
from trictrac_gui.formats.snapshot import IdError
from trictrac_gui.formats.text import printable, with_line_feeds
from trictrac_gui.variants.backgammon import BACKGAMMON

BACKGAMMON_GAME: Final = "6"
_MATCH: Final = ("length", "game", "ws", "bs")
_SETUP: Final = ("AE", "AW", "AB", "PL", "DI", "CV", "CO", "CP")
"""In the first node ``CP`` is a copyright; in others GNU Backgammon writes it for ``CO``."""
_WANTED: Final = frozenset(
    {"GM", "FF", "AP", "CA", "MI", "PW", "PB", "RU", "RE", "C", "W", "B", *PROPERTIES, *_SETUP}
)


def read_sgf(text: str) -> tuple[ReadFile, ...]:
    """What an SGF text says, match by match, with all that could not be read."""
    trees, faults = parse_trees(with_line_feeds(text), _WANTED)
    reader = _SgfReader(list(faults))
    for tree in trees:
        if reader.told + len(reader.faults) >= MOST_FAULTS:
            reader.faults.append(fault("too-many-faults", tree.spot, limit=MOST_FAULTS))
            break
        if len(reader.done) >= MOST_MATCHES:
            reader.faults.append(fault("too-many-entries", tree.spot, limit=MOST_MATCHES))
            break
        reader.game(tree)
    if not reader.games and not reader.faults:
        reader.faults.append(fault("no-game", FileSpot(1, 1)))
    reader.close()
    return tuple(reader.done)


@dataclass
class _SgfReader:
    """Reads one tree after another; each is a game of the same match."""

    faults: list[FileFault]
    games: list[ReadGame] = field(default_factory=list)
    read: ReadFile = field(default_factory=ReadFile)
    done: list[ReadFile] = field(default_factory=list)
    told: int = 0

    def close(self) -> None:
        """Finish a match; what is read from here on belongs to another one."""
        ordered = tuple(sorted(self.faults, key=lambda found: found.spot))
        self.done.append(replace(self.read, games=tuple(self.games), faults=ordered))
        self.told += len(self.faults)
        self.faults, self.games, self.read = [], [], ReadFile()

    def game(self, tree: SgfTree) -> None:
        """Take a tree as the next game."""
        if not tree.nodes:
            self.faults.append(fault("no-game", tree.spot))
            return
        root = tree.nodes[0]
        if (root.first("GM") or "").strip() != BACKGAMMON_GAME:
            self.faults.append(fault("not-backgammon", root.spots.get("GM", root.spot), "GM"))
            return
        names = (_name(root, "PW"), _name(root, "PB"))
        length, number, score, faults = self._match(root)
        if self.games and (
            (any(names) and names != self.read.names)
            or (number <= self.games[-1].number and (score == (0, 0) or length != self.read.length))
        ):
            self.close()
        if self.games and length != self.read.length:
            faults.append(note("other-length", root.spots.get("MI", root.spot), "MI"))
        self.faults += faults
        rules, is_crawford = read_rules(root.first("RU"))
        if not self.games:
            about = about_from(
                {name: (root.first(name) or "")[:LONGEST_COMMENT] for name in PROPERTIES}
            )
            self.read = ReadFile(names, length, rules=rules, about=about)
        line = _LineReader(self.faults, BACKGAMMON.setup)
        entries = line.read(tree)
        comment = "\n".join(filter(None, (_comment(root), *line.said)))
        kept = self._kept(root, {**line.foreign, **root.foreign})
        result = root.first("RE")
        if result is not None and not any(entry.kind is EntryKind.WIN for entry in entries):
            won = read_result(result, root.spots["RE"])
            if won is not None:
                entries = (*entries, won)
            elif result.strip().lower() not in ("", "?", "0", "draw", "void", "unfinished"):
                self.faults.append(fault("no-such-result", root.spots["RE"], "RE"))
        self.games.append(
            ReadGame(
                number,
                score,
                entries,
                tree.spot,
                comment[:LONGEST_COMMENT],
                True if is_crawford else None,
                kept,
            )
        )

    def _kept(
        self, root: SgfNode, foreign: dict[str, tuple[str, ...]]
    ) -> dict[str, tuple[str, ...]]:
        """What the first node of a game says besides: also where the first game says otherwise."""
        known = about_to(self.read.about)
        told = {name: value for name in PROPERTIES if (value := root.first(name))}
        others = {
            name: (escaped(value),)
            for name, value in told.items()
            if self.games and known.get(name) != about_to(about_from({name: value})).get(name)
        }
        more = [v for v in root.values.get("MI", []) if v.partition(":")[0].strip() not in _MATCH]
        return {**foreign, **others, **({"MI": tuple(more)} if more else {})}

    def _match(self, root: SgfNode) -> tuple[int, int, tuple[int, int], list[FileFault]]:
        """The match length, the number and the score of a game from ``MI``."""
        faults: list[FileFault] = []
        found = dict(zip(_MATCH, (0, len(self.games), 0, 0), strict=True))
        for value in root.values.get("MI", []):
            name, _, number = value.partition(":")
            if name.strip() not in found:
                continue
            digits = number.strip()
            if not (digits.isascii() and digits.isdigit()) or int(digits[:6]) > LONGEST_MATCH:
                faults.append(fault("wrong-value", root.spots["MI"], "MI", value=value[:60]))
                continue
            found[name.strip()] = int(digits[:6])
        return found["length"], found["game"] + 1, (found["ws"], found["bs"]), faults


def _name(root: SgfNode, colour: str) -> str:
    return printable(root.first(colour) or "", LONGEST_NAME)


def _comment(node: SgfNode) -> str:
    return (node.first("C") or "")[:LONGEST_COMMENT]


class _LineReader:
    """Reads the nodes of one line of play, and its variations as branches."""

    def __init__(self, faults: list[FileFault], position: Position) -> None:
        self._faults = faults
        self._position = position
        self.said: list[str] = []
        self.foreign: dict[str, tuple[str, ...]] = {}

    def read(self, tree: SgfTree) -> tuple[FileEntry, ...]:
        """The entries of a tree, the first variation being how it went on.

        What is said before the first of them stands in ``said`` and ``foreign``.
        """
        entries: list[FileEntry] = []
        aside: tuple[tuple[FileEntry, ...], ...] = ()
        while True:
            for node in tree.nodes:
                found = self._node(node)
                if not found and "GM" not in node.values:
                    self._beside(node, entries)
                for entry in found:
                    entries.append(replace(entry, branches=aside) if aside else entry)
                    aside = ()
            if not tree.variations:
                break
            aside = tuple(line for other in tree.variations[1:] if (line := self._aside(other)))
            tree = tree.variations[0]
        if aside:
            self._faults.append(note("empty-variation", tree.spot))
        return tuple(self._merged(entries))

    def _beside(self, node: SgfNode, entries: list[FileEntry]) -> None:
        """What a node says in which nothing happens belongs to the one before it."""
        comment = _comment(node)
        if entries:
            said = FileEntry(Side.FIRST, EntryKind.UNREAD, comment=comment, properties=node.foreign)
            entries[-1] = _with_words(entries[-1], said)
        else:
            self.said += [comment] if comment else []
            self.foreign |= node.foreign

    def _aside(self, tree: SgfTree) -> tuple[FileEntry, ...]:
        line = _LineReader(self._faults, self._position)
        entries = line.read(tree)
        if entries and (line.said or line.foreign):
            said = FileEntry(
                Side.FIRST,
                EntryKind.UNREAD,
                comment="\n".join(line.said),
                properties=line.foreign,
            )
            entries = (_with_words(entries[0], said), *entries[1:])
        return entries

    def _merged(self, entries: list[FileEntry]) -> list[FileEntry]:
        """The entries with all that was set up before the first play made one."""
        found: list[FileEntry] = []
        for entry in entries:
            given, before = entry.setup, found[-1].setup if found else None
            beginning = len(found) == 1
            if given is None or before is None or entry.branches:
                found.append(entry)
                continue
            of_cube = all(each.position is None and each.roll is None for each in (given, before))
            if not (beginning or of_cube):
                found.append(entry)
                continue
            setup = FileSetup(
                given.position or before.position,
                before.to_move if given.to_move is None else given.to_move,
                given.roll or (before.roll if given.position is None else None),
                before.cube if given.cube is None else given.cube,
                given.owner if given.owned else before.owner,
                given.owned or before.owned,
            )
            side = setup.to_move or Side.FIRST
            found[-1] = replace(_with_words(found[-1], entry), side=side, setup=setup)
        return _without_repeated([each for entry in found for each in _thrown(entry)])

    def _node(self, node: SgfNode) -> list[FileEntry]:
        found = self._setup(node)
        comment = _comment(node)
        for side, colour in zip(Side, COLOURS, strict=True):
            for value in node.values.get(colour, [])[:1]:
                spot = node.spots[colour]
                entry = read_move(side, unescaped(value), spot)
                if entry is None:
                    shown = printable(value, 60)
                    self._faults.append(fault("no-such-move", spot, colour, text=shown))
                    entry = FileEntry(side, EntryKind.UNREAD, spot, f"{colour}[{shown}]")
                found.append(entry)
        if found and "GM" not in node.values:
            found[-1] = replace(found[-1], comment=comment, properties=node.foreign)
        return found

    def _setup(self, node: SgfNode) -> list[FileEntry]:
        names = _SETUP if "GM" not in node.values else _SETUP[:-1]
        given = [name for name in names if name in node.values]
        if not given:
            return []
        spot = node.spots[given[0]]
        try:
            setup = self._read_setup(node, spot)
        except IdError as wrong:
            self._faults.append(fault(wrong.key, spot, wrong.field or "setup"))
            return [FileEntry(Side.FIRST, EntryKind.UNREAD, spot, "setup")]
        return [FileEntry(setup.to_move or Side.FIRST, EntryKind.SETUP, spot, "", setup=setup)]

    def _read_setup(self, node: SgfNode, spot: FileSpot) -> FileSetup:
        position = self._checkers(node)
        if position is not None:
            try:
                check_position(BACKGAMMON, position)
            except PositionError as wrong:
                raise IdError(wrong.fault.key, "position") from None
            self._position = position
        colour = (node.first("PL") or "").strip().upper()[:1]
        to_move = Side(COLOURS.index(colour)) if colour in COLOURS else None
        dice = (node.first("DI") or "").strip()
        roll = None
        if dice:
            if len(dice) != 2 or not set(dice) <= set("123456"):
                raise IdError("no-such-dice", "DI")
            roll = (int(dice[0]), int(dice[1]))
        held = (node.first("CO") or "").strip().lower()[:1]
        if not held and "GM" not in node.values:
            held = (node.first("CP") or "").strip().lower()[:1]
        owner = {"w": Side.FIRST, "b": Side.SECOND}.get(held)
        return FileSetup(position, to_move, roll, self._cube(node), owner, bool(held))

    def _cube(self, node: SgfNode) -> int | None:
        value = (node.first("CV") or "").strip()
        if not value:
            return None
        if not (value.isascii() and value.isdigit() and len(value) < 6):
            raise IdError("no-such-cube", "CV")
        cube = int(value)
        if not 1 <= cube <= HIGHEST_CUBE or cube & (cube - 1):
            raise IdError("no-such-cube", "CV")
        return cube

    def _checkers(self, node: SgfNode) -> Position | None:
        letters: dict[str, list[str]] = {}
        for name in ("AE", "AW", "AB"):
            if name in node.values:
                found = read_points(node.values[name])
                if found is None:
                    raise IdError("no-such-point", name)
                letters[name] = found
        if not letters:
            return None
        taken = set(letters.get("AE", ()))
        both = []
        for side, name in zip(Side, ("AW", "AB"), strict=True):
            kept = [at for at in points_of(self._position, side) if at not in taken]
            both.append(kept + letters.get(name, []))
        return position_of(*both)


def _with_words(entry: FileEntry, other: FileEntry) -> FileEntry:
    """An entry with what is said in the place of another as well."""
    comment = "\n".join(filter(None, (entry.comment, other.comment)))[:LONGEST_COMMENT]
    return replace(entry, comment=comment, properties={**entry.properties, **other.properties})


def _thrown(entry: FileEntry) -> Iterator[FileEntry]:
    """A setting up, and the throw it tells of, as gnubg has one that was made and lies there."""
    setup = entry.setup
    if setup is None or setup.roll is None or setup.to_move is None:
        yield entry
        return
    lying = replace(entry, kind=EntryKind.PLAY, setup=None, roll=setup.roll, lying=True)
    if setup.position is None and setup.cube is None and not setup.owned:
        yield lying
        return
    yield replace(entry, setup=replace(setup, roll=None))
    yield replace(lying, comment="", properties={}, branches=())


def _without_repeated(entries: list[FileEntry]) -> list[FileEntry]:
    """The entries without throws that the next one tells again with how they were played."""
    found: list[FileEntry] = []
    for entry in entries:
        before = found[-1] if found else None
        if (
            before is not None
            and before.lying
            and not entry.branches
            and entry.kind is EntryKind.PLAY
            and (before.side, before.roll) == (entry.side, entry.roll)
        ):
            branches = before.branches
            found[-1] = replace(_with_words(entry, before), branches=branches)
        else:
            found.append(entry)
    return found
