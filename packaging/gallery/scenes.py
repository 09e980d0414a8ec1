"""What the gallery shows: every page, the boards at telling moments, and every dialog."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

from gallery import other_pages
from gallery.playing import NoSuchMoment, play_until
from gallery.stage import AUTUMN, Stage
from trictrac_gui.engine.model import Ending, Side
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.engine.state import (
    Phase,
)
from trictrac_gui.session.view import GameView, Refusal
from trictrac_gui.ui.game.game_choice import UnfinishedGame
from trictrac_gui.ui.text import fault_text
from trictrac_gui.ui.window.navigator import PageName

Act = Callable[[Stage], None]

LONG: Final = (
    "Maximiliane Freifrau von Hohenlohe-Waldenburg-Schillingsfürst zu Langenburg i. O.",
    "Jean-Baptiste-Anselme de La Rochefoucauld-Liancourt d’Estissac, dit le Magnifique",
)
"""Names as long as a journal takes them."""

FOLDER: Final = Path("/home/anna/.local/share/trictrac-gui/games")


@dataclass(frozen=True, slots=True)
class Scene:
    """One thing to be seen.

    ``prepare`` is done once, ``pose`` again for each picture, when the window has its size.
    ``main`` scenes are taken in every look.
    """

    name: str
    prepare: Act
    pose: Act | None = None
    main: bool = False


# -- the start page ----------------------------------------------------------------------------


def _start(stage: Stage) -> None:
    stage.program.navigator.open(PageName.START)
    stage.start_page.show_games([], 0)


def _unfinished(stage: Stage) -> None:
    stage.program.navigator.open(PageName.START)


def _list_games(stage: Stage) -> None:
    day = 86_400.0
    games = [
        UnfinishedGame(FOLDER / "1.jsonl", "tric-trac", ("Anna", "Bruno"), (7, 4), AUTUMN),
        UnfinishedGame(FOLDER / "2.jsonl", "backgammon", LONG, None, AUTUMN - day),
        UnfinishedGame(
            FOLDER / "3.jsonl", "tric-trac", ("", ""), (0, 0), AUTUMN - 2 * day, "damaged"
        ),
        UnfinishedGame(
            FOLDER / "4.jsonl", "backgammon", ("Cora", "Dan"), None, AUTUMN - 3 * day, "busy"
        ),
        UnfinishedGame(
            FOLDER / "20260918-101112.jsonl", "", ("", ""), None, AUTUMN - 4 * day, "newer-version"
        ),
    ]
    stage.start_page.show_games(games, len(games))


def _list_all_games(stage: Stage) -> None:
    _list_games(stage)
    more = stage.start_page.unfinished.more
    if more.isVisible():
        more.click()


# -- moments of a game -------------------------------------------------------------------------


def _game(variant: str, seed: int, moment: Callable[[GameView], bool]) -> Act:
    def prepare(stage: Stage) -> None:
        stage.sit_down(variant, seed=seed)
        play_until(stage.session, moment, seed)

    return prepare


def _then(first: Act, second: Act) -> Act:
    def prepare(stage: Stage) -> None:
        first(stage)
        second(stage)

    return prepare


def _opening(variant: str) -> Act:
    return _game(variant, 1, lambda view: True)


def _fresh(view: GameView) -> bool:
    return view.phase is Phase.MOVING and view.dice is not None and not any(view.dice.used)


def _scored(view: GameView) -> bool:
    return _fresh(view) and min(view.score) >= 4 and len(view.moves) >= 4


def _busy_board(view: GameView) -> bool:
    return (
        _fresh(view)
        and len(view.moves) >= 5
        and max(view.pips) < 130
        and not view.count(Side.FIRST, "bar")
    )


def _hold(stage: Stage) -> None:
    """Take the checker that may go to most places."""
    moves = stage.view.moves
    stage.press(max(moves, key=lambda place: (len(moves[place]), str(place))))


def _refused_by(rule: RuleKey) -> Act:
    def pose(stage: Stage) -> None:
        """Try what cannot be until the rule is met; a refusal changes nothing."""
        session = stage.session
        told: list[Refusal] = []
        session.refused.connect(told.append)
        view = session.view()
        for source, dst in product(view.moves, range(1, 25)):
            if all(dst != target.place for target in view.moves[source]):
                session.play(source, dst)
                if told and told[-1].rule is rule:
                    return
        raise NoSuchMoment

    return pose


def _tie(stage: Stage) -> None:
    stage.sit_down("tric-trac", script=((5, 4), (6, 3)))
    for side in Side:
        stage.session.throw(side)


def _two_on_the_bar(view: GameView) -> bool:
    return _fresh(view) and view.to_move is not None and view.count(view.to_move, "bar") > 1


def _ended(variant: str, seed: int, *endings: Ending) -> Act:
    def prepare(stage: Stage) -> None:
        stage.sit_down(variant, seed=seed)
        play_until(stage.session, lambda view: view.result is not None, seed)
        result = stage.view.result
        assert result is not None
        assert result.ending in endings, result
        stage.close_dialogs()

    return prepare


def _long_names(stage: Stage) -> None:
    stage.sit_down("backgammon", seed=1, names=LONG)
    play_until(stage.session, _fresh, 1)


def _offer(stage: Stage) -> None:
    _long_names(stage)
    stage.session.resign(2)


def _long_end(stage: Stage) -> None:
    stage.sit_down("tric-trac", seed=1, names=LONG)
    play_until(stage.session, lambda view: view.result is not None, 1)
    stage.close_dialogs()


# -- what lies over a page -----------------------------------------------------------------------


def _result(stage: Stage) -> None:
    stage.program.dialogs.show_result()


def _ask(action: str) -> Act:
    return lambda stage: stage.program.window.actions_.all[action].trigger()


def _rules(rule: RuleKey) -> Act:
    return lambda stage: stage.program.rules.dock.open_rule(rule)


def _unsaved(stage: Stage) -> None:
    stage.program.game.page.show_trouble("disk-full")


def _mended(stage: Stage) -> None:
    path = FOLDER / "20260921-140640-0f3a.damaged-1.jsonl"
    stage.program.context.show_message(lambda: fault_text.game_mended(str(path)))


def _not_opened(stage: Stage) -> None:
    path = FOLDER / "20260921-140640-0f3a.jsonl"
    stage.program.context.show_message(
        lambda: fault_text.game_not_opened(str(path), "newer-version")
    )


def _report(stage: Stage) -> None:
    from trictrac_gui.ui.dialogs.about import ReportDialog

    lines = [f"  File “somewhere.py”, line {number}, in something" for number in range(40)]
    ReportDialog("\n".join(["Traceback", *lines]), stage.program.window).open()


def _kept_games(stage: Stage) -> None:
    stage.sit_down("backgammon", seed=3, names=LONG)
    play_until(stage.session, _fresh, 3)
    stage.session.resign(2)
    stage.session.answer(True)
    stage.close_dialogs()
    stage.sit_down("tric-trac", seed=3)
    other_pages.games(stage)


def _figures(stage: Stage) -> None:
    stage.program.library.page.tabs.setCurrentIndex(0)
    stage.program.library.page.tabs.setCurrentIndex(1)


_DRAWN: Final = """\
arrows: 1-6 red, 1-7 blue, 24-18 green, 24-19 yellow
circles: 13 blue, 12 red
numbers: 5+4=1 green, 8+4=2 yellow, 20+4=3 red
"""


def _present(stage: Stage) -> None:
    stage.present()


def _present_drawn(stage: Stage) -> None:
    from trictrac_gui.engine.drawings import parse_drawings

    # Shown and not drawn by hand, so that the board needs no file.
    stage.present().drawing.show(parse_drawings(_DRAWN))


def _present_leaving(stage: Stage) -> None:
    stage.present().ask_to_leave()


SCENES: Final = (
    Scene("start", _start, main=True),
    Scene("start-unfinished", _unfinished, _list_games),
    Scene("start-all-unfinished", _unfinished, _list_all_games),
    Scene("tric-trac-opening", _opening("tric-trac")),
    Scene("tric-trac-middle", _game("tric-trac", 3, _scored), main=True),
    Scene("tric-trac-held", _game("tric-trac", 3, _scored), _hold),
    Scene(
        "tric-trac-refusal", _game("tric-trac", 3, _scored), _refused_by(RuleKey.OPPONENTS_HUCKE)
    ),
    Scene("tric-trac-double", _game("tric-trac", 4, lambda view: view.again)),
    Scene("tric-trac-tie", _tie),
    Scene("tric-trac-end", _ended("tric-trac", 3, Ending.POINTS)),
    Scene("tric-trac-result", _ended("tric-trac", 3, Ending.POINTS), _result),
    Scene("backgammon-opening", _opening("backgammon")),
    Scene("backgammon-middle", _game("backgammon", 2, _busy_board), main=True),
    Scene("backgammon-held", _game("backgammon", 2, _busy_board), _hold),
    Scene("backgammon-bar", _game("backgammon", 5, _two_on_the_bar)),
    Scene("backgammon-pass", _game("backgammon", 2, lambda view: view.passing is not None)),
    Scene("backgammon-end", _ended("backgammon", 2, *Ending)),
    Scene("backgammon-result", _ended("backgammon", 2, *Ending), _result),
    Scene("rules-tric-trac", _game("tric-trac", 3, _scored), _rules(RuleKey.HUCKE_NEEDS_TWO)),
    Scene("rules-backgammon", _game("backgammon", 2, _busy_board), _rules(RuleKey.BAR_FIRST)),
    Scene("present", _game("backgammon", 2, _busy_board), _present),
    Scene("present-drawn", _game("tric-trac", 3, _scored), _present_drawn),
    Scene("present-leaving", _long_names, _present_leaving),
    Scene("long-names", _long_names),
    Scene("long-names-offer", _offer),
    Scene("long-names-result", _long_end, _result),
    Scene("give-up", _long_names, _ask("give_up")),
    Scene("leave", _long_names, _ask("leave")),
    Scene("not-saved", _long_names, _unsaved),
    Scene("damaged", _game("backgammon", 2, _busy_board), _mended),
    Scene("newer-version", _unfinished, _not_opened),
    Scene("report", _game("backgammon", 2, _busy_board), _report),
    Scene("settings", _game("tric-trac", 3, _scored), _ask("settings")),
    Scene("keys", _game("tric-trac", 3, _scored), _ask("keys")),
    Scene("games-figures", _kept_games, _figures),
    Scene("my-data", _kept_games, other_pages.my_data),
    Scene("moves", _game("backgammon", 2, _busy_board), other_pages.opened("moves")),
    Scene("coach", _game("tric-trac", 3, _scored), other_pages.coach),
    Scene("all-plays", _game("tric-trac", 3, _scored), other_pages.opened("plays")),
    Scene("double-offered", other_pages.double_offered),
    Scene("dice", _game("backgammon", 2, _busy_board), _ask("dice_page")),
    Scene("checkable-dice", _unfinished, other_pages.checkable_dice),
    Scene("lessons", other_pages.lessons),
    Scene("lesson", other_pages.lesson),
    Scene("editor", _then(_game("tric-trac", 3, _scored), other_pages.editor)),
    Scene("kept-boards", _then(_game("tric-trac", 3, _scored), other_pages.sets)),
    Scene("kept-question", _then(_game("tric-trac", 3, _scored), other_pages.question)),
    Scene("games", _then(_game("backgammon", 2, _busy_board), other_pages.games)),
    Scene("file", _then(_game("backgammon", 2, _busy_board), other_pages.file)),
    Scene("about", _game("tric-trac", 3, _scored), _ask("about")),
)
