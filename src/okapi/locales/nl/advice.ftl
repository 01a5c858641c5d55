options-advice = Advies voor iedereen
options-advice-text = Iedereen aan deze tafel mag de coach om goede zetten vragen, en iedereen ziet dat het advies aanstaat. Niet in ratingpartijen.
lobby-advice = Advies staat aan: iedereen hier mag de coach om goede zetten vragen.
game-advice = Advies staat aan.
game-played-on = Voortgezet vanuit een andere partij; telt niet mee.
