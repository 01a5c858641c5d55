options-advice = Neuvoja kaikille
options-advice-text = Kaikki tässä pöydässä saavat kysyä valmentajalta hyviä siirtoja, ja kaikki näkevät, että neuvot ovat käytössä. Ei vahvuuslukupeleissä.
lobby-advice = Neuvot ovat käytössä: kaikki täällä saavat kysyä valmentajalta hyviä siirtoja.
game-advice = Neuvot ovat käytössä.
options-puzzles = Tehtäviä tästä pelistä
options-puzzles-text = Kun peli on analysoitu, sen tilanteista voi tulla tehtäviä kaikille tällä palvelimella: sellaisina kuin yksi pelaaja ne näki, ilman nimiä. Kaikki pöydässä näkevät, että tämä on käytössä.
lobby-puzzles = Tästä pelistä voi tulla tehtävä, ilman nimiä.
game-played-on = Jatkettu toisesta pelistä; ei lasketa mukaan.
