"""What went wrong is told in a sentence, in every language."""

from __future__ import annotations

from trictrac_gui.ui.text import fault_text


def test_an_unknown_fault_is_still_told_in_a_sentence(language: str) -> None:
    said = fault_text.not_saved("something-new")
    assert "something-new" not in said
    assert "{" not in said
