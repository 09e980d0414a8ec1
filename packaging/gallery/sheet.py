"""The folder of a gallery and the page on which all its pictures can be seen at once."""

from __future__ import annotations

import html
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

LIST: Final = "gallery.json"
PAGE: Final = "index.html"

_PAGE: Final = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
body {{ font: 15px/1.4 sans-serif; margin: 2em; background: #f4f1ec; color: #222; }}
section {{ display: flex; flex-wrap: wrap; gap: 1em; }}
figure {{ margin: 0; width: 320px; }}
img {{ width: 100%; border: 1px solid #999; background: #fff; }}
figcaption {{ font-size: 13px; overflow-wrap: anywhere; }}
</style>
<h1>Gallery</h1>
{sections}
</html>
"""


class FolderTaken(Exception):
    """The folder holds things that no gallery put there; the text says so."""


def claim(folder: Path) -> None:
    """Make the folder ready for a new gallery; only the pictures of an older one go away.

    Raises ``FolderTaken`` where there is anything else in it, or where it is no folder.
    """
    if folder.exists() and not folder.is_dir():
        raise FolderTaken(f"{folder} is a file. Name a folder for the pictures.")
    folder.mkdir(parents=True, exist_ok=True)
    own = {LIST, PAGE, *_listed(folder)}
    others = sorted(found.name for found in folder.iterdir() if found.name not in own)
    if others:
        raise FolderTaken(
            f"{folder} holds other things, such as {others[0]}, and stays as it is. "
            "Name a new or an empty folder for the pictures."
        )
    for name in own:
        (folder / name).unlink(missing_ok=True)


def _listed(folder: Path) -> set[str]:
    try:
        names = json.loads((folder / LIST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return set()
    if not isinstance(names, list):
        return set()
    # Nothing outside the folder is ever taken for a picture of it.
    return {name for name in names if isinstance(name, str) and Path(name).name == name}


def keep_list(folder: Path, names: Sequence[str]) -> None:
    """Write down, before there are any, which files are the gallery’s own."""
    text = json.dumps(list(names), indent=1)
    (folder / LIST).write_text(text + "\n", encoding="utf-8", newline="\n")


def write_page(folder: Path, pictures: Mapping[str, Sequence[str]]) -> None:
    """Write the page; ``pictures`` are the files of each scene."""
    sections = []
    for scene, names in pictures.items():
        figures = "\n".join(
            f'<figure><a href="{html.escape(name)}">'
            f'<img loading="lazy" src="{html.escape(name)}" alt=""></a>'
            f"<figcaption>{html.escape(name)}</figcaption></figure>"
            for name in names
        )
        sections.append(f"<h2>{html.escape(scene)}</h2>\n<section>\n{figures}\n</section>")
    text = _PAGE.format(sections="\n".join(sections))
    (folder / PAGE).write_text(text, encoding="utf-8", newline="\n")
