### The deal of the day, as its page in the browser says it.

deal = Partij van de dag
deal-title = Partij van de dag: { $date }
deal-text = Iedereen krijgt dezelfde kaarten: wat jij als derde kaart van een stapel trekt, trekken alle anderen ook als derde. Hoeveel punten haal jij eruit?
deal-against = Je tegenstanders: { $opponents } · ongeveer een kwartier
deal-play = Partij van de dag spelen
deal-continue = Verder met mijn partij
deal-play-old = Deze partij spelen
deal-one-try = Eén poging telt: begin vóór { $until } en speel de partij vóór { $end } uit. Alleen wie de eigen partij heeft uitgespeeld, kan de jouwe bekijken.
deal-over = Deze dag is voorbij. Je kunt de partij zo vaak spelen als je wilt, maar die telt niet meer mee.
deal-closing = De dag is voorbij, maar sommigen spelen deze partij nog uit. Vanaf { $until } kun je de partij zo vaak spelen als je wilt, maar die telt niet meer mee.
deal-not-counted = Je partij was niet op tijd afgelopen en telt daarom niet mee.
deal-people = { $count ->
    [0] Nog niemand heeft deze partij uitgespeeld.
    [one] { $count } persoon heeft deze partij uitgespeeld.
   *[other] { $count } mensen hebben deze partij uitgespeeld.
}
deal-field-title = Alle uitslagen
deal-result-title = Jouw uitslag
deal-rank = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: plaats { $rank } van { $of }
deal-streak = { $days ->
    [one] { $days } partij van de dag op rij
   *[other] { $days } partijen van de dag op rij
}
deal-chart = De punten van iedereen in een grafiek
deal-you = Jij: { $points }
deal-luck = Wat was geluk, wat was keuze?
deal-ledger-waits = De coach rekent uit wat geluk was en wat keuze.
deal-best = De beste partij terugkijken: { $name } ({ $points })
deal-champion = De partij van Kampioen terugkijken ({ $points })
deal-own-game = Terug naar mijn partij
deal-share = Mijn uitslag delen
deal-picture = Als afbeelding bewaren
deal-share-text = Wat je deelt, verraadt niets over de kaarten.
deal-card = Okapi · Partij van de dag: { $date }
deal-levels-play = De bots van alle niveaus spelen deze partij nog.
deal-fair = Is er eerlijk geschud?
deal-fair-text = De volgorde van alle stapels ligt vast voordat de dag begint. Het zegel ervan is de dag ervoor te zien, het geheim zelf een uur na het einde van de dag: dan kan iedereen elk van deze partijen controleren.
deal-secret = Geheim
deal-earlier = Eerdere partijen van de dag
deal-earlier-text = Speel ze wanneer je wilt. Ze tellen niet meer mee.
deal-today = De partij van vandaag
deal-new = nieuw vandaag
deal-waits = wacht op je
# On the home page, beside the deal of the day.
duels-link = Duels
duels-wait = wachten op je: { $count }
puzzles-link = Puzzels
reason-deal-is-closing = De dag is voorbij, maar anderen spelen deze partij misschien nog uit. Over hoogstens een uur kun je die zo vaak spelen als je wilt.
