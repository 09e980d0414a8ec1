"""A position is refused in whole sentences: one on the board, and one in a text or an id."""

from __future__ import annotations

import re
from pathlib import Path

from trictrac_gui import formats
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.variant import PositionFault
from trictrac_gui.formats.position_reader import TextFault
from trictrac_gui.texts import position_faults
from trictrac_gui.ui.language import translate
from trictrac_gui.variants import TRIC_TRAC


def test_every_fault_of_a_board_names_the_sides_in_their_words(language: str) -> None:
    said = {
        position_faults.sentence(TRIC_TRAC, PositionFault(key, Side.SECOND, 12), 3, translate)
        for key in position_faults.SENTENCES
    }
    assert len(said) == len(position_faults.SENTENCES)
    for sentence in said:
        assert sentence.endswith(".")
        assert "{" not in sentence
    colour = {"de": "Schwarz", "en": "Black", "fr": "Noir"}[language]
    assert any(colour in sentence for sentence in said)


def test_every_key_of_an_id_has_a_cause_of_its_own(language: str) -> None:
    folder = Path(formats.__file__).parent
    used: set[str] = set()
    for name in ("xgid", "gnubg_ids", "snapshot"):
        text = (folder / f"{name}.py").read_text("utf-8")
        used |= set(re.findall(r"IdError\(\s*\"([a-z-]+)\"", text))
        used |= set(re.findall(r"\.wrong\(\d+, \"([a-z-]+)\"", text))
    assert len(used) > 8
    unknown = position_faults.cause("no-such-key", translate)
    for key in used:
        cause = position_faults.cause(key, translate)
        assert cause != unknown, key
        assert cause.endswith(".")


def test_a_fault_of_a_text_says_in_which_part_and_where(language: str) -> None:
    fault = TextFault("no-such-side", "position", line=2, column=5, what="{blue}\u202e")
    said = position_faults.text_fault(fault, translate)
    assert "{blue}" in said
    assert "2" in said
    assert "5" in said
