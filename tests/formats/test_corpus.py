"""Every dialect and every fault once: what the readers say of the files of the corpus."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import corpus
from tests.trees import course, shape, told
from trictrac_gui import formats
from trictrac_gui.engine.cube import CubeBar
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.formats.document import Format
from trictrac_gui.formats.faults import FileFault, Unreadable
from trictrac_gui.formats.formats import WRITABLE, CannotWrite, read_document, write_document
from trictrac_gui.formats.tree_entries import entries_of
from trictrac_gui.texts import file_faults, position_faults
from trictrac_gui.texts.catalogue import Catalogue
from trictrac_gui.texts.file_faults import SENTENCES
from trictrac_gui.texts.refusals import BARS, RULES

RULE_KEYS = {*map(str, RULES), *map(str, BARS)}
EXPECTED = corpus.expected()
FILES = {path.name: path for path in corpus.files()}


def sentence(found: FileFault) -> str:
    return file_faults.sentence(found, Catalogue())


def faults(path: Path) -> tuple[FileFault, ...]:
    try:
        return read_document(path.read_bytes()).faults
    except Unreadable as unreadable:
        return (unreadable.fault,)


def test_the_table_and_the_folder_name_the_same_files() -> None:
    assert set(EXPECTED) == set(FILES)


@pytest.mark.parametrize("name", sorted(FILES))
def test_each_file_is_told_with_line_and_reason(name: str) -> None:
    assert corpus.told(FILES[name].read_bytes()) == EXPECTED[name]


@pytest.mark.parametrize("name", sorted(FILES))
def test_each_fault_has_its_sentence(name: str) -> None:
    for found in faults(FILES[name]):
        said = sentence(found)
        assert found.key in SENTENCES
        assert said.endswith(".")
        assert "{" not in said
        rule = dict(found.values).get("rule")
        assert rule is None or str(rule) in RULE_KEYS


def test_a_file_of_another_program_is_named_in_one_sentence() -> None:
    foreign = [name for name in FILES if name.startswith("fault-foreign-")]
    assert len(foreign) == 10
    for name in foreign:
        (found,) = faults(FILES[name])
        assert found.key == "foreign"
        assert str(dict(found.values)["program"]) in sentence(found)


def test_files_named_after_a_fault_have_one_and_no_other_has() -> None:
    notes = {"unfinished.mat", "windows-letters.mat", "gnubg-set-up.sgf", "kept.ttg"}
    for name, row in EXPECTED.items():
        assert bool(row.faults) == (name.startswith(("fault-", "notes-")) or name in notes), name


SOUND = sorted(name for name, row in EXPECTED.items() if row.games and not row.faults)
NO_WORDS = {
    ("tric-trac.ttg", Format.MAT): "tric-trac",
    ("tric-trac.ttg", Format.SGF): "tric-trac",
    ("set-up.sgf", Format.MAT): "set-up",
    ("set-position.mat", Format.MAT): "set-up",
    ("cube-of-gnubg.sgf", Format.MAT): "set-up",
    ("cube-in-own-node.sgf", Format.MAT): "set-up",
    ("nought-nought.mat", Format.MAT): "set-up",
    ("pass-after-one-number.mat", Format.MAT): "set-up",
    ("position.ttg", Format.MAT): "set-up",
    ("bar-and-off.sgf", Format.MAT): "set-up",
}


@pytest.mark.parametrize(("name", "kind"), sorted(NO_WORDS))
def test_a_format_without_words_for_a_game_says_so(name: str, kind: Format) -> None:
    document = read_document(FILES[name].read_bytes())
    with pytest.raises(CannotWrite) as raised:
        write_document(document, kind)
    assert raised.value.key == NO_WORDS[name, kind]


@pytest.mark.parametrize(
    ("name", "kind"),
    [(name, kind) for name in SOUND for kind in WRITABLE if (name, kind) not in NO_WORDS],
)
def test_what_was_read_can_be_written_and_read_alike(name: str, kind: Format) -> None:
    document = read_document(FILES[name].read_bytes())
    again = read_document(write_document(document, kind), kind)
    assert again.sound
    assert [game.outcome for game in again.games] == [game.outcome for game in document.games]
    if kind is Format.TTG:
        assert shape(again.games[0]) == shape(document.games[0])


@pytest.mark.parametrize("name", sorted(FILES))
def test_writing_twice_changes_nothing_more(name: str) -> None:
    try:
        document = read_document(FILES[name].read_bytes())
    except Unreadable as unreadable:
        assert unreadable.fault.key  # noqa: PT017 - the corpus tells which
        return
    once = write_document(document, Format.TTG)
    assert write_document(read_document(once), Format.TTG) == once


def test_the_same_match_in_many_spellings_is_the_same_match() -> None:
    spellings = (
        "mark-and-crlf.mat",
        "carriage-returns.mat",
        "utf-16.mat",
        "tabs.mat",
        "tight-colons.mat",
        "no-colons.mat",
    )
    told = []
    for name in spellings:
        document = read_document(FILES[name].read_bytes())
        courses = [course(game) for game in document.games]
        told.append((document.names, document.match, courses))
    assert all(other == told[0] for other in told)
    assert told[0][0] == ("Ada", "Ben")


def test_the_bar_and_off_in_words_are_the_bar_and_off_in_numbers() -> None:
    words, numbers = (
        told(read_document(FILES[name].read_bytes()))
        for name in ("bar-and-off.mat", "gnubg-match.mat")
    )
    assert words == numbers


def test_what_cannot_have_been_played_stays_with_its_reason_beside_it() -> None:
    document = read_document(FILES["fault-not-these-dice.mat"].read_bytes())
    text = write_document(document, Format.MAT, sentence).decode()
    assert "52: 13/10 13/8" in text
    assert "; The move 13/10 cannot be made: the dice do not show that number" in text
    sgf = write_document(document, Format.SGF, sentence).decode()
    assert ";B[52lolq]C[The move 13/10 cannot be made" in sgf
    through = read_document(write_document(document, Format.TTG))
    assert write_document(through, Format.MAT, sentence).decode() == '; [Crawford "On"]\n\n' + text


def test_words_about_a_match_go_from_one_format_to_the_other() -> None:
    document = read_document(FILES["tags.mat"].read_bytes())
    sgf = read_document(write_document(document, Format.SGF))
    about = dict(sgf.about)
    assert about == {"Site": "A club", "EventDate": "2026.05.04"}
    assert document.games[0].tree.root.comment == "a word about the next throw"


def test_escapes_in_sgf_are_resolved_and_written_again() -> None:
    document = read_document(FILES["escapes.sgf"].read_bytes())
    assert document.names == ("A]da \\ x:y", "Ben")
    comment = document.games[0].tree.root.comment
    assert comment == "a [note] with\ntwo lines joined"
    assert entries_of(document.games[0])[0].comment == "good]"
    again = read_document(write_document(document, Format.SGF))
    assert again.names == document.names
    assert again.games[0].tree.root.comment == comment


@pytest.mark.parametrize("kind", [Format.SGF, Format.TTG])
def test_variations_are_kept_as_branches(kind: Format) -> None:
    document = read_document(FILES["variations.sgf"].read_bytes())
    again = read_document(write_document(document, kind))
    assert write_document(again, Format.SGF) == write_document(document, Format.SGF)
    entries = entries_of(again.games[0])
    assert len(entries[1].branches) == 2
    assert entries[1].branches[0][0].comment == "risky"
    assert len(entries[1].branches[0][1].branches) == 1
    assert len(entries[3].branches) == 1


def test_a_hand_set_throw_stays_marked_and_a_comment_stays() -> None:
    text = FILES["hand-set.ttg"].read_bytes()
    written = write_document(read_document(text), Format.TTG).decode()
    assert '"numbers":[3],"origin":"hand"' in written
    assert '"comment":"the best"' in written


def test_every_key_the_readers_use_has_a_sentence() -> None:
    folder = Path(formats.__file__).parent
    calls = re.compile(r"\b(?:fault|note|DecodingError|_stopped)\(\s*\"([a-z-]+)\"")
    used = {key for path in folder.glob("*.py") for key in calls.findall(path.read_text("utf-8"))}
    assert len(used) > 40
    assert used <= {*SENTENCES, *position_faults.CAUSES}


def test_every_rule_has_its_reason() -> None:
    assert {str(key) for key in (*RuleKey, *CubeBar)} <= RULE_KEYS
