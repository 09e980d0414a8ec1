"""Pictures of every page, board and dialog, as they look on other screens and in other words."""
