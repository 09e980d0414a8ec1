"""The games that were kept: listed, searched, counted, opened again and passed on."""
