"""The colours of the shipped themes can be told apart by every eye, and in grey."""

from __future__ import annotations

import importlib.util
import re
from dataclasses import replace
from pathlib import Path

import pytest

from trictrac_gui.ui.theme.contrast import (
    EYES,
    ciede2000,
    contrast,
    difference,
    hard,
    pairs,
    window_pairs,
)
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.theme.theme_reader import shipped_themes

SCRIPT = Path(__file__).parents[3] / "packaging" / "contrast.py"

themes = pytest.mark.parametrize("theme", shipped_themes(), ids=lambda theme: theme.key)
eyes = pytest.mark.parametrize("eye", EYES)


@pytest.mark.parametrize(
    ("one", "two", "wanted"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
        ((50.0, 2.5, 0.0), (50.0, 3.2592, 0.3350), 1.0000),
    ],
)
def test_the_measure_agrees_with_its_published_examples(
    one: tuple[float, float, float], two: tuple[float, float, float], wanted: float
) -> None:
    assert ciede2000(one, two) == pytest.approx(wanted, abs=1e-4)


def test_the_contrast_of_text_is_that_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_every_eye_is_simulated() -> None:
    assert list(EYES) == ["all colours", "protanopia", "deuteranopia", "tritanopia", "grey"]


@themes
@eyes
def test_the_checkers_of_two_sides_differ(theme: Theme, eye: str) -> None:
    for one, two in (("red", "black"), ("white", "black"), ("white", "red")):
        a, b = theme.side(one).checker, theme.side(two).checker
        assert difference(a, b, eye) >= 20, (one, two)


@themes
@eyes
def test_the_triangles_differ_from_each_other_and_from_the_ground(theme: Theme, eye: str) -> None:
    table = theme.table
    for a, b in (
        (table.light, table.dark),
        (table.light, table.ground),
        (table.dark, table.ground),
    ):
        assert difference(a, b, eye) >= 10


@themes
def test_all_text_can_be_read_by_every_eye(theme: Theme) -> None:
    least = 7.0 if theme.key == "projector" else 4.5
    read = [pair for pair in (*pairs(theme), *window_pairs(theme)) if pair.read]
    assert {pair.eye for pair in read} == set(EYES)
    for pair in read:
        assert pair.least == least
        assert pair.figure >= least, pair


@themes
def test_a_shipped_theme_has_nothing_that_is_hard_to_tell_apart(theme: Theme) -> None:
    assert hard(theme) == []


def found(theme: Theme) -> set[tuple[str, str]]:
    return {(pair.one, pair.two) for pair in hard(theme)}


def test_checkers_in_the_colour_of_what_they_lie_on_are_found() -> None:
    intarsia, _, projector = shipped_themes()
    for theme in (intarsia, projector):
        for name in ("light", "dark", "ground"):
            colour = getattr(theme.table, name)
            side = replace(theme.side("red"), checker=colour, edge=colour)
            same = replace(theme, sides={**theme.sides, "red": side})
            assert ("checker.red", name) in found(same), name
    side = replace(projector.side("red"), checker=projector.table.light)
    outlined = replace(projector, sides={**projector.sides, "red": side})
    assert ("checker.red", "light") not in found(outlined), "its outline shows it"


@pytest.mark.parametrize("mark", ["first", "second", "both", "movable", "refused", "cursor"])
def test_a_mark_in_the_colour_of_what_it_lies_on_is_found(mark: str) -> None:
    theme = shipped_themes()[0]
    for name in ("light", "dark", "ground"):
        marks = replace(theme.marks, **{mark: getattr(theme.table, name)})
        assert found(replace(theme, marks=marks)) == {(f"mark.{mark}", name)}


def test_the_hardest_eye_of_a_pair_is_named() -> None:
    theme = shipped_themes()[0]
    # A red and a green equally bright: easy for most, hard in grey.
    sides = {
        **theme.sides,
        "red": replace(theme.side("red"), checker="#d03a3a"),
        "black": replace(theme.side("black"), checker="#2f7f3f"),
    }
    worst = {(pair.one, pair.two): pair for pair in hard(replace(theme, sides=sides))}
    assert worst[("checker.red", "checker.black")].eye == "grey"


def test_the_table_of_figures_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    spec = importlib.util.spec_from_file_location("contrast", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    for theme in shipped_themes():
        assert f"{theme.name('en')} ({theme.key})" in lines
    row = next(line for line in lines if "checker.red / checker.black" in line)
    figures = [float(number) for number in re.findall(r"\d+\.\d", row)]
    assert figures[0] == 20.0
    assert len(figures) == 1 + len(EYES)
    assert all(figure >= 20 for figure in figures[1:])


def test_the_table_marks_what_falls_short(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = importlib.util.spec_from_file_location("contrast", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    shipped = (SCRIPT.parents[1] / "resources" / "themes" / "night.toml").read_text("utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(shipped.replace('dark = "#55636f"', 'dark = "#2d3843"'))
    assert module.main([str(mine)]) == 1
    marked = [line for line in capsys.readouterr().out.splitlines() if "!" in line]
    assert [line.split("  ")[1] for line in marked] == ["dark / ground"]
