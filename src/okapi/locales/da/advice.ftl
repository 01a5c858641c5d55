options-advice = Råd til alle
options-advice-text = Alle ved dette bord må spørge træneren, hvad der er klogt at gøre, og alle kan se, at råd er slået til. Ikke i ratede spil.
lobby-advice = Råd er slået til: alle her må spørge træneren, hvad der er klogt at gøre.
game-advice = Råd er slået til.
game-played-on = Spillet videre fra et andet spil; tæller ikke.
