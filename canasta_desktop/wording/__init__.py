"""Every sentence a player reads, as data: from codes, numbers and events to English source sentences."""
