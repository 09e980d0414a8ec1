"""Faults of files and folders are told with their place, and the system's reasons in words."""

from __future__ import annotations

import errno
import os

from trictrac_gui.texts import storage_faults
from trictrac_gui.texts.catalogue import Catalogue
from trictrac_gui.ui.language import translate

ENGLISH = Catalogue()


def test_every_reason_of_the_system_is_one_that_it_gives(language: str) -> None:
    given = {os.strerror(number) for number in errno.errorcode}
    for reason in storage_faults.SYSTEM:
        assert reason in given
        said = storage_faults.system_reason(OSError(1, reason), translate)
        assert (said == reason) == (language == "en")


def test_a_reason_that_is_not_known_is_shown_as_it_is(language: str) -> None:
    fault = OSError(1, "The heavens have fallen")
    assert storage_faults.system_reason(fault, translate) == "The heavens have fallen"
    assert storage_faults.system_reason(OSError(), ENGLISH) == "the system gives no reason"
    assert storage_faults.system_reason(ValueError(), ENGLISH) == "no file has such a name"


def test_a_fault_of_a_position_in_a_file_is_told_as_that_of_any_position() -> None:
    assert storage_faults.cause("both-sides", ENGLISH) == "both sides stand on one point"
    assert storage_faults.cause("nobody-knows", ENGLISH) == "it cannot be used"


def test_a_place_has_as_much_as_is_known() -> None:
    assert storage_faults.place("a.toml", ENGLISH) == "a.toml"
    assert storage_faults.place("a.toml", ENGLISH, line=3) == "a.toml, line 3"
    assert storage_faults.place("a.toml", ENGLISH, "b.c", 3) == "a.toml, line 3, entry “b.c”"
