## Vägen dit, och första sidan

keeper = Poängräknare
keeper-link = Poängräknare för brädspelet
keeper-intro = Spelar ni med ett riktigt bräde och tåg av trä? Tryck på sträckorna på den här kartan: Okapi räknar poäng och tåg åt alla och hittar till slut de klara biljetterna. Det fungerar utan uppkoppling, och inget lämnar den här enheten.
keeper-new = Nytt parti
keeper-order = I den ordning ni sitter.
keeper-colour = { $name }: { $colour }. Byt färg
keeper-follow-terrain = Följ de öppna terrängkorten
keeper-start = Räkna poäng
keeper-count = Räkna på slutet
keeper-count-text = Har ni inte räknat? Tryck på allas sträckor när partiet är slut.
keeper-games = Sparade partier
keeper-games-all = Alla partier
keeper-forget = Ta bort
keeper-forget-sure = Ta bort det här partiet för gott?
keeper-cancel = Avbryt
keeper-full = Webbläsaren har ingen plats kvar för att spara partiet. Kopiera länken innan du stänger sidan.
keeper-shared-title = Någon har delat ett parti med dig
keeper-shared-keep = Behåll det på den här enheten
keeper-shared-broken = Länken är skadad eller ofullständig: den innehåller inget parti.

## Bordet

keeper-map-manual = Tryck på en sträcka för att skriva upp vem som mutade in den. Piltangenterna leder från sträcka till sträcka, bokstäver till en plats med det namnet, Enter väljer en sträcka.
keeper-hint = Tryck på en sträcka och sedan på den som mutade in den.
keeper-count-hint = Välj en spelare och tryck på spelarens sträckor. Ett tryck till dubblar, ett tredje tar bort.
keeper-trains-left = { $trains } tåg
keeper-standing = { $player }: { $points } poäng, { $trains } tåg kvar
keeper-track = Poängspår
keeper-who = Vem mutade in den?
keeper-claim = { $player }: { $points } poäng
keeper-claim-doubled = { $player }, dubblat: { $points } poäng
keeper-take-back = Ta tillbaka
keeper-undo = Ångra
keeper-written = { $player }: { $route }, { $points } poäng
keeper-taken-back = Tillbakataget: { $player }, { $route }
keeper-anyway = Skriv upp ändå
keeper-overruled = Mot reglerna; bordet lät det gälla.
keeper-doubtful = Det här stämmer inte längre med reglerna.
keeper-plays = { $player } dubblar. Med vad?
keeper-objection-taken = { $player } har den här sträckan.
keeper-objection-twin-taken = Med { $players } spelare är det här spåret stängt: { $player } har det andra.
keeper-objection-twin-own = { $player } har redan det andra spåret, och ingen får ha båda.
keeper-objection-too-few-trains = { $player } har { $have } tåg kvar, och sträckan kräver { $needed }.
keeper-objection-no-turn-left = { $player } har redan haft sin sista tur.
keeper-last-round = Sista rundan! En tur till: { $names }
keeper-last-round-over = Det var sista turen. Fyll nu i biljetterna.
keeper-turn-taken = { $player } mutar inte in något

## Rader, terräng, ord

keeper-lines = Rader
keeper-lines-none = Inget uppskrivet än.
keeper-change = Ändra: { $line }
keeper-no-route = en tur utan sträcka
keeper-words = Skriv en sträcka
keeper-words-example = Kapstaden, Port Elizabeth, Ada ×2
keeper-words-unknown = Det finns ingen sådan sträcka. Nämn dess båda platser, som i ”{ $example }”.
keeper-words-several = { $count ->
    [one] { $count } sträcka passar
   *[other] { $count } sträckor passar
}
keeper-terrain = Terräng
keeper-terrain-more = { $player }: ett kort till ({ $terrain })
keeper-terrain-fewer = { $player }: ett kort mindre ({ $terrain })
keeper-terrain-most = Understruket: ingen har fler, så spelaren får dubbla en sträcka i den terrängen. Det kostar { $short } kort upp till { $length } rutor, { $long } därutöver.

## Biljetter

keeper-tickets = Biljetter
keeper-tickets-hint = Nämn de båda platserna på varje biljettkort, eller tryck på dem på kartan, och värdet. Kartan vet om det är klart.
keeper-ticket-from = Från
keeper-ticket-to = Till
keeper-ticket-points = Värde
keeper-ticket-add = Lägg till biljetten
keeper-ticket-remove = Ta bort: { $ticket }
keeper-ticket-same = En biljett förbinder två olika platser.
keeper-no-place = Ingen plats heter ”{ $typed }”.
keeper-finish = Vem vann?

## Poängbladet

keeper-back = Tillbaka till kartan
keeper-explained = Rad för rad
keeper-explained-route = { $route }, { $length ->
    [one] { $length } ruta
   *[other] { $length } rutor
}
keeper-share = Dela som länk
keeper-share-text = Länken innehåller hela partiet. Ingen server sparar det.
keeper-print = Skriv ut
keeper-picture = Spara som bild
keeper-more = Mer
