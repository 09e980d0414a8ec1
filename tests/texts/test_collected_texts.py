"""Every text of the program has its translations, and no translation is without a text."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from trictrac_gui.assets import LANGUAGES, SOURCE_LANGUAGE, resource

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def bootstrap() -> ModuleType:
    """The set-up script, which has the command that collects the texts."""
    spec = importlib.util.spec_from_file_location("setting_up", ROOT / "packaging/bootstrap.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def messages(file: Path) -> dict[tuple[str, str, str], ElementTree.Element]:
    """The messages of a file by context, source and comment; none stands there twice."""
    found: dict[tuple[str, str, str], ElementTree.Element] = {}
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            key = (
                context.findtext("name") or "",
                message.findtext("source") or "",
                message.findtext("comment") or "",
            )
            assert key not in found
            found[key] = message
    return found


def test_there_is_a_file_of_translations_for_each_language() -> None:
    files = {file.stem for file in resource("i18n").glob("*.ts")}
    assert files == {f"trictrac_{language}" for language in LANGUAGES}


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {SOURCE_LANGUAGE}))
def test_collecting_the_texts_again_changes_nothing(
    language: str, bootstrap: ModuleType, tmp_path: Path
) -> None:
    name = f"trictrac_{language}.ts"
    shutil.copy(resource("i18n", name), tmp_path)
    bootstrap.collect_texts(tmp_path, Path(sys.executable).parent)
    kept, collected = messages(resource("i18n", name)), messages(tmp_path / name)
    assert sorted(collected.keys() - kept.keys()) == [], "texts without a translation"
    assert sorted(kept.keys() - collected.keys()) == [], "translations without a text"
    open_ = [key for key, each in collected.items() if each.find("translation[@type]") is not None]
    assert open_ == []
    assert (tmp_path / name).read_text("utf-8") == resource("i18n", name).read_text("utf-8")


def test_english_has_the_plurals_that_the_other_languages_have() -> None:
    english = messages(resource("i18n", f"trictrac_{SOURCE_LANGUAGE}.ts"))
    for language in set(LANGUAGES) - {SOURCE_LANGUAGE}:
        other = messages(resource("i18n", f"trictrac_{language}.ts"))
        assert english.keys() <= other.keys()
        plurals = {key for key, each in other.items() if each.get("numerus") and "(s)" in key[1]}
        assert len(plurals) > 15
        assert plurals <= english.keys()


def test_a_text_that_stands_in_the_code_alone_is_found(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = tmp_path / "trictrac_gui"
    code.mkdir()
    (code / "new.py").write_text(
        'A = mark("New", "A text in a table")\n'
        'B = mark("New", "%n thing(s)", "", 2)\n'
        'C = mark("New", "A text", "tavla")\n'
        'def f(translate, say):\n    return translate("New", "There"), say("New", "Here")\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    file = tmp_path / "trictrac_de.ts"
    file.write_text('<!DOCTYPE TS><TS version="2.1" language="de" sourcelanguage="en"></TS>')
    bootstrap.collect_texts(tmp_path, Path(sys.executable).parent)
    found = messages(file)
    assert {(source, comment) for _, source, comment in found} == {
        ("A text in a table", ""),
        ("%n thing(s)", ""),
        ("A text", "tavla"),
        ("There", ""),
        ("Here", ""),
    }
    assert found["New", "%n thing(s)", ""].get("numerus") == "yes"
