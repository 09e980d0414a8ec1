"""What each situation is called when its paragraph is offered."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from trictrac_gui.engine.rules import Situation
from trictrac_gui.texts.catalogue import mark

_SUBJECTS: Final = {
    Situation.OPENING: mark("RulesSubjects", "who begins"),
    Situation.PASSING: mark("RulesSubjects", "when nothing fits"),
    Situation.ON_THE_BAR: mark("RulesSubjects", "the bar"),
    Situation.START_POINT: mark("RulesSubjects", "leaving the start point"),
    Situation.AGAIN: mark("RulesSubjects", "another throw"),
    Situation.BEFORE_THE_HUCKE: mark("RulesSubjects", "into the Hucke"),
    Situation.LAST_TWO: mark("RulesSubjects", "the last two in the Hucke"),
    Situation.BEARING_OFF: mark("RulesSubjects", "bearing off"),
    Situation.DOUBLE: mark("RulesSubjects", "doubles"),
}


def offered(situation: Situation) -> str:
    """The words of the link that leads to the paragraph of a situation."""
    text = QCoreApplication.translate("RulesSubjects", "In the rules: {subject}")
    return text.format(subject=QCoreApplication.translate("RulesSubjects", _SUBJECTS[situation]))
