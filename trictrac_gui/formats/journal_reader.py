"""Reads the journal of a game that was played here, to check it or to pass it on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from trictrac_gui.decoding import DecodingError, Fields
from trictrac_gui.engine.entries import RecordError, decode
from trictrac_gui.engine.tree import GameTree
from trictrac_gui.engine.variant import Variant
from trictrac_gui.formats.faults import FileFault, FileSpot, Unreadable, fault
from trictrac_gui.formats.saved import saved_from_tree
from trictrac_gui.formats.ttg_reader import SavedReading, common_header, fault_at
from trictrac_gui.storage.errors import NewerVersion, NotAJournal
from trictrac_gui.storage.journal_header import read_free
from trictrac_gui.storage.journal_lines import MARKS
from trictrac_gui.storage.reading import contents, scan_journal
from trictrac_gui.variants import VARIANTS


def read_journal(data: bytes, variants: Sequence[Variant] = VARIANTS) -> SavedReading:
    """The games of a journal as far as it is sound and legal.

    Raises ``Unreadable`` for what is no journal of this program, or one of a newer version.
    """
    try:
        found = contents(scan_journal(Path("-"), data))
        variant, names, match, dice = common_header(found.header, variants)
        free, begins = read_free(variant, match, Fields(found.header))
    except NewerVersion as newer:
        raise Unreadable(fault("newer-version", FileSpot(1, 1), value=newer.version)) from None
    except NotAJournal as wrong:
        raise Unreadable(fault(wrong.key, FileSpot(1, 1))) from None
    except DecodingError as bad:
        raise Unreadable(fault_at(1, bad)) from None
    tree = GameTree(variant, match, begins, free=free)
    faults: list[FileFault] = []
    for number, entry in enumerate(found.entries, 2):
        try:
            tree.replay(decode({key: value for key, value in entry.items() if key not in MARKS}))
        except RecordError as error:
            faults.append(fault(error.key, FileSpot(number, 1), error.field))
            break
    if not faults and found.damage is not None:
        faults.append(fault("damaged", FileSpot(found.damage.line, 1), found.damage.key))
    return SavedReading(saved_from_tree(tree, names, dice=dice), tuple(faults))
