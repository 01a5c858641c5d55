### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Skjønner
hint-ferry = Nytt: en ferge. Feltene med lokomotiv må betales med lokomotiver.
hint-grey = Nytt: et grått spor. Du betaler for det i én valgfri farge.
hint-twin = Nytt: et dobbeltspor. Er dere færre enn { COUNT($players_sharing_doubles, one: "spiller", other: "spillere") }, kan bare ett av sporene tas; ellers begge, men ikke av samme spiller.
hint-wild = Nytt: du kan spille et lokomotiv som terrengkort. Det teller både når dere ser hvem som har flest, og når du betaler.
