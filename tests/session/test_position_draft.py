"""Setting a position up, checker by checker, and taking it back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from trictrac_gui.engine.match import SINGLE_GAME, Match, match_to, money_session
from trictrac_gui.engine.model import BAR, OFF, Ending, Place, Result, Side
from trictrac_gui.engine.notation import parse_position
from trictrac_gui.engine.setting_up import SetUp, set_up
from trictrac_gui.engine.state import Cube
from trictrac_gui.engine.variant import PositionFault, Variant
from trictrac_gui.session import position_draft
from trictrac_gui.session.position_draft import TRAY, Draft, draft_of
from trictrac_gui.session.undo_history import UndoHistory
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC, VARIANTS

FIRST, SECOND = Side.FIRST, Side.SECOND


def put(draft: Draft, side: Side, *places: Place) -> Draft:
    for place in places:
        draft = draft.moved(side, TRAY, place)
    return draft


def test_a_cleared_board_has_all_checkers_in_the_trays() -> None:
    draft = draft_of(BACKGAMMON).cleared()
    assert [draft.in_tray(side) for side in Side] == [15, 15]
    assert draft.faults() == (
        PositionFault("not-fifteen", FIRST),
        PositionFault("not-fifteen", SECOND),
    )


def test_checkers_go_from_the_tray_to_the_board_to_the_bar_and_off() -> None:
    draft = put(draft_of(BACKGAMMON).cleared(), FIRST, 6, 6, BAR)
    draft = draft.moved(FIRST, 6, OFF)
    assert [draft.count(FIRST, place) for place in (6, BAR, OFF, TRAY)] == [1, 1, 1, 12]
    back = draft.moved(FIRST, BAR, TRAY)
    assert (back.count(FIRST, BAR), back.in_tray(FIRST)) == (0, 13)


def test_a_point_belongs_to_one_side() -> None:
    draft = put(draft_of(BACKGAMMON).cleared(), FIRST, 6)
    assert draft.why_not(SECOND, 6) == PositionFault("both-sides", SECOND, 6)
    assert draft.moved(SECOND, TRAY, 6) == draft


def test_what_is_not_there_cannot_be_taken() -> None:
    draft = draft_of(BACKGAMMON)
    assert draft.moved(FIRST, TRAY, 5) == draft
    assert draft.moved(FIRST, 5, 4) == draft


def test_a_checker_put_on_its_target_point_is_off() -> None:
    draft = put(draft_of(TRIC_TRAC).cleared(), FIRST, 24)
    assert (draft.count(FIRST, OFF), draft.count(FIRST, 24)) == (1, 1)
    assert draft.holder(24) is None


def test_start_points_are_held_by_their_owner_alone() -> None:
    draft = draft_of(TRIC_TRAC)
    assert (draft.holder(1), draft.holder(24)) == (FIRST, SECOND)
    assert draft.why_not(SECOND, 1) is None, "it is borne off there"


def test_a_lone_checker_on_the_hucke_cannot_stand() -> None:
    draft = draft_of(TRIC_TRAC).moved(FIRST, 1, 13)
    assert draft.faults() == (PositionFault("alone-on-hucke", FIRST, 13),)
    assert draft.moved(FIRST, 1, 13).faults() == ()


def test_the_other_games_have_no_bar_or_have_one() -> None:
    assert draft_of(TRIC_TRAC).why_not(FIRST, BAR) == PositionFault("unknown-point", FIRST, BAR)
    assert draft_of(TAVLA).why_not(FIRST, BAR) is None


def test_sides_are_swapped_with_all_that_is_theirs() -> None:
    position = parse_position(BACKGAMMON, "white 6:2 bar:1 / black 20:5")
    setup = SetUp(position, FIRST, (6, 1), cube=Cube(4, SECOND))
    draft = draft_of(BACKGAMMON, setup, match_to(5, cube=True))
    swapped = draft.swapped()
    assert swapped.position == parse_position(BACKGAMMON, "white 5:5 / black 19:2 bar:1")
    assert (swapped.to_move, swapped.cube) == (SECOND, Cube(4, FIRST))
    assert swapped.swapped() == draft


def test_the_rest_is_borne_off() -> None:
    draft = put(draft_of(BACKGAMMON).cleared(), FIRST, 3, 3)
    draft = put(draft, SECOND, 20).rest_off()
    assert (draft.count(FIRST, OFF), draft.count(SECOND, OFF)) == (13, 14)
    assert draft.faults() == ()
    set_up(BACKGAMMON, SINGLE_GAME, draft.setup)


def test_games_on_the_same_board_keep_the_position() -> None:
    draft = draft_of(BACKGAMMON, SetUp(BACKGAMMON.setup, FIRST, cube=Cube(2, FIRST)))
    draft = draft.moved(FIRST, 6, 3)
    tavla = draft.of(TAVLA)
    assert (tavla.counts, tavla.cube, tavla.variant) == (draft.counts, None, TAVLA)
    historic = TRIC_TRAC.configured({"hucke": "historic", "strict_start": False})
    moved = draft_of(TRIC_TRAC).moved(FIRST, 1, 5)
    assert moved.of(historic).counts == moved.counts
    assert draft.of(TRIC_TRAC) == draft_of(TRIC_TRAC)


def test_one_die_alone_is_no_throw() -> None:
    setup = SetUp(BACKGAMMON.setup, SECOND)
    draft = draft_of(BACKGAMMON, setup)
    half = Draft(BACKGAMMON, draft.counts, SECOND, (3, 0))
    assert half.faults() == (PositionFault("one-die", SECOND),)
    assert half.setup.roll == ()


def test_every_change_can_be_taken_back_and_made_again() -> None:
    rng = Random(3)
    for variant in VARIANTS:
        history = UndoHistory(draft_of(variant))
        seen = [history.value]
        places: list[Place] = [*range(1, 25), BAR, OFF, TRAY]
        for _ in range(2000):
            side = rng.choice(list(Side))
            changed = history.value.moved(side, rng.choice(places), rng.choice(places))
            if history.change(changed):
                seen.append(history.value)
            for owner in Side:
                assert sum(history.value.counts[owner]) + history.value.in_tray(owner) == 15
                assert min(history.value.counts[owner]) >= 0
        assert len(seen) > 20
        for earlier in reversed(seen[:-1]):
            assert history.may_undo
            history.undo()
            assert history.value == earlier
        assert not history.may_undo
        while history.may_redo:
            history.redo()
        assert history.value == seen[-1]


def test_a_change_after_taking_back_forgets_what_was_taken_back() -> None:
    history = UndoHistory(draft_of(BACKGAMMON))
    history.change(history.value.moved(FIRST, 6, 5))
    history.undo()
    history.change(history.value.moved(FIRST, 8, 7))
    assert not history.may_redo
    assert not history.change(history.value)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.key)
def test_a_draft_that_was_kept_comes_back(tmp_path: Path, variant: Variant) -> None:
    draft = replace(put(draft_of(variant).cleared(), SECOND, 5, 5, 9), to_move=None, roll=(0, 3))
    if variant.has_cube:
        draft = replace(
            draft, cube=Cube(2, SECOND), match=replace(match_to(5, cube=True), score=(3, 2))
        )
    path = tmp_path / "new" / "draft.json"
    assert position_draft.load(path, VARIANTS) is None
    position_draft.save(path, draft)
    assert position_draft.load(path, VARIANTS) == draft


def test_a_kept_draft_with_any_wrong_bit_is_a_draft_or_none(tmp_path: Path) -> None:
    path = tmp_path / "draft.json"
    position_draft.save(path, draft_of(VARIANTS[0]))
    sound = path.read_bytes()
    for place in range(len(sound)):
        path.write_bytes(sound[:place] + bytes([sound[place] ^ 4]) + sound[place + 1 :])
        found = position_draft.load(path, VARIANTS)
        assert found is None or found.faults() is not None


def test_what_is_over_is_taken_up_again_just_below_its_end() -> None:
    single = Match().after(Result(FIRST, Ending.SINGLE, 1))
    session = replace(
        money_session(jacoby=True).after(Result(SECOND, Ending.SINGLE, 2)), ended=True
    )
    match = match_to(3, cube=True).after(Result(SECOND, Ending.GAMMON, 4))
    for over in (single, session, match):
        assert over.over
        draft = draft_of(BACKGAMMON, SetUp(BACKGAMMON.setup, FIRST), over)
        assert draft.faults() == ()
        assert draft.match.agreement == over.agreement
    assert draft.match.score == (0, 2)
    won = draft_of(TRIC_TRAC, SetUp(TRIC_TRAC.setup, FIRST, score=(12, 3)), Match())
    assert won.score == (11, 3)
    assert won.faults() == ()
