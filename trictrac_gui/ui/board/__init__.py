"""The board: geometry, painting and what a hand does on it."""
