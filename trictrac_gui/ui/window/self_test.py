"""The installation tests itself: what is shipped is there, and each game can be played."""

from __future__ import annotations

import hashlib
import json
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtGui import QIcon, QImage, QRawFont
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from trictrac_gui.assets import LANGUAGES, SOURCE_LANGUAGE, resource
from trictrac_gui.engine.dice import DiceChoice
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.variant import Variant
from trictrac_gui.rulesdoc import load
from trictrac_gui.rulesdoc.lesson_checker import shipped as shipped_lessons
from trictrac_gui.session.game_store import GameStore
from trictrac_gui.session.session import GameSession
from trictrac_gui.texts import game_names
from trictrac_gui.ui.board.board_view import BoardView
from trictrac_gui.ui.language import LanguageSwitch, translate
from trictrac_gui.ui.sound.sound_effects import VARIANTS, Ability, QtPlayer, file_name
from trictrac_gui.ui.theme.style_sheet import FAMILY, load_fonts
from trictrac_gui.ui.theme.theme_reader import load_theme

THROWS = 40
"""How many throws of each game are played."""

OF_QT = "QPlatformTheme"
"""Where a word of Qt's own stands; it is not one to be translated here."""

Check = Callable[[], str]
"""Does its work and returns what there is to say; raises for what is wrong."""


class Failed(Exception):
    """A check found something wrong."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found: ``ok`` or not, and what there is to say."""

    name: str
    ok: bool
    said: str


def findings(
    app: QApplication, variants: Sequence[Variant], themes: Sequence[str]
) -> Iterator[Finding]:
    """Run every check, one after the other."""
    for name, check in _checks(app, variants, themes):
        try:
            yield Finding(name, True, check())
        except Exception as fault:  # noqa: BLE001  # whatever is wrong is to be reported
            yield Finding(name, False, f"{type(fault).__name__}: {fault}")


def _checks(
    app: QApplication, variants: Sequence[Variant], themes: Sequence[str]
) -> Iterator[tuple[str, Check]]:
    yield "platform", lambda: app.platformName()
    yield "files", _files
    yield "fonts", _fonts
    yield "icons", _icons
    yield "textures", _textures
    yield "sounds", _sounds
    yield "module for sounds", _sound_module
    yield "descriptions of formats", _formats
    yield "lessons", lambda: _lessons(variants)
    for theme in themes:
        yield f"theme {theme}", partial(_theme, theme)
    for language in LANGUAGES:
        yield f"language {language}", partial(_language, app, language)
    for variant in variants:
        for language in LANGUAGES:
            yield f"rules of {variant.key} in {language}", partial(_rules, variant.key, language)
        for theme in themes:
            yield f"{variant.key} played on {theme}", partial(_game, variants, variant, theme)


def _theme(name: str) -> str:
    return load_theme(resource("themes", f"{name}.toml")).name(SOURCE_LANGUAGE)


def _files() -> str:
    """Compare all with the sums that a packaged program has of its files."""
    folder = resource()
    listed = folder / "manifest.json"
    if not listed.exists():
        return "not packaged, so there is no list to compare with"
    sums: dict[str, str] = json.loads(listed.read_text(encoding="utf-8"))
    for name, wanted in sums.items():
        try:
            found = hashlib.sha256((folder / name).read_bytes()).hexdigest()
        except OSError as fault:
            raise Failed(f"{name} cannot be read: {fault.strerror}") from fault
        if found != wanted:
            raise Failed(f"{name} is not as it was shipped")
    return f"{len(sums)} as they were shipped"


def _fonts() -> str:
    if not load_fonts():
        raise Failed("the font cannot be read")
    faces = sorted(resource("fonts").glob("*.ttf"))
    for face in faces:
        if not QRawFont(str(face), 12).isValid():
            raise Failed(f"{face.name} cannot be read")
    return f"{FAMILY}, {len(faces)} faces"


def _icons() -> str:
    files = sorted(resource("icons").glob("*.svg"))
    if not files:
        raise Failed("there are none")
    for file in files:
        drawing = QSvgRenderer(str(file))
        if not drawing.isValid() or drawing.defaultSize().isEmpty():
            raise Failed(f"{file.name} cannot be drawn")
    if QIcon(str(resource("icons", "app.svg"))).pixmap(32, 32).isNull():
        raise Failed("the plug-in for drawn icons is missing")
    return str(len(files))


def _textures() -> str:
    files = sorted(resource("textures").glob("*.png"))
    for file in files:
        if QImage(str(file)).isNull():
            raise Failed(f"{file.name} cannot be read")
    return str(len(files))


def _sounds() -> str:
    names = [
        file_name(sound, number)
        for sound, count in VARIANTS.items()
        for number in (range(1, count + 1) if count else (0,))
    ]
    for name in names:
        if resource("sounds", name).read_bytes()[:4] != b"RIFF":
            raise Failed(name)
    return str(len(names))


def _sound_module() -> str:
    """In a bundle it must be there; elsewhere it is something extra that can be left out."""
    found = QtPlayer(resource("sounds")).ability()
    if hasattr(sys, "_MEIPASS") and found in (Ability.NOT_INSTALLED, Ability.NO_LIBRARY):
        raise Failed(f"it cannot be imported ({found})")
    return str(found)


def _formats() -> str:
    files = sorted(resource("formats").glob("*.md"))
    for file in files:
        if not file.read_text(encoding="utf-8").startswith("# "):
            raise Failed(f"{file.name} is not a description")
    return ", ".join(file.stem for file in files)


def _lessons(variants: Sequence[Variant]) -> str:
    return str(len(shipped_lessons(variants)))


def _language(app: QApplication, language: str) -> str:
    switch = LanguageSwitch(app, resource("i18n"))
    loaded = switch.use(language)
    word = game_names.side_name("red", translate)
    cancel = translate(OF_QT, "Cancel")
    switch.use(SOURCE_LANGUAGE)
    if not loaded:
        raise Failed("its texts are missing")
    if language != SOURCE_LANGUAGE and cancel == "Cancel":
        raise Failed("Qt’s own words are missing")
    if language != SOURCE_LANGUAGE and word == "Red":
        raise Failed("nothing is translated")
    return word


def _rules(variant: str, language: str) -> str:
    document = load(variant, language)
    explained = sum(bool(paragraph.rules) for paragraph in document.paragraphs)
    if not explained:
        raise Failed(f"none of the {len(RuleKey)} rules is explained")
    return f"{len(document.paragraphs)} paragraphs"


def _game(variants: Sequence[Variant], variant: Variant, theme: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        games = GameStore(variants, Path(folder))
        session, trouble = games.begin(variant, {}, ("", ""), DiceChoice(seed=1))
        if trouble is not None:
            raise trouble
        board = BoardView(theme=load_theme(resource("themes", f"{theme}.toml")))
        board.set_speed(0)
        board.resize(640, 480)
        session.changed.connect(board.show_view)
        throws = play(session, THROWS)
        before, path = session.view(), session.path
        session.close()
        if path is None:
            raise Failed("the game was not saved")
        if board.grab().isNull():
            raise Failed("the board cannot be painted")
        again, recovered, _ = games.resume(path)
        after = again.view()
        again.close()
        if recovered is not None or after != before:
            raise Failed("the game did not come back as it was")
    return f"{throws} throws, saved and opened again"


def play(session: GameSession, throws: int) -> int:
    """Play the first move there is, again and again, for so many throws or until the end."""
    made = 0
    while session.view().result is None:
        view = session.view()
        if view.may_throw:
            if made == throws:
                break
            made += 1
            session.throw(view.may_throw[0])
        elif view.moves:
            src, targets = next(iter(view.moves.items()))
            session.play(src, targets[0].place)
        elif view.may_hand_over:
            session.hand_over()
        else:
            raise Failed("nobody can go on")
    return made
