### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Makkelijk
strength-medium = Gemiddeld
strength-hard = Moeilijk
strength-other = Niet gemeten
