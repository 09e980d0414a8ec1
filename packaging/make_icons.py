"""Icons in all sizes from the drawings, for Linux, Windows and macOS.

    python packaging/make_icons.py build/icons

Makes `hicolor/<size>/…`, `trictrac-gui.ico` and `trictrac-gui.icns`; the same bytes every time.
"""

from __future__ import annotations

import os
import shutil
import struct
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
DRAWINGS: Final = ROOT / "packaging" / "icons"

PROGRAM: Final = "trictrac-gui"
DOCUMENT: Final = "application-x-trictrac-game"

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SMALL: Final = 24
"""Up to this size the drawing with fewer and larger parts is taken."""

ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS: Final = {
    16: b"icp4",
    32: b"icp5",
    64: b"icp6",
    128: b"ic07",
    256: b"ic08",
    512: b"ic09",
}


def drawing(name: str, size: int) -> Path:
    """The drawing to take for a size."""
    small = DRAWINGS / f"{name}-small.svg"
    if size <= SMALL and small.exists():
        return small
    if name == PROGRAM:
        return ROOT / "resources" / "icons" / "app.svg"
    return DRAWINGS / f"{name}.svg"


def render(source: Path, size: int) -> bytes:
    """A drawing as PNG."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
    from PySide6.QtGui import QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise SystemExit(f"{source} is no drawing that can be read.")
    # Four times as large and then reduced: thin parts keep their share of a pixel.
    image = QImage(size * 4, size * 4, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()

    image = image.scaled(
        size,
        size,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"PNG").write(image)
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Windows' container, each picture as PNG."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries, body = b"", b""
    for size, png in sorted(pictures.items()):
        edge = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(png), offset + len(body))
        body += png
    return head + entries + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """Apple's container, each picture as PNG."""
    body = b"".join(
        ICNS_KINDS[size] + struct.pack(">I", len(png) + 8) + png
        for size, png in sorted(pictures.items())
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def make(folder: Path) -> None:
    """Write everything into a folder that is made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, kind in ((PROGRAM, "apps"), (DOCUMENT, "mimetypes")):
        pictures = {size: render(drawing(name, size), size) for size in SIZES}
        for size, png in pictures.items():
            place = folder / "hicolor" / f"{size}x{size}" / kind / f"{name}.png"
            place.parent.mkdir(parents=True)
            place.write_bytes(png)
        scalable = folder / "hicolor" / "scalable" / kind / f"{name}.svg"
        scalable.parent.mkdir(parents=True)
        scalable.write_bytes(drawing(name, SIZES[-1]).read_bytes())
        short = name if name == PROGRAM else "document"
        (folder / f"{short}.ico").write_bytes(
            ico({s: pictures[s] for s in ICO_SIZES if s in SIZES})
        )
        (folder / f"{short}.icns").write_bytes(icns({s: pictures[s] for s in ICNS_KINDS}))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    make(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "icons"))
