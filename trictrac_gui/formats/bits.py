"""Bits in the order gnubg packs them, and the letters it writes them with."""

from __future__ import annotations

import string
from typing import Final

_LETTERS: Final = string.ascii_uppercase + string.ascii_lowercase + string.digits + "+/"
_VALUES: Final = {letter: value for value, letter in enumerate(_LETTERS)}
_SIX: Final = 6


def letters_of(key: bytes) -> str:
    """A key in base 64, without the signs that only fill up."""
    bits = int.from_bytes(key, "big")
    wanted = -(-len(key) * 8 // _SIX)
    bits <<= wanted * _SIX - len(key) * 8
    return "".join(_LETTERS[bits >> (_SIX * place) & 63] for place in range(wanted - 1, -1, -1))


def key_of(letters: str, length: int) -> bytes | int:
    """The key of so many bytes, or the column, from 1, of the first letter that cannot be."""
    bits = 0
    for column, letter in enumerate(letters, 1):
        value = _VALUES.get(letter)
        if value is None:
            return column
        bits = bits << _SIX | value
    return (bits >> (len(letters) * _SIX - length * 8)).to_bytes(length, "big")


class Packing:
    """A number that grows by fields, the lowest bits first."""

    def __init__(self) -> None:
        self._bits = 0
        self._used = 0

    def add(self, width: int, value: int) -> None:
        """Put the next field on top."""
        self._bits |= (value & ((1 << width) - 1)) << self._used
        self._used += width

    def key(self, length: int) -> bytes:
        """All fields as bytes, the lowest first."""
        return self._bits.to_bytes(length, "little")


class Unpacking:
    """The fields of a key, taken off in the order they were put in."""

    def __init__(self, key: bytes) -> None:
        self._bits = int.from_bytes(key, "little")

    def take(self, width: int) -> int:
        """The next field."""
        value = self._bits & ((1 << width) - 1)
        self._bits >>= width
        return value
