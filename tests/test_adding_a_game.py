"""The walk in CONTRIBUTING.md that adds a game, taken from the page and walked."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.random_games import random_tree
from trictrac_gui.assets import resource
from trictrac_gui.engine.dice_choice import DiceChoice
from trictrac_gui.engine.match import SINGLE_GAME
from trictrac_gui.engine.notation import format_position, parse_position
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.theme.theme import load_theme
from trictrac_gui.ui.window.self_test import play
from trictrac_gui.variants import BACKGAMMON, VARIANTS

PAGE = (Path(__file__).parent.parent / "CONTRIBUTING.md").read_text(encoding="utf-8")
WALK = PAGE[PAGE.index("## Adding a game") : PAGE.index("## Booklets")]
MODULE, LIST = re.findall(r"(?s)```python\n(.*?)```", WALK)


@pytest.fixture(scope="module")
def game() -> Variant:
    """What the module on the page declares."""
    names: dict[str, object] = {}
    exec(compile(MODULE, "CONTRIBUTING.md", "exec"), names)
    made = names["NACKGAMMON"]
    assert isinstance(made, Variant)
    return made


def test_the_line_for_the_list_holds_all_games_and_the_new_one() -> None:
    named = re.search(r"\((TRIC_TRAC.*)\)", LIST)
    assert named is not None
    keys = [name.lower().replace("_", "-") for name in named[1].split(", ")]
    assert keys == [*(variant.key for variant in VARIANTS), "nackgammon"]


def test_both_sides_begin_alike_with_all_their_checkers(game: Variant) -> None:
    own, other = game.setup.counts
    assert own == other
    assert sum(own) == game.checkers == BACKGAMMON.checkers
    text = "white 24:2 23:2 13:4 8:3 6:4 / black 1:2 2:2 12:4 17:3 19:4"
    assert game.setup == parse_position(game, text)
    assert format_position(game, game.setup).startswith("white 24:2 23:2")


def test_only_what_is_said_differs_from_backgammon(game: Variant) -> None:
    assert game.setup != BACKGAMMON.setup
    for part in ("track", "dice", "gates", "obligations", "home", "end", "has_cube"):
        assert getattr(game, part) == getattr(BACKGAMMON, part)


def test_whole_games_are_played_to_their_end(game: Variant) -> None:
    for seed in range(5):
        tree = random_tree(Random(seed), game, SINGLE_GAME, longest=5000, again=0)
        assert tree.state.result is not None


def test_the_journal_keeps_it_and_the_board_shows_it(
    game: Variant, tmp_path: Path, qapp: QApplication
) -> None:
    games = GameStore((*VARIANTS, game), tmp_path)
    session, trouble = games.begin(game, {}, ("", ""), DiceChoice(seed=4))
    assert trouble is None
    board = BoardView(theme=load_theme(resource("themes", "intarsia.toml")))
    board.set_speed(0)
    board.resize(640, 480)
    session.changed.connect(board.show_view)
    assert play(session, 30) == 30
    assert not board.grab().isNull()
    before, path = session.view(), session.path
    session.close()
    assert path is not None
    again, recovered, _ = games.resume(path)
    assert recovered is None
    assert again.view() == before
    again.close()


def test_the_rules_that_the_page_points_to_are_there() -> None:
    pointed = re.findall(r"`(\w+)`\s(?:in|judges)?\s*\[\w+\.py\]\(([\w/.]+)\)", WALK)
    assert len(pointed) == 2
    for rule, file in pointed:
        assert f"def {rule}(" in (Path(__file__).parent.parent / file).read_text(encoding="utf-8")
