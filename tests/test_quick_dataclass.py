"""A quick dataclass is what the standard library makes of the same class."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
from typing import Any, ClassVar

import pytest

from trictrac_gui import quick_dataclass


def _made(module: Any, **options: bool) -> Any:
    @module.dataclass(frozen=True, **options)
    class Pair:
        """Two things."""

        first: int
        second: str | None = None
        shared: ClassVar[int] = 3

        @property
        def both(self) -> tuple[int, str | None]:
            """The two."""
            return self.first, self.second

    return Pair


@quick_dataclass.dataclass(frozen=True, slots=True)
class One:
    """A class with one field, at a place where pickles find it."""

    number: int


@quick_dataclass.dataclass(frozen=True, slots=True)
class Nothing:
    """A class with none."""


@pytest.mark.parametrize("options", [{}, {"slots": True}], ids=["open", "slots"])
def test_it_is_made_shown_and_compared_as_the_standard_librarys(options: dict[str, bool]) -> None:
    quick, usual = _made(quick_dataclass, **options), _made(dataclasses, **options)
    for arguments, named in (((1,), {}), ((1, "a"), {}), ((), {"second": "a", "first": 1})):
        ours, theirs = quick(*arguments, **named), usual(*arguments, **named)
        assert repr(ours) == repr(theirs)
        assert dataclasses.asdict(ours) == dataclasses.asdict(theirs)
        assert hash(ours) == hash(theirs)
        assert ours.both == theirs.both
    assert quick(1, "a") == quick(1, "a")
    assert quick(1, "a") != quick(1, "b")
    assert quick(1, "a") != usual(1, "a")
    assert dataclasses.replace(quick(1, "a"), first=2) == quick(2, "a")
    assert list(inspect.signature(quick).parameters) == ["first", "second"]
    assert hasattr(quick(1), "__dict__") == hasattr(usual(1), "__dict__")


@pytest.mark.parametrize("module", [quick_dataclass, dataclasses])
def test_nothing_in_it_can_be_changed(module: Any) -> None:
    pair = _made(module, slots=True)(1)
    with pytest.raises(dataclasses.FrozenInstanceError, match="cannot assign to field 'first'"):
        pair.first = 2
    with pytest.raises(dataclasses.FrozenInstanceError, match="cannot delete field 'first'"):
        del pair.first
    with pytest.raises(TypeError, match="unexpected keyword argument 'third'"):
        _made(module)(1, third=2)
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'first'"):
        _made(module)()


def test_classes_of_one_field_or_none_are_compared_by_class_and_copied() -> None:
    assert One(1) == One(1) != One(2)
    assert Nothing() == Nothing()
    assert hash(One(1)) == hash(One(1))
    assert len({Nothing(), Nothing(), One(1)}) == 2
    for value in (One(1), Nothing()):
        assert copy.copy(value) == copy.deepcopy(value) == pickle.loads(pickle.dumps(value))


def _with_list(module: Any) -> Any:
    @module.dataclass(frozen=True, slots=True)
    class Listed:
        """A list of its own for each."""

        number: int
        things: list[int] = dataclasses.field(default_factory=list)
        remark: str = dataclasses.field(default="", compare=False)

    return Listed


@pytest.mark.parametrize("module", [quick_dataclass, dataclasses])
def test_fields_may_have_defaults_of_their_own_and_not_be_compared(module: Any) -> None:
    listed = _with_list(module)
    assert listed(1) == listed(1, []) == listed(1, remark="late")
    assert listed(1) != listed(1, [2])
    assert listed(1).things is not listed(1).things
    assert repr(listed(1)).endswith("Listed(number=1, things=[], remark='')")
    assert dataclasses.replace(listed(1, [2], "late"), number=3).remark == "late"


def test_what_is_not_plain_is_left_to_the_standard_library() -> None:
    @quick_dataclass.dataclass(frozen=True)
    class Listed:
        """A list that is not shown."""

        things: list[int] = dataclasses.field(default_factory=list, repr=False)

    @quick_dataclass.dataclass(frozen=True)
    class Longer(Listed):
        """With a further field."""

        more: int = 0

    @quick_dataclass.dataclass(frozen=True, slots=True)
    class Two(One):
        """With a further field as well."""

        more: int = 0

    assert Two(1, 2) == Two(1, 2) != Two(1, 3)

    @quick_dataclass.dataclass
    class Open:
        """It may change."""

        number: int

        def __repr__(self) -> str:
            return "mine"

    assert Listed() == Listed()
    assert "things" not in repr(Listed())
    assert Longer([1], 2) == Longer([1], 2) != Longer([1], 3)
    changed = Open(1)
    changed.number = 2
    assert repr(changed) == "mine"
    assert changed == Open(2)
