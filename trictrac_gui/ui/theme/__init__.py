"""The look of everything: colours read from files, style sheet, contrast."""
