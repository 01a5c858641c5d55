workshop = Dina spelplaner
workshop-intro = Har du spelet hemma? Skriv in biljettkorten ur din spellåda och spela med dem: med vänner långt borta, mot bottar eller vid bordet med poängräknaren. Bara du och de du skickar en länk till kan se dina spelplaner.
workshop-begin = Ny spelplan
workshop-begin-empty = Okapis karta, inga biljettkort än
workshop-begin-deck = Okapis karta och biljettkort
workshop-begin-file = Från en fil
workshop-file-bad = Filen innehåller ingen läsbar spelplan:
workshop-new-name = Min spellåda
workshop-copy = Kopiera
workshop-remove = Ta bort: { $name }
workshop-remove-sure = Ta bort spelplanen för gott?
workshop-remove-text = Partier som redan har börjat på den fortsätter med den.
workshop-tickets = { $count ->
    [one] { $count } biljettkort
   *[other] { $count } biljettkort
}

workshop-name = Spelplanens namn
workshop-undo = Ångra
workshop-redo = Gör om
workshop-kept = Sparat
workshop-keeping = Sparar …
workshop-kept-here = Sparat i den här webbläsaren
workshop-kept-offline = Ingen anslutning: sparat i den här webbläsaren så länge
workshop-full = Webbläsaren har inget utrymme kvar: spara spelplanen som fil innan du stänger sidan.
workshop-shortest = { $spaces ->
    [one] Den kortaste förbindelsen har { $spaces } ruta.
   *[other] Den kortaste förbindelsen har { $spaces } rutor.
}
workshop-paste = Klistra in många biljettkort
workshop-paste-text = Ett biljettkort per rad: två orter och, om du vill, poängen. Celler från ett kalkylblad fungerar också.
workshop-paste-add = Lägg till biljettkorten
workshop-paste-added = { $count ->
    [one] { $count } biljettkort tillagt.
   *[other] { $count } biljettkort tillagda.
}
workshop-paste-left = De här raderna är kvar. Rätta dem och lägg till dem igen.
workshop-line-nothing = Ange två orter, som i ”{ $example }”.
workshop-line-one = Bara en ort: { $place }. Ett biljettkort behöver två.
workshop-line-near = Det finns ingen ort som heter ”{ $typed }”. Menade du { $near }?
workshop-line-several = ”{ $typed }” kan vara { $places }.
workshop-line-double = Det biljettkortet finns redan.
workshop-line-points = Ett biljettkort ger { $min } till { $max } poäng.
workshop-flaw-no-path = Ingen förbindelse finns mellan de två orterna.
workshop-flaw-ticket = En av orterna finns inte på kartan.
workshop-flaw-too-few-tickets = Det behövs minst { $needed } biljettkort: { $each } var till { $players } spelare.
workshop-flaw-no-tickets = Det finns inga biljettkort än.
workshop-progress = { $count } av { $box } biljettkort
workshop-ready = Redo att spela, för upp till { $players } spelare.
workshop-not-ready = Sparat, men inte redo att spela än:
workshop-marked = { $count ->
    [one] { $count } biljettkort är markerat i listan.
   *[other] { $count } biljettkort är markerade i listan.
}
workshop-more = Det finns fler fel. Rätta de här först.
workshop-unchecked = Inte kontrollerat än.
workshop-play = Spela på den här spelplanen
workshop-file = Spara som fil
workshop-share = Dela med vänner
workshop-share-text = Alla med länken kan se spelplanen och ta en kopia, tills du drar tillbaka länken.
workshop-share-make = Skapa en länk
workshop-withdraw = Dra tillbaka länken
workshop-shared = { $name } delar en spelplan med dig
workshop-shared-take = Ta en kopia
workshop-covers = Så täcker biljettkorten kartan
workshop-covers-all = Alla orter finns på minst ett biljettkort.
workshop-covers-not = Inte på något biljettkort: { $places }.
workshop-covers-most = Oftast ({ $count }×): { $places }.

reason-board-unknown = Du har inte kvar den här spelplanen.
reason-board-unknown-link = Det finns ingen spelplan bakom den här länken. Kanske har den dragits tillbaka.
reason-board-changed-elsewhere = Spelplanen har ändrats på en annan enhet.
reason-board-too-large = Det är för stort för en spelplan. Högst: { $places } orter, { $routes } sträckor, { $tickets } biljettkort och { $letters } tecken per namn.
