"""The main window: pages, menus, settings, its place on the screen, the way between pages."""
