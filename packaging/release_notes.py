"""From CHANGELOG.md to the notes of releases that software centres show."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from xml.sax.saxutils import escape, quoteattr

_HEAD = re.compile(r"## \[([^\]]+)\](?:\s*-\s*(\d{4}-\d\d-\d\d))?")
_MARKUP = re.compile(r"[`*]|\[([^\]]+)\]\([^)]*\)")


@dataclass(frozen=True)
class Release:
    """One release with its notes, as they stand in the changelog."""

    version: str
    day: date
    notes: tuple[str, ...]


def releases(changelog: str, version: str, day: date) -> str:
    """The elements of all releases, newest first.

    What is not yet released is told with the version that is built, and as of the day of its
    sources; so are releases without a date.
    """
    merged: dict[str, Release] = {}
    for found in read(changelog, version, day):
        before = merged.get(found.version)
        notes = (*before.notes, *found.notes) if before else found.notes
        merged[found.version] = Release(found.version, before.day if before else found.day, notes)
    return "\n".join(element(release) for release in merged.values())


def read(changelog: str, version: str, day: date) -> Iterator[Release]:
    """The sections of a changelog in the form of Keep a Changelog."""
    for section in re.split(r"(?m)^(?=## )", changelog)[1:]:
        head = _HEAD.match(section)
        if head is None:
            continue
        name = version if head[1] == "Unreleased" else head[1]
        told = date.fromisoformat(head[2]) if head[2] else day
        items = re.findall(r"(?ms)^- (.*?)(?=^- |^#|^\s*$|\Z)", section)
        yield Release(name, told, tuple(plain(item) for item in items))


def plain(item: str) -> str:
    """One note without markup, in one line."""
    return " ".join(_MARKUP.sub(lambda m: m[1] or "", item).split())


def element(release: Release) -> str:
    """One release as AppStream wants it."""
    items = "\n".join(f"          <li>{escape(note)}</li>" for note in release.notes)
    notes = f"      <description>\n        <ul>\n{items}\n        </ul>\n      </description>\n"
    return (
        f"    <release version={quoteattr(release.version)} date={quoteattr(str(release.day))}>\n"
        f"{notes if release.notes else ''}    </release>"
    )
