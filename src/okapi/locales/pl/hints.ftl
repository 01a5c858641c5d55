### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Rozumiem
hint-ferry = Coś nowego: prom. Za pola z lokomotywą płaci się tylko lokomotywami.
hint-grey = Coś nowego: szara trasa. Płaci się za nią w jednym dowolnym kolorze.
hint-twin = Coś nowego: podwójna trasa. Gdy graczy jest mniej niż { COUNT($players_sharing_doubles, form: "people") }, można zająć tylko jedną nitkę; gdy jest ich co najmniej { COUNT($players_sharing_doubles, form: "people") }, można zająć obie, ale każdą musi zająć inny gracz.
hint-wild = Coś nowego: lokomotywę można zagrać jako kartę terenu. Liczy się i do przewagi, i do kosztu.
