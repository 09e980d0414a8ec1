"""The dock with all plays of a throw, and why the other checkers must stay."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QListWidgetItem,
    QWidget,
)

from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.legal_moves import Play, by_rule
from trictrac_gui.session.view import Refusal
from trictrac_gui.texts import game_names, refusals
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.theme.style_sheet import Tones
from trictrac_gui.ui.widgets.fitting import in_column
from trictrac_gui.ui.widgets.labels import label
from trictrac_gui.ui.widgets.play_list import PlayList, play_words
from trictrac_gui.ui.widgets.tab_dock import TabDock


class PlaysDock(TabDock):
    """Signals: ``previewed(play or None)``, ``wanted(play)``, ``explained(refusal)``."""

    previewed = Signal(object)
    wanted = Signal(object)
    explained = Signal(object)

    def __init__(self) -> None:
        super().__init__("plays")
        self._plays: tuple[Play, ...] = ()
        self._stuck: list[tuple[Refusal, ...]] = []
        self._variant: Variant | None = None
        self.count = label("muted")
        self.head.setStretchFactor(self.title, 0)
        self.head.insertSpacing(1, 8)
        self.head.insertWidget(2, self.count, 1)
        self.list = PlayList()
        self.list.setObjectName("playList")
        self.list.pointed.connect(self._preview)
        self.list.chosen.connect(self._want)
        self.reasons_title = label("small", wrapped=True)
        self.reasons = PlayList(wrapped=True)
        self.reasons.setObjectName("reasonList")
        self.reasons.chosen.connect(self._explain)
        self.setWidget(self._body())
        self.retranslate()

    def _body(self) -> QWidget:
        body = QFrame()
        body.setObjectName("rulesBody")
        body.setMinimumWidth(220)
        in_column(
            (self.list, 3),
            self.reasons_title,
            (self.reasons, 2),
            margins=(10, 8, 8, 8),
            spacing=6,
            of=body,
        )
        return body

    def sizeHint(self) -> QSize:
        """Wide enough for a play of four moves."""
        return QSize(380, 300)

    @property
    def plays(self) -> tuple[Play, ...]:
        return self._plays

    def show_plays(self, variant: Variant, plays: Sequence[Play], stuck: Sequence[Refusal]) -> None:
        """List the plays of a moment, and what keeps the other checkers back."""
        self._variant = variant
        self._plays = tuple(plays)
        self._stuck = by_rule(stuck)
        self._fill()
        self.previewed.emit(None)

    def colour(self, tones: Tones) -> None:
        self.colour_cross(tones)

    def retranslate(self) -> None:
        self.name(
            translate("Plays", "All plays"),
            translate("Plays", "Close the list of plays"),
        )
        self.list.setAccessibleName(self.windowTitle())
        self.reasons_title.setText(translate("Plays", "Not possible now:"))
        self.reasons.setAccessibleName(self.reasons_title.text())
        self._fill()

    def _fill(self) -> None:
        self.list.show_lines([play_words(play.text) for play in self._plays])
        if not self._plays:
            nothing = QListWidgetItem(translate("Plays", "There is nothing to be played now."))
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(nothing)
        self.count.setText(str(len(self._plays)) if self._plays else "")
        variant = self._variant
        if variant is not None:
            self.reasons.show_lines([_reason_words(variant, stuck) for stuck in self._stuck])
        for part in (self.reasons_title, self.reasons):
            part.setVisible(bool(self._stuck))

    def _preview(self, row: int) -> None:
        self.previewed.emit(self._plays[row] if 0 <= row < len(self._plays) else None)

    def _want(self, row: int) -> None:
        if 0 <= row < len(self._plays):
            self.wanted.emit(self._plays[row])

    def _explain(self, row: int) -> None:
        if 0 <= row < len(self._stuck):
            self.explained.emit(self._stuck[row][0])


def _reason_words(variant: Variant, refused: Sequence[Refusal]) -> str:
    text = translate("Plays", "{places}: {reason}")
    words = []
    for refusal in refused:
        ends = [refusal.src] if refusal.dst is None else [refusal.src, refusal.dst]
        named = (str(variant.own_number(refusal.side, end)) for end in ends if end is not None)
        words.append(play_words("/".join(named)))
    return text.format(
        places=game_names.listed(words, translate),
        reason=refusals.refusal(refused[0].rule, translate),
    )
