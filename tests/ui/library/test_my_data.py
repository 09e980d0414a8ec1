"""What is kept can be seen and deleted; a guest's name is kept nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QWidget

from tests.kept_games import keep
from tests.ui.conftest import Open
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.storage.own_data import DataPart
from trictrac_gui.storage.reading import read
from trictrac_gui.ui.dialogs.settings import SettingsDialog
from trictrac_gui.ui.game.game_choice import GameChoice
from trictrac_gui.ui.library.my_data import MyDataDialog
from trictrac_gui.ui.start.start_page import StartPage
from trictrac_gui.ui.widgets.base_dialog import MessageDialog
from trictrac_gui.ui.window.main_window import guest_sign

NAMES = ("Lovelace", "Châtelet")


def asked(program: Program) -> MyDataDialog:
    program.window.actions_.my_data.trigger()
    (dialog,) = [d for d in program.window.findChildren(MyDataDialog) if d.isVisible()]
    return dialog


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def as_guest(program: Program) -> None:
    """Tick the box in the settings."""
    program.window.actions_.settings.trigger()
    (dialog,) = [d for d in program.window.findChildren(SettingsDialog) if d.isVisible()]
    dialog.privacy.guest.setChecked(True)
    dialog.accept()
    QCoreApplication.processEvents()


def start(program: Program) -> StartPage:
    page = program.window.pages.currentWidget()
    assert isinstance(page, StartPage)
    return page


def all_text(folder: Path) -> str:
    """Everything that stands in any file, as far as it can be read."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return "\n".join(path.read_bytes().decode("utf-8", "replace") for path in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_largest_type_nothing_leaves_the_dialog_at_its_side(
    open_window: Open, tmp_path: Path, language: str
) -> None:
    keep(tmp_path / "data" / "games", NAMES)
    program = open_window("--theme", "night", "--language", language)
    program.settings.change(text_scale=2.0)
    dialog = asked(program)
    QCoreApplication.processEvents()
    assert dialog.width() <= 800
    assert dialog._area.horizontalScrollBar().maximum() == 0


def test_everything_is_listed_with_its_place_and_size(open_window: Open, tmp_path: Path) -> None:
    keep(tmp_path / "data" / "games", NAMES)
    program = open_window()
    dialog = asked(program)
    told = {row.kept.part: row for row in dialog.rows}
    assert told[DataPart.GAMES].tick.text() == "Games, deleted ones too"
    assert told[DataPart.GAMES].place.text().startswith("1 file (")
    assert told[DataPart.GAMES].tick.accessibleName().startswith("Games, deleted ones too – 1 file")
    assert told[DataPart.GAMES].place.accessibleName() == str(tmp_path / "data" / "games")


def test_nothing_goes_before_it_was_asked_for_twice(open_window: Open, tmp_path: Path) -> None:
    path = keep(tmp_path / "data" / "games", NAMES)
    program = open_window()
    dialog = asked(program)
    assert dialog.focusWidget() is dialog.cancel
    click(dialog.delete)
    assert path.exists()
    assert dialog.question.isVisible()
    assert dialog.focusWidget() is dialog.cancel
    click(dialog.cancel)
    assert path.exists()


def test_what_is_ticked_is_gone_afterwards_and_stays_gone(
    open_window: Open, tmp_path: Path
) -> None:
    program = open_window()
    program.start.begin(GameChoice("backgammon", NAMES, {}))
    program.window.actions_.games.trigger()
    program.start.begin(GameChoice("backgammon", NAMES, {}))
    assert "Lovelace" in all_text(tmp_path)
    dialog = asked(program)
    click(dialog.delete)
    click(dialog.delete)
    (told,) = [d for d in program.window.findChildren(MessageDialog) if d.isVisible()]
    assert told.text.text() == "Everything ticked has been deleted."
    told.accept()
    assert program.game.session is None
    assert all(not field.text() for field in start(program).players.names)
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []
    program.window.close()
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_afterwards_the_program_goes_on(open_window: Open, tmp_path: Path) -> None:
    program = open_window()
    program.window.actions_.games.trigger()
    dialog = asked(program)
    click(dialog.delete)
    click(dialog.delete)
    for told in program.window.findChildren(MessageDialog):
        told.accept()
    program.start.begin(GameChoice("backgammon", NAMES, {}))
    program.window.actions_.games.trigger()
    assert len(program.library.games.model.games) == 1
    assert program.settings.current.names == {"backgammon": NAMES}


def test_what_is_not_ticked_stays(open_window: Open, tmp_path: Path) -> None:
    path = keep(tmp_path / "data" / "games", NAMES)
    program = open_window()
    dialog = asked(program)
    for row in dialog.rows:
        row.tick.setChecked(row.kept.part is not DataPart.GAMES)
    click(dialog.delete)
    click(dialog.delete)
    assert path.exists()


def test_a_guests_name_is_in_no_file(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = open_window()
    as_guest(program)
    page = start(program)
    for field, name in zip(page.players.names, NAMES, strict=True):
        field.insert(name)
    click(page.start)
    session = program.game.session
    assert session is not None
    assert session.names == NAMES, "at the table the name is read"
    assert session.path is not None
    assert read(session.path).header["names"] == ["", ""]
    program.context.warn("Lovelace could not be Châtelet")
    session.save_elsewhere(tmp_path / "stick")
    program.window.actions_.games.trigger()
    while program.library.library.waiting:
        QCoreApplication.processEvents()
    program.window.close()
    assert "…" in (tmp_path / "state" / "trictrac.log").read_text("utf-8")
    text = all_text(tmp_path)
    assert '"guest": true' in text
    for name in NAMES:
        assert name not in text


def test_guests_are_told_wherever_names_are_typed(open_window: Open) -> None:
    program = open_window()
    as_guest(program)
    sign = program.window.menuBar().cornerWidget()
    assert sign.isVisible()
    said = sign.findChild(QLabel)
    assert isinstance(said, QLabel)
    assert said.text() == guest_sign()
    assert start(program).subtitle.text().startswith("Guest:")


def test_the_next_guest_does_not_read_who_played_before(open_window: Open) -> None:
    program = open_window()
    as_guest(program)
    page = start(program)
    page.players.names[0].insert(NAMES[0])
    click(page.start)
    program.window.actions_.new.trigger()
    assert [field.text() for field in start(program).players.names] == ["", ""]


def test_names_remembered_before_are_forgotten_by_a_guest(
    open_window: Open, tmp_path: Path
) -> None:
    program = open_window()
    program.start.begin(GameChoice("backgammon", NAMES, {}))
    program.settings.save()
    assert "Lovelace" in (tmp_path / "config" / "settings.json").read_text("utf-8")
    as_guest(program)
    assert "Lovelace" not in (tmp_path / "config" / "settings.json").read_text("utf-8")


def test_the_settings_lead_to_the_data(open_window: Open) -> None:
    program = open_window()
    program.window.actions_.settings.trigger()
    (dialog,) = [d for d in program.window.findChildren(SettingsDialog) if d.isVisible()]
    dialog.tabs.setCurrentWidget(dialog.privacy)
    click(dialog.privacy.my_data)
    QCoreApplication.processEvents()
    visible = [type(d) for d in program.window.findChildren(QDialog) if d.isVisible()]
    assert visible == [MyDataDialog]
