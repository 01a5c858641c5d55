### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Лёгкие
strength-medium = Средние
strength-hard = Сильные
strength-other = Не измерены
