"""Everything that matters in class mode is read from the last row, at every size of a projector."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from tests.ui.class_mode.conftest import Begin, Lesson, PlayedScreens
from tests.ui.class_mode.test_drawing import CTRL, SHIFT
from tests.ui.class_mode.test_presenting import opened
from trictrac_gui.ui.class_mode import class_style
from trictrac_gui.ui.class_mode.class_keys import ClassCommand
from trictrac_gui.ui.theme.contrast import contrast

SIZES = [(1024, 768), (1280, 800), (1920, 1080)]
SHARE = 40


def capitals(widget: QWidget) -> float:
    """How high the capitals of a widget's words are, in pixels."""
    return QFontMetricsF(widget.font()).capHeight()


def small(root: QWidget, height: int) -> list[str]:
    """Words that are lower than they must be, or cut off, or more outside than inside."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root) or not isinstance(widget, QLabel | QAbstractButton):
            continue
        if not widget.text() or widget.parent() is None:
            continue
        if capitals(widget) < height / SHARE:
            found.append(f"{widget.text()}: {capitals(widget):.1f}")
        if isinstance(widget, QLabel) and widget.wordWrap():
            area = QRect(0, 0, widget.width(), 10000)
            wrapped = int(Qt.TextFlag.TextWordWrap)
            needed = widget.fontMetrics().boundingRect(area, wrapped, widget.text()).height()
            if needed > widget.height():
                found.append(f"{widget.text()}: cut off")
        if (
            isinstance(widget, QAbstractButton)
            and widget.width() < widget.minimumSizeHint().width()
        ):
            found.append(f"{widget.text()}: cut off")
        if not root.rect().contains(QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())):
            found.append(f"{widget.text()}: outside")
    return found


def on_the_board(lesson: Lesson) -> dict[str, float]:
    """Capitals of what is written on the board, and the edges of dice, in pixels."""
    geometry = lesson.board.geometry_of_board
    assert geometry is not None
    image = lesson.board.viewport().grab().toImage()
    heights: dict[str, float] = {}
    for point in (2, 5, 8, 20):
        spot = geometry.number_spot(point)
        half = round(geometry.unit * 0.32)
        dark = [
            y
            for y in range(round(spot.y) - half, round(spot.y) + half)
            for x in range(round(spot.x) - half, round(spot.x) + half)
            if image.pixelColor(x, y).lightness() < 110
        ]
        heights[f"point {point}"] = max(dark) - min(dark) + 1
    return heights


def overlaps(lesson: Lesson) -> list[str]:
    """Parts of the page that lie over each other."""
    page = lesson.page
    parts: dict[str, QWidget] = {
        "board": page.board,
        "far": page.far,
        "near": page.near,
        "middle": page.middle,
        "sentence": page.sentence,
        "steps": page.steps,
    }
    boxes = {
        name: QRect(part.mapTo(page, QPoint(0, 0)), part.size()) for name, part in parts.items()
    }
    names = list(boxes)
    return [
        f"{a}/{b}"
        for i, a in enumerate(names)
        for b in names[i + 1 :]
        if boxes[a].intersects(boxes[b])
    ]


@pytest.mark.parametrize("variant", ["tric-trac", "backgammon"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_words_are_high_enough_and_whole(begin: Begin, variant: str, language: str) -> None:
    lesson = begin("--new", variant, "--language", language)
    for throw in (False, True):
        if throw:
            opened(lesson)
        for size in ((800, 600), *SIZES):
            lesson.resize(*size)
            assert small(lesson.window, size[1]) == []
            assert overlaps(lesson) == []
            for height in on_the_board(lesson).values():
                assert height >= size[1] / SHARE


@pytest.mark.parametrize("variant", ["tric-trac", "backgammon"])
def test_what_a_moved_checker_offers_is_read_from_the_last_row(begin: Begin, variant: str) -> None:
    lesson = begin("--new", variant)
    opened(lesson)
    session = lesson.show.session
    assert session is not None
    if not session.view().moves:  # the winner of the opening throws anew
        lesson.throw(5, 3)
    src, (target, *_) = next(iter(session.view().moves.items()))
    session.play(src, target.place)
    offers = lesson.board.last_step
    for width, height in SIZES:
        lesson.resize(width, height)
        assert offers.back.isVisible()
        assert offers.other.isVisible()
        assert capitals(offers.other) >= height / SHARE
        for button in offers.buttons:
            assert button.width() >= height / 17
            assert lesson.board.viewport().rect().contains(button.geometry())
        assert not offers.back.geometry().intersects(offers.other.geometry())
        assert small(lesson.window, height) == []


@pytest.mark.parametrize("size", [(800, 600), *SIZES])
def test_a_long_note_is_cut_between_words_and_unfolds(begin: Begin, size: tuple[int, int]) -> None:
    """A long note once lost its first line and its last ones."""
    lesson = begin("--new", "backgammon", size=size)
    note = " ".join(f"Sentence {n} of a note that is longer than the room." for n in range(1, 12))
    lesson.page.tell(lambda: note)
    QCoreApplication.processEvents()
    sentence, unfolded = lesson.page.sentence, lesson.page.unfolded
    assert sentence.text().startswith("Sentence 1 of a note")
    assert sentence.text().endswith("…")
    assert sentence.accessibleName() == note
    assert small(lesson.window, size[1]) == []
    assert overlaps(lesson) == []
    QTest.mouseClick(sentence, Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    assert unfolded.isVisible()
    assert unfolded.text() == note
    assert small(lesson.window, size[1]) == []
    QTest.mouseClick(unfolded, Qt.MouseButton.LeftButton)
    assert not unfolded.isVisible()
    QTest.mouseClick(sentence, Qt.MouseButton.LeftButton)
    lesson.page.tell(lambda: "Short.")
    assert not unfolded.isVisible()
    assert sentence.text() == "Short."
    lesson.page.tell(lambda: note, urgent=True)
    assert unfolded.isVisible(), "a warning that does not fit is seen whole at once"


def test_the_board_is_most_of_the_picture_and_buttons_are_large(begin: Begin) -> None:
    lesson = begin("--new", "backgammon")
    for size in SIZES:
        lesson.resize(*size)
        geometry = lesson.board.geometry_of_board
        assert geometry is not None
        outer = geometry.outer
        assert outer.width * outer.height >= 0.45 * size[0] * size[1]
        assert outer.height >= 0.78 * size[1]
        for button in lesson.page.tools.buttons.values():
            assert button.height() >= size[1] / 17
            assert button.width() >= button.height()


def test_the_audience_reads_as_well(begin: Begin, screens: PlayedScreens) -> None:
    lesson = begin("--new", "tric-trac")
    opened(lesson)
    for size in SIZES:
        screens.plug("P", QRect(3000, 0, *size))
        lesson.show.projection.show_on("P")
        audience = lesson.show.audience
        assert (audience.width(), audience.height()) == size
        assert small(audience, size[1]) == []
        geometry = audience.board.geometry_of_board
        assert geometry is not None
        assert geometry.outer.width >= size[0] * 0.6
        lesson.show.projection.show_on("")
        screens.unplug("P")


def test_words_stand_out_from_their_ground_seven_times() -> None:
    tones = class_style.TONES
    for ink, ground in (
        (tones.ink, tones.ground),
        (tones.ink, tones.surface),
        (tones.ink, "#fff3c4"),
        (tones.muted, tones.ground),
        (tones.warn, tones.ground),
        (tones.on_accent, tones.accent),
    ):
        assert contrast(ink, ground) >= 7, (ink, ground)


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_a_lesson_is_given_from_beginning_to_end(begin: Begin, size: tuple[int, int]) -> None:
    lesson = begin("--new", "backgammon", size=size)
    session = lesson.show.session
    assert session is not None

    def read() -> None:
        QCoreApplication.processEvents()
        assert small(lesson.window, size[1]) == []
        assert overlaps(lesson) == []

    opened(lesson)
    read()
    lesson.drag(13, 7)
    lesson.drag(8, 7)
    read()
    lesson.key(Qt.Key.Key_Return, CTRL)
    lesson.throw(5, 3)
    read()
    for _ in range(4):
        lesson.key(Qt.Key.Key_PageUp)
    lesson.drag(24, 18)
    read()
    assert any(moment.branches for moment in session.course().moments)
    lesson.drag(13, 9, CTRL)
    lesson.drag(24, 20, CTRL | SHIFT)
    lesson.click(6, 0, CTRL)
    lesson.click(8, 3, SHIFT)
    lesson.click(13, 4, SHIFT)
    assert len(lesson.show.drawing.drawings) == 5
    read()
    lesson.key(Qt.Key.Key_Delete)
    assert lesson.drawn == []
    lesson.key(".")
    assert lesson.window.curtain.drawn
    lesson.key(".")
    lesson.key("f")
    read()
    lesson.key("l", CTRL)
    read()
    lesson.key(Qt.Key.Key_Escape)
    lesson.key(Qt.Key.Key_Escape)
    lesson.show.leave()
    assert not lesson.window.isVisible()


def test_the_dice_are_as_large_as_words_must_be(begin: Begin) -> None:
    lesson = begin("--new", "backgammon")
    setter = lesson.board.by_hand.faces
    assert all(button.width() >= lesson.window.height() / 20 for button in setter.buttons)
    QTest.mouseClick(setter.buttons[5], Qt.MouseButton.LeftButton)
    session = lesson.show.session
    assert session is not None
    view = session.view()
    assert view.setting is not None
    assert view.setting.numbers == (6,)
    assert lesson.page.tools.buttons[ClassCommand.HAND].isChecked()
    assert QColor(class_style.TONES.ground) == QColor("#ffffff")
