"""Pictures of the board: each kind of file shows what is on it."""

from __future__ import annotations

import os
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from trictrac_gui.assets import THEMES, resource
from trictrac_gui.engine.drawings import parse_drawings
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.notation import parse_position
from trictrac_gui.engine.state import Cube
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.view import GameView, still
from trictrac_gui.ui.pictures import board_picture
from trictrac_gui.ui.pictures.board_picture import DrawnBoard, draw, fitted, pdf, svg, write
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.theme.theme_reader import load_theme
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS

SIZE = QSize(800, 680)
DRAWN = parse_drawings("arrows: 13-7 red\ncircles: 20 green\nnumbers: 6=1 yellow")


def theme(name: str = "projector") -> Theme:
    return load_theme(resource("themes", f"{name}.toml"))


def moment() -> GameView:
    position = parse_position(BACKGAMMON, "white 6:5 8:3 13:5 24:2 / black 1:2 12:5 17:3 19:5")
    return still(BACKGAMMON, position, Side.FIRST, (6, 4))


def painted(data: bytes) -> QImage:
    """An SVG as it looks."""
    image = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    QSvgRenderer(QByteArray(data)).render(painter, QRectF(0, 0, SIZE.width(), SIZE.height()))
    painter.end()
    return image


def colour(image: QImage, view: GameView, point: int, height: float) -> QColor:
    spot = fitted(QSizeF(SIZE), view).place_of(point, height)
    # Beside the middle, where neither ring nor count is.
    return image.pixelColor(round(spot.x + 12), round(spot.y))


def near(one: QColor, other: QColor) -> bool:
    ways = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return all(abs(a - b) < 40 for a, b in ways)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("kind", ["pixels", "svg"])
def test_checkers_lie_where_they_stand(kind: str) -> None:
    view = moment()
    image = (
        draw(DrawnBoard(view, theme()), SIZE)
        if kind == "pixels"
        else painted(svg(DrawnBoard(view, theme()), SIZE))
    )
    white, black = (QColor(theme().side(key).checker) for key in BACKGAMMON.side_keys)
    assert near(colour(image, view, 6, 4), white)
    assert near(colour(image, view, 19, 4), black)
    assert not near(colour(image, view, 5, 0), white)
    assert not near(colour(image, view, 5, 0), black)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_an_svg_is_made_of_shapes_alone_and_small(
    qapp: QApplication, name: str, variant: Variant
) -> None:
    data = svg(
        DrawnBoard(still(variant, variant.setup, Side.FIRST, (5, 3)), theme(name), DRAWN), SIZE
    )
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(data).iter()}
    assert not tags & {"image", "text", "pattern"}
    assert {"path", "circle"} <= tags
    assert len(data) < 400_000
    assert QSvgRenderer(QByteArray(data)).isValid()


@pytest.mark.usefixtures("qapp")
def test_chips_dice_cube_and_drawings_are_seen() -> None:
    plain = still(BACKGAMMON, BACKGAMMON.setup)
    bare = draw(DrawnBoard(plain, theme()), SIZE)
    geometry = fitted(QSizeF(SIZE), plain)
    diced = draw(DrawnBoard(still(BACKGAMMON, BACKGAMMON.setup, Side.FIRST, (6, 4)), theme()), SIZE)
    cubed = draw(DrawnBoard(replace(plain, cube=Cube(2, Side.SECOND)), theme()), SIZE)
    drawn = draw(DrawnBoard(plain, theme(), DRAWN), SIZE)
    for other, spot in (
        (diced, geometry.dice_spot(True)),
        (cubed, geometry.bar_spot(True, 4.26)),
        (drawn, geometry.place_of(6, 0)),
    ):
        area = QRectF(spot.x - 30, spot.y - 20, 60, 40).toRect()
        assert other.copy(area) != bare.copy(area)
    scored = still(TRIC_TRAC, TRIC_TRAC.setup, score=(5, 0))
    spot = fitted(QSizeF(SIZE), scored).chip_spot(False, 5)
    area = QRectF(spot.x - 9, spot.y - 9, 18, 18).toRect()
    without = draw(DrawnBoard(still(TRIC_TRAC, TRIC_TRAC.setup), theme()), SIZE)
    assert draw(DrawnBoard(scored, theme()), SIZE).copy(area) != without.copy(area)


@pytest.mark.usefixtures("qapp")
def test_a_board_can_be_turned_and_mirrored() -> None:
    view = moment()
    images = {
        (turned, mirrored): draw(DrawnBoard(view, theme(), (), turned, mirrored), SIZE)
        for turned in (False, True)
        for mirrored in (False, True)
    }
    for (turned, mirrored), image in images.items():
        spot = fitted(QSizeF(SIZE), view, turned=turned, mirrored=mirrored).place_of(19, 4)
        at = QPointF(spot.x + 12, spot.y).toPoint()
        assert near(image.pixelColor(at), QColor(theme().side("black").checker))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", THEMES)
def test_a_pdf_has_one_page_as_large_as_the_board(name: str) -> None:
    data = pdf(DrawnBoard(moment(), theme(name), DRAWN))
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == 1
    assert len(data) < 2_000_000
    shapes_alone = b"/Subtype /Image" not in data
    assert shapes_alone == (theme(name).style.relief == 0)


@pytest.mark.usefixtures("qapp")
def test_the_name_of_the_file_tells_its_kind(tmp_path: Path) -> None:
    begins = {"svg": b"<?xml", "png": b"\x89PNG", "pdf": b"%PDF", "PNG": b"\x89PNG"}
    for ending, first in begins.items():
        write(tmp_path / f"a.{ending}", DrawnBoard(moment(), theme()), width=300)
        assert (tmp_path / f"a.{ending}").read_bytes().startswith(first)
    with pytest.raises(ValueError, match="gif"):
        write(tmp_path / "a.gif", DrawnBoard(moment(), theme()))
    assert not (tmp_path / "a.gif").exists()


@pytest.mark.usefixtures("qapp")
def test_nothing_is_written_over_unless_that_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError):
        write(path, DrawnBoard(moment(), theme()), over=False)
    assert path.read_text(encoding="utf-8") == "mine"
    write(path, DrawnBoard(moment(), theme()))
    assert path.read_bytes().startswith(b"<?xml")


@pytest.mark.usefixtures("qapp")
@pytest.mark.skipif(os.name == "nt", reason="permissions are others there")
def test_a_picture_may_be_read_as_any_new_file_may(tmp_path: Path) -> None:
    usual = tmp_path / "usual"
    usual.touch()
    for over in (False, True):
        path = tmp_path / f"{over}.png"
        write(path, DrawnBoard(moment(), theme()), over=over)
        assert path.stat().st_mode == usual.stat().st_mode


@pytest.mark.usefixtures("qapp")
def test_a_png_is_as_wide_as_asked(tmp_path: Path) -> None:
    write(tmp_path / "a.png", DrawnBoard(moment(), theme()), width=333)
    image = QImage(str(tmp_path / "a.png"))
    assert image.width() == 333
    assert image.height() == board_picture.height_for(333, has_bar=True)
