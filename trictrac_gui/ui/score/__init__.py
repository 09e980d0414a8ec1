"""The score chips on the board."""
