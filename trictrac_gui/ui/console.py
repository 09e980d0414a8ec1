"""The console under the board: what is to be done next, and the buttons that do it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from trictrac_gui.engine.state import Phase
from trictrac_gui.session.view import GameView
from trictrac_gui.ui import wording
from trictrac_gui.ui.actions import Actions
from trictrac_gui.ui.notice import NoticeBar
from trictrac_gui.ui.plate import label

MARGIN, SPACING = 6, 3


class ActionButton(QPushButton):
    """A push button that does what an action does and is enabled as it is."""

    def __init__(self, action_name: str, actions: Actions, icon_only: bool = False) -> None:
        super().__init__()
        self._action = actions.all[action_name]
        self._icon_only = icon_only
        self.setIconSize(QSize(20, 20))
        self.setAutoDefault(True)  # Return presses it as well as space
        self.clicked.connect(self._action.trigger)
        self._action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setEnabled(self._action.isEnabled())
        text = self._action.text().replace("&", "")
        shortcut = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(f"{text} ({shortcut})")
        self.setAccessibleName(text)
        if self._icon_only:
            self.setIcon(self._action.icon())
        else:
            self.setText(text)


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
        self.undo = ActionButton("undo", actions, icon_only=True)
        self.redo = ActionButton("redo", actions, icon_only=True)
        self.throw = ActionButton("throw", actions)
        self.finish = ActionButton("finish", actions)
        self.accept = QPushButton()
        self.refuse = QPushButton()
        self.result = QPushButton()
        for button in (self.throw, self.finish, self.accept, self.result):
            button.setProperty("primary", True)
        for button in (self.accept, self.refuse, self.result):
            button.setAutoDefault(True)
        self.accept.clicked.connect(self._accept)
        self.refuse.clicked.connect(self._refuse)
        self.result.clicked.connect(self.result_wanted)
        words = QVBoxLayout()
        words.setSpacing(SPACING)
        words.addStretch(1)
        words.addWidget(self.next)
        words.addWidget(self.notices)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, MARGIN, 14, MARGIN)
        row.setSpacing(8)
        row.addLayout(words, 1)
        for button in (self.undo, self.redo, self.throw, self.finish):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        for button in (self.refuse, self.accept, self.result):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the type."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._keep_room()

    def _keep_room(self) -> None:
        # The room of a notice is kept free, or the board would jump with every one.
        words = self.next.fontMetrics().height() + SPACING + self.notices.room()
        self.setMinimumHeight(words + 2 * MARGIN + 2)

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
        self._keep_room()
        if self._view is not None:
            self.next.setText(wording.next_step(self._view))
            self.next.setAccessibleName(self.next.text())
            if self._view.setting is not None:
                self.throw.setText(QCoreApplication.translate("Console", "Confirm the throw"))
            else:
                self.throw.setText(self._actions.throw.text().replace("&", ""))
            if self._view.passing is not None:
                self.finish.setText(QCoreApplication.translate("Console", "Go on"))
            else:
                self.finish.setText(self._actions.finish.text().replace("&", ""))
