"""The notes of releases come from the changelog."""

from __future__ import annotations

from datetime import date
from xml.etree import ElementTree

CHANGELOG = """\
# Changelog

## [Unreleased]

### Added

- A `board` with **bold**
  words, and [more](https://example.org).
- Less < more & others.

## [0.2.0] - 2026-01-02

- One.

## [0.1.0]

### Fixed

- Two.
"""


def told(version: str) -> list[tuple[str | None, str | None, list[str | None]]]:
    from release_notes import releases

    root = ElementTree.fromstring(f"<r>{releases(CHANGELOG, version, date(2026, 3, 4))}</r>")
    return [
        (each.get("version"), each.get("date"), [item.text for item in each.iter("li")])
        for each in root
    ]


FRESH = ["A board with bold words, and more.", "Less < more & others."]


def test_what_is_not_released_belongs_to_the_version_that_is_built() -> None:
    assert told("0.3.0") == [
        ("0.3.0", "2026-03-04", FRESH),
        ("0.2.0", "2026-01-02", ["One."]),
        ("0.1.0", "2026-03-04", ["Two."]),
    ]


def test_no_version_is_told_twice() -> None:
    assert told("0.2.0")[0] == ("0.2.0", "2026-03-04", [*FRESH, "One."])
    assert [version for version, _, _ in told("0.2.0")] == ["0.2.0", "0.1.0"]
