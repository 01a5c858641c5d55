options-advice = Podpowiedzi dla wszystkich
options-advice-text = Każdy przy tym stole może pytać trenera o dobre ruchy i wszyscy widzą, że to włączone. Niedostępne w grach rankingowych.
lobby-advice = Podpowiedzi są włączone: każdy może tu pytać trenera o dobre ruchy.
game-advice = Podpowiedzi są włączone.
options-puzzles = Zadania z tej gry
options-puzzles-text = Po omówieniu gry jej pozycje mogą stać się zadaniami dla wszystkich na tym serwerze: tak, jak widział je jeden gracz, i bez imion. Wszyscy przy stole widzą, że to włączone.
lobby-puzzles = Ta gra może stać się zadaniem, bez imion.
game-played-on = Kontynuacja innej gry; nie liczy się.
