"""What every numbered fact has: a paragraph, a checked example, a lesson, a test.

``make coverage-table`` prints the table these tests hold to.
"""

from __future__ import annotations

import pytest

from tests.rulesdoc.coverage_table import EXCUSES, Row, rows, table
from trictrac_gui.rulesdoc import load_facts
from trictrac_gui.rulesdoc.lesson_checker import shipped_files

ROWS = rows()


def test_every_number_has_its_row() -> None:
    assert [row.fact.number for row in ROWS] == list(load_facts())


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.fact.number)
def test_no_cell_is_empty_without_a_reason(row: Row) -> None:
    empty = [name for name, cell in row.cells().items() if not cell]
    assert empty == []


def test_no_excuse_is_kept_that_is_not_needed() -> None:
    """A fact that has come to be shown, told or tested needs its excuse no longer."""
    needed = {(row.fact.number, column) for row in ROWS for column in row.excused}
    given = {(number, column) for column, numbers in EXCUSES.items() for number in numbers}
    assert given - needed == set()


def test_every_lesson_that_is_shipped_teaches_a_fact_of_the_table() -> None:
    taught = {name for row in ROWS for name in row.lessons}
    assert taught == {path.stem for path in shipped_files()} != set()


def test_the_table_is_as_long_as_the_list_of_facts() -> None:
    lines = table().splitlines()
    assert len([line for line in lines if line.startswith("| ")]) == len(load_facts()) + 1
