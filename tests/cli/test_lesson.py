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
    first, second = capsysbinary.readouterr().out.decode().splitlines()
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
