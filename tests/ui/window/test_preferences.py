"""What is chosen holds at once; what the command line asked for holds for one run."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open
from trictrac_gui.app import Program
from trictrac_gui.assets import resource
from trictrac_gui.ui.dialogs.settings import LOOK, PLAY, SOUND, SPEEDS, SettingsDialog
from trictrac_gui.ui.theme import theme_store
from trictrac_gui.ui.theme.style_sheet import TONES
from trictrac_gui.ui.widgets.base_dialog import MessageDialog

GOOD = resource("themes", "intarsia.toml").read_text(encoding="utf-8")


def kept(home: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((home / "config" / "settings.json").read_text("utf-8"))
    return found


def settings(program: Program, page: int = LOOK) -> SettingsDialog:
    program.window.actions_.settings.trigger()
    (dialog,) = [d for d in program.window.findChildren(SettingsDialog) if d.isVisible()]
    dialog.tabs.setCurrentIndex(page)
    return dialog


def click(button: QWidget) -> None:
    assert button.isVisible(), button
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def own_theme(home: Path, name: str, text: str) -> Path:
    folder = home / "data" / "themes"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def told(program: Program) -> list[str]:
    QCoreApplication.processEvents()
    return [d.text.text() for d in program.window.findChildren(MessageDialog) if d.isVisible()]


def test_the_command_line_speaks_for_this_run_only(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--language", "fr", "--theme", "night")
    assert (program.language.current, program.settings.current.theme) == ("fr", "night")
    program.window.close()
    assert (kept(tmp_path)["language"], kept(tmp_path)["theme"]) == ("", "")


def test_what_is_chosen_later_is_kept_all_the_same(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--language", "fr", "--theme", "night")
    program.window.actions_.languages["de"].trigger()
    dialog = settings(program)
    dialog.theme.list.setCurrentIndex(dialog.theme.list.findData("projector"))
    dialog.accept()
    program.window.close()
    assert (kept(tmp_path)["language"], kept(tmp_path)["theme"]) == ("de", "projector")


def test_the_language_of_this_run_can_be_chosen_for_good(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--language", "fr")
    program.window.actions_.languages["fr"].trigger()
    program.window.close()
    assert kept(tmp_path)["language"] == "fr"


def test_an_own_theme_is_listed_by_its_name_and_worn(open_window: Open, tmp_path: Path) -> None:
    own_theme(tmp_path, "mine.toml", GOOD.replace('en = "Intarsia"', 'en = "My table"'))
    program = open_window("--new", "tric-trac")
    dialog = settings(program)
    index = dialog.theme.list.findData("mine.toml")
    assert dialog.theme.list.itemText(index) == "My table"
    dialog.theme.list.setCurrentIndex(index)
    assert program.context.theme.theme.name("en") == "My table"
    dialog.accept()
    program.window.close()
    again = open_window("--new", "tric-trac")
    assert again.context.theme.theme.name("en") == "My table"
    assert told(again) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "bad.toml, line 24, entry “table.ground”: the value is not a colour."),
        ("de", "bad.toml, Zeile 24, Eintrag „table.ground“: der Wert ist keine Farbe."),
        (
            "fr",
            "bad.toml, ligne 24, entrée « table.ground » : la valeur n’est pas une couleur.",
        ),
    ],
)
def test_a_broken_theme_is_named_with_file_line_and_field(
    open_window: Open, tmp_path: Path, language: str, said: str
) -> None:
    own_theme(tmp_path, "bad.toml", GOOD.replace('"#bd905c"', '"brown"'))
    program = open_window("--new", "tric-trac", "--language", language)
    dialog = settings(program)
    assert dialog.theme.remarks.isVisible()
    assert dialog.theme.remarks.text() == said
    listed = dialog.theme.list.findData("bad.toml")
    item = dialog.theme.list.model().index(listed, 0)
    assert not item.flags() & Qt.ItemFlag.ItemIsEnabled


def test_a_theme_that_breaks_between_two_runs_is_told_and_the_usual_one_shown(
    open_window: Open, tmp_path: Path
) -> None:
    file = own_theme(tmp_path, "mine.toml", GOOD)
    program = open_window("--new", "tric-trac")
    program.settings.apply(replace(program.settings.current, theme="mine.toml"))
    program.window.close()
    file.write_text(GOOD.replace("[marks]", "[marcs]"))
    again = open_window("--new", "tric-trac")
    (said,) = told(again)
    assert "mine.toml, line" in said
    assert "entry “marcs”" in said
    assert again.context.theme.theme.key in ("intarsia", "night")
    dialog = settings(again)
    assert dialog.theme.name == "mine.toml"
    dialog.scale.setCurrentIndex(2)
    assert again.settings.current.theme == "mine.toml"


def test_a_saved_theme_is_worn_at_once_and_a_fault_leaves_the_last_good_one(
    open_window: Open, tmp_path: Path, qtbot: QtBot
) -> None:
    file = own_theme(tmp_path, "mine.toml", GOOD)
    program = open_window("--new", "tric-trac")
    program.settings.apply(replace(program.settings.current, theme="mine.toml"))
    theme = program.context.theme
    file.write_text(GOOD.replace('"#bd905c"', '"#102030"'))
    qtbot.waitUntil(lambda: theme.theme.table.ground == "#102030")
    file.write_text(GOOD.replace('"#bd905c"', '"#10203"'))
    qtbot.waitUntil(lambda: bool(told(program)))
    assert theme.theme.table.ground == "#102030"
    assert len(told(program)) == 1


def test_a_copy_is_made_chosen_and_open_to_change(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--new", "tric-trac")
    dialog = settings(program)
    dialog.theme.list.setCurrentIndex(dialog.theme.list.findData("night"))
    click(dialog.theme.copy)
    assert program.settings.current.theme == "night-1.toml"
    assert dialog.theme.list.currentText() == "Night 1"
    assert (tmp_path / "data" / "themes" / "night-1.toml").is_file()
    assert not dialog.theme.remarks.isVisible()


def test_a_copy_of_the_system_s_look_is_one_of_what_is_worn(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(theme_store, "is_dark", lambda: True)
    program = open_window("--new", "tric-trac")
    click(settings(program).theme.copy)
    assert program.settings.current.theme == "night-1.toml"


def test_a_copy_that_cannot_be_made_is_told_in_its_place(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--new", "tric-trac")
    (tmp_path / "data" / "themes").write_text("a file in the folder's place")
    dialog = settings(program)
    click(dialog.theme.copy)
    assert dialog.theme.remarks.text().startswith("The folder of themes cannot be used: ")
    assert program.settings.current.theme == ""


def test_the_folder_of_themes_is_made_and_opened(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []

    def shows(url: QUrl) -> bool:
        opened.append(url)
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", shows)
    program = open_window("--new", "tric-trac")
    dialog = settings(program)
    click(dialog.theme.folder)
    folder = tmp_path / "data" / "themes"
    assert folder.is_dir()
    assert opened == [QUrl.fromLocalFile(str(folder))]
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    click(dialog.theme.folder)
    assert str(folder) in dialog.theme.remarks.text()


def test_an_own_theme_that_is_hard_to_read_is_warned_of_and_worn(
    open_window: Open, tmp_path: Path
) -> None:
    own_theme(tmp_path, "mine.toml", GOOD.replace('dark = "#5f3820"', 'dark = "#bb8e5a"'))
    program = open_window("--new", "tric-trac")
    dialog = settings(program)
    dialog.theme.list.setCurrentIndex(dialog.theme.list.findData("mine.toml"))
    assert dialog.theme.remarks.text().startswith("Hard to tell apart ")
    assert "– the darker points and the ground" in dialog.theme.remarks.text()
    assert program.settings.current.theme == "mine.toml"


def test_the_dialog_grows_with_what_is_said_of_a_theme(open_window: Open, tmp_path: Path) -> None:
    same = GOOD
    for mark in ("first", "second", "both", "movable", "cursor"):
        same = re.sub(rf'^{mark} = "#......"', f'{mark} = "#bd905c"', same, flags=re.MULTILINE)
    own_theme(tmp_path, "mine.toml", same)
    program = open_window("--new", "tric-trac")
    dialog = settings(program)
    before = dialog.height()
    dialog.theme.list.setCurrentIndex(dialog.theme.list.findData("mine.toml"))
    QCoreApplication.processEvents()
    remarks = dialog.theme.remarks
    assert len(remarks.text().splitlines()) == 6
    assert remarks.height() >= remarks.heightForWidth(remarks.width())
    area = dialog._area
    assert dialog.height() > before
    assert not area.verticalScrollBar().isVisible()
    room = dialog.screen().availableGeometry()
    assert room.contains(dialog.frameGeometry())


def test_the_window_goes_light_and_dark_with_the_system(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = open_window("--new", "tric-trac")
    hints = QApplication.styleHints()
    for dark, key in ((True, "night"), (False, "intarsia")):
        monkeypatch.setattr(theme_store, "is_dark", lambda dark=dark: dark)
        hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light)
        assert program.context.theme.theme.key == key
        assert program.context.theme.tones is TONES["dark" if dark else "light"]
    program.settings.apply(replace(program.settings.current, theme="projector"))
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert program.context.theme.theme.key == "projector"
    assert program.context.theme.tones is TONES["clear"]


def test_the_board_is_mirrored_from_menu_and_settings_and_stays_so(
    open_window: Open, tmp_path: Path
) -> None:
    program = open_window("--new", "backgammon")
    program.window.actions_.mirror_board.trigger()
    assert program.settings.current.mirrored
    geometry = program.game.page.board.geometry_of_board
    assert geometry is not None
    assert geometry.place_of(1, 0).x < geometry.place_of(12, 0).x
    dialog = settings(program, PLAY)
    assert dialog.mirrored.isChecked()
    click(dialog.turned)
    assert program.window.actions_.turn_board.isChecked()
    dialog.accept()
    program.window.close()
    assert (kept(tmp_path)["mirrored"], kept(tmp_path)["turned"]) == (True, True)
    again = open_window("--new", "backgammon")
    assert again.window.actions_.mirror_board.isChecked()


def test_speeds_and_volume_hold_at_once(open_window: Open, tmp_path: Path) -> None:
    program = open_window("--new", "tric-trac")
    dialog = settings(program, PLAY)
    assert dialog.speed.currentText() == "at a normal pace"
    animator = program.game.page.board.board.animator
    for index, seconds in enumerate(SPEEDS):
        dialog.speed.setCurrentIndex((index + 2) % len(SPEEDS))
        dialog.speed.setCurrentIndex(index)
        assert animator.speed == seconds
    dialog.tabs.setCurrentIndex(SOUND)
    dialog.volume.setValue(20)
    assert program.game.sound.volume == 0.2
    assert dialog.percent.text() == "20%"
    QTest.keyClick(dialog.sound, Qt.Key.Key_Space)
    assert program.game.sound.volume == 0.0
    assert not dialog.sample.isEnabled()
    dialog.accept()
    assert (kept(tmp_path)["sound"], kept(tmp_path)["volume"]) == (False, 20)


def test_a_value_between_the_steps_stays_until_it_is_changed(
    open_window: Open, tmp_path: Path
) -> None:
    file = tmp_path / "config" / "settings.json"
    file.parent.mkdir()
    file.write_text(
        json.dumps(
            {"format": "trictrac-settings", "version": 1, "animation": 0.5, "text_scale": 1.3}
        )
    )
    program = open_window("--new", "tric-trac")
    dialog = settings(program, PLAY)
    click(dialog.one_click)
    assert (program.settings.current.animation, program.settings.current.text_scale) == (0.5, 1.3)
    dialog.scale.setCurrentIndex(dialog.scale.findData(2.0))
    assert (program.settings.current.animation, program.settings.current.text_scale) == (0.5, 2.0)


def test_a_closed_settings_window_hears_no_more_of_new_themes(open_window: Open) -> None:
    program = open_window("--new", "tric-trac")
    settings(program).accept()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert program.window.findChildren(SettingsDialog) == []
    program.settings.apply(replace(program.settings.current, theme="night"))
    assert program.context.theme.theme.key == "night"
