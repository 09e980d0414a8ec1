"""The settings that come back at the next start, in a file of their own."""

from __future__ import annotations

import errno
import math
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path

from trictrac_gui.storage import strict_json
from trictrac_gui.storage.errors import SettingsError, cause_key
from trictrac_gui.storage.files import keep_copy, open_file, read_up_to, write_private

FORMAT = "trictrac-settings"
VERSION = 1
LARGEST_FILE = 1024 * 1024
LONGEST_TEXT = 4096
_OWN_KEYS = ("format", "version")

MOTIONS = ("system", "on", "off")
"""Whether to avoid movement: as the system wants it, always, never."""


@dataclass(frozen=True, slots=True)
class Geometry:
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
    geometry: Geometry | None = None
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


@dataclass(frozen=True, slots=True)
class SettingsFault:
    """What could not be used of a settings file, and where: a field, or a line and column."""

    path: Path
    key: str
    field: str = ""
    line: int = 0
    column: int = 0


class _Wrong(ValueError):
    """A value that a field cannot have; the argument is the key."""


def load(path: Path) -> tuple[Settings, list[SettingsFault]]:
    """The settings of a file, defaults where it has none or wrong ones, and its faults.

    The file is left as it is. No file is no fault.
    """
    try:
        stored = _read(path)
    except FileNotFoundError:
        return Settings(), []
    except OSError as cause:
        return Settings(), [SettingsFault(path, cause_key(cause))]
    except strict_json.BadJson as bad:
        return Settings(), [SettingsFault(path, bad.key, "", bad.line, bad.column)]
    except _Wrong as wrong:
        return Settings(), [SettingsFault(path, str(wrong))]
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
        write_private(target, strict_json.dumps(content, indent=2) + b"\n")
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
    except (strict_json.BadJson, _Wrong):
        return _keep(path), {}
    known = {item.name for item in fields(Settings)} | set(_OWN_KEYS)
    others = {key: value for key, value in stored.items() if key not in known}
    if any(fault.key != "unknown-field" for fault in faults):
        return _keep(path), others
    return None, others


def _keep(path: Path) -> Path:
    descriptor = open_file(path, os.O_RDONLY)
    try:
        data = read_up_to(descriptor, LARGEST_FILE * 64)
    finally:
        os.close(descriptor)
    return keep_copy(path, data, "kept")


def _read(path: Path) -> dict[str, object]:
    """The fields of a file of this version."""
    descriptor = open_file(Path(os.path.realpath(path)), os.O_RDONLY)
    try:
        data = read_up_to(descriptor, LARGEST_FILE + 1)
    finally:
        os.close(descriptor)
    if len(data) > LARGEST_FILE:
        raise _Wrong("too-large")
    stored = strict_json.loads(data)
    if not isinstance(stored, dict) or stored.get("format") != FORMAT:
        raise _Wrong("wrong-format")
    version = stored.get("version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise _Wrong("wrong-format")
    if version > VERSION:
        raise _Wrong("newer-version")
    return stored


def _settings(path: Path, stored: Mapping[str, object]) -> tuple[Settings, list[SettingsFault]]:
    found: dict[str, object] = {}
    faults: list[SettingsFault] = []
    for name, value in stored.items():
        if name in _OWN_KEYS:
            continue
        reader = _READERS.get(name)
        if reader is None:
            faults.append(SettingsFault(path, "unknown-field", name))
            continue
        try:
            found[name] = reader(value)
        except _Wrong as wrong:
            faults.append(SettingsFault(path, str(wrong), name))
    return Settings(**found), faults  # type: ignore[arg-type]  # each by its own reader


def _stored(value: object) -> object:
    if isinstance(value, Geometry):
        return asdict(value)
    if isinstance(value, Mapping):
        return {str(key): _stored(inner) for key, inner in value.items()}
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise _Wrong("wrong-type")
    if len(value) > LONGEST_TEXT:
        raise _Wrong("too-long")
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise _Wrong("wrong-type")
    return value


def _whole(least: int, most: int) -> Callable[[object], int]:
    def read(value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise _Wrong("wrong-type")
        if not least <= value <= most:
            raise _Wrong("out-of-range")
        return value

    return read


def _number(least: float, most: float) -> Callable[[object], float]:
    def read(value: object) -> float:
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise _Wrong("wrong-type")
        if not (math.isfinite(value) and least <= value <= most):
            raise _Wrong("out-of-range")
        return float(value)

    return read


def _map(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _Wrong("wrong-type")
    return value


_PLACE = _whole(-100_000, 100_000)
_SIZE = _whole(1, 100_000)


def _geometry(value: object) -> Geometry | None:
    if value is None:
        return None
    known = _map(value)
    if set(known) != {item.name for item in fields(Geometry)}:
        raise _Wrong("wrong-fields")
    return Geometry(
        _PLACE(known["x"]),
        _PLACE(known["y"]),
        _SIZE(known["width"]),
        _SIZE(known["height"]),
        _flag(known["maximised"]),
    )


def _names(value: object) -> dict[str, tuple[str, str]]:
    found: dict[str, tuple[str, str]] = {}
    for variant, names in _map(value).items():
        if not isinstance(names, list) or len(names) != 2:
            raise _Wrong("wrong-type")
        found[variant] = (_text(names[0]), _text(names[1]))
    return found


def _house_rules(value: object) -> dict[str, dict[str, str | bool]]:
    return {
        variant: {
            rule: choice if isinstance(choice, bool) else _text(choice)
            for rule, choice in _map(rules).items()
        }
        for variant, rules in _map(value).items()
    }


def _matches(value: object) -> dict[str, dict[str, str | int]]:
    return {
        variant: {
            part: choice if isinstance(choice, bool) else _match_part(choice)
            for part, choice in _map(match).items()
        }
        for variant, match in _map(value).items()
    }


def _match_part(value: object) -> str | int:
    return _text(value) if isinstance(value, str) else _whole(0, 100_000)(value)


def _motion(value: object) -> str:
    if isinstance(value, bool):  # as it was written up to 0.1
        return "on" if value else "system"
    chosen = _text(value)
    if chosen not in MOTIONS:
        raise _Wrong("out-of-range")
    return chosen


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise _Wrong("wrong-type")
    return tuple(_text(item) for item in value)


_READERS: Mapping[str, Callable[[object], object]] = {
    "language": _text,
    "theme": _text,
    "geometry": _geometry,
    "full_screen": _flag,
    "variant": _text,
    "names": _names,
    "house_rules": _house_rules,
    "matches": _matches,
    "animation": _number(0, 5),
    "reduced_motion": _motion,
    "sound": _flag,
    "volume": _whole(0, 100),
    "turned": _flag,
    "mirrored": _flag,
    "one_click": _flag,
    "auto_finish": _flag,
    "text_scale": _number(0.5, 4),
    "dock_open": _flag,
    "dock_width": _whole(0, 100_000),
    "rules_scale": _number(0.5, 4),
    "game_folders": _texts,
    "recent_files": _texts,
    "audience_screen": _text,
    "guest": _flag,
}
