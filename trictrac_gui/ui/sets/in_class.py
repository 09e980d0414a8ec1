"""Positions in class mode: keeping the board, stepping through a set, and setting one up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from trictrac_gui.engine.match import Match
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.game_store import FreeBoard
from trictrac_gui.session.position_draft import Draft, draft_from
from trictrac_gui.ui.class_mode import class_style
from trictrac_gui.ui.class_mode.class_mode import ClassMode
from trictrac_gui.ui.class_mode.drawing import Tool
from trictrac_gui.ui.editor.editor_controller import EditorController
from trictrac_gui.ui.editor.editor_text import fault
from trictrac_gui.ui.editor.page import EditorPage
from trictrac_gui.ui.sets import set_text
from trictrac_gui.ui.sets.kept_views import draft_of_kept, kept_from, kept_of
from trictrac_gui.ui.sets.sets_controller import SetsController
from trictrac_gui.ui.window.app_context import AppContext


class ClassPositions(QObject):
    """Brings positions into class mode; the editor opens over its board."""

    def __init__(
        self,
        context: AppContext,
        class_mode: ClassMode,
        sets: SetsController,
        editor: EditorController,
    ) -> None:
        super().__init__(class_mode)
        self._context = context
        self._class_mode = class_mode
        self._sets = sets
        self._editor = editor
        self._page: EditorPage | None = None
        self._stepping = False
        """Whether what is on the board came out of a set."""
        class_mode.set_up_wanted.connect(self.set_up)
        class_mode.keep_wanted.connect(self.keep)
        class_mode.kept_wanted.connect(self.step)
        class_mode.beyond.connect(self._step_beyond)
        class_mode.left.connect(self.close_editor)

    def present(self) -> None:
        """Present the position that is being set up or looked at, else what class mode finds."""
        marks, of_set = "", False
        if self._class_mode.active:
            self._class_mode.enter()
            return
        if self._editor.showing:
            draft = self._editor.page.draft
        elif self._sets.showing and self._sets.looked_at is not None:
            variant, position = self._sets.looked_at
            draft, marks, of_set = draft_of_kept(variant, position), position.drawings, True
        else:
            self._class_mode.enter()
            return
        wrong = draft.faults()
        if wrong:
            self._context.show_message(lambda: fault(draft, wrong[0]))
            return
        self._class_mode.enter(FreeBoard(draft.variant, draft.setup, marks, draft.match))
        if of_set:
            self._stepping = True
            self._caption()

    # -- keeping and stepping ----------------------------------------------------------------

    def keep(self) -> None:
        """Keep the board with its drawings; on a board out of the set, keep the drawings there."""
        session = self._class_mode.session
        if session is None:
            return
        marks = session.marks.get(session.here, "")
        open_set = self._sets.open_set
        if self._untouched() and open_set.current is not None:
            number = open_set.at + 1
            open_set.draw(marks)
            self._class_mode.page.tell(lambda: set_text.drawn(number))
            return
        view = session.view()
        said = self._sets.keep(view.variant, kept_from(view, marks))
        self._stepping = False
        self._class_mode.page.tell(said)

    def step(self, by: int) -> None:
        """Show the next kept position, or the one before; at first the one looked at last."""
        open_set = self._sets.open_set
        if open_set.kept is None:
            for path in open_set.files()[:1]:
                open_set.open(path, quietly=True)
        elif self._on_the_board():
            open_set.step(by)
        kept, position = open_set.kept, open_set.current
        if kept is None or position is None:
            self._class_mode.page.tell(set_text.nothing_kept)
            return
        draft = draft_of_kept(kept.variant, position)
        wrong = draft.faults()
        if wrong:
            self._class_mode.page.tell(lambda: fault(draft, wrong[0]))
            return
        self._stepping = True
        self._begin(kept.variant, position.match, position.setup, position.drawings)
        self._caption()

    def draw(self) -> None:
        """Take the arrow into the hand, and say how drawings are kept."""
        if self._class_mode.active and self._class_mode.drawing.tool is not Tool.ARROW:
            self._class_mode.drawing.choose(Tool.ARROW)
            self._class_mode.page.tell(set_text.how_to_keep)

    def _caption(self) -> None:
        open_set = self._sets.open_set
        kept, position = open_set.kept, open_set.current
        if kept is not None and position is not None:
            number = open_set.at + 1
            self._class_mode.page.tell(lambda: set_text.told(kept, number, position))

    def _step_beyond(self, by: int) -> None:
        """A presenter's remote steps through the set as long as nothing is played from it."""
        if self._untouched():
            self.step(by)

    def _untouched(self) -> bool:
        """Whether the board came out of the set, and nothing has been played from it."""
        session = self._class_mode.session
        untouched = session is not None and session.here == 0 and not session.tree.root.children
        return untouched and self._stepping and self._on_the_board()

    def _on_the_board(self) -> bool:
        """Whether the kept position looked at is what the class has before it."""
        session, position = self._class_mode.session, self._sets.open_set.current
        if session is None or position is None:
            return False
        begun = session.tree.state_at(session.tree.root)
        return begun.position == position.setup.position

    def _begin(self, variant: Variant, match: Match, setup: SetUp, marks: str = "") -> None:
        session, _ = self._context.games.begin_free(variant, match, setup, ("", ""), marks)
        self._class_mode.show_board(session)

    # -- the editor --------------------------------------------------------------------------

    @property
    def page(self) -> EditorPage:
        if self._page is None:
            session = self._class_mode.session
            assert session is not None
            theme = self._class_mode.theme
            draft = draft_from(session.view())
            page = self._page = EditorPage(self._context.variants, theme, class_style.TONES, draft)
            page.hide()
            page.picture.hide()
            layout = self._class_mode.window.layout()
            assert layout is not None
            layout.addWidget(page)
            page.installEventFilter(self)
            page.leave_wanted.connect(self.close_editor)
            page.play_wanted.connect(self._play)
            page.keep_wanted.connect(self._keep_draft)
            page.drafted.connect(self._editor.keep_draft)
        return self._page

    @property
    def editing(self) -> bool:
        return self._page is not None and self._page.isVisible()

    def set_up(self) -> None:
        """Show the editor with the board of the class."""
        session = self._class_mode.session
        if session is None:
            return
        page = self.page
        self._keys(False)
        self._class_mode.page.hide()
        page.show()
        page.open(draft_from(session.view()))

    def close_editor(self) -> None:
        """Back to the board, which is as it was."""
        if self._page is None or self._page.isHidden():
            return
        self._page.hide()
        self._class_mode.page.show()
        self._keys(True)
        self._class_mode.page.board.setFocus()

    def _keys(self, on: bool) -> None:
        """The keys of class mode mean nothing in the editor, which has its own."""
        for key in self._class_mode.window.keys:
            key.setEnabled(on)

    def _play(self, draft: Draft) -> None:
        self.close_editor()
        self._stepping = False
        self._begin(draft.variant, draft.match, draft.setup)

    def _keep_draft(self, draft: Draft) -> None:
        self.page.tell(self._sets.keep(draft.variant, kept_of(draft)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc leads from the editor to the board, and asks nothing: nothing is lost."""
        pressed = isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.close_editor()
            return True
        return False
