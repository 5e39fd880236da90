"""QtCore only: the engine wrapped in signals and slots, and what views bind to."""
