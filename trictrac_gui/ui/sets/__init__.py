"""Sets of kept positions: keeping, ordering, showing them, and a lesson made of one."""
