"""What lies on the table, each a graphics item that shows values handed to it."""
