### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Let
strength-medium = Middel
strength-hard = Svær
strength-other = Ikke målt
