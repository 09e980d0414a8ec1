"""The games on the table: one module each, and this list."""

from trictrac_gui.engine.variant import Variant
from trictrac_gui.variants.backgammon import BACKGAMMON
from trictrac_gui.variants.tavla import TAVLA
from trictrac_gui.variants.tric_trac import TRIC_TRAC

VARIANTS: tuple[Variant, ...] = (TRIC_TRAC, BACKGAMMON, TAVLA)

__all__ = ["BACKGAMMON", "TAVLA", "TRIC_TRAC", "VARIANTS"]
