"""What of Python and Qt goes into the bundle: everything the program uses and nothing else.

PyInstaller takes all plug-ins and translations of a Qt module it meets. A name here is the path
inside the bundle, with slashes on every system.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import PurePosixPath
from typing import Final

from trictrac_gui.assets import LANGUAGES, SOURCE_LANGUAGE

EXCLUDED_MODULES: Final = (
    # Nothing here opens a connection, and OpenSSL alone is 5 MB. Sums of SHA-256 need none of it.
    "_ssl", "ssl", "_hashlib",
    # Files are compressed with zlib only.
    "_bz2", "bz2", "_lzma", "lzma",
    # Files in the older encodings of East Asia are not read.
    "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw",
    "_multibytecodec",
    # Consoles, old databases and the tools of developers.
    "_curses", "_curses_panel", "_crypt", "_dbm", "_gdbm", "nis", "readline", "termios", "_tkinter",
    "tkinter", "_testcapi", "doctest", "ensurepip", "idlelib", "lib2to3", "pydoc", "setuptools",
    "pip", "pkg_resources", "pytest", "_pytest", "numpy", "IPython", "linkify_it",
    "PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets", "PySide6.QtQml", "PySide6.QtQuick",
    "PySide6.QtTest", "PySide6.QtSql", "PySide6.QtConcurrent", "PySide6.QtMultimediaWidgets",
)  # fmt: skip
"""Python modules that are never wanted, though something imports them where they are there."""

PLUGINS: Final = {
    "platforms": ("xcb", "wayland", "offscreen", "windows", "cocoa"),
    "imageformats": ("svg", "jpeg", "gif"),
    "iconengines": ("svgicon",),
    "styles": ("modernwindowsstyle", "macstyle"),
    "platformthemes": ("xdgdesktopportal",),
    "platforminputcontexts": (
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    ),
    "printsupport": ("cupsprintersupport", "windowsprintersupport", "cocoaprintersupport"),
    "xcbglintegrations": (),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-decoration-client": ("bradient", "adwaita"),
    "wayland-graphics-integration-client": ("qt-plugin-wayland-egl",),
    # What sounds go through on Windows and macOS; the large plug-in, FFmpeg's, only decodes films.
    "multimedia": ("windowsmediaplugin", "darwinmediaplugin"),
}  # fmt: skip
"""The plug-ins that stay, by folder."""

QT_LIBRARIES: Final = frozenset((
    "Core", "Gui", "Widgets", "Svg", "PrintSupport", "DBus", "Multimedia", "Network", "Concurrent",
    "XcbQpa", "WaylandClient", "WlShellIntegration", "WaylandEglClientHwIntegration",
))  # fmt: skip
"""The Qt libraries that something in the bundle is linked with."""

_TRANSLATED: Final = "|".join(sorted(set(LANGUAGES) - {SOURCE_LANGUAGE}))
QT_TRANSLATIONS: Final = re.compile(rf"qtbase_({_TRANSLATED})\.qm\Z")
"""Qt's own words in its dialogs; English is what it speaks without."""

_QT_LIBRARY = re.compile(r"(?:lib)?Qt6?(\w+?)(?:\.so[.\d]*|\.dll|\.dylib|\.abi3\.so|\.pyd)?\Z")
_PLUGIN_NAME = re.compile(r"(?:lib)?q?(.+?)\.(?:so|dll|dylib)\Z")


def keep_binary(name: str, source: str, system: str) -> bool:
    """Whether a library goes into the bundle; ``source`` is where it was found on ``system``.

    On Linux nothing of the system itself is packed: its libraries are named as dependencies, so
    that they are kept up to date there, and one build runs on older and newer systems.
    """
    path = PurePosixPath(name.replace("\\", "/"))
    if "plugins" in path.parts:
        return _keep_plugin(path)
    if "qml" in path.parts or path.name.startswith(("libav", "libsw", "avcodec", "avformat")):
        return False
    if path.name.startswith(("avutil", "swscale", "swresample", "opengl32sw", "d3dcompiler")):
        return False
    framework = path.suffix == "" and path.name.startswith("Qt")  # on macOS
    if framework or path.name.startswith(("libQt6", "Qt6")):
        found = _QT_LIBRARY.match(path.name)
        return found is not None and found[1] in QT_LIBRARIES
    if system == "linux":
        return not source.startswith(("/lib", "/usr/lib")) or path.name.startswith("libpython")
    return True


def _keep_plugin(path: PurePosixPath) -> bool:
    folder = path.parent.name
    found = _PLUGIN_NAME.match(path.name)
    return found is not None and found[1] in PLUGINS.get(folder, ())


def keep_data(name: str) -> bool:
    """Whether a file that is no library goes into the bundle."""
    path = PurePosixPath(name.replace("\\", "/"))
    if path.parts[:1] == ("PySide6",):
        return bool(QT_TRANSLATIONS.match(path.name))
    if path.suffix == ".ts":  # what the `.qm` files were made from
        return False
    return not any(part.endswith((".dist-info", ".egg-info")) for part in path.parts)


def missing_plugins(files: Iterable[str]) -> list[str]:
    """The plug-ins that no system can do without and that are not among the files packed."""
    names = {PurePosixPath(file.replace("\\", "/")).name for file in files}
    found = {match[1] for name in names if (match := _PLUGIN_NAME.match(name))}
    return sorted({"offscreen", "svg", "svgicon"} - found)
