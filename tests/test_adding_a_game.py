"""The walk in CONTRIBUTING.md that adds a game, taken from the page and walked in a copy."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.random_games import random_tree
from tests.walking import ROOT, copied, in_copy, pytest_in_copy, section
from trictrac_gui.assets import LANGUAGES, resource
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.match import SINGLE_GAME
from trictrac_gui.engine.notation import format_position, parse_position
from trictrac_gui.engine.variant import Part, Variant
from trictrac_gui.rulesdoc import RuleDocument, RuleDocumentError, load
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.texts import game_names
from trictrac_gui.texts.catalogue import Catalogue
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.rules.dock import RulesDock
from trictrac_gui.ui.theme.theme_reader import load_theme
from trictrac_gui.ui.window.self_test import play
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC, VARIANTS

WALK = section("Adding a game")
BLOCKS = re.findall(r"(?s)```(\w+)\n(.*?)```", WALK)
MODULE, LIST, NAMES, FACTS, BOOKLETS, TESTS, JUDGE = (text for _, text in BLOCKS)
KEY = "nackgammon"


@pytest.fixture(scope="module")
def game() -> Variant:
    """What the module on the page declares."""
    names: dict[str, object] = {}
    exec(compile(MODULE, "CONTRIBUTING.md", "exec"), names)
    made = names["NACKGAMMON"]
    assert isinstance(made, Variant)
    return made


# --- The whole way, in a copy ------------------------------------------------------------------


def changed(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_the_way_on_the_page_leads_to_a_game_that_all_tests_accept(tmp_path: Path) -> None:
    if shutil.which("sed") is None:
        pytest.skip("the page uses sed")
    copy = copied(tmp_path)
    package = copy / "trictrac_gui"
    # 1 and 3: the declaration, and the two lines.
    (package / "variants" / f"{KEY}.py").write_text(MODULE, encoding="utf-8")
    imported, listed = LIST.strip().split("\n\n")
    known = package / "variants" / "__init__.py"
    now = next(
        line for line in known.read_text("utf-8").splitlines() if line.startswith("VARIANTS")
    )
    changed(known, now, f"{imported}\n\n{listed}")
    # Without a booklet and facts the tests say that they are missing.
    books = ("tests/rulesdoc/test_booklets.py", "tests/rulesdoc/test_facts.py")
    lacking = pytest_in_copy(copy, *books, "-k", f"{KEY} or has_facts")
    assert "test_every_game_has_facts" in lacking.stdout
    assert f"{KEY}.fr.md" in lacking.stdout
    # 4, 5, 6: names, facts, booklets.
    (table,) = package.rglob("game_names.py")
    name, sentence = NAMES.rstrip("\n").split("\n")
    changed(table, "_VARIANTS: Final = {\n", f"_VARIANTS: Final = {{\n{name}\n")
    changed(table, "_DESCRIPTIONS: Final = {\n", f"_DESCRIPTIONS: Final = {{\n{sentence}\n")
    with (copy / "resources" / "rules" / "facts.toml").open("a", encoding="utf-8") as facts:
        facts.write("\n" + FACTS)
    subprocess.run(["sh", "-c", BOOKLETS], cwd=copy, check=True)
    # 7: the tests.
    (copy / "tests" / "variants" / f"test_{KEY}.py").write_text(TESTS, encoding="utf-8")
    judge = copy / "tests" / "engine" / "test_oracle.py"
    changed(
        judge, "from trictrac_gui.variants import", f"{imported}\nfrom trictrac_gui.variants import"
    )
    changed(judge, "\nFEW = {", f"\n{JUDGE}\nFEW = {{")
    told = pytest_in_copy(
        copy,
        *(*books, "tests/rulesdoc/test_citations.py", "tests/variants"),
        "tests/engine/test_oracle.py",
        *("tests/engine/test_setting_up.py", "tests/test_adding_a_game.py", "tests/test_map.py"),
        *("-k", f"{KEY} or facts or fact_that or far_behind or the_lines or name_and_a_sentence"),
    )
    assert told.returncode == 0, told.stdout[-3000:]
    assert int(re.search(r"(\d+) passed", told.stdout)[1]) > 40  # type: ignore[index]
    line = '{"variant": "nackgammon", "white": {"24": 2, "13": 13}, "black": {"12": 15}, '
    line += '"to_move": "white", "dice": [6, 5]}'
    (copy / "asked.jsonl").write_text(line + "\n", encoding="utf-8")
    asked = in_copy(copy, "sh", "-c", "python -m trictrac_gui.cli.main plays < asked.jsonl")
    assert '"plays"' in asked.stdout, asked.stderr


def test_the_lines_for_the_list_hold_all_games_and_the_new_one() -> None:
    named = re.search(r"\((TRIC_TRAC.*)\)", LIST)
    assert named is not None
    keys = [name.lower().replace("_", "-") for name in named[1].split(", ")]
    assert keys == [*(variant.key for variant in VARIANTS if variant.key != KEY), KEY]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_every_game_has_a_name_and_a_sentence(variant: Variant, qapp: QApplication) -> None:
    assert game_names.variant_name(variant.key, Catalogue()) != variant.key
    assert game_names.variant_description(variant.key, Catalogue())


# --- The game ----------------------------------------------------------------------------------


def test_both_sides_begin_alike_with_all_their_checkers(game: Variant) -> None:
    own, other = game.setup.counts
    assert own == other
    assert sum(own) == game.checkers == BACKGAMMON.checkers
    text = "white 24:2 23:2 13:4 8:3 6:4 / black 1:2 2:2 12:4 17:3 19:4"
    assert game.setup == parse_position(game, text)
    assert format_position(game, game.setup).startswith("white 24:2 23:2")


def test_only_what_is_said_differs_from_backgammon(game: Variant) -> None:
    assert game.differences(BACKGAMMON) == (Part.SETUP,)
    assert TAVLA.differences(BACKGAMMON) == (Part.OPENING, Part.MOVES, Part.END, Part.CUBE)
    assert game.rule_keys == BACKGAMMON.rule_keys
    assert Part.LANDING in TRIC_TRAC.differences(BACKGAMMON)


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


# --- Before it has a booklet -------------------------------------------------------------------


def test_a_game_without_a_booklet_shows_its_parents_and_what_differs(
    game: Variant, qapp: QApplication
) -> None:
    dock = RulesDock(load, lambda: "en", (*VARIANTS, replace(game, key="new-game")))
    dock.show_variant("new-game")
    dock._read()
    page = dock.browser.toPlainText()
    assert "It is played as Backgammon is" in page
    assert "what differs: the starting position." in page
    assert dock.variant is BACKGAMMON
    assert dock.booklet is load("backgammon", "en")
    dock.show_variant("backgammon")
    dock._read()
    assert "what differs" not in dock.browser.toPlainText()


def test_without_a_parent_or_its_booklet_the_page_says_that_there_is_none(
    game: Variant, qapp: QApplication
) -> None:
    def nothing(key: str, language: str) -> RuleDocument:
        raise RuleDocumentError(*_MISSING)

    dock = RulesDock(nothing, lambda: "en", (*VARIANTS, game))
    dock.show_variant(KEY)
    dock._read()
    assert "cannot be read" in dock.browser.toPlainText()
    assert dock.booklet is None


try:
    load("no-such-game", LANGUAGES[0])
except RuleDocumentError as missing:
    _MISSING = (missing.key, missing.source, 0)


def test_the_rules_that_the_page_points_to_are_there() -> None:
    pointed = re.findall(r"`(\w+)`\s(?:in|judges)?\s*\[\w+\.py\]\(([\w/.]+)\)", WALK)
    assert len(pointed) == 2
    for rule, file in pointed:
        assert f"def {rule}(" in (ROOT / file).read_text(encoding="utf-8")
