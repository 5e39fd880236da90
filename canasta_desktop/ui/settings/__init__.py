"""The window of settings, and its pages. Every change counts at once."""
