"""Everything that outlasts the program: folders, journals of games, settings, the log."""
