"""The session owns the state of a running game; of Qt it knows QtCore only."""
