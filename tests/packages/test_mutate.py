"""What `make mutate` is told: every folder is there, and what is excused is still in the code."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def mutate(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "path", [str(ROOT / "packaging"), *sys.path])
    return importlib.import_module("mutate")


def test_the_folders_of_each_area_are_there(mutate: ModuleType) -> None:
    for area in mutate.AREAS.values():
        for folder in (*area.code, *area.tests):
            assert any((ROOT / folder).glob("*.py")), folder


def test_what_is_known_to_change_nothing_is_still_in_the_code_and_has_a_reason(
    mutate: ModuleType,
) -> None:
    for known in mutate.equivalents():
        assert mutate.stands(known), f"{known.file}: {known.before}"
        assert known.before != known.after
        assert len(known.reason) > 20


def test_a_line_that_is_gone_does_not_stand(mutate: ModuleType) -> None:
    file = "packaging/mutate.py"
    assert mutate.stands(mutate.Known(file, "SLACK: Final = 30.0", "", ""))
    assert not mutate.stands(mutate.Known(file, "no such line" + " stands here", "", ""))
    assert not mutate.stands(mutate.Known("packaging/no_such_file.py", "x", "", ""))


def test_the_tests_of_a_line_are_run_the_quickest_first(mutate: ModuleType) -> None:
    lines = mutate.Lines(
        {"a.py": {"3": ["slow", "quick"], "9": [""], "12": ["", "slow"]}},
        {"slow": 2.0, "quick": 0.1},
    )
    assert lines.of(Path("a.py"), 3) == ["quick", "slow"]
    assert lines.of(Path("a.py"), 4) == ["quick", "slow"], "the rest of a statement"
    assert lines.of(Path("a.py"), 9) == ["quick", "slow"], "run at import: all of the file"
    assert lines.of(Path("a.py"), 12) == ["slow"]
    assert lines.of(Path("a.py"), 1) == []
    assert lines.of(Path("b.py"), 3) == []


def test_too_many_survivors_are_a_failure(
    mutate: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    def fates(survived: int, equal: int) -> list[tuple[object, object]]:
        mutant = mutate.Mutant("a.py", 1, "AddNot", 0, "if x:", "if not x:")
        kinds = (mutate.Fate.SURVIVED, mutate.Fate.EQUIVALENT, mutate.Fate.NOTICED)
        numbers = (survived, equal, 20 - survived - equal)
        return [(mutant, kind) for kind, n in zip(kinds, numbers, strict=True) for _ in range(n)]

    assert mutate.tell([("good", fates(3, 0))]) == 0
    assert mutate.tell([("good", fates(1, 2))]) == 0
    assert "OVER" not in capsys.readouterr().out
    assert mutate.tell([("good", fates(0, 0)), ("bad", fates(4, 0))]) == 1
    assert mutate.tell([("excused", fates(0, 3))]) == 1
    assert capsys.readouterr().out.count("OVER") == 2


SOURCE = """\
from __future__ import annotations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from a import b


class Holder:
    def __init__(self, most: int | None = None) -> None:
        self.most = most
        self.clear()

    @property
    def full(self) -> bool:
        assert self.most is not None
        if self.most < 1:
            return True
        self.seen = 0.5 * self.most
        return self.most - 1 > len(self.held)

    def clear(self) -> None:
        self.held = []
"""


def test_changes_are_drawn_from_a_seed_and_make_no_module_that_cannot_be_imported(
    mutate: ModuleType, tmp_path: Path
) -> None:
    pytest.importorskip("cosmic_ray", reason="not installed; “make mutate” installs it")
    folder = tmp_path / "code"
    folder.mkdir()
    (folder / "holder.py").write_text(SOURCE, encoding="utf-8")
    every = mutate.sample(tmp_path, ["code"], 100, 1)
    assert every == mutate.sample(tmp_path, ["code"], 100, 1)
    assert {mutant.before for mutant in every} == {
        "self.clear()",
        "if self.most < 1:",
        "return True",
        "self.seen = 0.5 * self.most",
        "return self.most - 1 > len(self.held)",
        "self.held = []",
    }
    for mutant in every:
        changed = mutate.code(tmp_path, mutant)
        compile(changed, "holder.py", "exec")
        assert changed != SOURCE
    assert len(mutate.sample(tmp_path, ["code"], 3, 2)) == 3
