"""Everything the program keeps on this computer: where it lies, how much it is, and its removal."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from trictrac_gui.storage import library_database, lock
from trictrac_gui.storage.errors import Busy, JournalError, StorageError
from trictrac_gui.storage.files import open_file
from trictrac_gui.storage.paths import Paths
from trictrac_gui.storage.reading import SUFFIX, JournalFault, game_file
from trictrac_gui.storage.trash import trash_of


class DataPart(StrEnum):
    """What kind of thing is kept."""

    GAMES = "games"
    GAMES_ELSEWHERE = "games-elsewhere"
    LIBRARY = "library"
    SETTINGS = "settings"
    PROGRESS = "progress"
    THEMES = "themes"
    OTHER = "other"
    LOG = "log"


@dataclass(frozen=True, slots=True)
class KeptData:
    """The files of one part in one place, and how many bytes they take."""

    part: DataPart
    place: Path
    files: tuple[Path, ...]
    size: int


def all_kept(paths: Paths, elsewhere: Iterable[Path] = ()) -> list[KeptData]:
    """All that is there, part by part; nothing is listed where there is nothing.

    The program's own folders belong to it whole. Of folders in which games were saved elsewhere
    only the games are its own.
    """
    found: dict[DataPart, list[Path]] = {}
    for file in _files_below({paths.data: None, paths.config: None, paths.state: None}):
        found.setdefault(_part(paths, file), []).append(file)
    places = {
        DataPart.GAMES: paths.games,
        DataPart.LIBRARY: paths.library,
        DataPart.SETTINGS: paths.settings,
        DataPart.PROGRESS: paths.progress,
        DataPart.THEMES: paths.themes,
        DataPart.LOG: paths.log,
        DataPart.OTHER: paths.data,
    }
    kept = [_kept(part, places[part], found[part]) for part in DataPart if part in found]
    own = paths.games.absolute()
    for folder in dict.fromkeys(folder.absolute() for folder in elsewhere):
        games = [] if folder == own else sorted(_games_in(folder))
        if games:
            kept.append(_kept(DataPart.GAMES_ELSEWHERE, folder, games))
    return sorted(kept, key=lambda one: list(DataPart).index(one.part))


def remove(kept: Iterable[KeptData]) -> list[StorageError]:
    """Remove files for good; what could not be removed is returned, with the reason.

    A game that another program plays stays.
    """
    faults: list[StorageError] = []
    for part in kept:
        for file in part.files:
            try:
                _remove(file)
            except StorageError as fault:
                faults.append(fault)
        for folder in sorted({file.parent for file in part.files}, reverse=True):
            with contextlib.suppress(OSError):
                if folder not in (part.place, part.place.parent):
                    folder.rmdir()  # where nothing else is in it
    return faults


def _remove(file: Path) -> None:
    try:
        if file.suffix == SUFFIX and not file.is_symlink() and _is_played(file):
            raise Busy(file)
        os.unlink(file)
    except FileNotFoundError:
        return
    except OSError as cause:
        raise JournalError(file, cause) from cause


def _is_played(file: Path) -> bool:
    descriptor = open_file(file, os.O_RDONLY)
    try:
        return lock.is_held(descriptor, file)
    finally:
        os.close(descriptor)


def _kept(part: DataPart, place: Path, files: Iterable[Path]) -> KeptData:
    listed = tuple(sorted(files))
    size = 0
    for file in listed:
        with contextlib.suppress(OSError):
            size += os.lstat(file).st_size
    return KeptData(part, place, listed, size)


def _files_below(folders: Iterable[Path]) -> Iterator[Path]:
    seen: set[Path] = set()
    for folder in folders:
        for place, _, names in os.walk(folder):  # links to folders are not followed
            for name in names:
                file = Path(place, name)
                if file not in seen:
                    seen.add(file)
                    yield file


def _part(paths: Paths, file: Path) -> DataPart:
    if file.is_relative_to(paths.games):
        return DataPart.GAMES
    if file.is_relative_to(paths.themes):
        return DataPart.THEMES
    if file in library_database.files_of(paths.library):
        return DataPart.LIBRARY
    if file == paths.progress:
        return DataPart.PROGRESS
    if file.parent == paths.config and file.name.startswith(f"{paths.settings.stem}."):
        return DataPart.SETTINGS
    if file.parent == paths.state and file.name.startswith(paths.log.name):
        return DataPart.LOG
    return DataPart.OTHER


def _games_in(folder: Path) -> Iterator[Path]:
    """The journals of a folder that is not the program's own, deleted ones too."""
    for place in (folder, trash_of(folder)):
        try:
            names = os.listdir(place)
        except OSError:
            continue
        for name in names:
            file = place / name
            if not name.endswith(SUFFIX):
                continue
            listed = game_file(file)
            if listed is not None and listed.fault not in (
                JournalFault.NOT_A_JOURNAL,
                JournalFault.NOT_READABLE,
            ):
                yield file
