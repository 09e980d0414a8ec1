"""Games played by chance from a seed, up to the moment that a picture shows."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker

from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView

Moment = Callable[[GameView], bool]
MOST = 2000
"""More actions than any game of chance was seen to have."""


class NoSuchMoment(Exception):
    """The game ended before what was waited for."""


def play_until(session: GameSession, moment: Moment, seed: int) -> None:
    """Play steps chosen by chance until the game stands as wanted; only then is it shown."""
    chance = random.Random(seed)
    with QSignalBlocker(session):
        for _ in range(MOST):
            if moment(session.view()):
                break
            step(session, chance)
        else:
            raise NoSuchMoment
    session.changed.emit(session.view())


def step(session: GameSession, chance: random.Random) -> None:
    """Do one thing that may be done now."""
    view = session.view()
    if view.may_throw:
        session.throw(view.may_throw[0])
    elif view.moves:
        source = chance.choice(sorted(view.moves, key=str))
        session.play(source, chance.choice(view.moves[source]).place)
    elif view.may_hand_over:
        session.hand_over()
    else:
        raise NoSuchMoment
