"""The archives that Debian's packages are: reading and writing in a pair."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

MAGIC: Final = b"!<arch>\n"
_HEAD: Final = 60


@dataclass(frozen=True)
class Member:
    """One file of an archive; ``date`` counts seconds."""

    name: str
    date: int
    data: bytes


def read(archive: bytes) -> Iterator[Member]:
    """The members in their order; raises ``ValueError`` for what is no such archive."""
    if not archive.startswith(MAGIC):
        raise ValueError("no archive")
    at = len(MAGIC)
    while at < len(archive):
        head = archive[at : at + _HEAD]
        if len(head) < _HEAD or head[58:] != b"`\n":
            raise ValueError("a member without its head")
        size = int(head[48:58])
        at += _HEAD
        name = head[:16].decode("ascii").rstrip().removesuffix("/")
        yield Member(name, int(head[16:28]), archive[at : at + size])
        at += size + size % 2


def write(members: Iterable[Member]) -> bytes:
    """An archive with these members, owned by root."""
    parts = [MAGIC]
    for member in members:
        head = (
            f"{member.name:<16}{member.date:<12}{0:<6}{0:<6}{'100644':<8}{len(member.data):<10}`\n"
        )
        parts += [head.encode("ascii"), member.data, b"\n" * (len(member.data) % 2)]
    return b"".join(parts)
