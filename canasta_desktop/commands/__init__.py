"""The program without a window: referee, verify, simulate. Each is a function from arguments to an exit status."""
