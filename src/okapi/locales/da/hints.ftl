### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Forstået
hint-ferry = Nyt: en færge. Felterne med lokomotiv skal betales med lokomotiver.
hint-grey = Nyt: en grå strækning. Den betales i en valgfri farve.
hint-twin = Nyt: en dobbelt strækning. Med to eller tre spillere kan kun det ene spor tages; med fire eller fem begge, men ikke af samme spiller.
hint-wild = Nyt: et lokomotiv kan gøre det ud for et terrænkort. Det tæller med i flertallet og i prisen.
