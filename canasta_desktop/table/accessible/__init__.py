"""The table for screen readers: everything on it as a tree of objects, and announcements of what happens."""
