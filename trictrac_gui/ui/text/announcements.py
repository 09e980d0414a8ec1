"""What is read out as a game goes on: what has happened, what is to be done next, and why."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMetaMethod, QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from trictrac_gui.engine.model import BAR, OFF, Side
from trictrac_gui.engine.state import Begins, Hit, Moved, Phase, Scored, Threw
from trictrac_gui.session.view import GameView, Refusal
from trictrac_gui.texts import game_names, refusals
from trictrac_gui.texts.catalogue import mark
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.text import board_description, match_text


def between(before: GameView | None, now: GameView) -> str:
    """What has happened between two moments, for those who hear it; empty if nothing has."""
    if before is None or (before.result is not None and now.result is None):
        return _sentence(next_step(now))
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
    said.append(_sentence(after_step(now)))
    if now.result is not None or now.may_throw or answered or _played_out(now):
        said.append(_sentence(next_step(now)))
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
        return _sentence(next_step(now))
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


# --- What is to be done next -----------------------------------------------------------------


def next_step(view: GameView) -> str:
    """The next thing to do, in one plain sentence."""
    if view.result is not None:
        return match_text.outcome(view.variant, view.names, view.result)
    if view.double is not None:
        return match_text.to_answer(view)
    if view.offer is not None:
        text = translate("Wording", "{player}: accept or play on")
        return text.format(player=_who(view, view.offer.side.other))
    if view.setting is not None and view.result is None:
        text = (
            translate("Wording", "{player}: confirm the throw or change it")
            if view.setting.complete
            else translate("Wording", "{player}: set the dice by hand")
        )
        return text.format(player=_who(view, view.setting.side))
    if view.phase is Phase.OPENING:
        return _opening(view)
    if view.to_move is None:
        return ""
    who = _who(view, view.to_move)
    if view.phase is Phase.TO_THROW:
        text = (
            translate("Wording", "{player}: a double – throw again")
            if view.again
            else translate("Wording", "{player}: throw the dice")
        )
        return text.format(player=who)
    return _moving(view, who)


def _who(view: GameView, side: Side) -> str:
    return game_names.in_sentence(view.variant, view.names, side, translate)


def _opening(view: GameView) -> str:
    waiting = view.may_throw
    if all(view.opening):
        return translate("Wording", "A tie: both sides throw once more")
    if len(waiting) == 1:
        text = translate("Wording", "{player}: throw for the first turn")
        return text.format(player=_who(view, waiting[0]))
    return translate("Wording", "Both sides throw; whoever throws more begins")


def _moving(view: GameView, who: str) -> str:
    if view.passing is not None:
        text = translate("Wording", "{player}: this throw is passed")
        return text.format(player=who)
    left = numbers_left(view)
    if view.moves and left:
        text = translate("Wording", "{player}: play {numbers}")
        return text.format(player=who, numbers=game_names.numbers(left, translate))
    if view.may_undo:
        text = translate("Wording", "{player}: finish the turn or undo")
    else:
        text = translate("Wording", "{player}: finish the turn")
    return text.format(player=who)


def numbers_left(view: GameView) -> tuple[int, ...]:
    """The numbers of the throw that still wait to be played."""
    return () if view.dice is None else view.dice.left


def after_step(view: GameView) -> str:
    """What must be explained at this moment: an offer, a pass, a lapse; else empty."""
    if view.offer is not None and view.result is None:
        if match_text.counts_games(view.variant):  # its points are counted otherwise (T2)
            text = translate("Wording", "{player} gives the game up.")
        else:
            text = translate("Wording", "{player} gives up: {stake} ({points}).")
        value = view.offer.value
        return text.format(
            player=_who(view, view.offer.side),
            stake=match_text.stake(view.variant.stakes[value - 1], view.variant),
            points=game_names.points(view.worths[value - 1].points, translate),
        )
    if view.double is not None or (view.crawford and view.phase is Phase.OPENING):
        return match_text.offered(view) or match_text.crawford_explained(view)
    if view.passing is not None:
        return refusals.pass_reason(view.passing.rule, translate)
    if view.lapsing is not None:
        return refusals.lapse_reason(numbers_left(view), view.lapsing.rule, translate)
    return ""


class Announcer(QObject):
    """Has sentences read out; ``said`` carries each with whether it may interrupt."""

    said = Signal(str, bool)

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._said = QMetaMethod.fromSignal(self.said)

    def tell(self, worded: Callable[[], str]) -> None:
        """Have a sentence read out that is only worded where somebody hears it."""
        if QAccessible.isActive() or self.isSignalConnected(self._said):
            self.say(worded())

    def say(self, text: str, urgent: bool = False) -> None:
        """Have a sentence read out after what is being said, or at once if it is urgent."""
        if not text:
            return
        self.said.emit(text, urgent)
        if not QAccessible.isActive():
            return
        event = QAccessibleAnnouncementEvent(self._widget, text)
        politeness = QAccessible.AnnouncementPoliteness
        event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
        QAccessible.updateAccessibility(event)
