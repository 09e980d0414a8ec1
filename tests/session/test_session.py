"""A running game: what the players do, what is written down, and what the window is told."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.sessions import play_on, session_at
from trictrac_gui.engine.dice import ScriptedDice, SeededDice, SystemDice
from trictrac_gui.engine.model import OFF, Ending, Side
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.state import (
    Moved,
    Phase,
)
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView, Refusal
from trictrac_gui.storage.errors import JournalError
from trictrac_gui.storage.journal import Journal
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC

RED, BLACK = Side.FIRST, Side.SECOND


class Heard:
    """What a session told the window."""

    def __init__(self, session: GameSession) -> None:
        self.views: list[GameView] = []
        self.refusals: list[Refusal] = []
        self.troubles: list[JournalError | None] = []
        session.changed.connect(self.views.append)
        session.refused.connect(self.refusals.append)
        session.trouble.connect(self.troubles.append)


def session(
    tmp_path: Path, *script: tuple[int, ...], variant: Variant = TRIC_TRAC
) -> tuple[GameSession, Heard]:
    """A new game with scripted throws."""
    journal = Journal.create(tmp_path, {"variant": variant.key})
    dice = ScriptedDice(script, SystemDice())
    made = GameSession(GameTree(variant), ("Ada", "Ben"), dice, journal)
    return made, Heard(made)


def opened(tmp_path: Path, *more: tuple[int, int]) -> tuple[GameSession, Heard]:
    """Tric Trac with Red to play 5-4."""
    made, heard = session(tmp_path, (5, 4), (2, 1), *more)
    made.throw(RED)
    made.throw(BLACK)
    return made, heard


def test_the_opening_is_thrown_side_by_side(tmp_path: Path) -> None:
    made, heard = session(tmp_path, (5, 4), (2, 1))
    assert made.view().may_throw == (RED,)
    made.throw(BLACK)
    assert heard.views == []
    made.throw(RED)
    assert made.view().opening == ((5, 4), None)
    made.throw(BLACK)
    view = made.view()
    assert view.phase is Phase.MOVING
    assert view.dice is not None
    assert (view.dice.numbers, view.dice.used, view.dice.left) == ((5, 4), (False, False), (5, 4))


def test_the_view_says_where_each_checker_may_go(tmp_path: Path) -> None:
    made, _ = opened(tmp_path)
    targets = {target.place: target for target in made.view().moves[1]}
    assert set(targets) == {5, 6, 10}
    assert targets[10].numbers == (5, 4)
    assert targets[10].rests == (6,)


def test_a_combined_move_is_shown_step_by_step(tmp_path: Path) -> None:
    made, heard = opened(tmp_path)
    heard.views.clear()
    made.play(1, 10)
    assert [view.effects for view in heard.views] == [
        (Moved(RED, 1, 6),),
        (Moved(RED, 6, 10),),
    ]


def test_a_refused_step_changes_nothing_and_names_its_rule(tmp_path: Path) -> None:
    made, heard = opened(tmp_path)
    before = made.view()
    made.play(1, 7)
    assert made.view() == before
    assert [refusal.rule for refusal in heard.refusals] == [RuleKey.NO_SUCH_NUMBER]
    made.play(24, 20)
    assert heard.refusals[-1].rule is RuleKey.NOT_YOURS


def test_a_checker_that_is_only_touched_says_why_it_cannot_move(tmp_path: Path) -> None:
    made, heard = opened(tmp_path)
    made.play(1, 1)
    made.play(9, 9)
    made.play(24, 24)
    assert [refusal.rule for refusal in heard.refusals] == [RuleKey.NOT_YOURS] * 2
    made.play(1, 6)
    made.play(6, 6)  # it may go on
    assert len(heard.refusals) == 2
    made.play(1, 5)
    made.hand_over()
    made.throw(BLACK)
    made.play(6, 6)
    assert heard.refusals[-1].rule is RuleKey.NOT_YOURS


def test_undo_and_redo_work_until_the_throw_is_handed_over(tmp_path: Path) -> None:
    made, _ = opened(tmp_path)
    start = made.view()
    assert not start.may_undo
    made.play(1, 6)
    middle = made.view()
    made.play(1, 5)
    end = made.view()
    assert end.may_hand_over
    made.undo()
    assert made.view() == replace(middle, may_redo=True)
    made.undo()
    assert made.view().position == start.position
    made.redo()
    made.redo()
    assert made.view() == end
    made.hand_over()
    assert not made.view().may_undo
    made.undo()
    assert made.view().to_move is BLACK


def test_a_throw_is_not_handed_over_while_numbers_can_be_played(tmp_path: Path) -> None:
    made, _ = opened(tmp_path)
    made.hand_over()
    assert made.view().to_move is RED


def test_a_throw_can_hand_itself_over(tmp_path: Path) -> None:
    made, _ = opened(tmp_path)
    made.auto_finish = True
    made.play(1, 10)
    assert made.view().to_move is BLACK


def test_a_pass_is_shown_with_its_reason_and_never_skipped(tmp_path: Path) -> None:
    """R15: a game of sixes soon comes to a throw that cannot be played."""
    made, _ = session(tmp_path, (1,), (6,), *[(6, 6)] * 200, variant=BACKGAMMON)
    view = play_on(made, lambda view: view.passing is not None)
    assert view.passing is not None
    assert view.passing.rule in (RuleKey.BAR_FIRST, RuleKey.POINT_CLOSED)
    assert view.passing.because
    assert view.may_hand_over
    passer = view.to_move
    made.hand_over()
    assert made.view().to_move is not passer


def test_a_number_that_lapses_is_shown_with_its_reason(tmp_path: Path) -> None:
    """T11: a game of sixes soon comes to where only some of the four can be played."""
    made, _ = session(tmp_path, (1,), (6,), *[(6, 6)] * 200, variant=BACKGAMMON)
    view = play_on(made, lambda view: view.lapsing is not None)
    assert view.lapsing is not None
    assert view.dice is not None
    assert view.dice.left
    assert view.passing is None


def test_a_die_of_a_double_is_used_once_its_share_is_played(tmp_path: Path) -> None:
    """B8: each of the two dice counts twice."""
    made = session_at(tmp_path, BACKGAMMON, "white 24:4 13:11 / black 4:15", (3, 3))
    made.throw()
    used = []
    for src in (24, 24, 13, 13):
        made.play(src, src - 3)
        dice = made.view().dice
        assert dice is not None
        used.append(dice.used)
    assert used == [(False, False), (True, False), (True, False), (True, True)]


def test_a_double_tells_that_the_same_side_throws_again(tmp_path: Path) -> None:
    made, _ = session(tmp_path, (6, 6), (2, 1))
    made.throw(RED)
    made.throw(BLACK)
    made.play(1, 7)
    made.play(1, 7)
    made.hand_over()
    assert made.view().again
    assert made.view().may_throw == (RED,)


def test_giving_up_waits_for_the_other_sides_answer(tmp_path: Path) -> None:
    made, _ = opened(tmp_path)
    before = made.view()
    made.resign(1)
    assert made.view().offer is not None
    assert made.view().moves == {}
    made.play(1, 6)
    made.hand_over()
    assert made.view().offer is not None
    made.answer(accepted=False)
    assert made.view().position == before.position
    made.resign(1)
    made.answer(accepted=True)
    result = made.view().result
    assert result is not None
    assert (result.winner, result.ending) == (BLACK, Ending.RESIGNED)


def test_steps_can_be_taken_back_after_a_resignation_was_refused(tmp_path: Path) -> None:
    made, _ = opened(tmp_path)
    before = made.view()
    made.play(1, 6)
    made.resign(1)
    made.answer(accepted=False)
    assert made.view().may_undo
    made.undo()
    assert made.view().position == before.position
    assert not made.view().may_undo


def test_a_game_can_be_left_without_a_result(tmp_path: Path) -> None:
    made, _ = opened(tmp_path)
    made.leave()
    result = made.view().result
    assert result is not None
    assert (result.winner, result.ending) == (None, Ending.LEFT)
    made.throw(RED)
    assert made.view().phase is Phase.OVER


def test_a_throw_is_written_before_it_is_shown(tmp_path: Path) -> None:
    made, _ = session(tmp_path, (5, 4))
    path = made.path
    assert path is not None
    seen = []
    made.changed.connect(lambda view: seen.append((path.read_text().count("rolled"), view.opening)))
    made.throw(RED)
    assert seen == [(1, ((5, 4), None))]


class Full(OSError):
    """A disk that is full."""


@pytest.mark.usefixtures("qapp")
def test_play_goes_on_in_memory_while_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, heard = opened(tmp_path)
    error = JournalError(made.path, Full(28, "full"))

    def refuse(*args: object, **kwargs: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "_flush", refuse)
        made.play(1, 6)
        assert made.view().count(RED, 6) == 1
        assert heard.troubles == [error]
        assert not made.view().saved
        made.retry_saving()
        assert heard.troubles == [error], "the same trouble is told once"
    made.play(1, 5)
    assert made.view().saved
    assert heard.troubles[-1] is None


def test_a_game_can_be_saved_elsewhere(tmp_path: Path) -> None:
    made, _ = opened(tmp_path / "first")
    made.save_elsewhere(tmp_path / "second")
    assert made.path is not None
    assert made.path.parent == tmp_path / "second"
    made.play(1, 6)
    assert made.view().saved


def test_the_game_can_be_rebuilt_from_its_journal(tmp_path: Path) -> None:
    made, heard = opened(tmp_path)
    made.play(1, 10)
    made.undo()
    before = made.view()
    made.rebuild()
    assert made.view() == before
    assert heard.views[-1] == before


def test_a_step_onto_the_target_point_bears_off(tmp_path: Path) -> None:
    """T7, T20: the point itself is as good as the tray beside the board."""
    made, _ = session(tmp_path, (5, 4), (2, 1), *[(6, 5)] * 400)
    made.throw(RED)
    made.throw(BLACK)
    while not made.view().count(RED, OFF) and made.view().phase is not Phase.OVER:
        view = made.view()
        if view.may_throw:
            made.throw(view.may_throw[0])
        elif view.moves:
            src = max(view.moves, key=lambda place: int(place) if view.to_move is RED else 0)
            target = view.moves[src][-1]
            goal = view.variant.target_place(view.to_move or RED)
            made.play(src, goal if target.place == OFF else target.place)
        else:
            made.hand_over()
    assert made.view().count(RED, OFF) or made.view().count(BLACK, OFF)


def test_a_throw_whose_last_number_lapses_does_not_hand_itself_over(tmp_path: Path) -> None:
    """R15: the player sees first why a number lapses."""
    journal = Journal.create(tmp_path, {})
    made = GameSession(GameTree(TRIC_TRAC), ("Ada", "Ben"), SeededDice(5), journal)
    made.auto_finish = True
    view = play_on(made, lambda view: view.lapsing is not None)
    assert view.may_hand_over
    made.hand_over()
    assert made.view().lapsing is None


def test_the_extra_throw_is_still_told_after_a_resignation_that_was_refused(
    tmp_path: Path,
) -> None:
    made, _ = session(tmp_path, (6, 6), (2, 1))
    view = play_on(made, lambda view: view.again)
    assert view.again
    made.resign(1)
    made.answer(accepted=False)
    after = made.view()
    assert after.may_throw == (RED,)
    assert after.again


def test_the_checker_that_moved_last_may_use_the_other_number(tmp_path: Path) -> None:
    made, heard = opened(tmp_path)
    made.play(1, 6)
    other = made.view().other_number
    assert other is not None
    assert (other.place, other.numbers) == (5, (4,))
    assert made.view().moved == Moved(RED, 1, 6)
    heard.views.clear()
    made.use_other_number()
    view = made.view()
    assert heard.views == [view]
    assert (view.count(RED, 6), view.count(RED, 5)) == (0, 1)
    assert view.dice is not None
    assert view.dice.left == (5,)
    made.use_other_number()
    assert made.view().count(RED, 6) == 1
    made.undo()
    assert made.view().count(RED, 1) == 15
    made.play(1, 6)
    before = made.view()
    made.rebuild()
    assert made.view() == before


def test_there_is_no_other_number_once_one_checker_has_played_both(tmp_path: Path) -> None:
    made, _ = opened(tmp_path)
    assert made.view().other_number is None
    made.play(1, 10)
    assert made.view().other_number is None
    before = made.view()
    made.use_other_number()
    assert made.view() == before


def test_the_order_of_the_dice_decides_how_a_combined_move_goes(tmp_path: Path) -> None:
    made, heard = opened(tmp_path, (6, 2))
    start = made.view()
    assert start.may_swap
    written = made.path.read_text() if made.path else ""
    made.swap_dice()
    view = made.view()
    assert heard.views[-1] == view
    assert view.dice is not None
    assert view.dice.numbers == (4, 5)
    assert {t.place: t.numbers for t in view.moves[1]}[10] == (4, 5)
    assert made.path is not None
    assert made.path.read_text() == written
    made.swap_dice()
    assert made.view() == start
    made.swap_dice()
    made.play(1, 5)
    view = made.view()
    assert view.dice is not None
    assert (view.dice.numbers, view.dice.used) == ((4, 5), (True, False))
    made.swap_dice()
    assert made.view() == view
    made.play(5, 10)
    made.hand_over()
    made.throw(BLACK)
    dice = made.view().dice
    assert dice is not None
    assert dice.numbers == (6, 2)
