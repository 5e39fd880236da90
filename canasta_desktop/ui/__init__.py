"""Windows, dialogs and actions; the words of `wording` in the language of the player."""
