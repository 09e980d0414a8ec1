"""The C part of the training: compiled when it is wanted, and called through ctypes."""

from __future__ import annotations

import ctypes
import hashlib
import os
import subprocess
from pathlib import Path
from typing import Final

FOLDER = Path(__file__).resolve().parent
SOURCES = ("results.c", "inputs.c", "play.c")
PLACES = 32

FAST: Final = (
    "-fno-math-errno",
    "-fno-trapping-math",
    "-fno-signed-zeros",
    "-fassociative-math",
    "-freciprocal-math",
    "-ffinite-math-only",
)
"""As -ffast-math, but without its start-up code, which would take the smallest floating-point
numbers away from the whole process that loads the library."""


class Rules(ctypes.Structure):
    """The declaration of a game as numbers, as ``training.h`` has it."""

    _fields_ = [
        *((name, ctypes.c_int32) for name in ("last", "checkers", "home")),
        ("facing", ctypes.c_int32 * PLACES),
        ("across", ctypes.c_uint8 * PLACES),
        ("closing", ctypes.c_uint8 * PLACES),
        ("making", ctypes.c_uint8 * PLACES),
        ("unseen", ctypes.c_uint32),
        *(
            (name, ctypes.c_int32)
            for name in (
                *("gate", "gated", "go_on", "no_hit_and_run", "hucke", "their_hucke", "from_home"),
                *("doubles", "again", "hit_points", "off_points", "target", "endings", "constants"),
            )
        ),
        ("sizes", ctypes.c_int32 * 2),
        ("pips", ctypes.c_float),
        ("constant", ctypes.c_float * 8),
        ("setup", ctypes.c_uint8 * PLACES),
    ]


class State(ctypes.Structure):
    """A position between two throws: ``a`` has just moved, ``b`` throws next."""

    _fields_ = [
        ("a", ctypes.c_uint8 * PLACES),
        ("b", ctypes.c_uint8 * PLACES),
        *((name, ctypes.c_uint8) for name in ("score_a", "score_b", "over", "again")),
    ]


class Net(ctypes.Structure):
    """The sizes and weights of a net."""

    _fields_ = [
        *((name, ctypes.c_int32) for name in ("inputs", "hidden", "second", "outputs", "relu")),
        *((name, ctypes.c_void_p) for name in ("w1", "b1", "w2", "b2", "wo", "bo")),
    ]


def compiled(folder: Path) -> ctypes.CDLL:
    """The library, compiled into ``folder`` unless it is there already.

    Raises ``RuntimeError`` where there is no C compiler, or it does not like what it is given.
    """
    text = b"".join((FOLDER / name).read_bytes() for name in ("training.h", *SOURCES))
    text += " ".join(FAST).encode()
    target = folder / f"training-{hashlib.sha256(text).hexdigest()[:16]}.so"
    if not target.exists():
        folder.mkdir(parents=True, exist_ok=True)
        part = target.with_suffix(f".{os.getpid()}")
        command = [os.environ.get("CC", "cc"), "-O3", "-march=native", *FAST, "-shared"]
        command += ["-fPIC", "-Wall", "-Wextra", "-std=gnu11", "-o", str(part)]
        command += [str(FOLDER / name) for name in SOURCES]
        try:
            subprocess.run([*command, "-lm"], check=True, stdout=subprocess.DEVNULL)
        except (OSError, subprocess.CalledProcessError) as trouble:
            raise RuntimeError(f"The training needs a C compiler: {trouble}") from trouble
        part.replace(target)
    return ctypes.CDLL(str(target))
