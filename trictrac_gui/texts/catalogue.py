"""Texts in the language of whoever reads them, with and without Qt.

Whoever words something is handed a ``Translate``: the window hands in that of ``ui/language``, the
command line a ``Catalogue``, which reads the same compiled files. Texts in tables are marked with
``mark``, those at the place of use stand in the call of ``translate``; ``make translations`` finds
both.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, Protocol

from trictrac_gui.assets import LANGUAGES, SOURCE_LANGUAGE


class Translate(Protocol):
    """Gives a text of a context in the language in use; the text itself where there is none.

    ``comment`` tells texts apart that are the same in English. A text with ``%n`` is asked for
    with ``n``, which stands in its place and chooses the plural form.
    """

    def __call__(self, context: str, source: str, comment: str = ..., n: int = ..., /) -> str: ...


def mark(context: str, source: str, comment: str = "", n: int = -1) -> str:
    """Mark a text for translation and leave it as it is; the tools look for calls of this name.

    ``comment`` tells them of a text that has a translation of its own where it is asked for with
    that comment, any number behind it of one that is asked for with numbers: they do not see that
    from a call of ``translate`` with a variable.
    """
    return source


_SHOWN: Final = 60


def printable(text: str) -> str:
    """Text from outside, shortened, with nothing in it that could disturb a terminal."""
    return visible(text if len(text) <= _SHOWN else text[:_SHOWN] + "…")


def visible(text: str) -> str:
    """Text with nothing in it that could disturb a terminal."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


LONGEST_PATH: Final = 60
"""Characters of a path in a sentence; of a longer one the end is shown, which says most."""


def shown_path(path: Path | str) -> str:
    """A path as plain text on one line, with its end where it is too long."""
    # A name the system's encoding has no words for comes as bytes, most likely of UTF-8.
    text = str(path).encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    text = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return text if len(text) <= LONGEST_PATH else "…" + text[-LONGEST_PATH:]


class UnreadableCatalogue(ValueError):
    """A file of translations is missing or is none."""


class Catalogue:
    """The texts of one language, read from a compiled file of Qt's translations.

    It is a ``Translate``. Without a file it gives the source texts, which are English.
    """

    def __init__(self, file: Path | None = None) -> None:
        """Read a file. Raises ``UnreadableCatalogue``."""
        self._forms: Mapping[tuple[str, str, str], tuple[str, ...]] = {}
        self._rules = b""
        if file is None:
            return
        try:
            sections = dict(_sections(file.read_bytes()))
            self._forms = dict(_messages(sections[_MESSAGES]))
            self._rules = sections.get(_PLURALS, b"")
        except (OSError, KeyError, IndexError, UnicodeDecodeError, struct.error) as fault:
            raise UnreadableCatalogue(str(file)) from fault

    def __call__(self, context: str, source: str, comment: str = "", n: int = -1, /) -> str:
        """A text as ``QCoreApplication.translate`` gives it."""
        forms = self._forms.get((context, source, comment))
        if forms is None and comment:
            forms = self._forms.get((context, source, ""))
        if forms is None:
            text = source
        elif n < 0:
            text = forms[0]
        else:
            text = forms[min(_plural_form(self._rules, n), len(forms) - 1)]
        return text if n < 0 else text.replace("%n", str(n))


def find_catalogue(folder: Path, language: str) -> Catalogue:
    """The texts of a language of the program. Raises ``UnreadableCatalogue``.

    English needs its file for plurals alone, and does without it.
    """
    assert language in LANGUAGES
    try:
        return Catalogue(folder / f"trictrac_{language}.qm")
    except UnreadableCatalogue:
        if language != SOURCE_LANGUAGE:
            raise
        return Catalogue()


# --- Qt's compiled translations --------------------------------------------------------------

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_MESSAGES: Final = 0x69
_PLURALS: Final = 0x88


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The parts of a file, each with its number."""
    if not data.startswith(_MAGIC):
        raise KeyError(_MAGIC)
    at = len(_MAGIC)
    while at < len(data):
        tag, length = struct.unpack_from(">BI", data, at)
        at += 5
        if at + length > len(data):
            raise IndexError(at)
        yield tag, data[at : at + length]
        at += length


def _messages(data: bytes) -> Iterator[tuple[tuple[str, str, str], tuple[str, ...]]]:
    """Each message: its context, source and comment, and its translation in every form."""
    end, translation, source, context, comment = 1, 3, 6, 7, 8
    at = 0
    forms: list[str] = []
    key = {source: "", context: "", comment: ""}
    while at < len(data):
        tag = data[at]
        at += 1
        if tag == end:
            yield (key[context], key[source], key[comment]), tuple(forms)
            forms = []
            key = {source: "", context: "", comment: ""}
            continue
        (length,) = struct.unpack_from(">I", data, at)
        at += 4
        if at + length > len(data):
            raise IndexError(at)
        text = data[at : at + length]
        at += length
        if tag == translation:
            forms.append(text.decode("utf-16-be"))
        elif tag in key:
            key[tag] = text.decode("utf-8")
        else:
            raise KeyError(tag)


def _plural_form(rules: bytes, n: int) -> int:
    """Which form belongs to a number: the first whose rule holds; the last one has no rule."""
    and_, or_, next_form = b"\xfd", b"\xfe", b"\xff"
    written = [rule for rule in rules.split(next_form) if rule]
    for form, rule in enumerate(written):
        if any(all(_holds(one, n) for one in part.split(and_)) for part in rule.split(or_)):
            return form
    return len(written)


def _holds(condition: bytes, n: int) -> bool:
    """Whether a condition holds: a byte that says how to compare, and what to compare with."""
    code, bounds = condition[0], condition[1:]
    if code & 0x10:
        n %= 10
    elif code & 0x20:
        n %= 100
    elif code & 0x40:
        while n >= 1000:
            n //= 1000
    true = {
        1: n == bounds[0],
        2: n < bounds[0],
        3: n <= bounds[0],
        4: bounds[0] <= n <= bounds[-1],
    }[code & 0x07]
    return true is not bool(code & 0x08)
