"""How a person plays at the table: mouse, touch and keys pick up, hover and drop by one path, and decide nothing."""
