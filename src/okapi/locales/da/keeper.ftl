## Vejen dertil, og den første side

keeper = Pointtæller
keeper-link = Pointtæller til brætspillet
keeper-intro = Spiller I med et rigtigt bræt og vogne af træ? Tryk på strækningerne på dette kort: Okapi tæller point og vogne for alle og finder til sidst de fuldførte rutekort. Det virker uden forbindelse, og intet forlader denne enhed.
keeper-new = Nyt spil
keeper-order = I den rækkefølge, I sidder.
keeper-colour = { $name }: { $colour }. Skift farve
keeper-follow-terrain = Følg de åbne terrænkort
keeper-start = Tæl point
keeper-count = Tæl til sidst
keeper-count-text = Har I ikke talt med? Tryk på alles strækninger, når spillet er slut.
keeper-games = Gemte spil
keeper-games-all = Alle spil
keeper-forget = Slet
keeper-forget-sure = Slet dette spil for altid?
keeper-cancel = Annuller
keeper-full = Browseren har ikke mere plads til at gemme spillet. Kopiér linket, før du lukker siden.
keeper-shared-title = Nogen har delt et spil med dig
keeper-shared-keep = Behold det på denne enhed
keeper-shared-broken = Linket er beskadiget eller ufuldstændigt: der er intet spil i det.

## Bordet

keeper-map-manual = Tryk på en strækning for at notere, hvem der har indsat tog. Piletasterne fører fra strækning til strækning, bogstaver til et sted med det navn, Enter vælger en strækning.
keeper-hint = Tryk på en strækning og derefter på den, der har den.
keeper-count-hint = Vælg en spiller, og tryk på spillerens strækninger. Et tryk til fordobler, et tredje sletter.
keeper-trains-left = { $trains ->
    [one] { $trains } vogn
   *[other] { $trains } vogne
}
keeper-standing = { $player }: { $points } point, { $trains ->
    [one] { $trains } vogn tilbage
   *[other] { $trains } vogne tilbage
}
keeper-track = Pointskala
keeper-who = Hvem har den?
keeper-claim = { $player }: { $points } point
keeper-claim-doubled = { $player }, fordoblet: { $points } point
keeper-take-back = Tag tilbage
keeper-undo = Fortryd
keeper-written = { $player }: { $route }, { $points } point
keeper-taken-back = Taget tilbage: { $player }, { $route }
keeper-anyway = Notér det alligevel
keeper-overruled = Imod reglerne; bordet lod det gælde.
keeper-doubtful = Det passer ikke længere med reglerne.
keeper-plays = { $player } fordobler. Med hvad?
keeper-objection-taken = { $player } har denne strækning.
keeper-objection-twin-taken = Med { $players } spillere er dette spor lukket: { $player } har det andet.
keeper-objection-twin-own = { $player } har allerede det andet spor, og ingen må have begge.
keeper-objection-too-few-trains = { $have ->
    [one] { $player } har { $have } vogn tilbage, og strækningen kræver { $needed }.
   *[other] { $player } har { $have } vogne tilbage, og strækningen kræver { $needed }.
}
keeper-objection-no-turn-left = { $player } har haft sin sidste tur.
keeper-last-round = Sidste runde! Én tur mere: { $names }
keeper-last-round-over = Det var den sidste tur. Indtast nu rutekortene.
keeper-turn-taken = { $player } indsætter ingen tog

## Linjer, terræn, ord

keeper-lines = Linjer
keeper-lines-none = Intet noteret endnu.
keeper-change = Ret: { $line }
keeper-no-route = en tur uden strækning
keeper-words = Skriv en strækning
keeper-words-example = Cape Town, Port Elizabeth, Ada ×2
keeper-words-unknown = Sådan en strækning findes ikke. Nævn dens to steder, som i »{ $example }«.
keeper-words-several = { $count ->
    [one] { $count } strækning passer
   *[other] { $count } strækninger passer
}
keeper-terrain = Terræn
keeper-terrain-more = { $player }: ét kort mere ({ $terrain })
keeper-terrain-fewer = { $player }: ét kort mindre ({ $terrain })
keeper-terrain-most = Understreget: ingen har flere, så spilleren må fordoble en strækning i det terræn. Det koster { $short } kort op til { $length } felter, { $long } derover.

## Rutekort

keeper-tickets = Rutekort
keeper-tickets-hint = Nævn de to steder på hvert rutekort, eller tryk på dem på kortet, og værdien. Kortet ved, om det er fuldført.
keeper-ticket-from = Fra
keeper-ticket-to = Til
keeper-ticket-points = Værdi
keeper-ticket-add = Tilføj rutekortet
keeper-ticket-remove = Fjern: { $ticket }
keeper-ticket-same = Et rutekort forbinder to forskellige steder.
keeper-no-place = Intet sted hedder »{ $typed }«.
keeper-finish = Hvem har vundet?

## Pointarket

keeper-back = Tilbage til kortet
keeper-explained = Linje for linje
keeper-explained-route = { $route }, { $length ->
    [one] { $length } felt
   *[other] { $length } felter
}
keeper-share = Del som link
keeper-share-text = Linket rummer hele spillet. Ingen server gemmer det.
keeper-print = Udskriv
keeper-picture = Gem som billede
keeper-more = Mere
