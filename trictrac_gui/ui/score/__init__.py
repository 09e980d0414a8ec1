"""The score chips, the doubling cube and the pegs of a match as items of the scene."""
