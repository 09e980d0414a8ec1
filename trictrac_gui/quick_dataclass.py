"""The dataclass of the standard library, made in a fraction of the time.

In Python 3.11 and 3.12 the standard library writes and compiles six methods for a class of values,
one by one. A hundred such classes are needed before the first board is painted, and a sixth of the
start went into them. Here only ``__init__`` is compiled; what the other methods do is said once for
all classes. Whatever is not plain is left to the standard library.
"""

from __future__ import annotations

import dataclasses
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable
    from dataclasses import dataclass
else:

    def dataclass(
        cls: type | None = None, /, *, frozen: bool = False, slots: bool = False
    ) -> type | Callable[[type], type]:
        """Make a class of values, as ``dataclasses.dataclass`` does."""

        def made(cls: type) -> type:
            if frozen and _is_plain(cls):
                return _frozen(cls, slots=slots)
            return dataclasses.dataclass(frozen=frozen, slots=slots)(cls)

        return made if cls is None else made(cls)


__all__ = ["dataclass", "is_quick"]

_NEW: Final = object()
"""Stands for the default of a field that gets a thing of its own each time."""

_GIVEN: Final = ("__init__", "__eq__", "__hash__", "__repr__", "__setattr__", "__delattr__")
"""What a class is given here, and may not have of its own."""


def _is_plain(cls: type) -> bool:
    own = cls.__dict__
    return (
        cls.__bases__ == (object,)
        and not any(name in own for name in (*_GIVEN, "__reduce__", "__post_init__"))
        and all(_is_usual(value) for value in own.values())
    )


def _is_usual(value: object) -> bool:
    """Whether a field asks for nothing but a default, perhaps made anew, or not to be compared."""
    if not isinstance(value, dataclasses.Field):
        return True
    kw_only = value.kw_only is True  # not said yet where it is not asked for
    return value.init and value.repr and value.hash is None and not kw_only


def _frozen(cls: type, *, slots: bool) -> Any:
    made: Any = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots)(cls)
    fields = dataclasses.fields(made)
    names = tuple(field.name for field in fields)
    values = _values(names)
    compared = _values(tuple(field.name for field in fields if field.compare))

    def equal(self: object, other: object) -> Any:
        if other.__class__ is not self.__class__:
            return NotImplemented
        return compared(self) == compared(other)

    def text(self: object) -> str:
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{self.__class__.__qualname__}({told})"

    made.__init__ = _init(made, fields)
    made.__eq__ = equal
    made.__hash__ = lambda self: hash(compared(self))
    made.__repr__ = text
    made.__setattr__ = _no_change
    made.__delattr__ = _no_deletion
    made.__dataclass_params__.frozen = True
    made.__reduce__ = lambda self: (self.__class__, values(self))
    return made


def _values(names: tuple[str, ...]) -> Callable[[object], tuple[object, ...]]:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda self: tuple(getattr(self, name) for name in names)


def _init(cls: type, fields: tuple[dataclasses.Field[Any], ...]) -> Callable[..., None]:
    """``__init__`` with the names and defaults of the fields, so that it can be asked for them."""
    defaults: dict[str, object] = {}
    makers: dict[str, Callable[[], object]] = {}
    asked, body = ["self"], []
    for field in fields:
        name, value = field.name, field.name
        if field.default_factory is not dataclasses.MISSING:
            defaults[name], makers[name] = _NEW, field.default_factory
            value = f"_made[{name!r}]() if {name} is _new else {name}"
        elif field.default is not dataclasses.MISSING:
            defaults[name] = field.default
        asked.append(f"{name}=_of[{name!r}]" if name in defaults else name)
        body.append(f" _set(self, {name!r}, {value})\n")
    names = {"_of": defaults, "_made": makers, "_new": _NEW, "_set": object.__setattr__}
    made: dict[str, Any] = {}
    exec(  # as the standard library does it: nothing but names goes in
        f"def __init__({', '.join(asked)}):\n{''.join(body) or ' pass'}",
        {**names, "__name__": cls.__module__},
        made,
    )
    init: Callable[..., None] = made["__init__"]
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    return init


def _no_change(self: object, name: str, value: object) -> NoReturn:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _no_deletion(self: object, name: str) -> NoReturn:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def is_quick(cls: type) -> bool:
    """Whether a class of values was made here."""
    return vars(cls).get("__setattr__") is _no_change
