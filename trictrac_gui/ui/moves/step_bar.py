"""The step bar: to the beginning, back, on, to the end, a slider, and the other lines of play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QSizePolicy, QSlider, QToolButton, QWidget

from trictrac_gui.session.move_list import ListedBranch, MoveList
from trictrac_gui.session.session import GameSession
from trictrac_gui.ui.language import Worded, translate
from trictrac_gui.ui.moves import move_text
from trictrac_gui.ui.theme.style_sheet import LIGHT, Tones
from trictrac_gui.ui.widgets.fitting import WrappingRow
from trictrac_gui.ui.widgets.step_buttons import StepButtons, colour_button, step_button

LARGE: Final = 1.9
"""How much larger the buttons are that a class sees."""


class StepBar(Worded, QWidget):
    """Steps through the moments of a game. ``stepped`` carries the id of the moment gone to.

    In a game that counts a moment is only looked at. In a free one the ``large`` bar of class
    mode goes there, so that play can go on at once; what followed stays as a line of its own.
    """

    stepped = Signal(int)

    def __init__(self, *, large: bool = False) -> None:
        super().__init__()
        self._large = large
        self._session: GameSession | None = None
        self._followed: GameSession | None = None
        self._course: MoveList | None = None
        self._tones: Tones = LIGHT
        self._scale = 1.0
        self.buttons = StepButtons(self, slim=not large)
        self.buttons.wanted.connect(self.step)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.slider.setPageStep(10)
        self.slider.setMinimumWidth(70)
        self.slider.valueChanged.connect(self._go)
        self.branches = step_button("branch", slim=not large)
        self.branches.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self)
        self.branches.setMenu(self.menu)
        row = WrappingRow(self)
        row.setSpacing(8 if large else 4)
        row.add(*self.buttons)
        row.add_wide(self.slider, least=0)
        row.add(self.branches)
        self.retranslate()
        self.show_tones(LIGHT)

    # -- following a game --------------------------------------------------------------------

    def follow(self, session: GameSession | None) -> None:
        """Step through a game, or through none."""
        if self._followed is not None:
            self._followed.changed.disconnect(self.refresh)
        self._followed = session
        if session is not None:
            session.changed.connect(self.refresh)
        self.show_session(session, None if session is None else session.course())

    def refresh(self) -> None:
        if self._followed is not None:
            self.show_session(self._followed, self._followed.course())

    def show_session(self, session: GameSession | None, course: MoveList | None) -> None:
        """Show where a game is, without following it; with none everything is at rest."""
        self._session, self._course = session, course
        last = 0 if course is None else len(course.moments) - 1
        shown = 0 if course is None else course.shown
        self.slider.blockSignals(True)
        self.slider.setRange(0, max(0, last))
        self.slider.setValue(shown)
        self.slider.blockSignals(False)
        self.slider.setEnabled(last > 0)
        self.buttons.show_at(shown, last)
        self._fill_branches()
        self._name_slider()

    def _fill_branches(self) -> None:
        self.menu.clear()
        found = list(self._others())
        self.branches.setEnabled(bool(found))
        session = self._session
        if session is None:
            return
        for branch in found:
            action = self.menu.addAction(move_text.branch(session.view().variant, branch))
            action.triggered.connect(partial(self._want, branch.at))

    def _others(self) -> Iterator[ListedBranch]:
        """The lines that leave the one shown: instead of the moment shown, or of the next."""
        course = self._course
        if course is None or not course.moments:
            return
        for at in (course.shown, course.shown + 1):
            if at < len(course.moments):
                yield from course.moments[at].branches

    # -- going somewhere ---------------------------------------------------------------------

    def step(self, by: int) -> None:
        """Go so many moments on, or back; as far as there are any."""
        if self._course is not None:
            self._go(self._course.shown + by)

    def _go(self, at: int) -> None:
        if self._course is None or not self._course.moments:
            return
        at = max(0, min(at, len(self._course.moments) - 1))
        if at != self._course.shown:
            self._want(self._course.moments[at].id)

    def _want(self, moment: int) -> None:
        session = self._session
        if session is None:
            return
        if session.free and self._large:
            session.go_to(moment)
        else:
            look_or_return(session, moment)
        self.stepped.emit(moment)

    # -- look and words ----------------------------------------------------------------------

    def show_tones(self, tones: Tones, scale: float = 1.0) -> None:
        self._tones, self._scale = tones, scale
        self.slider.setMinimumWidth(round(70 * scale))
        larger = scale * (LARGE if self._large else 1.0)
        self.buttons.colour(tones, larger)
        colour_button(self.branches, tones, larger)

    def retranslate(self) -> None:
        self.buttons.retranslate()
        others = translate("Moves", "Other lines of play")
        self.branches.setToolTip(others)
        self.branches.setAccessibleName(others)
        self._name_slider()

    def _name_slider(self) -> None:
        text = translate("Moves", "Moment {number} of {all}")
        last = self.slider.maximum()
        told = text.format(number=self.slider.value(), all=last)
        self.slider.setAccessibleName(told)
        self.slider.setToolTip(told)


def look_or_return(session: GameSession, moment: int) -> None:
    """Look at a moment; at the one where the game stands, the game itself is shown again."""
    course = session.course()
    standing = None if course.standing is None else course.moments[course.standing].id
    session.look(None if moment == standing else moment)
