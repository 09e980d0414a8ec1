"""The player as a process: what it answers, and what it says where it cannot."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy")

from tests import oracle
from tests.random_positions import THROWS, random_position
from trictrac_gui.ai import evaluator, player
from trictrac_gui.cli.plays import judge_line
from trictrac_gui.cli.terminal import Terminal
from trictrac_gui.cli.think import (
    LEVELS,
    MOST_REPLIES,
    Thinker,
    ThinkingStopped,
    read_question,
    think,
)
from trictrac_gui.decoding import DecodingError, Fields
from trictrac_gui.texts import request_faults
from trictrac_gui.texts.catalogue import Catalogue
from trictrac_gui.variants import VARIANTS

REPOSITORY = Path(__file__).resolve().parents[2]
GAMES: dict[str, oracle.Game] = {
    "tric-trac": oracle.TricTrac(),
    "backgammon": oracle.Backgammon(),
    "tavla": oracle.Tavla(),
}
DESCRIPTION = REPOSITORY / "resources" / "formats" / "think.md"

START: dict[str, Any] = {
    "id": 1,
    "ask": "plays",
    "variant": "backgammon",
    "white": {"24": 2, "13": 5, "8": 3, "6": 5},
    "black": {"1": 2, "12": 5, "17": 3, "19": 5},
    "to_move": "white",
    "dice": [3, 1],
}
BEFORE = {key: value for key, value in START.items() if key != "dice"}
TAVLA = {**START, "variant": "tavla"}
TRIC_TRAC: dict[str, Any] = {
    "id": "a",
    "ask": "plays",
    "variant": "tric-trac",
    "red": {"1": 15},
    "black": {"24": 15},
    "to_move": "red",
    "dice": [6, 4],
    "score": {"red": 3, "black": 5},
}


def answers(*questions: object) -> list[dict[str, Any]]:
    lines = [q if isinstance(q, bytes) else json.dumps(q).encode() for q in questions]
    out = io.BytesIO()
    think(io.BytesIO(b"\n".join(lines)), Terminal(out, Catalogue()))
    return [json.loads(line) for line in out.getvalue().splitlines()]


def answer(question: object) -> dict[str, Any]:
    (found,) = answers(question)
    return found


def test_the_best_plays_are_told_best_first_with_what_they_are_worth() -> None:
    found = answer({**START, "best": 3})
    assert found["id"] == 1
    assert found["replies"] == 0
    best, *_ = found["plays"]
    assert len(found["plays"]) == 3
    assert best["text"] == "8/5 6/5"
    assert best["white"] == {"24": 2, "13": 5, "8": 2, "6": 4, "5": 2}
    assert list(best["chances"]) == [
        "win", "win-gammon", "win-backgammon", "lose-gammon", "lose-backgammon",
    ]  # fmt: skip
    worths = [play["equity"] for play in found["plays"]]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] == pytest.approx(0.16, abs=0.04)


@pytest.mark.parametrize("key", ["tric-trac", "backgammon", "tavla"])
def test_what_is_proposed_is_what_the_referee_allows(key: str) -> None:
    rng = Random(7)
    for _ in range(8):
        board, side = random_position(rng, GAMES[key])
        sides = {name: {str(at): n for at, n in board[name].items()} for name in board}
        request = {"variant": key, **sides, "to_move": side, "dice": list(rng.choice(THROWS))}
        legal = judge_line(json.dumps(request).encode(), Catalogue())
        found = answer({**request, "id": 1, "ask": "plays"})
        assert places(found, sides) == places(legal, sides)
        assert found.get("pass") == legal.get("pass")


def places(found: dict[str, Any], sides: Iterable[str]) -> list[str]:
    """Where the plays of an answer lead."""
    return sorted(json.dumps([play[name] for name in sides]) for play in found["plays"])


def test_replies_are_looked_at_where_they_are_asked_for() -> None:
    ending = {**START, "white": {"5": 2, "3": 1, "off": 12}, "black": {"24": 3, "off": 12}}
    alone, one, two = answers(*({**ending, "dice": [2, 1], "replies": n} for n in range(3)))
    assert [found["replies"] for found in (alone, one, two)] == [0, 1, 2]
    equities = {found["plays"][0]["equity"] for found in (alone, one, two)}
    assert len(equities) == 3
    assert max(equities) - min(equities) < 0.2
    # Two replies see to the end: Black needs a double, else White must bear both off at once.
    assert two["plays"][0]["text"] == "3/off"
    assert two["plays"][0]["chances"]["win"] == pytest.approx(30 / 36 * 6 / 36, abs=0.004)


def test_the_chances_before_a_throw_are_those_of_the_side_to_move() -> None:
    white = answer({**BEFORE, "ask": "chances"})
    black = answer({**BEFORE, "ask": "chances", "to_move": "black"})
    assert white["chances"]["win"] == pytest.approx(black["chances"]["win"], abs=0.01)
    assert 0.5 < white["chances"]["win"] < 0.56
    assert white["equity"] > 0
    ahead = answer({**TRIC_TRAC, "ask": "chances"} | {"score": {"red": 11}})
    assert "dice" in ahead["error"]
    del TRIC_TRAC_BEFORE["score"]
    even = answer(TRIC_TRAC_BEFORE)
    ahead = answer({**TRIC_TRAC_BEFORE, "score": {"red": 11, "black": 2}})
    assert ahead["chances"]["win"] > even["chances"]["win"] + 0.2
    assert ahead["equity"] == pytest.approx(2 * ahead["chances"]["win"] - 1, abs=1e-4)


TRIC_TRAC_BEFORE = {k: v for k, v in TRIC_TRAC.items() if k != "dice"} | {"ask": "chances"}


def test_the_score_of_a_match_decides_on_the_cube() -> None:
    question = {**BEFORE, "ask": "cube", "match": {"length": 7, "score": {"white": 2, "black": 4}}}
    found = answer(question)
    assert (found["double"], found["take"], found["beaver"]) == ("no", True, False)
    assert found["equities"]["drop"] == 1
    last = {"length": 7, "score": {"white": 3, "black": 6}}
    assert answer({**question, "match": last})["double"] == "yes"
    crawford = {**last, "crawford": True}
    assert "no cube to turn" in answer({**question, "match": crawford})["error"]
    money = answer({**question, "match": {"cube": 2, "owner": "white", "beavers": True}})
    assert (money["double"], money["take"], money["beaver"]) == ("no", True, True)


def test_a_race_that_is_all_but_won_is_doubled_and_dropped() -> None:
    race = {
        **BEFORE,
        "ask": "cube",
        "white": {"4": 3, "3": 2, "off": 10},
        "black": {"20": 3, "21": 3, "off": 9},
        "match": {},
    }
    found = answer(race)
    assert (found["double"], found["take"]) == ("yes", False)
    losing = answer({**race, "to_move": "black"})
    assert (losing["double"], losing["take"]) == ("no", True)


def test_the_same_seed_gives_the_same_answer_and_levels_differ() -> None:
    question = {**START, "dice": [2, 1], "level": "beginner", "seed": 3}
    assert answer(question) == answer(question)
    orders = {
        tuple(play["text"] for play in answer({**question, "seed": seed})["plays"])
        for seed in range(4)
    }
    assert len(orders) > 1


def test_levels_and_replies_are_those_of_the_player() -> None:
    """The command names them itself, so that NumPy is loaded with the first question only."""
    assert tuple(player.Level) == LEVELS
    assert MOST_REPLIES == player.MOST_REPLIES


def test_a_throw_that_cannot_be_played_says_by_what_rule() -> None:
    closed = {
        **START,
        "white": {"bar": 1, "6": 14},
        "black": {"19": 3, "20": 3, "21": 3, "22": 2, "23": 2, "24": 2},
    }
    found = answer(closed)
    assert found["plays"] == []
    assert found["pass"] == judge_line(
        json.dumps({k: v for k, v in closed.items() if k not in ("id", "ask")}).encode(),
        Catalogue(),
    )["pass"]  # fmt: skip


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"id": None}, "“id” must be a whole number or a text"),
    ({"match": {"beavers": 1}}, "“match.beavers” must be true or false, not the number 1"),
    ({"ask": "luck"}, "“ask” must be “plays”, “chances” or “cube”"),
    ({"variant": "chess"}, "“variant” must be"),
    ({"dice": [7, 1]}, "“dice[0]” must be a number from 1 to 6"),
    ({"level": "god"}, "“level” must be “beginner”"),
    ({"replies": 3}, "“replies” must be from 0 to 2, not 3"),
    ({"best": 0}, "“best” must be from 1 to"),
    ({"luck": 1}, "“luck” is not a known key"),
    ({"match": {"length": 5, "jacoby": True}}, "“match.jacoby” is for money play"),
    ({"match": {"length": 5, "crawford": True}}, "no side stands one point"),
    (
        {"match": {"length": 5, "score": {"white": 5}}},
        "“match.score.white” must be from 0 to 4",
    ),
    ({"match": {"cube": 3, "owner": "white"}}, "“match.cube” must be 1, 2, 4"),
    ({"match": {"cube": 2}}, "“match.owner” must name the side"),
    ({"match": {"owner": "white"}}, "“match.owner” must name the side"),
    ({"white": {"6": 16}}, "more than fifteen"),
]


@pytest.mark.parametrize(("change", "said"), WRONG)
def test_what_is_wrong_is_said_with_its_field(change: dict[str, Any], said: str) -> None:
    found = answer({**START, **change})
    assert said in found["error"]
    assert found["line"] == 1
    assert found.get("id") == change.get("id", 1)


def test_a_cube_that_is_the_other_sides_cannot_be_turned() -> None:
    found = answer({**BEFORE, "ask": "cube", "match": {"cube": 2, "owner": "black"}})
    assert "“white” may not turn the cube" in found["error"]
    tavla = {k: v for k, v in TAVLA.items() if k != "dice"} | {"ask": "cube"}
    assert "no cube to turn" in answer({**tavla, "match": {"length": 5}})["error"]
    assert "“match.cube” is not a known key" in answer({**tavla, "match": {"cube": 1}})["error"]


def test_each_sentence_belongs_to_a_fault_tried_here() -> None:
    cube = {**BEFORE, "ask": "cube"}
    asked = [{**START, **change} for change, _ in WRONG]
    asked += [cube, {**cube, "match": {"cube": 2, "owner": "black"}}]
    raised = set()
    for question in asked:
        with pytest.raises(DecodingError) as fault:
            read_question(Fields(question), VARIANTS)
        raised.add(fault.value.key)
    assert raised >= set(request_faults.QUESTIONS)


def test_a_bad_line_stops_nothing() -> None:
    found = answers(b"{", START, b"[]", b"\xff", {**START, "id": "two"})
    assert ["error" in one for one in found] == [True, False, True, True, False]
    assert [one["line"] for one in found if "error" in one] == [1, 3, 4]
    assert found[4]["id"] == "two"


def test_a_question_that_waits_can_be_stopped() -> None:
    thinker = Thinker()
    question = read_question(Fields({**START, "dice": [2, 1], "id": 5, "replies": 1}), VARIANTS)
    thinker.stop(5)  # Nothing with that id is waiting: a later question is not meant.
    thinker.asked.add(5)
    thinker.go_on(5)
    thinker.stop(5)
    with pytest.raises(ThinkingStopped):
        thinker.answer(question)
    thinker.forget(5)
    thinker.go_on(5)


def test_a_question_is_stopped_in_the_middle_of_its_search() -> None:
    thinker = Thinker()
    question = read_question(Fields({**START, "dice": [2, 1], "id": 5, "replies": 2}), VARIANTS)
    looked_at = 0
    ask_on = thinker.go_on

    def go_on(identity: int | str) -> None:
        nonlocal looked_at
        looked_at += 1
        if looked_at == 10:
            thinker.stop(identity)
        ask_on(identity)

    thinker.go_on = go_on  # type: ignore[method-assign]
    thinker.asked.add(5)
    with pytest.raises(ThinkingStopped):
        thinker.answer(question)
    assert looked_at == 10


def test_a_missing_net_and_a_missing_numpy_are_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evaluator, "net_path", lambda variant: tmp_path / "none.npz")
    found = answer(START)
    assert found["error"].startswith("there is no net for backgammon yet")
    assert found["id"] == 1
    monkeypatch.setitem(sys.modules, "trictrac_gui.ai.player", None)
    assert answer(START)["error"].startswith("thinking needs NumPy")


def test_the_process_answers_at_once_and_ends_with_its_input() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "trictrac_gui.cli.main", "think"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=REPOSITORY,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for identity in (1, 2):
            process.stdin.write(json.dumps({**START, "id": identity}).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == identity
        process.stdin.write(json.dumps({**START, "id": 3, "replies": 2}).encode() + b"\n")
        process.stdin.write(b'{"stop": 3}\n')
        process.stdin.flush()
        assert json.loads(process.stdout.readline()) == {"id": 3, "stopped": True}
        process.stdin.close()
        assert process.wait(timeout=30) == 0


def test_the_description_is_true() -> None:
    """Its questions get the answers that stand below them, as far as these are told."""
    text = DESCRIPTION.read_text(encoding="utf-8")
    blocks = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= 6
    for asked, told in zip(blocks[::2], blocks[1::2], strict=True):
        question, wanted = json.loads(asked), json.loads(told)
        found = answer(question)
        assert agree(found, wanted), found


def agree(found: object, wanted: object) -> bool:
    """Whether two answers are the same but for the last digits of what a net says."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return wanted.keys() == found.keys() and all(
            agree(found[key], value) for key, value in wanted.items()
        )
    if isinstance(wanted, list) and isinstance(found, list):
        return len(wanted) == len(found) and all(map(agree, found, wanted))
    if isinstance(wanted, float) and isinstance(found, int | float):
        return abs(found - wanted) < 0.1
    return found == wanted
