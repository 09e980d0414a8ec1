"""Hands that do not know what they do harm no game and show none that is not there."""

from __future__ import annotations

import pytest

from tests.ui.board.conftest import MakeTable
from tests.ui.board.random_hands import SMALL, play_at_random
from trictrac_gui.engine.variant import Variant
from trictrac_gui.variants import VARIANTS

PARTS, PART = 40, 2_500
"""A hundred thousand events in parts, which run side by side."""


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda v: v.key)
def test_five_hundred_random_events_do_no_harm(make_table: MakeTable, variant: Variant) -> None:
    counts = play_at_random(make_table, variant, 500, seed=5)
    assert counts.changes >= 150


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_a_hundred_thousand_random_events_do_no_harm(make_table: MakeTable, part: int) -> None:
    variant = VARIANTS[part % len(VARIANTS)]
    counts = play_at_random(make_table, variant, PART, seed=100 + part, sizes=SMALL)
    assert counts.events == PART
    assert counts.changes >= PART * 0.3
