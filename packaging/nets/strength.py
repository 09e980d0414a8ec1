"""How strong a net is: duplicate games against players that did not teach it.

    make strength GAME=backgammon ARGS="--games 10000 --opponents gnubg pubeval"

The net plays as the program does, in half precision, alone or with one reply; its plays are found
by the C part, which the tests hold to the program's own turn graph and evaluator.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from nets.duel import duel, net_player
from nets.game import WORK, Game
from nets.net import load, rounded
from nets.opponents import OPPONENTS
from nets.ship import SHIPPED, read


def main(arguments: list[str]) -> int:
    """Play, and print points a game with their standard error and the share of games won."""
    parser = argparse.ArgumentParser(prog="make strength", description=__doc__)
    parser.add_argument("game", choices=sorted(OPPONENTS))
    parser.add_argument("--net", type=Path, help="a net file; otherwise the shipped one")
    parser.add_argument("--opponents", nargs="+", metavar="NAME", help="otherwise all")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--replies", type=int, choices=(0, 1), default=0)
    parser.add_argument("--rules", type=int, default=0, help="which combination of house rules")
    parser.add_argument("--work", type=Path, default=WORK, help="where the compiled part is kept")
    chosen = parser.parse_args(arguments)
    game = Game(chosen.game, chosen.work)
    known = OPPONENTS[chosen.game]
    names = chosen.opponents or list(known)
    if wrong := [name for name in names if name not in known and not Path(name).is_file()]:
        parser.error(f"unknown opponents: {', '.join(wrong)}; there are {', '.join(known)}")
    nets = read(chosen.net or SHIPPED / f"{chosen.game}.npz")
    few = 6 if chosen.replies else 1
    player = net_player(game, nets, few, chosen.rules)
    for name in names:
        began = time.process_time()
        if name in known:
            opponent = known[name](game, chosen.seed)
        else:
            opponent = net_player(game, rounded(load(Path(name))[0]), 1, chosen.rules)
        points, error, won = duel(game, player, opponent, chosen.games, chosen.seed, chosen.rules)
        print(
            f"{chosen.game} against {name}: {points:+.3f} ± {error:.3f} points a game, "
            f"{100 * won:.1f} % won, {chosen.games} games, replies {chosen.replies}, "
            f"seed {chosen.seed}, {time.process_time() - began:.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
