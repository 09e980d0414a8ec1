"""One measurement of the window, in the process that is measured; the last line is its JSON.

The program is started as a player starts it; only its event loop is stepped into.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtWidgets import QWidget

    from trictrac_gui.app import Program
    from trictrac_gui.engine.model import Place
    from trictrac_gui.ui.board.board_view import BoardView

SEED = "7"
IDLE_SECONDS = 10
REPEATS, WARM = 200, 10
GLIDING = 4
STEPS = 12
PAGES = {
    "the rules beside the game": "rules",
    "the moves beside the game": "moves",
    "the coach beside the game": "coach",
    "all games": "games",
    "the throws of all games": "dice_page",
    "the lessons": "lessons",
    "the editor": "set_up",
    "the sets": "sets",
    "the keys": "keys",
    "the settings": "settings",
}
"""What else is looked at while nobody does anything, with the action that opens it."""


def main(what: str, arguments: list[str]) -> None:
    """Measure and print."""
    tasks: dict[str, Callable[..., dict[str, float]]] = {
        "bare": bare,
        "start": start,
        "start-page": start_page,
        "listed": listed,
        "running": running,
        "idle": idle,
        "closed": closed,
        "painting": painting,
        "step": step,
    }
    print(json.dumps(tasks[what](*arguments)))


def bare(game: str, began: str) -> dict[str, float]:
    """Seconds to the first paint of a window with nothing in it: what Python and Qt take.

    Of the clock, and of the processor, which others on the machine hold up less.
    """
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPainter, QPaintEvent
    from PySide6.QtWidgets import QApplication, QWidget

    class Empty(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            painter = QPainter(self)
            painter.fillRect(self.rect(), self.palette().window())
            painter.end()
            QTimer.singleShot(0, painted)

    found: list[float] = []

    def painted() -> None:
        found.extend((time.monotonic() - float(began), time.process_time()))
        QApplication.quit()

    app = QApplication(["bare", "-style", "fusion"])
    window = Empty()
    window.resize(1366, 768)
    window.show()
    app.exec()
    return {"seconds": found[0], "processor": found[1]}


def start(game: str, began: str) -> dict[str, float]:
    """Seconds from the moment the parent took, to the end of the first paint of the board."""

    def watched(program: Program) -> tuple[QWidget, Callable[[], bool]]:
        board = program.game.page.board
        return board.viewport(), lambda: bool(board.board.artwork and board.board.artwork.painted)

    return first_paint(["--new", game], began, watched)


def start_page(game: str, began: str) -> dict[str, float]:
    """The same to the end of the first paint of the start page."""

    def watched(program: Program) -> tuple[QWidget, Callable[[], bool]]:
        page = program.window.pages.currentWidget()
        assert page is not None
        return page, lambda: True

    return first_paint([], began, watched)


def listed(game: str) -> dict[str, float]:
    """Seconds of the processor until the start page has nothing left to do.

    At the ``start`` of the program, and at each ``return`` to the page.
    """
    found: dict[str, float] = {}

    def loop(program: Program) -> None:
        settle(1.0)
        found["start"] = time.process_time()
        took = []
        for _ in range(7):
            program.navigator.open(PageName.LESSONS)
            settle(0.3)
            before = time.process_time()
            program.navigator.open(PageName.START)
            settle(0.5)
            took.append(time.process_time() - before)
        found["return"] = statistics.median(took)

    from trictrac_gui.ui.window.navigator import PageName

    run([], loop)
    return found


def first_paint(
    arguments: list[str],
    began: str,
    watched: Callable[[Program], tuple[QWidget, Callable[[], bool]]],
) -> dict[str, float]:
    """Seconds until a widget of the program is painted and what it must show is on it."""
    found: list[float] = []

    def loop(program: Program) -> None:
        from PySide6.QtCore import QEvent, QObject, QTimer
        from PySide6.QtWidgets import QApplication

        widget, is_there = watched(program)

        class Watch(QObject):
            def eventFilter(self, watched: QObject, event: QEvent) -> bool:
                if event.type() == QEvent.Type.Paint:
                    QTimer.singleShot(0, painted)
                return False

        def painted() -> None:
            if is_there() and not found:
                found.extend((time.monotonic() - float(began), time.process_time()))
                QApplication.quit()

        watch = Watch()
        widget.installEventFilter(watch)
        QApplication.exec()

    run(arguments, loop)
    return {"seconds": found[0], "processor": found[1]}


def idle(game: str) -> dict[str, float]:
    """The share of a processor, in percent, that the program takes while nobody does anything."""
    found: dict[str, float] = {}

    def measure(what: str) -> None:
        settle(2.0)  # until dice and checkers have come to rest
        before = time.process_time()
        settle(IDLE_SECONDS)
        found[what] = 100 * (time.process_time() - before) / IDLE_SECONDS

    def loop(program: Program) -> None:
        program.window.setGeometry(0, 0, 1920, 1080)
        program.navigator.open(PageName.START)
        measure("the start page")
        program.start.begin(GameChoice(game, ("", ""), {}), DiceChoice(int(SEED)))
        measure("dice that wait to be thrown")
        session = program.game.session
        assert session is not None
        while not session.view().moves:
            session.throw(session.view().may_throw[0])
        measure("a throw, with the checkers that can move")
        place, targets = next(iter(session.view().moves.items()))
        session.play(place, targets[0].place)
        measure("a checker that has moved")
        for what, action in PAGES.items():
            program.window.actions_.all[action].trigger()
            size = program.window.size()
            for share in (0.7, 0.85, 1):  # what a page does at one size only would be missed
                program.window.resize(size * share)
                settle(0.1)
            measure(what)
            if (dialog := QApplication.activeModalWidget()) is not None:
                dialog.close()
        program.window.actions_.present.trigger()
        measure("class mode")
        program.class_mode.plays_list.turn()
        measure("class mode with all plays")
        program.class_mode.leave()

    from PySide6.QtWidgets import QApplication

    from trictrac_gui.engine.dice import DiceChoice
    from trictrac_gui.ui.game.game_choice import GameChoice
    from trictrac_gui.ui.window.navigator import PageName

    run([], loop)
    return found


def running(game: str) -> dict[str, float]:
    """Megabytes after a whole game."""
    found: dict[str, float] = {}

    def loop(program: Program) -> None:
        program.window.setGeometry(0, 0, 1920, 1080)
        program.game.page.board.set_speed(0)
        settle(0.5)
        play(program)
        settle(0.5)
        found["pss"] = proportional_megabytes()

    run(["--new", game, "--seed", SEED], loop)
    return found


def closed(game: str) -> dict[str, float]:
    """Megabytes that a page leaves behind once it was opened and closed."""
    found: dict[str, float] = {}

    def loop(program: Program) -> None:
        program.window.setGeometry(0, 0, 1920, 1080)
        settle(0.5)
        for action in ("about", "settings", "keys"):  # the first dialog of all loads their code
            before = proportional_megabytes()
            program.window.actions_.all[action].trigger()
            settle(0.5)
            dialog = QApplication.activeModalWidget()
            assert dialog is not None
            dialog.close()
            settle(0.5)
            found[action] = proportional_megabytes() - before

    from PySide6.QtWidgets import QApplication

    run(["--new", game, "--seed", SEED], loop)
    return found


def painting(game: str, theme: str, wide: str, high: str) -> dict[str, float]:
    """Milliseconds of a full repaint, of a step of a held checker, and of a gliding frame.

    And of a plain picture as large as the board.
    """
    found: dict[str, float] = {}

    def loop(program: Program) -> None:
        from PySide6.QtCore import QSize

        from trictrac_gui.ui.board.board_view import BoardView

        program.game.page.board.set_speed(0)
        play(program, moves=8)
        assert program.game.session is not None
        board = BoardView(theme=program.context.theme.theme)
        board.resize(int(wide), int(high))
        board.show_view(program.game.session.view())
        board.show()
        settle(0.5)
        assert board.viewport().size() == QSize(int(wide), int(high))
        found["full"] = median(board.viewport().repaint)
        found["drag"] = drag(board)
        found["glide"] = glide(board)
        found["plain"] = plain(board)

    run(["--new", game, "--seed", SEED, "--theme", theme], loop)
    return found


def step(game: str) -> dict[str, float]:
    """What the release of a dragged checker runs through, up to the end of the next paint.

    ``modules`` of the program that are called, and ``crossings`` from one of them into another:
    medians of some steps, with the animation off.
    """
    found: list[Passage] = []

    def loop(program: Program) -> None:
        board = program.game.page.board
        board.set_speed(0)
        settle(0.5)
        session = program.game.session
        assert session is not None
        while len(found) < STEPS:
            view = session.view()
            if view.may_throw:
                session.throw(view.may_throw[0])
            elif view.moves:
                place, at = next(
                    (source, target.place)
                    for source, targets in view.moves.items()
                    for target in targets
                    if isinstance(target.place, int)
                )
                settle(0.2)
                found.append(dropped(board, place, at))
                assert session.view().position != view.position, "nothing was played"
            else:
                session.hand_over()

    run(["--new", game, "--seed", SEED], loop)
    return {
        "modules": statistics.median(len(one.modules) for one in found),
        "crossings": statistics.median(one.crossings for one in found),
    }


# --- What they need --------------------------------------------------------------------------


def run(arguments: list[str], loop: Callable[[Program], None]) -> None:
    """Start the program as its users do, with something else in the place of its event loop."""
    from PySide6.QtWidgets import QApplication

    from trictrac_gui import __main__ as entry
    from trictrac_gui import app

    programs: list[Program] = []
    build, event_loop = app.build, QApplication.exec

    def build_and_keep(*given: Any) -> Program:
        programs.append(build(*given))
        return programs[0]

    def looped(*_: object) -> int:
        QApplication.exec = event_loop  # type: ignore[method-assign]
        loop(programs[0])
        return 0

    app.build = build_and_keep  # type: ignore[assignment]
    QApplication.exec = looped  # type: ignore[method-assign]
    status = entry.main([*arguments, "--language", "en"])
    if status:
        sys.exit(status)


def settle(seconds: float) -> None:
    """Let the event loop run so long."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def play(program: Program, moves: int | None = None) -> None:
    """Play on with chosen-by-chance steps, drawn one by one; to the end, or so many steps."""
    from PySide6.QtWidgets import QApplication

    chance = random.Random(SEED)
    session = program.game.session
    assert session is not None
    while session.view().result is None:
        view = session.view()
        if view.may_throw:
            session.throw(view.may_throw[0])
        elif view.moves and moves == 0:
            break
        elif view.moves:
            source = chance.choice(sorted(view.moves, key=str))
            session.play(source, chance.choice(view.moves[source]).place)
            moves = None if moves is None else moves - 1
        else:
            session.hand_over()
        QApplication.processEvents()


def drag(board: BoardView) -> float:
    """Hold a checker and carry it about: the median of moving it and drawing what changed."""
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtWidgets import QApplication

    view = board.shown
    assert view is not None
    assert view.to_move is not None
    source = next(iter(view.moves))
    item = board.board.checkers.top(view.to_move, source)
    assert item is not None
    at = QPointF(board.mapFromScene(item.scenePos()))
    send(board, QEvent.Type.MouseButtonPress, at)
    middle = QPointF(board.viewport().rect().center())
    steps = iter(range(1, REPEATS + WARM + 1))

    def step() -> None:
        share = next(steps) / (REPEATS + WARM)
        send(board, QEvent.Type.MouseMove, at + (middle - at) * share)
        QApplication.processEvents()

    took = median(step)
    assert board.move_input.busy, "no checker is held"
    send(board, QEvent.Type.MouseButtonRelease, at)
    return took


def send(board: BoardView, kind: QEvent.Type, spot: QPointF) -> None:
    """Do something with the left button of the mouse."""
    from PySide6.QtCore import QEvent, QPointF, Qt
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    over = QPointF(board.viewport().mapToGlobal(spot))
    button = none if kind is QEvent.Type.MouseMove else left
    held = none if kind is QEvent.Type.MouseButtonRelease else left
    event = QMouseEvent(kind, spot, over, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(board.viewport(), event)


class Passage:
    """The modules of the program that calls run through, and how often they go into another."""

    def __init__(self) -> None:
        self.modules: set[str] = set()
        self.crossings = 0

    def called(self, frame: FrameType, event: str, argument: object) -> None:
        """For ``sys.setprofile``."""
        here = frame.f_globals.get("__name__", "")
        if event != "call" or not here.startswith("trictrac_gui"):
            return
        self.modules.add(here)
        caller = "" if frame.f_back is None else frame.f_back.f_globals.get("__name__", "")
        self.crossings += caller.startswith("trictrac_gui") and caller != here


def dropped(board: BoardView, source: Place, point: int) -> Passage:
    """Carry a checker to a point and let it go there; what is run through from then on."""
    from PySide6.QtCore import QEvent, QEventLoop, QObject, QPointF, QTimer
    from PySide6.QtWidgets import QApplication

    view, artwork = board.shown, board.board.artwork
    assert view is not None
    assert view.to_move is not None
    assert artwork is not None
    item = board.board.checkers.top(view.to_move, source)
    assert item is not None
    spot = artwork.geometry.place_of(point, 0.5)
    at = QPointF(board.mapFromScene(item.scenePos()))
    to = QPointF(board.mapFromScene(QPointF(spot.x, spot.y)))
    send(board, QEvent.Type.MouseButtonPress, at)
    for share in (0.25, 0.5, 0.75, 1):
        send(board, QEvent.Type.MouseMove, at + (to - at) * share)
    settle(0.2)
    passage, painted = Passage(), []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                QTimer.singleShot(0, done)
            return False

    def done() -> None:
        sys.setprofile(None)
        painted.append(True)

    watch = Watch()
    board.viewport().installEventFilter(watch)
    sys.setprofile(passage.called)
    send(board, QEvent.Type.MouseButtonRelease, to)
    while not painted:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    board.viewport().removeEventFilter(watch)
    return passage


def glide(board: BoardView) -> float:
    """Let four checkers glide at once: the median of moving them and drawing what changed."""
    from dataclasses import replace

    from PySide6.QtWidgets import QApplication

    from trictrac_gui.engine.model import Side

    view, animator = board.shown, board.board.animator
    assert view is not None
    counts = list(view.position.counts[Side.FIRST])
    source = counts.index(max(counts))
    empty = [index for index in range(len(counts) - 1) if not counts[index]][:GLIDING]
    for index in empty:
        counts[source] -= 1
        counts[index] += 1
    position = replace(view.position, counts=(tuple(counts), view.position.counts[Side.SECOND]))
    animator.speed = float(REPEATS)  # so slow that it goes on as long as is measured
    board.show_view(replace(view, position=position, moves={}))
    moving = [item for item in board.board.checkers.items[Side.FIRST] if animator.is_moving(item)]
    assert len(moving) >= GLIDING, f"{len(moving)} checkers glide"
    length = 0.5 * animator.speed
    steps = iter(range(1, REPEATS + WARM + 1))

    def step() -> None:
        animator.show_at(length * next(steps) / (REPEATS + WARM + 1))
        QApplication.processEvents()

    took = median(step)
    assert not animator.idle, "the checkers arrived too early"
    animator.finish()
    return took


def plain(board: BoardView) -> float:
    """Draw a picture of the board, and nothing else, in a widget as large: the median.

    It is the least that Qt can do, and as much slower on another machine as the board.
    """
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
    from PySide6.QtWidgets import QWidget

    class Plain(QWidget):
        def __init__(self, picture: QPixmap) -> None:
            super().__init__()
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
            self._picture = picture
            self.resize(picture.size())

        def paintEvent(self, event: QPaintEvent) -> None:
            painter = QPainter(self)
            painter.drawPixmap(0, 0, self._picture)

    widget = Plain(board.viewport().grab())
    widget.show()
    settle(0.2)
    return median(widget.repaint)


def median(function: Callable[[], object]) -> float:
    """Milliseconds of processor time, the median of many calls after a few that are not counted.

    Painting is work of one thread that waits for nothing, and other programs shall not count.
    """
    took = []
    for _ in range(WARM + REPEATS):
        began = time.process_time_ns()
        function()
        took.append((time.process_time_ns() - began) / 1e6)
    return sorted(took[WARM:])[REPEATS // 2]


def proportional_megabytes() -> float:
    """Memory of this process, with what it shares counted in proportion (Linux alone)."""
    try:
        lines = Path("/proc/self/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return float("nan")
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024 / 1e6


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
