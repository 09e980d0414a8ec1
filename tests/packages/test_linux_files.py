"""The files that a Linux desktop reads: sound by its own judges, and true to the program."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import tomllib
from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest

from trictrac_gui import __version__
from trictrac_gui.assets import THEMES
from trictrac_gui.cli import main
from trictrac_gui.startup import preflight
from trictrac_gui.ui.window import arguments
from trictrac_gui.variants import VARIANTS

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
DESKTOP = LINUX / "trictrac-gui.desktop"
MIME = LINUX / "trictrac-gui-mime.xml"
MIME_NAMES = {"": "http://www.freedesktop.org/standards/shared-mime-info"}


def judged_by(program: str, *options: str) -> subprocess.CompletedProcess[str]:
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed, so its judgement is left out")
    return subprocess.run([program, *options], capture_output=True, text=True, check=False)


def metainfo() -> str:
    from release_notes import releases

    text = (LINUX / "metainfo.xml.in").read_text(encoding="utf-8")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    notes = releases(changelog, __version__, date(2026, 11, 30))
    return text.replace("@SITE@", "https://example.org").replace("@RELEASES@", notes)


def test_the_menu_entry_passes_its_judge() -> None:
    judgement = judged_by("desktop-file-validate", str(DESKTOP))
    assert judgement.stdout + judgement.stderr == ""
    assert judgement.returncode == 0


def test_the_data_for_software_centres_pass_their_judge(tmp_path: Path) -> None:
    file = tmp_path / "net.trictrac_gui.table.metainfo.xml"
    file.write_text(metainfo(), encoding="utf-8")
    judgement = judged_by("appstreamcli", "validate", "--no-net", "--explain", str(file))
    assert judgement.returncode == 0, judgement.stdout


@pytest.mark.parametrize("page", sorted(LINUX.glob("*.6")), ids=lambda page: page.name)
def test_the_man_pages_pass_their_judge(page: Path) -> None:
    judgement = judged_by("mandoc", "-T", "lint", str(page))
    # The pages point to each other before they are installed.
    told = [line for line in judgement.stdout.splitlines() if "manual not found" not in line]
    assert told == []


def test_the_judges_find_faults(tmp_path: Path) -> None:
    page = tmp_path / "wrong.6"
    page.write_text(".Sh NAME\n.Qq open\n.Zz\n")
    assert "Zz" in judged_by("mandoc", "-T", "lint", str(page)).stdout
    entry = tmp_path / "wrong.desktop"
    entry.write_text("[Desktop Entry]\nType=Nothing\n")
    assert judged_by("desktop-file-validate", str(entry)).returncode != 0


def test_every_command_of_the_menu_entry_is_one_the_program_takes() -> None:
    text = DESKTOP.read_text(encoding="utf-8")
    commands = [shlex.split(line[5:]) for line in text.splitlines() if line.startswith("Exec=")]
    begun = []
    for program, *rest in commands:
        assert program == "trictrac-gui"
        given = [word for word in rest if word != "%F"]
        parsed = arguments.parse(given, VARIANTS, THEMES, "0")
        begun.append(parsed.variant.key if parsed.variant else "")
    assert begun == ["", *(variant.key for variant in VARIANTS)]


def test_games_are_known_by_their_ending_and_their_first_words() -> None:
    kind = ElementTree.parse(MIME).getroot().find("mime-type", MIME_NAMES)
    assert kind is not None
    assert f"MimeType={kind.get('type')};" in DESKTOP.read_text(encoding="utf-8")
    pattern = kind.find("glob", MIME_NAMES)
    match = kind.find("magic/match", MIME_NAMES)
    assert pattern is not None
    assert match is not None
    assert pattern.get("pattern") == "*.ttg"
    start = match.get("value")
    assert start
    samples = sorted((ROOT / "tests" / "samples").glob("ttg-*.ttg"))
    assert samples
    for sample in samples:
        assert sample.read_text(encoding="utf-8").startswith(start)


def options(told: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--([a-z][a-z-]+)", told))


def told_on(page: str) -> str:
    return (LINUX / page).read_text(encoding="utf-8")


def test_the_page_of_the_window_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arguments.parse(["--help"], VARIANTS, THEMES, "0")
    known = options(capsys.readouterr().out)
    page = told_on("trictrac-gui.6")
    assert {name for name in known if f"Fl -{name}" not in page} == set()
    assert len(known) >= 8


def test_the_page_of_the_command_line_names_every_command_and_option(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def asked(*words: str) -> str:
        with pytest.raises(SystemExit):
            main.main([*words, "--help"])
        return capsys.readouterr().out

    page = told_on("trictrac.6")
    for name in options(asked()) - {"help"}:
        assert f"Fl -{name}" in page, name
    commands = re.findall(r"(?m)^    ([a-z]+) ", asked())
    assert "plays" in commands
    for command in commands:
        assert f".It Cm {command}" in page
        for name in options(asked(command).partition("\n\n")[2]) - {"help"}:
            assert f"Fl -{name}" in page, (command, name)


def test_the_package_needs_every_library_that_is_asked_for_before_the_start() -> None:
    table = tomllib.loads((LINUX / "libraries.toml").read_text(encoding="utf-8"))["needed"]
    for libraries in preflight.LIBRARIES.values():
        for library in libraries:
            assert library.package in table[library.file].split(" | ")
