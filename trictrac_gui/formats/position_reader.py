"""A moment read from a text, whatever its form: the program's own lines or another's id."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final
from urllib.parse import unquote

from trictrac_gui.engine.match import (
    LONGEST_MATCH,
    SINGLE_GAME,
    Match,
    match_to,
    money_session,
)
from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.notation import (
    PositionError,
    parse_position,
    read_place,
)
from trictrac_gui.engine.setting_up import HIGHEST_CUBE, SetUp
from trictrac_gui.engine.state import Cube
from trictrac_gui.engine.variant import OptionError, Variant
from trictrac_gui.formats.file_entries import LONGEST_NAME
from trictrac_gui.formats.gnubg_ids import (
    MATCH_ID_LENGTH,
    POSITION_ID_LENGTH,
    parse_match_id,
    parse_position_id,
)
from trictrac_gui.formats.position_text import Form, PositionText, knows_ids, snapshot_of
from trictrac_gui.formats.snapshot import IdError, Snapshot, sound
from trictrac_gui.formats.text import printable
from trictrac_gui.formats.xgid import parse_places, parse_xgid
from trictrac_gui.variants.backgammon import BACKGAMMON

LONGEST: Final = 200_000
"""Characters of a text that is looked at."""

MOST_FOUND: Final = 50
MOST_TRIED: Final = 500
"""Moments of one text that are offered, and ids that are looked at for them."""

_NEAR: Final = 4000
"""Characters around an id in which its players may be named."""

_NAMED_XGID: Final = re.compile(
    r"XGID\s*=\s*(?P<id>\S+)|(?P<bare>[-A-Oa-o]{20,32}:\S*)", re.IGNORECASE
)
_FIELD: Final = r":(?:-?[0-9]{1,6}|[DBR])"
_XGID: Final = re.compile(
    rf"XGID\s*=\s*([-A-O]{{26}}(?:{_FIELD}){{0,12}})(?![-A-Z])"
    rf"|(?<![-A-Z])([-A-O]{{26}}(?:{_FIELD}){{8,12}})",
    re.IGNORECASE,
)
"""An id that is whole, wherever it stands: in a sentence, in brackets, in an address."""
_POSITION_ALONE: Final = re.compile(r"[-A-O]{26}\Z", re.IGNORECASE)
_LETTER: Final = r"[A-Za-z0-9+/]"
_BOTH_IDS: Final = re.compile(rf"(?<!{_LETTER})({_LETTER}{{14}}):({_LETTER}{{12}})(?!{_LETTER})")
_LABELLED: Final = re.compile(
    r"\b(position|match)[ -]?id(\s*[:=]\s*|\s+is\s+)[\"'“„«(]*([^\s,;()\"'”“»]+)", re.IGNORECASE
)
_WORD_ID: Final = re.compile(
    rf"(?<!{_LETTER})(?={_LETTER}{{1,13}}[A-Z0-9+/])({_LETTER}{{14}})={{0,2}}(?!{_LETTER})"
)
_LENGTHS: Final = {"position": POSITION_ID_LENGTH, "match": MATCH_ID_LENGTH}
_OTHER_IDS: Final = (
    ("OGID (OpenGammon)", re.compile(r"\bOGID\b", re.IGNORECASE)),
    ("Snowie", re.compile(r"^\s{0,9}[0-9]{1,5};(?:[^;\n]{0,80};){37}", re.MULTILINE)),
)
"""Ids that are known by name, and cannot be read."""

_BESIDE: Final = r"(?:[ \t]{2,40}[0-9]{1,6}| \(Cube: [0-9]{1,6}\))?[ \t]{0,99}"
_NAMES: Final = (
    re.compile(
        r"^[ \t]{0,9}X:[ \t]{0,9}(?P<x>\S.{0,80}?)[ \t]{2,99}"
        r"O:[ \t]{0,9}(?P<o>\S.{0,80}?)[ \t]{0,99}$",
        re.MULTILINE,
    ),
    re.compile(
        rf"-\+[ \t]{{1,9}}O:[ \t]{{0,9}}(?P<o>\S.{{0,80}}?){_BESIDE}$(?:.{{0,200}}\n){{1,14}}?"
        rf".{{0,60}}-\+[ \t]{{1,9}}X:[ \t]{{0,9}}(?P<x>\S.{{0,80}}?){_BESIDE}$",
        re.MULTILINE,
    ),
)
"""How other programs name the players: below an id, or beside the board of letters around it."""

_BARE_ID: Final = re.compile(r"([^\s:=]+)={0,2}(?:[:\s]\s*([^\s:=]+)={0,2})?")
_KEY: Final = re.compile(r"\s*([A-Za-z][A-Za-z ]*?)\s*:\s*(.*?)\s*$")
_KEYS: Final = ("game", "rules", "position", "to move", "dice", "score", "match", "cube")
_PAIR: Final = re.compile(r"([0-9]{1,6})\s*[-–:]\s*([0-9]{1,6})")


class TextFault(ValueError):
    """A text that cannot be read: the part that is wrong, with line and column from 1.

    ``column`` is 0 where the part as a whole is meant; ``what`` repeats what stands there.
    """

    def __init__(
        self, key: str, field: str = "", line: int = 1, column: int = 0, what: str = ""
    ) -> None:
        super().__init__(f"{line}:{column}: {field}: {key} {what}".strip())
        self.key = key
        self.field = field
        self.line = line
        self.column = column
        self.what = what


def read_text(text: str, variants: Sequence[Variant], now: PositionText) -> PositionText:
    """The first moment that a text tells, as ``find_moments`` has it. Raises ``TextFault``."""
    return find_moments(text, variants, now)[0]


def find_moments(
    text: str, variants: Sequence[Variant], now: PositionText
) -> tuple[PositionText, ...]:
    """The moments a text tells, whatever its form; ``now`` fills in what it leaves out.

    Ids may stand anywhere in it. Raises ``TextFault`` where there is none. Whether a moment can be
    played from is not asked here.
    """
    if len(text) > LONGEST:
        raise TextFault("too-long")
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise TextFault("empty")
    if re.search("xgid(?:=|%3d)", text, re.IGNORECASE) and "%3a" in text.lower():
        text = unquote(text)  # an address with its signs spelt out
    ids = _Ids(text, variants, now)
    found = ids.moments()
    if found:
        return found
    for name, sign in _OTHER_IDS:
        if sign.search(text) is not None:
            raise TextFault("foreign-id", what=name)
    return (_read_own(text.splitlines(), variants, now),)


def has_ids(text: str) -> bool:
    """Whether an id of another program stands in a text, or one that is known by name."""
    looked_at = text[:LONGEST]
    signs = (_XGID, _BOTH_IDS, *(sign for _, sign in _OTHER_IDS))
    return any(sign.search(looked_at) is not None for sign in signs) or any(
        len(found[3].rstrip(".=")) == _LENGTHS[found[1].lower()]
        for found in _LABELLED.finditer(looked_at)
    )


@dataclass(frozen=True, slots=True)
class _Part:
    """A piece of the text and where it stands; ``before`` counts the characters left of it."""

    text: str
    line: int
    before: int = 0

    def fault(self, key: str, field: str, column: int = 1, what: str = "") -> TextFault:
        return TextFault(key, field, self.line, self.before + column, what)


class _Ids:
    """The ids of other programs in a text."""

    def __init__(self, text: str, variants: Sequence[Variant], now: PositionText) -> None:
        self._text, self._variants, self._now = text, variants, now

    def moments(self) -> tuple[PositionText, ...]:
        """What they tell, each once, with the players named beside it.

        Raises ``TextFault`` where all of them are damaged.
        """
        fault: TextFault | None = None
        for groups in (self._xgids(), self._gnubg_ids()):
            found: list[PositionText] = []
            for start, end, parts in islice(groups, MOST_TRIED):
                try:
                    told = self._told(parts)
                except TextFault as wrong:
                    fault = fault or wrong
                    continue
                told = replace(told, names=self._players(start, end, told.form))
                found += [told] if told not in found else []
                if len(found) >= MOST_FOUND:
                    break
            if found:
                return tuple(found)
        if fault is None and (named := _NAMED_XGID.search(self._text)) is not None:
            group = named.lastindex or 0  # without its leading word it is the second one
            self._told([("xgid", self._part(named[group], named.start(group)))])
        if fault is not None:
            raise fault
        return ()

    def _told(self, parts: Sequence[tuple[str, _Part]]) -> PositionText:
        if parts[0][0] == "xgid":
            return _read_xgid(parts[0][1], self._variants, self._now)
        return _read_ids(parts, self._variants, self._now)

    def _part(self, text: str, at: int) -> _Part:
        line = self._text.count("\n", 0, at) + 1
        return _Part(text, line, at - self._text.rfind("\n", 0, at) - 1)

    def _players(self, start: int, end: int, form: Form) -> tuple[str, str]:
        """The players named after an id, before the next one, or else before it."""
        rest = self._text[end : end + _NEAR]
        following = _XGID.search(rest)
        rest = rest if following is None else rest[: following.start()]
        before = self._text[max(0, start - _NEAR) : start]
        beside, around = _NAMES
        for named in (beside.search(rest), around.search(rest), _last(around, before)):
            if named is not None:
                x, o = (printable(named[key], LONGEST_NAME) for key in ("x", "o"))
                # The first side of an XGID is X; gnubg's player 0 is O.
                return (x, o) if form is Form.XGID else (o, x)
        return "", ""

    def _xgids(self) -> Iterator[tuple[int, int, list[tuple[str, _Part]]]]:
        for found in _XGID.finditer(self._text):
            group = found.lastindex or 0
            part = self._part(found[group], found.start(group))
            yield found.start(), found.end(), [("xgid", part)]

    def _gnubg_ids(self) -> Iterator[tuple[int, int, list[tuple[str, _Part]]]]:
        """The ids that stand in pairs, or are named, or make up the whole text."""
        pairs = list(_BOTH_IDS.finditer(self._text))
        for pair in pairs:
            both = [
                (name, self._part(pair[group], pair.start(group)))
                for group, name in enumerate(_LENGTHS, 1)
            ]
            yield pair.start(), pair.end(), both
        if pairs:
            return
        labelled = list(self._labelled())
        if labelled:
            yield from labelled
            return
        alone = list(self._alone())
        yield from alone
        for word in () if alone else _WORD_ID.finditer(self._text):
            part = self._part(word[1], word.start())
            with contextlib.suppress(TextFault):  # most words of fourteen letters are none
                self._told([("position", part)])
                yield word.start(), word.end(), [("position", part)]

    def _labelled(self) -> Iterator[tuple[int, int, list[tuple[str, _Part]]]]:
        group: list[tuple[str, _Part]] = []
        start = end = 0
        for found in _LABELLED.finditer(self._text):
            name, word = found[1].lower(), found[3].rstrip(".!?=")
            if found[2].strip().lower() == "is" and len(word) != _LENGTHS[name]:
                continue  # a sentence that speaks of something else
            if name in dict(group):
                yield start, end, group
                group = []
            start = start if group else found.start()
            end = found.end()
            group.append((name, self._part(word, found.start(3))))
        if group:
            yield start, end, group

    def _alone(self) -> Iterator[tuple[int, int, list[tuple[str, _Part]]]]:
        text = self._text.strip()
        start = len(self._text) - len(self._text.lstrip())
        bare = None if "\n" in text else _BARE_ID.fullmatch(text)
        if bare is None:
            return
        words = [(bare[group], start + bare.start(group)) for group in (1, 2) if bare[group]]
        lengths = [len(word) for word, _ in words]
        if not {POSITION_ID_LENGTH, MATCH_ID_LENGTH} & set(lengths):
            return
        names = ("match", "position") if lengths[0] == MATCH_ID_LENGTH else ("position", "match")
        parts = [
            (name, self._part(word, before))
            for (word, before), name in zip(words, names, strict=False)
        ]
        yield start, start + len(text), parts


def _last(sign: re.Pattern[str], text: str) -> re.Match[str] | None:
    return next(iter([*sign.finditer(text)][-1:]), None)


def _read_xgid(part: _Part, variants: Sequence[Variant], now: PositionText) -> PositionText:
    try:
        if _POSITION_ALONE.match(part.text):
            moment, form = replace(_snapshot_on(now), position=parse_places(part.text)), Form.PLACES
            moment = replace(moment, on_roll=Side.FIRST, decides=None, roll=None, phase=1)
        else:
            moment, form = parse_xgid(part.text), Form.XGID
    except IdError as error:
        raise part.fault(error.key, error.field, error.column or 1) from error
    return _taken(moment, variants, now, form)


def _read_ids(
    ids: Sequence[tuple[str, _Part]], variants: Sequence[Variant], now: PositionText
) -> PositionText:
    parts = dict(ids)
    standing = _taken(_snapshot_on(now), variants, now, Form.POSITION_ID)
    told = standing
    if "match" in parts:
        part = parts["match"]
        try:
            moment = parse_match_id(part.text)
        except IdError as error:
            raise part.fault(error.key, error.field, error.column or 1) from error
        told = _taken(moment, variants, now, Form.MATCH_ID)
        told = replace(told, setup=replace(told.setup, position=standing.setup.position))
    if "position" not in parts:
        return told
    part = parts["position"]
    on_roll = told.setup.to_move or Side.FIRST
    try:
        position = parse_position_id(part.text, on_roll)
        sound(Snapshot(position))
    except IdError as error:
        raise part.fault(error.key, error.field, error.column or 1) from error
    if "match" in parts:
        return replace(told, setup=replace(told.setup, position=position), form=Form.GNUBG_ID)
    setup = replace(told.setup, position=position, to_move=on_roll, roll=())
    return replace(told, setup=setup)


def _snapshot_on(now: PositionText) -> Snapshot:
    """The moment on the board, or the beginning where it is another kind of board."""
    return snapshot_of(now) if knows_ids(now.variant) else Snapshot(_game((), now).setup)


def _game(variants: Sequence[Variant], now: PositionText) -> Variant:
    """The game an id is taken for: the one in hand, else the first played on such a board."""
    for variant in (now.variant, *variants):
        if knows_ids(variant):
            return variant
    return BACKGAMMON


def _taken(
    moment: Snapshot, variants: Sequence[Variant], now: PositionText, form: Form
) -> PositionText:
    variant = _game(variants, now)
    if moment.length > LONGEST_MATCH:
        raise TextFault("too-long-a-match", "length")
    cube = None
    if variant.has_cube and (moment.cube, moment.owner) != (1, None):
        cube = Cube(moment.cube, moment.owner)
    setup = SetUp(moment.position, moment.on_roll, moment.roll or (), cube=cube)
    if form in (Form.POSITION_ID, Form.PLACES):
        match = now.match if variant.track == now.variant.track else SINGLE_GAME
    else:
        match = _match_of(variant, moment)
    left_out = [
        name
        for name, there in (
            ("double", moment.doubled),
            ("resignation", bool(moment.resigned)),
            ("over", moment.phase > 1),
            ("spare-bits", moment.spare),
        )
        if there
    ]
    if moment.phase == 0:
        setup = replace(setup, to_move=None, roll=())
    return PositionText(variant, setup, match, form, tuple(left_out))


def _match_of(variant: Variant, moment: Snapshot) -> Match:
    if not moment.length:
        rules = {"jacoby": moment.jacoby, "beavers": moment.beavers}
        return money_session(**rules) if variant.has_cube else SINGLE_GAME
    match = replace(match_to(moment.length, cube=variant.has_cube), score=moment.score)
    return replace(match, crawford_played=match.crawford_game and not moment.crawford)


def _read_own(lines: Sequence[str], variants: Sequence[Variant], now: PositionText) -> PositionText:
    found: dict[str, _Part] = {}
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        match = _KEY.match(line) if ":" in line else None
        if match is not None and match[1].lower() in _KEYS:
            key, part = match[1].lower(), _Part(match[2], number, match.start(2))
        elif "/" in line:
            key, part = "position", _Part(line.strip(), number, len(line) - len(line.lstrip()))
        else:
            column = len(line) - len(line.lstrip()) + 1
            raise TextFault("no-such-form", "", number, column, line.strip())
        if key in found:
            raise part.fault("twice", key)
        if not part.text:
            raise part.fault("missing-field", key)
        found[key] = part
    return _Own(found, variants, now).read()


class _Own:
    """The entries of the program's own text, each read as what it must be."""

    def __init__(
        self, found: dict[str, _Part], variants: Sequence[Variant], now: PositionText
    ) -> None:
        self._found = found
        self._now = now
        self._variants = variants
        self._variant = self._game()

    def read(self) -> PositionText:
        now, variant = self._now, self._variant
        same = variant.track == now.variant.track
        before = now if same else PositionText(variant, SetUp(variant.setup, Side.FIRST))
        position = before.setup.position
        if "position" in self._found:
            position = _read_position(variant, self._found["position"])
        whole = "game" in self._found
        old = before.setup if not whole else SetUp(position, Side.FIRST)
        match = self._match(SINGLE_GAME if whole or not same else now.match)
        setup = SetUp(
            position,
            self._side("to move", old.to_move),
            self._pair("dice", 6) if "dice" in self._found else (),
            self._score(old.score),
            self._cube(old.cube),
        )
        return PositionText(variant, setup, match)

    def _game(self) -> Variant:
        now, part = self._now.variant, self._found.get("game")
        if part is not None:
            chosen = [variant for variant in self._variants if variant.key == part.text]
            if not chosen:
                raise part.fault("no-such-game", "game", 1, part.text)
            return self._configured(chosen[0])
        written = self._found.get("position")
        name = written.text.split()[:1] if written is not None else []
        if not name or name[0] in now.side_keys[:1]:
            return self._configured(now)
        for variant in self._variants:
            if variant.side_keys[0] == name[0]:
                return self._configured(variant)
        return self._configured(now)

    def _configured(self, variant: Variant) -> Variant:
        part = self._found.get("rules")
        if part is None:
            return variant
        values: dict[str, str | bool] = {}
        for word in part.text.split():
            key, _, value = word.partition("=")
            values[key] = {"true": True, "false": False}.get(value, value)
        try:
            return variant.configured(values)
        except OptionError as error:
            column = part.text.find(error.key) + 1
            raise part.fault("no-such-rule", "rules", column or 1, error.key) from error

    def _side(self, key: str, otherwise: Side | None) -> Side | None:
        part = self._found.get(key)
        if part is None:
            return otherwise
        return self._named(part, part.text, key, 1)

    def _named(self, part: _Part, name: str, key: str, column: int) -> Side | None:
        if name == "nobody":
            return None
        if name not in self._variant.side_keys:
            raise part.fault("no-such-side", key, column, name)
        return Side(self._variant.side_keys.index(name))

    def _pair(self, key: str, most: int) -> tuple[int, int]:
        part = self._found[key]
        pair = _PAIR.fullmatch(part.text)
        if pair is None:
            raise part.fault("wrong-value", key, 1, part.text)
        numbers = (int(pair[1]), int(pair[2]))
        least = 1 if key == "dice" else 0
        for group, number in enumerate(numbers, 1):
            if not least <= number <= most:
                raise part.fault("wrong-value", key, pair.start(group) + 1, str(number))
        return numbers

    def _score(self, otherwise: tuple[int, int]) -> tuple[int, int]:
        if "score" in self._found:
            return self._pair("score", 99)
        return otherwise if self._variant.target is not None else (0, 0)

    def _match(self, otherwise: Match) -> Match:
        part = self._found.get("match")
        if part is None:
            return otherwise
        words = part.text.lower().split()
        cube = self._variant.has_cube
        if words[0] == "money" and cube and set(words[1:]) <= {"jacoby", "beavers"}:
            return money_session(jacoby="jacoby" in words, beavers="beavers" in words)
        if not (words[0].isascii() and words[0].isdecimal() and len(words[0]) <= 4):
            raise part.fault("wrong-value", "match", 1, words[0])
        if not 1 <= int(words[0]) <= LONGEST_MATCH:
            raise part.fault("too-long-a-match", "match", 1, words[0])
        pair = _PAIR.fullmatch(words[1]) if len(words) > 1 else None
        if (len(words) > 1 and pair is None) or words[2:] not in ([], ["crawford"]):
            raise part.fault("wrong-value", "match", len(words[0]) + 2, " ".join(words[1:]))
        match = match_to(int(words[0]), cube=cube)
        if pair is not None:
            match = replace(match, score=(int(pair[1]), int(pair[2])))
        return replace(match, crawford_played=match.crawford_game and "crawford" not in words)

    def _cube(self, otherwise: Cube | None) -> Cube | None:
        part = self._found.get("cube")
        if part is None:
            return otherwise if self._variant.has_cube else None
        if not self._variant.has_cube:
            raise part.fault("no-cube", "cube")
        value, _, name = part.text.partition(" ")
        number = int(value) if value.isascii() and value.isdecimal() and len(value) <= 6 else 0
        if not 1 <= number <= HIGHEST_CUBE or number & (number - 1):
            raise part.fault("no-such-cube", "cube", 1, value)
        owner = self._named(part, name.strip() or "nobody", "cube", len(value) + 2)
        return Cube(number, owner)


def _read_position(variant: Variant, part: _Part) -> Position:
    try:
        return parse_position(variant, part.text)
    except ValueError as error:
        raise _located(variant, part, error) from error


def _located(variant: Variant, part: _Part, error: ValueError) -> TextFault:
    """Where in the text of a position its fault lies."""
    half, seen = 0, -1
    spots: dict[tuple[int, str], int] = {}
    for word in re.finditer(r"/|[^\s/]+", part.text):
        column, text = word.start() + 1, word.group()
        if text == "/":
            half += 1
            if half > 1:
                return part.fault("two-sides", "position", column, text)
        elif seen < half:
            seen = half
            if text != variant.side_keys[half]:
                return part.fault("side-expected", "position", column, variant.side_keys[half])
            spots[half, ""] = column
        else:
            name, colon, number = text.partition(":")
            known = read_place(name) is not None and (half, name) not in spots
            if not (known and colon and number.isascii() and number.isdecimal()):
                return part.fault("no-such-place", "position", column, text)
            spots[half, name] = column
    if half != 1 or seen != 1:
        return part.fault("two-sides", "position", len(part.text) + 1)
    if isinstance(error, PositionError):
        fault = error.fault
        name = "" if fault.place is None else str(fault.place)
        column = spots.get((int(fault.side), name)) or spots.get((int(fault.side), ""), 1)
        return part.fault(fault.key, "position", column, name)
    return part.fault("wrong-value", "position")
