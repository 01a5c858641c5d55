### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Leicht
strength-medium = Mittel
strength-hard = Schwer
strength-other = Nicht gemessen
