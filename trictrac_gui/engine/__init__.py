"""The rules of tables games: no Qt, no files, no clock, and no randomness outside ``dice``."""
