"""Every fault of a file is told in each language, by one table of keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from trictrac_gui import formats
from trictrac_gui.formats.faults import FileSpot, fault
from trictrac_gui.texts import file_faults
from trictrac_gui.texts.file_faults import CONTEXT, ID_SENTENCES, NAMELESS, RULES, SENTENCES
from trictrac_gui.ui.language import LanguageSwitch

ALL = {*SENTENCES.values(), *NAMELESS.values(), *ID_SENTENCES.values(), *RULES.values()}


def translated(source: str) -> str:
    return QCoreApplication.translate(CONTEXT, source)


@contextmanager
def speaking(app: QApplication, translations: Path, language: str) -> Iterator[None]:
    """Speak a language for a while, whatever fails in it."""
    switch = LanguageSwitch(app, translations)
    switch.use(language)
    try:
        yield
    finally:
        switch.release()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_key_lacks_a_language(qapp: QApplication, translations: Path, language: str) -> None:
    with speaking(qapp, translations, language):
        missing = [source for source in ALL if translated(source) == source]
    assert missing == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Der Zug 13/12 ist nicht möglich: zwei oder mehr gegnerische Steine"),
        ("en", "The move 13/12 cannot be made: two or more opposing checkers"),
        ("fr", "Le coup 13/12 est impossible\u00a0: deux pions adverses ou plus"),
    ],
)
def test_a_rule_is_told_in_the_language_of_its_sentence(
    qapp: QApplication, translations: Path, language: str, said: str
) -> None:
    found = fault("illegal-play", FileSpot(5, 6), "play", rule="point-closed", move="13/12")
    with speaking(qapp, translations, language):
        assert file_faults.sentence(found, translated).startswith(said)


def test_what_has_no_name_has_a_sentence_of_its_own() -> None:
    nameless = fault("illegal-play", FileSpot(1, 1), "play", rule="bar-first", move="")
    assert file_faults.sentence(nameless).startswith("This play cannot be made")
    assert file_faults.sentence(fault("missing-field", FileSpot(1, 1))) == "The line is missing."
    named = fault("missing-field", FileSpot(1, 1), "names")
    assert file_faults.sentence(named) == "“names” is missing."


def test_an_unknown_key_and_an_unknown_rule_are_told_all_the_same() -> None:
    assert "new-key" in file_faults.sentence(fault("new-key", FileSpot(1, 1)))
    found = fault("no-double", FileSpot(1, 1), rule="a-new-rule")
    assert "a-new-rule" in file_faults.sentence(found)


def test_text_from_a_file_cannot_break_a_sentence() -> None:
    found = fault("not-understood", FileSpot(1, 1), text="{key}{0!r}\u202e\x1b[31m" + "x" * 500)
    said = file_faults.sentence(found)
    assert "{key}{0!r}" in said
    assert "\x1b" not in said
    assert "\u202e" not in said
    assert len(said) < 200


def test_every_key_of_an_id_has_a_sentence() -> None:
    folder = Path(formats.__file__).parent
    used: set[str] = set()
    for name in ("xgid", "gnubg_ids", "snapshot"):
        text = (folder / f"{name}.py").read_text("utf-8")
        used |= set(re.findall(r"IdError\(\s*\"([a-z-]+)\"", text))
        used |= set(re.findall(r"\.wrong\(\d+, \"([a-z-]+)\"", text))
    assert len(used) > 8
    for key in used:
        assert key in ID_SENTENCES or key in SENTENCES, key
        said = file_faults.id_sentence(key, "cube", 7)
        assert said.endswith(".")
        assert "{" not in said
