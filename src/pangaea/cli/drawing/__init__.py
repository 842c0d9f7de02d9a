"""Any scene in a terminal: no rule, no score and no game's name in here."""
