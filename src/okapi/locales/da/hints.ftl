### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Forstået
hint-ferry = Nyt: en færge. Felterne med lokomotiv skal betales med lokomotiver.
hint-grey = Nyt: en grå strækning. Du betaler for den i én valgfri farve.
hint-twin = Nyt: et dobbeltspor. Er I færre end { COUNT($players_sharing_doubles, one: "spiller", other: "spillere") }, kan kun det ene spor tages; ellers begge, men ikke af samme spiller.
hint-wild = Nyt: du kan spille et lokomotiv som terrænkort. Det tæller både, når I ser, hvem der har flest, og når du betaler.
