"""Shipped files are found in a checkout, in a wheel and in a bundle."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import trictrac_gui
from trictrac_gui import assets


def test_the_checkout_has_its_resources_beside_the_package() -> None:
    assert assets.resource("rules", "facts.toml").is_file()
    assert assets.root() == Path(trictrac_gui.__file__).parent.parent / "resources"


def test_a_wheel_has_its_resources_inside_the_package(tmp_path: Path) -> None:
    package = tmp_path / "site-packages" / "trictrac_gui"
    (package / "resources").mkdir(parents=True)
    (tmp_path / "site-packages" / "resources").mkdir()  # another program's, not ours
    assert assets.root(package) == package / "resources"


def test_a_bundle_has_its_resources_where_it_was_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    unpacked = tmp_path / "trictrac_gui" / "resources"
    unpacked.mkdir(parents=True)
    assert assets.root(tmp_path / "elsewhere" / "trictrac_gui") == unpacked


def test_a_program_without_its_resources_says_where_it_looked(tmp_path: Path) -> None:
    package = tmp_path / "trictrac_gui"
    with pytest.raises(assets.MissingResources) as caught:
        assets.root(package)
    assert str(package / "resources") in str(caught.value)
    assert "Install the program again" in str(caught.value)
