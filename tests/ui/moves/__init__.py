"""The move list and what belongs to it, by mouse and keyboard."""
