"""The coverage of the facts, as a table: ``python -m tests.rulesdoc.coverage_table``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.rulesdoc.test_citations import CITATION, NOT_COUNTED, TESTS, sayings
from trictrac_gui.rulesdoc import Fact, load, load_facts
from trictrac_gui.rulesdoc.lesson_checker import read_lesson, shipped_files
from trictrac_gui.storage.files import read_chosen
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
        return "(no lesson needs it)"

    def _no_test(self) -> str:
        if self.fact.kind == "background":
            return f"({TOLD_ONLY})"
        return f"({LATER})" if self.fact.later else ""


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
    for path in shipped_files():
        steps = read_lesson(path, VARIANTS, read_chosen).steps
        for number in dict.fromkeys(number for step in steps for number in step.facts):
            found[number].lessons.append(path.stem)
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
