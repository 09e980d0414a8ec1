"""What is looked at before Qt starts, and the quick first import of it."""
