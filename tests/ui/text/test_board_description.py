"""What is said of places, in every language."""

from __future__ import annotations

from tests.ui.talk import MakeTalk
from trictrac_gui.engine.model import BAR, OFF
from trictrac_gui.variants import BACKGAMMON, TRIC_TRAC


def test_places_are_called_as_the_players_of_a_game_call_them(
    talk: MakeTalk, language: str
) -> None:
    tric_trac = talk(TRIC_TRAC, "red 13:2 14:1 off:12 / black 24:15")
    backgammon = talk(BACKGAMMON, "white bar:1 6:2 off:12 / black 19:1 off:14")
    said = {
        "en": (
            "Point 13, Hucke of Red, two red",
            "Point 14, one red, blot",
            "Bar, one white",
            "Point 6, two white, made point",
            "Borne off, twelve white, fourteen black",
        ),
        "de": (
            "Spitze 13, Hucke von Rot, zwei rote",
            "Spitze 14, ein roter, einzelner Stein",
            "Bar, ein weißer",
            "Punkt 6, zwei weiße, gemachter Punkt",
            "Abgetragen, zwölf weiße, vierzehn schwarze",
        ),
        "fr": (
            "Flèche 13, coin de repos de Rouge, deux rouges",
            "Flèche 14, une rouge, dame découverte",
            "Barre, un blanc",
            "Flèche 6, deux blancs, case",
            "Pions sortis, douze blancs, quatorze noirs",
        ),
    }[language]
    assert (
        tric_trac.told(13),
        tric_trac.told(14),
        backgammon.told(BAR),
        backgammon.told(6),
        backgammon.told(OFF),
    ) == said
