"""The icons in all sizes, and the containers of Windows and macOS."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("icons") / "made"


def test_every_size_is_drawn_and_seen(qapp: QApplication, folder: Path) -> None:
    import make_icons

    make_icons.make(folder)
    for size in make_icons.SIZES:
        for name, kind in (("trictrac-gui", "apps"), (make_icons.DOCUMENT, "mimetypes")):
            image = QImage(str(folder / "hicolor" / f"{size}x{size}" / kind / f"{name}.png"))
            assert (image.width(), image.height()) == (size, size)
            colours = {
                image.pixelColor(x, y).name() for x in range(size) for y in range(0, size, 2)
            }
            assert len(colours) > 10


def test_two_runs_give_the_same_bytes(qapp: QApplication, folder: Path, tmp_path: Path) -> None:
    import make_icons

    make_icons.make(folder)
    make_icons.make(tmp_path / "again")
    for file in folder.rglob("*.*"):
        assert file.read_bytes() == (tmp_path / "again" / file.relative_to(folder)).read_bytes()


def test_the_container_of_windows_holds_what_its_list_says(
    qapp: QApplication, folder: Path
) -> None:
    import make_icons

    make_icons.make(folder)
    data = (folder / "trictrac-gui.ico").read_bytes()
    count = struct.unpack_from("<HHH", data)[2]
    sizes = []
    for number in range(count):
        edge, _, _, _, _, _, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        image = QImage.fromData(data[offset : offset + length])
        assert image.width() == (edge or 256)
        sizes.append(image.width())
    assert tuple(sizes) == make_icons.ICO_SIZES


def test_the_container_of_macos_holds_what_its_list_says(qapp: QApplication, folder: Path) -> None:
    import make_icons

    make_icons.make(folder)
    data = (folder / "trictrac-gui.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    at, sizes = 8, {}
    while at < len(data):
        kind, length = data[at : at + 4], struct.unpack_from(">I", data, at + 4)[0]
        sizes[QImage.fromData(data[at + 8 : at + length]).width()] = kind
        at += length
    assert sizes == make_icons.ICNS_KINDS
