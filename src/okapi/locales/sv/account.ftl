### One's own page, one's devices and mail, and the list of players.

mail = Mejl
mail-text = När du har varit borta ett tag och ingen av dina enheter har kunnat meddela dig får du ett mejl. Ingen annan ser din adress.
mail-address = Din mejladress
mail-send-link = Skicka mig en länk för att bekräfta den
mail-sent = En länk är på väg till { $address }. Öppna den inom tre dagar för att bekräfta adressen.
mail-goes-to = Mejl går till { $address }.
mail-for = Skicka mig ett mejl
mail-always = Även om någon av mina enheter har meddelat mig
mail-change = Använd en annan adress
mail-remove = Ta bort min adress
mail-confirm = Bekräfta adressen
mail-confirm-page = Är det här din adress? Bekräfta den, så skickas de mejl du har bett om till den här adressen.
mail-confirmed = Din adress är bekräftad.
mail-stop = Stoppa alla mejl
mail-stop-page = Stoppa alla mejl från den här servern? Då tas din adress också bort.
mail-stopped = Du får inga fler mejl från den här servern, och din adress är borttagen.
devices-another = Spela på en annan enhet
devices-another-text = Dina partier följer med: skanna koden med den andra enheten, eller öppna länken där. Den fungerar en gång, inom femton minuter.
devices-make = Skapa en länk
devices-link = Länk till den andra enheten
devices-list = Här är du inloggad
devices-this = den här enheten
devices-program = Ett program
devices-unknown = En webbläsare
devices-named = { $browser } på { $system }
devices-since = sedan { $when }
devices-sign-out = Logga ut
devices-sign-out-one = Logga ut: { $device }
devices-nobody = Du har inte angett ditt namn än, så du har inget att ta med.
people-mine = Min sida
people-nobody = Sätt dig först vid ett bord och uppge ditt namn.
people-none = Inga avslutade partier än.
people-games = { $count ->
    [one] { $count } parti
    *[other] { $count } partier
}
people-wins = { $count ->
    [one] { $count } seger
    *[other] { $count } segrar
}
people-since = här sedan { $date }
people-sizes = Segrar efter antal spelare
people-size = { $count ->
    [one] { $count } spelare
    *[other] { $count } spelare
}
people-size-won = vann { $wins } av { $games }
people-points = { $points ->
    [one] { $points } poäng per parti
    *[other] { $points } poäng per parti
}
people-routes = Inmutade sträckor
people-doubled = Dubblade
people-single = Inte dubblade
people-completed = Avklarade
people-failed = Inte avklarade
people-best = Bästa parti
people-against = Motståndare
people-ahead = före i { $ahead } av { $games }
people-what-counts = Ett parti räknas när du själv har spelat det till slut, och bara för din egen plats.
people-finished-more = Tidigare partier
people-bring-record = Gå igenom ett protokoll från en fil
people-visibility = Vem som kan se den här sidan
people-data = Alla mina data
people-export = Ladda ner alla mina data
people-forget = Radera alla mina data
people-forget-text = Om du raderar allt loggas du ut på alla dina enheter och lämnar alla bord för gott; det du har sagt och din rating försvinner, och i dina partier står det ”—” i stället för ditt namn. Det går inte att ångra.
people-forget-sure = Ja, radera allt
people-forget-not = Nej, behåll allt
people-puzzles = Problem
rating = Rating
rating-games = { $count ->
    [one] { $count } rankat parti
   *[other] { $count } rankade partier
}
rating-text = ± visar hur säker en rating är: 19 gånger av 20 ligger den verkliga styrkan inom det spannet. Med två spelare motsvarar ett försprång på 400 poäng tio segrar på en förlust. De tio första partierna är en rating preliminär.
rating-history = Rating, parti för parti
players-text = Här står alla som har valt det på sin egen sida.
players-none = Ingen finns med ännu. Den som vill synas här kan välja det på sin egen sida.
transfer-title = Spela på den här enheten
transfer-text = Du skapade den här länken på en annan enhet. Med den kan du spela dina partier även i den här webbläsaren.
transfer-take = Fortsätt här
people-visibility-private = Bara jag
people-visibility-shared = De jag spelar med, och alla som har länken
people-visibility-listed = Alla: visa mig i listan över spelare på den här servern

## What one is notified of, and when

notifications-for = Meddela mig
notifications-for-turn = när det är min tur
notifications-for-over = när ett parti tar slut
notifications-for-rematch = när någon bjuder in mig eller vill spela igen
notifications-for-joined = när någon sätter sig vid mitt bord
notifications-for-filed = när någon för in ett parti som jag spelade på en riktig spelplan
notifications-for-duel = när någon utmanar mig eller en duell är avslutad
notifications-quiet = Tyst tid
notifications-quiet-from = Från
notifications-quiet-to = Till
