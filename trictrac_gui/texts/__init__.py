"""Sentences for the keys of the core, one table a kind of key; no Qt."""
