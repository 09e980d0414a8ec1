"""The declaration of a game as numbers for the C part; what it cannot say is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nets.library import PLACES, Rules
from trictrac_gui.ai.inputs import NEVER, Layout
from trictrac_gui.engine.variant import BOTH_NUMBERS, HIGHER_NUMBER, Variant
from trictrac_gui.variants import backgammon, tavla, tric_trac

GATES: Final[dict[Callable[..., Any], int]] = {
    backgammon.enter_from_the_bar_first: 1,
    tric_trac.leave_the_start_point_first: 2,
    tric_trac.start_point_strictly_first: 3,
}
FROM_HOME: Final = (backgammon.all_must_be_home, backgammon.the_farthest_goes_first)
ENDINGS: Final[dict[Callable[..., Any], int]] = {
    tric_trac.twelve_points: 1,
    tavla.all_borne_off: 2,
    backgammon.all_borne_off: 3,
}
PAIRS: Final = {tric_trac.enter_the_hucke_in_pairs, tric_trac.leave_the_hucke_in_pairs}


class Unknown(ValueError):
    """A game has a rule that the C part does not know; the text names it."""

    def __init__(self, variant: Variant, what: object) -> None:
        super().__init__(
            f"{variant.key}: the generator of packaging/nets does not know {what}; "
            "teach it in results.c and rules.py"
        )


def rules_of(variant: Variant) -> Rules:
    """The numbers of a game under its house rules.

    Raises ``Unknown`` for a rule that the generator has not been taught.
    """
    layout = Layout(variant)
    if variant.track.facing[0] != variant.track.facing[1]:
        raise Unknown(variant, "two paths that do not mirror each other")
    if layout.closing[0] != layout.closing[1] or layout.checkers > 15:
        raise Unknown(variant, "points that close differently for the two sides")
    r = Rules()
    r.last, r.checkers, r.home = layout.last, layout.checkers, variant.home or layout.last
    for index in range(PLACES):
        r.facing[index], r.across[index] = -1, PLACES - 1
        r.closing[index] = r.making[index] = NEVER
    for index in range(layout.last + 1):
        facing = variant.track.facing[0][index]
        r.facing[index] = -1 if facing is None else facing
        r.closing[index] = layout.closing[0][index]
        if facing is not None:
            r.across[index] = facing
            r.making[index] = layout.closing[1][facing]
        elif index < layout.last:
            r.unseen |= 1 << index
        r.setup[index] = variant.setup.counts[0][index]
    r.gate = max((_known(variant, GATES, gate.only_from) for gate in variant.gates), default=0)
    r.gated, r.go_on = layout.gated, layout.goes_on
    r.no_hit_and_run = -1
    r.hucke, r.their_hucke = (-1 if i is None else i for i in variant.special)
    for halt in variant.halts:
        if halt.at is tavla.no_hit_and_run:
            r.no_hit_and_run = r.home
        elif halt.at is not tric_trac.no_rest_alone_on_the_hucke:
            raise Unknown(variant, halt.at)
    keeps = [o.keep for o in variant.obligations]
    if keeps[-2:] != [BOTH_NUMBERS.keep, HIGHER_NUMBER.keep] or not set(keeps[:-2]) <= PAIRS:
        raise Unknown(variant, keeps)
    if variant.step_rules or len(variant.dice.stages((1, 1))) > 1:
        raise Unknown(variant, "rules on single steps, or throws in stages")
    bearing_off = tuple(rule.against for rule in variant.bearing_off)
    if bearing_off not in ((), FROM_HOME):
        raise Unknown(variant, bearing_off)
    r.from_home = bearing_off == FROM_HOME
    r.doubles = layout.doubles
    r.again = variant.dice.again((1, 1))
    r.hit_points, r.off_points, r.target = (
        variant.hit_points,
        variant.off_points,
        variant.target or 0,
    )
    r.endings = _known(variant, ENDINGS, variant.end)
    r.constants = len(layout.constants)
    for place, value in enumerate(layout.constants):
        r.constant[place] = value
    r.sizes[0] = layout.width
    r.pips = layout.pips
    return r


def _known(variant: Variant, table: dict[Callable[..., Any], int], rule: Callable[..., Any]) -> int:
    if rule not in table:
        raise Unknown(variant, rule)
    return table[rule]


def outputs_of(variant: Variant) -> int:
    """How many chances a net of the game tells."""
    return 2 * len(variant.stakes) - 1
