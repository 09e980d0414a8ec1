"""The end of a game: what was won, how the players stand, and what comes next."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QPushButton, QWidget

from trictrac_gui.engine.match import MatchKind
from trictrac_gui.engine.model import Ending, Side
from trictrac_gui.session.view import GameView
from trictrac_gui.texts import game_names
from trictrac_gui.ui.game.game_controller import RunningScore
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.text import match_text
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.base_dialog import BaseDialog
from trictrac_gui.ui.widgets.labels import ElidedLabel, Swatch, label


class GameOverDialog(BaseDialog):
    """``again`` carries whether to swap sides; ``start_page`` leaves the table.

    Within a match ``next_game`` comes instead of ``again``. ``dice`` asks for the page of the dice,
    and is offered where they can be checked now.
    """

    again = Signal(bool)
    next_game = Signal()
    start_page = Signal()
    dice = Signal()

    def __init__(
        self,
        view: GameView,
        score: RunningScore,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        checkable: bool = False,
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._score = score
        self.word(self.title, lambda: match_text.match_won(view) or self._outcome())
        self.sum = self.add_text(self._sums)
        self.check = QPushButton()
        self.word(
            self.check.setText, lambda: translate("GameOver", "See the secret number of the dice…")
        )
        self.check.setVisible(checkable)
        self.check.clicked.connect(self.dice)
        self.body.addWidget(self.check, alignment=Qt.AlignmentFlag.AlignLeft)
        within = view.match.agreement.kind is not MatchKind.GAME
        heading = label("heading")
        self.word(
            heading.setText,
            lambda: (
                match_text.name(view.variant, view.match.agreement)
                if within
                else translate("GameOver", "So far")
            ),
        )
        self.body.addSpacing(6)
        self.body.addWidget(heading)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        self.tally: list[QLabel] = []
        for side in Side:
            swatch = Swatch()
            swatch.show_colours(theme.sides[view.variant.side_keys[side]])
            name, tally = ElidedLabel("base"), label("base")
            self.word(
                name.setText, partial(game_names.player, view.variant, view.names, side, translate)
            )
            score_of = partial(match_text.score, view) if within else self._tally_of
            self.word(tally.setText, partial(score_of, side))
            grid.addWidget(swatch, side, 0)
            grid.addWidget(name, side, 1)
            grid.addWidget(tally, side, 2, Qt.AlignmentFlag.AlignRight)
            self.tally.append(tally)
        self.body.addLayout(grid)
        self.swap = QCheckBox()
        self.word(self.swap.setText, lambda: translate("GameOver", "Swap sides for the next game"))
        self.swap.setVisible(not view.may_start_next)
        self.body.addSpacing(6)
        self.body.addWidget(self.swap)
        self.back = self.add_button(lambda: translate("GameOver", "Start page"), self._back)
        self.look = self.add_button(lambda: translate("GameOver", "Look at the board"), self.reject)
        self.play = self.add_button(
            lambda: (
                translate("GameOver", "Next game")
                if view.may_start_next
                else translate("GameOver", "Play again")
            ),
            self._again,
            primary=True,
        )
        self.play.setFocus()

    def _back(self) -> None:
        self.start_page.emit()
        self.accept()

    def _again(self) -> None:
        if self._view.may_start_next:
            self.next_game.emit()
        else:
            self.again.emit(self.swap.isChecked())
        self.accept()

    def _outcome(self) -> str:
        view, result = self._view, self._view.result
        assert result is not None
        return match_text.outcome(view.variant, view.names, result)

    def _sums(self) -> str:
        view = self._view
        lines = [self._outcome()] if match_text.match_won(view) else []
        lines += [*account(view), match_text.comes_next(view)]
        return "\n".join(line for line in lines if line)

    def _tally_of(self, side: Side) -> str:
        parts = [game_names.games_won(self._score.games_of(side), translate)]
        if len(self._view.variant.stakes) > 1:
            parts.append(game_names.points(self._score.points_of(side), translate))
        return " · ".join(parts)


def account(view: GameView) -> list[str]:
    """The result as sums that can be followed, a line for each side or for the whole."""
    result = view.result
    assert result is not None
    lines = []
    played_out = result.ending not in (Ending.RESIGNED, Ending.DROPPED)
    if view.variant.target is not None:
        lines += _points(view) if played_out else [_stood_at(view)]
    elif result.winner is not None and played_out:
        lines.append(_borne_off_by_both(view, result.winner))
    return [*lines, *match_text.account(view)]


def _points(view: GameView) -> list[str]:
    """What each side has earned, and with what (T22)."""
    lines = []
    for side in Side:
        borne = _borne_off(view, side) * view.variant.off_points
        hits = view.score[side] - borne
        text = translate("GameOver", "{player}: {hits} for hits + {off} borne off = {points}")
        lines.append(
            text.format(
                player=game_names.in_sentence(view.variant, view.names, side, translate),
                hits=hits,
                off=borne,
                points=game_names.points(view.score[side], translate),
            )
        )
    return lines


def _borne_off_by_both(view: GameView, winner: Side) -> str:
    text = translate("GameOver", "{winner} has borne off {most} checkers, {loser} {fewer}.")
    return text.format(
        winner=game_names.in_sentence(view.variant, view.names, winner, translate),
        most=_borne_off(view, winner),
        loser=game_names.in_sentence(view.variant, view.names, winner.other, translate),
        fewer=_borne_off(view, winner.other),
    )


def _stood_at(view: GameView) -> str:
    # What lies off the board counts for nothing in a game that was given up.
    text = translate("GameOver", "The score was {first}\u00a0to\u00a0{second}.")
    return text.format(first=view.score[Side.FIRST], second=view.score[Side.SECOND])


def _borne_off(view: GameView, side: Side) -> int:
    return view.position.of(side)[-1]
