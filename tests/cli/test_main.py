"""The command line: the referee's answers, its errors with their sentences, and real processes."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests import oracle
from tests.golden_tables import WORKED
from tests.random_positions import THROWS, random_position
from trictrac_gui import __version__
from trictrac_gui.cli import main, plays
from trictrac_gui.cli.plays import read_request
from trictrac_gui.cli.terminal import Terminal
from trictrac_gui.decoding import DecodingError
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.texts import request_faults
from trictrac_gui.texts.catalogue import Catalogue
from trictrac_gui.variants import VARIANTS

ENGLISH = Catalogue()

REPOSITORY = Path(__file__).resolve().parents[2]

START: dict[str, Any] = {
    "variant": "tric-trac",
    "red": {"1": 15},
    "black": {"24": 15},
    "to_move": "red",
    "dice": [5, 4],
}
BACKGAMMON_START: dict[str, Any] = {
    "variant": "backgammon",
    "white": {"24": 2, "13": 5, "8": 3, "6": 5},
    "black": {"1": 2, "12": 5, "17": 3, "19": 5},
    "to_move": "white",
    "dice": [3, 1],
}


def ask(request: object) -> dict[str, Any]:
    """The answer to one request."""
    line = request if isinstance(request, bytes) else json.dumps(request).encode()
    return plays.judge_line(line, ENGLISH)


def run(data: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """``trictrac`` as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "trictrac_gui.cli.main", *arguments],
        input=data,
        capture_output=True,
        cwd=REPOSITORY,
        timeout=60,
        check=False,
    )


def answers(out: bytes) -> list[dict[str, Any]]:
    """The lines of an output."""
    return [json.loads(line) for line in out.decode("utf-8").splitlines()]


# --- Answers ---------------------------------------------------------------------------------


def test_the_opening_with_five_and_four_has_two_plays() -> None:
    assert ask(START) == {
        "plays": [
            {
                "steps": [[1, 6], [1, 5]],
                "text": "1/6 1/5",
                "red": {"1": 13, "5": 1, "6": 1},
                "black": {"24": 15},
                "points": 0,
                "again": False,
            },
            {
                "steps": [[1, 6], [6, 10]],
                "text": "1/10",
                "red": {"1": 14, "10": 1},
                "black": {"24": 15},
                "points": 0,
                "again": False,
            },
        ]
    }


def test_the_default_house_rules_may_be_named_or_left_out() -> None:
    named = {**START, "options": {"hucke": "literal", "strict_start": False}}
    assert ask(named) == ask(START)


def test_under_the_strict_start_no_checker_runs_on() -> None:
    found = ask({**START, "options": {"strict_start": True}, "ask": [[1, 10]]})
    assert [play["text"] for play in found["plays"]] == ["1/6 1/5"]
    assert found["refusals"] == [{"step": [1, 10], "rule": "start-point-not-empty"}]


def test_a_play_in_tric_trac_tells_hits_arrivals_and_points() -> None:
    """T22, T26, W9: resting on a blot hits it, passing over it does not."""
    request = {
        **START,
        "red": {"14": 1, "7": 14},
        "black": {"17": 1, "19": 1, "24": 13},
        "dice": [3, 2],
    }
    plays = {play["text"]: play for play in ask(request)["plays"]}
    assert plays["14/17*/19*"]["points"] == 2
    assert plays["14/17*/19*"]["black"] == {"24": 15}
    assert plays["14/17*/19*"]["steps"] == [[14, 17], [17, 19]]
    assert plays["14/19*"]["points"] == 1
    assert plays["14/19*"]["steps"] == [[14, 16], [16, 19]]


def test_checkers_borne_off_are_steps_to_off() -> None:
    request = {**START, "red": {"7": 1, "23": 14}, "dice": [6, 6]}
    (play,) = ask(request)["plays"]
    assert play["steps"] == [[23, "off"], [23, "off"]]
    assert play["text"] == "23/off(2)"
    assert play["red"] == {"7": 1, "23": 12, "off": 2}
    assert play["points"] == 2
    assert play["again"] is True


def test_no_throw_follows_the_play_that_wins() -> None:
    """R14, with 11 points and a double."""
    request = {**START, "red": {"7": 1, "23": 14}, "dice": [6, 6], "score": {"red": 10}}
    (play,) = ask(request)["plays"]
    assert play["again"] is False
    assert ask({**request, "score": {"red": 9, "black": 11}})["plays"][0]["again"] is True


def test_a_pass_names_its_reason_and_the_extra_throw_of_a_double() -> None:
    """R12, W10."""
    request = {
        **START,
        "red": {"1": 1, "20": 14},
        "black": {"2": 2, "3": 2, "4": 2, "5": 2, "6": 2, "7": 2, "24": 3},
    }
    assert ask(request) == {"plays": [], "pass": "start-point-not-empty", "again": False}
    assert ask({**request, "dice": [2, 2]})["again"] is True


def test_in_backgammon_the_text_is_in_the_movers_own_numbering() -> None:
    request = {**BACKGAMMON_START, "to_move": "black", "ask": [[17, 20], [1, 25 - 19]]}
    found = ask(request)
    making_the_five_point = [play for play in found["plays"] if play["text"] == "8/5 6/5"]
    assert [play["steps"] for play in making_the_five_point] == [[[17, 20], [19, 20]]]
    assert {play["points"] for play in found["plays"]} == {0}
    assert {play["again"] for play in found["plays"]} == {False}
    assert found["refusals"][0] == {"step": [17, 20], "rule": None}


def test_a_checker_on_the_bar_enters_first() -> None:
    request = {
        "variant": "backgammon",
        "white": {"bar": 1, "6": 2},
        "black": {"21": 2, "19": 2, "20": 1},
        "to_move": "white",
        "dice": [5, 6],
        "ask": [[6, 1], ["bar", 20], ["bar", 19], ["bar", 14]],
    }
    found = ask(request)
    assert {play["text"].split()[0].split("/")[0] for play in found["plays"]} == {"bar"}
    assert [refusal["rule"] for refusal in found["refusals"]] == [
        "bar-first",
        None,
        "point-closed",
        None,
    ]
    assert found["plays"][0]["black"]["bar"] == 1


def test_zero_checkers_on_a_point_say_nothing() -> None:
    assert ask({**START, "red": {"1": 15, "5": 0, "off": 0}}) == ask(START)


def test_each_side_of_an_answer_can_be_asked_about_again() -> None:
    for start in (START, BACKGAMMON_START):
        first, second = [key for key in start if isinstance(start[key], dict)]
        for play in ask(start)["plays"]:
            following = {**start, first: play[first], second: play[second]}
            assert "plays" in ask(following)


@pytest.mark.parametrize("name", WORKED)
def test_each_worked_case_gets_its_refusals_on_the_command_line(name: str) -> None:
    case = WORKED[name]
    sides = {
        words.split()[0]: {
            place: int(number or 1)
            for place, _, number in (word.partition(":") for word in words.split()[1:])
        }
        for words in case["position"].split("/")
    }
    for throw in case["throws"]:
        steps = [row["step"] for row in case.get("refused", [])]
        request = {
            **START,
            **sides,
            "options": case.get("options", {}),
            "dice": throw,
            "ask": steps,
        }
        found = ask(request)
        assert len(found["plays"]) == case["count"]
        assert found.get("pass") == case.get("pass")
        assert found["refusals"] == case.get("refused", [])


REFUSED: dict[RuleKey, tuple[dict[str, Any], list[Any]]] = {
    RuleKey.NOT_YOURS: (START, [24, 20]),
    RuleKey.WRONG_WAY: ({**START, "red": {"8": 15}}, [8, 3]),
    RuleKey.START_POINT_NOT_EMPTY: ({**START, "red": {"1": 1, "8": 14}}, [8, 13]),
    RuleKey.BAR_FIRST: ({**BACKGAMMON_START, "white": {"bar": 1, "6": 14}}, [6, 3]),
    RuleKey.NO_SUCH_NUMBER: (START, [1, 4]),
    RuleKey.OPPONENTS_HUCKE: ({**START, "red": {"8": 15}}, [8, 12]),
    RuleKey.POINT_CLOSED: ({**START, "red": {"8": 15}, "black": {"17": 2}}, [8, 17]),
    RuleKey.NOT_ALL_HOME: ({**BACKGAMMON_START, "white": {"7": 1, "3": 14}}, [3, "off"]),
    RuleKey.FARTHER_CHECKER_FIRST: (
        {**BACKGAMMON_START, "white": {"6": 1, "2": 14}, "dice": [4, 3]},
        [2, "off"],
    ),
    RuleKey.HUCKE_NO_REST_ALONE: ({**START, "red": {"8": 1, "2": 2}}, [8, 17]),
    RuleKey.HUCKE_NEEDS_TWO: ({**START, "red": {"8": 1, "2": 2}}, [8, 13]),
    RuleKey.HUCKE_LAST_TWO_TOGETHER: (
        {**START, "red": {"13": 2, "14": 1}, "black": {"18": 2}, "dice": [5, 1]},
        [13, 14],
    ),
    RuleKey.NO_HIT_AND_RUN: (
        {
            **BACKGAMMON_START,
            "variant": "tavla",
            "white": {"8": 1, "13": 1},
            "black": {"5": 1, "6": 2},
            "dice": [3, 2],
        },
        [8, 3],
    ),
    # Only 3 to 8 plays the 5, and 10 to 11 the 1 with it.
    RuleKey.BOTH_NUMBERS: (
        {
            **START,
            "red": {"3": 1, "10": 1},
            "black": {"9": 2, "15": 2, "16": 2},
            "dice": [5, 1],
        },
        [3, 4],
    ),
    # Both numbers would end alone on the Hucke (R18).
    RuleKey.HIGHER_NUMBER: ({**START, "red": {"2": 1}, "dice": [6, 5]}, [2, 7]),
}
"""For each rule a step that it refuses, worked out by hand."""


@pytest.mark.parametrize("rule", RuleKey)
def test_each_rule_refuses_its_step(rule: RuleKey) -> None:
    request, step = REFUSED[rule]
    assert ask({**request, "ask": [step]})["refusals"] == [{"step": step, "rule": rule.value}]


def test_the_referee_agrees_with_the_judge_step_by_step() -> None:
    """Each play's steps, made one after the other by the judge, lead to its final position."""
    rng = Random("steps")
    games: dict[str, oracle.Game] = {
        "tric-trac": oracle.TricTrac(),
        "backgammon": oracle.Backgammon(),
        "tavla": oracle.Tavla(),
    }
    for variant, game in games.items():
        for _ in range(25):
            board, side = random_position(rng, game)
            throw = rng.choice(THROWS)
            request = {
                "variant": variant,
                **{s: {str(p): n for p, n in board[s].items()} for s in board},
                "to_move": side,
                "dice": list(throw),
            }
            found = ask(request)
            outcomes = oracle.results(game, board, side, throw)
            assert len(found["plays"]) == len(outcomes)
            for play in found["plays"]:
                now = board
                for src, dst in play["steps"]:
                    now = oracle.after(game, now, side, oracle.Move(src, dst, 0))
                told = oracle.freeze({s: dict(play[s]) for s in board})
                assert oracle.freeze(now) == told
                assert oracle.Outcome(told, play["points"]) in outcomes


# --- Errors ----------------------------------------------------------------------------------

DEEP = b"[" * 100_000

FAULTS: dict[str, tuple[object, str]] = {
    "not JSON": (b"{'variant'}", "The line is not JSON (fault at column 2)"),
    "half a line": (b'{"variant": "tric-trac",', "The line is not JSON"),
    "NaN": (b'{"dice": [NaN, 1]}', "a number that cannot be used, such as NaN"),
    "infinity": (b'{"dice": [1e999, 1]}', "a number that cannot be used"),
    "a number without end": (b"9" * 5000, "a number that cannot be used"),
    "a nesting bomb": (DEEP, "nested too deep"),
    "deep, but whole": (b"[" * 40 + b"]" * 40, "nested too deep"),
    "not UTF-8": (b'{"variant": "\xff"}', "not sound UTF-8 text"),
    "half a character": (b'{"variant": "\\ud800"}', "not sound UTF-8 text"),
    "a doubled key": (b'{"red": {"1": 1, "1": 2}}', "“1” is written twice"),
    "a doubled key before a bomb": (
        b'{"a": {"b": 1, "b": 1}, "c": ' + b"9" * 5000,
        "“b” is written twice",
    ),
    "no object": ([1], "The line must be a JSON object, not a list"),
    "null": (None, "The line must be a JSON object, not null"),
    "no variant": ({"red": {}}, "“variant” is missing"),
    "an unknown variant": (
        {**START, "variant": "chess"},
        "“variant” must be “tric-trac”, “backgammon” or “tavla”, not the text “chess”",
    ),
    "a variant of another type": ({**START, "variant": 3}, "not the number 3"),
    "an unknown key": ({**START, "colour": 1}, "“colour” is not a known key; use “variant”"),
    "the other game's side": ({**START, "white": {}}, "“white” is not a known key"),
    "a score in Backgammon": (
        {**BACKGAMMON_START, "score": {"white": 1}},
        "“score” is not a known key",
    ),
    "no dice": ({k: v for k, v in START.items() if k != "dice"}, "“dice” is missing"),
    "no side": ({k: v for k, v in START.items() if k != "black"}, "“black” is missing"),
    "no one to move": ({k: v for k, v in START.items() if k != "to_move"}, "“to_move” is missing"),
    "a side unknown": ({**START, "to_move": "white"}, "“to_move” must be “red” or “black”"),
    "options of another type": ({**START, "options": 1}, "“options” must be a JSON object"),
    "an unknown option": (
        {**START, "options": {"cube": True}},
        "“options.cube” is not a known key; use “hucke” or “strict_start”",
    ),
    "an unknown option with a list": (
        {**START, "options": {"cube": []}},
        "“options.cube” is not a known key",
    ),
    "an option in a game without": (
        {**BACKGAMMON_START, "options": {"hucke": "literal"}},
        "“options.hucke” is a key this game does not have",
    ),
    "an unknown choice": (
        {**START, "options": {"hucke": "both"}},
        "“options.hucke” must be “literal” or “historic”, not the text “both”",
    ),
    "a number for a switch": (
        {**START, "options": {"strict_start": 1}},
        "“options.strict_start” must be false or true, not the number 1",
    ),
    "a side of another type": ({**START, "red": [15]}, "“red” must be a JSON object, not a list"),
    "an unknown point": ({**START, "red": {"25": 1}}, "“red.25” is not a place in this game"),
    "a point with a nought": ({**START, "red": {"01": 1}}, "“red.01” is not a place"),
    "a point with many digits": ({**START, "red": {"9" * 5000: 1}}, "is not a place in this game"),
    "a bar in Tric Trac": ({**START, "red": {"bar": 1}}, "“red.bar” is not a place in this game"),
    "a switch for a number": (
        {**START, "red": {"1": True}},
        "“red.1” must be a whole number, not true",
    ),
    "a fraction": ({**START, "red": {"1": 1.0}}, "“red.1” must be a whole number, not the number"),
    "a text for a number": ({**START, "red": {"1": "15"}}, "not the text “15”"),
    "a negative number": ({**START, "red": {"1": -1}}, "“red.1” must be 0 or more checkers"),
    "negative checkers off": ({**START, "red": {"off": -1}}, "“red.off” must be 0 or more"),
    "sixteen checkers": ({**START, "red": {"1": 16}}, "“red” has more than fifteen checkers"),
    "not fifteen": (
        {**START, "red": {"1": 10, "off": 4}},
        "“red.off” does not complete fifteen checkers",
    ),
    "both on one point": (
        {**START, "red": {"5": 2}, "black": {"5": 2}},
        "Checkers of both sides stand on point 5",
    ),
    "on the own target": ({**START, "red": {"24": 1}}, "“red.24” is the target point of red"),
    "on the opponent's Hucke": ({**START, "red": {"12": 2}}, "“red.12” is the opponent’s Hucke"),
    "on the opponent's historic Hucke": (
        {**START, "red": {"13": 2}, "options": {"hucke": "historic"}},
        "“red.13” is the opponent’s Hucke",
    ),
    "alone on the Hucke": ({**START, "red": {"13": 1}}, "“red.13” is red’s own Hucke"),
    "the other side alone on its Hucke": (
        {**START, "black": {"12": 1}},
        "“black.12” is black’s own Hucke",
    ),
    "a die of seven": ({**START, "dice": [7, 1]}, "“dice[0]” must be a number from 1 to 6, not 7"),
    "a die of nought": ({**START, "dice": [1, 0]}, "“dice[1]” must be a number from 1 to 6, not 0"),
    "one die": ({**START, "dice": [6]}, "“dice” must be two numbers, not 1"),
    "dice of another type": ({**START, "dice": "54"}, "“dice” must be a list, not the text “54”"),
    "a switch for a die": ({**START, "dice": [True, 1]}, "“dice[0]” must be a whole number"),
    "a throw within a throw": ({**START, "dice": [[6, 1]]}, "“dice” must be two numbers, not 1."),
    "a fraction on a die": ({**START, "dice": [1, 2.5]}, "not the number 2.5"),
    "a score of another type": ({**START, "score": 3}, "“score” must be a JSON object"),
    "a score of no side": ({**START, "score": {"white": 3}}, "“score.white” is not a known key"),
    "a score below nought": ({**START, "score": {"red": -1}}, "“score.red” must be 0 or more"),
    "a fraction as a score": ({**START, "score": {"red": 0.5}}, "“score.red” must be a whole"),
    "a score that has won": ({**START, "score": {"black": 12}}, "game of tric-trac is finished"),
    "fifteen off in Backgammon": (
        {**BACKGAMMON_START, "black": {}},
        "game of backgammon is finished",
    ),
    "nothing to move": ({**START, "red": {}}, "“red” has borne off all its checkers"),
    "steps of another type": ({**START, "ask": {}}, "“ask” must be a list, not an object"),
    "a step that is none": ({**START, "ask": [[1, 6], 5]}, "“ask[1]” must be a list"),
    "a step of three places": ({**START, "ask": [[1, 6, 10]]}, "“ask[0]” must be two places"),
    "a step from nowhere": ({**START, "ask": [[0, 6]]}, "“ask[0]” must name places of the board"),
    "a step from the bar in Tric Trac": (
        {**START, "ask": [["bar", 6]]},
        "a number from 1 to 24 or “off”, not the text “bar”",
    ),
    "a switch for a point": ({**START, "ask": [[True, 6]]}, "“ask[0]” must name places"),
    "a list for a point": ({**START, "ask": [[[], 6]]}, "“ask[0]” must name places"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_told_in_one_sentence(fault: str) -> None:
    request, told = FAULTS[fault]
    found = ask(request)
    assert list(found) == ["error"]
    assert told in found["error"]
    assert found["error"].endswith(".")
    assert "\n" not in found["error"]
    assert len(found["error"]) < 250


def test_each_sentence_belongs_to_a_fault_tried_here() -> None:
    raised = set()
    for request, _ in FAULTS.values():
        line = request if isinstance(request, bytes) else json.dumps(request).encode()
        with pytest.raises(DecodingError) as fault:
            read_request(line, VARIANTS)
        raised.add(fault.value.key)
    # A line that is too long is found before it is read, and every game here has two dice.
    assert raised | {"too-long", "wrong-dice"} == set(request_faults.SENTENCES)


def test_text_from_outside_is_shortened_and_cannot_disturb_a_terminal() -> None:
    found = ask({**START, "\x1b[31m\u202e" + "x" * 500: 1})
    assert "\x1b" not in found["error"]
    assert "\u202e" not in found["error"]
    assert "x" * 100 not in found["error"]


@pytest.mark.parametrize("seed", range(3))
def test_whatever_stands_in_a_field_the_answer_is_an_error_or_plays(seed: int) -> None:
    rng = Random(seed)
    junk: list[Any] = [
        None,
        True,
        -1,
        1e300,
        2**60,
        "",
        "7",
        "off",
        [],
        [[]],
        {},
        {"1": {}},
        [1, 2],
    ]
    for _ in range(300):
        request = dict(rng.choice((START, BACKGAMMON_START)))
        field = rng.choice([*request, "options", "score", "ask", "other"])
        request[field] = rng.choice(junk)
        found = ask(request)
        assert ("error" in found) != ("plays" in found)


# --- Streams ---------------------------------------------------------------------------------


def judged(data: bytes, name: str | None = None) -> tuple[bool, list[dict[str, Any]]]:
    """The answers to a stream, and whether all lines could be answered."""
    out = io.BytesIO()
    sound = plays.referee(io.BytesIO(data), name, Terminal(out, ENGLISH))
    return sound, answers(out.getvalue())


LINE = json.dumps(START).encode()


@pytest.mark.parametrize(
    "data",
    [
        LINE,
        LINE + b"\n",
        LINE + b"\r\n",
        b"\xef\xbb\xbf" + LINE + b"\n",
        b"\n \t\r\n" + LINE + b"\n\n",
    ],
    ids=["no line end", "line end", "carriage return", "byte order mark", "blank lines"],
)
def test_line_ends_marks_and_blank_lines_make_no_difference(data: bytes) -> None:
    sound, found = judged(data)
    assert sound
    assert found == [ask(START)]


def test_errors_name_their_line_and_the_next_lines_are_answered() -> None:
    sound, found = judged(b"\n{\n" + LINE + b"\n[]\n")
    assert not sound
    assert [answer.get("line") for answer in found] == [2, None, 4]
    assert "plays" in found[1]
    assert all("file" not in answer for answer in found)


def test_a_line_that_is_too_long_is_left_out_whole() -> None:
    long = b'{"variant": "' + b"x" * (3 * plays.LONGEST_LINE) + b'"}\n'
    sound, found = judged(long + LINE + b"\n" + long.strip())
    assert not sound
    assert [answer.get("line") for answer in found] == [1, None, 3]
    assert found[0]["error"].startswith("The line is longer than 65536 bytes")
    assert "plays" in found[1]


def test_a_line_of_just_the_longest_length_is_read() -> None:
    line = LINE.ljust(plays.LONGEST_LINE - 1) + b"\n"
    assert judged(line + LINE) == (True, [ask(START), ask(START)])


# --- Processes -------------------------------------------------------------------------------


def test_each_answer_comes_before_the_next_line_is_sent() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "trictrac_gui.cli.main", "plays"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=REPOSITORY,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        give_up = threading.Timer(30, process.kill)  # where an answer is kept back
        give_up.start()
        for _ in range(3):
            process.stdin.write(LINE + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline()) == ask(START)
        give_up.cancel()
        process.stdin.close()
        assert process.wait(timeout=30) == 0


def test_the_exit_status_is_one_where_a_line_could_not_be_answered() -> None:
    assert run(LINE, "plays").returncode == 0
    done = run(b"{\n" + LINE, "plays")
    assert done.returncode == 1
    assert done.stderr == b""
    assert ["error" in found for found in answers(done.stdout)] == [True, False]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_among_the_files_keeps_nobody_waiting(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert main.main(["plays", str(tmp_path / "pipe")]) == 1
    (line,) = capsysbinary.readouterr().out.splitlines()
    assert "cannot be read: not a regular file" in json.loads(line)["error"]


def test_lines_are_counted_in_each_file_and_a_missing_file_stops_nothing(tmp_path: Path) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "zweite Datei ü.jsonl"
    first.write_bytes(b"\n{\n")
    second.write_bytes(LINE + b"\n{\n")
    missing = tmp_path / "missing.jsonl"
    done = run(b"", "plays", str(first), str(missing), str(tmp_path), str(second))
    found = answers(done.stdout)
    assert done.returncode == 1
    assert [(answer.get("file"), answer.get("line")) for answer in found] == [
        (str(first), 2),
        (str(missing), None),
        (str(tmp_path), None),
        (None, None),
        (str(second), 2),
    ]
    assert "cannot be read" in found[1]["error"]
    assert "plays" in found[3]
    assert done.stderr == b""


@pytest.mark.skipif(os.name != "posix", reason="pipes close differently elsewhere")
def test_a_reader_who_has_seen_enough_hears_no_complaint() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "trictrac_gui.cli.main", "plays"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=REPOSITORY,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(LINE + b"\n")
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_told_in_one_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "trictrac_gui.cli.main", "plays"],
            input=LINE,
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=REPOSITORY,
            timeout=60,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.decode().count("\n") == 1
    assert done.stderr.decode().startswith("trictrac: the answers cannot be written")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "a command is missing"),
        (["play"], "'play'"),
        (["plays", "--quick"], "--quick"),
        (["--vers"], "--vers"),
    ],
)
def test_a_wrong_command_is_told_in_one_sentence(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main.main(arguments)
    assert ended.value.code == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert told in shown.err
    assert "--help" in shown.err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"trictrac {__version__}\n"


@pytest.mark.parametrize("arguments", [["--help"], ["plays", "--help"]])
def test_help_names_what_there_is(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main.main(arguments)
    assert ended.value.code == 0
    assert "plays" in capsys.readouterr().out


def test_the_request_in_the_help_text_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main.main(["plays", "--help"])
    shown = capsys.readouterr().out
    example = shown[shown.index("{") : shown.index("}\n\n") + 1]
    assert "plays" in ask(" ".join(example.split()).encode())


BLOCKED = """
import sys
sys.modules["PySide6"] = None
sys.modules["shiboken6"] = None
from trictrac_gui.cli.main import main
status = main(sys.argv[1:])
assert not [name for name in sys.modules if name.startswith("PySide6.")]
raise SystemExit(status)
"""


@pytest.mark.parametrize("arguments", [["plays"], ["--version"], ["--help"], ["plays", "--help"]])
def test_every_command_runs_where_there_is_no_qt(arguments: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED, *arguments],
        input=LINE,
        capture_output=True,
        cwd=REPOSITORY,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.long
def test_ten_thousand_lines_are_answered_in_one_process() -> None:
    """Not a measurement: a minute is far more than the lines should take."""
    begun = time.monotonic()
    done = run((LINE + b"\n") * 10_000, "plays")
    assert done.returncode == 0
    assert done.stdout.count(b"\n") == 10_000
    assert time.monotonic() - begun < 60


def test_the_rules_named_by_the_judge_are_the_rules_of_the_program() -> None:
    assert tuple(key.value for key in RuleKey) == oracle.ORDER
