"""Everything that outlasts the program: folders, journals of games, settings, the log."""

from trictrac_gui.storage.errors import (
    Busy,
    FolderError,
    JournalError,
    MovedAway,
    NewerVersion,
    NotAJournal,
    SettingsError,
    StorageError,
)
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.journal_lines import Damage
from trictrac_gui.storage.paths import Paths
from trictrac_gui.storage.reading import (
    Contents,
    GameFile,
    JournalFault,
    games,
    newest_of_each,
    read,
)
from trictrac_gui.storage.settings import Settings, WindowGeometry

__all__ = [
    "Busy",
    "Contents",
    "Damage",
    "FolderError",
    "GameFile",
    "Journal",
    "JournalError",
    "JournalFault",
    "MovedAway",
    "NewerVersion",
    "NotAJournal",
    "Paths",
    "Settings",
    "SettingsError",
    "StorageError",
    "WindowGeometry",
    "games",
    "newest_of_each",
    "read",
]
