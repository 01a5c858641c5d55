## Vägen dit, och första sidan

keeper-intro = Spelar ni det riktiga brädspelet? Tryck på sträckorna på den här kartan allteftersom ni mutar in dem: Okapi räknar poäng och tåg åt alla och tar till slut reda på vilka biljettkort som är avklarade. Det fungerar utan anslutning, och inget lämnar den här enheten om du inte själv för in ett parti i loggboken.
keeper-new = Nytt parti
keeper-order = I den ordning ni sitter.
keeper-colour = { $name }: { $colour }. Byt färg
keeper-follow-terrain = Håll reda på allas terrängkort
keeper-start = Räkna poäng
keeper-count = Räkna i slutet
keeper-count-text = Räknade ni inte medan ni spelade? Tryck på allas sträckor när partiet är slut.
keeper-games = Sparade partier
keeper-games-all = Alla partier
keeper-forget = Ta bort
keeper-forget-sure = Ta bort det här partiet för gott?
keeper-cancel = Avbryt
keeper-full = Webbläsaren har ingen plats kvar för det här partiet. Kopiera länken till det innan du stänger sidan.
keeper-shared-title = Någon har delat ett parti med dig
keeper-shared-keep = Spara det på den här enheten
keeper-shared-broken = Länken är skadad eller ofullständig: den innehåller inget parti.
keeper-shared-missing = Det här partiet spelas på ”{ $board }” i en version som inte finns här. Ladda om sidan när du är online och öppna sedan länken igen.

## Bordet

keeper-map-manual = Tryck på en sträcka för att anteckna vem som har mutat in den. Använd piltangenterna för att gå från sträcka till sträcka, eller skriv de första bokstäverna i en ort; tryck Enter för att välja en sträcka.
keeper-hint = Tryck på en sträcka på kartan och sedan på spelaren som har mutat in den.
keeper-count-hint = Välj en spelare och tryck på spelarens sträckor. Tryck igen för att dubbla en sträcka, och en gång till för att ta bort den.
keeper-trains-left = { $trains } tåg
keeper-standing = { $player }: { $points } poäng, { $trains } tåg kvar
keeper-track = Poängspår
keeper-who = Vem mutade in den?
keeper-claim = { $player }: { $points } poäng
keeper-claim-doubled = { $player }, dubblad: { $points } poäng
keeper-take-back = Ta bort inmutningen
keeper-undo = Ångra
keeper-written = { $player }: { $route }, { $points } poäng
keeper-taken-back = Borttagen: { $player }, { $route }
keeper-anyway = Anteckna ändå
keeper-overruled = Mot reglerna, men bordet tillät det.
keeper-doubtful = Det här stämmer inte längre med reglerna.
keeper-plays = Vad spelar { $player } för att dubbla den?
keeper-objection-taken = { $player } har redan den här sträckan.
keeper-objection-twin-taken = Med { $players } spelare är det här spåret stängt: { $player } har det andra.
keeper-objection-twin-own = { $player } har redan det andra spåret, och ingen spelare får muta in båda.
keeper-objection-too-few-trains = { $player } har { $have } tåg kvar, men sträckan kräver { $needed }.
keeper-objection-no-turn-left = { $player } har redan haft sin sista tur.
keeper-last-round = Sista omgången! En tur till: { $names }
keeper-last-round-over = Det var den sista turen. Fyll nu i allas biljettkort.
keeper-turn-taken = { $player } mutar inte in någon sträcka den här turen

## Rader, terräng, ord

keeper-lines = Anteckningar
keeper-lines-none = Inget antecknat än.
keeper-change = Ändra: { $line }
keeper-no-route = en tur utan sträcka
keeper-words = Skriv en inmutning
keeper-words-example = Kapstaden, Port Elizabeth, Ada ×2
keeper-words-unknown = Den sträckan finns inte. Ange dess två orter, som i ”{ $example }”.
keeper-words-several = { $count ->
    [one] { $count } sträcka passar
   *[other] { $count } sträckor passar
}
keeper-terrain = Terräng
keeper-terrain-more = { $player }: ett kort till ({ $terrain })
keeper-terrain-fewer = { $player }: ett kort färre ({ $terrain })
keeper-terrain-line = { $change } { $terrain }
keeper-terrain-most = Understruket: ingen har fler, så spelaren får dubbla en sträcka i den terrängen. Det kostar { $short } kort för upp till { $length } rutor, { $long } för längre sträckor.

## Biljetter

keeper-tickets = Biljettkort
keeper-tickets-hint = Skriv de två orterna på varje biljettkort, eller tryck på dem på kartan, och fyll i poängen. Okapi kontrollerar om det är avklarat.
keeper-ticket-from = Från
keeper-ticket-to = Till
keeper-ticket-points = Poäng
keeper-ticket-add = Lägg till biljettkort
keeper-ticket-offered = Biljettkort därifrån
keeper-ticket-remove = Ta bort: { $ticket }
keeper-ticket-same = Ett biljettkort måste ha två olika orter.
keeper-no-place = Det finns ingen ort som heter ”{ $typed }”.
keeper-finish = Vem vann?

## Poängbladet

keeper-back = Tillbaka till kartan
keeper-explained = Poäng för poäng
keeper-explained-route = { $route }, { $length ->
    [one] { $length } ruta
   *[other] { $length } rutor
}
keeper-share = Dela som länk
keeper-share-text = Länken innehåller hela partiet; inget sparas på en server.
keeper-file = För in i loggboken
keeper-print = Skriv ut
keeper-picture = Spara som bild
keeper-more = Mer
