"""Two players who play at random and take steps back now and then."""

from __future__ import annotations

import random

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
        elif view.may_throw:
            session.throw(view.may_throw[0])
        elif view.moves:
            src = chance.choice(list(view.moves))
            session.play(src, chance.choice(view.moves[src]).place)
        else:
            session.hand_over()
