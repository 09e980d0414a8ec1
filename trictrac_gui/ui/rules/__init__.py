"""The rules beside the board."""
