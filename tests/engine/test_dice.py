"""Where throws come from."""

from __future__ import annotations

import pytest

from trictrac_gui.engine.dice import DiceChoice, ScriptedDice, SeededDice, decode_dice, encode_dice
from trictrac_gui.engine.state import Origin


def test_a_script_comes_first_and_the_other_source_goes_on() -> None:
    dice = ScriptedDice(((5, 4),), SeededDice(1))
    assert dice.throw(0, 2) == ((5, 4), Origin.SCRIPT)
    assert dice.throw(1, 2) == SeededDice(1).throw(1, 2)


@pytest.mark.parametrize("scripted", [(), (5,), (5, 4, 3)])
def test_a_scripted_throw_that_does_not_fit_is_passed_over(scripted: tuple[int, ...]) -> None:
    dice = ScriptedDice((scripted, (6, 6)), SeededDice(1))
    assert dice.throw(0, 2) == SeededDice(1).throw(0, 2)
    assert dice.throw(1, 2) == ((6, 6), Origin.SCRIPT)


@pytest.mark.parametrize(
    "choice",
    [
        DiceChoice(),
        DiceChoice(7, ((6, 5), (1, 1))),
        DiceChoice(checkable=(bytes(range(32)), "Ada and Ben")),
    ],
)
def test_a_choice_of_dice_is_written_and_read_again(choice: DiceChoice) -> None:
    assert decode_dice(encode_dice(choice)) == choice
