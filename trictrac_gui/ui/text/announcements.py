"""What has happened between two moments, for those who hear it."""

from __future__ import annotations

from trictrac_gui.engine.model import BAR, OFF, Side
from trictrac_gui.engine.state import Begins, Hit, Moved, Phase, Scored, Threw
from trictrac_gui.session.view import GameView, Refusal
from trictrac_gui.texts import game_names, refusals
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.text import board_description, match_text, turn_text


def between(before: GameView | None, now: GameView) -> str:
    """What has happened between two moments, for those who hear it; empty if nothing has."""
    if before is None or (before.result is not None and now.result is None):
        return _sentence(turn_text.next_step(now))
    if _moment(before) == _moment(now):
        return ""
    if _undone(before, now):
        return _taken_back(before, now)
    if now.setting is not None and before.setting != now.setting and before.setting is not None:
        return _sentence(board_description.hand_throw(now, now.setting))
    if before.dice is not None and now.dice is not None and _only_swapped(before, now):
        text = board_description.word(now.variant, mark("Spoken", "Order of the dice: {numbers}."))
        return text.format(numbers=game_names.numbers(now.dice.numbers, translate))
    answered = now.offer != before.offer or now.double != before.double
    said = [] if answered else [_effect(now, effect) for effect in now.effects]
    if now.cube != before.cube:
        said.append(match_text.cube(now))
    said.append(_sentence(turn_text.after_step(now)))
    if now.result is not None or now.may_throw or answered or _played_out(now):
        said.append(_sentence(turn_text.next_step(now)))
    return " ".join(part for part in said if part)


def _moment(view: GameView) -> tuple[object, ...]:
    """What a view shows of the game itself."""
    return (
        *(view.position, view.score, view.phase, view.to_move, view.opening, view.dice),
        *(view.offer, view.result, view.again, view.setting),
        *(view.cube, view.double, view.match),
    )


def _only_swapped(before: GameView, now: GameView) -> bool:
    assert before.dice is not None
    assert now.dice is not None
    same = before.position == now.position and before.dice.left == now.dice.left
    return same and before.may_swap and before.dice.numbers == now.dice.numbers[::-1]


def _undone(before: GameView, now: GameView) -> bool:
    if before.dice is None or now.dice is None or before.dice.side is not now.dice.side:
        return now.may_redo and not before.may_redo
    return len(now.dice.left) > len(before.dice.left)


def _taken_back(before: GameView, now: GameView) -> str:
    if before.moved is None:
        return _sentence(turn_text.next_step(now))
    text = board_description.word(now.variant, mark("Spoken", "Taken back: {src} – {dst}."))
    return text.format(
        src=board_description.way_end(now.variant, before.moved.src),
        dst=board_description.way_end(now.variant, before.moved.dst),
    )


def _played_out(view: GameView) -> bool:
    """Whether the throw is at its end, without anything that is explained anyway."""
    explained = view.passing is not None or view.lapsing is not None
    return view.may_hand_over and not view.moves and not explained


def _effect(view: GameView, effect: object) -> str:
    """One thing that happened; empty for what is told by the next thing to do."""
    variant = view.variant
    match effect:
        case Threw(side, numbers):
            text = mark("Spoken", "{player} throws {numbers}.")
            if len(numbers) > 1 and len(set(numbers)) == 1 and view.phase is not Phase.OPENING:
                text = mark("Spoken", "{player} throws {numbers}, a double.")
            return _said(view, text, side, numbers=game_names.numbers(numbers, translate))
        case Begins(side, numbers):
            text = mark("Spoken", "{player} begins with {numbers}.")
            if not numbers:
                text = mark("Spoken", "{player} begins and throws both dice.")
            return _said(view, text, side, numbers=game_names.numbers(numbers, translate))
        case Moved(side, src, dst):
            if dst == OFF:
                text = mark("Spoken", "{player}: borne off from {src}.")
            elif src == BAR:
                text = mark("Spoken", "{player}: enters on {dst}.")
            else:
                text = mark("Spoken", "{player}: {src} to {dst}.")
            return _said(view, text, side, src=str(src), dst=str(dst))
        case Hit(side, at, _):
            text = mark("Spoken", "A checker of {player} is hit on {point}.")
            return _said(view, text, side, point=str(at))
        case Scored(side, points, _):
            text = mark("Spoken", "{points} for {player}: {total} in all.")
            return board_description.word(variant, text).format(
                points=game_names.points(points, translate),
                player=game_names.player(variant, view.names, side, translate),
                total=view.score[side],
            )
    return ""


def _said(view: GameView, source: str, side: Side, **values: str) -> str:
    player = game_names.player(view.variant, view.names, side, translate)
    return board_description.word(view.variant, source).format(player=player, **values)


def _sentence(text: str) -> str:
    """A line that ends like a sentence, so that the voice pauses after it."""
    return text if not text or text[-1] in ".!?…" else f"{text}."


def refused(view: GameView, refusal: Refusal) -> str:
    """Why a step was refused, and the places that show it."""
    text = refusals.refusal(refusal.rule, translate)
    places = [
        board_description.place_name(view.variant, where)
        for where in dict.fromkeys(refusal.because)
    ]
    return f"{text} {game_names.listed(places, translate)}." if places else text
