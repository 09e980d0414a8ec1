"""Themes are checked at the door, and a fault is named with its line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from trictrac_gui.assets import THEMES, resource
from trictrac_gui.decoding import DecodingError
from trictrac_gui.ui.theme.theme_reader import LARGEST_FILE, load_theme, shipped_themes

GOOD = resource("themes", "intarsia.toml").read_text(encoding="utf-8")


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def test_the_shipped_themes_can_be_read_in_their_order() -> None:
    assert [theme.key for theme in shipped_themes()] == list(THEMES)


def test_a_theme_has_a_name_in_each_language_and_a_licence() -> None:
    for theme in shipped_themes():
        names = {theme.name(language) for language in ("de", "en", "fr")}
        assert len(names) == 3
        assert theme.licence == "MIT"


def test_an_unknown_language_gets_the_english_name() -> None:
    theme = shipped_themes()[0]
    assert theme.name("tr") == theme.name("en")


@pytest.mark.parametrize(
    ("old", "new", "key", "field", "start"),
    [
        ('ground = "#bd905c"', 'ground = "brown"', "bad-colour", "table.ground", "ground"),
        ('ground = "#bd905c"', 'ground = "#bd905"', "bad-colour", "table.ground", "ground"),
        ('ground = "#bd905c"', 'ground = "#bd905c\\n"', "bad-colour", "table.ground", "ground"),
        ('ground = "#bd905c"', "ground = 7", "wrong-type", "table.ground", "ground"),
        ('ground = "#bd905c"', "", "missing-field", "table.ground", "[table]"),
        ('ground = "#bd905c"', 'grund = "#bd905c"', "unknown-field", "table.grund", "grund"),
        ("grain = 1.0", "grain = 1.5", "bad-number", "style.grain", "grain"),
        ("grain = 1.0", "grain = nan", "bad-number", "style.grain", "grain"),
        ("grain = 1.0", "grain = true", "wrong-type", "style.grain", "grain"),
        ('licence = "MIT"', "licence = 1", "wrong-type", "licence", "licence"),
        ('licence = "MIT"', 'licence = " "', "empty-text", "licence", "licence"),
        ('fr = "Marqueterie"', 'es = "Taracea"', "unknown-field", "name.es", "es"),
        ("[sides.white]", "[sides.green]", "unknown-field", "sides.green", "[sides.green]"),
        ("[marks]", "[marcs]", "unknown-field", "marcs", "[marcs]"),
    ],
)
def test_a_fault_is_named_with_its_field_and_line(
    tmp_path: Path, old: str, new: str, key: str, field: str, start: str
) -> None:
    assert GOOD.count(old) == 1
    text = GOOD.replace(old, new)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DecodingError) as caught:
        load_theme(path)
    assert (caught.value.key, caught.value.field) == (key, field)
    assert caught.value.line == line_of(text, start)
    assert caught.value.path == path


@pytest.mark.parametrize(
    ("content", "key", "line"),
    [
        (b"licence = \n", "broken-toml", 1),
        (b'licence = "MIT"\n[name\n', "broken-toml", 2),
        (b'licence = "MIT"\nlicence = "MIT"\n', "broken-toml", 2),
        (b"\xff\xfe", "unreadable", None),
        (b"", "missing-field", None),
        (b"name = 1\n", "missing-field", None),
        (b"a = " + b"[" * 20000, "broken-toml", None),
        (b"a = " + b"9" * 5000, "broken-toml", None),
    ],
)
def test_what_is_no_theme_at_all_is_refused(
    tmp_path: Path, content: bytes, key: str, line: int | None
) -> None:
    path = tmp_path / "broken.toml"
    path.write_bytes(content)
    with pytest.raises(DecodingError) as caught:
        load_theme(path)
    assert caught.value.key == key
    if line is not None:
        assert caught.value.line == line


@pytest.mark.parametrize("name", ["none.toml", "a\0.toml", "x" * 5000, "."])
def test_a_theme_that_is_not_there_is_unreadable(tmp_path: Path, name: str) -> None:
    with pytest.raises(DecodingError) as caught:
        load_theme(tmp_path / name)
    assert caught.value.key == "unreadable"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_with_a_theme_s_name_keeps_nobody_waiting(tmp_path: Path) -> None:
    path = tmp_path / "pipe.toml"
    os.mkfifo(path)
    with pytest.raises(DecodingError) as caught:
        load_theme(path)
    assert caught.value.key == "unreadable"


def test_a_theme_without_end_is_unreadable(tmp_path: Path) -> None:
    path = tmp_path / "long.toml"
    path.write_bytes(b"#" * (LARGEST_FILE + 1))
    with pytest.raises(DecodingError) as caught:
        load_theme(path)
    assert caught.value.key == "unreadable"
