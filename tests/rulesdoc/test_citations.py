"""Every fact that the program plays is cited by a test of the program."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from trictrac_gui.rulesdoc import load_facts

TESTS = Path(__file__).parents[1]
# These tests are about the booklets: a number in them does not show that the game is played so.
NOT_COUNTED = Path(__file__).parent
LETTERS = "|".join(dict.fromkeys(number.rstrip("0123456789") for number in load_facts()))
CITATION = re.compile(rf"\b(?:{LETTERS})[1-9][0-9]*\b")
NAMED = re.compile(rf"(?<=_)(?:{LETTERS.lower()})[1-9][0-9]*(?=_|$)")


def sayings(source: str) -> Iterator[str]:
    """The comments and docstrings of a module, and the fact numbers in the names of its tests."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield " ".join(NAMED.findall(node.name)).upper()


def cited(folder: Path) -> set[str]:
    """The fact numbers cited by the test modules below a folder."""
    modules = (p for p in folder.rglob("test_*.py") if NOT_COUNTED not in p.parents)
    said = (saying for p in modules for saying in sayings(p.read_text(encoding="utf-8")))
    return {number for saying in said for number in CITATION.findall(saying)}


@pytest.mark.parametrize(
    ("source", "numbers"),
    [
        ("# T14 and R9\n", {"T14", "R9"}),
        ('"""A module about B12."""\n', {"B12"}),
        ("def test_x():\n    '''Of S7.'''\n", {"S7"}),
        ("def test_pairs_t14_and_r9():\n    pass\n", {"T14", "R9"}),
        ("def helper_t14():\n    pass\n", set()),
        ("x = 'T14'\n", set()),
        ("# BT14 T0\n", set()),
    ],
)
def test_citations_are_found_in_comments_docstrings_and_names(
    source: str, numbers: set[str], tmp_path: Path
) -> None:
    (tmp_path / "test_sample.py").write_text(source, encoding="utf-8")
    assert cited(tmp_path) == numbers


def test_every_fact_that_is_played_is_cited_by_a_test() -> None:
    due = {f.number for f in load_facts().values() if f.kind != "background" and not f.later}
    missing = sorted(due - cited(TESTS), key=lambda number: (number[0], int(number[1:])))
    assert missing == [], f"no test cites {' '.join(missing)}"
