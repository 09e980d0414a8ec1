"""Dice that can be checked, against the few lines the documentation promises."""

from __future__ import annotations

import hashlib
import hmac
from itertools import count, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trictrac_gui.engine.dice import (
    LONGEST_WORDS,
    CheckableDice,
    SeededDice,
    SystemDice,
    commitment,
    fresh_seed,
    spoken,
)
from trictrac_gui.storage.throws import ENOUGH
from trictrac_gui.storage.throws import count as counted

SEED = bytes(range(32))


def thrown_by_the_description(seed: bytes, words: str, ordinal: int, dice: int) -> tuple[int, ...]:
    """Written from the description alone, as a stranger would."""
    stream = (
        byte
        for block in count()
        for byte in hmac.new(
            seed, f"trictrac dice 1\n{words}\n{ordinal}\n{block}".encode(), hashlib.sha256
        ).digest()
    )
    return tuple(islice((byte % 6 + 1 for byte in stream if byte < 252), dice))


@given(seed=st.binary(min_size=32, max_size=32), words=st.text(), ordinal=st.integers(0, 10_000))
def test_everybody_can_throw_the_dice_again_from_the_description(
    seed: bytes, words: str, ordinal: int
) -> None:
    dice = CheckableDice(seed, words)
    for number in (1, 2, 3, 300):  # 300 dice need more than one block
        thrown = dice.throw(ordinal, number).numbers
        assert thrown == thrown_by_the_description(seed, spoken(words), ordinal, number)


def test_the_throws_of_a_known_seed_never_change() -> None:
    dice = CheckableDice(SEED, "Anna  spielt\tmit Ömer")
    assert dice.words == "Anna spielt mit Ömer"
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert [dice.throw(ordinal, 2).numbers for ordinal in range(6)] == [
        *((5, 1), (1, 5), (2, 5), (6, 3), (4, 4), (3, 4))
    ]


def test_words_and_ordinal_both_change_the_throws() -> None:
    def game(words: str) -> list[tuple[int, ...]]:
        return [CheckableDice(SEED, words).throw(ordinal, 2).numbers for ordinal in range(20)]

    assert game("one") != game("two")
    assert len(set(game("one"))) > 5


def test_words_typed_in_another_way_are_the_same_words() -> None:
    assert spoken("  O\u0308mer \n und  Zoe\u0308 ") == "Ömer und Zoë"
    assert spoken("a\ud800b") == "ab"
    assert len(spoken("x" * 5000)) == LONGEST_WORDS


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        CheckableDice(bytes(length), "")


def test_no_two_games_get_the_same_seed() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 for seed in seeds)


@pytest.mark.real_dice
@pytest.mark.parametrize(
    "source",
    [CheckableDice(SEED, "fair"), SeededDice(7), SystemDice()],
    ids=["checkable", "seeded", "system"],
)
@pytest.mark.parametrize("throws", [20_000, pytest.param(1_000_000, marks=pytest.mark.long)])
def test_no_source_favours_a_throw(
    source: CheckableDice | SeededDice | SystemDice, throws: int
) -> None:
    found = counted(source.throw(ordinal, 2).numbers for ordinal in range(throws))
    assert found.total == throws >= ENOUGH
    # The system's dice have no seed: one run in a million may fail by chance.
    assert found.p_value is not None
    assert found.p_value > 1e-6
