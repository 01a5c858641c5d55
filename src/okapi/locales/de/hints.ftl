### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Verstanden
hint-ferry = Neu: eine Fähre. Die Felder mit Lokomotive musst du mit Lokomotiven bezahlen.
hint-grey = Neu: eine graue Strecke. Du bezahlst sie in einer beliebigen Farbe.
hint-twin = Neu: eine Doppelstrecke. Mit weniger als { COUNT($players_sharing_doubles, form: "dative", one: "Spieler", other: "Spielern") } kann nur eines der Gleise genutzt werden, sonst beide, aber nicht von demselben Spieler.
hint-wild = Neu: Du kannst eine Lokomotive als Landschaftskarte ausspielen. Sie zählt beim Vergleich mit den anderen und für die Kosten.
