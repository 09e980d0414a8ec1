"""Some pictures of the gallery, taken in a process of its own; run by the tests beside it."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from itertools import product
from pathlib import Path

from gallery.exhibition import file_name, show
from gallery.looks import Look, Screens
from gallery.scenes import SCENES, Scene
from gallery.stage import Stage
from PySide6.QtWidgets import QDialog, QScrollArea

from tests.ui.layout import faults
from trictrac_gui import app
from trictrac_gui.assets import resource
from trictrac_gui.ui.widgets.base_dialog import FRAME
from trictrac_gui.ui.window.arguments import Arguments

PARTS = 3
"""So many runs share the scenes, or one would take too long."""


def main(task: str, translations: str, *rest: str) -> None:
    """Do one of the tasks; what was found is the last line, as JSON."""
    with tempfile.TemporaryDirectory() as home:
        screens = Screens()
        os.environ.update({**screens.environment(Path(home)), "TRICTRAC_HOME": home})
        vars(app)["resource"] = lambda *parts: (
            Path(translations) if parts == ("i18n",) else resource(*parts)
        )
        program = app.build(app.application(), Arguments())
        stage = Stage(program, screens)
        found: object = layout(stage, *rest) if task == "layout" else pictures(stage, *rest)
        print(json.dumps(found))
        program.window.close()


def layout(stage: Stage, language: str, part: str) -> list[str]:
    """Faults of layout of a part of the scenes in the smallest window."""
    found: list[str] = []
    for text, scene in product((1.0, 2.0), SCENES[int(part) :: PARTS]):

        def seen(look: Look, scene: Scene = scene) -> None:
            wrong = faults(stage.program.window.front)
            for dialog in stage.dialogs():
                wrong += faults(dialog)
                wrong += needless_scrolling(dialog)
            if stage.program.window.front.size().toTuple() != look.size:
                wrong.append(f"the window is {stage.program.window.front.size().toTuple()}")
            found.extend(f"{file_name(scene, look)}: {fault}" for fault in wrong)

        show(stage, scene, [Look("intarsia", language, (800, 600), text)], seen)
    return found


def needless_scrolling(dialog: QDialog) -> list[str]:
    """A dialog that scrolls although the screen has room for all of it."""
    room = dialog.screen().availableGeometry().height() - FRAME.height()
    if dialog.height() >= room:
        return []
    hidden = [area.verticalScrollBar().maximum() for area in dialog.findChildren(QScrollArea)]
    return [f"{type(dialog).__name__} hides {least} pixels" for least in hidden if least]


def pictures(stage: Stage, folder: str, *names: str) -> list[list[int]]:
    """Save pictures of the scenes named, in two looks; the sizes that they have."""
    sizes = []
    for scene in SCENES:
        if scene.name not in names:
            continue

        def seen(look: Look, scene: Scene = scene) -> None:
            picture = stage.picture()
            assert picture.save(str(Path(folder) / file_name(scene, look)), "PNG")
            sizes.append([picture.width(), picture.height()])

        looks = [
            Look("night", "fr", (800, 600), 2.0),
            Look("intarsia", "de", (800, 600), ratio=2),
        ]
        show(stage, scene, looks, seen)
    return sizes


if __name__ == "__main__":
    main(*sys.argv[1:])
