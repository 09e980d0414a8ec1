"""The training of nets and the measuring of their strength; nothing of it is shipped."""
