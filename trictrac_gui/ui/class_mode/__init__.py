"""Class mode: a board for many eyes, to draw on, to cover and to show on another screen."""
