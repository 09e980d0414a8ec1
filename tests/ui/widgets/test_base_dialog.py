"""A question is plain text with a button for each answer, for hand, keyboard and ear alike."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from trictrac_gui.ui.widgets.base_dialog import Choice, ChoiceDialog, QuestionText

Key = Qt.Key
NAME = "<b>Ada</b><img src='x'>"


class Asked:
    """A question that notes what was chosen; its words are those of ``language``."""

    def __init__(self) -> None:
        self.language = "en"
        self.done: list[str] = []
        self.dialog = ChoiceDialog(
            None,
            "ask",
            self._said(f"Title {NAME}"),
            [self._said(NAME), QuestionText(self._said("/a/path"), remark=True)],
            {
                "no": Choice(self._said("No")),
                "maybe": Choice(self._said("Maybe"), lambda: self.done.append("maybe")),
                "yes": Choice(self._said("Yes"), lambda: self.done.append("yes"), primary=True),
            },
        )
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        self.dialog.rejected.connect(lambda: self.done.append("rejected"))
        self.dialog.open()
        QCoreApplication.processEvents()

    def _said(self, text: str) -> Callable[[], str]:
        return lambda: f"{text} ({self.language})"

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.dialog.focusWidget(), key)


@pytest.fixture
def asked(qapp: QApplication) -> Asked:
    return Asked()


def test_the_keyboard_is_on_the_coloured_button_and_return_presses_it(asked: Asked) -> None:
    assert asked.dialog.focusWidget() is asked.dialog.button("yes")
    assert asked.dialog.button("yes").isDefault()
    asked.key(Key.Key_Return)
    assert asked.done == ["yes"]
    assert not asked.dialog.isVisible()


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
@pytest.mark.parametrize("name", ["no", "maybe", "yes"])
def test_a_key_presses_the_button_it_is_on_and_no_other(
    asked: Asked, name: str, key: Qt.Key
) -> None:
    asked.dialog.button(name).setFocus()
    asked.key(key)
    assert asked.done == ["rejected" if name == "no" else name]


@pytest.mark.parametrize("name", ["no", "maybe", "yes"])
def test_escape_does_no_harm_wherever_the_keyboard_is(asked: Asked, name: str) -> None:
    asked.dialog.button(name).setFocus()
    asked.key(Key.Key_Escape)
    assert asked.done == ["rejected"]


def test_return_elsewhere_presses_the_coloured_button(asked: Asked) -> None:
    asked.dialog.focusWidget().clearFocus()
    QTest.keyClick(asked.dialog, Key.Key_Return)
    assert asked.done == ["yes"]


def test_names_from_outside_are_shown_letter_by_letter(asked: Asked) -> None:
    for shown in asked.dialog.findChildren(QLabel):
        assert shown.textFormat() is Qt.TextFormat.PlainText
    assert asked.dialog.text == f"{NAME} (en)\n/a/path (en)"
    assert asked.dialog.heading.text() == f"Title {NAME} (en)"


def test_it_follows_the_language_while_it_is_open(asked: Asked) -> None:
    asked.language = "fr"
    QCoreApplication.sendEvent(asked.dialog, QEvent(QEvent.Type.LanguageChange))
    assert asked.dialog.windowTitle() == f"Title {NAME} (fr)"
    assert asked.dialog.text.count("(fr)") == 2
    assert [asked.dialog.button(name).text() for name in ("no", "maybe", "yes")] == [
        "No (fr)",
        "Maybe (fr)",
        "Yes (fr)",
    ]


def test_a_reader_for_the_blind_is_told_what_is_asked(asked: Asked) -> None:
    assert asked.dialog.accessibleDescription() == asked.dialog.text
    remark = asked.dialog.findChildren(QLabel)[-1]
    assert remark.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard
