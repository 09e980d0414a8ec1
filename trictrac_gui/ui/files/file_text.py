"""Words for files of games: their faults, their lines, and what came of opening them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from trictrac_gui.engine.model import Position, Side
from trictrac_gui.engine.variant import PositionFault, Variant
from trictrac_gui.formats.document import Document, Format, Loss
from trictrac_gui.formats.faults import FileFault, Unreadable, Weight
from trictrac_gui.formats.formats import NotOpened
from trictrac_gui.formats.position_reader import TextFault
from trictrac_gui.formats.position_text import PositionText, xgid_of
from trictrac_gui.session.opened_file import FileLine, LineKind
from trictrac_gui.texts import file_faults, game_names, position_faults, storage_faults
from trictrac_gui.texts.catalogue import mark, shown_path
from trictrac_gui.ui.language import translate
from trictrac_gui.ui.moves.move_text import throw
from trictrac_gui.ui.widgets.play_list import play_words

_LINES: Final = {
    LineKind.BEGINNING: mark("Files", "Beginning"),
    LineKind.DOUBLE: mark("Files", "Doubles to {value}"),
    LineKind.BEAVER: mark("Files", "Beaver to {value}"),
    LineKind.TAKE: mark("Files", "Takes"),
    LineKind.DROP: mark("Files", "Drops"),
    LineKind.RESIGN: mark("Files", "Gives up"),
    LineKind.ACCEPT: mark("Files", "Accepts"),
    LineKind.REFUSE: mark("Files", "Plays on"),
    LineKind.LEFT: mark("Files", "Ended without a result"),
}
_FORMATS: Final = {
    Format.TTG: mark("Files", "Game of this program"),
    Format.MAT: mark("Files", "Backgammon as text"),
    Format.SGF: mark("Files", "Backgammon as SGF"),
}
_SCRIPTS: Final = {
    "windows-1252": mark("Files", "Western European"),
    "windows-1250": mark("Files", "Central European"),
    "windows-1251": mark("Files", "Cyrillic"),
    "koi8-r": mark("Files", "Cyrillic"),
    "windows-1253": mark("Files", "Greek"),
    "windows-1254": mark("Files", "Turkish"),
    "windows-1255": mark("Files", "Hebrew"),
    "windows-1256": mark("Files", "Arabic"),
    "windows-1257": mark("Files", "Baltic"),
    "windows-1258": mark("Files", "Vietnamese"),
    "shift_jis": mark("Files", "Japanese"),
    "euc-jp": mark("Files", "Japanese"),
    "gb18030": mark("Files", "Chinese"),
    "big5": mark("Files", "Chinese"),
    "euc-kr": mark("Files", "Korean"),
}
_CAUSES: Final = {
    "a-folder": mark("Files", "it is a folder"),
    "bad-name": mark("Files", "no file can have this name"),
    "not-found": mark("Files", "it is not there"),
    "not-allowed": mark("Files", "you may not read it"),
}


# -- faults -----------------------------------------------------------------------------------


def fault(found: FileFault) -> str:
    return file_faults.sentence(found, translate)


def place(found: FileFault) -> str:
    """Where a fault stands; empty where it is the file as a whole."""
    if not found.spot.line:
        return ""
    if found.spot.column < 1:
        return translate("Files", "Line {line}").format(line=found.spot.line)
    text = translate("Files", "Line {line}, column {column}")
    return text.format(line=found.spot.line, column=found.spot.column)


def fault_line(found: FileFault) -> str:
    """A fault with its place, as a list has it."""
    where = place(found)
    if not where:
        return fault(found)
    return translate("Files", "{place}: {fault}").format(place=where, fault=fault(found))


def explain(found: FileFault) -> str:
    """What is left in a written file beside a play that cannot have been made."""
    return translate("Files", "Impossible: {fault}").format(fault=fault(found))


def fault_count(faults: tuple[FileFault, ...]) -> str:
    """How many faults a file has, and how many things to note."""
    errors = sum(found.weight is Weight.ERROR for found in faults)
    notes = len(faults) - errors
    parts = []
    if errors:
        parts.append(translate("Files", "Faults: {count}").format(count=errors))
    if notes:
        parts.append(translate("Files", "Notes: {count}").format(count=notes))
    return " · ".join(parts)


def not_opened(path: Path | str, why: NotOpened | Unreadable) -> str:
    if isinstance(why, Unreadable):
        text = translate("Files", "{path} cannot be opened. {fault}")
        return text.format(path=shown_path(path), fault=_sentence_of(why.fault))
    text = translate("Files", "{path} cannot be opened: {cause}.")
    return text.format(path=shown_path(path), cause=_cause(why.key))


def _cause(key: str) -> str:
    return (
        translate("Files", _CAUSES[key]) if key in _CAUSES else storage_faults.cause(key, translate)
    )


def _sentence_of(found: FileFault) -> str:
    return fault_line(found) if found.spot.line > 1 else fault(found)


def nothing_in(document: Document) -> FileFault:
    """Why nothing of a document can be shown: its first fault."""
    errors = [found for found in document.faults if found.weight is Weight.ERROR]
    return next(iter((*errors, *document.faults)), FileFault("no-game"))


def not_pasted(found: FileFault) -> str:
    """That the text copied cannot be read as a game."""
    return translate("Files", "What was copied cannot be read. {fault}").format(
        fault=_sentence_of(found)
    )


def nothing_known() -> str:
    """That nothing was copied that is known here."""
    return translate(
        "Files",
        "What was copied is not known here. A Position ID, a Match ID, an XGID, a position in "
        "words, or the text of a .mat, .sgf or .ttg file can be pasted.",
    )


def text_fault(wrong: TextFault) -> str:
    """What is wrong with a position that was pasted."""
    said = position_faults.text_fault(wrong, translate)
    text = translate("Files", "The position that was copied cannot be read. {fault}")
    return text.format(fault=said)


def not_playable(variant: Variant, position: Position, found: PositionFault) -> str:
    """That nobody can play on from a position."""
    in_tray = variant.checkers - sum(position.of(found.side))
    said = position_faults.sentence(variant, found, in_tray, translate)
    text = translate("Files", "Nobody can play on from this position. {fault}")
    return text.format(fault=said)


def kept_for_later() -> str:
    """What became of the game that was on the table."""
    return translate("Files", "The game that was on the table is kept for later.")


def moment(told: PositionText) -> str:
    """A position of several: its players, if it names them, and its XGID."""
    return " · ".join(filter(None, (" – ".join(filter(None, told.names)), xgid_of(told))))


def encoding(name: str) -> str:
    """A character set with what is written in it."""
    script = _SCRIPTS.get(name)
    return name if script is None else f"{translate('Files', script)} · {name}"


def notes_left_out() -> str:
    """That a game of one's own holds no analysis of another program."""
    return translate(
        "Files", "Analyses and other notes of another program stay in the file it came from."
    )


def leaves_out(kind: Format, left_out: tuple[Loss, ...]) -> str:
    """What a copy will not hold."""
    text = translate("Files", "A {ending} file has no place for: {things}.")
    return text.format(ending=kind.value, things=file_faults.left_out(left_out, translate))


def branches_left_out() -> str:
    """That a game which counts holds no other ways to play with other dice."""
    return translate(
        "Files", "Other lines of play with other dice stay in the file: this game counts."
    )


def copied(what: str) -> str:
    return translate("Files", "Copied: {what}").format(what=what)


def players(document: Document) -> str:
    return " – ".join(
        game_names.player(document.variant, document.names, side, translate) for side in Side
    )


def file_name(variant: Variant, names: tuple[str, str]) -> str:
    """What a copy would be called: who plays, without what a file's name cannot have."""
    players = " – ".join(game_names.player(variant, names, side, translate, 30) for side in Side)
    kept = "".join(c for c in players if c.isalnum() or c in " –-_.()’")
    return " ".join(kept.split()).strip(". ") or game_names.variant_name(variant.key, translate)


def address_refused(address: str) -> str:
    """That nothing is fetched from a network."""
    text = translate(
        "Files",
        "{address} was not opened: the program loads nothing from the network. "
        "Save the file on this computer first.",
    )
    return text.format(address=shown_path(address))


def vanished(path: Path | str, key: str) -> str:
    """What another program did with the file that is shown."""
    if key == "vanished":
        text = translate("Files", "{name} is no longer there; what was read stays open.")
    else:
        text = translate("Files", "Another program has changed {name}; what was read stays open.")
    return text.format(name=shown_path(Path(path).name))


# -- games and their lines --------------------------------------------------------------------


def line(told: FileLine, *, aloud: bool = False) -> str:
    """A line of a game in a few words, without who did it.

    It is written as in the list of moves, or ``aloud`` without signs a voice would stumble over.
    """
    text = _line(told, aloud)
    if told.fault is not None:
        return translate("Files", "{text} – not possible").format(text=text)
    return text


def _line(told: FileLine, aloud: bool) -> str:
    if told.what in (LineKind.PLAY, LineKind.UNPLAYED):
        return _play(told, aloud)
    if told.what is LineKind.RESULT:
        return _won(told.value) if told.side is not None else translate("Files", "Nobody wins")
    if told.what is LineKind.OTHER:
        return game_names.one_line(told.text)
    return translate("Files", _LINES[told.what]).format(value=told.value)


def _play(told: FileLine, aloud: bool) -> str:
    roll = "-".join(throw(told.roll)) if aloud else throw(told.roll)
    if told.text:
        play = play_words(told.text) if aloud else told.text
    elif told.what is LineKind.UNPLAYED:
        play = translate("Files", "not played yet")
    elif told.impossible:
        play = "?"
    else:
        play = translate("Files", "passes")
    points = f"   +{told.points}" if told.points else ""
    return f"{roll}   {play}{points}"


def _won(points: int) -> str:
    if points == 1:
        return translate("Files", "Wins 1 point")
    return translate("Files", "Wins {points} points").format(points=points)


def told(
    told_line: FileLine, variant: Variant, names: tuple[str, str], *, aloud: bool = False
) -> str:
    """A line with who did it, to be seen or to be read out."""
    said = line(told_line, aloud=aloud)
    if told_line.side is None:
        return said
    player = game_names.player(variant, names, told_line.side, translate)
    return translate("Files", "{player}: {what}").format(player=player, what=said)


def file_game_name(document: Document, index: int) -> str:
    """A game in a list: its number, the score before it, and how it ended."""
    game = document.games[index]
    number = translate("Files", "Game {number}").format(number=game.number)
    match = game.start.match
    score = "{}\u00a0:\u00a0{}".format(*match.score) if match.agreement.length else ""
    if game.outcome is not None:
        player = game_names.player(document.variant, document.names, game.outcome.winner, translate)
        ended = f"{player} +{game.outcome.points}"
    elif game.kept():
        ended = translate("Files", "stops at a fault")
    else:
        ended = translate("Files", "unfinished")
    return " · ".join(filter(None, (number, score, ended)))


def after_a_fault() -> str:
    """Why a line after a fault has nothing to show."""
    return translate("Files", "This comes after a fault, so the board stays as it was before it.")


# -- writing ----------------------------------------------------------------------------------


def format_name(kind: Format) -> str:
    return translate("Files", _FORMATS[kind])


def cannot_write(kind: Format, key: str) -> str:
    """That a format has no words for a game."""
    if key == "set-up":
        text = translate(
            "Files",
            "A {ending} file cannot hold a position that was set up; choose {others} instead.",
        )
        return text.format(ending=kind.value, others=".ttg, .sgf")
    text = translate("Files", "A {ending} file cannot hold {game}; choose .ttg instead.")
    return text.format(ending=kind.value, game=game_names.variant_name(key, translate))


def written(path: Path | str, left_out: tuple[Loss, ...] = ()) -> str:
    """Where a copy went, and what it does not hold."""
    text = translate("Files", "The copy is saved as {path}.").format(path=shown_path(path))
    if not left_out:
        return text
    things = file_faults.left_out(left_out, translate)
    missing = translate("Files", "This format has no place for: {things}.")
    return f"{text} {missing.format(things=things)}"


def not_written(path: Path | str, key: str) -> str:
    text = translate(
        "Files", "The copy could not be saved as {path}: {cause}. Choose another place."
    )
    known = key in ("bad-name", "a-folder")
    return text.format(
        path=shown_path(path), cause=_cause(key) if known else storage_faults.cause(key, translate)
    )
