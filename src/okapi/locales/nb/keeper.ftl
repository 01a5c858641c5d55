## Veien dit, og den første siden

keeper-intro = Spiller dere det ekte brettspillet? Trykk på sporene på dette kartet etter hvert som dere tar dem: Okapi teller poeng og tog for alle og finner til slutt ut hvilke billetter som er fullført. Det virker uten nett, og ingenting forlater denne enheten med mindre du selv fører inn et spill i almanakken.
keeper-new = Nytt spill
keeper-order = I den rekkefølgen dere sitter.
keeper-colour = { $name }: { $colour }. Bytt farge
keeper-follow-terrain = Følg med på alles terrengkort
keeper-start = Start poengføring
keeper-count = Tell opp til slutt
keeper-count-text = Førte dere ikke poeng underveis? Trykk på alles spor når spillet er slutt.
keeper-games = Lagrede spill
keeper-games-all = Alle spill
keeper-forget = Slett
keeper-forget-sure = Slette dette spillet for godt?
keeper-cancel = Avbryt
keeper-full = Nettleseren har ikke mer plass til dette spillet. Kopier lenken til det før du lukker siden.
keeper-shared-title = Noen har delt et spill med deg
keeper-shared-keep = Lagre det på denne enheten
keeper-shared-broken = Lenken er skadet eller ufullstendig: det er ikke noe spill i den.
keeper-shared-missing = Dette spillet er på «{ $board }», i en utgave som ikke finnes her. Last inn siden på nytt mens du er på nett, og åpne så lenken igjen.

## Bordet

keeper-map-manual = Trykk på et spor for å notere hvem som tok det. Bruk piltastene for å gå fra spor til spor, eller skriv de første bokstavene i et sted; trykk Enter for å velge et spor.
keeper-hint = Trykk på et spor på kartet, og så på spilleren som tok det.
keeper-count-hint = Velg en spiller, og trykk på spillerens spor. Trykk igjen for å doble et spor, og en gang til for å slette det.
keeper-trains-left = { $trains } tog
keeper-standing = { $player }: { $points } poeng, { $trains } tog igjen
keeper-track = Poengskala
keeper-who = Hvem tok det?
keeper-claim = { $player }: { $points } poeng
keeper-claim-doubled = { $player }, doblet: { $points } poeng
keeper-take-back = Fjern notatet
keeper-undo = Angre
keeper-written = { $player }: { $route }, { $points } poeng
keeper-taken-back = Fjernet: { $player }, { $route }
keeper-anyway = Noter det likevel
keeper-overruled = Mot reglene, men bordet tillot det.
keeper-doubtful = Dette passer ikke lenger med reglene.
keeper-plays = Hva spiller { $player } for å doble det?
keeper-objection-taken = { $player } har allerede dette sporet.
keeper-objection-twin-taken = Med { $players } spillere er dette sporet stengt: { $player } har det andre.
keeper-objection-twin-own = { $player } har allerede det andre sporet, og ingen spiller kan ta begge.
keeper-objection-too-few-trains = { $player } har { $have } tog igjen, men sporet krever { $needed }.
keeper-objection-no-turn-left = { $player } har allerede hatt sin siste tur.
keeper-last-round = Siste runde! Én tur til: { $names }
keeper-last-round-over = Det var den siste turen. Skriv inn alles billetter nå.
keeper-turn-taken = { $player } tar ikke noe spor denne turen

## Linjer, terreng, ord

keeper-lines = Notater
keeper-lines-none = Ingenting notert ennå.
keeper-change = Endre: { $line }
keeper-no-route = en tur uten spor
keeper-words = Skriv et spor
keeper-words-example = Cape Town, Port Elizabeth, Ada ×2
keeper-words-unknown = Det sporet finnes ikke. Nevn de to stedene, som i «{ $example }».
keeper-words-several = { $count ->
    [one] { $count } spor passer
   *[other] { $count } spor passer
}
keeper-terrain = Terreng
keeper-terrain-more = { $player }: ett kort til ({ $terrain })
keeper-terrain-fewer = { $player }: ett kort færre ({ $terrain })
keeper-terrain-line = { $change } { $terrain }
keeper-terrain-most = Understreket: ingen har flere, så spilleren kan doble et spor i det terrenget. Det koster { $short } kort for spor på opptil { $length } felter og { $long } for lengre spor.

## Billetter

keeper-tickets = Billetter
keeper-tickets-hint = Skriv de to stedene på hver billett, eller trykk på dem på kartet, og skriv inn poengene. Okapi sjekker om billetten er fullført.
keeper-ticket-from = Fra
keeper-ticket-to = Til
keeper-ticket-points = Poeng
keeper-ticket-add = Legg til billett
keeper-ticket-offered = Billetter derfra
keeper-ticket-remove = Fjern: { $ticket }
keeper-ticket-same = En billett må ha to forskjellige steder.
keeper-no-place = Det finnes ikke noe sted som heter «{ $typed }».
keeper-finish = Hvem vant?

## Poengarket

keeper-back = Tilbake til kartet
keeper-explained = Poeng for poeng
keeper-explained-route = { $route }, { $length ->
    [one] { $length } felt
   *[other] { $length } felter
}
keeper-share = Del som lenke
keeper-share-text = Lenken inneholder hele spillet; ingenting lagres på en server.
keeper-file = Før inn i almanakken
keeper-print = Skriv ut
keeper-picture = Lagre som bilde
keeper-more = Mer
