"""Menus and shortcuts are where each system has them."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Open
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.ui.window.actions import Actions


def test_what_has_a_usual_shortcut_has_it(qapp: QApplication) -> None:
    parent = QObject()
    actions = Actions(parent)
    for name, standard in (
        ("new", QKeySequence.StandardKey.New),
        ("quit", QKeySequence.StandardKey.Quit),
        ("undo", QKeySequence.StandardKey.Undo),
        ("redo", QKeySequence.StandardKey.Redo),
    ):
        assert actions.all[name].shortcuts() == QKeySequence.keyBindings(standard)


def test_full_screen_has_f11_but_on_a_mac_its_own_key(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = QObject()
    assert Actions(parent).full_screen.shortcut() == QKeySequence("F11")
    monkeypatch.setattr(sys, "platform", "darwin")
    keys = QKeySequence.keyBindings(QKeySequence.StandardKey.FullScreen)
    assert Actions(parent).full_screen.shortcuts() == keys


def test_a_mac_finds_quit_settings_and_about_in_its_own_menu(qapp: QApplication) -> None:
    parent = QObject()
    roles = {name: action.menuRole() for name, action in Actions(parent).all.items()}
    assert roles.pop("quit") is QAction.MenuRole.QuitRole
    assert roles.pop("settings") is QAction.MenuRole.PreferencesRole
    assert roles.pop("about") is QAction.MenuRole.AboutRole
    assert set(roles.values()) == {QAction.MenuRole.NoRole}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_entries_of_a_menu_share_their_letter(open_window: Open, language: str) -> None:
    program = open_window("--language", language)
    titles = [menu.title() for menu in program.window._menus.values()]
    letters = [letter(title) for title in titles]
    assert len(letters) == len(set(letters)), titles
    for menu in program.window._menus.values():
        texts = [action.text() for action in menu.actions() if "&" in action.text()]
        letters = [letter(text) for text in texts]
        assert len(letters) == len(set(letters)), texts


def letter(text: str) -> str:
    return text[text.index("&") + 1].lower()
