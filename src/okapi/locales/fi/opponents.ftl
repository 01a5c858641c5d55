### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Helppo
strength-medium = Keskitaso
strength-hard = Vaikea
strength-other = Ei mitattu
