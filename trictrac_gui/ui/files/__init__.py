"""Files of games in the window: opened, dropped, pasted, copied and written."""
