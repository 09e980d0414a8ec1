"""The position editor: setting up any position by hand, key, or text."""
