options-advice = Råd til alle
options-advice-text = Alle ved dette bordet kan spørre treneren om hva som er lurt å gjøre, og alle ser at råd er slått på. Ikke i ratede spill.
lobby-advice = Råd er slått på: alle her kan spørre treneren om hva som er lurt å gjøre.
game-advice = Råd er slått på.
options-puzzles = Oppgaver fra dette spillet
options-puzzles-text = Når spillet er gjennomgått, kan stillinger fra det bli oppgaver for alle på denne serveren: slik én spiller så dem, uten navn. Alle ved bordet ser at dette er slått på.
lobby-puzzles = Dette spillet kan bli en oppgave, uten navn.
game-played-on = Spilt videre fra et annet spill; teller ikke.
