"""The course of a game on the screen: the list of moves, comments, branches and the step bar."""
