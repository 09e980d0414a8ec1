"""The name of every rule that can refuse a step or take a turn away, and of what rules are for."""

from __future__ import annotations

from enum import StrEnum


class RuleKey(StrEnum):
    """Why a step is refused, or why a throw is passed.

    The order is part of the meaning. On one way of playing a step the first rule of this list
    that stands against it is named; where there are several ways, the one that stands latest.
    """

    NOT_YOURS = "not-yours"
    WRONG_WAY = "wrong-way"
    START_POINT_NOT_EMPTY = "start-point-not-empty"
    BAR_FIRST = "bar-first"
    NO_SUCH_NUMBER = "no-such-number"
    OPPONENTS_HUCKE = "opponents-hucke"
    POINT_CLOSED = "point-closed"
    NOT_ALL_HOME = "not-all-home"
    FARTHER_CHECKER_FIRST = "farther-checker-first"
    HUCKE_NO_REST_ALONE = "hucke-no-rest-alone"
    NO_HIT_AND_RUN = "no-hit-and-run"
    HUCKE_NEEDS_TWO = "hucke-needs-two"
    HUCKE_LAST_TWO_TOGETHER = "hucke-last-two-together"
    BOTH_NUMBERS = "both-numbers"
    HIGHER_NUMBER = "higher-number"

    @property
    def rank(self) -> int:
        """The place in the list, from 0."""
        return _RANK[self]


_RANK = {key: rank for rank, key in enumerate(RuleKey)}


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
