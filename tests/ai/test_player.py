"""Plays judged: only legal ones, the best first, the same for the same question."""

from __future__ import annotations

from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from tests.nets import net_file  # noqa: E402
from trictrac_gui.ai.evaluator import Evaluator, equities  # noqa: E402
from trictrac_gui.ai.player import BLUR, After, Level, Player, ends_of  # noqa: E402
from trictrac_gui.engine.graph import results  # noqa: E402
from trictrac_gui.engine.model import Ending, Side  # noqa: E402
from trictrac_gui.engine.notation import parse_position  # noqa: E402
from trictrac_gui.engine.variant import Variant  # noqa: E402
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC, VARIANTS  # noqa: E402


def player_of(
    variant: Variant, tmp_path: Path, level: Level = Level.MASTER, seed: int = 0
) -> Player:
    path = net_file(tmp_path / f"{variant.key}.npz", variant)
    return Player(Evaluator.of(variant, path), level, seed=seed)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_all_plays_of_the_turn_graph_are_judged_and_the_best_comes_first(
    variant: Variant, tmp_path: Path
) -> None:
    player = player_of(variant, tmp_path)
    for replies in (0, 1):
        plays = player.plays(variant.setup, Side.SECOND, (6, 4), replies=replies)
        legal = results(variant, variant.setup, Side.SECOND, (6, 4))
        assert {play.after.position for play in plays} == set(legal)
        assert len(plays) == len(legal)
        if not replies:
            worths = [play.equity for play in plays]
            assert worths == sorted(worths, reverse=True)
        assert plays[0].equity == pytest.approx(equities(np.array([plays[0].chances]))[0])


def test_a_further_throw_is_judged_with_the_same_side_throwing(tmp_path: Path) -> None:
    player = player_of(TRIC_TRAC, tmp_path)
    (play, *_) = player.plays(TRIC_TRAC.setup, Side.FIRST, (3, 3))
    assert play.after.thrower is Side.FIRST
    waiting = player.evaluator.chances([play.after.position], Side.SECOND)[0][0]
    assert play.chances[0] == pytest.approx(1 - waiting)


def test_hits_and_checkers_borne_off_score(tmp_path: Path) -> None:
    before = parse_position(TRIC_TRAC, "red 20:1 23:2 off:12 / black 22:1 24:14")
    ends = ends_of(TRIC_TRAC, before, Side.FIRST, (2, 1), (4, 9))
    assert {end.score for end in ends} >= {(5, 9), (6, 9)}


def test_a_game_won_is_worth_what_the_ending_counts(tmp_path: Path) -> None:
    player = player_of(BACKGAMMON, tmp_path)
    gammon = parse_position(BACKGAMMON, "white 1:1 off:14 / black 13:15")
    (play,) = player.plays(gammon, Side.FIRST, (2, 1))
    assert play.after.result is not None
    assert play.after.result.ending is Ending.GAMMON
    assert play.chances == (1, 1, 0, 0, 0)
    assert play.equity == 2
    (lost,) = player.judge([play.after], Side.SECOND)
    assert list(lost) == [0, 0, 0, 1, 0]
    assert list(player.reply([play.after], Side.SECOND)[0]) == [0, 0, 0, 1, 0]


def test_a_reply_is_the_mean_over_throws_of_the_best_that_the_other_side_can_do(
    tmp_path: Path,
) -> None:
    player = player_of(BACKGAMMON, tmp_path)
    before = parse_position(BACKGAMMON, "white 1:2 off:13 / black 22:2 off:13")
    end = After(before, (0, 0), Side.SECOND, None)
    alone = player.judge([end], Side.FIRST)[0][0]
    replied = player.reply([end], Side.FIRST)[0][0]
    # Black's two checkers, three from off, leave with two numbers of at least three, and with 2 2.
    off = sum(1 for d in range(1, 7) for e in range(1, 7) if (d >= 3 and e >= 3) or d == e == 2)
    assert off == 17
    assert replied <= 1 - off / 36
    assert replied != pytest.approx(alone, abs=1e-6)


def test_the_same_question_has_the_same_answer_and_another_seed_another(tmp_path: Path) -> None:
    def order(seed: int) -> list[object]:
        player = player_of(BACKGAMMON, tmp_path, Level.CASUAL, seed)
        plays = player.plays(BACKGAMMON.setup, Side.FIRST, (5, 2))
        return [play.after.position for play in plays]

    assert order(1) == order(1)
    assert len({tuple(order(seed)) for seed in range(5)}) > 1


def test_no_blur_hides_a_win_on_the_board(tmp_path: Path) -> None:
    position = parse_position(TRIC_TRAC, "red 20:2 23:1 off:12 / black 24:15")
    for seed in range(20):
        player = player_of(TRIC_TRAC, tmp_path, Level.BEGINNER, seed)
        first = player.plays(position, Side.FIRST, (2, 1), (11, 3))[0]
        assert first.after.result is not None
        assert first.after.result.winner is Side.FIRST


def test_a_lower_level_is_blurred_more() -> None:
    spreads = [BLUR[level] for level in Level]
    assert spreads == sorted(spreads, reverse=True)
    assert len(set(spreads)) == len(spreads)
