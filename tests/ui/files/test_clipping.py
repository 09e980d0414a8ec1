"""Any text at all can be pasted: it is something known, or it is told why not."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.corpus import FOLDER
from trictrac_gui.engine.model import Side
from trictrac_gui.engine.setting_up import SetUp
from trictrac_gui.formats.document import Document
from trictrac_gui.formats.faults import Unreadable
from trictrac_gui.formats.position_reader import TextFault
from trictrac_gui.formats.position_text import PositionText
from trictrac_gui.texts.catalogue import Catalogue
from trictrac_gui.texts.file_faults import SENTENCES
from trictrac_gui.texts.position_faults import text_fault
from trictrac_gui.ui.files.files_controller import Address, Nothing, read_clipping
from trictrac_gui.variants import VARIANTS
from trictrac_gui.variants.backgammon import BACKGAMMON

NOW = PositionText(BACKGAMMON, SetUp(BACKGAMMON.setup, Side.FIRST))
PIECES = st.sampled_from([
    "XGID=", "-b----E-C---eE---c-e----B-", ":0:0:1:52:0:0:0:5:10", "4HPwATDgc/ABMA",
    "UQngADAAEAAE", "Position ID:", "game: ", "position: ", "white 24:2", " / black 1:2",
    "red 1:15", "\n", " 7 point match", " Game 1", "  1) 31: 8/5 6/5", "(;FF[4]GM[6]", "{", "}",
    '{"format":"ttg","version":1', "match: 7 2-1", "cube: 2 black", "dice: 6-4", "https://", "\0",
    "\ud800", "\u202e",
])  # fmt: skip


@given(st.one_of(st.text(max_size=200), st.lists(PIECES, max_size=12).map("".join)))
@settings(max_examples=300, deadline=None)
def test_any_text_is_something_or_it_is_told_why_not(text: str) -> None:
    try:
        found = read_clipping(text, VARIANTS, NOW)
    except Unreadable as why:
        assert why.fault.key in SENTENCES  # noqa: PT017 - what is raised is the answer
        return
    assert isinstance(found, PositionText | Document | TextFault | Address | Nothing)
    if isinstance(found, TextFault):
        assert "cannot be right" not in text_fault(found, Catalogue()), found.key
    if isinstance(found, Document):
        assert found.games


def test_every_readable_file_of_the_corpus_can_be_pasted_as_text() -> None:
    pasted = 0
    for path in FOLDER.iterdir():
        try:
            text = path.read_bytes().decode("utf-8")
            found = read_clipping(text, VARIANTS, NOW)
        except (UnicodeDecodeError, Unreadable):
            continue
        if path.suffix in (".mat", ".sgf", ".ttg"):
            assert isinstance(found, Document | Nothing), path.name
            pasted += isinstance(found, Document)
    assert pasted > 70
