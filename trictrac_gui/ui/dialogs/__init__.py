"""The dialogs of the window; each is opened without blocking and tells its answer by a signal."""
