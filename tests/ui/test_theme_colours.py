"""The colours of the shipped themes can be told apart by every eye, and in grey."""

from __future__ import annotations

import pytest

from trictrac_gui.ui.colour_vision import EYES, ciede2000, contrast, difference
from trictrac_gui.ui.theme import Theme, shipped_themes

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
def test_words_and_numbers_can_be_read(theme: Theme) -> None:
    least = 7.0 if theme.key == "projector" else 4.5
    assert contrast(theme.table.number, theme.table.frame) >= least
    assert contrast(theme.marks.text, "#fffdf6") >= least
    for side in theme.sides.values():
        assert contrast(side.pip, side.die) >= least
