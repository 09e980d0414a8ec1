"""The command line of the window."""

from __future__ import annotations

import pytest

from trictrac_gui.assets import THEMES
from trictrac_gui.ui.window.arguments import Arguments, parse, scripted
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS


def parsed(*given: str) -> Arguments:
    return parse(given, VARIANTS, THEMES, "1.2")


def test_nothing_asked_for_is_the_start_page() -> None:
    assert parsed() == Arguments()


def test_a_game_with_seed_and_dice() -> None:
    found = parsed("--new", "tric-trac", "--seed", "7", "--dice", "5-4,3-1,6-6")
    assert found.variant is TRIC_TRAC
    assert found.seed == 7
    assert found.script == ((5, 4), (3, 1), (6, 6))


def test_backgammons_opening_pair_is_one_die_a_side() -> None:
    """B5"""
    assert scripted(BACKGAMMON, "5-4,3-1") == ((5,), (4,), (3, 1))


def test_a_tied_opening_is_thrown_again() -> None:
    """R3, B5"""
    assert scripted(BACKGAMMON, "3-3,5-2,6-1") == ((3,), (3,), (5,), (2,), (6, 1))
    assert scripted(TRIC_TRAC, "5-4,6-3,1-2,6-6") == ((5, 4), (6, 3), (1, 2), (6, 6))


@pytest.mark.parametrize(
    "given",
    [
        ("--new", "chess"),
        ("--new", "tric-trac", "--seed", "x"),
        ("--new", "tric-trac", "--seed", "-1"),
        ("--seed", "1"),
        ("--new", "tric-trac", "--dice", "7-1"),
        ("--new", "tric-trac", "--dice", ""),
        ("--language", "xx"),
        ("--theme", "../x"),
        ("--nonsense",),
        ("--new", "tavla", "game.mat"),
    ],
)
def test_a_wrong_value_is_one_sentence_and_status_2(
    given: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        parsed(*given)
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("trictrac-gui: ")
    assert said.count("\n") == 1


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parsed("--version")
    assert left.value.code == 0
    assert capsys.readouterr().out == "trictrac-gui 1.2\n"
