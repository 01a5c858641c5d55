### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Easy
strength-medium = Medium
strength-hard = Hard
strength-other = Not measured
