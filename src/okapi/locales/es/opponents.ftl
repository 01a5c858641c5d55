### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Fácil
strength-medium = Medio
strength-hard = Difícil
strength-other = Sin medir
