"""The recipes for other systems: read by what can read them, and true to the program."""

from __future__ import annotations

import plistlib
import re
import subprocess
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
SCRIPTS = (
    PACKAGING / "try-in-chroot",
    PACKAGING / "chroot_session.sh",
    PACKAGING / "macos" / "make-dmg",
    PACKAGING / "flatpak" / "make-flatpak",
    PACKAGING / "appimage" / "make-appimage",
    ROOT / ".ci" / "run",
)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_the_scripts_can_be_read_and_run(script: Path) -> None:
    said = subprocess.run(["bash", "-n", script], capture_output=True, text=True, check=False)
    assert said.stderr == ""
    assert script.stat().st_mode & 0o111


def test_macos_is_told_of_the_same_documents_as_linux() -> None:
    from macos.info import DOCUMENT, INFO

    plistlib.dumps(INFO)
    (kind,) = INFO["UTExportedTypeDeclarations"]
    (document,) = INFO["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]] == [DOCUMENT]
    mime = ElementTree.parse(PACKAGING / "linux" / "trictrac-gui-mime.xml").getroot()
    (told,) = mime.iter("{http://www.freedesktop.org/standards/shared-mime-info}mime-type")
    assert kind["UTTypeTagSpecification"]["public.mime-type"] == [told.get("type")]


def test_the_installer_for_windows_needs_no_administrator_and_takes_the_version() -> None:
    recipe = (PACKAGING / "windows" / "trictrac-gui.iss").read_text(encoding="utf-8")
    assert "PrivilegesRequired=lowest" in recipe
    assert "AppVersion={#Version}" in recipe
    assert not re.search(r"Root: HK(LM|CR)", recipe)
    for word in set(re.findall(r"\{cm:(Game|Associate)\}", recipe)):
        assert {f"{language}.{word}" for language in ("en", "de", "fr")} <= set(
            re.findall(r"(?m)^(\w\w\.\w+)=", recipe)
        )


def test_the_version_is_written_in_one_place() -> None:
    from trictrac_gui import __version__

    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert told["project"]["dynamic"] == ["version"]
    assert "version" not in told["project"]
    for file in PACKAGING.rglob("*"):
        if file.suffix in {".iss", ".in", ".yml", ".spec", ".py", ".desktop"}:
            assert f'"{__version__}"' not in file.read_text(encoding="utf-8"), file


def test_one_id_names_the_program_in_every_recipe() -> None:
    sources = {
        "linux/metainfo.xml.in": r"<id>(.*)</id>",
        "linux_packages.py": r'COMPONENT: Final = "(.*)"',
        "flatpak/net.trictrac_gui.table.yml": r"(?m)^id: (.*)$",
        "flatpak/make-flatpak": r" id=(\S+)",
        "appimage/AppImageBuilder.yml": r"(?m)^    id: (.*)$",
    }
    found = {}
    for name, pattern in sources.items():
        match = re.search(pattern, (PACKAGING / name).read_text(encoding="utf-8"))
        assert match is not None, name
        found[name] = match[1]
    assert set(found.values()) == {"net.trictrac_gui.table"}


def test_the_page_on_packages_names_every_recipe() -> None:
    page = (PACKAGING / "README.md").read_text(encoding="utf-8")
    for recipe in ("trictrac.spec", "bundle.py", "try-in-chroot", "make-packages.ps1", "make-dmg"):
        assert recipe in page
    for link in re.findall(r"\]\(([^)#:]+)\)", page):
        assert (PACKAGING / link).exists(), link
