### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Verstanden
hint-ferry = Neu: eine Fähre. Die Felder mit Lokomotive musst du mit Lokomotiven bezahlen.
hint-grey = Neu: eine graue Strecke. Du bezahlst sie in einer beliebigen Farbe.
hint-twin = Neu: eine Doppelstrecke. Zu zweit und zu dritt kann nur eines der Gleise genutzt werden; zu viert und zu fünft beide, aber nicht von demselben Spieler.
hint-wild = Neu: Du kannst eine Lokomotive als Landschaftskarte ausspielen. Sie zählt beim Vergleich mit den anderen und für die Kosten.
