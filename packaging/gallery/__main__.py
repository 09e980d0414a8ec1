"""Paints every page and dialog into a folder: ``python -m gallery FOLDER``."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from gallery.exhibition import take
from gallery.looks import Screens
from gallery.sheet import FolderTaken, claim
from trictrac_gui import app
from trictrac_gui.assets import LANGUAGES, THEMES
from trictrac_gui.storage.paths import HOME_VARIABLE
from trictrac_gui.ui.window.arguments import Arguments


def main() -> int:
    """Take the pictures; a language or theme given is the only one."""
    parser = argparse.ArgumentParser(prog="gallery", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--theme", choices=THEMES)
    parser.add_argument("--language", choices=LANGUAGES)
    given = parser.parse_args()
    try:
        claim(given.folder)
    except (FolderTaken, OSError) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    themes = [given.theme] if given.theme else THEMES
    languages = [given.language] if given.language else LANGUAGES
    with tempfile.TemporaryDirectory(prefix="trictrac-gallery-") as home:
        screens = Screens()
        os.environ.update({**screens.environment(Path(home)), HOME_VARIABLE: home})
        from gallery.stage import Stage

        program = app.build(app.application(), Arguments())
        for scene, count in take(Stage(program, screens), given.folder, themes, languages):
            print(f"{count:4} × {scene}", flush=True)
        program.window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
