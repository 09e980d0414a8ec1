"""The sounds are made, not found: the script gives the files that are shipped, and soft ones."""

from __future__ import annotations

import importlib.util
import io
import math
import sys
import wave
from array import array
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from trictrac_gui.assets import resource
from trictrac_gui.ui.sound.sound_effects import VARIANTS, file_name

SCRIPT = Path(__file__).parents[2] / "packaging" / "make_sounds.py"
NAMES = sorted(
    file_name(sound, number)
    for sound, count in VARIANTS.items()
    for number in (range(1, count + 1) if count else (0,))
)


@cache
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["make_sounds"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def frames(name: str) -> tuple[int, list[int]]:
    """The rate and the numbers of a shipped file, which has one channel of 16 bits."""
    with wave.open(io.BytesIO(resource("sounds", name).read_bytes())) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        numbers = array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            numbers.byteswap()
        return file.getframerate(), numbers.tolist()


def decibels(value: float) -> float:
    return 20 * math.log10(value / 32768)


def test_the_script_gives_the_shipped_files_byte_for_byte() -> None:
    made: dict[str, bytes] = script().rendered()
    assert sorted(made) == NAMES
    for name, data in made.items():
        assert resource("sounds", name).read_bytes() == data, name


def test_the_script_writes_into_a_folder(tmp_path: Path) -> None:
    assert script().main([str(tmp_path / "here")]) == 0
    assert sorted(path.name for path in (tmp_path / "here").iterdir()) == NAMES


def test_the_folder_holds_nothing_but_the_sounds_and_their_licence() -> None:
    names = {path.name for path in resource("sounds").iterdir()}
    assert names == {*NAMES, "LICENCE.txt"}
    assert "MIT" in resource("sounds", "LICENCE.txt").read_text(encoding="utf-8")
    assert sum(path.stat().st_size for path in resource("sounds").iterdir()) < 400_000


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_quiet_and_begins_and_ends_softly(name: str) -> None:
    rate, numbers = frames(name)
    peak = max(map(abs, numbers))
    loudness = math.sqrt(sum(number**2 for number in numbers) / len(numbers))
    assert rate == 22_050
    assert 0.1 <= len(numbers) / rate <= 1.5
    assert -16 < decibels(peak) < -8
    assert -36 < decibels(loudness) < -22
    assert abs(sum(numbers) / len(numbers)) < 1
    assert abs(numbers[0]) < peak / 50
    assert max(map(abs, numbers[-20:])) <= 2


def test_the_variants_of_a_sound_are_equally_loud_and_yet_differ() -> None:
    for sound, count in VARIANTS.items():
        takes = [frames(file_name(sound, number))[1] for number in range(1, count + 1)]
        assert len({tuple(take) for take in takes}) == count
        levels = [decibels(math.sqrt(sum(n**2 for n in take) / len(take))) for take in takes]
        assert not levels or max(levels) - min(levels) < 3, sound
