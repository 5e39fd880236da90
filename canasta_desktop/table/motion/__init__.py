"""What happened at the table as movements of cards."""
