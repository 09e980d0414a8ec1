"""The board as a widget and a scene, and what the mouse and the keys do on it."""
