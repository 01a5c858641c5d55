options-advice = Neuvoja kaikille
options-advice-text = Kaikki tässä pöydässä saavat kysyä valmentajalta hyviä siirtoja, ja kaikki näkevät, että neuvot ovat käytössä. Ei vahvuuslukupeleissä.
lobby-advice = Neuvot ovat käytössä: kaikki täällä saavat kysyä valmentajalta hyviä siirtoja.
game-advice = Neuvot ovat käytössä.
game-played-on = Jatkettu toisesta pelistä; ei lasketa mukaan.
