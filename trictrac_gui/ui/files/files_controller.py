"""Opens, pastes, copies and writes games, over whatever page is shown."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QUrl, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from trictrac_gui.engine.match import AgreementError
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.notation import PositionError
from trictrac_gui.engine.setting_up import SetUp, set_up_of
from trictrac_gui.engine.state import GameState
from trictrac_gui.engine.variant import PositionFault, Variant
from trictrac_gui.formats.document import Document, Format, Loss, document_of, losses
from trictrac_gui.formats.faults import FileFault, FileSpot, Unreadable, fault
from trictrac_gui.formats.formats import (
    WRITABLE,
    Loaded,
    NotOpened,
    changed,
    is_address,
    load,
    read_document,
    recognise,
)
from trictrac_gui.formats.gnubg_ids import format_match_id, format_position_id
from trictrac_gui.formats.position_reader import LONGEST, TextFault, find_moments
from trictrac_gui.formats.position_text import (
    PositionText,
    knows_ids,
    own_text,
    snapshot_of_state,
)
from trictrac_gui.formats.text import LARGEST_FILE, decode
from trictrac_gui.formats.xgid import format_xgid
from trictrac_gui.session.importing import continued
from trictrac_gui.session.opened_file import OpenedFile, first_to_show, opened
from trictrac_gui.session.session import GameSession
from trictrac_gui.session.view import GameView
from trictrac_gui.storage.errors import JournalError
from trictrac_gui.storage.files import read_chosen
from trictrac_gui.storage.reading import SUFFIX
from trictrac_gui.texts.catalogue import shown_path
from trictrac_gui.ui.editor import editor_text
from trictrac_gui.ui.files import file_text
from trictrac_gui.ui.files.export import Export
from trictrac_gui.ui.files.page import FilePage
from trictrac_gui.ui.files.sources import RecentFiles, local_path, local_paths
from trictrac_gui.ui.files.worker import Worker
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.sets.set_files import is_lesson, is_set
from trictrac_gui.ui.widgets.base_dialog import BaseDialog
from trictrac_gui.ui.widgets.play_list import PlayList
from trictrac_gui.ui.window.app_context import AppContext
from trictrac_gui.ui.window.navigator import PageController, PageName

_NO_POSITION: Final = ("no-such-form", "empty", "too-long")
"""Faults of a text that was never meant as a position."""

_MAT: Final = re.compile(r"^\s*(?:\d+ point match|Game \d+|\d+\)\s)", re.IGNORECASE | re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Address:
    """An address in a network, which is never opened."""

    text: str


@dataclass(frozen=True, slots=True)
class Nothing:
    """Nothing that is known here."""


@dataclass(frozen=True, slots=True)
class Moments:
    """Several positions that one text tells."""

    found: tuple[PositionText, ...]


Clipping = PositionText | Moments | Document | TextFault | Address | Nothing


def read_clipping(text: str, variants: Sequence[Variant], now: PositionText) -> Clipping:
    """What a text is; ``now`` fills in what a position leaves out.

    Raises ``Unreadable`` for what looks like a game and is none.
    """
    short = text.strip()
    if not short:
        return Nothing()
    address = "\n" not in short and is_address(short)
    if not _is_a_game(short) and len(short) <= LONGEST:
        try:
            return _one_or_more(find_moments(short, variants, now))
        except TextFault as wrong:
            if wrong.key not in _NO_POSITION and not address:
                return wrong
    if address:
        return Address(short)
    if len(text) > LARGEST_FILE:
        raise Unreadable(fault("too-large", FileSpot(), limit=LARGEST_FILE))
    try:
        document = read_document(text.encode("utf-8", "replace"))
    except Unreadable as why:
        if why.fault.key != "a-position":
            raise
        return _one_or_more(find_moments(short[:LONGEST], variants, now))
    return document if document.games else Nothing()


def _one_or_more(found: tuple[PositionText, ...]) -> PositionText | Moments:
    return found[0] if len(found) == 1 else Moments(found)


def _is_a_game(text: str) -> bool:
    kind = recognise(text[:4096].encode("utf-8", "replace"))
    return kind is not Format.MAT or _MAT.search(text[:4096]) is not None


MOST_AT_ONCE = 20
"""So many files are opened at a time; more were hardly meant."""


def _is_kept(loaded: Loaded) -> bool:
    """Whether the program keeps this game itself, under a name that says nothing to people."""
    return loaded.path.suffix == SUFFIX


def _name(loaded: Loaded) -> str:
    """What a file is called on the screen: one of the program's own by its players."""
    return file_text.players(loaded.document) if _is_kept(loaded) else shown_path(loaded.path.name)


def _stem(loaded: Loaded) -> str:
    """What a copy of a file would be called."""
    document = loaded.document
    if not _is_kept(loaded):
        return loaded.path.stem
    return file_text.file_name(document.variant, document.names)


@dataclass(frozen=True)
class _Read:
    """What came of reading some files."""

    found: list[Loaded]
    troubles: list[tuple[Path, NotOpened | Unreadable]]
    moments: list[PositionText]
    first: tuple[int, OpenedFile] | None = None
    """The game that is shown first of the first file."""


@dataclass(frozen=True)
class _Pasted:
    """The matches of a pasted text, and the game that is shown first of the first one."""

    matches: tuple[Document, ...]
    first: tuple[int, OpenedFile]

    @classmethod
    def of(cls, document: Document) -> _Pasted:
        matches = document.matches()
        return cls(matches, first_to_show(matches[0]))


def _read_all(paths: Sequence[Path], variants: Sequence[Variant], now: PositionText) -> _Read:
    read = _Read([], [], [])
    for path in paths:
        try:
            loaded = load(path)
            matches = [match for match in loaded.document.matches() if match.games]
            if not matches:
                raise Unreadable(file_text.nothing_in(loaded.document))
            read.found.extend(replace(loaded, document=match) for match in matches)
        except (NotOpened, Unreadable) as why:
            moments = _moments_in(path, variants, now) if _is_position(why) else ()
            read.moments.extend(moments)
            if not moments:
                read.troubles.append((path, why))
    return replace(read, first=first_to_show(read.found[0].document)) if read.found else read


def _is_position(why: NotOpened | Unreadable) -> bool:
    return isinstance(why, Unreadable) and why.fault.key == "a-position"


def _moments_in(
    path: Path, variants: Sequence[Variant], now: PositionText
) -> tuple[PositionText, ...]:
    """The positions of a file that holds no games."""
    try:
        text = decode(read_chosen(path, LARGEST_FILE)).text
        return find_moments(text[:LONGEST], variants, now)
    except (OSError, ValueError):
        return ()


def _read_in(path: Path, encoding: str) -> list[Loaded]:
    """A file in a character set of its own."""
    loaded = load(path, encoding)
    return [replace(loaded, document=match) for match in loaded.document.matches() if match.games]


class MomentsDialog(BaseDialog):
    """Offers the positions of a text. ``picked`` carries the one that was chosen."""

    picked = Signal(object)

    def __init__(self, parent: QWidget, moments: Sequence[PositionText]) -> None:
        super().__init__(parent)
        self.setObjectName("moments")
        self._moments = tuple(moments)
        self.word(self.title, lambda: translate("Files", "Several positions"))
        self.text = self.add_text(self._told)
        self.list = PlayList()
        self.list.show_lines([file_text.moment(told) for told in moments])
        self.list.setCurrentRow(0)
        self.list.setMinimumWidth(self.fontMetrics().averageCharWidth() * 60)
        self.word(self.list.setAccessibleName, lambda: translate("Files", "Several positions"))
        self.body.addWidget(self.list)
        self.cancel = self.add_button(lambda: translate("Files", "Cancel"), self.reject)
        self.take = self.add_button(lambda: translate("Files", "Open"), self._take, primary=True)
        self.list.chosen.connect(self._take)
        self.list.setFocus()

    def _take(self, *_: object) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self.accept()
            self.picked.emit(self._moments[row])

    def _told(self) -> str:
        text = translate("Files", "Positions in this text: {count}. Which one is to be opened?")
        return text.format(count=len(self._moments))


class FilesController(PageController):
    """Everything the *File* menu does, and the page of a file."""

    name = PageName.FILE
    laid_over = True

    def __init__(self, context: AppContext, game: GameController) -> None:
        super().__init__(context.navigator)
        self._context = context
        self._game = game
        self._window = context.window
        self._files: list[Loaded] = []
        self._pasted_matches: tuple[Document, ...] = ()
        self._at = 0
        self._recent = RecentFiles(context.settings)
        self.worker = Worker(context.window)
        self.export = Export(context.window, context.show_message)
        self.export.written.connect(self._wrote)
        context.theme.changed.connect(self._take_theme)
        context.window.actions_.turn_board.toggled.connect(self._turn)
        context.window.installEventFilter(self)

    # -- opening -----------------------------------------------------------------------------

    def ask_open(self) -> None:
        dialog = QFileDialog(self._window)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        endings = "*.ttg *.mat *.sgf *.txt *.jsonl *.tts"
        dialog.setNameFilters(
            [
                translate("Files", "Games") + f" ({endings})",
                translate("Files", "All files") + " (*)",
            ]
        )
        dialog.setWindowTitle(translate("Files", "Open"))
        dialog.setDirectory(self.export.folder)
        dialog.filesSelected.connect(lambda names: self.open([Path(name) for name in names]))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def open_named(self, names: Sequence[str]) -> None:
        """Open what a command line names: files, also as ``file:`` addresses."""
        paths = []
        for name in names:
            path: Path | None = Path(name)
            if is_address(name):
                path = None
            elif name.startswith("file:"):
                path = local_path(QUrl(name))
            if path is None:
                self.refuse(name)
                return
            paths.append(path)
        self.open(paths)

    def open(self, target: object = None) -> None:
        """Show files, a list of paths; those that cannot be opened are told of, each in a sentence.

        Sets of positions and lessons are shown on their own pages.
        """
        assert isinstance(target, list)
        wanted = []
        for path in (each.absolute() for each in target[:MOST_AT_ONCE]):
            if is_set(path):
                self.navigator.open(PageName.SETS, path)
            elif is_lesson(path):
                self.navigator.open(PageName.LESSON, path)
            else:
                wanted.append(path)
        if wanted:
            names = ", ".join(shown_path(path.name) for path in wanted[:3])
            now, variants = self._now(), self._context.variants
            self.worker.run(lambda: _read_all(wanted, variants, now), self._opened, names)

    def _opened(self, read: object) -> None:
        assert isinstance(read, _Read)
        for loaded in read.found:
            if not _is_kept(loaded):
                self._recent.add(loaded.path)
        if read.found:
            self._show_files(read.found, read.first)
        elif read.moments:
            self._offer(read.moments)
        if read.troubles:
            self._context.show_message(
                lambda: "\n\n".join(file_text.not_opened(path, why) for path, why in read.troubles)
            )

    def refuse(self, address: str) -> None:
        """Say that nothing is fetched from a network."""
        self._context.show_message(lambda: file_text.address_refused(address))

    def _show_files(self, files: list[Loaded], first: tuple[int, OpenedFile] | None = None) -> None:
        self._files = files
        names = [_name(file) for file in files]
        alone = [names.count(name) == 1 for name in names]
        self.page.show_files(
            [
                name if one else f"{name} · {file_text.players(file.document)}"
                for name, one, file in zip(names, alone, files, strict=True)
            ]
        )
        self._show_file(0, first)

    def _show_file(self, index: int, first: tuple[int, OpenedFile] | None = None) -> None:
        if not self._files:
            pasted = self._pasted_matches[index]
            self.show(pasted, lambda: translate("Files", "Pasted game"), first)
            return
        self._at = index
        loaded = self._files[index]
        if not _is_kept(loaded):
            self.export.folder = str(loaded.path.parent)
        self.show(loaded.document, lambda: _name(loaded), first)

    def show(
        self,
        document: Document,
        name: Callable[[], str],
        first: tuple[int, OpenedFile] | None = None,
    ) -> None:
        """Show a document; what is seen of it first is followed beside the window, if not yet."""
        if first is not None:
            self._show(document, name, first)
            return

        def followed(found: object) -> None:
            assert isinstance(found, tuple)
            self._show(document, name, found)

        self.worker.run(lambda: first_to_show(document), followed, name())

    def _choose_game(self, index: int) -> None:
        """Follow another game of the file beside the window: it may be very long."""
        page, document = self.page, self.page.document
        if document is None or not 0 <= index < len(document.games):
            return

        def show(game: object) -> None:
            assert isinstance(game, OpenedFile)
            if page.document is document:
                page.show_game(index, game)

        self.worker.run(lambda: opened(document, index), show, page.title.text())

    def _show(
        self, document: Document, name: Callable[[], str], first: tuple[int, OpenedFile]
    ) -> None:
        """Show the games of a document over what is on the table."""
        page = self.page
        page.show_turned(self._window.actions_.turn_board.isChecked())
        page.show_document(document, name, first)
        self.navigator.show(self)
        page.lines.setFocus()

    @cached_property
    def page(self) -> FilePage:
        page = FilePage(self._context.theme.theme, self._context.theme.tones)
        page.leave_wanted.connect(self.navigator.back)
        page.copy_wanted.connect(self.ask_copy)
        page.go_on_wanted.connect(self.go_on)
        page.again_wanted.connect(self.read_again)
        page.file_chosen.connect(self._show_file)
        page.encoding_chosen.connect(self._read_in)
        page.game_chosen.connect(self._choose_game)
        return page

    def closed(self) -> None:
        """Forget the files that were looked through."""
        self._files, self._pasted_matches = [], ()
        self.page.forget()
        self.worker.let_go()

    def read_again(self) -> None:
        if self._files:
            self.open([self._files[self._at].path])

    def _read_in(self, encoding: str) -> None:
        """Read the file that is shown in another character set."""
        if self._files:
            path = self._files[self._at].path
            name = shown_path(path.name)
            self.worker.run(lambda: _read_in(path, encoding), self._reread, name)

    def _reread(self, found: object) -> None:
        assert isinstance(found, list)
        others = [loaded for loaded in self._files if loaded.path != found[0].path]
        self._show_files([*found, *others])

    def look_for_changes(self) -> None:
        """See whether another program has changed or removed the file that is shown."""
        if self.showing and self._files:
            news = changed(self._files[self._at])
            if news:
                self.page.tell_news(news)

    def _take_theme(self) -> None:
        if self.built:
            self.page.show_theme(self._context.theme.theme, self._context.theme.tones)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the file again whenever the window comes to the front."""
        if event.type() is QEvent.Type.WindowActivate:
            self.look_for_changes()
        return False

    def _turn(self, turned: bool) -> None:
        if self.built:
            self.page.show_turned(turned)

    # -- going on ----------------------------------------------------------------------------

    def go_on(self) -> None:
        """Play the game shown to its end, in a journal of its own."""
        self._game.once_left(self._play_on)

    def _play_on(self) -> None:
        page = self.page
        if page.document is None:
            return
        document = page.document
        found = continued(document, page.index)
        if found is None:
            game = document.games[page.index]
            self._begin_free(document.variant, game.end(), document.names)
            return
        session, trouble = self._context.games.take_up(found.tree, document.names)
        self._leave_for(session, trouble)
        if trouble is None and not found.whole:
            self._game.page.tell(file_text.branches_left_out)
        elif trouble is None and Loss.PROPERTIES in losses(document, Format.TTG):
            self._game.page.tell(file_text.notes_left_out)

    def _begin_free(self, variant: Variant, state: GameState, names: tuple[str, str]) -> None:
        self._free(variant, PositionText(variant, set_up_of(state), state.match), names)

    def _free(
        self, variant: Variant, told: PositionText, names: tuple[str, str] = ("", "")
    ) -> bool:
        """A board on which everything can be tried out, from a position, if it can be played."""
        try:
            session, trouble = self._context.games.begin_free(
                variant, told.match, told.setup, names
            )
        except (PositionError, AgreementError) as wrong:
            fault = (
                wrong.fault
                if isinstance(wrong, PositionError)
                else PositionFault(wrong.key, Side.FIRST)
            )
            said = partial(file_text.not_playable, variant, told.setup.position, fault)
            self._context.show_message(said)
            return False
        self._leave_for(session, trouble)
        return True

    def _leave_for(self, session: GameSession, trouble: JournalError | None) -> None:
        before = self._game.session
        self._game.replace(session, trouble)
        if before is not None and trouble is None:
            self._game.page.tell(file_text.kept_for_later)

    # -- the clipboard -----------------------------------------------------------------------

    def paste(self) -> None:
        """Read what was copied: files, a position, or the text of a game."""
        copied = QGuiApplication.clipboard().mimeData()
        if copied.hasUrls():
            paths = local_paths(copied.urls())
            if paths:
                self.open(paths)
            else:
                self.refuse(copied.urls()[0].toString())
            return
        self.paste_text(copied.text())

    def paste_text(self, text: str) -> None:
        """Open what a text is."""
        now = self._now()
        self.worker.run(
            lambda: self._read_text(text, now), self._pasted, translate("Files", "Pasted game")
        )

    def _read_text(self, text: str, now: PositionText) -> object:
        try:
            found = read_clipping(text, self._context.variants, now)
            return found if not isinstance(found, Document) else _Pasted.of(found)
        except Unreadable as why:
            return why.fault

    def _pasted(self, found: object) -> None:
        match found:
            case FileFault():
                self._context.show_message(lambda: file_text.not_pasted(found))
            case PositionText():
                self._offer([found])
            case Moments(moments):
                self._offer(moments)
            case _Pasted(matches, first):
                self._files = []
                self._pasted_matches = matches
                self.page.show_files([file_text.players(match) for match in matches])
                self._show_file(0, first)
            case TextFault():
                self._context.show_message(lambda: file_text.text_fault(found))
            case Address(address):
                self.refuse(address)
            case Nothing():
                self._context.show_message(file_text.nothing_known)

    def _offer(self, moments: Sequence[PositionText]) -> None:
        """Open a position; of several the one that is chosen."""
        if len(moments) == 1:
            self._game.once_left(partial(self._open_moment, moments[0]))
            return
        dialog = MomentsDialog(self._window, moments)
        dialog.picked.connect(lambda told: self._offer([told]))
        dialog.open()

    def _open_moment(self, told: PositionText) -> None:
        if self._free(told.variant, told, told.names) and told.left_out:
            self._game.page.tell(lambda: editor_text.left_out(told.left_out))

    def _now(self) -> PositionText:
        state = self._state()
        if state is not None:
            return PositionText(state.variant, set_up_of(state), state.match)
        variant = next(
            (v for v in self._context.variants if knows_ids(v)), self._context.variants[0]
        )
        return PositionText(variant, SetUp(variant.setup, Side.FIRST))

    def _state(self) -> GameState | None:
        """The moment on the screen: of the file, or of the game on the table."""
        if self.showing and self.page.line is not None:
            return self.page.line.state()
        session = self._game.session
        if session is None or not self._at_table:
            return None
        return session.tree.state_at(session.tree.node(session.here))

    def moment(self) -> GameView | None:
        return self.page.view()

    @property
    def _at_table(self) -> bool:
        return self._game.showing

    def copy(self, form: str) -> None:
        """Copy the moment on the screen."""
        state = self._state()
        if state is None:
            return
        moment = snapshot_of_state(state)
        text = own_text(state)
        if form != "text":
            if moment is None:
                return
            text = {
                "position-id": lambda: format_position_id(moment.position, moment.on_roll),
                "match-id": lambda: format_match_id(moment),
                "xgid": lambda: format_xgid(moment),
            }[form]()
        QGuiApplication.clipboard().setText(text)
        said = text if form != "text" else translate("Files", "Position")
        if self._at_table:
            self._game.page.tell(lambda: file_text.copied(said))
        else:
            self.page.tell(lambda: file_text.copied(said))

    # -- writing -----------------------------------------------------------------------------

    def ask_copy(self) -> None:
        session = self._game.session
        if self.showing and self.page.document is not None:
            document = self.page.document
            name = _stem(self._files[self._at]) if self._files else translate("Files", "Game")
        elif session is not None and self._at_table:
            document = _document(session)
            name = file_text.file_name(session.tree.variant, session.names)
        else:
            return
        formats = WRITABLE if knows_ids(document.variant) else (Format.TTG,)
        self.export.ask(document, name, formats)

    def _wrote(self, path: Path) -> None:
        self._recent.add(path)
        left_out = self.export.left_out
        if self.showing:
            self.page.tell(lambda: file_text.written(path, left_out))
        elif self._at_table:
            self._game.page.tell(lambda: file_text.written(path, left_out))
        else:
            self._context.show_message(lambda: file_text.written(path, left_out))


def _document(session: GameSession) -> Document:
    """A running game as it is written; where its dice come from is told once all is over."""
    dice = session.header.get("dice") if session.tree.state.match.over else None
    return document_of(session.tree, session.names, dice=dice if isinstance(dice, dict) else None)
