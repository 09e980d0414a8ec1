"""The command line ``trictrac``, a module a command; only ``picture`` ever imports Qt."""
