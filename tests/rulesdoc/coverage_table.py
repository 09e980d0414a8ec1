"""The coverage of the facts, as a table: ``python -m tests.rulesdoc.coverage_table``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.rulesdoc.test_citations import CITATION, NOT_COUNTED, TESTS, sayings
from trictrac_gui.assets import resource
from trictrac_gui.rulesdoc import Fact, load, load_facts
from trictrac_gui.variants import VARIANTS

TOLD_ONLY = "told, nothing to play"
OF_THE_MATCH = "about matches and stakes, not about a position"
LATER = "not played yet"

EXCUSES: Mapping[str, Mapping[str, str]] = {
    "paragraph": {},
    "example": {
        "T23": TOLD_ONLY,
        "T24": TOLD_ONLY,
        "B19": TOLD_ONLY,
        "R16": "no such position is known",
        "R17": OF_THE_MATCH,
        "B17": OF_THE_MATCH,
        "S1": OF_THE_MATCH,
        "S2": OF_THE_MATCH,
        "S8": OF_THE_MATCH,
    },
}
"""Why a cell may be empty, by column and number."""

TAUGHT: Mapping[str, str] = {
    "tric-trac-01-the-game": "T1 T5 T6",
    "tric-trac-02-setting-out": "T4 T8 T9 T19 R3 R5 R6",
    "tric-trac-03-moving": "T10 T11 T12 T25 T28 R12 R15",
    "tric-trac-04-the-hucke": "T13 T14 T15 T16 T17 R7 R8 R9 R10",
    "tric-trac-05-hitting": "T18 T19 T21 T26 T27 R13",
    "tric-trac-06-points": "T2 T3 T22",
    "tric-trac-07-leaving": "T7 T20 R19",
    "tric-trac-08-whole-game": "T2 T9 T14 T18 T20",
    "backgammon-01-first-moves": "B2 B3 B4 B5 B6 B9 S6",
    "backgammon-02-hitting-and-entering": "B7 B11 B12",
    "backgammon-03-points-and-blots": "B8 B18",
    "backgammon-04-bearing-off": "B1 B13 B14",
    "backgammon-05-race-and-stake": "B16 B17 B18",
}
"""The facts that each lesson is about; a lesson is named by its file."""


@dataclass
class Row:
    """A fact with the names of what covers it; ``excused`` are the columns a reason fills."""

    fact: Fact
    paragraphs: list[str] = field(default_factory=list)
    examples: list[str] = field(default_factory=list)
    lessons: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    excused: set[str] = field(default_factory=set)

    def cells(self) -> dict[str, str]:
        """The text of each column; empty where neither a name nor a reason fills it."""
        return {
            "paragraph": self._cell("paragraph", self.paragraphs),
            "example": self._cell("example", self.examples),
            "lesson": ", ".join(self.lessons) or self._no_lesson(),
            "test": ", ".join(self.tests) or self._no_test(),
        }

    def _cell(self, column: str, names: list[str]) -> str:
        if names:
            return ", ".join(names)
        reason = EXCUSES[column].get(self.fact.number, "")
        if reason:
            self.excused.add(column)
        return f"({reason})" if reason else ""

    def _no_lesson(self) -> str:
        if self.fact.kind == "background":
            return f"({TOLD_ONLY})"
        return "(no lesson needs it)" if lessons() else "(there are no lessons yet)"

    def _no_test(self) -> str:
        if self.fact.kind == "background":
            return f"({TOLD_ONLY})"
        return f"({LATER})" if self.fact.later else ""


def lessons() -> list[str]:
    """The names of the shipped lessons; none where there are none yet."""
    folder = resource("lessons")
    return sorted(path.stem for path in folder.glob("*.txt")) if folder.is_dir() else []


def rows() -> list[Row]:
    """A row for every number, in the order of the list."""
    found = {number: Row(fact) for number, fact in load_facts().items()}
    for variant in VARIANTS:
        document = load(variant.key, "en")
        for paragraph in document.paragraphs:
            for number in paragraph.facts:
                found[number].paragraphs.append(paragraph.id)
            for diagram in paragraph.diagrams:
                for number in diagram.facts:
                    found[number].examples.append(diagram.id)
    for path in sorted(TESTS.rglob("test_*.py")):
        if NOT_COUNTED in path.parents:
            continue
        said = " ".join(sayings(path.read_text(encoding="utf-8")))
        for number in dict.fromkeys(CITATION.findall(said)):
            if number in found:
                found[number].tests.append(path.relative_to(TESTS).with_suffix("").as_posix())
    for name in lessons():
        for number in TAUGHT.get(name, "").split():
            found[number].lessons.append(name)
    for row in found.values():
        row.cells()
    return list(found.values())


def table() -> str:
    """The table in Markdown."""
    lines = ["| no. | fact | paragraph | example | lesson | test |", "|---|---|---|---|---|---|"]
    for row in rows():
        cells = " | ".join(row.cells().values())
        lines.append(f"| {row.fact.number} | {row.fact.text} | {cells} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
