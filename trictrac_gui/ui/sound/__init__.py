"""What is heard at the table."""
