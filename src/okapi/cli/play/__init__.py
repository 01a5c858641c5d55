"""`okapi play`: a person at the prompt, the menus and questions there, and the game around it."""
