"""Asking where a picture of the board is to be saved, and saving it there."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from trictrac_gui.engine.drawings import Drawings, DrawingsError, parse_drawings
from trictrac_gui.session.view import GameView
from trictrac_gui.storage.errors import cause_key
from trictrac_gui.texts import storage_faults
from trictrac_gui.ui.game.game_controller import GameController
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.pictures import board_picture
from trictrac_gui.ui.window.app_context import AppContext


class PictureSaver(QObject):
    """Saves pictures of boards; an older file is replaced only after the dialog has asked."""

    def __init__(self, context: AppContext, game: GameController) -> None:
        super().__init__(context.window)
        self._context = context
        self._game = game

    def ask_for_game(self) -> None:
        """Ask where the board of the running game is to be saved, as it is seen."""
        session, actions = self._game.session, self._context.window.actions_
        if session is None:
            return
        try:
            drawings = parse_drawings(session.marks.get(session.here, ""))
        except DrawingsError:
            drawings = ()
        self.ask(
            session.view(),
            drawings,
            turned=actions.turn_board.isChecked(),
            mirrored=actions.mirror_board.isChecked(),
        )

    def ask(
        self,
        view: GameView,
        drawings: Drawings = (),
        *,
        turned: bool = False,
        mirrored: bool = False,
    ) -> None:
        """Ask for the file, whose kind its name or the filter tells."""
        theme = self._context.theme.theme
        dialog = QFileDialog(self._context.window)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setWindowTitle(translate("Pictures", "Save a picture of the board"))
        filters = {
            translate("Pictures", "Drawing (*.svg)"): "svg",
            translate("Pictures", "Picture (*.png)"): "png",
            translate("Pictures", "Page (*.pdf)"): "pdf",
        }
        dialog.setNameFilters(list(filters))
        dialog.setDefaultSuffix("svg")
        dialog.filterSelected.connect(lambda name: dialog.setDefaultSuffix(filters[name]))
        dialog.selectFile(f"{view.variant.key}.svg")
        board = board_picture.DrawnBoard(view, theme, drawings, turned, mirrored)
        dialog.fileSelected.connect(partial(self.save, board))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save(self, board: board_picture.DrawnBoard, name: str) -> None:
        """Write the picture, or say why that cannot be done."""
        path = Path(name)
        if board_picture.kind_of(path) is None:
            self._context.show_message(lambda: _no_kind(path.suffix))
            return
        try:
            board_picture.write(path, board)
        except OSError as fault:
            key = cause_key(fault)
            self._context.show_message(lambda: _not_written(name, key))


def _no_kind(ending: str) -> str:
    text = translate(
        "Pictures", "“{ending}” is not a kind of picture; let the name end in .svg, .png or .pdf."
    )
    return text.format(ending=ending)


def _not_written(name: str, key: str) -> str:
    text = translate("Pictures", "The picture “{name}” was not saved: {cause}")
    return text.format(name=name, cause=storage_faults.cause(key, translate))
