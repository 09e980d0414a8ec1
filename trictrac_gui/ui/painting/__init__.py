"""How the board and all that lies on it is painted: geometry, wood, pieces, pictures kept."""
