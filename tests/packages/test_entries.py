"""What the bundled program gives on to those it starts, and how PySide6's support is packed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

INSIDE = "/opt/trictrac-gui/_internal"


@pytest.mark.parametrize(
    ("started", "given_on"),
    [
        ({"LD_LIBRARY_PATH": INSIDE}, {}),
        (
            {"LD_LIBRARY_PATH": f"{INSIDE}:/own", "LD_LIBRARY_PATH_ORIG": "/own"},
            {"LD_LIBRARY_PATH": "/own"},
        ),
        ({"QT_PLUGIN_PATH": f"{INSIDE}/PySide6/Qt/plugins", "HOME": "/home"}, {"HOME": "/home"}),
        ({"QT_PLUGIN_PATH": "/own"}, {"QT_PLUGIN_PATH": "/own"}),
    ],
)
def test_what_is_started_finds_the_libraries_of_the_system(
    started: dict[str, str], given_on: dict[str, str]
) -> None:
    import entry_environment

    environment = dict(started)
    entry_environment.restore(environment, INSIDE)
    assert environment == given_on


def test_outside_a_bundle_the_environment_stays() -> None:
    import entry_environment

    environment = {"LD_LIBRARY_PATH": "/own"}
    entry_environment.restore(environment, "")
    assert environment == {"LD_LIBRARY_PATH": "/own"}


@pytest.mark.parametrize("entry", ["entry_gui", "entry_cli"])
def test_both_programs_restore_it_before_they_begin(entry: str) -> None:
    source = (Path(__file__).parents[2] / "packaging" / f"{entry}.py").read_text()
    assert source.index("entry_environment.restore(os.environ") < source.index("sys.exit(main())")


def test_the_support_of_pyside6_is_packed_without_loose_byte_code(tmp_path: Path) -> None:
    import bundle

    archive = tmp_path / "support" / "files.dir"
    bundle.compile_qt_support(archive)
    assert list(archive.parent.iterdir()) == [archive]
    with ZipFile(archive) as packed:
        assert "shibokensupport/signature/loader.pyc" in packed.namelist()
    load = (
        f"import sys; sys.path.insert(0, {str(archive)!r}); import shibokensupport as s; print(s)"
    )
    done = subprocess.run([sys.executable, "-c", load], capture_output=True, text=True, check=True)
    assert str(archive) in done.stdout
