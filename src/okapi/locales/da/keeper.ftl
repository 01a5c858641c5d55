## Vejen dertil, og den første side

keeper-intro = Spiller I det rigtige brætspil? Tryk på strækningerne på dette landkort, efterhånden som I indsætter tog: Okapi tæller point og togvogne for alle og finder til sidst ud af, hvilke rutekort der er fuldført. Det virker uden netforbindelse, og intet forlader denne enhed, medmindre du selv indfører et spil i almanakken.
keeper-new = Nyt spil
keeper-order = I den rækkefølge, I sidder.
keeper-colour = { $name }: { $colour }. Skift farve
keeper-follow-terrain = Hold styr på alles terrænkort
keeper-start = Start regnskabet
keeper-count = Tæl sammen til sidst
keeper-count-text = Førte I ikke regnskab undervejs? Tryk på alles strækninger, når spillet er slut.
keeper-games = Gemte spil
keeper-games-all = Alle spil
keeper-forget = Slet
keeper-forget-sure = Slet dette spil for altid?
keeper-cancel = Annullér
keeper-full = Browseren har ikke mere plads til dette spil. Kopiér linket til det, før du lukker siden.
keeper-shared-title = Nogen har delt et spil med dig
keeper-shared-keep = Gem det på denne enhed
keeper-shared-broken = Linket er beskadiget eller ufuldstændigt: der er intet spil i det.
keeper-shared-missing = Dette spil er spillet på »{ $board }« i en udgave, som ikke findes her. Genindlæs siden, mens du er online, og åbn så linket igen.

## Bordet

keeper-map-manual = Tryk på en strækning for at notere, hvem der har indsat tog på den. Brug piletasterne til at gå fra strækning til strækning, eller skriv de første bogstaver i et stednavn; tryk Enter for at vælge en strækning.
keeper-hint = Tryk på en strækning på landkortet og derefter på den spiller, der har taget den.
keeper-count-hint = Vælg en spiller, og tryk på spillerens strækninger. Tryk igen for at fordoble en strækning, og en gang til for at fjerne den.
keeper-trains-left = { $trains ->
    [one] { $trains } togvogn
   *[other] { $trains } togvogne
}
keeper-standing = { $player }: { $points } point, { $trains ->
    [one] { $trains } togvogn tilbage
   *[other] { $trains } togvogne tilbage
}
keeper-track = Pointskala
keeper-who = Hvem har taget den?
keeper-claim = { $player }: { $points } point
keeper-claim-doubled = { $player }, fordoblet: { $points } point
keeper-take-back = Fjern noten
keeper-undo = Fortryd
keeper-written = { $player }: { $route }, { $points } point
keeper-taken-back = Fjernet: { $player }, { $route }
keeper-anyway = Notér det alligevel
keeper-overruled = Imod reglerne, men bordet tillod det.
keeper-doubtful = Dette passer ikke længere med reglerne.
keeper-plays = Hvad spiller { $player } for at fordoble den?
keeper-objection-taken = { $player } har allerede denne strækning.
keeper-objection-twin-taken = Med { $players } spillere er dette spor lukket: { $player } har det andet.
keeper-objection-twin-own = { $player } har allerede det andet spor, og ingen spiller må tage begge.
keeper-objection-too-few-trains = { $have ->
    [one] { $player } har { $have } togvogn tilbage, men strækningen kræver { $needed }.
   *[other] { $player } har { $have } togvogne tilbage, men strækningen kræver { $needed }.
}
keeper-objection-no-turn-left = { $player } har allerede haft sin sidste tur.
keeper-last-round = Sidste runde! Én tur til: { $names }
keeper-last-round-over = Det var den sidste tur. Indtast nu alles rutekort.
keeper-turn-taken = { $player } indsætter ikke tog i denne tur

## Linjer, terræn, ord

keeper-lines = Noter
keeper-lines-none = Intet noteret endnu.
keeper-change = Ret: { $line }
keeper-no-route = en tur uden strækning
keeper-words = Skriv en strækning
keeper-words-example = Cape Town, Port Elizabeth, Ada ×2
keeper-words-unknown = Den strækning findes ikke. Nævn dens to steder, som i »{ $example }«.
keeper-words-several = { $count ->
    [one] { $count } strækning passer
   *[other] { $count } strækninger passer
}
keeper-terrain = Terræn
keeper-terrain-more = { $player }: ét kort til ({ $terrain })
keeper-terrain-fewer = { $player }: ét kort færre ({ $terrain })
keeper-terrain-line = { $change } { $terrain }
keeper-terrain-most = Understreget: ingen har flere, så spilleren må fordoble en strækning i det terræn. Det koster { $short } kort for op til { $length } felter, { $long } for længere strækninger.

## Rutekort

keeper-tickets = Rutekort
keeper-tickets-hint = Skriv de to steder på hvert rutekort, eller tryk på dem på landkortet, og skriv kortets point. Okapi tjekker, om det er fuldført.
keeper-ticket-from = Fra
keeper-ticket-to = Til
keeper-ticket-points = Point
keeper-ticket-add = Tilføj rutekort
keeper-ticket-offered = Rutekort derfra
keeper-ticket-remove = Fjern: { $ticket }
keeper-ticket-same = Et rutekort skal have to forskellige steder.
keeper-no-place = Der er intet sted, der hedder »{ $typed }«.
keeper-finish = Hvem vandt?

## Pointarket

keeper-back = Tilbage til landkortet
keeper-explained = Point for point
keeper-explained-route = { $route }, { $length ->
    [one] { $length } felt
   *[other] { $length } felter
}
keeper-share = Del som link
keeper-share-text = Linket indeholder hele spillet; intet gemmes på en server.
keeper-file = Indfør i almanakken
keeper-print = Udskriv
keeper-picture = Gem som billede
keeper-more = Mere
