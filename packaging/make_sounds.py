"""Make the sounds of the table: knocks of wood and bone, worked out, not recorded.

    python packaging/make_sounds.py [folder]

writes them into ``resources/sounds`` or another folder. The same bytes come out every time.
"""

from __future__ import annotations

import io
import math
import random
import sys
import wave
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 22_050
"""Frames a second: nothing in a quiet knock lies above half of it."""

Samples = list[float]


@dataclass(frozen=True)
class Mode:
    """One way in which a thing rings: its pitch, how long it takes to fade, how strong it is.

    ``fade`` is the time in seconds after which a third is left.
    """

    hertz: float
    fade: float
    strength: float


CHECKER = (Mode(310, 0.030, 1.0), Mode(745, 0.019, 0.62), Mode(1380, 0.011, 0.36),
           Mode(2290, 0.006, 0.20))  # fmt: skip
"""A disc of wood, set down flat on the inlaid ground."""

DIE = (Mode(1490, 0.0080, 0.9), Mode(2630, 0.0052, 0.75), Mode(4020, 0.0034, 0.45))
"""A small cube of bone."""

TABLE = (Mode(118, 0.046, 0.8), Mode(196, 0.036, 0.6), Mode(287, 0.022, 0.3))
"""What the table gives back of any knock."""

TRAY = (Mode(233, 0.055, 0.8), Mode(468, 0.036, 0.6), Mode(910, 0.018, 0.32))
"""The hollow of the tray at the board's side."""


def silence(seconds: float) -> Samples:
    """Nothing, for a while."""
    return [0.0] * round(seconds * RATE)


def ring(modes: Sequence[Mode], seconds: float, pitch: float = 1.0) -> Samples:
    """All modes struck at once; the first half of a millisecond rises softly."""
    out = silence(seconds)
    for mode in modes:
        step = 2 * math.pi * mode.hertz * pitch / RATE
        decay = math.exp(-1 / (mode.fade * RATE))
        level = mode.strength
        for frame in range(len(out)):
            out[frame] += level * math.sin(step * frame)
            level *= decay
    rise = max(1, round(0.0005 * RATE))
    for frame in range(rise):
        out[frame] *= frame / rise
    return out


def scrape(chance: random.Random, seconds: float, fade: float, dull: float) -> Samples:
    """The noise of two faces that touch; ``dull`` from 0 (a hiss) towards 1 (a thud)."""
    out = silence(seconds)
    level, decay, low = 1.0, math.exp(-1 / (fade * RATE)), 0.0
    for frame in range(len(out)):
        low += (chance.uniform(-1, 1) - low) * (1 - dull)
        out[frame] = low * level
        level *= decay
    return out


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts together: each begins after so many seconds and is so loud."""
    length = max(round(begin * RATE) + len(part) for begin, _, part in parts)
    out = [0.0] * length
    for begin, loud, part in parts:
        first = round(begin * RATE)
        for frame, value in enumerate(part):
            out[first + frame] += loud * value
    return out


def softened(samples: Samples, hertz: float) -> Samples:
    """Without what lies far above a pitch."""
    share = 1 - math.exp(-2 * math.pi * hertz / RATE)
    out, low = [], 0.0
    for value in samples:
        low += share * (value - low)
        out.append(low)
    return out


def finished(samples: Samples, decibels: float, tail: float = 0.35) -> bytes:
    """A WAV file: no hum below hearing, a peak below full scale, a soft start and end."""
    start = 12
    samples = [value * min(1.0, frame / start) for frame, value in enumerate(samples)]
    keep = math.exp(-2 * math.pi * 35 / RATE)
    out, before, high = [], 0.0, 0.0
    for value in samples:
        high = keep * (high + value - before)
        before = value
        out.append(high)
    fade = round(len(out) * tail)
    for frame in range(fade):
        out[-1 - frame] *= 0.5 - 0.5 * math.cos(math.pi * frame / fade)
    scale = 32767 * 10 ** (decibels / 20) / max(abs(value) for value in out)
    numbers = array("h", (round(value * scale) for value in out))
    if sys.byteorder == "big":
        numbers.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(numbers.tobytes())
    return file.getvalue()


# --- the sounds ------------------------------------------------------------------------------


def die(chance: random.Random) -> bytes:
    """One corner of a die meets the table."""
    pitch = chance.uniform(0.88, 1.14)
    body = mixed(
        (0.0, 0.62, ring(DIE, 0.12, pitch)),
        (0.0, 0.55, ring(TABLE, 0.15, chance.uniform(0.94, 1.06))),
        (0.0, 0.34, scrape(chance, 0.03, 0.0035, 0.25)),
        (chance.uniform(0.016, 0.026), 0.2, ring(DIE, 0.1, pitch * 1.07)),
    )
    return finished(softened(body, 5200), -13)


def put(chance: random.Random) -> bytes:
    """A checker is set down: its edge first, then the whole of it."""
    pitch = chance.uniform(0.92, 1.08)
    flat = chance.uniform(0.020, 0.030)
    body = mixed(
        (0.0, 0.34, ring(CHECKER, 0.1, pitch * 1.12)),
        (0.0, 0.25, scrape(chance, 0.03, 0.005, 0.55)),
        (flat, 0.8, ring(CHECKER, 0.17, pitch)),
        (flat, 0.75, ring(TABLE, 0.19, chance.uniform(0.95, 1.05))),
        (flat, 0.2, scrape(chance, 0.04, 0.007, 0.7)),
    )
    return finished(softened(body, 3600), -11)


def hit(chance: random.Random) -> bytes:
    """A checker strikes another, which is pushed aside."""
    pitch = chance.uniform(0.94, 1.07)
    body = mixed(
        (0.0, 0.55, ring(CHECKER, 0.14, pitch * 1.62)),
        (0.0, 0.36, ring(DIE, 0.07, pitch * 0.72)),
        (0.0, 0.3, scrape(chance, 0.05, 0.009, 0.4)),
        (0.034, 1.0, ring(CHECKER, 0.2, pitch * 0.96)),
        (0.034, 1.0, ring(TABLE, 0.24, 0.94)),
        (chance.uniform(0.105, 0.125), 0.34, ring(CHECKER, 0.15, pitch * 1.18)),
        (0.05, 0.12, scrape(chance, 0.12, 0.035, 0.75)),
    )
    return finished(softened(body, 4200), -9)


def off(chance: random.Random) -> bytes:
    """A checker slides into the tray and comes to lie against the others."""
    pitch = chance.uniform(0.94, 1.06)
    second = chance.uniform(0.085, 0.105)
    body = mixed(
        (0.0, 0.12, scrape(chance, 0.1, 0.04, 0.72)),
        (0.012, 0.5, ring(CHECKER, 0.14, pitch * 1.1)),
        (0.012, 0.7, ring(TRAY, 0.24, pitch)),
        (second, 0.55, ring(CHECKER, 0.15, pitch * 1.34)),
        (second, 0.5, ring(TRAY, 0.24, pitch * 1.05)),
    )
    return finished(softened(body, 3800), -11)


def bar_of_wood(hertz: float, seconds: float) -> Samples:
    """A bar of rosewood under a soft mallet."""
    modes = (
        Mode(hertz, 0.13, 1.0),
        Mode(hertz * 3.93, 0.035, 0.20),
        Mode(hertz * 9.4, 0.009, 0.06),
        Mode(hertz * 2.0, 0.06, 0.05),
    )
    return ring(modes, seconds)


CHIP_NOTES = (587.33, 659.26, 739.99, 880.0)
"""D, E, F sharp and A: three points each, so that a score climbs as it grows."""


def chip(chance: random.Random, hertz: float) -> bytes:
    """The chip has gone on by a triangle: a tick, and a note that tells how far."""
    body = mixed(
        (0.0, 0.2, ring(CHECKER, 0.08, 1.9)),
        (0.0, 0.08, scrape(chance, 0.02, 0.004, 0.5)),
        (0.004, 0.8, bar_of_wood(hertz, 0.44)),
    )
    return finished(softened(body, 5200), -15)


def refusal(chance: random.Random) -> bytes:
    """Two dull knocks, the second lower: this does not go."""
    knock = (Mode(174, 0.034, 1.0), Mode(352, 0.018, 0.35), Mode(96, 0.03, 0.4))
    pitch = chance.uniform(0.97, 1.03)
    body = mixed(
        (0.0, 0.7, ring(knock, 0.16, pitch * 1.12)),
        (0.0, 0.1, scrape(chance, 0.02, 0.006, 0.85)),
        (0.105, 0.85, ring(knock, 0.19, pitch * 0.92)),
        (0.105, 0.1, scrape(chance, 0.02, 0.006, 0.85)),
    )
    return finished(softened(body, 1500), -13)


def over() -> bytes:
    """The game is over: four notes that come home, the last with its fifth."""
    notes = ((0.0, 440.0), (0.14, 587.33), (0.28, 739.99), (0.46, 880.0), (0.46, 587.33))
    parts = [
        (begin, 0.62 if begin < 0.46 else 0.55, bar_of_wood(hertz, 0.9)) for begin, hertz in notes
    ]
    return finished(softened(mixed(*parts), 5200), -13, tail=0.5)


def rendered() -> dict[str, bytes]:
    """Every file by its name."""
    chance = random.Random(1833)
    files = {"over.wav": over()}
    for name, make, count in (
        ("die", die, 6),
        ("put", put, 5),
        ("hit", hit, 3),
        ("off", off, 3),
        ("refusal", refusal, 2),
    ):
        for number in range(1, count + 1):
            files[f"{name}-{number}.wav"] = make(chance)
    for number, hertz in enumerate(CHIP_NOTES, 1):
        files[f"chip-{number}.wav"] = chip(chance, hertz)
    return files


def main(arguments: Sequence[str]) -> int:
    """Write all sounds; the folder may be given."""
    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in rendered().items():
        (folder / name).write_bytes(data)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
