"""The commands ``check`` and ``convert``: what they print, write, refuse, and their statuses."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.corpus import FOLDER
from trictrac_gui.cli import main

REPOSITORY = Path(__file__).resolve().parents[2]


class Ran(NamedTuple):
    """What a run of the command line has brought."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def trictrac(capsysbinary: pytest.CaptureFixture[bytes]) -> Run:
    """Runs the command line in this process."""

    def run(*arguments: str) -> Ran:
        try:
            status = main.main(arguments)
        except SystemExit as stopped:
            status = int(stopped.code or 0)
        out, err = capsysbinary.readouterr()
        return Ran(status, out.decode(), err.decode())

    return run


def sample(name: str) -> str:
    return str(FOLDER / name)


def process(data: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "trictrac_gui.cli.main", *arguments],
        input=data,
        capture_output=True,
        cwd=REPOSITORY,
        timeout=60,
        check=False,
    )


# --- check -----------------------------------------------------------------------------------


def test_a_sound_file_is_summed_up(trictrac: Run) -> None:
    ran = trictrac("check", sample("gnubg-match.mat"))
    assert ran.status == 0
    assert ran.out == (
        f"{sample('gnubg-match.mat')}: 2 games of Backgammon, match to 3, gnubg – root, "
        "76 throws checked, all of it legal.\n"
    )


def test_a_fault_is_told_with_file_line_column_and_reason(trictrac: Run) -> None:
    name = sample("fault-closed-point.mat")
    ran = trictrac("check", name)
    assert ran.status == 1
    first, last = ran.out.splitlines()
    assert first == (
        f"{name}:5:6: The move 13/12 cannot be made: two or more opposing checkers close the point."
    )
    assert last.endswith(
        "0 throws checked, 1 play impossible, 3 plays not checked, with the faults above."
    )


def test_the_character_set_of_a_file_that_names_none_is_chosen(
    trictrac: Run, tmp_path: Path
) -> None:
    path = tmp_path / "old.mat"
    path.write_bytes(
        Path(sample("plain.sgf")).read_bytes().replace(b"PW[Ada]", "PW[Анна]".encode("cp1251"))
    )
    assert "Анна" not in trictrac("check", str(path)).out
    ran = trictrac("check", "--encoding", "windows-1251", str(path))
    assert (ran.status, "Анна – Ben" in ran.out) == (0, True)
    ran = trictrac("convert", "--encoding", "cp1251", str(path), "-", "--to", "mat")
    assert "Анна" in ran.out
    ran = trictrac("check", "--encoding", "unheard-of", str(path))
    assert ran.status == 2
    assert "the character set unheard-of is not known" in ran.err


def test_each_illegal_play_is_told_and_all_of_them_are_counted(trictrac: Run) -> None:
    ran = trictrac("check", sample("fault-illegal-plays.mat"))
    *told, last = ran.out.splitlines()
    assert [line.split(":")[1] for line in told] == ["7", "8", "8", "9", "9"]
    assert last.endswith("8 throws checked, 5 plays impossible, with the faults above.")


def test_a_note_leaves_the_file_sound(trictrac: Run) -> None:
    ran = trictrac("check", sample("unfinished.mat"))
    assert ran.status == 0
    assert ":5:35: note: The game stops after this throw" in ran.out


def test_every_file_is_checked_and_one_bad_one_is_enough(trictrac: Run) -> None:
    names = [sample("hand-set.ttg"), sample("fault-empty.mat"), sample("plain.sgf")]
    ran = trictrac("check", *names, "no-such-file.mat")
    assert ran.status == 1
    told = ran.out.splitlines()
    assert [line.partition(": ")[0] for line in told] == [
        names[0],
        f"{names[1]}:1:1",
        names[2],
        "no-such-file.mat",
    ]
    assert "cannot be read" in told[3]


def test_a_folder_is_no_file_of_games(trictrac: Run, tmp_path: Path) -> None:
    ran = trictrac("check", str(tmp_path))
    assert ran.status == 1
    assert "The file cannot be read" in ran.out


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_pipe_is_no_file_of_games_and_keeps_nobody_waiting(trictrac: Run, tmp_path: Path) -> None:
    path = tmp_path / "pipe.mat"
    os.mkfifo(path)
    for ran in (
        trictrac("check", str(path)),
        trictrac("check", os.devnull),
        trictrac("convert", str(path), str(tmp_path / "copy.ttg")),
    ):
        assert ran.status != 0
        assert "cannot be read: not a regular file" in ran.out + ran.err
    assert not (tmp_path / "copy.ttg").exists()


def test_standard_input_is_read() -> None:
    done = process((FOLDER / "fault-turn.mat").read_bytes(), "check", "-")
    assert done.returncode == 1
    assert done.stdout.startswith("standard input:6:35: It is the other side’s turn.\n".encode())


def test_the_exit_statuses_stand_in_the_help(trictrac: Run) -> None:
    told = trictrac("check", "--help")
    assert told.status == 0
    assert "The exit status is 0 where everything was read" in told.out
    told = trictrac("convert", "--help")
    assert "3 where OUT was written and IN has faults" in told.out


def test_a_wrong_command_has_status_two(trictrac: Run) -> None:
    assert trictrac("check").status == 2
    assert trictrac("convert", "a.mat").status == 2
    assert trictrac("convert", "a", "b", "--to", "doc").status == 2


# --- convert ---------------------------------------------------------------------------------


def test_a_file_is_written_in_another_format(trictrac: Run, tmp_path: Path) -> None:
    target = tmp_path / "match.sgf"
    ran = trictrac("convert", sample("gnubg-match.mat"), str(target))
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    assert target.read_text("utf-8").startswith("(;FF[4]GM[6]")
    assert trictrac("check", str(target)).status == 0


def test_a_file_that_is_there_is_not_written_over_without_force(
    trictrac: Run, tmp_path: Path
) -> None:
    target = tmp_path / "kept.mat"
    target.write_text("mine")
    ran = trictrac("convert", sample("plain.sgf"), str(target))
    assert ran.status == 1
    assert ran.err == f"{target}: The file already exists; --force writes over it.\n"
    assert target.read_text() == "mine"
    forced = trictrac("convert", sample("plain.sgf"), str(target), "--force")
    assert forced.status == 0
    assert "3 point match" in target.read_text("utf-8")
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_without_force_is_not_followed_to_another_file(
    trictrac: Run, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("mine")
    link = tmp_path / "link.mat"
    link.symlink_to(mine)
    ran = trictrac("convert", sample("plain.sgf"), str(link))
    assert ran.status == 1
    assert mine.read_text() == "mine"


def test_faults_are_told_and_what_could_be_read_is_written(trictrac: Run, tmp_path: Path) -> None:
    target = tmp_path / "out.ttg"
    ran = trictrac("convert", sample("fault-not-these-dice.mat"), str(target))
    assert ran.status == 3
    assert "fault-not-these-dice.mat:5:35: The move 13/10 cannot be made" in ran.err
    assert '"set_up":' in target.read_text("utf-8")
    assert trictrac("check", str(target)).status == 1


def test_where_the_name_does_not_say_the_format_it_must_be_named(trictrac: Run) -> None:
    ran = trictrac("convert", sample("plain.sgf"), "-")
    assert ran.status == 1
    assert "name the format with --to" in ran.err
    ran = trictrac("convert", sample("plain.sgf"), "-", "--to", "mat")
    assert ran.status == 0
    assert "Doubles => 2" in ran.out


@pytest.mark.parametrize(
    ("rows", "throws"),
    [
        ("  1) 31:\n", "1 throw checked,"),
        ("  1) 31: 8/5 6/5\n", "1 throw checked,"),
        ("  1) 31: 8/5 6/5     42:\n", "2 throws checked,"),
        ("  1) 31: 8/5 6/5     42: 8/4\n      Wins 1 point\n", "2 throws checked,"),
        ("", "0 throws checked,"),
    ],
)
def test_a_throw_that_lies_there_is_counted(
    trictrac: Run, tmp_path: Path, rows: str, throws: str
) -> None:
    path = tmp_path / "a.mat"
    path.write_text(f" 3 point match\n\n Game 1\n Ada : 0      Ben : 0\n{rows}")
    assert throws in trictrac("check", str(path)).out


def test_nothing_but_an_ordinary_file_is_written_over(trictrac: Run, tmp_path: Path) -> None:
    folder = tmp_path / "folder.sgf"
    folder.mkdir()
    ran = trictrac("convert", sample("plain.sgf"), str(folder), "--force")
    assert (ran.status, ran.err) == (
        1,
        f"{folder}: This is no ordinary file; nothing was written.\n",
    )


def test_what_a_format_has_no_place_for_is_said(trictrac: Run, tmp_path: Path) -> None:
    target = tmp_path / "a.mat"
    ran = trictrac("convert", sample("variations.sgf"), str(target))
    assert (ran.status, ran.err) == (
        0,
        f"{target}: note: .mat has no place for other lines of play.\n",
    )
    assert trictrac("convert", sample("variations.sgf"), str(tmp_path / "a.ttg")).err == ""


def test_both_ends_may_be_pipes() -> None:
    data = (FOLDER / "gnubg-match.mat").read_bytes()
    ttg = process(data, "convert", "-", "-", "--to", "ttg")
    assert ttg.returncode == 0
    mat = process(ttg.stdout, "convert", "-", "-", "--to", "mat")
    assert mat.returncode == 0
    assert b" 19)  Doubles => 2                      Drops\n      Wins 1 point\n" in mat.stdout


def test_a_game_that_a_format_has_no_words_for_is_refused(trictrac: Run, tmp_path: Path) -> None:
    ran = trictrac("convert", sample("tric-trac.ttg"), str(tmp_path / "a.mat"))
    assert ran.status == 1
    assert ".mat has no words for Tric Trac; write a .ttg." in ran.err
    ran = trictrac("convert", sample("set-up.sgf"), str(tmp_path / "a.mat"))
    assert ran.status == 1
    assert "no words for positions that were set up" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_which_nothing_can_be_read_is_not_written(trictrac: Run, tmp_path: Path) -> None:
    ran = trictrac("convert", sample("fault-binary.mat"), str(tmp_path / "a.sgf"))
    assert ran.status == 1
    assert "The file is not text" in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such devices")
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_told(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "trictrac_gui.cli.main", "check", sample("plain.sgf")],
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=REPOSITORY,
            timeout=60,
            check=False,
        )
    assert done.returncode == 1
    assert b"cannot be written" in done.stderr


def test_a_folder_that_is_missing_is_told(trictrac: Run, tmp_path: Path) -> None:
    target = tmp_path / "nowhere" / "a.sgf"
    ran = trictrac("convert", sample("plain.sgf"), str(target))
    assert ran.status == 1
    assert "nothing was changed" in ran.err
    assert os.listdir(tmp_path) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes on this system")
@pytest.mark.parametrize("command", ["check", "verify", "lesson"])
def test_a_pipe_is_refused_and_not_waited_for(trictrac: Run, tmp_path: Path, command: str) -> None:
    pipe = tmp_path / "pipe.mat"
    os.mkfifo(pipe)
    ran = trictrac(command, str(pipe))
    assert ran.status != 0
    assert "cannot be read" in str(ran)
