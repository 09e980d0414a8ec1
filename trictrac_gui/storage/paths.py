"""The folders where the program keeps its things."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from trictrac_gui.storage.errors import FolderError, cause_key

APP = "trictrac-gui"
HOME_VARIABLE = "TRICTRAC_HOME"


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders for games, settings and logs."""

    data: Path
    config: Path
    state: Path

    @classmethod
    def find(cls, environment: Mapping[str, str] = os.environ) -> Paths:
        """The system's folders for this user, or all of them inside ``TRICTRAC_HOME``."""
        home = environment.get(HOME_VARIABLE, "")
        if home:
            return cls.inside(Path(home).absolute())
        found = platformdirs.PlatformDirs(APP, appauthor=False, roaming=False)
        return cls(
            Path(found.user_data_dir), Path(found.user_config_dir), Path(found.user_state_dir)
        )

    @classmethod
    def inside(cls, home: Path) -> Paths:
        """All folders inside one, as on a stick or in a test."""
        return cls(home / "data", home / "config", home / "state")

    @property
    def games(self) -> Path:
        """The folder of the journals."""
        return self.data / "games"

    @property
    def themes(self) -> Path:
        """The folder of the user's own themes; made when it is first wanted."""
        return self.data / "themes"

    @property
    def sets(self) -> Path:
        """The folder of the sets of kept positions; made when it is first wanted."""
        return self.data / "sets"

    @property
    def lessons(self) -> Path:
        """The folder of the lessons made of sets; made when it is first wanted."""
        return self.data / "lessons"

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def progress(self) -> Path:
        return self.data / "lessons.json"

    @property
    def draft(self) -> Path:
        """The file of the position that was set up last."""
        return self.data / "draft.json"

    @property
    def library(self) -> Path:
        """The file of the library's index, which can be made anew from the games."""
        return self.data / "library.sqlite"

    @property
    def log(self) -> Path:
        return self.state / "trictrac.log"

    def any_game(self) -> bool:
        """Whether anything lies in the folder of games."""
        with contextlib.suppress(OSError), os.scandir(self.games) as found:
            return next(found, None) is not None
        return False

    def make(self) -> tuple[FolderError, ...]:
        """Make the folders that are missing; the faults of those that cannot be used.

        Nothing is raised: without its folders the program goes on in memory.
        """
        faults = (_make(folder) for folder in (self.games, self.config, self.state))
        return tuple(fault for fault in faults if fault is not None)


def _make(folder: Path) -> FolderError | None:
    if not folder.is_absolute():
        return FolderError(folder, "no-home")  # "~" with nobody at home
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return None
    except FileExistsError as cause:
        return FolderError(folder, "not-a-folder", cause)
    except NotADirectoryError as cause:
        return FolderError(folder, "not-a-folder", cause)
    except OSError as cause:
        return FolderError(folder, cause_key(cause), cause)
    except ValueError:
        return FolderError(folder, "not-found")  # a NUL in the name
