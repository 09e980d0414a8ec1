"""Make the .deb and the .rpm from the bundle.

Run by `make deb` and `make rpm` after `make bundle`; the packages are then in dist/.
"""

from __future__ import annotations

import gzip
import json
import lzma
import os
import re
import shutil
import stat
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from typing import Any, Final

import ar
import bundle
from release_notes import releases

from trictrac_gui import __version__

ROOT: Final = bundle.ROOT
LINUX: Final = ROOT / "packaging" / "linux"
STAGE: Final = bundle.BUILD / "linux"
DIST: Final = ROOT / "dist"

PROGRAM: Final = "trictrac-gui"
COMPONENT: Final = "net.trictrac_gui.table"
"""The name in software centres; Flatpak uses it as well."""

HOME: Final = f"/usr/lib/{PROGRAM}"
SITE: Final = os.environ.get("TRICTRAC_SITE", "https://trictrac-gui.example")
"""Where the project and its screenshots are published; to be set for builds given away."""

LARGEST: Final = 32
"""Megabytes (of a million bytes) that a package may have."""

SUMMARY: Final = "Table for Tric Trac, Backgammon and Tavla"
DESCRIPTION: Final = """\
A board for two people at one computer, for playing and for teaching in
front of a class. It knows the rules of three games, shows what may be
played, says why something may not, and keeps every game while it is
played. With lessons, a coach and the rules in German, English and French."""
MAINTAINER: Final = "The Tric Trac and Backgammon table authors <table@trictrac-gui.example>"
LICENCE: Final = "MIT and LGPL-3.0-only and Python-2.0 and OFL-1.1"


def main(kinds: list[str]) -> int:
    """Make the packages of these kinds, "deb" and "rpm"; the exit status."""
    if not bundle.FOLDER.is_dir():
        print("The bundle is missing: run `make bundle` first.", file=sys.stderr)
        return 1
    stage()
    DIST.mkdir(exist_ok=True)
    for kind in kinds:
        file = pack(kind)
        size = file.stat().st_size / 1e6
        print(f"{file.relative_to(ROOT)}: {size:.1f} MB")
        if size > LARGEST:
            print(f"At most {LARGEST} MB are wanted.", file=sys.stderr)
            return 1
    return 0


# --- What goes where ---------------------------------------------------------------------------


def stage() -> None:
    """Lay out below build/linux what the packages install, with the rights it will have."""
    shutil.rmtree(STAGE, ignore_errors=True)
    usr = STAGE / "usr"
    shutil.copytree(bundle.FOLDER, STAGE / HOME.lstrip("/"), symlinks=True)
    share = usr / "share"
    put(LINUX / f"{PROGRAM}.desktop", share / "applications")
    put(LINUX / f"{PROGRAM}-mime.xml", share / "mime" / "packages", f"{PROGRAM}.xml")
    shutil.copytree(bundle.ICONS / "hicolor", share / "icons" / "hicolor")
    write(share / "metainfo" / f"{COMPONENT}.metainfo.xml", metainfo().encode())
    for page in sorted(LINUX.glob("*.6")):
        write(share / "man" / "man6" / f"{page.name}.gz", gz(page.read_bytes()))
    doc = share / "doc" / PROGRAM
    write(doc / "copyright", copyright_file().encode())
    write(doc / "changelog.gz", gz((ROOT / "CHANGELOG.md").read_bytes()))
    write(doc / "changelog.Debian.gz", gz(debian_changelog().encode()))
    put(LINUX / "lintian-overrides", share / "lintian" / "overrides", PROGRAM)
    (doc / "licences").symlink_to(f"../../../lib/{PROGRAM}/licences")
    (usr / "bin").mkdir()
    for command in (PROGRAM, "trictrac"):
        (usr / "bin" / command).symlink_to(f"../lib/{PROGRAM}/{command}")
    set_rights(STAGE)


def put(source: Path, folder: Path, name: str = "") -> None:
    """Copy a file into a folder that is made for it."""
    write(folder / (name or source.name), source.read_bytes())


def write(file: Path, data: bytes) -> None:
    """Write a file into a folder that is made for it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


def gz(data: bytes) -> bytes:
    """Compressed without a date, so that it is the same every time."""
    return gzip.compress(data, 9, mtime=0)


def set_rights(folder: Path) -> None:
    """Everybody may read all, and run what is a program; only the owner may write."""
    for file in [folder, *folder.rglob("*")]:
        if file.is_symlink():
            continue
        runs = file.is_dir() or (file.parent == STAGE / HOME.lstrip("/"))
        file.chmod(0o755 if runs else 0o644)


def metainfo() -> str:
    """The AppStream data, with the notes of each release from CHANGELOG.md."""
    text = (LINUX / "metainfo.xml.in").read_text(encoding="utf-8")
    day = datetime.fromtimestamp(bundle.source_date(), UTC).date()
    notes = releases((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), __version__, day)
    return text.replace("@SITE@", SITE).replace("@RELEASES@", notes)


def copyright_file() -> str:
    """Debian's form of the licences; the texts themselves lie beside the program."""
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    text = (LINUX / "copyright.in").read_text(encoding="utf-8")
    body = own[own.index("Permission is hereby") :].strip()
    lines = (f" {line}" if line else " ." for line in body.splitlines())
    return text.replace("@SITE@", SITE).replace("@MIT@", "\n".join(lines))


def debian_changelog() -> str:
    """The changes of the package itself, in Debian's form."""
    day = format_datetime(datetime.fromtimestamp(bundle.source_date(), UTC))
    return (
        f"{PROGRAM} ({__version__}-1) unstable; urgency=medium\n\n"
        f"  * Version {__version__}; changelog.gz tells what has changed.\n\n"
        f" -- {MAINTAINER}  {day}\n"
    )


# --- What it needs -----------------------------------------------------------------------------


def needed_libraries(folder: Path) -> set[str]:
    """The libraries that files of a bundle are linked with and that are not in it."""
    files = [f for f in folder.rglob("*") if f.is_file() and not f.is_symlink()]
    linked: set[str] = set()
    for file in files:
        with file.open("rb") as stream:
            if stream.read(4) != b"\x7fELF":
                continue
        said = subprocess.run(["objdump", "-p", file], capture_output=True, text=True, check=True)
        linked.update(re.findall(r"^\s+NEEDED\s+(\S+)$", said.stdout, re.MULTILINE))
    return linked - {file.name for file in files}


def glibc(folder: Path) -> str:
    """The version of the C library that the bundle needs at least."""
    versions = {(2, 17)}
    for file in folder.rglob("*"):
        if file.is_file() and (".so" in file.name or os.access(file, os.X_OK)):
            data = file.read_bytes()
            if data[:4] == b"\x7fELF":
                found = re.findall(rb"GLIBC_(\d+)\.(\d+)", data)
                versions.update((int(major), int(minor)) for major, minor in found)
    return ".".join(map(str, max(versions)))


def dependencies(kind: str) -> tuple[list[str], list[str]]:
    """What the package needs and what it would like, in the words of its kind."""
    table = tomllib.loads((LINUX / "libraries.toml").read_text(encoding="utf-8"))
    needed = needed_libraries(bundle.FOLDER)
    unknown = needed - table["needed"].keys() - table["wanted"].keys()
    if unknown:
        raise SystemExit(f"linux/libraries.toml does not know {', '.join(sorted(unknown))}.")
    libc = glibc(bundle.FOLDER)
    if kind == "deb":
        packages = {table["needed"][name] for name in needed if name in table["needed"]}
        packages = {f"libc6 (>= {libc})" if p == "libc6" else p for p in packages}
        liked = {table["wanted"][name] for name in needed if name in table["wanted"]}
        return sorted(packages), sorted(liked)
    own = {"ld-linux-x86-64.so.2"}
    packages = {
        f"libc.so.6(GLIBC_{libc})(64bit)" if name == "libc.so.6" else f"{name}()(64bit)"
        for name in needed
        if name in table["needed"] and name not in own
    }
    liked = {f"{name}()(64bit)" for name in needed if name in table["wanted"]}
    return sorted(packages), sorted(liked)


# --- The packages ------------------------------------------------------------------------------


def pack(kind: str) -> Path:
    """Make one package; its file."""
    return pack_deb() if kind == "deb" else pack_rpm()


def pack_deb() -> Path:
    """The package for Debian and Ubuntu, made by nfpm and then compressed as well as xz can."""
    needs, likes = dependencies("deb")
    recipe = STAGE.parent / "nfpm.json"
    recipe.write_text(json.dumps(describe(needs, likes), indent=1), encoding="utf-8")
    target = DIST / f"{PROGRAM}_{__version__}_amd64.deb"
    nfpm = shutil.which("nfpm", path=str(Path(sys.executable).parent)) or "nfpm"
    subprocess.run(
        [nfpm, "package", "--config", recipe, "--packager", "deb", "--target", target],
        env={**os.environ, "SOURCE_DATE_EPOCH": str(bundle.source_date())},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    # nfpm's own xz looks back 8 MB only, and leaves a quarter more.
    target.write_bytes(ar.write(map(compressed, ar.read(target.read_bytes()))))
    return target


def compressed(member: ar.Member) -> ar.Member:
    """The data of a package through xz; the other members as they are."""
    if member.name != "data.tar":
        return member
    data = lzma.compress(member.data, preset=9 | lzma.PRESET_EXTREME)
    return replace(member, name="data.tar.xz", data=data)


def describe(needs: list[str], likes: list[str]) -> dict[str, Any]:
    """The package as nfpm wants it told; JSON is YAML as well."""
    return {
        "name": PROGRAM,
        "arch": "amd64",
        "platform": "linux",
        "version": __version__,
        "release": "1",
        "section": "education",
        "priority": "optional",
        "maintainer": MAINTAINER,
        "description": f"{SUMMARY}\n{DESCRIPTION}",
        "homepage": SITE,
        "license": LICENCE,
        "mtime": datetime.fromtimestamp(bundle.source_date(), UTC).isoformat(),
        "depends": needs,
        "recommends": likes,
        "contents": list(contents()),
        "deb": {"compression": "none"},
    }


def contents() -> Iterator[dict[str, Any]]:
    """Every file of the stage; folders of the program's own are told as well, to go with it."""
    for file in sorted(STAGE.rglob("*")):
        place = f"/{file.relative_to(STAGE).as_posix()}"
        if file.is_symlink():
            yield {"type": "symlink", "src": str(file.readlink()), "dst": place}
            continue
        info = {"mode": stat.S_IMODE(file.stat().st_mode), "owner": "root", "group": "root"}
        if file.is_dir():
            if place.startswith(HOME) or place.endswith(f"/doc/{PROGRAM}"):
                yield {"type": "dir", "dst": place, "file_info": info}
            continue
        yield {"src": str(file), "dst": place, "file_info": info}


def pack_rpm() -> Path:
    """The package for Fedora, openSUSE and others, made by rpmbuild."""
    if not shutil.which("rpmbuild"):
        raise SystemExit(
            "rpmbuild is missing; it is in the package “rpm” (Debian) or “rpm-build” (Fedora)."
        )
    needs, likes = dependencies("rpm")
    lines = [f"Requires: {need}" for need in needs] + [f"Recommends: {like}" for like in likes]
    text = (LINUX / "trictrac-gui.spec.in").read_text(encoding="utf-8")
    for mark, value in {
        "@VERSION@": __version__,
        "@SUMMARY@": SUMMARY,
        "@DESCRIPTION@": DESCRIPTION,
        "@LICENCE@": LICENCE,
        "@SITE@": SITE,
        "@MAINTAINER@": MAINTAINER,
        "@NEEDS@": "\n".join(lines),
        "@STAGE@": str(STAGE),
        "@FILES@": "\n".join(rpm_files()),
    }.items():
        text = text.replace(mark, value)
    recipe = STAGE.parent / f"{PROGRAM}.spec"
    recipe.write_text(text, encoding="utf-8")
    top = STAGE.parent / "rpmbuild"
    subprocess.run(
        ["rpmbuild", "-bb", "--quiet", "--define", f"_topdir {top}", "--target", "x86_64", recipe],
        env={**os.environ, "SOURCE_DATE_EPOCH": str(bundle.source_date())},
        check=True,
    )
    name = f"{PROGRAM}-{__version__}-1.x86_64.rpm"
    shutil.copy(top / "RPMS" / "x86_64" / name, DIST / name)
    return DIST / name


def rpm_files() -> Iterator[str]:
    """The list of files: folders of the program's own go with it, those of the system stay."""
    for entry in contents():
        if "lintian" in entry["dst"] or "Debian" in entry["dst"]:
            continue
        if entry.get("type") == "dir":
            yield f"%dir {entry['dst']}"
        else:
            yield entry["dst"].replace(" ", "?")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["deb", "rpm"]))
