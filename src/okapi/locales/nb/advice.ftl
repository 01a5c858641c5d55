options-advice = Råd til alle
options-advice-text = Alle ved dette bordet kan spørre treneren om hva som er lurt å gjøre, og alle ser at råd er slått på. Ikke i ratede spill.
lobby-advice = Råd er slått på: alle her kan spørre treneren om hva som er lurt å gjøre.
game-advice = Råd er slått på.
game-played-on = Spilt videre fra et annet spill; teller ikke.
