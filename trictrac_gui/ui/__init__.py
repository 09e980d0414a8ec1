"""The windows: they draw what they are told and ask for steps."""
