"""Lesson files checked on the command line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from trictrac_gui.cli.main import main
from trictrac_gui.rulesdoc.lesson_checker import shipped_files
from trictrac_gui.rulesdoc.lessons import LessonError, LessonFault
from trictrac_gui.texts.catalogue import Catalogue
from trictrac_gui.texts.lesson_faults import SENTENCES, sentence


def test_the_shipped_lessons_are_sound(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    files = [str(path) for path in shipped_files()]
    assert main(["lesson", *files]) == 0
    said = capsysbinary.readouterr().out.decode().splitlines()
    assert len(said) == 13
    assert all("sound; " in line and "de, en, fr." in line for line in said)


def test_a_mistake_is_told_with_its_line(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("lesson: tric-trac\ntitle: A\nabuot: B\n", encoding="utf-8")
    assert main(["lesson", str(path), str(tmp_path / "missing.txt")]) == 1
    none, first, second = capsysbinary.readouterr().out.decode().splitlines()
    assert "mine.txt:1: the lesson has no steps" in none
    assert first.endswith("mine.txt:3: “abuot” is not an entry of a lesson; check its spelling.")
    assert "cannot be read" in second


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_keeps_nobody_waiting(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    path = tmp_path / "pipe.txt"
    os.mkfifo(path)
    assert main(["lesson", str(path), os.devnull]) == 1
    said = capsysbinary.readouterr().out.decode().splitlines()
    assert len(said) == 2
    assert all("cannot be read" in line for line in said)


def test_every_fault_has_its_sentence() -> None:
    assert set(SENTENCES) == set(LessonFault)
    for key in LessonFault:
        said = sentence(LessonError(key, "a.txt", 1, "x\x1b[2Jy"), Catalogue())
        assert said.endswith(".")
        assert "\x1b" not in said


CLAIMS = """\
lesson: tric-trac
title: Hit and cover
about: A small one.

step
heading: Both at once
text: -
position: red 6:9 8:6 / black 11:1 18:7 21:7
dice: red 5-3
question: Hit and leave nothing alone.
right: 6/11* 8/11
reply: No throw of the 36 hits; 0 of 36.
wrong: 6/14
worse: points
reply: Past it.
"""


def told(path: Path, text: str, capture: pytest.CaptureFixture[bytes]) -> tuple[int, list[str]]:
    path.write_text(text, encoding="utf-8")
    status = main(["lesson", str(path)])
    return status, capture.readouterr().out.decode().splitlines()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("worse: points", "worse: block", ":13: “6/14” is not worse in this"),
        ("0 of 36", "7 of 36", ":11: no count of throws here gives 7"),
        ("0 of 36", "7 jets sur 36", ":11: no count of throws here gives 7"),
        ("0 of 36", "7 throws hit", ":11: no count of throws here gives 7"),
        ("6:9 8:6 / black", "6:2 8:1 off:12 / black", ":8: the game is over here"),
    ],
)
def test_a_claim_that_counting_shows_to_be_wrong_is_a_mistake(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes], old: str, new: str, said: str
) -> None:
    """B18: what an answer falls short in, and how many throws hit, can be counted."""
    path = tmp_path / "mine.txt"
    assert told(path, CLAIMS, capsysbinary)[0] == 0
    status, lines = told(path, CLAIMS.replace(old, new), capsysbinary)
    (line,) = [line for line in lines if "warning" not in line]
    assert status == 1
    assert said in line


def test_other_plays_that_fulfil_what_is_asked_are_warned_of(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    path = tmp_path / "mine.txt"
    status, lines = told(path, CLAIMS, capsysbinary)
    assert status == 0
    assert any("mine.txt:5: warning: “6/11* 6/9” is not named" in line for line in lines), lines
    assert "sound; 1 step" in lines[-1]
