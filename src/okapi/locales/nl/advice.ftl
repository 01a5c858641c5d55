options-advice = Advies voor iedereen
options-advice-text = Iedereen aan deze tafel mag de coach om goede zetten vragen, en iedereen ziet dat het advies aanstaat. Niet in ratingpartijen.
lobby-advice = Advies staat aan: iedereen hier mag de coach om goede zetten vragen.
game-advice = Advies staat aan.
options-puzzles = Puzzels uit deze partij
options-puzzles-text = Na een bespreking kunnen stellingen uit deze partij puzzels worden voor iedereen op deze server: zoals één speler ze zag, zonder namen. Iedereen aan tafel ziet dat dit aanstaat.
lobby-puzzles = Deze partij kan een puzzel worden, zonder namen.
game-played-on = Voortgezet vanuit een andere partij; telt niet mee.
