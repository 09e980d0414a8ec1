"""Make the one-folder program with PyInstaller, and look whether it is whole.

Run by `make bundle` with the environment in build/venv. The program is then in
build/bundle/trictrac-gui, with Python, Qt and all resources; nothing has to be installed for it but
the libraries of the system that `make deb` declares.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import json
import os
import py_compile
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import make_icons
import trimming

from trictrac_gui.assets import LANGUAGES, SOURCE_LANGUAGE

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

BUILD: Final = ROOT / "build"
FOLDER: Final = BUILD / "bundle" / "trictrac-gui"
ICONS: Final = BUILD / "icons"
QT_SUPPORT: Final = BUILD / "qt-support" / "files.dir"
LICENCES: Final = ROOT / "packaging" / "licences"
INSIDE: Final = FOLDER / "_internal"
RESOURCES: Final = INSIDE / "trictrac_gui" / "resources"

LARGEST: Final = 115
"""Megabytes (of a million bytes) that the installed program may take."""

PACKED_PROJECTS: Final = (
    "pyinstaller",
    "markdown-it-py",
    "mdit-py-plugins",
    "mdurl",
    "platformdirs",
)
"""What is packed besides Python and Qt; their licences come with them."""


class NotWhole(Exception):
    """The bundle lacks something or has grown too large."""


def main() -> int:
    """Make the bundle; the exit status."""
    make_icons.make(ICONS)
    compile_qt_support(QT_SUPPORT)
    build()
    add_licences(FOLDER / "licences")
    write_manifest(RESOURCES)
    try:
        look(FOLDER)
    except NotWhole as trouble:
        print(trouble, file=sys.stderr)
        return 1
    print(f"{FOLDER.relative_to(ROOT)}: {megabytes(FOLDER):.1f} MB")
    return 0


def build() -> None:
    """Run PyInstaller; the same sources give the same order of everything."""
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": str(source_date()),
        "TRICTRAC_ICONS": str(ICONS),
        "TRICTRAC_QT_SUPPORT": str(QT_SUPPORT),
    }
    if sys.platform == "win32":
        environment["TRICTRAC_VERSION_FILE"] = str(windows_version_file())
    command = [
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
        *("--distpath", str(FOLDER.parent), "--workpath", str(BUILD / "pyinstaller")),
        str(ROOT / "packaging" / "trictrac.spec"),
    ]
    subprocess.run(command, env=environment, cwd=ROOT, check=True)


def compile_qt_support(archive: Path) -> None:
    """Compile what PySide6 would otherwise compile at each start from a text inside its library.

    It takes what lies under this name beside shiboken6 instead: usually a folder, but Python reads
    an archive as well, and loose byte code is nothing for a package to install.
    """
    environment = {**os.environ, "SBK_EMBED": "0"}
    told = subprocess.run(
        [sys.executable, "-c", "import shiboken6; print(shiboken6.__file__)"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    laid_out = Path(told.stdout.strip()).parent / "files.dir"
    archive.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(archive, "w") as compiled:
        for source in sorted((laid_out / "shibokensupport").rglob("*.py")):
            name = source.relative_to(laid_out).as_posix()
            code = py_compile.compile(
                str(source),
                cfile=str(Path(folder, "one.pyc")),
                dfile=name,
                doraise=True,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )
            assert code is not None
            compiled.writestr(zipfile.ZipInfo(f"{name}c"), Path(code).read_bytes())


def source_date() -> int:
    """Seconds of the last change of the sources, so that a build does not depend on its day."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given.isdigit():
        return int(given)
    asked = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if asked.returncode == 0 and asked.stdout.strip().isdigit():
        return int(asked.stdout)
    return int((ROOT / "CHANGELOG.md").stat().st_mtime)


def windows_version_file() -> Path:
    """The version that Windows shows among a program's properties."""
    from trictrac_gui import __version__

    numbers = tuple(int(part) for part in [*__version__.split("."), "0"][:4])
    file = BUILD / "windows-version.txt"
    texts = {
        "CompanyName": "The Tric Trac and Backgammon table authors",
        "FileDescription": "Tric Trac & Backgammon",
        "FileVersion": __version__,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": "trictrac-gui.exe",
        "ProductName": "Tric Trac & Backgammon",
        "ProductVersion": __version__,
    }
    strings = ", ".join(f"StringStruct({key!r}, {text!r})" for key, text in texts.items())
    file.write_text(
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n",
        encoding="utf-8",
    )
    return file


# --- What is added -----------------------------------------------------------------------------


def add_licences(folder: Path) -> None:
    """The licences of everything that is packed."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(LICENCES, folder)
    shutil.copy(ROOT / "LICENSE", folder / "LICENSE")
    shutil.copy(ROOT / "resources" / "fonts" / "Lato-OFL.txt", folder / "Lato-OFL.txt")
    shutil.copy(ROOT / "resources" / "sounds" / "LICENCE.txt", folder / "sounds.txt")
    (folder / "Python.txt").write_text(python_licence(), encoding="utf-8")
    for project in PACKED_PROJECTS:
        text = "\n\n".join(licence_texts(project))
        if not text.strip():
            raise NotWhole(f"{project} came without its licence.")
        (folder / f"{project.replace('-', '_')}.txt").write_text(text, encoding="utf-8")


def licence_texts(project: str) -> Iterator[str]:
    """The licence files in a project's own metadata."""
    for file in importlib.metadata.files(project) or ():
        named = file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING"))
        if named and ".dist-info" in str(file):
            yield file.read_text(encoding="utf-8")


def python_licence() -> str:
    """Python's licence, wherever this build of it keeps the file."""
    library = Path(sysconfig.get_path("stdlib"))
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    places = (
        library / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE",
        Path(f"/usr/share/doc/python{version}/copyright"),
        Path(f"/usr/share/doc/libpython{version}-stdlib/copyright"),
        Path(f"/usr/share/doc/libpython{version}-minimal/copyright"),
    )
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise NotWhole("Python’s licence was not found beside Python.")


def write_manifest(folder: Path) -> None:
    """The sums of all resources, by which `--self-test` finds a damaged installation."""
    sums = {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.name != "manifest.json"
    }
    (folder / "manifest.json").write_text(json.dumps(sums, indent=0), encoding="utf-8")


# --- What is looked at -------------------------------------------------------------------------


def look(folder: Path) -> None:
    """Raises ``NotWhole`` for what is missing in the bundle, or too much of it."""
    resources = ROOT / "resources"
    source = {f.relative_to(resources) for f in resources.rglob("*.*") if f.suffix != ".ts"}
    lost = sorted(str(file) for file in source if not (RESOURCES / file).exists())
    if lost:
        raise NotWhole(f"Resources were not packed: {', '.join(lost)}")
    for language in LANGUAGES:
        if not (RESOURCES / "i18n" / f"trictrac_{language}.qm").is_file():
            raise NotWhole(f"The texts of “{language}” were not compiled.")
    files = [file.as_posix() for file in folder.rglob("*") if file.is_file()]
    astray = [file.name for file in folder.rglob("*") if file.is_symlink() and not file.exists()]
    if astray:
        raise NotWhole(f"Links lead nowhere: {', '.join(astray)}")
    plugins = trimming.missing_plugins(files)
    if plugins:
        raise NotWhole(f"Plug-ins of Qt were not packed: {', '.join(plugins)}")
    for language in set(LANGUAGES) - {SOURCE_LANGUAGE}:
        if not any(file.endswith(f"/qtbase_{language}.qm") for file in files):
            raise NotWhole(f"Qt’s own words in “{language}” were not packed.")
    if not any(file.endswith("/shiboken6/files.dir") for file in files):
        raise NotWhole("PySide6’s support files were not packed; each start would compile them.")
    if loose := [file for file in files if file.endswith((".pyc", ".pyo"))]:
        raise NotWhole(f"Byte code lies loose in the package: {', '.join(loose)}")
    if megabytes(folder) > LARGEST:
        raise NotWhole(f"{folder} takes {megabytes(folder):.1f} MB, at most {LARGEST} are wanted.")


def megabytes(folder: Path) -> float:
    """Millions of bytes of all files in a folder."""
    return sum(f.lstat().st_size for f in folder.rglob("*") if f.is_file()) / 1e6


if __name__ == "__main__":
    sys.exit(main())
