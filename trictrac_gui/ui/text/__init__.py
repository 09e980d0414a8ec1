"""What the window says of games, matches and faults."""
