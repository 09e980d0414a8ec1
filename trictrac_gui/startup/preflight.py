"""What is looked at before Qt starts, so that a missing screen or library never ends in an abort.

Qt itself ends the process when it cannot reach a display or load a library, and names one
problem at a time. Nothing here imports Qt, and nothing but the standard library is needed: the
set-up script reads the table of libraries from here before anything is installed.
"""

from __future__ import annotations

import ctypes
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

from trictrac_gui.startup.display import (
    TranslateText,
    Unreachable,
    in_english,
    reach_wayland,
    reach_x11,
)


class Platform(StrEnum):
    """How Qt can bring a window to the screen."""

    X11 = "xcb"
    WAYLAND = "wayland"
    OFFSCREEN = "offscreen"


class SharedLibrary(NamedTuple):
    """A shared library Qt loads from the system, and the Debian package it comes in."""

    file: str
    package: str


ALWAYS: Final = (
    SharedLibrary("libGL.so.1", "libgl1"),
    SharedLibrary("libEGL.so.1", "libegl1"),
    SharedLibrary("libX11.so.6", "libx11-6"),
    SharedLibrary("libxkbcommon.so.0", "libxkbcommon0"),
    SharedLibrary("libgthread-2.0.so.0", "libglib2.0-0t64"),
    SharedLibrary("libfontconfig.so.1", "libfontconfig1"),
    SharedLibrary("libdbus-1.so.3", "libdbus-1-3"),
)
"""What QtGui needs, whatever the display."""

LIBRARIES: Final[Mapping[Platform, tuple[SharedLibrary, ...]]] = {
    Platform.OFFSCREEN: ALWAYS,
    Platform.WAYLAND: (
        *ALWAYS,
        SharedLibrary("libwayland-client.so.0", "libwayland-client0"),
        SharedLibrary("libwayland-cursor.so.0", "libwayland-cursor0"),
    ),
    Platform.X11: (
        *ALWAYS,
        SharedLibrary("libX11-xcb.so.1", "libx11-xcb1"),
        SharedLibrary("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        SharedLibrary("libxcb-cursor.so.0", "libxcb-cursor0"),
        SharedLibrary("libxcb-icccm.so.4", "libxcb-icccm4"),
        SharedLibrary("libxcb-keysyms.so.1", "libxcb-keysyms1"),
        SharedLibrary("libxcb-randr.so.0", "libxcb-randr0"),
        SharedLibrary("libxcb-shape.so.0", "libxcb-shape0"),
        SharedLibrary("libxcb-sync.so.1", "libxcb-sync1"),
        SharedLibrary("libxcb-xfixes.so.0", "libxcb-xfixes0"),
    ),
}

OTHER_PLATFORMS: Final = frozenset(
    {"eglfs", "linuxfb", "minimal", "minimalegl", "vkkhrdisplay", "vnc", "wayland-egl"}
)
"""Plugins Qt has besides; who asks for one of them by name knows what it needs."""

# Debian 13 and Ubuntu 24.04 renamed libraries whose time stamps grew to 64 bits.
RELEASES_BEFORE_T64: Final = frozenset(
    {"buster", "bullseye", "bookworm", "focal", "jammy", "kinetic", "lunar", "mantic"}
)

Loader = Callable[[str], object]


def check(
    environ: Mapping[str, str],
    *,
    system: str = sys.platform,
    load: Loader = ctypes.CDLL,
    release: Mapping[str, str] | None = None,
    translate: TranslateText = in_english,
) -> str | None:
    """The one sentence that says why no window can be shown; None when Qt may start.

    ``release`` is what ``/etc/os-release`` says, read when it is needed and not given.
    """
    if not _draws_through_a_server(system):
        return None
    override = environ.get("QT_QPA_PLATFORM", "")
    if override:
        names = [name.partition(":")[0] for name in override.split(";") if name]
        unknown = [n for n in names if n not in OTHER_PLATFORMS and n not in set(Platform)]
        if names and len(unknown) == len(names):
            text = translate(
                "Preflight",
                "QT_QPA_PLATFORM is set to “{name}”, which Qt does not know: "
                "remove the variable, or set it to xcb or wayland.",
            )
            return text.format(name=override)
        wanted = [Platform(name) for name in names if name in set(Platform)]
        if len(wanted) < len(names):
            return None
    else:
        wanted = _offered(environ)
        if not wanted:
            return translate(
                "Preflight",
                "There is no screen to show the window on: neither DISPLAY nor WAYLAND_DISPLAY "
                "is set. Start the program from a desktop session.",
            )
    return _first_trouble(wanted, environ, load, release, translate)


def missing_libraries(platform: Platform, load: Loader = ctypes.CDLL) -> tuple[SharedLibrary, ...]:
    """The libraries that Qt would look for in vain, in the order of the table."""
    return tuple(library for library in LIBRARIES[platform] if not _loads(library.file, load))


def debian_packages(
    libraries: Iterable[SharedLibrary], release: Mapping[str, str]
) -> tuple[str, ...]:
    """The packages of these libraries under the names that this release gives them."""
    names = (release.get("UBUNTU_CODENAME"), release.get("DEBIAN_CODENAME"))
    codename = next((n for n in names if n), release.get("VERSION_CODENAME", ""))
    old = codename in RELEASES_BEFORE_T64
    return tuple(lib.package.removesuffix("t64") if old else lib.package for lib in libraries)


def install_command(packages: Iterable[str], *, sudo: bool) -> str:
    """The one command for a terminal that installs Debian packages."""
    names = " ".join(packages)
    steps = f"apt-get update && apt-get install -y --no-install-recommends {names}"
    return f"sudo sh -c '{steps}'" if sudo else f"su -c '{steps}'"


def is_debian(release: Mapping[str, str]) -> bool:
    """Whether packages are installed with apt: Debian, Ubuntu and what is made from them."""
    kinds = {release.get("ID", ""), *release.get("ID_LIKE", "").split()}
    return not kinds.isdisjoint({"debian", "ubuntu"})


def read_release(path: Path = Path("/etc/os-release")) -> dict[str, str]:
    """What the system calls itself; empty where it does not say."""
    try:
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return {}
    pairs = (line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))
    return {key.strip(): value.strip().strip("\"'") for key, value in pairs}


def _draws_through_a_server(system: str) -> bool:
    return system.startswith(("linux", "dragonfly")) or "bsd" in system


def _offered(environ: Mapping[str, str]) -> list[Platform]:
    offered = []
    if environ.get("WAYLAND_DISPLAY") or environ.get("XDG_SESSION_TYPE") == "wayland":
        offered.append(Platform.WAYLAND)
    if environ.get("DISPLAY"):
        offered.append(Platform.X11)
    return offered


def _first_trouble(
    wanted: Iterable[Platform],
    environ: Mapping[str, str],
    load: Loader,
    release: Mapping[str, str] | None,
    translate: TranslateText,
) -> str | None:
    """None as soon as one of the ways works, as Qt tries them one after the other too."""
    unreachable: list[str] = []
    lacking: tuple[SharedLibrary, ...] = ()
    for platform in wanted:
        try:
            if platform is Platform.X11:
                reach_x11(environ.get("DISPLAY", ""), translate=translate)
            elif platform is Platform.WAYLAND:
                reach_wayland(environ, translate=translate)
        except Unreachable as trouble:
            unreachable.append(str(trouble))
            continue
        missing = missing_libraries(platform, load)
        if not missing:
            return None
        lacking = lacking or missing
    if lacking:
        found = read_release() if release is None else release
        return _libraries_sentence(lacking, found, translate)
    text = translate("Preflight", "There is no screen to show the window on: {reasons}.")
    return text.format(reasons="; ".join(unreachable))


def _libraries_sentence(
    missing: tuple[SharedLibrary, ...], release: Mapping[str, str], translate: TranslateText
) -> str:
    files = ", ".join(library.file for library in missing)
    if not is_debian(release):
        text = translate(
            "Preflight",
            "System libraries that Qt needs are missing; install the packages with: {files}.",
        )
        return text.format(files=files)
    command = install_command(
        debian_packages(missing, release), sudo=shutil.which("sudo") is not None
    )
    text = translate(
        "Preflight",
        "System libraries that Qt needs are missing ({files}). Install them with: {command}",
    )
    return text.format(files=files, command=command)


def _loads(file: str, load: Loader) -> bool:
    try:
        load(file)
    except OSError:
        return False
    return True
