options-advice = Podpowiedzi dla wszystkich
options-advice-text = Każdy przy tym stole może pytać trenera o dobre ruchy i wszyscy to widzą. Nie w grach rankingowych.
lobby-advice = Podpowiedzi są włączone: każdy może tu pytać trenera o dobre ruchy.
game-advice = Podpowiedzi są włączone.
game-played-on = Kontynuacja innej gry; nie liczy się.
