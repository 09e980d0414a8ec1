"""The map of the code in CONTRIBUTING.md names what is there, and the tests lie as it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
MAP = PAGE[PAGE.index("## The map") : PAGE.index("## Adding a game")]
NAMED = set(re.findall(r"`([\w/]+/|[\w/]+\.(?:py|md))`", MAP))

FOLDERS = sorted(
    f"{init.parent.relative_to(ROOT).as_posix()}/"
    for init in ROOT.glob("trictrac_gui/**/__init__.py")
)
TOP = sorted(file.name for file in ROOT.glob("trictrac_gui/*.py") if file.name != "__init__.py")
BESIDE = ("packages", "golden", "samples")
"""Folders of tests without a package of their own: of `packaging`, and of what tests read."""


@pytest.mark.parametrize("folder", FOLDERS[1:])
def test_every_folder_of_the_package_is_on_the_map(folder: str) -> None:
    assert folder in NAMED


@pytest.mark.parametrize("module", TOP)
def test_every_module_at_the_top_of_the_package_is_on_the_map(module: str) -> None:
    assert {module, f"trictrac_gui/{module}"} & NAMED


@pytest.mark.parametrize("name", sorted(NAMED))
def test_all_that_the_map_names_is_there(name: str) -> None:
    assert any((base / name).exists() for base in (ROOT, ROOT / "trictrac_gui", ROOT / "tests"))


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_folder_of_the_package_says_what_it_holds(folder: str) -> None:
    assert re.match(r'"""[^\n]+\.', (ROOT / folder / "__init__.py").read_text("utf-8"))


def test_every_folder_of_tests_has_its_folder_in_the_package() -> None:
    folders = [init.parent for init in (ROOT / "tests").rglob("__init__.py")]
    assert len(folders) > 10
    found = [folder.relative_to(ROOT / "tests").as_posix() for folder in folders]
    strange = [name for name in found if not (ROOT / "trictrac_gui" / name).is_dir()]
    assert sorted(set(strange) - set(BESIDE)) == []
