"""The lessons in the window: their list, and the page on which one is worked through."""
