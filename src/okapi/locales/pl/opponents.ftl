### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Łatwe
strength-medium = Średnie
strength-hard = Trudne
strength-other = Bez oceny
