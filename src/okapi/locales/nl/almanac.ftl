friends-known = Samen gespeeld
friends-text = Iedereen met wie je een partij hebt uitgespeeld. Alleen jij ziet deze lijst.
friends-none = Nog niemand. Speel een partij met vrienden uit, dan vind je ze hier terug.
friends-games = { $count ->
    [one] { $count } partij samen
   *[other] { $count } partijen samen
}
friends-here = nu hier
friends-seen = Aan deze mensen tonen wanneer ik er ben, en zien wanneer zij er zijn
friends-invite = Uitnodigen
friends-invite-one = { $name } uitnodigen
friends-duel = Uitdagen
friends-duel-one = { $name } uitdagen voor een duel
friends-block = Blokkeren
friends-block-one = { $name } blokkeren
friends-block-text = Je hoort dan niets meer van { $name }: { $name } kan je niet uitnodigen, niet zien of je er bent en niet aan jouw tafels aanschuiven. { $name } krijgt dat niet te horen.
friends-blocked = geblokkeerd
friends-unblock = Deblokkeren
friends-unblock-one = { $name } deblokkeren
friends-ask = Bekenden uitnodigen
friends-ask-text = Er wordt een stoel voor ze vrijgehouden, en ze krijgen bericht als ze dat willen.
regular-tables = Stamtafels
regular-table = Stamtafel
regular-table-text = Een tafel om naar terug te komen: dezelfde mensen, kleuren en regels, en een stand die van partij tot partij doorloopt.
regular-table-from-text = De nieuwe tafel neemt de kleuren, de regels en het bord van jullie laatste partij over. Stuur de anderen de link, dan spelen jullie met één tik verder.
regular-table-name = Naam van de tafel
regular-table-name-example = Zondag
regular-table-make = Tafel maken
regular-table-people = Wie erbij hoort
regular-table-owner = beheert de tafel
regular-table-next = Volgende partij
regular-table-to-game = Naar de partij
regular-table-link = Link naar deze tafel
regular-table-link-text = Wie deze link heeft, kan meedoen: hoogstens { $max } mensen in totaal.
regular-table-new-link = Link door een nieuwe vervangen
regular-table-private = Alleen wie erbij hoort, ziet deze tafel, de partijen en de stand.
regular-table-hand-over = Overdragen
regular-table-hand-over-one = Tafel overdragen aan { $name }
regular-table-remove = Verwijderen
regular-table-remove-one = { $name } verwijderen
regular-table-remove-text = { $name } ziet deze tafel dan niet meer. Vervang ook de link, anders kan { $name } daarmee terugkomen.
regular-table-manage = Deze tafel
regular-table-leave = Tafel verlaten
regular-table-leave-text = Je ziet deze tafel dan niet meer. Je partijen blijven in je almanak.
regular-table-close = Voor iedereen opheffen
regular-table-close-text = De tafel en de stand zijn dan voor iedereen weg. De partijen blijven in de almanak van wie ze speelde.
regular-table-invited = Uitnodiging voor de tafel ‘{ $name }’
regular-table-with = Met { $names }
regular-table-join = Meedoen
regular-table-is-full = Alle stoelen aan deze tafel zijn bezet.
regular-table-series = De stand
regular-table-no-games = Hier is nog geen partij uitgespeeld.
almanac = Almanak
almanac-text = De balans van al je uitgespeelde partijen, { $name }. Alleen jij ziet die.
almanac-none = Nog geen uitgespeelde partijen. Hier telt wat je zelf uitspeelt.
almanac-year = Jaar
almanac-all-years = Alle
almanac-sum = In cijfers
almanac-wins = Gewonnen
almanac-games = Partijen
almanac-points = Punten per partij
almanac-head-to-head = Onderling
almanac-head-to-head-text = Hoe vaak de eerste vóór de tweede eindigde, en omgekeerd.
almanac-ahead = { $ahead } keer ervoor, { $behind } keer erachter
almanac-more = Alles tonen
almanac-months = Maand voor maand
almanac-winner = { $name }: { $wins ->
    [one] { $wins } overwinning
   *[other] { $wins } overwinningen
}
almanac-best = Beste partijen
almanac-routes = Beste routes
almanac-tickets = Beste bestemmingskaarten
almanac-real-board = op een echt bord
almanac-luck = Geluk en keuzes
almanac-luck-none = Laat de coach een paar partijen bespreken: dan zie je hier wat geluk was en wat keuze.
almanac-luck-text = De balans van de coach, opgeteld en gemeten in overwinningen. Het getal achter ± zegt hoe ver het toeval alleen al zo’n som kan verschuiven.
almanac-reviewed = { $count ->
    [one] { $count } besproken partij
   *[other] { $count } besproken partijen
}
almanac-of-luck = Geluk
almanac-of-choices = Keuzes
almanac-luck-too-few = Nog te weinig besproken partijen om iets over het geluk te zeggen.
almanac-luck-lucky = De kaarten waren je echt gunstig gezind.
almanac-luck-unlucky = De kaarten zaten je echt tegen.
almanac-luck-even = Geluk en pech houden elkaar in evenwicht, voor zover dat te zeggen is.
almanac-luck-luckiest = { $name } heeft echt het meeste geluk.
almanac-luck-nobody = Niemand heeft duidelijk het meeste geluk: het toeval verklaart het verschil.
almanac-medals = Medailles
medal-level = Eerste overwinning op { $name }
medal-great-ticket = Een bestemmingskaart van meer dan { $number } punten voltooid
medal-from-last = Laatste vóór het tellen van de bestemmingskaarten, en toch gewonnen
medal-globetrotter = { $number } keer Globetrotter
medal-not-yet = nog niet
almanac-kept = Partijen op een echt bord
almanac-asked = Was jij erbij?
almanac-asked-text = Iemand heeft een partij op een echt bord ingevoerd en jou erbij genoemd. In je almanak telt die mee zodra je dat bevestigt.
almanac-filed-by = ingevoerd door { $name }
almanac-unconfirmed = niet bevestigd
almanac-confirm = Ja, meetellen
almanac-strike = Schrappen
almanac-strike-text = De partij telt dan niet meer mee voor jou of voor de stamtafel, en je naam staat er niet meer bij.
almanac-delete = Verwijderen
almanac-delete-text = De partij verdwijnt uit ieders almanak.
almanac-cancel = Annuleren
almanac-csv = Downloaden als tabel (CSV)
almanac-json = Downloaden als gegevens (JSON)
file = In de almanak zetten
file-text = De server bewaart de datum, de namen, ieders punten en van iedereen de beste route en bestemmingskaart, maar niet de partij zelf. Wie je hier kiest, wordt om bevestiging gevraagd en kan de partij altijd schrappen.
file-own-board = De partij is op een eigen bord gespeeld: die telt als partij, vestigt geen records, en van je bord wordt niets bewaard.
file-who = Wie is { $name }?
file-me = { $name } (jij)
file-nobody = Iemand die hier niet is
file-no-table = Geen
file-needs-you = Kies wie van de spelers jij bent.
file-do = Partij invoeren
file-done = De partij staat in je almanak.
reason-people-too-often-invited = { $name } heeft al meerdere uitnodigingen van je. Wacht op een antwoord.
reason-regular-table-unknown = Deze stamtafel bestaat niet, of je hoort er niet bij.
reason-regular-table-not-the-owner = Dat mag alleen wie deze tafel beheert.
reason-regular-table-full = { $max ->
    [one] De enige stoel aan deze tafel is bezet.
    [2] Beide stoelen aan deze tafel zijn bezet.
   *[other] Alle { $max } stoelen aan deze tafel zijn bezet.
}
reason-regular-table-too-many = { $max ->
    [one] Je hoort al bij { $max } stamtafel. Verlaat die eerst.
   *[other] Je hoort al bij { $max } stamtafels. Verlaat er eerst een.
}
reason-almanac-not-in-it = Je kunt alleen een partij invoeren die je zelf hebt gespeeld, en niemand kan er twee keer in voorkomen.
reason-almanac-already-filed = Deze partij heb je al ingevoerd.
reason-almanac-unknown = Deze partij staat niet meer in de almanak.
reason-almanac-too-many = { $max ->
    [one] Je hebt { $max } partij ingevoerd; meer kan niet.
   *[other] Je hebt { $max } partijen ingevoerd; meer kan niet.
}
