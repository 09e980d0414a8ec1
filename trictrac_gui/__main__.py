"""Start the window: ``python -m trictrac_gui`` and the command ``trictrac-gui``.

What can be said without Qt is said here; only then is ``app``, which imports Qt, looked at.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trictrac_gui.texts.catalogue import Catalogue


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, by default the command line's; the exit status."""
    # What a start makes is kept, so looking for waste in it is for nothing. `app` ends this.
    gc.disable()
    from trictrac_gui import __version__
    from trictrac_gui.assets import THEMES
    from trictrac_gui.startup import preflight
    from trictrac_gui.ui.window.arguments import parse
    from trictrac_gui.variants import VARIANTS

    arguments = parse(sys.argv[1:] if argv is None else argv, VARIANTS, THEMES, __version__)
    if preflight.check(os.environ):
        told = _translations(arguments.language)
        trouble = preflight.check(os.environ, translate=told)
        if trouble and arguments.self_test:
            print(trouble, told("Preflight", "The checks run without a screen."), sep="\n")
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
            trouble = preflight.check(os.environ, translate=told)
        if trouble:
            print(trouble, file=sys.stderr)
            return 1
    from trictrac_gui.startup import qt_import

    qt_import.load()
    from trictrac_gui import app

    return app.run(arguments)


def _translations(asked: str) -> Catalogue:
    """The texts of the language asked for, else that of the settings, else that of the locale."""
    from trictrac_gui.assets import LANGUAGES
    from trictrac_gui.cli.terminal import catalogue, locale_language
    from trictrac_gui.storage import settings
    from trictrac_gui.storage.paths import Paths

    language = asked or settings.load(Paths.find().settings)[0].language
    return catalogue(language if language in LANGUAGES else locale_language(os.environ))


if __name__ == "__main__":
    sys.exit(main())
