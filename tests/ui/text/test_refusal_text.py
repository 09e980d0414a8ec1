"""Every rule is told as a refusal and as a reason, in every language."""

from __future__ import annotations

from trictrac_gui.engine.rules import RuleKey
from trictrac_gui.ui.text import refusal_text


def test_every_rule_is_worded_as_a_refusal_and_as_a_reason_for_a_pass(language: str) -> None:
    refusals = {refusal_text.refusal(key) for key in RuleKey}
    passes = {refusal_text.pass_reason(key) for key in RuleKey}
    assert len(refusals) == len(passes) == len(RuleKey)
    for sentence in refusals | passes:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "{" not in sentence
