"""A question is written, ticked and taken over, and comes into the set and its list."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.ui.conftest import Open
from tests.ui.test_accessible_names import nameless
from trictrac_gui.app import Program
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.engine.model import Side
from trictrac_gui.session.position_draft import draft_of
from trictrac_gui.storage.sets import KeptQuestion
from trictrac_gui.ui.pictures.board_picture import fitted
from trictrac_gui.ui.sets.kept_views import kept_of
from trictrac_gui.ui.sets.question_dialog import CHOICES, PLAYS, POINTS, QuestionDialog
from trictrac_gui.ui.widgets.play_list import play_words
from trictrac_gui.variants import BACKGAMMON

LEFT = Qt.MouseButton.LeftButton


def opened(program: Program) -> QuestionDialog:
    page = program.sets.page
    QTest.mouseClick(page.question, LEFT)
    QCoreApplication.processEvents()
    (dialog,) = [one for one in program.window.findChildren(QuestionDialog) if one.isVisible()]
    return dialog


def asked(program: Program) -> KeptQuestion | None:
    current = program.sets.open_set.current
    assert current is not None
    return current.question


@pytest.fixture
def program(open_window: Open) -> Program:
    program = open_window("--new", "backgammon", "--seed", "3")
    draft = replace(draft_of(BACKGAMMON), to_move=Side.FIRST, roll=(3, 1))
    program.sets.keep(BACKGAMMON, kept_of(draft, note="Opening"))
    program.window.actions_.sets.trigger()
    return program


def test_a_play_is_asked_for_by_ticking_it(program: Program) -> None:
    dialog = opened(program)
    assert dialog.kinds.checkedId() == PLAYS
    QTest.mouseClick(dialog.take, LEFT)
    assert dialog.says.text() == "Write what you ask."
    assert dialog.asks.hasFocus()
    QTest.keyClicks(dialog.asks, "How do you play it?")
    QTest.mouseClick(dialog.take, LEFT)
    assert dialog.isVisible()
    assert dialog.says.text() == "Say what is right."
    assert dialog.plays.list.hasFocus()
    (item,) = dialog.plays.list.findItems(play_words("8/5 6/5"), Qt.MatchFlag.MatchExactly)
    dialog.plays.list.scrollToItem(item)
    spot = dialog.plays.list.visualItemRect(item).center()
    QTest.mouseClick(dialog.plays.list.viewport(), LEFT, pos=spot)
    assert dialog.missing() == ""
    QTest.mouseClick(dialog.take, LEFT)
    assert asked(program) == KeptQuestion("How do you play it?", plays=("8/5 6/5",))
    row = program.sets.page.list.item(0)
    assert row.text() == "1. Opening\nAsked: How do you play it?"


def test_places_are_clicked_on_the_board_or_written(program: Program) -> None:
    dialog = opened(program)
    QTest.keyClicks(dialog.asks, "Where?")
    dialog.kinds.button(POINTS).click()
    board = dialog.points.board
    geometry = fitted(QSizeF(board.size()), board._view)
    for place in (13, 6):
        spot = geometry.place_of(place, 1)
        QTest.mouseClick(board, LEFT, pos=QPoint(round(spot.x), round(spot.y)))
    assert dialog.points.field.text() == "13, 6"
    spot = geometry.place_of(13, 1)
    QTest.mouseClick(board, LEFT, pos=QPoint(round(spot.x), round(spot.y)))
    dialog.points.field.setText("6 bar 99, x")
    assert dialog.points.right == (6, "bar")
    QTest.mouseClick(dialog.take, LEFT)
    assert asked(program) == KeptQuestion("Where?", points=(6, "bar"))


def test_answers_are_written_and_one_of_them_is_right(program: Program) -> None:
    dialog = opened(program)
    QTest.keyClicks(dialog.asks, "Who leads?")
    dialog.kinds.button(CHOICES).click()
    QTest.keyClicks(dialog.choices.fields[0], "White")
    assert dialog.says.text() == "There must be a right answer and a wrong one."
    QTest.keyClicks(dialog.choices.fields[1], "Neither")
    dialog.choices.ticks[0].setChecked(False)
    dialog.choices.ticks[1].setChecked(True)
    QTest.keyClicks(dialog.hint, "Count.")
    QTest.mouseClick(dialog.take, LEFT)
    question = asked(program)
    assert question == KeptQuestion(
        "Who leads?", choices=(("White", False), ("Neither", True)), hint="Count."
    )
    dialog = opened(program)
    assert dialog.question == question
    QTest.mouseClick(dialog.remove, LEFT)
    assert asked(program) is None
    program.sets.open_set.undo()
    assert asked(program) == question


def test_without_a_throw_no_play_can_be_asked_for(program: Program) -> None:
    program.sets.keep(BACKGAMMON, kept_of(draft_of(BACKGAMMON)))
    dialog = opened(program)
    assert dialog.kinds.checkedId() == POINTS
    assert not dialog.kinds.button(PLAYS).isEnabled()
    QTest.keyClicks(dialog.asks, "Where?")
    dialog.points.field.setText("6")
    assert dialog.says.text().startswith("A play can be asked for only where a throw lies")
    assert dialog.missing() == ""
    dialog.close()


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_everything_in_the_dialog_has_a_name_and_fits(open_window: Open, language: str) -> None:
    program = open_window("--new", "backgammon", "--seed", "3", "--language", language)
    program.sets.keep(BACKGAMMON, kept_of(draft_of(BACKGAMMON)))
    program.window.actions_.sets.trigger()
    dialog = opened(program)
    for kind in (POINTS, CHOICES):
        dialog.kinds.button(kind).setChecked(True)
        assert nameless(dialog) == []
        assert dialog.screen().availableGeometry().height() >= dialog.height()
    dialog.close()


def test_captions_stand_at_the_height_of_their_fields(program: Program) -> None:
    dialog = opened(program)
    QCoreApplication.processEvents()
    captions = {caption.buddy(): caption for caption in dialog.findChildren(QLabel)}
    for field in (dialog.right, dialog.wrong, dialog.hint):
        caption = captions[field]
        picture = caption.grab().toImage()
        ground = picture.pixel(0, 0)
        inked = [
            y
            for y in range(picture.height())
            if any(picture.pixel(x, y) != ground for x in range(picture.width()))
        ]
        middle = caption.y() + (inked[0] + inked[-1]) / 2
        assert abs(middle - field.geometry().center().y()) <= 2.5


@pytest.mark.parametrize("kind", [PLAYS, POINTS, CHOICES])
def test_every_field_is_in_sight_on_a_screen_of_800_pixels(program: Program, kind: int) -> None:
    for language, scale in product(LANGUAGES, (1.0, 1.5)):
        program.settings.choose_language(language)
        program.settings.change(text_scale=scale)
        dialog = opened(program)
        dialog.kinds.button(kind).click()
        dialog.asks.setText("Where?")
        QCoreApplication.processEvents()
        assert dialog.height() <= 800
        area = dialog._area
        for field in (dialog.asks, dialog.right, dialog.wrong, dialog.hint):
            place = QRect(field.mapTo(area.viewport(), QPoint()), field.size())
            seen = area.viewport().rect().adjusted(0, 0, 0, 4)  # all but a border
            assert seen.contains(place), (language, scale, place)
        dialog.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
