"""Walks about in games at random: everything a board of a class allows, branches included."""

from __future__ import annotations

from random import Random

from trictrac_gui.engine.entries import Entry
from trictrac_gui.engine.play import pending
from trictrac_gui.engine.state import (
    Action,
    Answered,
    Doubled,
    Dropped,
    HandedOver,
    Left,
    Origin,
    Resigned,
    Rolled,
    StartedNext,
    Stepped,
    Took,
)
from trictrac_gui.engine.tree import GameTree


def wander(tree: GameTree, rng: Random, acts: int) -> list[Entry]:
    """Act so many times at random in a free game; what is to be written down of it."""
    entries: list[Entry] = []
    known = [tree.root]
    for _ in range(acts):
        chance = rng.random()
        undo, redo = tree.undo_target(), tree.redo_target()
        if chance < 0.12 and undo is not None:
            entries.append(tree.go(undo))
        elif chance < 0.18 and redo is not None:
            entries.append(tree.go(redo))
        elif chance < 0.22:
            entries.append(tree.go(rng.choice(known)))
        elif chance < 0.26:
            entries.append(tree.note(rng.choice(known), rng.choice(("", "Why?", "Schön – “so”"))))
        elif chance < 0.29:
            entries.append(tree.draw(rng.choice(known), rng.choice(("", "arrows: 7-13 red"))))
        else:
            action = random_action(tree, rng)
            if action is None:
                entries.append(tree.go(rng.choice(known)))
            else:
                entries.append(tree.do(action))
                known.append(tree.here)
    return entries


def random_action(tree: GameTree, rng: Random) -> Action | None:
    """Something that may happen now; None where nothing can."""
    now = pending(tree.state)
    if now.taker is not None:
        return rng.choice((Took(), Dropped()))
    if now.answerer is not None:
        return Answered(rng.random() < 0.3)
    if now.may_start_next:
        return StartedNext()
    if now.may_leave and rng.random() < 0.003:
        return Left()
    if now.resigners and rng.random() < 0.02:
        return Resigned(rng.choice(now.resigners), 1)
    if now.doubler is not None and rng.random() < 0.1:
        return Doubled(now.doubler)
    if now.thrower is not None:
        numbers = tuple(rng.randint(1, 6) for _ in range(now.dice))
        return Rolled(now.thrower, numbers, rng.choice((Origin.DICE, Origin.HAND)))
    if now.steps:
        return Stepped(rng.choice(now.steps))
    return HandedOver() if now.may_hand_over else None
