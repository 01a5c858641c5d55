### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Lett
strength-medium = Middels
strength-hard = Vanskelig
strength-other = Ikke målt
