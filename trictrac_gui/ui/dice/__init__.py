"""The dice of both sides as items of the scene, and the chart of what they threw."""
