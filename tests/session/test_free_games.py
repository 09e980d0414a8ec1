"""Boards of a class: everything can be taken back, nothing of it counts, all of it is kept."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tests.kept_games import boards, unfinished
from tests.session.hasty_players import play_some
from tests.sessions import act_at_random, play_to_the_throw
from tests.trees import told
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.entries import LONGEST_NOTE, RecordError
from trictrac_gui.engine.match import SINGLE_GAME, match_to
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.notation import PositionError, parse_position
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.engine.state import Phase
from trictrac_gui.formats.document import Format
from trictrac_gui.formats.formats import read_document, write_document
from trictrac_gui.formats.verify import verify
from trictrac_gui.session.game_store import GameStore, UnknownGame
from trictrac_gui.session.session import GameSession
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.throws import CountedThrows
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS

FIRST, SECOND = Side.FIRST, Side.SECOND
NAMES = ("Ada", "Ben")
HUCKE = "red 1:11 7:2 9:2 / black 24:15"


def board(tmp_path: Path, setup: SetUp | None = None) -> GameSession:
    session, trouble = GameStore(VARIANTS, tmp_path).begin_free(
        TRIC_TRAC, SINGLE_GAME, setup, NAMES
    )
    assert trouble is None
    return session


def set_up(roll: tuple[int, ...] = (6, 4)) -> SetUp:
    return SetUp(parse_position(TRIC_TRAC, HUCKE), FIRST, roll, (3, 1))


def stroll(session: GameSession, acts: int, seed: int) -> None:
    """Play, take back, branch and say things at random."""
    chance = Random(seed)
    for _ in range(acts):
        draw = chance.random()
        if draw < 0.12:
            session.undo()
        elif draw < 0.18:
            session.redo()
        elif draw < 0.22:
            session.go_to(chance.choice(session.course().moments).id)
        elif draw < 0.26:
            session.set_note(session.here, f"Gedanke {draw}")
        else:
            act_at_random(session, chance)


def reopened(session: GameSession) -> GameSession:
    session.close()
    assert session.path is not None
    again, recovered, trouble = GameStore(VARIANTS, session.path.parent).resume(session.path)
    assert recovered is None
    assert trouble is None
    return again


@pytest.mark.parametrize("seed", range(4))
def test_a_board_is_kept_with_all_its_branches_and_notes(tmp_path: Path, seed: int) -> None:
    session = board(tmp_path)
    stroll(session, 150, seed)
    again = reopened(session)
    assert again.free
    assert again.here == session.here
    assert again.tree.state == session.tree.state
    assert again.course() == session.course()
    assert dict(again.notes) == dict(session.notes)


def test_a_board_begins_where_it_was_set_up_and_does_so_again(tmp_path: Path) -> None:
    session = board(tmp_path, set_up())
    for made in (session, reopened(session)):
        view = made.view()
        assert view.phase is Phase.MOVING
        assert view.to_move is FIRST
        assert view.score == (3, 1)
        assert view.dice is not None
        assert view.dice.numbers == (6, 4)
        assert view.free


def test_a_set_up_that_cannot_be_played_from_is_refused(tmp_path: Path) -> None:
    wrong = SetUp(parse_position(TRIC_TRAC, HUCKE), FIRST, score=(12, 0))
    with pytest.raises(PositionError):
        board(tmp_path, wrong)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"free": 1}, "free"),
        ({"free": None}, "free"),
        ({"begins": []}, "begins"),
        ({"free": False}, "begins"),
        ({"begins": {"position": HUCKE}}, "begins.to_move"),
        ({"begins": {"position": "red 1:15", "to_move": "red"}}, "begins.position"),
        ({"begins": {"position": HUCKE, "to_move": "red", "roll": [7, 1]}}, "begins.roll[0]"),
    ],
)
def test_a_header_that_cannot_be_right_is_refused_with_its_field(
    tmp_path: Path, changed: dict[str, object], field: str
) -> None:
    session = board(tmp_path / "a", set_up())
    header = {**session.header, **changed}
    session.close()
    journal = Journal.create(tmp_path / "b", header)
    journal.close()
    assert journal.path is not None
    with pytest.raises(UnknownGame) as refused:
        GameStore(VARIANTS, tmp_path / "b").resume(journal.path)
    assert refused.value.field == field


def test_boards_are_listed_apart_and_never_counted(tmp_path: Path) -> None:
    games = GameStore(VARIANTS, tmp_path)
    session = board(tmp_path)
    play_some(session, 40, 3)
    assert session.thrown() == CountedThrows()
    session.close()
    counted, _ = games.begin(BACKGAMMON, {}, NAMES)
    play_some(counted, 10, 3)
    counted.close()
    assert [saved.path for saved in unfinished(tmp_path)] == [counted.path]
    assert [saved.path for saved in boards(tmp_path)] == [session.path]


def test_a_board_whose_game_has_ended_is_still_listed(tmp_path: Path) -> None:
    session = board(tmp_path)
    session.leave()
    assert session.view().result is not None
    session.undo()
    session.redo()
    session.close()
    assert len(boards(tmp_path)) == 1


def test_a_free_game_throws_anew_from_an_earlier_place(tmp_path: Path) -> None:
    session = board(tmp_path)
    session.set_by_hand(True)
    for numbers in ((5, 4), (2, 1)):
        for die, number in enumerate(numbers):
            session.set_die(die, number)
        session.throw(session.view().may_throw[0])
    session.undo()
    session.set_die(0, 6)
    session.set_die(1, 6)
    session.throw(SECOND)
    assert session.view().dice is not None
    assert len(session.tree.node(1).children) == 2


def test_a_copy_has_the_present_game_and_leaves_the_other_alone(tmp_path: Path) -> None:
    games = GameStore(VARIANTS, tmp_path)
    counted, _ = games.begin(BACKGAMMON, {}, NAMES, match=match_to(5, cube=True))
    play_some(counted, 30, 1)
    counted.set_note(counted.here, "Hier beginnt der Unterricht.")
    assert counted.path is not None
    before = counted.path.read_bytes()
    copy, trouble = games.copy_free(counted)
    assert trouble is None
    assert copy.free
    assert copy.path is None
    assert copy.tree.state == counted.tree.state
    assert copy.notes[copy.here] == "Hier beginnt der Unterricht."
    while copy.view().may_undo:
        copy.undo()
    assert copy.view().phase is Phase.OPENING
    assert copy.path is not None
    assert counted.path.read_bytes() == before
    again = reopened(copy)
    assert again.free
    assert again.course().moments == copy.course().moments


def test_a_copy_of_a_later_game_begins_with_that_game(tmp_path: Path) -> None:
    games = GameStore(VARIANTS, tmp_path)
    counted, _ = games.begin(BACKGAMMON, {}, NAMES, match=match_to(5, cube=True))
    play_some(counted, 12, 1)
    play_to_the_throw(counted)
    counted.resign(2)
    counted.answer(accepted=True)
    counted.start_next()
    play_some(counted, 9, 4)
    copy, _ = games.copy_free(counted)
    assert copy.tree.state.turn == counted.tree.state.turn
    assert copy.view().match.score == counted.view().match.score
    assert copy.tree.games()[0][0].action == counted.tree.games()[1][1].action
    copy.undo()
    assert reopened(copy).view().match.score == counted.view().match.score


def test_a_copy_of_a_board_begins_like_the_board(tmp_path: Path) -> None:
    games = GameStore(VARIANTS, tmp_path)
    first = board(tmp_path, set_up())
    play_some(first, 8, 5)
    copy, _ = games.copy_free(first)
    while copy.view().may_undo:
        copy.undo()
    assert copy.view().position == parse_position(TRIC_TRAC, HUCKE)
    assert reopened(copy).view().dice is not None


@pytest.mark.parametrize("setup", [None, set_up(), set_up(())])
def test_a_board_becomes_a_ttg_with_its_branches_notes_and_drawings(
    tmp_path: Path, setup: SetUp | None
) -> None:
    session = board(tmp_path, setup)
    stroll(session, 120, 8)
    session.set_marks(session.here, "arrows: 7-13 red")
    session.set_note(0, "Die Stellung, um die es geht.")
    session.close()
    assert session.path is not None
    document = read_document(session.path.read_bytes())
    assert document.format is Format.JOURNAL
    assert document.sound
    written = write_document(document, Format.TTG)
    again = read_document(written)
    assert again.sound
    assert told(again) == told(document)
    text = written.decode("utf-8")
    assert "Gedanke" in text
    assert "Die Stellung, um die es geht." in text
    assert any(node.others() for node in again.games[0].tree.nodes())


def test_a_sound_journal_of_a_board_is_verified_as_one_with_unrepeatable_dice(
    tmp_path: Path,
) -> None:
    session = board(tmp_path)
    stroll(session, 60, 2)
    session.close()
    assert session.path is not None
    verdict = verify(session.path)
    assert not verdict.choice.repeatable
    assert verdict.faults == ()


# --- Notes in games that count ---------------------------------------------------------------


def test_a_note_is_kept_and_told_once(tmp_path: Path) -> None:
    session, _ = GameStore(VARIANTS, tmp_path).begin(TRIC_TRAC, {}, NAMES)
    heard: list[int] = []
    session.noted.connect(heard.append)
    session.throw(FIRST)
    session.set_note(1, "  Gut gewürfelt!\r\n\x07 ")
    session.set_note(1, "Gut gewürfelt!")
    session.set_note(99, "nirgends")
    assert heard == [1]
    assert dict(reopened(session).notes) == {1: "Gut gewürfelt!"}


def test_a_note_is_cut_to_what_a_record_holds_and_a_drawing_is_not(tmp_path: Path) -> None:
    session, _ = GameStore(VARIANTS, tmp_path).begin(TRIC_TRAC, {}, NAMES)
    session.set_note(0, "ä" * (LONGEST_NOTE + 50))
    assert len(session.notes[0]) == LONGEST_NOTE
    with pytest.raises(RecordError):
        session.set_marks(0, "x" * (LONGEST_NOTE + 1))
    assert not reopened(session).marks


def test_a_note_after_the_end_leaves_the_game_finished(tmp_path: Path) -> None:
    games = GameStore(VARIANTS, tmp_path)
    session, _ = games.begin(TRIC_TRAC, {}, NAMES)
    session.leave()
    session.set_note(0, "Abgebrochen.")
    session.close()
    assert unfinished(tmp_path) == []


# --- Whole turns -----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_both_sides_agree_to_take_a_turn_back_and_the_dice_come_again(
    tmp_path: Path, seed: int
) -> None:
    dice_of_the_game = DiceChoice(seed=seed)
    session, _ = GameStore(VARIANTS, tmp_path).begin(TRIC_TRAC, {}, NAMES, dice_of_the_game)
    play_some(session, 30, 7)
    play_to_the_throw(session)
    session.throw(session.view().may_throw[0])
    dice = session.view().dice
    assert dice is not None
    assert session.view().may_take_turn_back
    made, throws = len(session.thrown().rolls), session.tree.throws_made()
    session.take_turn_back()
    back = session.view()
    assert back.dice is not None
    assert back.may_redo_turn
    assert session.tree.throws_made() < throws
    # Mostly it is the throw before; where that was passed, an earlier one of the same side.
    while session.tree.throws_made() < throws:
        view = session.view()
        if view.may_throw:
            session.throw(view.may_throw[0])
        elif view.may_hand_over:
            session.hand_over()
        else:
            src, targets = next(iter(view.moves.items()))
            session.play(src, targets[-1].place)
    assert session.view().dice is not None
    assert session.view().dice.numbers == dice.numbers  # type: ignore[union-attr]
    assert len(session.thrown().rolls) == made
    again = reopened(session)
    assert again.view() == session.view()


def test_a_turn_taken_back_is_taken_up_again(tmp_path: Path) -> None:
    session, _ = GameStore(VARIANTS, tmp_path).begin(BACKGAMMON, {}, NAMES)
    play_some(session, 40, 2)
    play_to_the_throw(session)
    before = session.view()
    for _ in range(3):
        session.take_turn_back()
    for _ in range(3):
        session.redo_turn()
    assert session.view() == before
    assert not session.view().may_redo_turn


def test_hand_set_dice_do_not_change_a_throw_that_has_fallen(tmp_path: Path) -> None:
    session, _ = GameStore(VARIANTS, tmp_path).begin(TRIC_TRAC, {}, NAMES)
    play_some(session, 20, 1)
    play_to_the_throw(session)
    session.throw(session.view().may_throw[0])
    dice = session.view().dice
    session.take_turn_back()
    session.set_by_hand(True)
    while session.view().dice is not None and not session.view().may_hand_over:
        src, targets = next(iter(session.view().moves.items()))
        session.play(src, targets[0].place)
    session.hand_over()
    view = session.view()
    assert view.setting is None
    session.throw(view.may_throw[0])
    assert dice is not None
    assert session.view().dice is not None
    assert session.view().dice.numbers == dice.numbers  # type: ignore[union-attr]


def test_a_journal_that_leaves_a_throw_without_agreement_is_cut_there(tmp_path: Path) -> None:
    session, _ = GameStore(VARIANTS, tmp_path).begin(TRIC_TRAC, {}, NAMES)
    play_some(session, 40, 7)
    session.take_turn_back()
    header, entries = session.header, [dict(entry) for entry in session._writer.lines]
    at = next(i for i, entry in enumerate(entries) if "agreed" in entry)
    assert json.dumps(entries[at])
    del entries[at]["agreed"]
    session.close()
    forged = Journal.detached(tmp_path / "forged", header, entries)
    forged.retry()
    forged.close()
    assert forged.path is not None
    again, recovered, _ = GameStore(VARIANTS, tmp_path / "forged").resume(forged.path)
    assert recovered is not None
    assert (recovered.line, recovered.key) == (at + 2, "leaves-the-throw")
    again.close()


def test_a_game_that_counts_goes_nowhere_without_agreement(tmp_path: Path) -> None:
    session, _ = GameStore(VARIANTS, tmp_path).begin(TRIC_TRAC, {}, NAMES)
    play_some(session, 40, 7)
    here, target = session.here, session.course().moments[2].id
    assert not session.go_to(target)
    assert session.here == here
    assert session.go_to(target, agreed=True)
    assert session.here == target


# --- Looking ---------------------------------------------------------------------------------


def test_a_moment_is_looked_at_with_the_board_at_rest(tmp_path: Path) -> None:
    session, _ = GameStore(VARIANTS, tmp_path).begin(BACKGAMMON, {}, NAMES)
    play_some(session, 60, 4)
    before, here = session.view(), session.here
    entries = len(session._writer.lines)
    moment = session.course().moments[2]
    session.look(moment.id)
    view = session.view()
    assert view.looking
    assert (view.moves, view.may_throw, view.may_hand_over, view.may_undo) == ({}, (), False, False)
    assert session.course().looking == 2
    session.throw(FIRST)
    session.throw(SECOND)
    session.play(13, 8)
    session.hand_over()
    session.undo()
    session.redo()
    session.resign()
    session.double()
    session.start_next()
    assert session.view() == view
    assert session.plays() == ()
    assert session.kept_back() == ()
    session.look(None)
    assert session.view() == before
    assert session.here == here
    assert len(session._writer.lines) == entries


def test_looking_where_nothing_is_changes_nothing(tmp_path: Path) -> None:
    session, _ = GameStore(VARIANTS, tmp_path).begin(BACKGAMMON, {}, NAMES)
    play_some(session, 6, 4)
    before = session.view()
    session.look(10_000)
    session.look(session.here)
    assert session.view() == before
