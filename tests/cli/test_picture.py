"""``trictrac picture``: what it writes, and what it says where it cannot."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from trictrac_gui.cli import main

REPOSITORY = Path(__file__).resolve().parents[2]
OWN = "red 7:2 13:2 off:11 / black 15:2 24:13"
XGID = "XGID=-b----E-C---eE---c-e----B-:1:1:1:52:2:0:0:5:10"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit status and what is told on the standard error output."""
    try:
        status = main.main(["picture", *arguments])
    except SystemExit as left:
        status = int(str(left.code))
    said = capsys.readouterr()
    assert said.out == ""
    return status, said.err


@pytest.mark.parametrize(
    ("position", "options"),
    [
        (OWN, ["--dice", "6-4", "--side", "red"]),
        (OWN, ["--draw", "arrows: 7-13 red", "--draw", "circles: 13 blue"]),
        ("game: tavla\nposition: white 6:2 off:13 / black 19:2 off:13", ["--turned"]),
        (XGID, ["--theme", "intarsia", "--mirrored"]),
        ("4HPwATDgc/ABMA", ["--side", "black", "--game", "tavla"]),
        ("4HPwATDgc/ABMA:cAkAAAAAAAAA", []),
    ],
)
def test_every_form_of_a_position_is_drawn(
    qapp: QApplication,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    position: str,
    options: list[str],
) -> None:
    out = tmp_path / "board.svg"
    assert run(capsys, position, str(out), *options) == (0, "")
    assert out.read_bytes().startswith(b"<?xml")


def test_options_change_the_picture(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = set()
    for nth, options in enumerate(
        (
            [],
            ["--dice", "6-4"],
            ["--dice", "6-4", "--side", "black"],
            ["--turned"],
            ["--mirrored"],
            ["--draw", "numbers: 13=2 red"],
            ["--theme", "night"],
            ["--width", "300"],
        )
    ):
        out = tmp_path / f"{nth}.svg"
        assert run(capsys, OWN, str(out), *options) == (0, "")
        seen.add(out.read_bytes())
    assert len(seen) == 8


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            [OWN, "a.gif"],
            "“a.gif” does not name a kind of picture; let the name end in .svg, .png or .pdf.",
        ),
        ([OWN, "there.svg"], "“there.svg” already exists; choose another name or add --force."),
        (["red 7:2 x / black 1:3", "a.svg"], "Position, column 9: “x” is not a point"),
        (["nonsense", "a.svg"], "Line 1 is not a position"),
        (["white \x1b[31m / black 1:2", "a.svg"], "\\x1b[31m"),
        ([OWN, "a.svg", "--game", "chess"], "“chess” is not a game here"),
        ([OWN, "a.svg", "--game", "tavla"], "the position is one of tric-trac, not of tavla"),
        ([OWN, "a.svg", "--side", "white"], "“white” is not a side here; say red or black."),
        ([OWN, "a.svg", "--draw", "arrows: 7"], "“arrows: 7” cannot be drawn"),
        ([OWN, "a.svg", "--theme", "pink"], "“pink” is not a theme"),
        ([OWN, "a.svg", "--theme", "pink.toml"], "the theme “pink.toml” cannot be used"),
        ([OWN, "no/such/a.svg"], "“no/such/a.svg” cannot be written: No such file or directory"),
    ],
)
def test_what_cannot_be_drawn_is_told_in_one_sentence(
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.svg").write_text("mine", encoding="utf-8")
    status, told = run(capsys, *arguments)
    assert status == 1
    assert said in told
    assert told.startswith("trictrac: ")
    assert told.count("\n") == 1
    assert "\x1b" not in told
    assert [path.name for path in tmp_path.iterdir()] == ["there.svg"]
    assert (tmp_path / "there.svg").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    "arguments", [[OWN], [OWN, "a.svg", "--dice", "6-7"], [OWN, "a.svg", "--width", "5"]]
)
def test_a_wrong_command_has_its_own_status(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    status, told = run(capsys, *arguments)
    assert status == 2
    assert told.count("\n") == 1


def test_with_force_an_older_picture_is_replaced(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "a.svg"
    out.write_text("older", encoding="utf-8")
    assert run(capsys, OWN, str(out), "--force") == (0, "")
    assert out.read_bytes().startswith(b"<?xml")


def test_a_picture_needs_no_display_and_reads_standard_input(tmp_path: Path) -> None:
    shown = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    done = subprocess.run(
        [sys.executable, "-m", "trictrac_gui.cli.main", "picture", "-", str(tmp_path / "a.png")],
        input=f"position: {OWN}\nto move: black\ndice: 3-3\n".encode(),
        capture_output=True,
        cwd=REPOSITORY,
        env={key: value for key, value in os.environ.items() if key not in shown},
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")


def test_without_qt_one_sentence_says_so(tmp_path: Path) -> None:
    blocked = (
        "import sys; sys.modules['PySide6'] = None; sys.modules['shiboken6'] = None\n"
        "from trictrac_gui.cli.main import main; raise SystemExit(main(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", blocked, "picture", OWN, str(tmp_path / "a.png")],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=REPOSITORY,
        timeout=120,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("trictrac: Qt is not installed")
    assert done.stderr.count("\n") == 1
