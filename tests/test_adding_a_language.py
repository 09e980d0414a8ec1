"""The walk in CONTRIBUTING.md that adds a language, taken from the page and walked in a copy."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from trictrac_gui.assets import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
WALK = PAGE[PAGE.index("## Adding a language") : PAGE.index("## Words")]
LINE, FILE = (text for _, text in re.findall(r"(?s)```(python|xml)\n(.*?)```", WALK))

TRANSLATED = {
    ("Refusals", "You have no checker there."): "Lì non hai pedine.",
    ("CommandLine", "usage: "): "uso: ",
}

WINDOW = """
from PySide6.QtWidgets import QApplication
from trictrac_gui.assets import ENDONYMS, resource
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.texts import refusals
from trictrac_gui.ui.language import LanguageSwitch, translate
from trictrac_gui.ui.window.actions import Actions
app = QApplication([])
switch = LanguageSwitch(app, resource("i18n"))
assert switch.use("it")
print(ENDONYMS["it"], refusals.refusal(RuleKey.NOT_YOURS, translate))
print(refusals.refusal(RuleKey.WRONG_WAY, translate))
print("it" in Actions(app).languages)
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program in which the page's steps were taken."""
    folder = tmp_path_factory.mktemp("italian")
    without = shutil.ignore_patterns("__pycache__", "*.qm")
    for part in ("trictrac_gui", "resources"):
        shutil.copytree(ROOT / part, folder / part, ignore=without)
    shutil.copytree(ROOT / "packaging", folder / "packaging", ignore=without)
    assets = folder / "trictrac_gui" / "assets.py"
    code, changed = re.subn(
        r"(?m)^ENDONYMS: Final = .*\n", lambda _: LINE, assets.read_text(encoding="utf-8")
    )
    assert changed == 1
    assets.write_text(code, encoding="utf-8")
    texts = folder / "resources" / "i18n" / "trictrac_it.ts"
    texts.write_text(FILE, encoding="utf-8")
    collect = (
        "import sys; sys.path.insert(0, 'packaging'); from pathlib import Path; import bootstrap;"
        f"sys.exit(bootstrap.collect_texts(bootstrap.TRANSLATIONS, Path({str(BIN)!r})))"
    )
    assert in_copy(folder, "-c", collect).returncode == 0
    tree = ElementTree.parse(texts)
    for context in tree.iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name"), message.findtext("source"))
            translation = message.find("translation")
            if key in TRANSLATED and translation is not None:
                translation.text = TRANSLATED[key]
                del translation.attrib["type"]
    tree.write(texts, encoding="utf-8")
    compiled = texts.with_suffix(".qm")
    subprocess.run([BIN / "pyside6-lrelease", "-silent", texts, "-qm", compiled], check=True)
    return folder


BIN = Path(sys.executable).parent


def in_copy(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy, so that its package is the one that is found."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_the_line_on_the_page_has_all_languages_and_the_new_one() -> None:
    assert tuple(re.findall(r'"(\w\w)":', LINE)) == (*LANGUAGES, "it")


def test_the_command_line_speaks_it_and_english_where_a_text_is_missing(copy: Path) -> None:
    told = in_copy(copy, "-m", "trictrac_gui.cli.main", "--help", "--language", "it")
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("uso: trictrac")
    assert "show this help message and exit" in told.stdout
    assert "{de,en,fr,it}" in told.stdout


def test_the_window_offers_it_and_speaks_it(copy: Path) -> None:
    told = in_copy(copy, "-c", WINDOW)
    assert told.returncode == 0, told.stderr
    assert told.stdout.splitlines() == [
        "Italiano Lì non hai pedine.",
        "Checkers never run backwards.",
        "True",
    ]


def test_themes_and_lessons_do_without_it(copy: Path) -> None:
    told = in_copy(
        copy,
        "-c",
        "from trictrac_gui.ui.theme.theme_reader import shipped_themes\n"
        "from trictrac_gui.rulesdoc.lesson_checker import shipped\n"
        "from trictrac_gui.variants import VARIANTS\n"
        "print({theme.name('it') == theme.name('en') for theme in shipped_themes()})\n"
        "print(len(shipped(VARIANTS)))",
    )
    assert told.stdout.splitlines() == ["{True}", "13"], told.stderr


def test_the_page_names_every_place_that_has_words() -> None:
    for place in ("resources/i18n", "resources/rules", "resources/lessons", "resources/themes"):
        assert place in WALK
        assert (ROOT / place).is_dir()
