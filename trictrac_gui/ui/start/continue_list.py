"""The list of unfinished games."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from trictrac_gui.decoding import DecodingError, loads
from trictrac_gui.engine.match import Match, MatchKind
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.variant import Variant
from trictrac_gui.storage.files import read_file
from trictrac_gui.storage.journal_lines import LONGEST_LINE, JournalHeader, read_header
from trictrac_gui.storage.library_search import LibraryGame, LibraryQuery, State
from trictrac_gui.storage.reading import is_busy
from trictrac_gui.texts import game_names
from trictrac_gui.texts.catalogue import shown_path
from trictrac_gui.ui.game.game_choice import UNSAVED, UnfinishedGame
from trictrac_gui.ui.language import date_and_time, translate
from trictrac_gui.ui.text import fault_text, match_text
from trictrac_gui.ui.widgets.fitting import in_column, in_row
from trictrac_gui.ui.widgets.labels import ElidedLabel, label

if TYPE_CHECKING:
    from trictrac_gui.session.session import GameSession
    from trictrac_gui.storage.library import Library


LISTED = 6
"""So many games are offered on the page itself; all of them are found in the list of games."""


def unfinished_games(
    library: Library | None,
    waiting: Sequence[GameSession],
    folder: Path,
    variants: Sequence[Variant],
) -> tuple[list[UnfinishedGame], int]:
    """The games to offer, and how many there are altogether.

    Those that could not be saved yet come first, then the last played ones of the library, which
    are counted first, so that it is known how they stand.
    """
    rows = [_waiting_row(session, folder) for session in waiting]
    if library is None:
        return rows, len(rows)
    listed = LISTED + len(waiting)
    unfinished = LibraryQuery(state=State.UNFINISHED)
    found = library.search(unfinished)
    if fresh := [game.path for game in found[:listed] if not game.counted]:
        for path in fresh:
            library.add_journal(path)
        found = library.search(unfinished)
    known = {session.game_id for session in waiting}
    saved = [_row(game, variants) for game in found[:listed] if game.id not in known]
    others = len(found) - min(listed, len(found)) + len(saved)
    return rows + saved[:LISTED], len(rows) + others


def _waiting_row(session: GameSession, folder: Path) -> UnfinishedGame:
    """A game that is in memory and could not be saved yet."""
    view = session.view()
    return UnfinishedGame(
        path=session.path or folder,
        variant=view.variant.key,
        names=session.names,
        score=view.score,
        changed=time.time(),
        fault=UNSAVED,
        match=view.match,
        session=session,
        rules=(view.variant, view.match.agreement),
    )


def _header(path: Path, variants: Sequence[Variant]) -> JournalHeader | None:
    """What the first line of a kept game says of its rules; None where it cannot be read."""
    try:
        first, *_ = read_file(path, LONGEST_LINE).split(b"\n", 1)
        return read_header(loads(first), variants)
    except (OSError, DecodingError):
        return None


def _row(game: LibraryGame, variants: Sequence[Variant]) -> UnfinishedGame:
    single = game.agreement.kind is MatchKind.GAME
    header = _header(game.path, variants)
    return UnfinishedGame(
        path=game.path,
        variant=game.variant,
        names=game.names,
        score=game.score if single else None,
        changed=game.changed,
        fault="busy" if is_busy(game.path) else game.fault,
        match=Match(game.agreement, (0, 0) if single or game.score is None else game.score),
        place=game.place,
        rules=None if header is None else (header.variant, header.match.agreement),
    )


def both_names(first: str, second: str, metrics: QFontMetrics, room: int) -> str:
    """The two names side by side, each cut only as far as both must be to fit."""
    text = translate("Continue", "{first} – {second}")
    free = room - metrics.horizontalAdvance(text.format(first="", second=""))
    # A name that is given exactly its own rounded width may still be cut.
    wide = [metrics.horizontalAdvance(name) + 1 for name in (first, second)]
    share = max(free // 2, free - min(wide))
    first, second = (
        metrics.elidedText(name, Qt.TextElideMode.ElideRight, min(width, share))
        for name, width in zip((first, second), wide, strict=True)
    )
    return text.format(first=first, second=second)


class NamesLabel(ElidedLabel):
    """Two names in one line; the second is seen however long the first one is."""

    def __init__(self) -> None:
        super().__init__("heading")
        self._names: tuple[str, str] | None = None

    def show_names(self, first: str, second: str) -> None:
        text = translate("Continue", "{first} – {second}")
        self._names = " ".join(first.split()), " ".join(second.split())
        self.setText(text.format(first=first, second=second))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both names, or the whole text where there are none."""
        if self._names is None:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        room = self.contentsRect()
        shown = both_names(*self._names, self.fontMetrics(), room.width())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)


class GameRow(QFrame):
    """One unfinished game: who plays, what, how it stands, and a button to go on."""

    chosen = Signal(object)

    def __init__(self, game: UnfinishedGame, variant: Variant | None) -> None:
        super().__init__()
        self.game = game
        self._variant = variant
        self.setProperty("card", True)
        self.names = NamesLabel()
        self.facts = label("muted", wrapped=True)
        self.state = label("small", wrapped=True)
        self.button = QPushButton()
        self.button.setAutoDefault(True)
        self.button.setEnabled((game.playable or game.busy) and variant is not None)
        self.button.clicked.connect(self._choose)
        words = in_column(self.names, self.facts, self.state, spacing=2)
        in_row(
            (words, 1),
            (self.button, 0, Qt.AlignmentFlag.AlignVCenter),
            margins=(14, 10, 12, 10),
            spacing=10,
            of=self,
        )
        self.retranslate()

    def _choose(self) -> None:
        self.chosen.emit(self.game)

    def retranslate(self) -> None:
        game = self.game
        if self._variant is None:
            self.names.setText(game.path.name)
            facts = [date_and_time(game.changed)]
        else:
            players = [
                game_names.player(self._variant, game.names, side, translate) for side in Side
            ]
            self.names.show_names(players[0], players[1])
            facts = [game_names.variant_name(game.variant, translate)]
            if game.match.agreement.kind is not MatchKind.GAME:
                name = match_text.name(self._variant, game.match.agreement)
                facts.append("{} ({}\u00a0:\u00a0{})".format(name, *game.match.score))
            elif game.score is not None and self._variant.target is not None:
                facts.append("{}\u00a0:\u00a0{}".format(*game.score))
            if game.rules is not None:
                facts += match_text.unusual(*game.rules)
            facts.append(date_and_time(game.changed))
        self.facts.setText(" · ".join(facts))
        self.state.setText(fault_text.game_state(game.fault, shown_path(game.place)))
        self.state.setVisible(bool(game.fault))
        self.button.setText(
            translate("Busy", "Look through") if game.busy else translate("Continue", "Continue")
        )
        self.button.setAccessibleName(f"{self.button.text()}: {self.names.text()}")


class ContinueList(QWidget):
    """The unfinished games that were played last. ``chosen`` carries an ``UnfinishedGame``.

    ``all_wanted`` asks for a list of all, where there are more than are offered here.
    """

    chosen = Signal(object)
    all_wanted = Signal()

    def __init__(self, variants: Sequence[Variant]) -> None:
        super().__init__()
        self._variants = {variant.key: variant for variant in variants}
        self.title = label("heading")
        self.rows: list[GameRow] = []
        self._at_first = 1
        self._all = False
        self._count = 0
        self.more = QPushButton()
        self.more.setProperty("link", True)
        self.more.setCursor(Qt.CursorShape.PointingHandCursor)
        self.more.clicked.connect(self._show_all)
        self._column = in_column(
            self.title,
            (self.more, 0, Qt.AlignmentFlag.AlignLeft),
            1,
            margins=0,
            spacing=8,
            of=self,
        )
        self.retranslate()

    def show_games(self, games: Sequence[UnfinishedGame], count: int) -> None:
        """Show these games and no others, the first of so many."""
        self._count = count
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [GameRow(game, self._variants.get(game.variant)) for game in games]
        # The last game played is the one most wanted.
        for row in self.rows[:1]:
            row.button.setProperty("primary", True)
        for index, row in enumerate(self.rows):
            row.chosen.connect(self.chosen)
            self._column.insertWidget(index + 1, row)
        self._all = False
        self._limit()
        self.setVisible(bool(games))

    def show_at_first(self, count: int) -> None:
        """Show so many games before all are asked for."""
        self._at_first = count
        self._limit()

    def _show_all(self) -> None:
        if self._count > len(self.rows):
            self.all_wanted.emit()
            return
        self._all = True
        self._limit()
        self.rows[self._at_first].button.setFocus()

    def _limit(self) -> None:
        # What is in memory alone is found nowhere else.
        unsaved = sum(row.game.session is not None for row in self.rows)
        shown = len(self.rows) if self._all else max(self._at_first, unsaved)
        for index, row in enumerate(self.rows):
            row.setVisible(index < shown)
        self.more.setVisible(not self._all and self._count > min(shown, len(self.rows)))

    def retranslate(self) -> None:
        self.title.setText(translate("Continue", "Continue a game"))
        self.more.setText(translate("Continue", "Show all games"))
        for row in self.rows:
            row.retranslate()
