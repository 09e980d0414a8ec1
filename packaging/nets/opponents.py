"""Players from outside and by hand that measure a net; none of them teaches it or is shipped."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from random import Random
from typing import Any, Final

from nets.game import Game
from nets.library import State
from nets.ship import SHIPPED, read, without_outputs

RESULTS: Final = 4096

Play = Callable[[State, int, int], State]
"""(position, higher number, lower number) -> the position after the throw of the side ``b``."""


class Results:
    """All final positions of a throw, with what the hand-made players look at."""

    def __init__(self, game: Game, which: int = 0) -> None:
        self.rules = game.rules[which]
        self._find = game.lib.results
        self._found = (State * RESULTS)()

    def of(self, state: State, high: int, low: int) -> list[State]:
        """Copies of the positions; in those with ``again`` the mover is still ``b``."""
        found = self._find(ctypes.byref(self.rules), ctypes.byref(state), high, low, self._found)
        if found < 0:
            raise OverflowError("more final positions than there is room for")
        return [State.from_buffer_copy(self._found[i]) for i in range(found)]


def mover(state: State) -> tuple[Any, Any, int]:
    """The counts of the side that has moved and of the other, and the mover's score."""
    if state.again:
        return state.b, state.a, state.score_b
    return state.a, state.b, state.score_a


# --- Players made by hand ----------------------------------------------------------------------


def random_player(game: Game, seed: int) -> Play:
    """Any final position, each as likely as the others."""
    results, rng = Results(game), Random(seed)
    return lambda state, high, low: rng.choice(results.of(state, high, low))


def by_merit(game: Game, seed: int, merit: Callable[[Results, State], tuple[float, ...]]) -> Play:
    """The final position with the greatest merit; among equals, chance decides."""
    results, rng = Results(game), Random(seed)
    return lambda state, high, low: max(
        results.of(state, high, low), key=lambda end: (*merit(results, end), rng.random())
    )


def lone(results: Results, state: State) -> int:
    """The mover's checkers that stand alone where the other side could still come past."""
    mine, theirs, _ = mover(state)
    r = results.rules
    return sum(
        1
        for i in range(1, r.last)
        if mine[i] == 1 and r.facing[i] >= 0 and any(theirs[j] for j in range(r.facing[i]))
    )


def greedy(game: Game, seed: int) -> Play:
    """Most points with this throw, then the fewest checkers left alone."""
    return by_merit(game, seed, lambda r, s: (mover(s)[2], -lone(r, s)))


def safest(game: Game, seed: int) -> Play:
    """Fewest checkers left alone, then most points."""
    return by_merit(game, seed, lambda r, s: (-lone(r, s), mover(s)[2]))


def fastest(game: Game, seed: int) -> Play:
    """Most points, then the hindmost checkers brought forward, soon out of reach."""

    def merit(results: Results, state: State) -> tuple[float, ...]:
        mine, _, score = mover(state)
        last = results.rules.last
        return score, -sum((last - i) ** 2 * mine[i] for i in range(last))

    return by_merit(game, seed, merit)


# --- Programs of others ------------------------------------------------------------------------


def _board(counts: Any) -> list[int]:
    """Points 1 to 24 and the bar as gnubg counts them, each side from its own home."""
    return [counts[24 - i] for i in range(25)]


def _after(mine: list[int], theirs: list[int]) -> State:
    state = State()
    for i in range(25):
        state.a[24 - i], state.b[24 - i] = mine[i], theirs[i]
    state.a[25], state.b[25] = 15 - sum(mine), 15 - sum(theirs)
    state.over = sum(mine) == 0
    return state


def gnubg_nn(game: Game, seed: int, plies: int = 0) -> Play:
    """GNU Backgammon's nets (PyPI gnubg-nn) at so many plies."""
    import gnubg_nn as gnubg

    def play(state: State, high: int, low: int) -> State:
        board = [_board(state.a), _board(state.b)]
        moves, key = gnubg.best_move(board, high, low, n=plies, b=1)
        if not moves:
            return _after(board[1], board[0])
        mine, theirs = gnubg.board_from_position_key(key)
        return _after(list(mine), list(theirs))

    return play


def pubeval(game: Game, seed: int) -> Play:
    """Tesauro's public benchmark player, as gnubg-nn has it."""
    import gnubg_nn as gnubg

    def play(state: State, high: int, low: int) -> State:
        theirs, mine = _board(state.a), _board(state.b)
        moves = gnubg.pub_best_move([theirs, mine], high, low)
        for src, dst in zip(moves[::2], moves[1::2], strict=True):
            mine[src] -= 1
            if dst >= 0:
                mine[dst] += 1
                if theirs[23 - dst] == 1:
                    theirs[23 - dst] = 0
                    theirs[24] += 1
        return _after(mine, theirs)

    return play


def untaught(game: Game, seed: int) -> Play:
    """The net of Backgammon playing another game's rules, which it has not learnt."""
    from nets.duel import net_player

    nets = without_outputs(read(SHIPPED / "backgammon.npz"), game.outputs)
    return net_player(game, nets)


OPPONENTS: Final[dict[str, dict[str, Callable[[Game, int], Play]]]] = {
    "backgammon": {"gnubg": gnubg_nn, "pubeval": pubeval, "random": random_player},
    "tavla": {"untaught": untaught, "random": random_player},
    "tric-trac": {
        "greedy": greedy,
        "safest": safest,
        "fastest": fastest,
        "random": random_player,
    },
}
