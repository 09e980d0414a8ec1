"""Plays a match at random and prints every moment: ``python -m tests.session.match_player``."""

from __future__ import annotations

import hashlib
import random
import sys
from pathlib import Path

from tests.sessions import act_at_random
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.match import Match, match_to, money_session
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView
from trictrac_gui.variants import BACKGAMMON, VARIANTS

MATCHES: dict[str, Match] = {
    "match": match_to(3, cube=True),
    "money": money_session(jacoby=True, beavers=True),
}
NAMES = ("Ada", "Ben")


def begun(kind: str, seed: int, folder: Path) -> GameSession:
    """A new match in a folder."""
    games = GameStore(VARIANTS, folder)
    session, trouble = games.begin(BACKGAMMON, {}, NAMES, DiceChoice(seed), MATCHES[kind])
    assert trouble is None
    return session


def act(session: GameSession, chance: random.Random) -> bool:
    """One act at random; False once the match is over."""
    view = session.view()
    if view.match.over:
        return False
    if view.may_start_next:
        session.start_next()
    elif view.offer is not None:
        session.answer(chance.random() < 0.7)
    elif view.taker is not None:
        if view.may_beaver and chance.random() < 0.5:
            session.beaver()
        else:
            session.answer_double(chance.random() < 0.5)
    elif view.may_double is not None and chance.random() < 0.2:
        session.double()
    elif view.to_move is not None and view.may_throw and chance.random() < 0.03:
        session.resign(chance.randint(1, 3))
    elif view.may_undo and chance.random() < 0.1:
        session.undo()
    else:
        act_at_random(session, chance)
    return True


def fingerprint(view: GameView) -> str:
    """What a moment is, its match, cube and offers included, in a few characters."""
    told = (
        view.position,
        view.phase,
        view.to_move,
        view.opening,
        None if view.dice is None else (view.dice.numbers, view.dice.left),
        view.offer,
        view.result,
        view.match,
        view.cube,
        view.double,
    )
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def main(kind: str, seed: str, folder: str) -> None:
    """Play until the end, or until the program is killed."""
    session = begun(kind, int(seed), Path(folder))
    print(fingerprint(session.view()), flush=True)
    session.changed.connect(lambda view: print(fingerprint(view), flush=True))
    chance = random.Random(int(seed))
    while act(session, chance):
        pass
    session.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
