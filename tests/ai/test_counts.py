"""What a coach counts of a position."""

from __future__ import annotations

from trictrac_gui.ai import Blot, HuckeCount, count_all, race
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.notation import parse_position
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC


def test_the_first_position_of_backgammon_has_four_made_points_and_an_even_race() -> None:
    white, black = count_all(BACKGAMMON, BACKGAMMON.setup)
    assert white.made == (24, 13, 8, 6)
    assert black.made == (1, 12, 17, 19)
    assert white.blots == black.blots == ()
    assert white.blocks == black.blocks == ()
    even = race(BACKGAMMON, BACKGAMMON.setup)
    assert even.pips == (167, 167)
    assert even.leader is None
    assert even.contact


def test_a_blot_six_away_is_hit_by_seventeen_throws() -> None:
    position = parse_position(BACKGAMMON, "white 12:1 2:2 off:12 / black 6:1 off:14")
    white, _ = count_all(BACKGAMMON, position)
    assert white.blots == (Blot(12, 17),)


def test_neighbouring_made_points_are_a_block() -> None:
    position = parse_position(BACKGAMMON, "white 8:2 7:2 6:2 5:3 4:2 2:2 off:2 / black 1:2 off:13")
    white, black = count_all(BACKGAMMON, position)
    assert white.blocks == ((8, 7, 6, 5, 4),)
    assert white.longest_block == 5
    assert black.longest_block == 0


def test_an_empty_hucke_belongs_to_its_owners_block() -> None:
    position = parse_position(TRIC_TRAC, "red 14:2 15:2 off:11 / black 24:15")
    red, _ = count_all(TRIC_TRAC, position)
    assert red.hucke == HuckeCount(13, 0)
    assert red.blocks == ((13, 14, 15),)
    assert red.made == (14, 15)


def test_a_made_point_of_one_side_is_no_block_of_the_other() -> None:
    position = parse_position(TRIC_TRAC, "red 14:2 off:13 / black 15:2 16:2 off:11")
    red, black = count_all(TRIC_TRAC, position)
    assert red.blocks == ((13, 14),)
    assert black.blocks == ((16, 15),)


def test_checkers_on_the_start_point_are_neither_blots_nor_made_points() -> None:
    position = parse_position(TRIC_TRAC, "red 1:1 7:14 / black 24:15")
    red, black = count_all(TRIC_TRAC, position)
    assert red.blots == ()
    assert red.made == (7,)
    assert (red.waiting, black.waiting) == (1, 15)


def test_the_race_is_led_by_the_side_with_fewer_pips() -> None:
    position = parse_position(TRIC_TRAC, "red 22:2 off:13 / black 4:1 off:14")
    found = race(TRIC_TRAC, position)
    assert found.pips == (4, 3)
    assert found.leader is Side.SECOND
    assert found.lead == 1
    assert not found.contact


def test_a_checker_on_the_bar_is_always_in_contact() -> None:
    position = parse_position(BACKGAMMON, "white 3:2 off:13 / black bar:1 off:14")
    assert race(BACKGAMMON, position).contact
    clear = parse_position(BACKGAMMON, "white 3:2 off:13 / black 4:1 off:14")
    assert not race(BACKGAMMON, clear).contact
