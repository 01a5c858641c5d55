### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Verstanden
hint-ferry = Neu: eine Fähre. Die Felder mit Lokomotive musst du mit Lokomotiven bezahlen.
hint-grey = Neu: eine graue Strecke. Du bezahlst sie in einer beliebigen Farbe.
hint-twin = Neu: eine Doppelstrecke. Zu zweit und zu dritt kann nur eines der Gleise genutzt werden; zu viert und zu fünft beide, aber nicht von derselben Person.
hint-wild = Neu: Eine Lokomotive darf eine Landschaftskarte ersetzen. Sie zählt für die Mehrheit und für den Preis.
