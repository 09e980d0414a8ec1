"""Sounds come in step with the animation, take turns, and keep quiet when asked to."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Open
from trictrac_gui.app import Program
from trictrac_gui.session.view import Refusal
from trictrac_gui.ui.painting.animator import Animator
from trictrac_gui.ui.sound.sound_effects import CLOSEST, Cue, Sound, SoundEffects


class FakePlayer:
    """Writes down what it is asked to play."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []

    def warm_up(self) -> None:
        pass

    def play(self, name: str, volume: float) -> None:
        self.played.append((name, volume))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.played]


@pytest.fixture
def player() -> FakePlayer:
    return FakePlayer()


@pytest.fixture
def program(open_window: Open, player: FakePlayer) -> Program:
    """A game whose opening has been thrown, heard by the fake."""
    program = open_window("--new", "tric-trac", "--dice", "5-4,3-1,6-2")
    foley(program)._player = player
    for _ in range(2):
        console = program.game.page.console
        console.throw.click()
    return program


def foley(program: Program) -> SoundEffects:
    found = program.game.page.board.findChild(SoundEffects)
    assert found is not None
    return found


def pause() -> None:
    QTest.qWait(CLOSEST + 10)


def test_without_animation_a_checker_is_heard_at_once(program: Program, player: FakePlayer) -> None:
    player.played.clear()
    assert program.game.session is not None
    program.game.session.play(1, 6)
    assert player.names == ["put-1.wav"]
    pause()
    program.game.session.play(1, 5)
    assert player.names == ["put-1.wav", "put-2.wav"]


def test_with_animation_a_checker_is_heard_when_it_lands(
    program: Program, player: FakePlayer
) -> None:
    board = program.game.page.board
    board.set_speed(0.3)
    player.played.clear()
    assert program.game.session is not None
    program.game.session.play(1, 6)
    assert player.names == []
    assert not board.board.animator.idle
    board.board.animator.finish()
    assert player.names == ["put-1.wav"]


def test_a_refusal_is_heard_softly(program: Program, player: FakePlayer) -> None:
    player.played.clear()
    assert program.game.session is not None
    refused: list[Refusal] = []
    program.game.session.refused.connect(refused.append)
    program.game.session.play(1, 4)
    assert len(refused) == 1
    assert player.names == ["refusal-1.wav"]


def test_sound_off_is_silence_and_the_volume_is_followed(
    program: Program, player: FakePlayer
) -> None:
    player.played.clear()
    assert program.game.session is not None
    program.settings.apply(replace(program.settings.current, sound=False))
    program.game.session.play(1, 6)
    assert player.played == []
    pause()
    program.settings.apply(replace(program.settings.current, sound=True, volume=25))
    program.game.session.play(1, 5)
    program.game.page.board.board.animator.finish()
    assert player.played == [("put-1.wav", 0.25)]


def test_reduced_motion_keeps_the_sounds(program: Program, player: FakePlayer) -> None:
    program.settings.apply(replace(program.settings.current, reduced_motion="on"))
    player.played.clear()
    assert program.game.session is not None
    program.game.session.play(1, 6)
    assert player.names == ["put-1.wav"]


def test_a_new_game_begins_in_silence(program: Program, player: FakePlayer) -> None:
    assert program.game.session is not None
    program.game.session.play(1, 6)
    player.played.clear()
    program.dialogs.play_again(False)
    assert player.played == []
    pause()
    program.game.page.console.throw.click()
    assert player.names[0].startswith("die-")


def test_equal_sounds_at_the_same_moment_are_one(qapp: QApplication, player: FakePlayer) -> None:
    noises = SoundEffects(Animator(), player)
    noises.volume = 1.0
    for _ in range(5):
        noises.sound(Cue(Sound.DIE))
    noises.sound(Cue(Sound.PUT))
    assert player.names == ["die-1.wav", "put-1.wav"]
    pause()
    noises.sound(Cue(Sound.DIE))
    assert player.names[-1] == "die-2.wav"


def test_the_takes_of_a_sound_come_in_turn(qapp: QApplication, player: FakePlayer) -> None:
    noises = SoundEffects(Animator(), player)
    noises.volume = 1.0
    for _ in range(4):
        noises.sound(Cue(Sound.HIT))
        pause()
    noises.sound(Cue(Sound.OVER))
    noises.sound(Cue(Sound.CHIP, variant=3))
    assert player.names == [
        *("hit-1.wav", "hit-2.wav", "hit-3.wav", "hit-1.wav"),
        "over.wav",
        "chip-3.wav",
    ]
