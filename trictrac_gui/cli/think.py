"""``trictrac think``, the player as a process: questions as lines of JSON in, judgements out.

Lines are read while it thinks, so that ``{"stop": 1}`` ends the search for the question 1.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, BinaryIO, Final

from trictrac_gui.cli.plays import (
    LONGEST_LINE,
    JsonObject,
    configured,
    lines_of,
    position_of,
    roll_of,
    score_of,
)
from trictrac_gui.cli.terminal import FAILED, SOUND, Command, Parser, Terminal
from trictrac_gui.decoding import DecodingError, Fields, flag, loads, one_of, whole
from trictrac_gui.engine.graph import build
from trictrac_gui.engine.match import (
    LONGEST_MATCH,
    SINGLE_GAME,
    Agreement,
    Match,
    MatchKind,
)
from trictrac_gui.engine.model import Position, Roll, Side, Step
from trictrac_gui.engine.notation import format_play, places_from_counts
from trictrac_gui.engine.play import decided
from trictrac_gui.engine.refusal import pass_reason
from trictrac_gui.engine.state import Cube, GameState
from trictrac_gui.engine.variant import Variant
from trictrac_gui.texts import request_faults
from trictrac_gui.texts.catalogue import Translate, mark
from trictrac_gui.variants import VARIANTS

if TYPE_CHECKING:
    from trictrac_gui.ai.evaluator import Evaluator
    from trictrac_gui.ai.player import JudgedPlay, Player

Id = int | str

ASKED: Final = ("plays", "chances", "cube")
LEVELS: Final = ("beginner", "casual", "club", "strong", "expert", "master")
MOST_REPLIES: Final = 2
LONGEST_ID: Final = 200
DIGITS: Final = 5
"""Decimals of what is told; the same on every machine to the fourth."""


@dataclass(frozen=True)
class ThinkRequest:
    """What is asked of a position: its plays with a throw, its chances, or whether to double.

    ``replies`` says how far is looked ahead, ``best`` how many plays are told, ``seed`` from what
    the uncertainty of a lower level follows.
    """

    id: Id
    ask: str
    variant: Variant
    position: Position
    side: Side
    roll: Roll | None
    score: tuple[int, int]
    match: Match
    cube: Cube | None
    level: str
    replies: int
    best: int
    seed: int


class ThinkingStopped(Exception):
    """The answer is no longer wanted."""


class CannotThink(Exception):
    """A game cannot be judged here: ``key`` is ``numpy`` or that of a ``NetError``."""

    def __init__(self, key: str, variant: Variant) -> None:
        super().__init__(f"{variant.key}: {key}")
        self.key = key
        self.variant = variant


# --- Reading ---------------------------------------------------------------------------------


def _id(data: Fields, name: str) -> Id:
    data.need((name,))
    value = data.data[name]
    if type(value) is int or (isinstance(value, str) and len(value) <= LONGEST_ID):
        return value
    raise data.fault("no-id", name, limit=LONGEST_ID)


def read_question(data: Fields, variants: Sequence[Variant]) -> ThinkRequest:
    """The question of a line. Raises ``DecodingError``."""
    keys = tuple(variant.key for variant in variants)
    ask = data.read("ask", one_of(ASKED))
    variant = variants[keys.index(data.read("variant", one_of(keys)))]
    required = (*variant.side_keys, "to_move", *(("dice",) if ask == "plays" else ()))
    optional = ("options", "match", "level", "replies", "best", "seed")
    scored = ("score",) if variant.target is not None else ()
    data.only(("id", "ask", "variant", *required, *optional, *scored))
    data.need(required)
    variant = configured(variant, data.get("options", Fields, Fields({})))
    match, cube = _match(variant, data.get("match", Fields, None))
    question = ThinkRequest(
        id=_id(data, "id"),
        ask=ask,
        variant=variant,
        position=position_of(data, variant),
        side=Side(variant.side_keys.index(data.read("to_move", one_of(variant.side_keys)))),
        roll=data.read("dice", roll_of(variant)) if ask == "plays" else None,
        score=score_of(variant, data.get("score", Fields, Fields({}))),
        match=match,
        cube=cube,
        level=data.get("level", one_of(LEVELS), LEVELS[-1]),
        replies=data.get("replies", whole(0, MOST_REPLIES), 0),
        best=data.get("best", whole(1, 10**6), 10**6),
        seed=data.get("seed", whole(-(10**18), 10**18), 0),
    )
    _check(question, data)
    return question


def _check(question: ThinkRequest, data: Fields) -> None:
    """Refuse what has no answer: a game that is over, and a cube that cannot be turned."""
    variant, side = question.variant, question.side
    state = GameState(variant, question.position, question.score, to_move=side)
    if decided(state) is not None:
        raise DecodingError("finished", variant=variant.key)
    if question.position.all_off(side):
        raise DecodingError("nothing-to-move", side=variant.side_keys[side])
    if question.ask == "cube":
        cube = question.cube
        if cube is None:
            raise data.fault("no-cube-here", "match")
        if cube.owner is side.other or 2 * cube.value > question.match.agreement.limit:
            raise data.fault("cube-not-to-be-turned", "match.cube", side=variant.side_keys[side])


def _match(variant: Variant, given: Fields | None) -> tuple[Match, Cube | None]:
    """How the match stands and where the cube lies; without a length it is money play."""
    if given is None:
        return SINGLE_GAME, None
    known = ("length", "score", "crawford", "cube", "owner", "jacoby", "beavers")
    given.only(known if variant.has_cube else known[:2])
    length = given.get("length", whole(0, LONGEST_MATCH), 0)
    if not length and not variant.has_cube:
        raise given.fault("missing", "length")
    money = not length
    for rule in ("jacoby", "beavers"):
        if given.get(rule, flag, False) and not money:
            raise given.fault("money-only", rule)
    agreement = Agreement(
        MatchKind.MONEY if money else MatchKind.MATCH,
        length,
        cube=variant.has_cube,
        jacoby=given.get("jacoby", flag, False),
        beavers=given.get("beavers", flag, False),
    )
    scores = given.get("score", Fields, Fields({}))
    scores.only(variant.side_keys)
    most = LONGEST_MATCH if money else length - 1
    first, second = (scores.get(side, whole(0, most), 0) for side in variant.side_keys)
    crawford = given.get("crawford", flag, False)
    near = not money and length > 1 and max(first, second) == length - 1
    if crawford and not near:
        raise given.fault("no-crawford-game", "crawford")
    match = Match(agreement, (first, second), crawford_played=near and not crawford)
    return match, _cube(variant, match, given)


def _cube(variant: Variant, match: Match, given: Fields) -> Cube | None:
    value = given.get("cube", whole(1, match.agreement.limit), 1)
    owners = given.data.get("owner")
    owner = None
    if owners is not None:
        owner = Side(variant.side_keys.index(given.read("owner", one_of(variant.side_keys))))
    if value & (value - 1):
        raise given.fault("no-such-cube", "cube", limit=match.agreement.limit)
    if (value == 1) != (owner is None) or (value > 1 and not match.with_cube):
        raise given.fault("cube-and-owner", "owner")
    return Cube(value, owner) if match.with_cube else None


# --- Answering -------------------------------------------------------------------------------


class Thinker:
    """Answers questions, one after the other, with the evaluators of the games asked about."""

    def __init__(self) -> None:
        self.asked: set[Id] = set()
        self.stopped: set[Id] = set()
        self._evaluators: dict[tuple[str, str], Evaluator] = {}

    def answer(self, question: ThinkRequest) -> JsonObject:
        """The judgement. Raises ``ThinkingStopped`` or ``CannotThink``."""
        player = self._player(question)
        found: JsonObject
        match question.ask:
            case "plays":
                found = self._plays(player, question)
            case "chances":
                found = self._before_throw(player, question)
            case _:
                found = self._decision(player, question)
        return {"id": question.id, **found, "replies": question.replies}

    def _player(self, question: ThinkRequest) -> Player:
        try:
            from trictrac_gui.ai.cube import EFFICIENCY, RACE_EFFICIENCY, CubeWorth  # noqa: PLC0415
            from trictrac_gui.ai.player import Level, Player  # noqa: PLC0415 - NumPy comes late
        except ImportError:
            raise CannotThink("numpy", question.variant) from None
        evaluator = self._evaluator(question.variant)
        race = evaluator.is_race(question.position)
        return Player(
            evaluator,
            Level(question.level),
            seed=question.seed,
            worth=CubeWorth(question.match, question.cube, RACE_EFFICIENCY if race else EFFICIENCY),
            go_on=partial(self.go_on, question.id),
        )

    def _evaluator(self, variant: Variant) -> Evaluator:
        from trictrac_gui.ai.evaluator import Evaluator, NetError  # noqa: PLC0415 - as above

        key = (variant.key, json.dumps(dict(variant.values), sort_keys=True))
        if key not in self._evaluators:
            try:
                self._evaluators[key] = Evaluator.of(variant)
            except NetError as trouble:
                raise CannotThink(trouble.key, variant) from trouble
        return self._evaluators[key]

    def stop(self, identity: Id) -> None:
        """Answer a question no further, if it waits for its answer."""
        if identity in self.asked:
            self.stopped.add(identity)

    def forget(self, identity: Id) -> None:
        """Take note that a question is done with."""
        self.asked.discard(identity)
        self.stopped.discard(identity)

    def go_on(self, identity: Id) -> None:
        """Raise ``ThinkingStopped`` if a question was stopped."""
        if identity in self.stopped:
            raise ThinkingStopped

    def _judged(self, player: Player, question: ThinkRequest) -> tuple[float, ...]:
        return player.chances(
            question.position, question.side, question.score, replies=question.replies
        )

    def _before_throw(self, player: Player, question: ThinkRequest) -> JsonObject:
        chances = self._judged(player, question)
        assert player.worth is not None
        return {
            "equity": _told(player.worth.equity(chances, question.side)),
            "chances": self._chances(player, chances),
        }

    def _plays(self, player: Player, question: ThinkRequest) -> JsonObject:
        variant, side, roll = question.variant, question.side, question.roll
        assert roll is not None
        graph = build(variant, question.position, side, variant.dice.numbers(roll))
        reason = pass_reason(graph, graph.root)
        if reason is not None:
            return {"plays": [], "pass": reason.rule.value}
        ways = {end.position: way for end, way in graph.ways().items()}
        judged = player.plays(
            question.position, side, roll, question.score, replies=question.replies
        )
        plays = [self._play(player, question, play, ways) for play in judged[: question.best]]
        return {"plays": plays}

    def _play(
        self,
        player: Player,
        question: ThinkRequest,
        play: JudgedPlay,
        ways: Mapping[Position, tuple[Step, ...]],
    ) -> JsonObject:
        variant, side = question.variant, question.side
        places = variant.track.places[side]
        way = ways[play.after.position]
        found: JsonObject = {
            "text": format_play(variant, side, question.position, way),
            "steps": [[places[step.src], places[step.dst]] for step in way],
        }
        for owner in Side:
            counts = places_from_counts(variant, owner, play.after.position.of(owner))
            found[variant.side_keys[owner]] = {str(at): count for at, count in counts.items()}
        found["equity"] = _told(play.equity)
        found["chances"] = self._chances(player, play.chances)
        return found

    def _chances(self, player: Player, chances: Sequence[float]) -> dict[str, float]:
        names = player.evaluator.endings
        return {name: _told(chance) for name, chance in zip(names, chances, strict=True)}

    def _decision(self, player: Player, question: ThinkRequest) -> JsonObject:
        chances = self._judged(player, question)
        assert player.worth is not None
        decision = player.worth.decision(chances, question.side)
        return {
            "double": decision.double.value,
            "take": decision.take,
            "beaver": decision.beaver,
            "equities": {
                "no-double": _told(decision.no_double),
                "take": _told(decision.taken),
                "drop": _told(decision.dropped),
            },
            "chances": self._chances(player, chances),
        }


def _told(value: float) -> float:
    return round(value, DIGITS) + 0.0  # no minus before a nought


# --- The command -----------------------------------------------------------------------------

_EXAMPLE: Final = """\
  {"id": 1, "ask": "plays", "variant": "backgammon",
   "white": {"24": 2, "13": 5, "8": 3, "6": 5}, "black": {"1": 2, "12": 5, "17": 3, "19": 5},
   "to_move": "white", "dice": [3, 1], "best": 3}"""

_QUESTIONS: Final = mark(
    "CommandLine",
    """(shown here on three lines). Besides "plays" one can ask for the "chances" before a throw and
for the "cube"; positions, house rules, dice and score are those of “trictrac plays”, and "match",
"level", "replies" (0 to 2), "best" and "seed" may be added. {stop} ends the search for the
question with the id 1. Each question gets one line of JSON. The exit status is 1 where a line could
not be answered, 2 for a wrong command.""",
)


def add_arguments(parser: Parser) -> None:
    """Tell a parser of the command."""
    say = parser.translate
    parser.describe(
        say(
            "CommandLine",
            "Judge positions as a player does: read questions from standard input, one line of "
            "JSON each, and answer each with one line of JSON.",
        ),
        "\n\n".join(
            (
                say("CommandLine", "A question is one line of JSON:"),
                _EXAMPLE,
                say("CommandLine", _QUESTIONS).format(stop='{"stop": 1}'),
            )
        ),
    )


def run(chosen: argparse.Namespace, terminal: Terminal) -> int:
    """Answer questions until the input ends; 1 where one could not be answered."""
    if sys.stdin is None:
        text = terminal.translate(
            "Commands", "standard input is closed; open it to send the questions."
        )
        return terminal.complain(text)
    return SOUND if think(sys.stdin.buffer, terminal) else FAILED


def think(stream: BinaryIO, terminal: Terminal) -> bool:
    """Answer each line of a stream that is not blank; False where one could not be."""
    thinker = Thinker()
    waiting: SimpleQueue[tuple[int, Fields | DecodingError] | None] = SimpleQueue()
    # A daemon, because it may wait for a line for ever when the answers cannot be written.
    Thread(target=_read, args=(stream, thinker, waiting), daemon=True).start()
    sound = True
    while (item := waiting.get()) is not None:
        number, read = item
        found = _answer(thinker, read, terminal.translate)
        if "error" in found:
            sound = False
            found["line"] = number
        terminal.tell(json.dumps(found, ensure_ascii=False, allow_nan=False))
    return sound


def _read(
    stream: BinaryIO,
    thinker: Thinker,
    waiting: SimpleQueue[tuple[int, Fields | DecodingError] | None],
) -> None:
    """Read lines while the thinker thinks; what is stopped is told to it at once."""
    try:
        for number, line in lines_of(stream):
            try:
                read = _line(line)
                if "stop" in read:
                    read.only(("stop",))
                    thinker.stop(_id(read, "stop"))
                    continue
                thinker.asked.add(_id(read, "id"))
                waiting.put((number, read))
            except DecodingError as fault:
                waiting.put((number, fault))
    except (OSError, ValueError):
        pass  # The other end is gone: what was asked is answered, and nothing more comes.
    finally:
        waiting.put(None)


def _line(line: bytes | None) -> Fields:
    if line is None:
        raise DecodingError("too-long", limit=LONGEST_LINE)
    return Fields(loads(line))


def _answer(thinker: Thinker, read: Fields | DecodingError, translate: Translate) -> JsonObject:
    named: JsonObject = {}
    try:
        if isinstance(read, DecodingError):
            raise read
        identity = _id(read, "id")
        named["id"] = identity
        thinker.go_on(identity)
        return thinker.answer(read_question(read, VARIANTS))
    except DecodingError as fault:
        return {**named, "error": request_faults.sentence(fault.at(keys=_KEYS), translate)}
    except ThinkingStopped:
        return {**named, "stopped": True}
    except CannotThink as trouble:
        text = translate("Commands", _CANNOT_THINK[trouble.key])
        return {**named, "error": text.format(variant=trouble.variant.key)}
    finally:
        if isinstance(read, Fields):
            thinker.forget(_id(read, "id"))


_KEYS: Final = {"missing-field": "missing", "unknown-field": "unknown-key"}

_CANNOT_THINK: Final = {
    "numpy": mark(
        "Commands", "thinking needs NumPy, which is not installed; install it and try again."
    ),
    "missing": mark(
        "Commands", "there is no net for {variant} yet; people can play it, the program cannot."
    ),
    "unreadable": mark(
        "Commands", "the net for {variant} is damaged; install the program once more."
    ),
    "stale": mark(
        "Commands", "the net for {variant} was made for other rules; install the program once more."
    ),
}

THINK: Final = Command(add_arguments, run)
