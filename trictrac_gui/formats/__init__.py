"""Files and ids of other programs, and the project's own readable format for games.

Readers turn a text into entries, ``tree_builder`` puts them to the rules and appends them to
trees, ``tree_entries`` visits trees for the writers, and ``formats`` does all of it for a file of
any kind. ``gnubg_ids``, ``xgid`` and ``position_text`` hold a single moment.
"""
