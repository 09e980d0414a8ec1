"""Train the net of one game: ``make nets GAME=backgammon``.

The stages of the game's plan follow one another, from the last net that was shipped, or all of
them with ``--from-nothing``. Each leaves its result in the work folder and is
skipped when that is there, so that training goes on where it was cut short. All chance follows
from seeds.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from nets import td
from nets.fit import Fit, Sorter, fit, fit_sorter
from nets.game import WORK, Game
from nets.net import Weights, load, narrowed, rounded, save
from nets.plans import PLANS, Borrowed, Shipped, Stage
from nets.ship import SHIPPED, ship, without_outputs
from nets.ship import read as read_shipped
from nets.targets import Round, make
from nets.td import SelfPlay


def main(arguments: list[str]) -> int:
    """Run the plan of a game and write its net."""
    parser = argparse.ArgumentParser(prog="make nets", description=__doc__)
    parser.add_argument("game", choices=sorted(PLANS))
    parser.add_argument("--work", type=Path, default=WORK, help="checkpoints and targets")
    parser.add_argument("--out", type=Path, default=SHIPPED)
    parser.add_argument(
        "--scale", type=float, default=1, help="share of the plan's games and positions, to try it"
    )
    parser.add_argument("--from-nothing", action="store_true", help="run the first stages as well")
    chosen = parser.parse_args(arguments)
    game = Game(chosen.game, chosen.work)
    pairs = max(10, int(1000 * chosen.scale))
    nets: list[Weights] = []
    plan = PLANS[chosen.game]
    if not chosen.from_nothing:
        last = max((i for i, stage in enumerate(plan) if isinstance(stage, Shipped)), default=0)
        plan = plan[last:]
    for stage in plan:
        before = nets
        fresh = not isinstance(stage, Sorter) and not (game.folder / f"{stage.name}.npz").exists()
        nets = run(game, stage, nets, chosen.scale)
        if fresh and before and isinstance(stage, Fit | SelfPlay):
            gain, error = game.match(rounded(nets), rounded(before), pairs, 1)
            print(f"{stage.name}: {gain:+.3f} ± {error:.3f} against the net before", flush=True)
    size = ship(game, nets, chosen.out / f"{chosen.game}.npz")
    print(f"{chosen.out / chosen.game}.npz: {size} bytes", flush=True)
    return 0


def run(game: Game, stage: Stage, nets: list[Weights], scale: float) -> list[Weights]:
    """One stage; the nets that the next one goes on with."""
    match stage:
        case SelfPlay():
            return td.train(game, replace(stage, games=max(1, int(stage.games * scale))))
        case Borrowed():
            return borrowed(game, stage)
        case Shipped():
            return shipped(game, stage, nets)
        case Round():
            make(game, nets, replace(stage, parts=max(1, int(stage.parts * scale))))
            return nets
        case Sorter():
            fit_sorter(game, stage)
            return nets
        case Fit():
            return fit(game, stage)


def borrowed(game: Game, stage: Borrowed) -> list[Weights]:
    """The nets of another game, without the chances that this one lacks, and made smaller."""
    path = game.folder / f"{stage.name}.npz"
    if not path.exists():
        nets = load(game.folder.parent / stage.game / f"{stage.stage}.npz")[0]
        contact, race, *_ = without_outputs(nets, game.outputs)
        save(path, [narrowed(contact, stage.hidden), race])
    return load(path)[0]


def shipped(game: Game, stage: Shipped, nets: list[Weights]) -> list[Weights]:
    """The nets of the stages before, or else of the shipped file, kept beside the checkpoints."""
    path = game.folder / f"{stage.name}.npz"
    if not path.exists():
        source = SHIPPED / f"{game.variant.key}.npz"
        if not nets and not sha256(source.read_bytes()).hexdigest().startswith(stage.digest):
            raise SystemExit(f"{source} is not the net {stage.digest}… that the plan goes on from.")
        save(path, rounded(nets or read_shipped(source)))
    return load(path)[0]


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(19)
    sys.exit(main(sys.argv[1:]))
