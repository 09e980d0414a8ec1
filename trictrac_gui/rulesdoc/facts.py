"""The numbered facts and readings that the rules, their texts and their tests cite."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from trictrac_gui.assets import resource
from trictrac_gui.rulesdoc.model import DocumentFault, RuleDocumentError

KINDS: Final = ("fact", "reading", "background")
VARIANTS: Final = ("tric-trac", "backgammon", "tavla")
_NUMBER: Final = re.compile(r"[TRBS][1-9][0-9]?")
_FIELDS: Final = {"text": str, "kind": str, "variant": str, "later": bool}


@dataclass(frozen=True, slots=True)
class Fact:
    """One numbered statement about a game.

    ``kind`` is *fact*, *reading* (chosen where the tradition is silent) or *background* (told,
    not played); ``later`` marks what the program does not play, or not wholly, yet.
    """

    number: str
    text: str
    kind: str
    variant: str
    later: bool = False


def parse_facts(text: str, source: str) -> dict[str, Fact]:
    """The facts of a TOML text by their numbers, in its order; raises ``RuleDocumentError``."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RuleDocumentError(DocumentFault.UNREADABLE, source, 0, str(error)) from error
    return {number: _fact(number, table, source) for number, table in tables.items()}


@cache
def load_facts() -> Mapping[str, Fact]:
    """The shipped facts by their numbers."""
    path = resource("rules", "facts.toml")
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RuleDocumentError(DocumentFault.UNREADABLE, path.name, 0, str(error)) from error
    return MappingProxyType(parse_facts(text, path.name))


def _fact(number: str, table: Any, source: str) -> Fact:
    def refused(what: str) -> RuleDocumentError:
        return RuleDocumentError(DocumentFault.BAD_FACT, source, 0, f"{number}: {what}")

    if not _NUMBER.fullmatch(number):
        raise refused("number")
    if not isinstance(table, dict):
        raise refused("table")
    for key, value in table.items():
        if type(value) is not _FIELDS.get(key):
            raise refused(key)
    for key in ("text", "kind", "variant"):
        if not table.get(key):
            raise refused(key)
    if table["kind"] not in KINDS:
        raise refused("kind")
    if table["variant"] not in VARIANTS:
        raise refused("variant")
    return Fact(number=number, **table)
