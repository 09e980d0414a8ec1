"""The dice as drawn cubes."""
