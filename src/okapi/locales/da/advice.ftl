options-advice = Råd til alle
options-advice-text = Alle ved dette bord må spørge træneren, hvad der er klogt at gøre, og alle kan se, at råd er slået til. Ikke i ratede spil.
lobby-advice = Råd er slået til: alle her må spørge træneren, hvad der er klogt at gøre.
game-advice = Råd er slået til.
options-puzzles = Opgaver fra dette spil
options-puzzles-text = Når spillet er gennemgået, kan stillinger fra det blive til opgaver for alle på denne server: som én spiller så dem, uden navne. Alle ved bordet kan se, at det er slået til.
lobby-puzzles = Dette spil kan blive til en opgave, uden navne.
game-played-on = Fortsat fra et andet spil; tæller ikke.
