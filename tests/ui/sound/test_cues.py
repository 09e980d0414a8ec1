"""Which sounds a change of the game makes, and when."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.model import Ending, Result, Side
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView
from trictrac_gui.ui.board.checkers import GLIDE
from trictrac_gui.ui.sound.sound_effects import CONTACTS, Sound, cues
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path)
    yield made
    for session in made.sessions:
        session.close()


class Table:
    """Plays games without a window and remembers the moment before."""

    def __init__(self, folder: Path) -> None:
        self.games = GameStore(VARIANTS, folder)
        self.sessions: list[GameSession] = []

    def begin(self, variant: object, *script: tuple[int, ...]) -> GameSession:
        assert variant in (BACKGAMMON, TRIC_TRAC)
        chosen = BACKGAMMON if variant is BACKGAMMON else TRIC_TRAC
        dice = DiceChoice(None, script)
        session, trouble = self.games.begin(chosen, chosen.values, ("", ""), dice)
        assert trouble is None
        self.sessions.append(session)
        return session


def throw(session: GameSession) -> list[Sound]:
    before = session.view()
    session.throw(before.may_throw[0])
    return heard(before, session.view())


def play(session: GameSession, src: int, dst: int) -> list[Sound]:
    before = session.view()
    session.play(src, dst)
    return heard(before, session.view())


def heard(before: GameView, now: GameView) -> list[Sound]:
    return [cue.sound for cue in cues(before, now)]


def test_each_die_of_a_throw_touches_the_table_several_times(table: Table) -> None:
    session = table.begin(TRIC_TRAC, (5, 4), (3, 1), (6, 2))
    assert throw(session) == [Sound.DIE] * 2 * len(CONTACTS)
    throw(session)
    session.play(1, 6)
    session.play(1, 5)
    session.hand_over()
    assert throw(session) == [Sound.DIE] * 2 * len(CONTACTS)


def test_the_opening_throw_of_backgammon_is_a_single_die(table: Table) -> None:
    session = table.begin(BACKGAMMON, (5,), (4,))
    assert throw(session) == [Sound.DIE] * len(CONTACTS)
    assert throw(session) == [Sound.DIE] * len(CONTACTS)


def test_a_checker_is_heard_when_it_lands(table: Table) -> None:
    session = table.begin(TRIC_TRAC, (5, 4), (3, 1))
    throw(session)
    throw(session)
    before = session.view()
    session.play(1, 6)
    (cue,) = cues(before, session.view())
    assert (cue.sound, cue.at) == (Sound.PUT, GLIDE)


def test_a_step_taken_back_is_softer(table: Table) -> None:
    session = table.begin(TRIC_TRAC, (5, 4), (3, 1))
    throw(session)
    throw(session)
    session.play(1, 6)
    before = session.view()
    session.undo()
    (cue,) = cues(before, session.view())
    assert cue.sound is Sound.PUT
    assert cue.loud < 1


def test_a_hit_in_tric_trac_sounds_and_moves_the_chip(table: Table) -> None:
    """T18, T22"""
    session = table.begin(TRIC_TRAC, (6, 4), (5, 4), (6, 5), (6, 3))
    chance = random.Random(4)
    for _ in range(4000):
        before = session.view()
        if before.result is not None:
            break
        if before.may_throw:
            session.throw(before.may_throw[0])
        elif before.moves:
            src = chance.choice(list(before.moves))
            target = chance.choice(before.moves[src])
            session.play(src, target.place)
        else:
            session.hand_over()
        now = session.view()
        gained = sum(now.score) - sum(before.score)
        sounds = heard(before, now)
        assert sounds.count(Sound.CHIP) == min(gained, 4)
        if gained and Sound.OFF not in sounds:
            assert Sound.HIT in sounds
        assert (Sound.OVER in sounds) == (now.result is not None)
    assert session.view().result is not None


def test_the_note_of_the_chip_climbs_with_the_score(table: Table) -> None:
    view = table.begin(TRIC_TRAC).view()
    notes = []
    for points in range(12):
        before, now = replace(view, score=(points, 0)), replace(view, score=(points + 1, 0))
        (cue,) = cues(before, now)
        notes.append(cue.variant)
    assert notes == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]


def test_a_game_that_is_left_ends_in_silence(table: Table) -> None:
    view = table.begin(BACKGAMMON).view()
    left = replace(view, result=Result(None, Ending.LEFT, 0))
    won = replace(view, result=Result(Side.FIRST, Ending.SINGLE, 1))
    assert heard(view, left) == []
    assert heard(view, won) == [Sound.OVER]


def test_dice_that_change_places_and_offers_make_no_noise(table: Table) -> None:
    session = table.begin(TRIC_TRAC, (5, 4), (3, 1))
    throw(session)
    throw(session)
    before = session.view()
    session.swap_dice()
    assert session.view() != before
    assert heard(before, session.view()) == []
    before = session.view()
    session.resign(1)
    assert heard(before, session.view()) == []


def test_dice_set_by_hand_click_once_for_each_and_do_not_roll(table: Table) -> None:
    session = table.begin(TRIC_TRAC)
    session.set_by_hand(True)
    sounds = []
    for die, number in ((0, 5), (1, 4)):
        before = session.view()
        session.set_die(die, number)
        sounds += heard(before, session.view())
    before = session.view()
    session.throw(before.may_throw[0])
    assert session.view().opening[0] == (5, 4)
    sounds += heard(before, session.view())
    assert sounds == [Sound.DIE, Sound.DIE]
