"""Beside the editor's board: the game, who is to move, dice, score, match and cube."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from trictrac_gui.engine.match import (
    LONGEST_MATCH,
    SINGLE_GAME,
    Match,
    MatchKind,
    match_to,
    money_session,
)
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.state import Cube
from trictrac_gui.engine.variant import Variant
from trictrac_gui.session.position_draft import Draft
from trictrac_gui.texts import game_names
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.painting.die import paint_die
from trictrac_gui.ui.start.game_form import HouseRules
from trictrac_gui.ui.theme.theme import Theme
from trictrac_gui.ui.widgets.fitting import ElidedBox, SideArea, WrappingRow, in_column, narrow
from trictrac_gui.ui.widgets.labels import label

CUBES = tuple(1 << turns for turns in range(11))
"""What a cube can show: the longest match has use for 1024."""
PANEL = 21
"""Width of the panel in sizes of the type."""
DIE = 22
"""Pixels of a die in a list."""


class EditorPanel(SideArea):
    """Shows a draft's other parts and asks for changes of them.

    ``changed`` carries the draft that is wanted.
    """

    changed = Signal(object)

    def __init__(self, variants: Sequence[Variant], theme: Theme, draft: Draft) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        self._variants = tuple(variants)
        self._theme = theme
        self._draft = draft
        self._filling = False
        self._titles: dict[str, QLabel] = {}
        self._rules: HouseRules | None = None
        self.game = ElidedBox()
        for _ in variants:
            self.game.addItem("")
        self.begin, self.clear, self.swap, self.rest_off = (QPushButton() for _ in range(4))
        self.sides = [QRadioButton() for _ in range(3)]
        self._group = QButtonGroup(self)
        for number, button in enumerate(self.sides):
            self._group.addButton(button, number)
        self.dice = [ElidedBox() for _ in range(max(game.dice.dice for game in variants))]
        for die in self.dice:
            die.setIconSize(QSize(DIE, DIE))
            for _ in range(7):
                die.addItem("")
        self.score = (QSpinBox(), QSpinBox())
        self.kind = ElidedBox()
        for _ in MatchKind:
            self.kind.addItem("")
        self.length = QSpinBox()
        self.length.setRange(1, LONGEST_MATCH)
        self.points = (QSpinBox(), QSpinBox())
        for field in self.points:
            field.setRange(0, LONGEST_MATCH)
        self.crawford_played = QCheckBox()
        self.cube = ElidedBox()
        for value in CUBES:
            self.cube.addItem(str(value))
        self.owner = ElidedBox()
        for _ in range(3):
            self.owner.addItem("")
        self._diced: tuple[object, ...] = ()
        for box in (self.game, *self.dice, self.kind, self.cube, self.owner):
            narrow(box)
        for field in (*self.score, *self.points, self.length):
            field.setMinimumWidth(1)
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._build()
        self._connect()
        self.show_draft(draft)

    def _build(self) -> None:
        content = QWidget()
        content.setObjectName("page")
        self._column = in_column(self.game, margins=(16, 12, 16, 12), spacing=6, of=content)
        self._house = QVBoxLayout()
        self._column.addLayout(self._house)
        self._column.addLayout(_row(self.begin, self.clear, self.swap, self.rest_off))
        self._title("to-move")
        self._column.addLayout(_row(*self.sides))
        self._title("dice")
        self._column.addLayout(_row(*self.dice))
        self._score_parts = [self._title("score"), *self._pair(self.score)]
        self._match_parts: list[QWidget] = [self._title("match"), self.kind]
        self._column.addLayout(_row(self.kind, self.length))
        self._length_parts: list[QWidget] = [self.length, *self._pair(self.points)]
        self._column.addWidget(self.crawford_played)
        self._cube_parts: list[QWidget] = [self._title("cube"), self.cube, self.owner]
        self._column.addLayout(_row(self.cube, self.owner))
        self._column.addStretch(1)
        self.keys = label("small", wrapped=True)
        self._column.addSpacing(6)
        self._column.addWidget(self.keys)
        self.setWidget(content)

    def sizeHint(self) -> QSize:
        """As wide as its type likes it, but less than half of the page."""
        page = self.parentWidget()
        most = self.width() if page is None else page.width() * 2 // 5
        return QSize(min(PANEL * self.fontInfo().pixelSize(), most), super().sizeHint().height())

    def _title(self, name: str) -> QLabel:
        title = label("muted")
        self._titles[name] = title
        self._column.addSpacing(4)
        self._column.addWidget(title)
        return title

    def _pair(self, fields: tuple[QSpinBox, QSpinBox]) -> list[QWidget]:
        """Two numbers, each with its side above it."""
        parts: list[QWidget] = []
        grid = QGridLayout()
        grid.setSpacing(4)
        grid.setHorizontalSpacing(8)
        for nth, field in enumerate(fields):
            name = label("small")
            name.setBuddy(field)
            grid.addWidget(name, 0, nth)
            grid.addWidget(field, 1, nth)
            grid.setColumnStretch(nth, 1)
            parts += [name, field]
        self._column.addLayout(grid)
        return parts

    def _connect(self) -> None:
        self.game.activated.connect(self._choose_game)
        self.begin.clicked.connect(lambda: self.changed.emit(self._draft.begun()))
        self.clear.clicked.connect(lambda: self.changed.emit(self._draft.cleared()))
        self.swap.clicked.connect(lambda: self.changed.emit(self._draft.swapped()))
        self.rest_off.clicked.connect(lambda: self.changed.emit(self._draft.rest_off()))
        self._group.idClicked.connect(self._choose_side)
        for box in (*self.dice, self.cube, self.owner):
            box.currentIndexChanged.connect(self._read)
        self.kind.currentIndexChanged.connect(self._read)
        for field in (*self.score, *self.points, self.length):
            field.valueChanged.connect(self._read)
        self.crawford_played.clicked.connect(self._read)

    # -- what was chosen ---------------------------------------------------------------------

    def _choose_game(self, index: int) -> None:
        self.changed.emit(self._draft.of(self._variants[index]))

    def _choose_rules(self) -> None:
        if self._rules is not None and not self._filling:
            variant = self._draft.variant.configured(self._rules.chosen())
            self.changed.emit(self._draft.of(variant))

    def _choose_side(self, number: int) -> None:
        side = None if number == 2 else Side(number)
        roll = () if side is None else self._draft.roll
        self.changed.emit(replace(self._draft, to_move=side, roll=roll))

    def _read(self) -> None:
        if self._filling:
            return
        draft = self._draft
        dice = self.dice[: draft.variant.dice.dice]
        roll = tuple(die.currentIndex() for die in dice)
        changed = replace(draft, roll=roll if draft.to_move is not None and any(roll) else ())
        if draft.variant.target is not None:
            changed = replace(changed, score=(self.score[0].value(), self.score[1].value()))
        if draft.variant.has_cube:
            changed = self._with_match(changed)
        self.changed.emit(changed)

    def _with_match(self, draft: Draft) -> Draft:
        kind = list(MatchKind)[self.kind.currentIndex()]
        agreed = draft.match.agreement
        match = SINGLE_GAME
        if kind is MatchKind.MONEY:
            match = Match(agreed) if agreed.kind is kind else money_session()
        elif kind is MatchKind.MATCH:
            length = self.length.value()
            if agreed.kind is not kind:
                agreed = match_to(length, cube=True).agreement
            points = (self.points[0].value(), self.points[1].value())
            # With another score it is asked anew, unless there is only one way to come to it.
            same = draft.match.score == points and agreed.length == length
            played = min(points) == length - 1 or (same and self.crawford_played.isChecked())
            match = Match(replace(agreed, length=length), points, crawford_played=played)
        value = CUBES[self.cube.currentIndex()]
        owner = None if self.owner.currentIndex() == 0 else Side(self.owner.currentIndex() - 1)
        # A cube that is turned is somebody's: choosing one of the two chooses the other.
        if value > 1 and owner is None:
            owner = Side.FIRST if draft.cube is None or draft.cube.owner is None else None
            value = value if owner is not None else 1
        elif value == 1 and owner is not None:
            value, owner = (2, owner) if draft.cube is None else (1, None)
        cube = None if value == 1 or not match.with_cube else Cube(value, owner)
        return replace(draft, match=match, cube=cube)

    # -- showing -----------------------------------------------------------------------------

    def show_draft(self, draft: Draft) -> None:
        before = self._draft.variant
        self._draft = draft
        self._filling = True
        keys = [variant.key for variant in self._variants]
        self.game.setCurrentIndex(keys.index(draft.variant.key))
        if self._rules is None or before != draft.variant:
            self._show_rules()
        self._show_dice()
        number = 2 if draft.to_move is None else int(draft.to_move)
        self.sides[number].setChecked(True)
        for nth, die in enumerate(self.dice):
            die.setCurrentIndex(draft.roll[nth] if nth < len(draft.roll) else 0)
            die.setEnabled(draft.to_move is not None)
            die.setVisible(nth < draft.variant.dice.dice)
        for field, value in zip(self.score, draft.score, strict=True):
            field.setRange(0, max(0, (draft.variant.target or 1) - 1))
            field.setValue(value)
        self._show_match()
        self.rest_off.setEnabled(any(draft.in_tray(side) for side in Side))
        self._filling = False
        self.retranslate()

    def _show_match(self) -> None:
        draft = self._draft
        agreed = draft.match.agreement
        self.kind.setCurrentIndex(list(MatchKind).index(agreed.kind))
        self.length.setValue(agreed.length or 5)
        for field, value in zip(self.points, draft.match.score, strict=True):
            field.setRange(0, max(0, (agreed.length or LONGEST_MATCH) - 1))
            field.setValue(value)
        self.crawford_played.setChecked(draft.match.crawford_played)
        cube = draft.cube or Cube()
        self.cube.setCurrentIndex(CUBES.index(cube.value) if cube.value in CUBES else 0)
        self.owner.setCurrentIndex(0 if cube.owner is None else int(cube.owner) + 1)
        for parts, there in (
            (self._score_parts, draft.variant.target is not None),
            (self._match_parts, draft.variant.has_cube),
            (self._length_parts, draft.variant.has_cube and agreed.kind is MatchKind.MATCH),
            ([self.crawford_played], draft.variant.has_cube and _crawford_due(draft.match)),
            (self._cube_parts, draft.variant.has_cube and draft.match.with_cube),
        ):
            for part in parts:
                part.setVisible(there)

    def _show_rules(self) -> None:
        if self._rules is not None:
            self._house.removeWidget(self._rules)
            self._rules.hide()
            self._rules.deleteLater()
        self._rules = HouseRules(self._draft.variant, self._draft.variant.values)
        for chooser in self._rules.choosers.values():
            chooser.activated.connect(self._choose_rules)
            narrow(chooser)
        self._house.addWidget(self._rules)
        self._rules.setVisible(bool(self._draft.variant.options))

    def show_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._show_dice()

    def _show_dice(self) -> None:
        side = self._draft.to_move or Side.FIRST
        worn = (self._draft.variant.side_keys[side], self._theme)
        if worn == self._diced:
            return
        self._diced = worn
        for die in self.dice:
            for number in range(1, 7):
                die.setItemIcon(number, self._die(side, number))

    def _die(self, side: Side, number: int) -> QIcon:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(round(DIE * ratio), round(DIE * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        colours = self._theme.side(self._draft.variant.side_keys[side])
        middle = QPointF(DIE / 2, DIE / 2)
        paint_die(painter, middle, DIE * 0.86, number, colours, self._theme.style)
        painter.end()
        return QIcon(pixmap)

    # -- words -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self._filling = True
        names = [game_names.side_name(key, translate) for key in self._draft.variant.side_keys]
        for nth, variant in enumerate(self._variants):
            self.game.setItemText(nth, game_names.variant_name(variant.key, translate))
        self.game.setAccessibleName(translate("Editor", "Game"))
        self.begin.setText(translate("Editor", "Start position"))
        self.clear.setText(translate("Editor", "Clear"))
        self.swap.setText(translate("Editor", "Swap sides"))
        self.rest_off.setText(translate("Editor", "Bear off the rest"))
        self.rest_off.setToolTip(translate("Editor", "Bear off all checkers that lie in the trays"))
        opening = translate("Editor", "Opening throw")
        for button, name in zip(self.sides, (*names, opening), strict=True):
            button.setText(name)
        titles = {
            "to-move": translate("Editor", "To move"),
            "dice": translate("Editor", "Dice"),
            "score": translate("Editor", "Points"),
            "match": translate("Editor", "Match"),
            "cube": translate("Editor", "Doubling cube"),
        }
        for key, title in titles.items():
            self._titles[key].setText(title)
        for nth, die in enumerate(self.dice):
            die.setItemText(0, "–")
            for number in range(1, 7):
                die.setItemText(number, str(number))
            die.setAccessibleName(translate("Editor", "Die {number}").format(number=nth + 1))
        for fields, parts in ((self.score, self._score_parts), (self.points, self._length_parts)):
            labels = [part for part in parts if isinstance(part, QLabel)][-2:]
            for field, caption, name in zip(fields, labels, names, strict=True):
                caption.setText(name)
                field.setAccessibleName(name)
        kinds = {
            MatchKind.GAME: translate("Editor", "Single game"),
            MatchKind.MATCH: translate("Editor", "Match"),
            MatchKind.MONEY: translate("Editor", "Money"),
        }
        for nth, kind in enumerate(MatchKind):
            self.kind.setItemText(nth, kinds[kind])
        self.kind.setAccessibleName(titles["match"])
        self.length.setSuffix(" " + translate("Editor", "points"))
        self.length.setAccessibleName(translate("Editor", "Match length"))
        self.crawford_played.setText(translate("Editor", "Crawford game played"))
        self.cube.setAccessibleName(titles["cube"])
        self.owner.setAccessibleName(translate("Editor", "Owner of the cube"))
        nobody = translate("Editor", "In the middle")
        for nth, name in enumerate((nobody, *names)):
            self.owner.setItemText(nth, name)
        self.keys.setText(
            translate(
                "Editor",
                "Keys: arrows move about, + places, − takes away, Return picks up and puts "
                "down, X changes the colour, Del empties a point.",
            )
        )
        if self._rules is not None:
            self._rules.retranslate()
        self._filling = False


def _crawford_due(match: Match) -> bool:
    """Whether the score leaves open if this is the Crawford game."""
    unasked = replace(match, crawford_played=False)
    return unasked.crawford_game and min(match.score) < match.agreement.length - 1


def _row(*widgets: QWidget) -> WrappingRow:
    row = WrappingRow(fill=True)
    row.add(*widgets)
    return row
