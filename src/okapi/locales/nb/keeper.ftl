## Veien dit, og den første siden

keeper = Poengteller
keeper-link = Poengteller for brettspillet
keeper-intro = Spiller dere med et ekte brett og tog av tre? Trykk på sporene på dette kartet: Okapi teller poeng og tog for alle og finner de fullførte billettene til slutt. Det virker uten nett, og ingenting forlater denne enheten.
keeper-new = Nytt spill
keeper-order = I den rekkefølgen dere sitter.
keeper-colour = { $name }: { $colour }. Bytt farge
keeper-follow-terrain = Følg de åpne terrengkortene
keeper-start = Tell poeng
keeper-count = Tell til slutt
keeper-count-text = Har dere ikke telt underveis? Trykk på sporene til alle når spillet er slutt.
keeper-games = Lagrede spill
keeper-games-all = Alle spill
keeper-forget = Slett
keeper-forget-sure = Slette dette spillet for godt?
keeper-cancel = Avbryt
keeper-full = Nettleseren har ikke mer plass til å lagre spillet. Kopier lenken før du lukker siden.
keeper-shared-title = Noen har delt et spill med deg
keeper-shared-keep = Behold det på denne enheten
keeper-shared-broken = Lenken er skadet eller ufullstendig: Den inneholder ikke noe spill.

## Bordet

keeper-map-manual = Trykk på et spor for å notere hvem som tok det. Piltastene fører fra spor til spor, bokstaver til et sted med det navnet, Enter velger et spor.
keeper-hint = Trykk på et spor og deretter på den som tok det.
keeper-count-hint = Velg en spiller og trykk på sporene til spilleren. Et trykk til dobler, et tredje sletter.
keeper-trains-left = { $trains } tog
keeper-standing = { $player }: { $points } poeng, { $trains } tog igjen
keeper-track = Poengløype
keeper-who = Hvem tok det?
keeper-claim = { $player }: { $points } poeng
keeper-claim-doubled = { $player }, doblet: { $points } poeng
keeper-take-back = Ta tilbake
keeper-undo = Angre
keeper-written = { $player }: { $route }, { $points } poeng
keeper-taken-back = Tatt tilbake: { $player }, { $route }
keeper-anyway = Noter det likevel
keeper-overruled = Mot reglene; bordet lot det gjelde.
keeper-doubtful = Dette stemmer ikke lenger med reglene.
keeper-plays = { $player } dobler. Med hva?
keeper-objection-taken = { $player } har dette sporet.
keeper-objection-twin-taken = Med { $players } spillere er dette sporet stengt: { $player } har det andre.
keeper-objection-twin-own = { $player } har allerede det andre sporet, og ingen kan ha begge.
keeper-objection-too-few-trains = { $player } har { $have } tog igjen, og sporet krever { $needed }.
keeper-objection-no-turn-left = { $player } har hatt sin siste tur.
keeper-last-round = Siste runde! Én tur til: { $names }
keeper-last-round-over = Det var den siste turen. Før inn billettene nå.
keeper-turn-taken = { $player } tar ikke noe spor

## Linjer, terreng, ord

keeper-lines = Linjer
keeper-lines-none = Ingenting notert ennå.
keeper-change = Endre: { $line }
keeper-no-route = en tur uten spor
keeper-words = Skriv et spor
keeper-words-example = Cape Town, Port Elizabeth, Ada ×2
keeper-words-unknown = Et slikt spor finnes ikke. Nevn de to stedene, som i «{ $example }».
keeper-words-several = { $count ->
    [one] { $count } spor passer
   *[other] { $count } spor passer
}
keeper-terrain = Terreng
keeper-terrain-more = { $player }: ett kort til ({ $terrain })
keeper-terrain-fewer = { $player }: ett kort mindre ({ $terrain })
keeper-terrain-most = Understreket: Ingen har flere, så spilleren kan doble et spor i det terrenget. Det koster { $short } kort opp til { $length } felt, { $long } utover det.

## Billetter

keeper-tickets = Billetter
keeper-tickets-hint = Nevn de to stedene på hver billett, eller trykk på dem på kartet, og verdien. Kartet vet om den er fullført.
keeper-ticket-from = Fra
keeper-ticket-to = Til
keeper-ticket-points = Verdi
keeper-ticket-add = Legg til billetten
keeper-ticket-remove = Fjern: { $ticket }
keeper-ticket-same = En billett forbinder to forskjellige steder.
keeper-no-place = Ingen steder heter «{ $typed }».
keeper-finish = Hvem vant?

## Poengarket

keeper-back = Tilbake til kartet
keeper-explained = Linje for linje
keeper-explained-route = { $route }, { $length ->
    [one] { $length } felt
   *[other] { $length } felt
}
keeper-share = Del som lenke
keeper-share-text = Lenken inneholder hele spillet. Ingen server lagrer det.
keeper-print = Skriv ut
keeper-picture = Lagre som bilde
keeper-more = Mer
