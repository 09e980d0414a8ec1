"""The games of this computer: beginning one, finding the unfinished ones, going on with one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final
from weakref import WeakSet

from trictrac_gui.decoding import DecodingError, one_line
from trictrac_gui.engine.clock import (
    Clock,
    ClockRule,
    decode_left,
    decode_turn,
    encode_rule,
)
from trictrac_gui.engine.dice import DiceChoice, DiceSource, encode_dice
from trictrac_gui.engine.entries import RecordError, encode
from trictrac_gui.engine.match import (
    SINGLE_GAME,
    Match,
    check_agreement,
    encode_match,
)
from trictrac_gui.engine.setting_up import SetUp, as_json, set_up
from trictrac_gui.engine.state import StartedNext
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import OptionValues, Variant
from trictrac_gui.session.autosave import entry_in
from trictrac_gui.session.clock import MatchClock
from trictrac_gui.session.session import GameSession
from trictrac_gui.storage.errors import (
    JournalError,
    MovedAway,
)
from trictrac_gui.storage.journal import Journal
from trictrac_gui.storage.journal_lines import (
    LONGEST_NAME,
    JournalHeader,
    is_time,
    read_header,
)
from trictrac_gui.storage.reading import read


@dataclass(frozen=True, slots=True)
class FreeBoard:
    """What a free game begins with: the game, a moment (None for its opening), and drawings."""

    variant: Variant
    setup: SetUp | None = None
    marks: str = ""
    match: Match = SINGLE_GAME


class UnknownGame(ValueError):
    """A journal of a game this program does not know, or whose header cannot be right."""

    def __init__(self, path: Path, field: str) -> None:
        super().__init__(f"{path}: {field}")
        self.path = path
        self.field = field


MENDED: Final = "mended"
"""One byte of a line was wrong and could be put right by its check."""


@dataclass(frozen=True, slots=True)
class Recovered:
    """A damaged game that was taken up again from its longest legal part.

    ``line`` counts from 1; ``kept_aside`` is where the damaged file was kept. With the key
    ``MENDED`` nothing of it is missing.
    """

    line: int
    key: str
    kept_aside: Path | None


class GameStore:
    """Begins games in one folder, and finds and takes up games there and elsewhere.

    ``keeps_names`` tells whether players' names are written down; a session knows them either way.
    """

    def __init__(
        self,
        variants: Sequence[Variant],
        folder: Path,
        keeps_names: Callable[[], bool] = lambda: True,
    ) -> None:
        self._variants = tuple(variants)
        self._folder = folder
        self._sessions: WeakSet[GameSession] = WeakSet()
        self._waiting: list[GameSession] = []
        self._keeps_names = keeps_names
        self.saved_at_last: Callable[[], object] = lambda: None
        """Called when games that were left unsaved have been saved."""

    @property
    def folder(self) -> Path:
        """Where new games are kept."""
        return self._folder

    def begin(
        self,
        variant: Variant,
        values: OptionValues,
        names: tuple[str, str],
        dice: DiceChoice | None = None,
        match: Match = SINGLE_GAME,
        clock: ClockRule | None = None,
    ) -> tuple[GameSession, JournalError | None]:
        """A new game, or the first of a match, with the error that keeps it from being saved.

        All games of a match are written into one journal. Raises ``AgreementError`` for a match
        that the game does not know. Names are cut to ``LONGEST_NAME`` and to characters a file
        can hold, so that every game begun can be gone on with.
        """
        names = _storable(names[0]), _storable(names[1])
        chosen = dice or DiceChoice()
        configured = variant.configured(values)
        check_agreement(configured, match.agreement)
        header: dict[str, object] = {
            "variant": variant.key,
            "options": dict(configured.values),
            "names": self._to_keep(names),
            "dice": encode_dice(chosen),
            "match": encode_match(match),
        }
        if clock is not None:
            header["clock"] = encode_rule(clock)
        trouble = None
        try:
            journal = Journal.create(self._folder, header)
        except JournalError as error:
            journal, trouble = Journal.detached(self._folder, header), error
        tree = GameTree(configured, match)
        running = None if clock is None else MatchClock(Clock.of(clock))
        session = self._opened(tree, names, chosen.source(), journal, running, trouble)
        return session, trouble

    def take_up(
        self, tree: GameTree, names: tuple[str, str]
    ) -> tuple[GameSession, JournalError | None]:
        """Go on with a game that comes from elsewhere, in a new journal of its own.

        All of it is written at once; the error is what keeps it from being saved.
        """
        names = _storable(names[0]), _storable(names[1])
        journal = self._copied(tree, names)
        trouble = None
        try:
            journal.retry()
        except JournalError as error:
            trouble = error
        source = DiceChoice().source()
        return self._opened(tree, names, source, journal, fault=trouble), trouble

    def keep_copy(self, tree: GameTree, names: tuple[str, str]) -> Path:
        """Keep a game that comes from elsewhere in a journal; where. Raises ``JournalError``."""
        with self._copied(tree, (_storable(names[0]), _storable(names[1]))) as journal:
            journal.retry()
            assert journal.path is not None
            return journal.path

    def _copied(self, tree: GameTree, names: tuple[str, str]) -> Journal:
        """A journal in memory with all of a game."""
        header: dict[str, object] = {
            "variant": tree.variant.key,
            "options": dict(tree.variant.values),
            "names": self._to_keep(names),
            "dice": encode_dice(DiceChoice()),
            "match": encode_match(tree.match),
        }
        lines = [encode(entry) for entry in tree.entries()]
        if lines and tree.state.match.over:
            lines[-1]["over"] = True  # read by the list of games, which does not replay
        return Journal.detached(self._folder, header, lines)

    def begin_free(
        self,
        variant: Variant,
        match: Match,
        setup: SetUp | None,
        names: tuple[str, str],
        marks: str | None = None,
    ) -> tuple[GameSession, JournalError | None]:
        """A board of a class: a game that does not count, from the start or from a set-up.

        With ``marks``, which are drawn over it, it has a file once something happens on it.
        Raises ``AgreementError``, and ``PositionError`` for a set-up that cannot be played from.
        """
        check_agreement(variant, match.agreement)
        stored = _storable(names[0]), _storable(names[1])
        header = _free_header(variant, match, self._to_keep(stored))
        begins = None
        if setup is not None:
            begins = set_up(variant, match, setup)
            header["begins"] = as_json(variant, setup)
        tree = GameTree(variant, match, begins, free=True)
        if marks is not None:
            entries = [encode(tree.draw(tree.root, marks))] if marks else []
            drawn = Journal.detached(self._folder, header, entries)
            return self._opened(tree, stored, DiceChoice().source(), drawn), None
        trouble = None
        try:
            journal = Journal.create(self._folder, header)
        except JournalError as error:
            journal, trouble = Journal.detached(self._folder, header), error
        source = DiceChoice().source()
        return self._opened(tree, stored, source, journal, fault=trouble), trouble

    def copy_free(self, session: GameSession) -> tuple[GameSession, JournalError | None]:
        """A board of a class with the present game of a session as it has gone so far.

        The session is left as it is. The copy has a file once something happens on it.
        """
        tree = session.tree
        played = tree.games()[-1]
        begins = tree.root
        header = _free_header(tree.variant, tree.match, self._to_keep(session.names))
        if played and isinstance(played[0].action, StartedNext):
            begins, played = played[0], played[1:]
            header["match"] = encode_match(tree.state_at(begins).match)
        elif "begins" in session.header:
            header["begins"] = session.header["begins"]
        begun = tree.state_at(begins)
        copy = GameTree(tree.variant, begun.match, begun, free=True)
        same = {begins.id: copy.root}
        entries = []
        for node in played:
            entries.append(copy.do(node.played))
            same[node.id] = copy.here
        entries += [copy.note(same[at], text) for at, text in tree.comments.items() if at in same]
        entries += [copy.draw(same[at], text) for at, text in tree.drawings.items() if at in same]
        journal = Journal.detached(self._folder, header, [encode(entry) for entry in entries])
        return self._opened(copy, session.names, DiceChoice().source(), journal), None

    def _to_keep(self, names: tuple[str, str]) -> list[str]:
        return list(names) if self._keeps_names() else ["", ""]

    def resume(self, path: Path) -> tuple[GameSession, Recovered | None, JournalError | None]:
        """Go on with a saved game, from its longest legal part where it is damaged.

        Where it can be read but not written it goes on in memory, with the error that says so.
        Raises ``Busy`` where another program plays it, ``MovedAway`` where it goes on in another
        folder, ``NewerVersion``, ``NotAJournal``, ``UnknownGame``, and ``JournalError`` where it
        cannot be read.
        """
        while True:
            contents = read(path, mend=True)
            if contents.moved:
                raise MovedAway(path, contents.moved)
            header = self._header(path, contents.header)
            tree, fault = _replay(header, contents.entries)
            sound = len(contents.entries) if fault is None else fault.line - 2
            trouble = None
            try:
                # A sound journal is opened whole: what was written on since it was read stays.
                journal = Journal.open(path, keep=None if fault is None else sound)
            except JournalError as error:
                journal = Journal.waiting(path, contents, sound)
                trouble = error
            if journal.entries == contents.entries[:sound]:
                break
            journal.close()  # it was written on between reading and locking: read it again
        if fault is None and contents.damage is not None:
            fault = Recovered(contents.damage.line, contents.damage.key, None)
        if fault is None and contents.mended:
            fault = Recovered(contents.mended[0], MENDED, None)
        recovered = None
        if fault is not None:
            recovered = Recovered(fault.line, fault.key, journal.kept_aside)
        clock = _clock_as_it_stood(header.clock, contents.entries[:sound])
        source = header.dice.source()
        session = self._opened(tree, header.names, source, journal, clock, trouble)
        return session, recovered, trouble

    def resume_copy(self, path: Path) -> tuple[GameSession, JournalError | None]:
        """Go on with a copy of a game that was moved away, as another game in a journal of its own.

        What was played in the other folder since is not in it. Raises ``NewerVersion``,
        ``NotAJournal``, ``UnknownGame`` and ``JournalError``.
        """
        contents = read(path, mend=True)
        header = self._header(path, contents.header)
        tree, fault = _replay(header, contents.entries)
        sound = contents.entries[: None if fault is None else fault.line - 2]
        given = {k: v for k, v in contents.header.items() if k not in ("game", "created")}
        journal = Journal.detached(self._folder, given, sound)
        trouble = None
        try:
            journal.retry()
        except JournalError as error:
            trouble = error
        clock = _clock_as_it_stood(header.clock, sound)
        source = header.dice.source()
        session = self._opened(tree, header.names, source, journal, clock, trouble)
        return session, trouble

    # -- what is in memory alone -------------------------------------------------------------

    def _opened(
        self,
        tree: GameTree,
        names: tuple[str, str],
        dice: DiceSource,
        journal: Journal,
        clock: MatchClock | None = None,
        fault: JournalError | None = None,
    ) -> GameSession:
        session = GameSession(tree, names, dice, journal, clock=clock, fault=fault)
        self._sessions.add(session)
        return session

    @property
    def waiting(self) -> tuple[GameSession, ...]:
        """The games that were left before they could be saved, the last one first."""
        return tuple(self._waiting)

    def unsaved(self) -> list[GameSession]:
        """All games, played or left, of which something would be lost with the program now."""
        return [session for session in self._sessions if not session.settle()]

    def leave(self, session: GameSession) -> None:
        """Close a game that is left; one that is not saved waits in memory until it is."""
        if session.settle():
            self.discard(session)
            return
        session.setParent(None)
        session.trouble.connect(self._close_saved)
        self._waiting.insert(0, session)

    def _close_saved(self) -> None:
        saved = [session for session in self._waiting if session.fault is None]
        for session in saved:
            self.discard(session)
        if saved:
            self.saved_at_last()

    def go_on_waiting(self, session: GameSession) -> bool:
        """Take up a game that waits to be saved; False where it does not, or no longer."""
        if session not in self._waiting:
            return False
        self._waiting.remove(session)
        session.trouble.disconnect(self._close_saved)
        return True

    def discard(self, session: GameSession) -> None:
        """Close a game, whatever of it is in memory alone."""
        self.go_on_waiting(session)
        session.close()
        session.deleteLater()

    def _header(self, path: Path, header: Mapping[str, object]) -> JournalHeader:
        try:
            return read_header(header, self._variants)
        except DecodingError as fault:
            raise UnknownGame(path, fault.field) from fault


def _free_header(variant: Variant, match: Match, names: list[str]) -> dict[str, object]:
    return {
        "variant": variant.key,
        "options": dict(variant.values),
        "names": names,
        "dice": encode_dice(DiceChoice()),
        "match": encode_match(match),
        "free": True,
    }


def _storable(name: str) -> str:
    """A name without what no file can hold or nobody can see, and not too long."""
    return one_line(name, LONGEST_NAME)


def _clock_as_it_stood(
    rule: ClockRule | None, entries: Sequence[Mapping[str, object]]
) -> MatchClock | None:
    """The clock with the times that were written down last."""
    if rule is None:
        return None
    clock = Clock.of(rule)
    for entry in reversed(entries):
        left = decode_left(rule, entry.get("clock"))
        if left is not None:
            clock = replace(clock, left=left)
            turn = decode_turn(rule, entry.get("turn"))
            if turn is not None:  # it goes on, unless somebody else has to decide now
                clock = replace(clock, side=turn[0], used=turn[1])
            break
    return MatchClock(clock)


def _replay(
    header: JournalHeader, entries: Sequence[Mapping[str, object]]
) -> tuple[GameTree, Recovered | None]:
    """The game as far as the entries are legal, and where they stop being so."""
    tree = header.tree()
    for number, line in enumerate(entries):
        if is_time(line):
            continue
        try:
            tree.replay(entry_in(line))
        except RecordError as error:
            return tree, Recovered(number + 2, error.key, None)
    return tree, None
