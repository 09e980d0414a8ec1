"""SGF as such: trees of nodes with properties, whatever the game.

The text is walked once, without recursion; what is nested too deep or too long ends the reading.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Final

from trictrac_gui.formats.faults import FileFault, FileSpot, fault
from trictrac_gui.formats.transcript import MOST_ENTRIES

DEEPEST: Final = 60
"""Variations within variations."""
LONGEST_VALUE: Final = 20_000
"""Characters that are kept of a value; a comment of ten pages."""
_CLOSED_WITHIN: Final = 1_000_000
"""Characters within which a value must end."""

_MOST_VALUES: Final = 2_000_000
"""Values of all properties; an analysis has some forty a node."""

_NEXT: Final = re.compile(r"[();\[]|[A-Za-z]+")
# Without the plus signs a value of nothing but escapes would need gigabytes to be refused.
_VALUE: Final = re.compile(r"((?:[^\]\\]++|\\.)*+)\]", re.DOTALL)
_ESCAPE: Final = re.compile(r"\\(.?)", re.DOTALL)


@dataclass
class SgfNode:
    """A node with its properties by name; ``values`` are still escaped."""

    spot: FileSpot
    values: dict[str, list[str]] = field(default_factory=dict)
    spots: dict[str, FileSpot] = field(default_factory=dict)

    def first(self, name: str) -> str | None:
        """The first value of a property as plain text, or None."""
        found = self.values.get(name)
        return unescaped(found[0]) if found else None


@dataclass
class SgfTree:
    """A sequence of nodes, and the variations that go on from its last one."""

    spot: FileSpot
    nodes: list[SgfNode] = field(default_factory=list)
    variations: list[SgfTree] = field(default_factory=list)


class LineStarts:
    """Where the lines of a text begin, to tell the line and column of any character."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(match.end() for match in re.finditer("\n", text))]

    def spot(self, at: int) -> FileSpot:
        """The line and column of a character."""
        line = bisect_right(self._starts, at)
        return FileSpot(line, at - self._starts[line - 1] + 1)


def unescaped(value: str) -> str:
    """The text of a property: escapes resolved, soft line breaks taken out."""
    return _ESCAPE.sub(lambda found: "" if found[1] == "\n" else found[1], value)


def escaped(text: str) -> str:
    """A text as it may stand in a property."""
    return text.replace("\\", "\\\\").replace("]", "\\]").replace(":", "\\:")


def parse_trees(text: str, wanted: frozenset[str]) -> tuple[list[SgfTree], list[FileFault]]:
    """The trees of a collection, with only the properties that are wanted.

    The text must have plain line feeds. Reading stops at the first fault; what was read stays.
    """
    return _Parser(text, wanted).parse()


class _Parser:
    def __init__(self, text: str, wanted: frozenset[str]) -> None:
        self._text = text
        self._wanted = wanted
        self._lines = LineStarts(text)
        self._trees: list[SgfTree] = []
        self._open: list[SgfTree] = []
        self._node: SgfNode | None = None
        self._name = ""
        self._nodes = 0
        self._values = 0

    def parse(self) -> tuple[list[SgfTree], list[FileFault]]:
        """Walk the whole text."""
        begin = re.compile(r"\(\s*;").search(self._text)
        if begin is None:
            return [], [fault("no-game", FileSpot(1, 1))]
        at = begin.start()
        while (token := _NEXT.search(self._text, at)) is not None:
            sign, start, at = token[0], token.start(), token.end()
            if not self._open and sign != "(":
                continue  # between two trees anything may stand
            key = ""
            if sign == "(":
                key = self._tree(start)
            elif sign == ")":
                self._open.pop()
                self._node = None
            elif sign == ";":
                key = self._new_node(start)
            elif sign == "[":
                value = _VALUE.match(self._text, at, at + _CLOSED_WITHIN)
                if value is None:
                    return self._stopped("value-not-closed", start)
                self._values += 1
                if self._values > _MOST_VALUES:
                    return self._stopped("too-many-values", start)
                self._value(value[1], start)
                at = value.end()
            else:
                self._name = "".join(c for c in sign if c.isupper()) or sign.upper()
            if key:
                return self._stopped(key, start)
        if self._open:
            return self._stopped("tree-not-closed", len(self._text.rstrip()) - 1)
        return self._trees, []

    def _stopped(self, key: str, at: int) -> tuple[list[SgfTree], list[FileFault]]:
        return self._trees, [fault(key, self._lines.spot(max(at, 0)))]

    def _tree(self, at: int) -> str:
        if len(self._open) >= DEEPEST:
            return "too-deep"
        self._nodes += 1
        if self._nodes > MOST_ENTRIES:
            return "too-many-entries"
        tree = SgfTree(self._lines.spot(at))
        (self._open[-1].variations if self._open else self._trees).append(tree)
        self._open.append(tree)
        self._node = None
        return ""

    def _new_node(self, at: int) -> str:
        self._nodes += 1
        if self._nodes > MOST_ENTRIES:
            return "too-many-entries"
        self._node = SgfNode(self._lines.spot(at))
        self._open[-1].nodes.append(self._node)
        self._name = ""
        return ""

    def _value(self, value: str, at: int) -> None:
        if self._node is None or self._name not in self._wanted:
            return
        values = self._node.values.setdefault(self._name, [])
        self._node.spots.setdefault(self._name, self._lines.spot(at + 1))
        if len(values) < 200:
            values.append(value[:LONGEST_VALUE])
