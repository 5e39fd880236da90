"""Computer players: each decides from what its seat may know, the legal moves and a seed, and nothing else."""
