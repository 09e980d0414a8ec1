"""Widgets that several places of the window share."""
