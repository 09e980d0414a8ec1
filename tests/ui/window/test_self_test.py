"""The installation tests itself, and finds what is damaged or missing."""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from trictrac_gui.assets import LANGUAGES, THEMES, resource
from trictrac_gui.ui.sound.sound_effects import Ability, QtPlayer
from trictrac_gui.ui.window import self_test
from trictrac_gui.variants import VARIANTS


@pytest.fixture
def shipped(translations: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of all resources, which the checks look at; with compiled texts and a list of sums."""
    folder = tmp_path / "resources"
    shutil.copytree(resource(), folder)
    shutil.copytree(translations, folder / "i18n", dirs_exist_ok=True)
    sums = {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in folder.rglob("*.*")
    }
    (folder / "manifest.json").write_text(json.dumps(sums))
    monkeypatch.setattr(self_test, "resource", folder.joinpath)
    return folder


def findings(qapp: QApplication, *names: str) -> dict[str, self_test.Finding]:
    found = {}
    for name, check in self_test._checks(qapp, VARIANTS, THEMES):
        if not names or name in names:
            try:
                found[name] = self_test.Finding(name, True, check())
            except self_test.Failed as fault:
                found[name] = self_test.Finding(name, False, str(fault))
    return found


def test_a_whole_installation_is_found_whole(qapp: QApplication, shipped: Path) -> None:
    found = list(self_test.findings(qapp, VARIANTS, THEMES))
    assert [finding for finding in found if not finding.ok] == []
    names = {finding.name for finding in found}
    assert {f"language {language}" for language in LANGUAGES} <= names
    for variant in VARIANTS:
        assert {f"{variant.key} played on {theme}" for theme in THEMES} <= names
    assert {"platform", "files", "fonts", "icons", "textures", "sounds", "lessons"} <= names
    assert {"module for sounds", "descriptions of formats"} <= names


def test_a_changed_file_is_named(qapp: QApplication, shipped: Path) -> None:
    (shipped / "rules" / "facts.toml").write_text("")
    finding = findings(qapp, "files")["files"]
    assert not finding.ok
    assert finding.said == "rules/facts.toml is not as it was shipped"


def test_a_lost_file_is_named(qapp: QApplication, shipped: Path) -> None:
    (shipped / "sounds" / "hit-1.wav").unlink()
    finding = findings(qapp, "files")["files"]
    assert not finding.ok
    assert "sounds/hit-1.wav cannot be read" in finding.said


@pytest.mark.qt_log_ignore("Cannot read file")
@pytest.mark.parametrize(
    ("file", "check"),
    [
        ("icons/app.svg", "icons"),
        ("fonts/Lato-Bold.ttf", "fonts"),
        ("textures/grain.png", "textures"),
        ("sounds/over.wav", "sounds"),
        ("formats/ttg.md", "descriptions of formats"),
    ],
)
def test_a_file_that_cannot_be_used_is_found_without_a_list_too(
    qapp: QApplication, shipped: Path, file: str, check: str
) -> None:
    (shipped / "manifest.json").unlink()
    assert findings(qapp, "files", check)[check].ok
    (shipped / file).write_bytes(b"nothing of use")
    found = findings(qapp, "files", check)
    assert found["files"].ok
    assert not found[check].ok


@pytest.mark.parametrize("missing", [Ability.NOT_INSTALLED, Ability.NO_LIBRARY])
def test_only_a_bundle_must_have_sound(
    qapp: QApplication, missing: Ability, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QtPlayer, "ability", lambda self: missing)
    name = "module for sounds"
    assert findings(qapp, name)[name].ok
    monkeypatch.setattr(sys, "_MEIPASS", "/", raising=False)
    assert not findings(qapp, name)[name].ok
