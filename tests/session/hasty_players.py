"""Two players who play at random and take steps back now and then."""

from __future__ import annotations

import random

from tests.sessions import act_at_random
from trictrac_gui.session.session import GameSession


def play_some(session: GameSession, actions: int, seed: int) -> None:
    """Play at random, taking steps back now and then."""
    chance = random.Random(seed)
    for _ in range(actions):
        view = session.view()
        if view.result is not None:
            return
        if view.may_undo and chance.random() < 0.2:
            session.undo()
        else:
            act_at_random(session, chance)
