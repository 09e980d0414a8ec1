"""What can be the matter on the table, so that the right page can be offered."""

from __future__ import annotations

from enum import StrEnum


class Situation(StrEnum):
    """A state of affairs that a paragraph of the rules is about.

    The order is that of urgency: of several that hold the first is offered.
    """

    OPENING = "opening"
    PASSING = "passing"
    ON_THE_BAR = "on-the-bar"
    START_POINT = "start-point"
    AGAIN = "again"
    BEFORE_THE_HUCKE = "before-the-hucke"
    LAST_TWO = "last-two"
    BEARING_OFF = "bearing-off"
    DOUBLE = "double"
