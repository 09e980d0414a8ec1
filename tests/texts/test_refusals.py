"""Every rule is told as a refusal, as a reason for a pass and as a reason, in every language."""

from __future__ import annotations

from trictrac_gui.engine.cube import CubeBar
from trictrac_gui.engine.rule_keys import RuleKey
from trictrac_gui.texts import refusals
from trictrac_gui.ui.language import translate


def test_every_rule_is_worded_as_a_refusal_and_as_a_reason_for_a_pass(language: str) -> None:
    refused = {refusals.refusal(key, translate) for key in RuleKey}
    passing = [key for key, words in refusals.RULES.items() if words.passed]
    passes = {refusals.pass_reason(key, translate) for key in passing}
    assert len(refused) == len(RuleKey)
    assert len(passes) == len(passing)
    for sentence in refused | passes:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_every_bar_of_the_cube_is_told_with_the_opponents_name(language: str) -> None:
    said = {refusals.cube_refusal(key, "Ada", translate) for key in CubeBar}
    assert len(said) == len(CubeBar)
    assert sum("Ada" in sentence for sentence in said) == 1


def test_every_rule_and_bar_ends_a_sentence_about_a_record(language: str) -> None:
    keys = [*RuleKey, *CubeBar]
    reasons = {refusals.reason(key.value, translate) for key in keys}
    assert len(reasons) == len(keys)
    assert not any(reason.endswith(".") for reason in reasons)
    assert "a-new-rule" in refusals.reason("a-new-rule", translate)


def test_numbers_that_lapse_are_listed(language: str) -> None:
    one = refusals.lapse_reason((5,), RuleKey.POINT_CLOSED, translate)
    two = refusals.lapse_reason((5, 3), RuleKey.POINT_CLOSED, translate)
    assert "5" in one
    assert "(s)" not in one + two
    assert {"de": "5 und 3", "en": "5 and 3", "fr": "5 et 3"}[language] in two
