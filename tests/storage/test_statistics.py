"""The figures of a player are facts that can be counted by hand."""

from __future__ import annotations

from datetime import UTC, date, datetime

from trictrac_gui.engine.model import Side
from trictrac_gui.storage.library_search import Played
from trictrac_gui.storage.statistics import Figures, How, figures, players

FIRST, SECOND = Side.FIRST, Side.SECOND


def game(
    names: tuple[str, str] = ("Ada", "Émile"),
    winner: Side | None = FIRST,
    *,
    ending: str = "single",
    stake: str = "",
    value: int = 1,
    turns: int = 40,
    month: int = 3,
    variant: str = "backgammon",
    points: tuple[int, int] = (0, 0),
) -> Played:
    when = datetime(2026, month, 15, 12, tzinfo=UTC).timestamp()
    return Played(variant, names, when, 1, winner, ending, stake, value, turns, points)


def test_without_games_there_is_nothing_to_count() -> None:
    assert figures([]) == Figures()
    assert figures([]).average_turns == 0
    assert players([]) == []


def test_what_one_player_wins_the_other_loses() -> None:
    played = [
        game(winner=FIRST, value=2, ending="gammon"),
        game(winner=SECOND, value=4),
        game(("Émile", "Ada"), SECOND, value=1),
        game(winner=None, ending="drawn", value=0),
    ]
    ada, emile = figures(played, "ada"), figures(played, "emile")
    assert (ada.games, ada.won, ada.lost, ada.drawn) == (4, 2, 1, 1)
    assert (emile.games, emile.won, emile.lost, emile.drawn) == (4, 1, 2, 1)
    assert (ada.points, emile.points) == ((3, 4), (4, 3))
    assert (ada.gammons, emile.gammons) == ((1, 0), (0, 1))


def test_a_gammon_that_was_given_up_counts_as_one() -> None:
    played = [game(ending="resigned", stake="gammon", value=2)]
    found = figures(played, "ada")
    assert found.gammons == (1, 0)
    assert {how: won for how, won, _ in found.endings}[How.RESIGNED] == 1


def test_a_dropped_cube_is_no_gammon() -> None:
    found = figures([game(ending="dropped", stake="single", value=2)], "ada")
    assert (found.gammons, found.points) == ((0, 0), (2, 0))


def test_points_scored_on_the_board_are_counted_where_they_decide() -> None:
    played = [
        game(variant="tric-trac", ending="points", points=(12, 7)),
        game(variant="tric-trac", ending="points", points=(9, 12), winner=SECOND),
    ]
    assert figures(played, "ada", "tric-trac", scored=True).points == (21, 19)


def test_one_variant_can_be_counted_alone() -> None:
    played = [game(), game(variant="tavla"), game(variant="tavla", winner=SECOND)]
    assert figures(played, "ada", "tavla").games == 2
    assert figures(played, "ada", "tric-trac") == Figures()


def test_the_length_of_games_is_told_in_turns() -> None:
    found = figures([game(turns=30), game(turns=51)], "ada")
    assert (found.average_turns, found.shortest, found.longest) == (40.5, 30, 51)


def test_the_lengths_fall_into_a_few_round_spans() -> None:
    found = figures([game(turns=n) for n in (31, 39, 40, 62)], "ada")
    assert found.lengths == ((30, 39, 2), (40, 49, 1), (50, 59, 0), (60, 69, 1))
    far = figures([game(turns=n) for n in (1, 999)], "ada").lengths
    assert len(far) <= 6
    assert sum(number for _, _, number in far) == 2


def test_months_without_games_are_not_left_out() -> None:
    found = figures([game(month=1), game(month=4, winner=SECOND), game(month=4)], "ada")
    assert [(m.first, m.won, m.lost) for m in found.months] == [
        (date(2026, 1, 1), 1, 0),
        (date(2026, 2, 1), 0, 0),
        (date(2026, 3, 1), 0, 0),
        (date(2026, 4, 1), 1, 1),
    ]


def test_of_all_players_each_game_is_counted_once() -> None:
    found = figures([game(), game(winner=SECOND), game(("Zoë", "Ada"), FIRST)])
    assert (found.games, found.won, found.lost) == (3, 3, 0)


def test_who_plays_with_both_hands_wins_and_loses_nothing() -> None:
    assert figures([game(("Ada", "ada"))], "ada") == Figures()


def test_a_player_is_one_however_the_name_is_spelt() -> None:
    played = [game(("ÉMILE", "")), game((" emile ", "Ada")), game(("Émile", "Ada"))]
    assert [(p.name, p.key, p.games) for p in players(played)] == [
        ("Émile", "emile", 3),
        ("Ada", "ada", 2),
    ]
    assert figures(played, "emile").games == 3
