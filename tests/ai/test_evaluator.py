"""The evaluator: what it refuses, and that chances and points fit together."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from tests.nets import net_file  # noqa: E402
from trictrac_gui.ai.evaluator import (  # noqa: E402
    Evaluator,
    NetError,
    equities,
    net_path,
    swapped,
)
from trictrac_gui.engine.model import Side  # noqa: E402
from trictrac_gui.engine.notation import parse_position  # noqa: E402
from trictrac_gui.engine.variant import Variant  # noqa: E402
from trictrac_gui.variants import BACKGAMMON, TAVLA, TRIC_TRAC, VARIANTS  # noqa: E402

TRAINED = [variant for variant in VARIANTS if net_path(variant).exists()]


def test_chances_lie_between_nothing_and_one_for_each_position(tmp_path: Path) -> None:
    evaluator = Evaluator.of(BACKGAMMON, net_file(tmp_path / "a.npz", BACKGAMMON))
    race = parse_position(BACKGAMMON, "white 6:2 off:13 / black 7:2 off:13")
    found = evaluator.chances([BACKGAMMON.setup, race], Side.FIRST)
    assert found.shape == (2, 5)
    assert ((found > 0) & (found < 1)).all()
    # Each class has a net of its own, and rows stay in their order.
    assert (found[1] == evaluator.chances([race], Side.FIRST)[0]).all()
    assert not np.allclose(found[0], found[1])


def test_scores_matter_where_the_game_counts_points(tmp_path: Path) -> None:
    evaluator = Evaluator.of(TRIC_TRAC, net_file(tmp_path / "a.npz", TRIC_TRAC))
    twice = [TRIC_TRAC.setup] * 2
    found = evaluator.chances(twice, Side.SECOND, [(0, 7), (7, 0)])
    assert found[0] != found[1]
    assert found[0] == evaluator.chances(twice[:1], Side.FIRST, [(7, 0)])[0]


@pytest.mark.parametrize(
    ("variant", "endings"),
    [
        (
            BACKGAMMON,
            ("win", "win-gammon", "win-backgammon", "lose-gammon", "lose-backgammon"),
        ),
        (TAVLA, ("win", "win-gammon", "lose-gammon")),
        (TRIC_TRAC, ("win",)),
    ],
    ids=lambda value: getattr(value, "key", None),
)
def test_chances_are_named_after_the_endings_of_the_game(
    variant: Variant, endings: tuple[str, ...], tmp_path: Path
) -> None:
    assert Evaluator.of(variant, net_file(tmp_path / "a.npz", variant)).endings == endings


def test_what_one_side_wins_the_other_loses() -> None:
    chances = np.array([[0.6, 0.2, 0.05, 0.1, 0.01]], np.float32)
    assert equities(chances)[0] == pytest.approx(0.2 + 0.25 - 0.11)
    assert equities(swapped(chances))[0] == pytest.approx(-equities(chances)[0])
    assert swapped(chances)[0] == pytest.approx([0.4, 0.1, 0.01, 0.2, 0.05])


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"fingerprint": "0" * 16}, "stale"),
        ({"fingerprint": None}, "unreadable"),
        ({"race_w1": None}, "unreadable"),
        ({"contact_w1": np.zeros((7, 8), np.float16)}, "unreadable"),
        ({"contact_bo": np.zeros(3, np.float16)}, "unreadable"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_one_error(
    changed: dict[str, Any], key: str, tmp_path: Path
) -> None:
    path = net_file(tmp_path / "a.npz", BACKGAMMON, **changed)
    with pytest.raises(NetError, match="backgammon") as caught:
        Evaluator.of(BACKGAMMON, path)
    assert (caught.value.key, caught.value.path) == (key, path)


def test_a_missing_a_cut_and_a_foreign_file_are_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    for content, key in ((None, "missing"), (b"PK\x03\x04", "unreadable"), (b"?", "unreadable")):
        if content is not None:
            path.write_bytes(content)
        with pytest.raises(NetError) as caught:
            Evaluator.of(BACKGAMMON, path)
        assert caught.value.key == key


def test_a_game_whose_rules_have_changed_asks_for_a_new_training(tmp_path: Path) -> None:
    path = net_file(tmp_path / "a.npz", BACKGAMMON)
    with pytest.raises(NetError, match="make nets") as caught:
        Evaluator.of(replace(BACKGAMMON, home=18), path)
    assert caught.value.key == "stale"


@pytest.mark.parametrize("variant", TRAINED, ids=lambda variant: variant.key)
def test_a_shipped_net_is_small_and_knows_that_the_beginning_is_even(variant: Variant) -> None:
    assert net_path(variant).stat().st_size <= 500_000
    win = Evaluator.of(variant).chances([variant.setup], Side.FIRST)[0][0]
    # Whoever throws next is a little ahead.
    assert 0.4 < win < 0.5


def test_the_shipped_backgammon_net_knows_a_won_race_and_a_lost_one() -> None:
    if BACKGAMMON not in TRAINED:
        pytest.skip("the net of Backgammon is not trained yet")
    evaluator = Evaluator.of(BACKGAMMON)
    won = parse_position(BACKGAMMON, "white 1:2 off:13 / black 7:5 8:5 9:5")
    lost = parse_position(BACKGAMMON, "white 7:4 8:4 9:4 10:3 / black 24:1 off:14")
    found = evaluator.chances([won, lost], Side.FIRST)
    assert found[0][0] > 0.99
    assert found[0][1] > 0.95  # a gammon
    assert found[1][0] < 0.01
