"""Small wrong changes of the program's modules: where there can be some, and a seeded sample.

Cosmic Ray changes the code; here it is only said which of its changes are worth a run of the
tests, and two are added that it does not know: a statement that is left out, and a condition that
never holds.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

OPERATORS: Final = {
    "arithmetic": (
        *("ReplaceBinaryOperator_Add_Sub", "ReplaceBinaryOperator_Sub_Add"),
        *("ReplaceBinaryOperator_Mul_FloorDiv", "ReplaceBinaryOperator_Div_Mul"),
        *("ReplaceBinaryOperator_FloorDiv_Mul", "ReplaceBinaryOperator_Mod_FloorDiv"),
        *("ReplaceBinaryOperator_LShift_RShift", "ReplaceBinaryOperator_RShift_LShift"),
        "ReplaceBinaryOperator_BitAnd_BitOr",  # the other way round there are mostly types
        "ReplaceUnaryOperator_Delete_USub",
    ),
    "comparison": (
        *("ReplaceComparisonOperator_Eq_NotEq", "ReplaceComparisonOperator_NotEq_Eq"),
        *("ReplaceComparisonOperator_Lt_LtE", "ReplaceComparisonOperator_LtE_Lt"),
        *("ReplaceComparisonOperator_Gt_GtE", "ReplaceComparisonOperator_GtE_Gt"),
        *("ReplaceComparisonOperator_Lt_Gt", "ReplaceComparisonOperator_Gt_Lt"),
        *("ReplaceComparisonOperator_Is_IsNot", "ReplaceComparisonOperator_IsNot_Is"),
    ),
    "logic": (
        *("AddNot", "ReplaceUnaryOperator_Delete_Not"),
        *("ReplaceAndWithOr", "ReplaceOrWithAnd"),
        *("ReplaceTrueWithFalse", "ReplaceFalseWithTrue"),
    ),
    "flow": (
        *("ReplaceBreakWithContinue", "ReplaceContinueWithBreak"),
        *("ZeroIterationForLoop", "ExceptionReplacer"),
    ),
    "number": ("NumberReplacer",),
    "left out": ("LeaveOut",),
    "never": ("NeverTrue",),
}
"""The changes by their kind; of each kind at most one is made in a place."""

_NO_PLACES: Final = (
    "decorator",
    "assert_stmt",
    "annassign",
    "tfpdef",
    "import_from",
    "import_name",
)
"""Where a change makes a module that cannot be imported, or changes nothing that is run."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: the operator's so-manieth in its file, and the line before and after it."""

    file: str
    line: int
    operator: str
    occurrence: int
    before: str
    after: str

    @property
    def name(self) -> str:
        """Where and what it is, for a table."""
        return f"{self.file}:{self.line}  {self.before}  →  {self.after or '(left out)'}"


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere a kind of change can be made, and all that it can be changed to."""

    file: str
    at: tuple[int, int]
    kind: str
    choices: tuple[tuple[str, int], ...]


# --- What Cosmic Ray does not know -----------------------------------------------------------


class LeaveOut:
    """Leaves out a call whose result is not used, or the setting of an attribute."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        """The statement, where it is one of those."""
        if node.type == "simple_stmt" and _is_left_out(node.children[0]):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Something that does nothing."""
        from parso.python.tree import Keyword

        first = node.get_first_leaf()
        node.children[0] = Keyword("pass", first.start_pos, prefix=first.prefix)
        return node


class NeverTrue:
    """Gives an ``if`` without an ``else`` a condition that never holds: a guard that is gone."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        """The condition of such a statement."""
        if node.type == "if_stmt" and len(node.children) == 4:
            yield node.children[1].start_pos, node.children[1].end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """The statement whose body is never reached."""
        from parso.python.tree import Keyword

        node.children[1] = Keyword("False", node.children[1].start_pos, prefix=" ")
        return node


_OWN: Final = {"LeaveOut": LeaveOut, "NeverTrue": NeverTrue}


def _is_left_out(statement: Any) -> bool:
    if statement.type == "atom_expr":
        return bool(statement.get_last_leaf().value == ")")
    if statement.type != "expr_stmt":
        return False
    target, operator = statement.children[0], statement.children[1]
    return bool(target.type == "atom_expr" and operator.type == "operator")


# --- Finding and choosing --------------------------------------------------------------------


def sample(
    root: Path, folders: Iterable[str], count: int, seed: int, only: str = ""
) -> list[Mutant]:
    """So many of the changes that can be made in folders, each in another place.

    ``only`` is a part of the paths of files. The same seed gives the same changes as long as the
    code is the same.
    """
    files = sorted(
        file.relative_to(root).as_posix()
        for folder in folders
        for file in (root / folder).rglob("*.py")
    )
    found = [place for file in files if only in file for place in places(root, file)]
    chance = random.Random(seed)
    chance.shuffle(found)
    taken: list[Mutant] = []
    for place in found:
        mutant = _changed(root, place, chance.choice(place.choices))
        if mutant is not None:
            taken.append(mutant)
        if len(taken) == count:
            break
    return taken


def places(root: Path, file: str) -> list[Place]:
    """All places of a file in which something can be changed."""
    from cosmic_ray.ast import ast_nodes, get_ast

    nodes = list(ast_nodes(get_ast((root / file).read_text(encoding="utf-8"))))
    found: dict[tuple[tuple[int, int], str], list[tuple[str, int]]] = {}
    for kind, names in OPERATORS.items():
        for name in names:
            operator = _operator(name)
            positions = (
                (node, start) for node in nodes for start, _ in operator.mutation_positions(node)
            )
            for occurrence, (node, start) in enumerate(positions):
                if _is_worth_it(node, kind):
                    found.setdefault((start, kind), []).append((name, occurrence))
    return [Place(file, at, kind, tuple(ways)) for (at, kind), ways in sorted(found.items())]


def code(root: Path, mutant: Mutant) -> str | None:
    """The whole file with the change; None where it cannot be made, as when the file changed."""
    from cosmic_ray.mutating import mutate_code

    source = (root / mutant.file).read_text(encoding="utf-8")
    changed: str | None = mutate_code(source, _operator(mutant.operator), mutant.occurrence)
    return changed


def _operator(name: str) -> Any:
    if name in _OWN:
        return _OWN[name]()
    import parso  # noqa: F401  # or Cosmic Ray cannot import a part of it
    from cosmic_ray.plugins import get_operator

    return get_operator(f"core/{name}")()


def _is_worth_it(node: Any, kind: str) -> bool:
    """Whether a change of a node can be more than a module or an object that is not made any more.

    Measures and colours of what is drawn are left alone: eyes judge them, and a picture in which
    a line is a little longer is no wrong one.
    """
    if kind == "number" and (not node.value.isdecimal() or _is_colour(node)):
        return False
    if kind == "arithmetic" and _has_measure(node.parent if _is_leaf(node) else node):
        return False
    if kind == "left out" and _makes_attribute(node):
        return False
    at = node
    while at is not None:
        if at.type in _NO_PLACES or _is_type_checking(at):
            return False
        if at.type == "funcdef" and at.annotation is not None and _within(node, at.annotation):
            return False
        if at.type == "param" and at.annotation is not None and _within(node, at.annotation):
            return False
        at = at.parent
    return True


def _is_leaf(node: Any) -> bool:
    return not hasattr(node, "children")


def _is_colour(node: Any) -> bool:
    call = node.parent.parent if node.parent.type == "arglist" else node.parent
    return bool(call.type == "trailer" and call.get_previous_leaf().value == "QColor")


def _has_measure(expression: Any) -> bool:
    numbers = (one for one in expression.children if one.type == "number")
    return any(not number.value.isdecimal() for number in numbers)


def _makes_attribute(statement: Any) -> bool:
    """Whether an object gets an attribute without which it is none."""
    function = statement.parent
    while function is not None and function.type != "funcdef":
        function = function.parent
    first = statement.children[0]
    if first.type != "expr_stmt" or function is None:
        return False
    return bool(function.name.value == "__init__")


def _is_type_checking(node: Any) -> bool:
    return bool(node.type == "if_stmt" and node.children[1].get_code().strip() == "TYPE_CHECKING")


def _within(node: Any, other: Any) -> bool:
    return bool(other.start_pos <= node.start_pos and node.end_pos <= other.end_pos)


def _changed(root: Path, place: Place, choice: tuple[str, int]) -> Mutant | None:
    """The change as a mutant; None where it changes nothing or gives no Python."""
    operator, occurrence = choice
    blank = Mutant(place.file, place.at[0], operator, occurrence, "", "")
    changed = code(root, blank)
    source = (root / place.file).read_text(encoding="utf-8")
    if changed is None or changed == source:
        return None
    try:
        compile(changed, place.file, "exec")
    except SyntaxError:
        return None
    line, before, after = _differing(source.splitlines(), changed.splitlines())
    return Mutant(place.file, line, operator, occurrence, before, after)


def _differing(old: Sequence[str], new: Sequence[str]) -> tuple[int, str, str]:
    """The first line that differs, counted from 1, and what it was and is, in one line each."""
    start = next(
        (at for at, (one, other) in enumerate(zip(old, new, strict=False)) if one != other),
        min(len(old), len(new)),
    )
    rest = 0
    while rest < min(len(old), len(new)) - start and old[-1 - rest] == new[-1 - rest]:
        rest += 1
    parts = (lines[start : len(lines) - rest] for lines in (old, new))
    before, after = (" ".join(line.strip() for line in part) for part in parts)
    return start + 1, before, after
