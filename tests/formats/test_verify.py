"""Throwing the dice of a saved game again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.session.hasty_players import play_some
from trictrac_gui.engine.dice import DiceChoice, commitment
from trictrac_gui.engine.match import match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.formats.document import Format
from trictrac_gui.formats.formats import read_document, write_document
from trictrac_gui.formats.verify import UnknownDice, verify
from trictrac_gui.session.game_store import GameStore, UnknownGame
from trictrac_gui.storage.errors import NotAJournal
from trictrac_gui.storage.journal_lines import encode
from trictrac_gui.storage.reading import read
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS

SEED = bytes(range(32))
CHECKABLE = DiceChoice(checkable=(SEED, "Ada & Bela"))


def played(folder: Path, dice: DiceChoice, actions: int = 80) -> Path:
    """The file of a game played for a while."""
    session, trouble = GameStore(VARIANTS, folder).begin(TRIC_TRAC, {}, ("Ada", "Bela"), dice)
    assert trouble is None
    play_some(session, actions, seed=3)
    session.close()
    assert session.path is not None
    return session.path


def forged(path: Path, line: int, change: dict[str, object]) -> None:
    """Change fields of one line, and make all check values right again as a forger would."""
    contents = read(path)
    entries = [dict(contents.header), *map(dict, contents.entries)]
    entries[line - 1].update(change)
    check, written = "", b""
    for entry in entries:
        data, sound = encode(entry, check)
        check = sound.check
        written += data
    path.write_bytes(written)


def throws(path: Path) -> list[int]:
    """The lines on which dice were thrown."""
    return [
        number
        for number, entry in enumerate(read(path).entries, start=2)
        if entry.get("do") == "rolled"
    ]


@pytest.mark.parametrize("dice", [CHECKABLE, DiceChoice(seed=5)], ids=["checkable", "seeded"])
def test_a_game_as_it_was_played_is_sound(tmp_path: Path, dice: DiceChoice) -> None:
    path = played(tmp_path, dice)
    verdict = verify(path)
    assert verdict.sound
    assert verdict.agreed == len(throws(path)) > 10


def test_a_game_taken_up_again_goes_on_with_its_own_dice(tmp_path: Path) -> None:
    path = played(tmp_path, CHECKABLE, actions=25)
    session, _, _ = GameStore(VARIANTS, tmp_path).resume(path)
    play_some(session, 40, seed=4)
    session.close()
    assert verify(path).sound


@pytest.mark.parametrize("which", [0, 1, 5, -1])
def test_each_changed_throw_is_found_by_its_line(tmp_path: Path, which: int) -> None:
    path = played(tmp_path, CHECKABLE)
    line = throws(path)[which]
    numbers = read(path).entries[line - 2]["numbers"]
    assert isinstance(numbers, list)
    other = [numbers[0] % 6 + 1, *numbers[1:]]
    forged(path, line, {"numbers": other})
    verdict = verify(path)
    assert not verdict.sound
    assert verdict.damage is None
    assert [(wrong.line, wrong.written, wrong.expected) for wrong in verdict.wrong] == [
        (line, tuple(other), tuple(numbers))
    ]


def test_a_throw_set_by_hand_is_counted_apart(tmp_path: Path) -> None:
    path = played(tmp_path, CHECKABLE)
    forged(path, throws(path)[3], {"numbers": [6, 6], "origin": "hand"})
    verdict = verify(path)
    assert verdict.sound
    assert verdict.by_hand == 1


def test_a_careless_change_is_found_as_damage(tmp_path: Path) -> None:
    path = played(tmp_path, CHECKABLE)
    path.write_bytes(path.read_bytes().replace(b'"do":"rolled"', b'"do":"Rolled"', 1))
    verdict = verify(path)
    assert not verdict.sound
    assert verdict.damage is not None
    assert verdict.damage.line == 2


def test_throws_of_the_operating_system_cannot_be_verified(tmp_path: Path) -> None:
    verdict = verify(played(tmp_path, DiceChoice()))
    assert not verdict.sound
    assert not verdict.choice.repeatable
    assert verdict.wrong == ()


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seed": "00" * 32}, "dice.checkable.commitment"),
        ({"commitment": commitment(bytes(32))}, "dice.checkable.commitment"),
        ({"seed": "00"}, "dice.checkable.seed"),
        ({"seed": "xy"}, "dice.checkable.seed"),
        ({"words": "  two   blanks "}, "dice.checkable.words"),
        ({"words": 5}, "dice.checkable.words"),
    ],
)
def test_a_changed_promise_is_named(tmp_path: Path, change: dict[str, object], field: str) -> None:
    path = played(tmp_path, CHECKABLE, actions=10)
    dice = read(path).header["dice"]
    assert isinstance(dice, dict)
    forged(path, 1, {"dice": {**dice, "checkable": {**dice["checkable"], **change}}})
    with pytest.raises(UnknownDice) as unknown:
        verify(path)
    assert unknown.value.field == field
    with pytest.raises(UnknownGame):
        GameStore(VARIANTS, tmp_path).resume(path)


def test_other_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada,\n")
    with pytest.raises(NotAJournal):
        verify(path)


def trictrac(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "trictrac_gui.cli.main", "verify", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def test_the_command_says_what_it_found_and_leaves_the_files_alone(tmp_path: Path) -> None:
    sound, wrong = played(tmp_path / "a", CHECKABLE), played(tmp_path / "b", CHECKABLE)
    assert trictrac(sound).returncode == 0
    line = throws(wrong)[2]
    forged(wrong, line, {"numbers": [1, 1], "origin": "dice"})
    before = wrong.read_bytes()
    told = trictrac(sound, wrong)
    assert told.returncode == 1
    assert f"all {len(throws(sound))} throws are those of its dice." in told.stdout
    assert f"line {line}: throw 3 is 1-1, but the dice of this game give " in told.stdout
    assert wrong.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("missing.jsonl", "cannot be read: No such file"),
        ("letter.txt", "is not a record of a game"),
        ("system.jsonl", "cannot be thrown again; choose checkable dice"),
    ],
)
def test_the_command_says_why_it_cannot_verify(tmp_path: Path, name: str, said: str) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada,\n")
    played(tmp_path / "games", DiceChoice(), actions=5).rename(tmp_path / "system.jsonl")
    told = trictrac(tmp_path / name)
    assert told.returncode == 1
    assert said in told.stdout


def copied(path: Path) -> Path:
    """The copy of a kept game that is passed on."""
    copy = path.with_suffix(".ttg")
    copy.write_bytes(write_document(read_document(path.read_bytes()), Format.TTG))
    return copy


@pytest.mark.parametrize("dice", [CHECKABLE, DiceChoice(seed=5)], ids=["checkable", "seeded"])
def test_a_copy_that_is_passed_on_is_verified_as_the_record_is(
    tmp_path: Path, dice: DiceChoice
) -> None:
    path = played(tmp_path, dice)
    verdict = verify(copied(path))
    assert verdict.sound
    assert 10 < verdict.agreed <= verify(path).agreed


def test_the_throws_of_a_match_are_counted_on_from_game_to_game(tmp_path: Path) -> None:
    games = GameStore(VARIANTS, tmp_path)
    session, _ = games.begin(BACKGAMMON, {}, ("Ada", "Bela"), CHECKABLE, match_to(5, cube=True))
    for number in range(3):
        play_some(session, 30, seed=number)
        session.resign(1, session.view().to_move or Side.FIRST)
        session.answer(accepted=True)
        session.start_next()
    play_some(session, 20, seed=9)
    session.close()
    assert session.path is not None
    assert verify(session.path).sound
    copy = copied(session.path)
    verdict = verify(copy)
    assert verdict.sound
    assert verdict.agreed > 20


@pytest.mark.parametrize("which", [0, 3, -1])
def test_a_changed_throw_of_a_copy_is_found_by_its_line(tmp_path: Path, which: int) -> None:
    copy = copied(played(tmp_path, CHECKABLE))
    lines = copy.read_bytes().splitlines(keepends=True)
    throws = [at for at, line in enumerate(lines) if b'"rolled"' in line]
    at = throws[which]
    entry = json.loads(lines[at])
    entry["numbers"][0] = entry["numbers"][0] % 6 + 1
    lines[at] = json.dumps(entry).encode() + b"\n"
    copy.write_bytes(b"".join(lines))
    verdict = verify(copy)
    assert not verdict.sound
    assert [wrong.line for wrong in verdict.wrong[:1]] == [at + 1] or verdict.damage is not None


def test_a_copy_without_a_word_on_its_dice_cannot_be_verified() -> None:
    samples = Path(__file__).parents[1] / "samples"
    with pytest.raises(UnknownDice):
        verify(samples / "ttg-1-backgammon.ttg")
    with pytest.raises(NotAJournal):
        verify(samples / "exchange" / "gnubg-match.mat")
