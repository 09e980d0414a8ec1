"""Files and ids of other programs, and the project's own readable format for games.

Readers turn a text into a transcript, ``legality`` steps the transcript through the engine, and
``formats`` does both for a file of any kind. ``position_id``, ``match_id`` and ``xgid`` hold the
short ids for one moment.
"""
