"""What macOS is told about the program: its name, its documents, its languages."""

from __future__ import annotations

from typing import Any, Final

from trictrac_gui.assets import LANGUAGES, SOURCE_LANGUAGE

DOCUMENT: Final = "net.trictrac-gui.game"

INFO: Final[dict[str, Any]] = {
    "CFBundleName": "Tric Trac",
    "CFBundleDisplayName": "Tric Trac & Backgammon",
    "CFBundleDevelopmentRegion": SOURCE_LANGUAGE,
    "CFBundleLocalizations": list(LANGUAGES),
    "LSApplicationCategoryType": "public.app-category.board-games",
    "LSMinimumSystemVersion": "13.0",
    "NSHighResolutionCapable": True,
    # Both the light and the dark look are the program's own.
    "NSRequiresAquaSystemAppearance": False,
    "NSHumanReadableCopyright": "MIT licence",
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Tric Trac or Backgammon game",
            "CFBundleTypeRole": "Editor",
            "CFBundleTypeIconFile": "document.icns",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [DOCUMENT],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": DOCUMENT,
            "UTTypeDescription": "Tric Trac or Backgammon game",
            "UTTypeConformsTo": ["public.utf8-plain-text"],
            "UTTypeIconFile": "document.icns",
            "UTTypeTagSpecification": {
                "public.filename-extension": ["ttg"],
                "public.mime-type": ["application/x-trictrac-game"],
            },
        }
    ],
}
"""The part of Info.plist that PyInstaller does not write by itself."""
