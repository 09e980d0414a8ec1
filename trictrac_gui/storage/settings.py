"""The settings that come back at the next start, in a file of their own."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Final

from trictrac_gui.decoding import (
    WRONG_TYPE,
    DecodingError,
    Fields,
    Reader,
    dumps,
    flag,
    listed,
    loads,
    mapped,
    number,
    one_of,
    pair,
    text,
    whole,
)
from trictrac_gui.storage.errors import SettingsError, cause_key
from trictrac_gui.storage.files import keep_copy, read_chosen, read_file, write_private

FORMAT = "trictrac-settings"
VERSION = 1
LARGEST_FILE = 1024 * 1024
LONGEST_TEXT = 4096
_OWN_KEYS = ("format", "version")

MOTIONS = ("system", "on", "off")
"""Whether to avoid movement: as the system wants it, always, never."""


@dataclass(frozen=True, slots=True)
class WindowGeometry:
    """Where the window stood, in the screen's logical pixels."""

    x: int
    y: int
    width: int
    height: int
    maximised: bool = False


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player chose; the defaults are those of a first start.

    ``language`` and ``theme`` are empty for the system's language and the shipped theme; an own
    theme is named by its file. ``names``, ``house_rules`` and ``matches``, which tell what was
    played for last, are by a variant's key. ``animation`` is the time of a throw of the dice in
    seconds, 0 for none; ``reduced_motion`` is one of ``MOTIONS``. ``text_scale`` is 1 for the
    usual size and ``volume`` a percentage.
    ``game_folders`` are further folders in which games were saved, ``recent_files`` the files of
    games that were looked through last. ``audience_screen`` names the screen that an audience is
    shown the board on, "*" for a window; empty for none. ``guest`` is for
    a computer that many share: no name is kept anywhere.
    """

    language: str = ""
    theme: str = ""
    geometry: WindowGeometry | None = None
    full_screen: bool = False
    variant: str = ""
    names: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    house_rules: Mapping[str, Mapping[str, str | bool]] = field(default_factory=dict)
    matches: Mapping[str, Mapping[str, str | int]] = field(default_factory=dict)
    animation: float = 0.6
    reduced_motion: str = "system"
    sound: bool = True
    volume: int = 60
    turned: bool = False
    mirrored: bool = False
    one_click: bool = False
    auto_finish: bool = False
    text_scale: float = 1.0
    dock_open: bool = True
    dock_width: int = 0
    rules_scale: float = 1.0
    game_folders: tuple[str, ...] = ()
    recent_files: tuple[str, ...] = ()
    audience_screen: str = ""
    guest: bool = False


def load(path: Path) -> tuple[Settings, list[DecodingError]]:
    """The settings of a file, defaults where it has none or wrong ones, and its faults.

    The file is left as it is. No file is no fault.
    """
    try:
        stored = _read(path)
    except FileNotFoundError:
        return Settings(), []
    except OSError as cause:
        return Settings(), [DecodingError(cause_key(cause), path=path)]
    except DecodingError as bad:
        return Settings(), [bad.at(path=path)]
    return _settings(path, stored)


def save(path: Path, settings: Settings) -> Path | None:
    """Write the settings, all or nothing; raises ``SettingsError``.

    Unknown fields of a file of this version stay in it. A file that cannot be used whole, or
    that a newer program wrote, is kept aside first; the answer says where.
    """
    try:
        target = Path(os.path.realpath(path))  # a link to the settings stays a link
        kept, others = _make_way(target)
        known = {item.name: _stored(getattr(settings, item.name)) for item in fields(settings)}
        content = {"format": FORMAT, "version": VERSION, **known, **others}
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_private(target, dumps(content, indent=2) + b"\n")
    except OSError as cause:
        raise SettingsError(path, cause) from cause
    except ValueError as cause:  # half a character in a name, a NUL in the path
        raise SettingsError(path, OSError(errno.EINVAL, str(cause))) from cause
    return kept


def _make_way(path: Path) -> tuple[Path | None, dict[str, object]]:
    """Where the old file was kept aside, if it had to be, and its unknown fields."""
    try:
        stored = _read(path)
        _, faults = _settings(path, stored)
    except FileNotFoundError:
        return None, {}
    except DecodingError:
        return _keep(path), {}
    known = {item.name for item in fields(Settings)} | set(_OWN_KEYS)
    others = {key: value for key, value in stored.items() if key not in known}
    if any(fault.key != "unknown-field" for fault in faults):
        return _keep(path), others
    return None, others


def _keep(path: Path) -> Path:
    return keep_copy(path, read_file(path, LARGEST_FILE * 64), "kept")


def _read(path: Path) -> dict[str, object]:
    """The fields of a file of this version."""
    data = read_chosen(path, LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise DecodingError("too-large")
    stored = loads(data)
    if not isinstance(stored, dict) or stored.get("format") != FORMAT:
        raise DecodingError("wrong-format")
    version = stored.get("version")
    if type(version) is not int or version < 1:
        raise DecodingError("wrong-format")
    if version > VERSION:
        raise DecodingError("newer-version")
    return stored


def _settings(path: Path, stored: Mapping[str, object]) -> tuple[Settings, list[DecodingError]]:
    found: dict[str, object] = {}
    faults: list[DecodingError] = []
    for name, value in stored.items():
        if name in _OWN_KEYS:
            continue
        reader = _READERS.get(name)
        if reader is None:
            faults.append(DecodingError("unknown-field", name, path=path))
            continue
        try:
            found[name] = reader(value, "")
        except DecodingError as bad:
            # Where a setting is wrong its default is taken whole, so the setting is what is named.
            faults.append(DecodingError(_KEYS.get(bad.key, bad.key), name, path=path))
    return Settings(**found), faults  # type: ignore[arg-type]  # each by its own reader


def _stored(value: object) -> object:
    if isinstance(value, WindowGeometry):
        return asdict(value)
    if isinstance(value, Mapping):
        return {str(key): _stored(inner) for key, inner in value.items()}
    return value


_KEYS: Final = {
    **WRONG_TYPE,
    "wrong-count": "wrong-type",
    "no-such-choice": "out-of-range",
    "missing-field": "wrong-fields",
    "unknown-field": "wrong-fields",
}
_TEXT: Final = text(LONGEST_TEXT)
_PLACE: Final = whole(-100_000, 100_000)
_SIZE: Final = whole(1, 100_000)
_PART: Final = whole(0, 100_000)


def _geometry(value: object, field: str) -> WindowGeometry | None:
    if value is None:
        return None
    known = Fields(value, field)
    names = tuple(item.name for item in fields(WindowGeometry))
    known.only(names)
    return WindowGeometry(
        known.read("x", _PLACE),
        known.read("y", _PLACE),
        known.read("width", _SIZE),
        known.read("height", _SIZE),
        known.read("maximised", flag),
    )


def _house_rule(value: object, field: str) -> str | bool:
    return value if isinstance(value, bool) else _TEXT(value, field)


def _match_part(value: object, field: str) -> str | int:
    if isinstance(value, bool):
        return value
    return _TEXT(value, field) if isinstance(value, str) else _PART(value, field)


def _motion(value: object, field: str) -> str:
    if isinstance(value, bool):  # as it was written up to 0.1
        return "on" if value else "system"
    return one_of(MOTIONS)(_TEXT(value, field), field)


_READERS: Final[Mapping[str, Reader[object]]] = {
    "language": _TEXT,
    "theme": _TEXT,
    "geometry": _geometry,
    "full_screen": flag,
    "variant": _TEXT,
    "names": mapped(pair(_TEXT)),
    "house_rules": mapped(mapped(_house_rule)),
    "matches": mapped(mapped(_match_part)),
    "animation": number(0, 5),
    "reduced_motion": _motion,
    "sound": flag,
    "volume": whole(0, 100),
    "turned": flag,
    "mirrored": flag,
    "one_click": flag,
    "auto_finish": flag,
    "text_scale": number(0.5, 4),
    "dock_open": flag,
    "dock_width": whole(0, 100_000),
    "rules_scale": number(0.5, 4),
    "game_folders": listed(_TEXT),
    "recent_files": listed(_TEXT),
    "audience_screen": _TEXT,
    "guest": flag,
}
