"""A game may be given up at any moment, by either side, and other programs' files tell it."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from trictrac_gui.engine.dice import DiceChoice, encode_dice
from trictrac_gui.engine.match import match_to
from trictrac_gui.engine.model import Side, Step
from trictrac_gui.engine.notation import parse_position
from trictrac_gui.engine.play import start
from trictrac_gui.engine.state import (
    Action,
    Answered,
    HandedOver,
    Left,
    Origin,
    Phase,
    Resigned,
    Rolled,
    Stepped,
)
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.formats.document import Document, FileGame, Format, Loss, document_of, losses
from trictrac_gui.formats.faults import Weight
from trictrac_gui.formats.file_entries import EntryKind
from trictrac_gui.formats.formats import read_document, write_document
from trictrac_gui.formats.tree_entries import entries_of
from trictrac_gui.session.opened_file import LineKind, opened
from trictrac_gui.texts.catalogue import Catalogue
from trictrac_gui.texts.file_faults import left_out
from trictrac_gui.variants import BACKGAMMON

_OPENING: tuple[Action, ...] = (Rolled(Side.FIRST, (3,)), Rolled(Side.SECOND, (1,)))
_FIRST: tuple[Action, ...] = (
    *_OPENING,
    Stepped(Step(17, 20, 3)),
    Stepped(Step(19, 20, 1)),
    HandedOver(),
)
_THROWN: tuple[Action, ...] = (*_FIRST, Rolled(Side.SECOND, (4, 2)))
_PLAYED: tuple[Action, ...] = (
    *_THROWN,
    Stepped(Step(17, 21, 4)),
    Stepped(Step(19, 21, 2)),
    HandedOver(),
)
EARLY: dict[str, tuple[Action, ...]] = {
    "over the opening throw": _OPENING,
    "in the middle of the opening throw": _FIRST[:3],
    "over the opening throw as it is played": _FIRST[:4],
    "before the second throw": _FIRST,
    "over the second throw": _THROWN,
}
LATER: dict[str, tuple[Action, ...]] = {
    "over a throw that is played and not handed over": _PLAYED[:-1],
    "in the middle of a throw": _PLAYED[:-2],
    "before the throw": _PLAYED,
    "over a throw": (*_PLAYED, Rolled(Side.FIRST, (6, 1))),
    "in the middle of a double": (
        *_PLAYED,
        Rolled(Side.FIRST, (2, 2)),
        Stepped(Step(12, 14, 2)),
        Stepped(Step(12, 14, 2)),
        Stepped(Step(19, 21, 2)),
    ),
}
MOMENTS = EARLY | LATER


def given_up(moment: str, side: Side, times: int) -> GameTree:
    """The first game of a match, which a side gives up at a moment."""
    tree = GameTree(BACKGAMMON, match_to(5, cube=True))
    for action in (*MOMENTS[moment], Resigned(side, times), Answered(accepted=True)):
        tree.do(action)
    return tree


def document(tree: GameTree) -> Document:
    return document_of(tree, ("Ada", "Ben"))


CASES = [
    pytest.param(moment, side, kind, id=f"{moment}, {side.name.lower()} side, {kind.value}")
    for moment, side, kind in product(MOMENTS, Side, (Format.MAT, Format.SGF))
]


@pytest.mark.parametrize(("moment", "side", "kind"), CASES)
def test_whoever_gives_up_and_whenever_the_file_brings_the_same_game_back(
    moment: str, side: Side, kind: Format
) -> None:
    tree = given_up(moment, side, 2)
    written = write_document(document(tree), kind)
    again = read_document(written)
    assert all(found.weight is Weight.NOTE for found in again.faults), again.faults
    (game,) = again.games
    assert game.end().result == tree.state.result
    assert game.end().position == tree.state.position
    throws = [action for action in game.actions() if isinstance(action, Rolled | Stepped)]
    told = [did.action for did in tree.path() if isinstance(did.action, Rolled | Stepped)]
    assert [_as_from_a_file(action) for action in told] == throws
    assert write_document(again, kind) == written


def _as_from_a_file(action: Action) -> Action:
    if isinstance(action, Rolled):
        return Rolled(action.side, action.numbers, Origin.SCRIPT)
    return action


@pytest.mark.parametrize("side", Side)
def test_one_format_becomes_the_other_with_the_throw_that_lies_there(side: Side) -> None:
    tree = given_up("in the middle of a throw", side, 1)
    mat = write_document(document(tree), Format.MAT)
    sgf = write_document(read_document(mat), Format.SGF)
    back = write_document(read_document(sgf), Format.MAT)
    assert back[back.index(b" Game 1") :] == mat[mat.index(b" Game 1") :]


def test_the_throw_over_which_a_game_was_given_up_is_shown_before_it() -> None:
    tree = given_up("over a throw", Side.SECOND, 1)
    lines = opened(document(tree), 0).lines
    assert [line.what for line in lines[-4:]] == [
        LineKind.UNPLAYED,
        LineKind.RESIGN,
        LineKind.ACCEPT,
        LineKind.RESULT,
    ]
    assert lines[-4].roll == (6, 1)


GNUBG_OVER_A_THROW = b"""\
(;FF[4]GM[6]CA[UTF-8]AP[GNU Backgammon:1.07.001]MI[length:3][game:0][ws:0][bs:0]PW[Ada]PB[Ben]
RU[Crawford]RE[W+1R]
;W[31hefe]
;PL[B]DI[42])
"""


def test_a_throw_that_gnubg_left_lying_when_the_game_was_given_up_is_read() -> None:
    found = read_document(GNUBG_OVER_A_THROW)
    assert found.faults == ()
    (game,) = found.games
    assert Rolled(Side.SECOND, (4, 2), Origin.SCRIPT) in game.actions()
    result = game.end().result
    assert result is not None
    assert (result.winner, result.value) == (Side.FIRST, 1)


def test_a_throw_told_twice_is_one_throw() -> None:
    text = GNUBG_OVER_A_THROW.replace(b"DI[42])", b"DI[42]\n;B[42qusu])")
    found = read_document(text)
    assert found.faults == ()
    assert sum(isinstance(action, HandedOver) for action in found.games[0].actions()) == 2


def test_a_throw_that_lies_there_while_the_game_goes_on_cannot_have_been() -> None:
    text = GNUBG_OVER_A_THROW.replace(b"DI[42])", b"DI[42]\n;W[61mgme])")
    found = read_document(text).faults[0]
    assert (found.key, found.spot) == ("could-move", (4, 5))


def test_a_play_that_was_only_begun_is_no_play_where_the_game_goes_on() -> None:
    text = b" 3 point match\n\n Game 1\n Ada : 0      Ben : 0\n  1) 31: 8/5        42: 8/4 6/4\n"
    assert [found.key for found in read_document(text).faults] == ["illegal-play"]


def test_a_play_that_can_not_even_be_begun_is_no_play_at_the_end_either() -> None:
    text = b" 3 point match\n\n Game 1\n Ada : 0      Ben : 0\n  1) 31: 8/4\n      Wins 1 point\n"
    assert [found.key for found in read_document(text).faults] == []
    text = text.replace(b"8/4", b"8/3")
    assert [found.key for found in read_document(text).faults] == ["illegal-play"]


def test_a_refused_resignation_and_hand_set_throws_are_said_to_be_left_out() -> None:
    tree = GameTree(BACKGAMMON, match_to(5, cube=True))
    for action in (
        Rolled(Side.FIRST, (3,), Origin.HAND),
        Rolled(Side.SECOND, (1,)),
        Resigned(Side.SECOND, 1),
        Answered(accepted=False),
    ):
        tree.do(action)
    copied = document_of(tree, ("Ada", "Ben"))
    for kind in (Format.MAT, Format.SGF):
        assert losses(copied, kind) == (Loss.REFUSED, Loss.BY_HAND)
    assert losses(copied, Format.TTG) == ()


def test_a_game_given_up_over_the_winning_step_keeps_what_it_was_given_up_for() -> None:
    begun = replace(
        start(BACKGAMMON, match_to(5, cube=True)),
        position=parse_position(BACKGAMMON, "white 1:1 off:14 / black 24:1 6:14"),
        phase=Phase.TO_THROW,
        to_move=Side.FIRST,
    )
    tree = GameTree(BACKGAMMON, begun.match, begun)
    for action in (
        Rolled(Side.FIRST, (2, 1)),
        Stepped(Step(24, 25, 2)),
        Resigned(Side.SECOND, 1),
        Answered(accepted=True),
    ):
        tree.do(action)
    entries = entries_of(FileGame(tree))[1:]  # after the set-up
    assert [(entry.kind, entry.hops, entry.value) for entry in entries] == [
        (EntryKind.PLAY, (), None),
        (EntryKind.RESIGN, (), 1),
        (EntryKind.ACCEPT, (), None),
        (EntryKind.WIN, (), 1),
    ]
    again = read_document(write_document(document(tree), Format.SGF))
    assert again.faults == ()
    assert again.games[0].end().result == tree.state.result


@pytest.mark.parametrize("words", ["Cannot Move", "no play", "dances"])
def test_a_file_that_says_nothing_could_be_played_is_held_to_it_at_the_end_too(words: str) -> None:
    text = f" 3 point match\n\n Game 1\n Ada : 0      Ben : 0\n  1) 31: {words}\n"
    text += "      Wins 1 point\n"
    assert [found.key for found in read_document(text.encode()).faults] == ["could-move"]
    empty = text.replace(words, "")
    assert [found.key for found in read_document(empty.encode()).faults] == ["throw-not-played"]


def test_a_game_that_was_left_and_checkable_dice_are_said_to_be_left_out_too() -> None:
    tree = GameTree(BACKGAMMON, match_to(5, cube=True))
    for action in (*_OPENING, Left()):
        tree.do(action)
    dice = encode_dice(DiceChoice(checkable=(bytes(32), "Ada")))
    copied = document_of(tree, ("Ada", "Ben"), dice=dice)
    assert losses(copied, Format.MAT) == (Loss.DICE, Loss.LEFT)
    assert losses(replace(copied, dice=encode_dice(DiceChoice())), Format.SGF) == (Loss.LEFT,)


def test_all_that_can_be_left_out_has_its_words() -> None:
    assert len({left_out((one,), Catalogue()) for one in Loss}) == len(Loss)
