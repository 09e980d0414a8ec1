"""Where the read-only files shipped with the program are: rules, themes, fonts, translations.

The languages that they are written in and the themes are named here and nowhere else.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = "resources"

ENDONYMS: Final = {"de": "Deutsch", "en": "English", "fr": "Français"}
"""The languages, and what each calls itself; that is shown untranslated, for everybody to find."""

LANGUAGES: Final = tuple(ENDONYMS)

THEMES: Final = ("intarsia", "night", "projector")
"""The themes that come with the program, the usual one first."""

SOURCE_LANGUAGE: Final = "en"
"""The language of the texts in the code, which stay where a translation is missing."""


class MissingResources(FileNotFoundError):
    """The program was installed without its ``resources`` folder."""

    def __init__(self, searched: tuple[Path, ...]) -> None:
        places = ", ".join(str(path) for path in searched)
        super().__init__(
            f"The folder “{FOLDER}” of the program is missing (looked for: {places}). "
            "Install the program again."
        )
        self.searched = searched


def resource(*parts: str) -> Path:
    """The path of a shipped file or folder; whether it is there is for the reader to find out.

    Raises ``MissingResources`` if there is no folder of shipped files at all.
    """
    return _own_root().joinpath(*parts)


def root(package: Path | None = None) -> Path:
    """The folder of shipped files that belongs to a package folder, this one's by default."""
    candidates = _candidates(package or Path(__file__).resolve().parent)
    for candidate in candidates:
        if candidate.is_dir():
            return candidate
    raise MissingResources(candidates)


@cache
def _own_root() -> Path:
    """Where this program's files are does not change while it runs, and it is asked for often."""
    return root()


def _candidates(package: Path) -> tuple[Path, ...]:
    # A wheel has the folder inside the package and a checkout beside it. A PyInstaller bundle
    # has it where its recipe puts it, which is the wheel's place below the unpacked bundle.
    bundle = getattr(sys, "_MEIPASS", None)
    bundled = (Path(bundle) / package.name / FOLDER,) if bundle else ()
    return (*bundled, package / FOLDER, package.parent / FOLDER)
