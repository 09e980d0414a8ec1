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
from trictrac_gui.texts.file_faults import SENTENCES

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


def test_a_wrong_bit_in_a_journal_is_a_note_and_all_of_it_is_read() -> None:
    journal = (ROOT / "tests" / "samples" / "journal-1-backgammon.jsonl").read_bytes()
    sound = read_document(journal)
    for place in (5, 90, len(journal) - 30):
        document = read_document(
            journal[:place] + bytes([journal[place] ^ 1]) + journal[place + 1 :]
        )
        assert [found.key for found in document.faults] == ["mended"]
        assert document.sound
        assert document.games[0].actions() == sound.games[0].actions()


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
    assert len(examples) == 4
    header, action, put, kept = examples
    assert json.loads(put)["set_up"]["kind"] == "play"
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


# --- Faults ----------------------------------------------------------------------------------

HEAD = {"format": "ttg", "version": 2, "variant": "backgammon", "names": ["Ada", "Ben"]}
GAME = {"game": 1}


def faults_of(*lines: object) -> list[tuple[int, str, str]]:
    """Line, field and key of all that is wrong; each has a sentence."""
    text = "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines)
    try:
        found = read_ttg(text).faults
    except Unreadable as unreadable:
        found = (unreadable.fault,)
    assert all(one.key in SENTENCES for one in found)
    return [(one.spot.line, one.field, one.key) for one in found]


@pytest.mark.parametrize(
    ("changed", "field", "key"),
    [
        ({"format": "tgt"}, "format", "wrong-format"),
        ({"version": None}, "version", "wrong-value"),
        ({"version": 0}, "version", "wrong-value"),
        ({"version": True}, "version", "wrong-value"),
        ({"version": 99}, "version", "newer-version"),
        ({"variant": "chess"}, "variant", "unknown-game"),
        ({"variant": ["backgammon"]}, "variant", "unknown-game"),
        ({"options": []}, "options", "wrong-value"),
        ({"options": {"hucke": "here"}}, "options.hucke", "wrong-value"),
        ({"names": ["Ada"]}, "names", "wrong-value"),
        ({"names": ["Ada", 5]}, "names[1]", "wrong-value"),
        ({"names": ["x" * 1000, "Ben"]}, "names[0]", "wrong-value"),
        ({"match": 7}, "match", "wrong-value"),
        ({"match": {"kind": "match", "length": "7"}}, "match.length", "wrong-value"),
        ({"match": {"kind": "match"}}, "match.length", "wrong-length"),
        ({"match": {"length": 7}}, "match.kind", "wrong-value"),
        ({"about": "me"}, "about", "wrong-value"),
        ({"comment": 5}, "comment", "wrong-value"),
        ({"dice": []}, "dice", "wrong-value"),
        ({"colour\u202e": "red"}, "colour", "unknown-field"),
    ],
)
def test_a_header_that_cannot_be_right_is_refused_with_its_field(
    changed: dict[str, object], field: str, key: str
) -> None:
    assert faults_of({**HEAD, **changed}, GAME) == [(1, field, key)]


@pytest.mark.parametrize(
    ("line", "field", "key"),
    [
        ("{", "", "not-json"),
        ("[1]", "", "not-an-object"),
        ('{"game": 1, "game": 2}', "game", "doubled-key"),
        ({"game": 0}, "game", "wrong-value"),
        ({"game": "1"}, "game", "wrong-value"),
        ({"game": 1, "colour": "red"}, "colour", "unknown-field"),
        ({"game": 1, "score": [1]}, "score", "wrong-value"),
        ({"game": 1, "score": [1, -1]}, "score[1]", "wrong-value"),
        ({"game": 1, "crawford_played": 1}, "crawford_played", "wrong-value"),
        ({"game": 1, "position": 5}, "position", "wrong-value"),
        ({"game": 1, "position": "white 3"}, "position", "wrong-value"),
        ({"game": 1, "position": "white 6:16 / black 19:15"}, "position", "too-many"),
        ({"game": 1, "to_move": 2}, "to_move", "wrong-value"),
        ({"game": 1, "to_move": "white"}, "to_move", "wrong-value"),
        ({"game": 1, "cube": 2}, "cube", "wrong-value"),
        ({"game": 1, "cube": [3, 0]}, "cube", "no-such-cube"),
        ({"game": 1, "cube": [2, 5]}, "cube", "wrong-value"),
        ({"game": 1, "points": [0, 0]}, "points", "unknown-field"),
        ({"game": 1, "comment": []}, "comment", "wrong-value"),
    ],
)
def test_the_first_line_of_a_game_is_told_with_line_and_field(
    line: object, field: str, key: str
) -> None:
    assert faults_of(HEAD, line) == [(2, field, key)]


@pytest.mark.parametrize(
    ("line", "field", "key"),
    [
        ({"id": 1, "after": 0}, "do", "wrong-value"),
        ({"id": 1, "after": 0, "do": "danced"}, "do", "wrong-value"),
        ({"id": 2, "after": 0, "do": "took"}, "id", "not-the-next-id"),
        ({"id": 1, "after": 5, "do": "took"}, "after", "no-such-moment"),
        ({"id": 1, "after": 0, "do": "took"}, "do", "not-legal"),
        ({"id": 1, "after": 0, "do": "took", "comment": 5}, "comment", "wrong-value"),
        ({"result": "resigned", "points": 1}, "winner", "wrong-value"),
        ({"result": "resigned", "points": 0, "winner": 0}, "points", "wrong-value"),
        ({"result": "resigned", "points": True, "winner": 0}, "points", "wrong-value"),
        ({"result": 5, "points": 1, "winner": 0}, "result", "wrong-value"),
        ({"kept": 5}, "kept", "wrong-value"),
        ({"kept": {}, "what": 1}, "what", "unknown-field"),
    ],
)
def test_a_line_within_a_game_is_told_with_line_and_field(
    line: object, field: str, key: str
) -> None:
    assert faults_of(HEAD, GAME, line) == [(3, field, key)]


def test_points_a_game_has_already_are_below_those_that_win_it() -> None:
    head = {**HEAD, "variant": "tric-trac"}
    assert faults_of(head, {"game": 1, "points": [11, 0]}) == []
    assert faults_of(head, {"game": 1, "points": [12, 0]}) == [(2, "points[0]", "wrong-value")]


def test_names_of_a_file_are_kept_on_one_line() -> None:
    head = {**HEAD, "names": ["A\nda", "\u202eBen"]}
    document = read_ttg("\n".join(json.dumps(line) for line in (head, GAME)))
    assert document.names == ("A da", "Ben")
