"""The page of a running game: board, plates, what to do next, and the way to its session."""
