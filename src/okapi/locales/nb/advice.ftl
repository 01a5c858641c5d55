options-advice = Råd til alle
options-advice-text = Alle ved dette bordet kan spørre treneren om gode trekk, og alle ser det. Ikke i ratede spill.
lobby-advice = Råd er slått på: alle her kan spørre treneren om gode trekk.
game-played-on = Spilt videre fra et annet spill; teller ikke.
