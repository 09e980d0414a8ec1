"""Pictures of the board: as pixels, as shapes, and on paper."""
