"""The coach's tab: what can be counted of the position on the table."""
