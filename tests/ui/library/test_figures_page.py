"""The figures are those of the games, and can be heard as well as seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from tests.kept_games import keep
from tests.ui.conftest import Open
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.model import Side
from trictrac_gui.storage.statistics import Month
from trictrac_gui.ui.library.dice_page import DicePage
from trictrac_gui.ui.library.figures_page import FiguresPage
from trictrac_gui.ui.library.library_controller import FIGURES
from trictrac_gui.ui.library.plots import BarsPlot, MonthsPlot
from trictrac_gui.variants.tric_trac import TRIC_TRAC

FIRST, SECOND = Side.FIRST, Side.SECOND


def shown(program: Program) -> FiguresPage:
    program.window.actions_.games.trigger()
    while program.library.library.waiting:
        QCoreApplication.processEvents()
    program.library.page.tabs.setCurrentIndex(FIGURES)
    page = program.library.page.figures
    assert page is not None
    return page


def tiles(page: FiguresPage) -> dict[str, str]:
    return {tile.meaning.text(): tile.number.text() for tile in page.tiles if tile.number.text()}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "data" / "games"
    keep(folder, ("Ada", "Émile"), [SECOND], value=2, turns=4)
    keep(folder, ("Ada", "Émile"), [FIRST], turns=2)
    keep(folder, ("Zoë", "Ada"), [FIRST], variant=TRIC_TRAC)
    return folder


def test_all_games_are_counted_and_then_those_of_a_player(open_window: Open, folder: Path) -> None:
    page = shown(open_window())
    assert tiles(page)["games played"] == "3"
    assert "won and lost" not in tiles(page)
    assert [page.player.itemText(row) for row in range(page.player.count())] == [
        "All players",
        "Ada",
        "Émile",
        "Zoë",
    ]
    page.player.setCurrentIndex(1)
    assert tiles(page)["won and lost"] == "2\u00a0:\u00a01"
    assert tiles(page)["gammons"] == "1\u00a0:\u00a00"
    page.variant.setCurrentIndex(2)
    assert tiles(page)["games played"] == "2"
    assert tiles(page)["points"] == "2\u00a0:\u00a01"
    page.variant.setCurrentIndex(1)
    assert tiles(page)["games played"] == "1"
    assert "gammons" not in tiles(page), "the game knows none"


def test_what_is_painted_can_be_heard(open_window: Open, folder: Path) -> None:
    page = shown(open_window())
    page.player.setCurrentIndex(1)
    assert "2 won, 1 lost" in page.months.accessibleName()
    assert "Given up: 2 won, 1 lost" in page.endings.accessibleName()


def test_without_games_a_sentence_stands_there(open_window: Open) -> None:
    page = shown(open_window())
    assert page.nothing.isVisible()
    assert tiles(page) == {}


def test_the_dice_of_all_games_are_one_click_away(open_window: Open, folder: Path) -> None:
    program = open_window()
    QTest.mouseClick(shown(program).dice, Qt.MouseButton.LeftButton)
    (dice,) = program.window.findChildren(DicePage)
    while dice.reading:
        QCoreApplication.processEvents()
    assert dice.counts.total > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_fit_the_smallest_window(
    open_window: Open, folder: Path, language: str
) -> None:
    program = open_window("--language", language)
    program.window.resize(800, 600)
    page = shown(program)
    page.player.setCurrentIndex(1)
    QCoreApplication.processEvents()
    assert program.window.width() == 800
    inside = page.widget()
    assert inside is not None
    assert inside.width() <= page.viewport().width()
    for tile in page.tiles:
        if tile.isVisible():
            assert tile.meaning.sizeHint().width() <= tile.meaning.width()


def painted(plot: MonthsPlot | BarsPlot) -> bytes:
    plot.resize(400, 240)
    return bytes(plot.grab().toImage().constBits())


def test_plots_show_a_difference_where_there_is_one(open_window: Open) -> None:
    from datetime import date

    open_window()
    plot = MonthsPlot()
    empty = painted(plot)
    plot.show_months([Month(date(2026, 1, 1), 3, 1)])
    some = painted(plot)
    plot.show_months([Month(date(2026, 1, 1), 1, 3)])
    assert len({empty, some, painted(plot)}) == 3


def test_only_the_last_two_years_are_painted(open_window: Open) -> None:
    from datetime import date

    open_window()
    plot = MonthsPlot()
    months = [Month(date(2000 + n // 12, n % 12 + 1, 1), n % 5, n % 3) for n in range(300)]
    plot.show_months(months)
    whole = painted(plot)
    plot.show_months(months[-24:])
    assert painted(plot) == whole


def test_the_first_month_stands_at_the_end_of_a_year(open_window: Open) -> None:
    from datetime import date

    open_window()
    plot = MonthsPlot()
    plot.resize(400, 240)
    plot.show_months([Month(date(2026, 1, 1), 3, 0)])
    image = plot.grab().toImage()
    full = plot.palette().highlight().color().rgb()
    painted_at = {
        x for x in range(image.width()) for y in range(image.height()) if image.pixel(x, y) == full
    }
    assert painted_at
    assert min(painted_at) > 400 * 11 / 12
