"""Wheel and sdist: everything is in them, twice the same, and what they install works."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(
        any(importlib.util.find_spec(name) is None for name in ("build", "hatchling")),
        reason="build and hatchling are not installed; `make venv` installs both",
    ),
]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The wheel and the sdist of a copy of the sources, with compiled translations."""
    import wheels

    release = Path(sys.executable).with_name("pyside6-lrelease")
    for source in (ROOT / "resources" / "i18n").glob("*.ts"):
        if not source.with_suffix(".qm").exists():
            subprocess.run([release, "-silent", source], check=True)
    sdist, wheel = sorted(
        wheels.make(tmp_path_factory.mktemp("made")), key=lambda file: file.suffix
    )
    assert wheel.suffix == ".whl"
    return wheel, sdist


def resources() -> set[str]:
    folder = ROOT / "resources"
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def test_two_builds_give_the_same_files(made: tuple[Path, Path], tmp_path: Path) -> None:
    import wheels

    assert wheels.sums(list(made)) == wheels.sums(wheels.make(tmp_path / "again"))


def test_every_resource_is_in_both(made: tuple[Path, Path]) -> None:
    wheel, sdist = made
    with zipfile.ZipFile(wheel) as archive:
        inside = {name.partition("trictrac_gui/resources/")[2] for name in archive.namelist()}
    assert resources() <= inside
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/resources/")[2] for name in archive.getnames()}
    assert resources() <= inside
    assert any(name.endswith(".qm") for name in inside)


@pytest.mark.parametrize("which", [0, 1], ids=["wheel", "sdist"])
def test_what_is_installed_tests_itself(
    made: tuple[Path, Path], which: int, tmp_path: Path
) -> None:
    venv = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    python = venv / ("Scripts" if os.name == "nt" else "bin") / "python"
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    said = subprocess.run([python, "-c", asked], capture_output=True, text=True, check=True)
    # What the program needs is lent from here, so that nothing is fetched; the program is not.
    lent = tmp_path / "lent"
    lent.mkdir()
    for entry in Path(sysconfig.get_path("purelib")).iterdir():
        if not entry.name.startswith(("trictrac_gui", "__editable__", "_trictrac")):
            (lent / entry.name).symlink_to(entry)
    (Path(said.stdout.strip()) / "lent.pth").write_text(f"{lent}\n")
    pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([python, *pip, made[which]], check=True, cwd=tmp_path)
    done = subprocess.run(
        [python.with_name("trictrac-gui"), "--self-test"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "All is well." in done.stdout
