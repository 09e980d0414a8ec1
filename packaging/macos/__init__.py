"""What is particular to macOS."""
