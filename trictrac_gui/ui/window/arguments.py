"""The command line of the window: what may be asked for, and one sentence for what may not.

Nothing here imports Qt, so that a wrong value is answered at once.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.model import Roll
from trictrac_gui.engine.variant import Variant

if TYPE_CHECKING:
    import argparse

LARGEST_SEED = 2**63 - 1
_THROW = r"[1-6](?:-[1-6])+"


@dataclass(frozen=True, slots=True)
class Arguments:
    """What was asked for; empty or None where nothing was."""

    variant: Variant | None = None
    seed: int | None = None
    script: tuple[Roll, ...] = ()
    language: str = ""
    theme: str = ""
    self_test: bool = False
    files: tuple[str, ...] = ()


def parse(
    argv: Sequence[str], variants: Sequence[Variant], themes: Sequence[str], version: str
) -> Arguments:
    """The arguments; leaves with status 2 and one sentence for those that cannot be."""
    if not argv:  # as a menu starts the program
        return Arguments()
    import argparse

    class OneSentenceParser(argparse.ArgumentParser):
        def error(self, message: str) -> NoReturn:
            sys.stderr.write(f"{self.prog}: {message[:1].lower() + message[1:]}\n")
            raise SystemExit(2)

    keys = [variant.key for variant in variants]
    parser = OneSentenceParser(
        prog="trictrac-gui",
        description="A table for Tric Trac, Backgammon and Tavla.",
        allow_abbrev=False,
    )
    parser.add_argument("files", metavar="FILE", nargs="*", help="look through files of games")
    parser.add_argument("--new", metavar="GAME", help="begin a game: " + " or ".join(keys))
    parser.add_argument("--seed", metavar="N", help="throw the dice that belong to a number")
    parser.add_argument(
        "--dice",
        metavar="A-B,C-D,…",
        help="the first throws of the game, beginning with the opening throw",
    )
    parser.add_argument("--language", metavar="CODE", help="the language: " + ", ".join(LANGUAGES))
    parser.add_argument("--theme", metavar="NAME", help="the look: " + ", ".join(themes))
    parser.add_argument("--version", action="version", version=f"trictrac-gui {version}")
    parser.add_argument("--self-test", action="store_true", help="check the installation")
    return _checked(parser, parser.parse_args(argv), variants, themes)


def _checked(
    parser: argparse.ArgumentParser,
    given: Any,
    variants: Sequence[Variant],
    themes: Sequence[str],
) -> Arguments:
    variant = None
    if given.new is not None:
        variant = next((v for v in variants if v.key == given.new), None)
        if variant is None:
            known = " or ".join(v.key for v in variants)
            parser.error(f"there is no game “{given.new}”: choose {known}.")
    seed = None
    if given.seed is not None:
        if not re.fullmatch(r"\d{1,19}", given.seed, re.ASCII) or int(given.seed) > LARGEST_SEED:
            parser.error(f"the seed “{given.seed}” must be a whole number, 0 to {LARGEST_SEED}.")
        seed = int(given.seed)
    if (given.seed is not None or given.dice is not None) and variant is None:
        parser.error("--seed and --dice need a game to begin: add --new.")
    script: tuple[Roll, ...] = ()
    if given.dice is not None and variant is not None:
        try:
            script = scripted(variant, given.dice)
        except ValueError as fault:
            parser.error(str(fault))
    if given.language is not None and given.language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        parser.error(f"the language “{given.language}” is not there: choose one of {known}.")
    if given.theme is not None and given.theme not in themes:
        known = ", ".join(themes)
        parser.error(f"the theme “{given.theme}” is not there: choose one of {known}.")
    if given.files and variant is not None:
        parser.error("--new begins a game and FILE opens one: leave one of them out.")
    return Arguments(
        variant,
        seed,
        script,
        given.language or "",
        given.theme or "",
        given.self_test,
        tuple(given.files),
    )


def scripted(variant: Variant, text: str) -> tuple[Roll, ...]:
    """The throws written ``5-4,3-1,…`` as the game asks for them, opening throws first.

    Two dice open a game in which each side throws one. Raises ``ValueError`` with a sentence for
    what is no throw.
    """
    written: list[Roll] = []
    for part in text.split(","):
        roll = tuple(int(n) for n in part.split("-")) if re.fullmatch(_THROW, part.strip()) else ()
        if len(roll) not in (2, variant.dice.dice):
            raise ValueError(
                f"“{part.strip()}” is not a throw: write two numbers from 1 to 6, as in 5-4,3-1."
            )
        written.append(roll)
    return tuple(_throws(variant, written))


def _throws(variant: Variant, written: Sequence[Roll]) -> Iterator[Roll]:
    """Each side throws in the opening, again and again as long as it is a tie (T8, B5, R3)."""
    opening = variant.opening
    left = list(written)
    one: Roll
    other: Roll
    tied = True
    while left and tied:
        if opening.dice_each == 1:
            first, second = left.pop(0)[:2]
            one, other = (first,), (second,)
        elif len(left) >= 2:
            one, other = left.pop(0), left.pop(0)
        else:
            yield left.pop()
            return
        yield one
        yield other
        tied = opening.beginner(one, other) is None
    yield from left
