"""The project's own format: its versions, its description, and going on with what was read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.trees import told
from trictrac_gui.formats import ttg_reader
from trictrac_gui.formats.document import Format
from trictrac_gui.formats.faults import Unreadable
from trictrac_gui.formats.formats import read_document, write_document
from trictrac_gui.formats.text import MOST_LINES
from trictrac_gui.formats.ttg_reader import UPGRADES, read_ttg
from trictrac_gui.formats.ttg_writer import VERSION

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = sorted((ROOT / "tests" / "samples").glob("ttg-*.ttg"))
DESCRIPTION = (ROOT / "resources" / "formats" / "ttg.md").read_text(encoding="utf-8")
HEADER = '{"format":"ttg","version":1,"variant":"backgammon","names":["Ada","Ben"]}\n'


def test_there_is_a_sample_of_every_version_and_a_step_between_them() -> None:
    assert {int(path.name.split("-")[1]) for path in SAMPLES} == set(range(1, VERSION + 1))
    assert len(UPGRADES) == VERSION - 1


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name)
def test_files_of_every_version_are_read(path: Path) -> None:
    document = read_document(path.read_bytes())
    assert document.format is Format.TTG
    assert document.sound
    assert document.games


@pytest.mark.parametrize("name", ["backgammon", "tric-trac"])
def test_a_journal_becomes_a_ttg_with_the_same_actions(name: str) -> None:
    journal = (ROOT / "tests" / "samples" / f"journal-1-{name}.jsonl").read_bytes()
    document = read_document(journal)
    assert document.format is Format.JOURNAL
    assert document.sound
    again = read_document(write_document(document, Format.TTG))
    assert told(again) == told(document)
    assert again.dice is not None


def test_a_journal_that_was_changed_is_told_with_its_line() -> None:
    journal = (ROOT / "tests" / "samples" / "journal-1-backgammon.jsonl").read_bytes()
    lines = journal.splitlines(keepends=True)
    lines[4] = lines[4].replace(b"stepped", b"stopped")
    document = read_document(b"".join(lines))
    assert [(found.key, found.spot.line) for found in document.faults] == [("damaged", 5)]
    assert len(document.games[0].actions()) == 3


def test_lines_of_an_older_version_are_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    def renamed(line: dict[str, object]) -> dict[str, object]:
        return {("names" if name == "players" else name): value for name, value in line.items()}

    monkeypatch.setattr(ttg_reader, "VERSION", 2)  # whatever it is by now
    monkeypatch.setattr(ttg_reader, "UPGRADES", (renamed,))
    old = HEADER.replace("names", "players") + '{"game":1}\n'
    assert read_ttg(old).names == ("Ada", "Ben")
    with pytest.raises(Unreadable):
        read_ttg(old.replace('"version":1', '"version":2'))


def test_the_examples_of_the_description_are_lines_of_the_format() -> None:
    examples = re.findall(r"```json\n(.*?)\n```", DESCRIPTION, re.DOTALL)
    assert len(examples) == 3
    header, action, kept = examples
    assert read_ttg(header).match.agreement.length == 5
    assert json.loads(action)["do"] == "stepped"
    found = read_ttg(f'{header}\n{{"game":1,"score":[0,0]}}\n{kept}\n')
    assert [(fault.key, fault.spot.line) for fault in found.faults] == [("illegal-play", 3)]


def test_every_action_stands_in_the_description() -> None:
    source = (ROOT / "trictrac_gui" / "engine" / "entries.py").read_text(encoding="utf-8")
    words = set(re.findall(r'"do": "([a-z-]+)"', source)) - {"started-next"}
    assert len(words) > 5
    assert words <= set(re.findall(r"`([a-z-]+)`", DESCRIPTION))


def test_a_file_with_more_lines_than_any_match_is_read_up_to_there() -> None:
    text = HEADER + '{"game":1}\n' + '{"kept":{}}\n' * MOST_LINES
    found = read_ttg(text)
    assert found.faults[-1].key == "too-many-entries"
    assert found.faults[-1].spot.line == MOST_LINES + 1
