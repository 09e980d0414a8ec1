"""A player without whims: what it does follows from a seed and from the game it sees.

Run as a program it plays in the real window and tells each moment the window was told of, until
it is killed.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Callable

from trictrac_gui.assets import THEMES
from trictrac_gui.engine.model import Place, Side
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView

Act = Callable[[], None]


def fingerprint(view: GameView) -> str:
    """A moment of a game in one word: everything that has to come back."""
    told = (
        view.variant.key,
        dict(view.variant.values),
        view.position,
        view.score,
        view.phase,
        view.to_move,
        view.opening,
        view.dice,
        view.may_undo,
        view.may_redo,
        view.offer,
        view.result,
    )
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


class SteadyPlayer:
    """Plays both sides; takes steps back and plays them again now and then."""

    def __init__(
        self,
        seed: int,
        session: GameSession,
        step: Callable[[Place, Place], None] | None = None,
        throw: Callable[[Side], None] | None = None,
    ) -> None:
        self._chance = random.Random(seed)
        self._session = session
        self._step = step or session.play
        self._throw = throw or session.throw

    def act(self) -> bool:
        """Do one thing; False once the game is over."""
        view = self._session.view()
        if view.result is not None:
            return False
        whim = self._chance.random()
        if view.may_undo and whim < 0.25:
            self._session.undo()
        elif view.may_redo and whim < 0.5:
            self._session.redo()
        elif view.may_throw:
            self._throw(view.may_throw[0])
        elif view.moves:
            src = self._chance.choice(list(view.moves))
            self._step(src, self._chance.choice(view.moves[src]).place)
        else:
            self._session.hand_over()
        return True


def main() -> None:
    """Play in the window: arguments are the game and the seed."""
    game, seed = sys.argv[1:]
    from trictrac_gui import app
    from trictrac_gui.ui.window.arguments import parse
    from trictrac_gui.variants import VARIANTS

    arguments = parse(["--new", game, "--seed", seed, "--language", "en"], VARIANTS, THEMES, "0")
    qt_app = app.application()
    program = app.build(qt_app, arguments)
    program.game.page.board.set_speed(0)
    program.window.show()
    session, board = program.game.session, program.game.page.board
    assert session is not None
    session.changed.connect(lambda view: print(fingerprint(view), flush=True))
    player = SteadyPlayer(int(seed), session, board.step_requested.emit, board.throw_requested.emit)
    print(fingerprint(session.view()), flush=True)
    while player.act():
        qt_app.processEvents()
    print("over", flush=True)


if __name__ == "__main__":
    main()
