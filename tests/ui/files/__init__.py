"""Tests of opening, pasting, copying and writing files."""
