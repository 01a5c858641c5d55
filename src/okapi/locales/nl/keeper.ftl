## De weg ernaartoe, en de eerste pagina

keeper-intro = Spelen jullie met een echt bord en echte treintjes? Tik de routes op deze landkaart aan zodra jullie ze claimen: Okapi telt punten en treintjes voor iedereen en zoekt aan het einde uit welke bestemmingskaarten voltooid zijn. Dat werkt ook offline, en niets verlaat dit apparaat, tenzij je zelf een partij in de almanak zet.
keeper-new = Nieuwe partij
keeper-order = Op volgorde van zitten.
keeper-colour = { $name }: { $colour }. Kleur wisselen
keeper-follow-terrain = Ieders terreinkaarten bijhouden
keeper-start = Score bijhouden
keeper-count = Aan het einde tellen
keeper-count-text = Geen score bijgehouden? Tik na afloop ieders routes aan.
keeper-games = Bewaarde partijen
keeper-games-all = Alle partijen
keeper-forget = Wissen
keeper-forget-sure = Deze partij voorgoed wissen?
keeper-cancel = Annuleren
keeper-full = Deze browser heeft geen ruimte meer voor deze partij. Kopieer de link voordat je de pagina sluit.
keeper-shared-title = Iemand deelt een partij met je
keeper-shared-keep = Op dit apparaat bewaren
keeper-shared-broken = Deze link is beschadigd of onvolledig: er zit geen partij in.
keeper-shared-missing = Deze partij is gespeeld op ‘{ $board }’, in een versie die hier niet is. Laad deze pagina opnieuw terwijl je online bent en open de link nog eens.

## De tafel

keeper-map-manual = Tik een route aan om vast te leggen wie hem claimt. Ga met de pijltjestoetsen van route naar route, of typ de eerste letters van een plaats; Enter kiest een route.
keeper-hint = Tik een route op de landkaart aan, en daarna de speler die hem claimt.
keeper-count-hint = Kies een speler en tik de routes van die speler aan. Tik nog eens om een route te verdubbelen, en een derde keer om hem te wissen.
keeper-trains-left = { $trains ->
    [one] { $trains } treintje
   *[other] { $trains } treintjes
}
keeper-standing = { $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, nog { $trains ->
    [one] { $trains } treintje
   *[other] { $trains } treintjes
}
keeper-track = Scorespoor
keeper-who = Wie claimt deze route?
keeper-claim = { $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
keeper-claim-doubled = { $player }, verdubbeld: { $points } punten
keeper-take-back = Terugnemen
keeper-undo = Ongedaan maken
keeper-written = { $player }: { $route }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
keeper-taken-back = Teruggenomen: { $player }, { $route }
keeper-anyway = Toch vastleggen
keeper-overruled = Tegen de regels, maar de tafel vond het goed.
keeper-doubtful = Dit past niet meer bij de regels.
keeper-plays = Wat speelt { $player } om te verdubbelen?
keeper-objection-taken = { $player } heeft deze route al.
keeper-objection-twin-taken = Met { $players } spelers is dit spoor gesloten: { $player } heeft het andere.
keeper-objection-twin-own = { $player } heeft het andere spoor al, en geen speler mag ze allebei claimen.
keeper-objection-too-few-trains = { $have ->
    [one] { $player } heeft nog { $have } treintje, en de route kost er { $needed }.
   *[other] { $player } heeft nog { $have } treintjes, en de route kost er { $needed }.
}
keeper-objection-no-turn-left = { $player } heeft de laatste beurt al gehad.
keeper-last-round = Laatste ronde! Nog één beurt voor { $names }
keeper-last-round-over = Dat was de laatste beurt. Voer nu ieders bestemmingskaarten in.
keeper-turn-taken = { $player } claimt deze beurt geen route

## Regels, terrein, woorden

keeper-lines = Notities
keeper-lines-none = Nog niets vastgelegd.
keeper-change = Wijzigen: { $line }
keeper-no-route = een beurt zonder route
keeper-words = Typ een claim
keeper-words-example = Kaapstad, Port Elizabeth, Ada ×2
keeper-words-unknown = Zo’n route is er niet. Noem de twee plaatsen, zoals in ‘{ $example }’.
keeper-words-several = { $count ->
    [one] { $count } route past
   *[other] { $count } routes passen
}
keeper-terrain = Terrein
keeper-terrain-more = { $player }: een kaart meer ({ $terrain })
keeper-terrain-fewer = { $player }: een kaart minder ({ $terrain })
keeper-terrain-line = { $change } { $terrain }
keeper-terrain-most = Onderstreept: niemand heeft er meer, dus deze speler mag een route van dat terrein verdubbelen. Dat kost bij routes tot en met { $length } vakjes { $short ->
    [one] { $short } kaart
   *[other] { $short } kaarten
}, bij langere { $long }.

## Bestemmingen

keeper-tickets = Bestemmingen
keeper-tickets-hint = Noem van elke bestemmingskaart de twee plaatsen, of tik ze aan op de landkaart, en voer de punten in. Okapi controleert of de kaart voltooid is.
keeper-ticket-from = Van
keeper-ticket-to = Naar
keeper-ticket-points = Punten
keeper-ticket-add = Bestemming toevoegen
keeper-ticket-offered = Bestemmingskaarten vanaf daar
keeper-ticket-remove = Verwijderen: { $ticket }
keeper-ticket-same = Een bestemmingskaart heeft twee verschillende plaatsen nodig.
keeper-no-place = Geen plaats heet ‘{ $typed }’.
keeper-finish = Wie heeft gewonnen?

## Het scoreblad

keeper-back = Terug naar de landkaart
keeper-explained = Punt voor punt
keeper-explained-route = { $route }, { $length ->
    [one] { $length } vakje
   *[other] { $length } vakjes
}
keeper-share = Als link delen
keeper-share-text = De link bevat de hele partij; er wordt niets op een server bewaard.
keeper-file = In de almanak zetten
keeper-print = Afdrukken
keeper-picture = Als afbeelding bewaren
keeper-more = Meer
