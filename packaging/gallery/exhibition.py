"""Takes all pictures of the gallery into a folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from gallery.looks import Look, main_looks, other_looks
from gallery.scenes import SCENES, Scene
from gallery.sheet import keep_list, write_page
from gallery.stage import Stage


def pictures(themes: Sequence[str], languages: Sequence[str]) -> dict[Scene, list[Look]]:
    """Each scene with the looks it is taken in."""
    return {
        scene: list((main_looks if scene.main else other_looks)(themes, languages))
        for scene in SCENES
    }


def file_name(scene: Scene, look: Look) -> str:
    """The file of a picture."""
    return f"{scene.name}-{look.name}.png"


def take(
    stage: Stage, folder: Path, themes: Sequence[str], languages: Sequence[str]
) -> Iterator[tuple[str, int]]:
    """Take the pictures, one scene after the other; its name and how many there are of it."""
    plan = pictures(themes, languages)
    named = {
        scene.name: [file_name(scene, look) for look in looks] for scene, looks in plan.items()
    }
    keep_list(folder, [name for names in named.values() for name in names])
    for scene, looks in plan.items():
        show(stage, scene, looks, partial(_save, stage, folder, scene))
        yield scene.name, len(looks)
    write_page(folder, named)


def show(stage: Stage, scene: Scene, looks: Sequence[Look], seen: Callable[[Look], None]) -> None:
    """Bring a scene up in each of its looks and let it be seen."""
    scene.prepare(stage)
    for look in looks:
        stage.wear(look)
        if scene.pose is not None:
            scene.pose(stage)
            stage.settle()
        seen(look)
    stage.let_go()


def _save(stage: Stage, folder: Path, scene: Scene, look: Look) -> None:
    target = folder / file_name(scene, look)
    if not stage.picture().save(str(target), "PNG"):
        raise OSError(f"{target} could not be written.")
