"""The walk in CONTRIBUTING.md that adds a theme, taken from the page and walked in a copy."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tests.walking import copied, in_copy, pytest_in_copy, section
from trictrac_gui.assets import LANGUAGES, THEMES

WALK = section("Adding a theme")
COPY, NAME, LINE = (text for _, text in re.findall(r"(?s)```(\w+)\n(.*?)```", WALK))


def test_the_way_on_the_page_leads_to_a_theme_that_all_tests_accept(tmp_path: Path) -> None:
    copy = copied(tmp_path)
    subprocess.run(["sh", "-c", COPY], cwd=copy, check=True)
    file = copy / "resources" / "themes" / "slate.toml"
    text, changed = re.subn(r"(?m)\[name\]\n(?:\w\w = .*\n)+", NAME, file.read_text("utf-8"))
    assert changed == 1
    file.write_text(text, encoding="utf-8")
    assets = copy / "trictrac_gui" / "assets.py"
    code, changed = re.subn(r"(?m)^THEMES: Final = .*\n", LINE, assets.read_text("utf-8"))
    assert changed == 1
    assets.write_text(code, encoding="utf-8")
    told = pytest_in_copy(copy, "tests/ui/theme", "-k", "slate or shipped or licence")
    assert told.returncode == 0, told.stdout[-3000:]
    offered = in_copy(copy, "sh", "-c", "python -m trictrac_gui --theme no-such-theme")
    assert "slate" in offered.stderr


def test_the_line_on_the_page_has_all_themes_and_the_new_one() -> None:
    assert tuple(re.findall(r'"(\w+)"', LINE)) == (*THEMES, "slate")
    assert set(re.findall(r"(?m)^(\w\w) = ", NAME)) == set(LANGUAGES)
