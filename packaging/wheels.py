"""The wheel and the sdist, in dist/; with `--twice` made two times and compared.

Run by `make dist`. The compiled translations go into both.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import bundle

DIST = bundle.ROOT / "dist"


def main(words: list[str]) -> int:
    """Make both; the exit status."""
    if words == ["--twice"]:
        one, two = (sums(make(bundle.BUILD / name)) for name in ("once", "twice"))
        for name in sorted(one | two):
            print(f"{'same   ' if one.get(name) == two.get(name) else 'DIFFERS'} {name}")
        return int(one != two)
    for file in make(DIST):
        print(file.relative_to(bundle.ROOT), f"{file.stat().st_size / 1e6:.1f} MB")
    return 0


def make(folder: Path) -> list[Path]:
    """Build both into a folder; the dates inside are those of the sources."""
    for old in [*folder.glob("*.whl"), *folder.glob("*.tar.gz")]:
        old.unlink()
    if folder != DIST:
        shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, bundle.ROOT],
        env={**os.environ, "SOURCE_DATE_EPOCH": str(bundle.source_date())},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return sorted([*folder.glob("*.whl"), *folder.glob("*.tar.gz")])


def sums(files: list[Path]) -> dict[str, str]:
    """What tells one file from another."""
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
