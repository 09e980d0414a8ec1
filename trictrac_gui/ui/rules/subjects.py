"""What each situation is called when its paragraph is offered."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from trictrac_gui.engine.situation import Situation
from trictrac_gui.ui.language import QT_TRANSLATE_NOOP

_SUBJECTS: Final = {
    Situation.OPENING: QT_TRANSLATE_NOOP("RulesSubjects", "who begins"),
    Situation.PASSING: QT_TRANSLATE_NOOP("RulesSubjects", "when nothing fits"),
    Situation.ON_THE_BAR: QT_TRANSLATE_NOOP("RulesSubjects", "the bar"),
    Situation.START_POINT: QT_TRANSLATE_NOOP("RulesSubjects", "leaving the start point"),
    Situation.AGAIN: QT_TRANSLATE_NOOP("RulesSubjects", "another throw"),
    Situation.BEFORE_THE_HUCKE: QT_TRANSLATE_NOOP("RulesSubjects", "into the Hucke"),
    Situation.LAST_TWO: QT_TRANSLATE_NOOP("RulesSubjects", "the last two in the Hucke"),
    Situation.BEARING_OFF: QT_TRANSLATE_NOOP("RulesSubjects", "bearing off"),
    Situation.DOUBLE: QT_TRANSLATE_NOOP("RulesSubjects", "doubles"),
}


def offered(situation: Situation) -> str:
    """The words of the link that leads to the paragraph of a situation."""
    text = QCoreApplication.translate("RulesSubjects", "In the rules: {subject}")
    return text.format(subject=QCoreApplication.translate("RulesSubjects", _SUBJECTS[situation]))
