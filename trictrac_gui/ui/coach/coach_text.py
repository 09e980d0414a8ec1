"""What a coach says of a position, from the counts to sentences."""

from __future__ import annotations

from collections.abc import Sequence

from trictrac_gui.ai import Count, Race, ThrowCount
from trictrac_gui.engine.model import BAR, Place
from trictrac_gui.engine.variant import Variant
from trictrac_gui.texts import game_names
from trictrac_gui.ui.language import translate


def place_name(place: Place) -> str:
    """A place as it is printed on the board."""
    return translate("Coach", "bar") if place == BAR else str(place)


def places(found: Sequence[Place]) -> str:
    """Places in a row, a dash where there are none."""
    return ", ".join(place_name(place) for place in found) or "–"


def race(variant: Variant, found: Race) -> str:
    """Who leads the race and whether the sides can still meet."""
    names = [game_names.side_name(key, translate) for key in variant.side_keys]
    counts = translate("Coach", "{first} {a}, {second} {b}").format(
        first=names[0], a=found.pips[0], second=names[1], b=found.pips[1]
    )
    if found.leader is None:
        lead = translate("Coach", "level")
    else:
        text = translate("Coach", "{side} leads by {pips}")
        lead = text.format(side=names[found.leader], pips=found.lead)
    contact = (
        translate("Coach", "the sides still meet")
        if found.contact
        else translate("Coach", "no more contact")
    )
    return f"{counts} · {lead} · {contact}"


def blocks(count: Count) -> str:
    """Runs of closed points, the longest first."""
    runs = sorted(count.blocks, key=len, reverse=True)
    if not runs:
        return "–"
    text = translate("Coach", "{first}–{last} ({points})")
    return ", ".join(
        text.format(first=place_name(run[0]), last=place_name(run[-1]), points=len(run))
        for run in runs
    )


def blots(count: Count) -> str:
    """Single checkers, each with the throws of the opponent that hit it."""
    if not count.blots:
        return "–"
    text = translate("Coach", "{place} ({throws}/{all})")
    # A place and its count stay on one line.
    return ", ".join(
        text.format(
            place=place_name(blot.place), throws=blot.hit_by, all=count.throws.falls
        ).replace(" ", "\u00a0")
        for blot in count.blots
    )


def hucke(count: Count) -> str:
    """Whether a side holds its Hucke."""
    own = count.hucke
    if own is None:
        return ""
    if own.checkers:
        text = translate("Coach", "held by {checkers}")
        return text.format(checkers=own.checkers)
    takes = count.throws.number_of(lambda throw: throw.takes_hucke)
    text = translate("Coach", "empty; {throws}/{all} throws take it")
    return text.format(throws=takes, all=count.throws.falls)


def stakes(count: Count) -> str:
    """What the next throw of a side can earn."""
    text = translate("Coach", "{throws}/{all} throws score; at most {points}")
    throws = count.throws
    return text.format(throws=throws.scoring, all=throws.falls, points=throws.best_points)


def letters(throw: ThrowCount) -> str:
    """What a throw does, in letters: for a cell of the table."""
    if throw.passes:
        return letter("pass")
    parts = []
    if throw.hits:
        parts.append(letter("hit"))
    if throw.points:
        # A hit that scores says so by its number alone: there is little room in a cell.
        parts.append(f"{throw.points}" if throw.hits else f"+{throw.points}")
    if throw.takes_hucke:
        parts.append("⌂")
    if throw.enters and not parts:
        parts.append(letter("enter"))
    return "".join(parts)


def letter(what: str) -> str:
    """The letter for something a throw does."""
    return {
        "hit": translate("Coach", "H"),
        "enter": translate("Coach", "E"),
        "pass": "×",
    }[what]


def described(throw: ThrowCount) -> str:
    """What a throw does, in words: for whoever cannot see the cell, and for its tip."""
    roll = "-".join(map(str, throw.roll))
    if throw.passes:
        said = [translate("Coach", "cannot be played")]
    else:
        said = []
        if throw.hits:
            text = translate("Coach", "hits {places}")
            said.append(text.format(places=places(throw.hits)))
        if throw.points:
            text = translate("Coach", "scores up to {points}")
            said.append(text.format(points=throw.points))
        if throw.takes_hucke:
            said.append(translate("Coach", "can take the Hucke"))
        if throw.enters:
            text = translate("Coach", "brings {checkers} into play")
            said.append(text.format(checkers=throw.enters))
        if not said:
            said = [translate("Coach", "a plain move")]
    return f"{roll}: {', '.join(said)}"


def totals(count: Count, waiting: bool) -> str:
    """The table in one line."""
    table = count.throws
    said = [(translate("Coach", "{n} of {all} hit"), table.hitting)]
    if table.scoring:
        said.append((translate("Coach", "{n} score"), table.scoring))
    if waiting:
        said.append((translate("Coach", "{n} enter"), table.entering))
    if table.passing:
        said.append((translate("Coach", "{n} pass"), table.passing))
    return " · ".join(text.format(n=number, all=table.falls) for text, number in said)
