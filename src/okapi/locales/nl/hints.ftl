### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Begrepen
hint-ferry = Nieuw: een veerboot. De vakjes met een locomotief betaal je met locomotieven.
hint-grey = Nieuw: een grijze route. Die betaal je in één kleur naar keuze.
hint-twin = Nieuw: een dubbele route. Met minder dan { COUNT($players_sharing_doubles, one: "speler", other: "spelers") } kan maar één spoor worden geclaimd; anders allebei, maar niet door dezelfde speler.
hint-wild = Nieuw: je kunt een locomotief als terreinkaart spelen. Die telt voor het vergelijken met de anderen en voor de kosten.
