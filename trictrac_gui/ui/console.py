"""The console under the board: what is to be done next, and the buttons that do it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from trictrac_gui.engine.state import Phase
from trictrac_gui.session.view import GameView
from trictrac_gui.ui import wording
from trictrac_gui.ui.actions import Actions
from trictrac_gui.ui.notice import NoticeBar
from trictrac_gui.ui.plate import label


class ActionButton(QPushButton):
    """A push button that does what an action does and is enabled as it is."""

    def __init__(self, action_name: str, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = actions.all[action_name]
        self.clicked.connect(self._action.trigger)
        self._action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setEnabled(self._action.isEnabled())
        self.setText(self._action.text().replace("&", ""))
        shortcut = self._action.shortcut().toString()
        self.setToolTip(shortcut)


class Console(QFrame):
    """The next step in words, notices, and large buttons; ``answered`` carries a yes or no."""

    answered = Signal(bool)
    result_wanted = Signal()

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("console")
        self._view: GameView | None = None
        self._actions = actions
        self.next = label("next")
        self.next.setWordWrap(True)
        self.notices = NoticeBar()
        self.undo = ActionButton("undo", actions)
        self.redo = ActionButton("redo", actions)
        self.throw = ActionButton("throw", actions)
        self.finish = ActionButton("finish", actions)
        self.accept = QPushButton()
        self.refuse = QPushButton()
        self.result = QPushButton()
        for button in (self.throw, self.finish, self.accept, self.result):
            button.setProperty("primary", True)
        self.accept.clicked.connect(self._accept)
        self.refuse.clicked.connect(self._refuse)
        self.result.clicked.connect(self.result_wanted)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.next, 1)
        for button in (self.undo, self.redo, self.throw, self.finish):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        for button in (self.refuse, self.accept, self.result):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 7, 14, 7)
        column.setSpacing(6)
        column.addWidget(self.notices)
        column.addLayout(row)

    def _accept(self) -> None:
        self.answered.emit(True)

    def _refuse(self) -> None:
        self.answered.emit(False)

    def show_view(self, view: GameView) -> None:
        """Show what can be done now."""
        self._view = view
        offer = view.offer is not None and view.result is None
        over = view.result is not None
        playing = not offer and not over
        moving = view.phase is Phase.MOVING
        self.undo.setVisible(playing)
        self.redo.setVisible(playing)
        self.throw.setVisible(playing and not moving)
        self.finish.setVisible(playing and moving)
        self.accept.setVisible(offer)
        self.refuse.setVisible(offer)
        self.result.setVisible(over)
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything anew."""
        self.accept.setText(QCoreApplication.translate("Console", "Accept"))
        self.refuse.setText(QCoreApplication.translate("Console", "Play on"))
        self.result.setText(QCoreApplication.translate("Console", "Result…"))
        self.notices.retranslate()
        if self._view is not None:
            self.next.setText(wording.next_step(self._view))
            self.next.setAccessibleName(self.next.text())
            if self._view.passing is not None:
                self.finish.setText(QCoreApplication.translate("Console", "Go on"))
            else:
                self.finish.setText(self._actions.finish.text().replace("&", ""))
