"""Throwing the dice of a saved game again."""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.session.hasty_players import play_some
from tests.sessions import act_at_random
from trictrac_gui.engine.dice import DiceChoice, commitment
from trictrac_gui.engine.match import match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.formats.document import Format
from trictrac_gui.formats.formats import read_document, write_document
from trictrac_gui.formats.verify import Proof, UnknownDice, verify
from trictrac_gui.session.game_store import GameStore, UnknownGame
from trictrac_gui.storage.errors import NotAJournal
from trictrac_gui.storage.journal_lines import encode
from trictrac_gui.storage.reading import read
from trictrac_gui.texts import file_faults
from trictrac_gui.texts.catalogue import Catalogue
from trictrac_gui.ui.game.game_dialogs import in_groups
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS

SEED = bytes(range(32))
MATCH = match_to(1, cube=True)
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
    written_anew(path, entries)


Entries = list[dict[str, Any]]


def written_anew(path: Path, entries: Entries) -> None:
    """Write a journal with such lines, every check value right, as a forger would."""
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


@pytest.fixture(scope="module")
def whole_match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a match of Backgammon with the cube, played to its end."""
    games = GameStore(VARIANTS, tmp_path_factory.mktemp("match"))
    session, _ = games.begin(BACKGAMMON, {}, ("Ada", "Bela"), CHECKABLE, MATCH)
    chance = random.Random(4)
    while not session.view().match.over:
        act_at_random(session, chance)
    session.close()
    assert session.path is not None
    verdict = verify(session.path)
    assert verdict.proof(commitment(SEED)) is Proof.PROVED
    assert verdict.complete
    return session.path


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game of Tric Trac, played to its end."""
    return played(tmp_path_factory.mktemp("game"), CHECKABLE, actions=2000)


@pytest.mark.parametrize("dice", [CHECKABLE, DiceChoice(seed=5)], ids=["checkable", "seeded"])
def test_a_game_as_it_was_played_is_sound(tmp_path: Path, dice: DiceChoice) -> None:
    path = played(tmp_path, dice)
    verdict = verify(path)
    assert verdict.consistent
    assert verdict.agreed == len(throws(path)) > 10


def test_a_game_taken_up_again_goes_on_with_its_own_dice(tmp_path: Path) -> None:
    path = played(tmp_path, CHECKABLE, actions=25)
    session, _, _ = GameStore(VARIANTS, tmp_path).resume(path)
    play_some(session, 40, seed=4)
    session.close()
    assert verify(path).consistent


@pytest.mark.parametrize("which", [0, 1, 5, -1])
def test_each_changed_throw_is_found_by_its_line(tmp_path: Path, which: int) -> None:
    path = played(tmp_path, CHECKABLE)
    line = throws(path)[which]
    numbers = read(path).entries[line - 2]["numbers"]
    assert isinstance(numbers, list)
    other = [numbers[0] % 6 + 1, *numbers[1:]]
    forged(path, line, {"numbers": other})
    verdict = verify(path)
    assert verdict.proof() is Proof.REFUSED
    assert [(wrong.line, wrong.written, wrong.expected) for wrong in verdict.wrong][:1] == [
        (line, tuple(other), tuple(numbers))
    ]


def test_throws_set_by_hand_are_counted_apart_and_prove_nothing(
    tmp_path: Path, whole_match: Path
) -> None:
    path = Path(shutil.copy(whole_match, tmp_path))
    last = max(throws(path))
    forged(path, last, {"origin": "hand"})
    verdict = verify(path)
    assert (verdict.by_hand, verdict.complete) == (1, True)
    assert verdict.proof(verdict.fingerprint) is Proof.CONSISTENT


def test_a_careless_change_is_found_as_damage(tmp_path: Path) -> None:
    path = played(tmp_path, CHECKABLE)
    path.write_bytes(path.read_bytes().replace(b'"do":"rolled"', b'"do":"Rolled"', 1))
    assert told(path) == [(2, "check-differs")]


def test_throws_of_the_operating_system_cannot_be_verified(tmp_path: Path) -> None:
    verdict = verify(played(tmp_path, DiceChoice()))
    assert verdict.proof() is Proof.REFUSED
    assert not verdict.choice.repeatable
    assert (verdict.wrong, verdict.faults) == ((), ())


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


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        ((), 3, "consistent, not proved."),
        (("--fingerprint", commitment(SEED)), 0, "proved, if the words are those that were typed"),
        (("--fingerprint", commitment(SEED), "--words", " Ada  & Bela "), 0, "proved: neither"),
        (("--fingerprint", commitment(bytes(32))), 1, "another secret number was put in"),
        (("--fingerprint", commitment(SEED), "--words", "Ada"), 1, "other words were put in"),
        (("--words", "Ada & Bela"), 3, "compare both with what was noted before the game"),
        (("--fingerprint", "0" * 63), 2, "a fingerprint has 64 digits"),
    ],
)
def test_the_command_has_three_statuses_and_says_what_is_proved(
    whole_match: Path, arguments: tuple[str, ...], status: int, said: str
) -> None:
    found = trictrac(*arguments, whole_match)
    assert found.returncode == status
    assert said in found.stdout + found.stderr
    if status in (0, 3):
        assert "the record is complete" in found.stdout
        assert f"fingerprint: {commitment(SEED)}" in found.stdout
        assert "words: “Ada & Bela”" in found.stdout
    if status == 0:
        assert "chosen beforehand among many is not excluded" in found.stdout


def test_a_fingerprint_is_taken_as_it_was_written_down(whole_match: Path) -> None:
    noted = in_groups(commitment(SEED)).upper().replace(" ", " : ")
    assert trictrac("--fingerprint", noted, whole_match).returncode == 0


def test_the_command_says_what_it_found_and_leaves_the_files_alone(tmp_path: Path) -> None:
    sound, wrong = played(tmp_path / "a", CHECKABLE), played(tmp_path / "b", CHECKABLE)
    found = trictrac("--fingerprint", commitment(SEED), sound)
    assert found.returncode == 3
    assert "the record is not complete" in found.stdout
    line = throws(wrong)[2]
    forged(wrong, line, {"numbers": [1, 1], "origin": "dice"})
    before = wrong.read_bytes()
    found = trictrac(sound, wrong)
    assert found.returncode == 1
    assert f"all {len(throws(sound))} throws are those of its dice, and " in found.stdout
    assert f"line {line}: throw 3 is 1-1, but the dice of this game give " in found.stdout
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
    found = trictrac(tmp_path / name)
    assert found.returncode == 1
    assert said in found.stdout


# --- Forgeries -------------------------------------------------------------------------------


def told(path: Path) -> list[tuple[int, str]]:
    """The lines that a record is refused for, and why: the rule where it is one."""
    verdict = verify(path)
    assert verdict.proof() is Proof.REFUSED
    return [
        *((wrong.line, "wrong-throw") for wrong in verdict.wrong),
        *(
            (one.spot.line, one.field if one.key == "not-legal" else one.key)
            for one in verdict.faults
        ),
    ]


def at(entries: Entries, do: str, which: int = 0) -> int:
    """Where such an action stands among the entries."""
    return [n for n, entry in enumerate(entries) if entry.get("do") == do][which]


def numbered(entries: Entries) -> Entries:
    """The entries with the numbers of their actions one after the other, as a forger would."""
    number = 0
    for entry in entries:
        if "do" in entry:
            entry["id"], entry["after"] = number + 1, number
            number += 1
    return entries


def without(do: str, which: int) -> Callable[[Entries], Entries]:
    def change(entries: Entries) -> Entries:
        del entries[at(entries, do, which)]
        return numbered(entries)

    return change


def changed(do: str, which: int, **fields: object) -> Callable[[Entries], Entries]:
    def change(entries: Entries) -> Entries:
        entries[at(entries, do, which)].update(fields)
        return entries

    return change


def in_the_header(**dice: object) -> Callable[[Entries], Entries]:
    def change(entries: Entries) -> Entries:
        entries[0]["dice"] = {**entries[0]["dice"], **dice}
        return entries

    return change


def twelve_in_a_row(entries: Entries) -> Entries:
    handed = at(entries, "handed-over")
    first = entries[at(entries, "rolled", 2)]
    dice = CHECKABLE.source()
    row = [{**first, "numbers": list(dice.throw(2 + number, 2).numbers)} for number in range(12)]
    return numbered([*entries[: handed + 1], *row])


def after_the_end(entries: Entries) -> Entries:
    return numbered([*entries, {**entries[-1], **entries[at(entries, "rolled", 4)], "over": True}])


def never_over(entries: Entries) -> Entries:
    del entries[-1]["over"]
    return entries


def another_game_set_up(entries: Entries) -> Entries:
    entries[0]["free"] = True
    return entries


def a_passed_throw(entries: Entries) -> Entries:
    first = at(entries, "rolled", 2)
    del entries[first + 1 : at(entries, "handed-over", 1)]
    return numbered(entries)


def a_turn_thrown_anew(entries: Entries) -> Entries:
    back = entries[at(entries, "handed-over")]["id"]
    here = at(entries, "rolled", 4)
    return [*entries[:here], {"go": back}, *entries[here:]]


FORGERIES: dict[str, tuple[Callable[[Entries], Entries], str]] = {
    "every throw in the script": (in_the_header(script=[[6, 6]] * 9), "other-dice-beside"),
    "a seed beside the secret number": (in_the_header(seed=5), "other-dice-beside"),
    "a throw without numbers": (changed("rolled", 3, numbers=[]), "no-such-throw"),
    "a throw of one die": (changed("rolled", 3, numbers=[6]), "no-such-throw"),
    "a throw of three dice": (changed("rolled", 3, numbers=[6, 6, 6]), "no-such-throw"),
    "a die with seven": (changed("rolled", 3, numbers=[7, 1]), "no-such-throw"),
    "a throw changed": (changed("rolled", 3, numbers=[6, 6]), "wrong-throw"),
    "a throw left out": (without("rolled", 3), "not-to-move"),
    "an opening throw left out": (without("rolled", 1), "not-to-move"),
    "a step from nowhere": (changed("stepped", 2, step=[2, 8, 6]), "not-yours"),
    "a step backwards": (changed("stepped", 2, step=[12, 6, 6]), "no-such-step"),
    "a step with another number": (changed("stepped", 2, step=[1, 25, 24]), "no-such-number"),
    "a step left out": (without("stepped", 3), "numbers-left"),
    "a throw passed that could be played": (a_passed_throw, "numbers-left"),
    "the other side's throw": (changed("rolled", 3, side=0), "not-to-throw"),
    "the end of a turn left out": (without("handed-over", 1), "not-to-throw"),
    "twelve throws in a row": (twelve_in_a_row, "not-to-throw"),
    "a throw from a script that is not there": (
        changed("rolled", 2, origin="script"),
        "wrong-origin",
    ),
    "something after the end": (after_the_end, "not-to-throw"),
    "over where it is not": (changed("stepped", 2, over=True), "over-differs"),
    "not over where it is": (never_over, "over-differs"),
    "a board on which all is free": (another_game_set_up, "free-game"),
    "an earlier throw left unagreed": (a_turn_thrown_anew, "leaves-the-throw"),
    "a double out of turn": (
        lambda entries: numbered(
            [*entries[:3], {"id": 0, "after": 0, "do": "doubled", "side": 0}, *entries[3:]]
        ),
        "not-to-double",
    ),
    "a next game before the end": (
        lambda entries: numbered(
            [*entries[:3], {"id": 0, "after": 0, "do": "started-next"}, *entries[3:]]
        ),
        "no-next-game",
    ),
    "an unknown house rule": (
        lambda entries: [{**entries[0], "options": {"hucke": "mine"}}, *entries[1:]],
        "wrong-value",
    ),
    "an unknown field": (changed("stepped", 2, lucky=True), "unknown-field"),
}


@pytest.mark.parametrize("kind", FORGERIES)
def test_every_forgery_that_can_be_seen_is_refused_with_its_reason(
    tmp_path: Path, whole_match: Path, kind: str
) -> None:
    change, reason = FORGERIES[kind]
    path = tmp_path / "forged.jsonl"
    contents = read(whole_match)
    entries = [dict(contents.header), *map(dict, contents.entries)]
    written_anew(path, change(entries))
    found = told(path)
    assert reason in [why for _, why in found]
    assert all(line > 0 for line, _ in found)
    for one in verify(path).faults:  # each has a sentence of its own, with no key in brackets
        assert "(" not in file_faults.sentence(one, Catalogue())


@pytest.mark.parametrize("cut", [1, 7])
def test_a_record_that_is_cut_off_in_a_line_is_refused(
    tmp_path: Path, whole_match: Path, cut: int
) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_bytes(whole_match.read_bytes()[:-cut])
    assert told(path) == [(len(read(whole_match).entries) + 1, "cut-off")]


def test_a_record_that_is_cut_off_between_lines_is_not_complete(
    tmp_path: Path, whole_match: Path
) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_bytes(b"".join(whole_match.read_bytes().splitlines(keepends=True)[:-1]))
    verdict = verify(path)
    assert not verdict.complete
    assert verdict.proof(commitment(SEED)) is Proof.CONSISTENT


def test_another_secret_number_is_consistent_and_never_proved(tmp_path: Path) -> None:
    chosen = DiceChoice(checkable=(bytes(32), "Ada & Bela"))
    verdict = verify(played(tmp_path, chosen, actions=2000))
    assert verdict.complete
    assert verdict.proof() is Proof.CONSISTENT
    assert verdict.proof(commitment(SEED)) is Proof.REFUSED


COPIES: dict[str, tuple[bytes, bytes, str]] = {
    "another result": (b'"result":"points"', b'"result":"resigned"', "wrong-result"),
    "another score before": (b'"score":[0,0]}', b'"score":[0,1]}', "score-differs"),
    "a position set up": (b'"game":1', b'"points":[0,1],"game":1', "begins-set-up"),
    "a step that is none": (b'"step":[0,', b'"step":[1,', "not-yours"),
    "a throw of one die": (b'"numbers":[', b'"numbers":[6],"was":[', "unknown-field"),
}


@pytest.mark.parametrize("kind", COPIES)
def test_every_forgery_of_a_copy_that_can_be_seen_is_refused(
    tmp_path: Path, whole_game: Path, kind: str
) -> None:
    before, after, reason = COPIES[kind]
    copy = copied(Path(shutil.copy(whole_game, tmp_path)))
    assert verify(copy).proof(commitment(SEED)) is Proof.PROVED
    data = copy.read_bytes()
    assert before in data
    copy.write_bytes(data.replace(before, after, 1))
    found = [str(dict(one.values).get("rule", one.key)) for one in verify(copy).faults]
    assert reason in found
    assert verify(copy).proof(commitment(SEED)) is Proof.REFUSED


def test_a_copy_cut_off_before_its_result_is_not_complete(tmp_path: Path, whole_game: Path) -> None:
    copy = copied(Path(shutil.copy(whole_game, tmp_path)))
    copy.write_bytes(b"".join(copy.read_bytes().splitlines(keepends=True)[:-1]))
    assert not verify(copy).complete


def copied(path: Path) -> Path:
    """The copy of a kept game that is passed on."""
    copy = path.with_suffix(".ttg")
    copy.write_bytes(write_document(read_document(path.read_bytes()), Format.TTG))
    return copy


@pytest.mark.parametrize("dice", [CHECKABLE, DiceChoice(seed=5)], ids=["checkable", "seeded"])
def test_a_copy_that_is_passed_on_is_verified_as_the_record_is(
    tmp_path: Path, dice: DiceChoice
) -> None:
    path = played(tmp_path, dice, actions=2000)
    verdict = verify(copied(path))
    assert verdict.consistent
    assert verdict.complete
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
    session.leave()
    session.close()
    assert session.path is not None
    assert verify(session.path).consistent
    copy = copied(session.path)
    verdict = verify(copy)
    assert verdict.consistent
    assert verdict.agreed > 20


@pytest.mark.parametrize("which", [0, 3, -1])
def test_a_changed_throw_of_a_copy_is_found_by_its_line(
    tmp_path: Path, whole_game: Path, which: int
) -> None:
    copy = copied(Path(shutil.copy(whole_game, tmp_path)))
    lines = copy.read_bytes().splitlines(keepends=True)
    throws = [at for at, line in enumerate(lines) if b'"rolled"' in line]
    at = throws[which]
    entry = json.loads(lines[at])
    entry["numbers"][0] = entry["numbers"][0] % 6 + 1
    lines[at] = json.dumps(entry).encode() + b"\n"
    copy.write_bytes(b"".join(lines))
    assert verify(copy).wrong[0].line == at + 1


def test_no_copy_tells_the_dice_of_a_game_that_goes_on(tmp_path: Path) -> None:
    assert SEED.hex() not in copied(played(tmp_path, CHECKABLE)).read_text("utf-8")


def test_a_copy_without_a_word_on_its_dice_cannot_be_verified() -> None:
    samples = Path(__file__).parents[1] / "samples"
    with pytest.raises(UnknownDice):
        verify(samples / "ttg-1-backgammon.ttg")
    with pytest.raises(NotAJournal):
        verify(samples / "exchange" / "gnubg-match.mat")
