"""What every test relies on: a screen in memory, folders of its own, and seeded properties."""

from __future__ import annotations

import atexit
import os
import random
import secrets
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from trictrac_gui.assets import LANGUAGES, resource

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

# Before anything imports Qt or asks where the user's files are.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
_HOME = Path(tempfile.mkdtemp(prefix="trictrac-tests-"))
atexit.register(shutil.rmtree, _HOME, ignore_errors=True)
for _name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
    os.environ[_name] = str(_HOME)
for _name in ("DATA", "CONFIG", "CACHE", "STATE", "RUNTIME"):
    _variable = "XDG_RUNTIME_DIR" if _name == "RUNTIME" else f"XDG_{_name}_HOME"
    _folder = _HOME / _name.lower()
    _folder.mkdir(mode=0o700)
    os.environ[_variable] = str(_folder)

_SLOW = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
settings.register_profile(
    "check",
    max_examples=50,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=_SLOW,
)
settings.register_profile(
    "long", max_examples=2000, database=None, deadline=None, suppress_health_check=_SLOW
)


def pytest_configure(config: pytest.Config) -> None:
    """Long runs draw many more examples."""
    long = config.getoption("markexpr", "") == "long"
    settings.load_profile("long" if long else "check")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Spell out half characters, which cannot be sent from one test process to another."""
    report = yield
    report.sections = [
        (title, text.encode("utf-8", "backslashreplace").decode())
        for title, text in report.sections
    ]
    return report


@pytest.fixture(autouse=True)
def _close_windows() -> Iterator[None]:
    """Let Qt delete what a test left for later, or windows pile up."""
    yield
    core = sys.modules.get("PySide6.QtCore")
    if core is not None and core.QCoreApplication.instance() is not None:
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete.value)


@pytest.fixture(autouse=True)
def _own_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice fall in a test as they fell the last time, or it would fail now and then.

    What the system's dice are drawn from follows from the name of the test; those marked
    ``real_dice`` are about the system's own.
    """
    if request.node.get_closest_marker("real_dice") is not None:
        return
    chance = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "randbelow", chance.randrange)


@pytest.fixture(autouse=True)
def closed_databases(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No database outlives its test: from Python 3.13 on one left open is told of, but anywhere."""
    made: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def connected(*given: Any, **named: Any) -> sqlite3.Connection:
        made.append(connect(*given, **named))
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", connected)
    yield
    for database in made:
        database.close()


@pytest.fixture(scope="session")
def translations(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The texts of all languages, compiled."""
    folder = tmp_path_factory.mktemp("i18n")
    release = Path(sys.executable).with_name("pyside6-lrelease")
    for source in resource("i18n").glob("*.ts"):
        target = folder / f"{source.stem}.qm"
        subprocess.run(
            [release, "-silent", "-fail-on-unfinished", source, "-qm", target], check=True
        )
    return folder


@pytest.fixture(params=LANGUAGES)
def language(
    request: pytest.FixtureRequest, qapp: QApplication, translations: Path
) -> Iterator[str]:
    """Each of the languages, in use in the window while the test runs."""
    from trictrac_gui.ui.language import LanguageSwitch

    switch = LanguageSwitch(qapp, translations)
    assert switch.use(request.param)
    yield request.param
    switch.release()
