"""Debian's archives, written and read."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

NAMES = st.text(st.sampled_from("abcdefgh.-"), min_size=1, max_size=16)


@given(st.lists(st.tuples(NAMES, st.integers(0, 10**10), st.binary(max_size=50))))
def test_what_is_written_is_read(parts: list[tuple[str, int, bytes]]) -> None:
    import ar

    members = [ar.Member(*part) for part in parts]
    assert list(ar.read(ar.write(members))) == members


def test_what_is_no_archive_is_refused() -> None:
    import ar

    for data in (b"", b"PK\x03\x04", ar.MAGIC + b"short"):
        with pytest.raises(ValueError, match="no archive|without its head"):
            list(ar.read(data))


def test_the_archiver_of_the_system_reads_it(tmp_path: Path) -> None:
    import ar

    if shutil.which("ar") is None:
        pytest.skip("the program ar (package binutils) is not installed")
    file = tmp_path / "a.deb"
    file.write_bytes(ar.write([ar.Member("one", 1, b"abc"), ar.Member("two", 2, b"de")]))
    listed = subprocess.run(["ar", "t", file], capture_output=True, text=True, check=True)
    assert listed.stdout.split() == ["one", "two"]
    said = subprocess.run(["ar", "p", file, "two"], capture_output=True, check=True)
    assert said.stdout == b"de"
