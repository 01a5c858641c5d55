### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Facile
strength-medium = Moyen
strength-hard = Difficile
strength-other = Non mesurés
