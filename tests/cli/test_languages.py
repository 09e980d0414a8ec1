"""The command line speaks the language that is asked for, else that of the locale."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.corpus import FOLDER
from trictrac_gui.assets import LANGUAGES
from trictrac_gui.cli import main, terminal
from trictrac_gui.cli.plays import referee
from trictrac_gui.cli.terminal import Parser, Terminal, locale_language, split_language
from trictrac_gui.texts.catalogue import Catalogue, find_catalogue

REPOSITORY = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def compiled(translations: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The texts as they stand in the sources."""
    monkeypatch.setattr(terminal, "resource", lambda *parts: translations)


def said(
    capsysbinary: pytest.CaptureFixture[bytes], *arguments: str, environ: dict[str, str]
) -> tuple[int, str, str]:
    """The exit status, and what is told on both outputs."""
    try:
        status = main.main(arguments, environ)
    except SystemExit as left:
        status = int(str(left.code))
    out, err = capsysbinary.readouterr()
    return status, out.decode(), err.decode()


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de", "LC_MESSAGES": "fr_FR@euro", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "", "LANG": "FR-ca"}, "fr"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "der"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_is_read_as_every_program_reads_it(
    environ: dict[str, str], language: str
) -> None:
    assert locale_language(environ, "linux") == language


def test_on_windows_the_users_language_counts_where_no_locale_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(terminal, "_windows_language", lambda: "fr_FR")
    assert locale_language({}, "win32") == "fr"
    assert locale_language({"LANG": "de"}, "win32") == "de"
    assert locale_language({}, "linux") == "en"


@pytest.mark.parametrize(
    ("given", "language", "rest"),
    [
        (["--language", "de", "check", "a"], "de", ["check", "a"]),
        (["check", "a", "--language=fr"], "fr", ["check", "a"]),
        (["check", "--language"], "", ["check"]),
        (["check", "--", "--language", "de"], None, ["check", "--", "--language", "de"]),
        (["check", "a"], None, ["check", "a"]),
    ],
)
def test_the_language_may_stand_anywhere(
    given: list[str], language: str | None, rest: list[str]
) -> None:
    assert split_language(given) == (language, rest)


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("de", ("Partien Backgammon, Match auf ", " Würfe geprüft, alles erlaubt.")),
        ("en", ("games of Backgammon, match to ", " throws checked, all of it legal.")),
        ("fr", ("parties de Backgammon, match en ", " jets vérifiés, tout est permis.")),
    ],
)
def test_a_file_is_summed_up_in_the_language_asked_for(
    language: str, wanted: tuple[str, str], capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    arguments = ("check", str(FOLDER / "gnubg-match.mat"), "--language", language)
    status, out, _ = said(capsysbinary, *arguments, environ={"LANG": "C"})
    assert status == 0
    assert all(part in out for part in wanted)


def test_a_fault_of_a_file_is_told_in_german(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    file = str(FOLDER / "fault-both-numbers.mat")
    status, out, _ = said(capsysbinary, "check", file, environ={"LANG": "de_DE.UTF-8"})
    assert status == 1
    assert "nicht möglich: Von diesem Wurf ließen sich mehr Zahlen spielen." in out
    assert out.rstrip().endswith("mit den Fehlern oben.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_of_json_are_never_translated(language: str, translations: Path) -> None:
    request = {
        "variant": "tric-trac",
        "red": {"1": 15},
        "black": {"24": 15},
        "to_move": "red",
        "dice": [5, 4],
        "ask": [[1, 2]],
    }
    out = io.BytesIO()
    lines = json.dumps(request).encode() + b"\n[]\n"
    sound = referee(io.BytesIO(lines), None, Terminal(out, find_catalogue(translations, language)))
    answer, error = (json.loads(line) for line in out.getvalue().splitlines())
    assert not sound
    assert set(answer) == {"plays", "refusals"}
    assert answer["refusals"] == [{"step": [1, 2], "rule": "no-such-number"}]
    assert set(error) == {"error", "line"}
    words = {"de": "muss ein JSON-Objekt sein", "en": "must be a JSON object"}
    assert words.get(language, "doit être un objet JSON") in error["error"]


@pytest.mark.parametrize("command", ["", *main.COMMANDS])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_word_of_the_help_is_english(
    language: str, command: str, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    arguments = [command, "--help", "--language", language] if command else ["--help"]
    environ = {"LANG": language}
    status, out, err = said(capsysbinary, *arguments, environ=environ)
    assert (status, err) == (0, "")
    words = set(out.replace(".", " ").replace(",", " ").split())
    assert not words & {"the", "and", "of", "with", "usage:", "show", "arguments:", "options:"}
    assert ("Aufruf:" if language == "de" else "usage\u00a0:") in out


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        (["check"], "es fehlt: DATEI;"),
        (["nix"], "'nix' gibt es hier nicht; wählen Sie aus"),
        (["check", "a", "--nix"], "unbekannt: --nix;"),
        (["picture", "a", "b.svg", "--theme"], "zu --theme gehört eine Angabe;"),
        (["picture", "a", "b.svg", "--dice", "77"], "--dice: „77“ ist kein Wurf;"),
        (["picture", "a", "b.svg", "--turned=1"], "zu --turned gehört keine Angabe '1';"),
        ([], "es fehlt ein Befehl, zum Beispiel „plays“;"),
    ],
)
def test_a_wrong_command_is_told_in_german(
    arguments: list[str], wanted: str, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    status, out, err = said(capsysbinary, *arguments, environ={"LC_ALL": "de_AT"})
    assert (status, out) == (2, "")
    assert wanted in err
    assert "--help“ zeigt, was es gibt." in err
    assert err.count("\n") == 1


def test_what_argparse_says_and_nobody_has_translated_is_shown_as_it_is(
    translations: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = Parser(prog="trictrac", translate=find_catalogue(translations, "de"))
    with pytest.raises(SystemExit):
        parser.error("something new in Python")
    assert "something new in Python; „trictrac --help“" in capsys.readouterr().err


def test_an_unknown_language_is_a_wrong_command(
    capsysbinary: pytest.CaptureFixture[bytes],
) -> None:
    for given in ("xx", ""):
        arguments = ("check", "a.mat", "--language", given)
        status, out, err = said(capsysbinary, *arguments, environ={"LANG": "C"})
        assert (status, out) == (2, "")
        assert f"“{given}” is not a language here, de, en, fr are" in err


def test_without_its_texts_it_speaks_english_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(terminal, "resource", lambda *parts: tmp_path)
    file = str(FOLDER / "fault-both-numbers.mat")
    for language, lines in (("de", 1), ("en", 0)):
        status, out, err = said(capsysbinary, "check", file, environ={"LANG": language})
        assert status == 1
        assert "more numbers of the throw could be played" in out
        assert len(err.splitlines()) == lines
        assert ("“de” are missing; English is used instead." in err) == bool(lines)


def test_the_locale_reaches_a_process_of_its_own() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "trictrac_gui.cli.main", "--help"],
        capture_output=True,
        cwd=REPOSITORY,
        env={"PATH": "", "LC_ALL": "fr_FR.UTF-8", "PYTHONUTF8": "1"},
        timeout=60,
        check=True,
    )
    # Without compiled texts it says so in one line.
    assert b"usage\xc2\xa0: trictrac" in done.stdout or b"are missing; English" in done.stderr


def test_english_needs_no_catalogue() -> None:
    parser = main._parser("", None, Catalogue())
    assert parser.format_help().startswith("usage: trictrac")
