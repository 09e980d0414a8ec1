"""For pytest: writes down which tests run which lines, and how long each test takes.

Used by `make mutate`: ``-p mutate_contexts --lines FILE --measured FOLDER``.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import coverage
import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Where the lines go, and of which folder they are."""
    parser.addoption("--lines", required=True)
    parser.addoption("--measured", action="append", required=True)


def pytest_configure(config: pytest.Config) -> None:
    """Begin to measure before the tests are collected."""
    config.pluginmanager.register(_Recorder(config), "mutate-recorder")


class _Recorder:
    def __init__(self, config: pytest.Config) -> None:
        self._file = Path(config.getoption("--lines"))
        self._folders = [Path(one).resolve() for one in config.getoption("--measured")]
        self._seconds: dict[str, float] = {}
        self._coverage: Any = coverage.Coverage(
            data_file=None, include=[f"{one}/*" for one in self._folders], config_file=False
        )
        self._coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Measure a test with its fixtures."""
        self._coverage.switch_context(item.nodeid)
        began = time.perf_counter()
        result = yield
        self._seconds[item.nodeid] = time.perf_counter() - began
        self._coverage.switch_context("")
        return result

    def pytest_unconfigure(self) -> None:
        """Write everything down."""
        self._coverage.stop()
        data = self._coverage.get_data()
        lines = {file: dict(data.contexts_by_lineno(file)) for file in data.measured_files()}
        told = {"seconds": self._seconds, "lines": lines}
        self._file.write_text(json.dumps(told), encoding="utf-8")
