### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Lätt
strength-medium = Medel
strength-hard = Svår
strength-other = Inte mätt
