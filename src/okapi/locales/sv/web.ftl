# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: järnvägar i Afrikas hjärta
title-page = { $page } · Okapi
title-your-turn = ● Din tur · Okapi
page-navigation = Sidor
home-link = Okapi, startsida
rules-link = Regler
close = Stäng
web-nothing = inga
web-refused = Det avvisades ({ $reason }).
reason-server-unreachable = Servern kan inte nås. Är den igång?
lost-title = Utanför kartan
lost-text = Det finns inget på den här adressen.
lost-home = Till startsidan
seat-number = Spelare { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Afrikas hjärta, 1910
home-under-title = Lägg järnväg över en kontinent: mot starka bottar, med vänner långt borta eller runt ett och samma bord.
home-your-name = Ditt namn
home-traveller = Resenär
home-solo = Spela nu
home-opponents = Motståndare
home-level = Styrka
home-play-now = Spela mot bottar
home-friends = Med vänner
home-seats = Spelare
home-listed = Öppet för alla
home-set-up = Skapa ett bord
home-one-device = På en enhet
home-one-device-text = Skicka enheten vidare; en ridå döljer dina kort mellan turerna.
home-person-name = Namn på spelare { $number }
home-person-add = Lägg till spelare
home-person-remove = Ta bort { $name }
home-pass-and-play = Spela på samma enhet
home-mine = Mina partier
home-mine-none = Du har inga partier ännu.
home-open = Öppna bord
home-open-none = Ingen väntar på spelare just nu.
home-watch = Titta på
home-watch-none = Inget offentligt parti spelas just nu.
home-unofficial = Ett inofficiellt, öppet digitalt spel efter publicerade regler, med egna bilder och egna biljettkort.
options = Alternativ
options-length = Partiets längd
options-length-full = Fullt
options-length-medium = Medellångt
options-length-short = Kort
options-tickets-drawn = Biljettkort per dragning
options-tickets-drawn-text = De flesta regelhäften drar 4, det ryska 3.
options-clock = Tid per drag
options-clock-none = Så länge det tar
options-clock-seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
}
options-clock-days = { $days ->
    [one] Ett dygn
   *[other] { $days } dygn
}
options-timeout = När tiden går ut
options-timeout-bot = En bot spelar vidare
options-timeout-players = De andra bestämmer
list-your-turn = Din tur
list-lobby = Väntar på spelare
list-playing = Pågår
list-over = Avslutat
list-closed = Stängt
list-open-seats = { $count ->
    [one] en ledig plats
   *[other] { $count } lediga platser
}

## Joining

join-title = Du är inbjuden
join-text = Vid bordet: { $names }.
join-sit-down = Slå dig ner
join-watch = Bara titta på
transfer-title = Spela på den här enheten
transfer-text = Du skapade den här länken på en annan enhet. Med den kan du spela dina partier även i den här webbläsaren.
transfer-take = Fortsätt här

## Lobby

lobby-title = Bordet är dukat
lobby-waiting = { $count ->
    [one] Väntar på en spelare till.
   *[other] Väntar på { $count } spelare till.
}
lobby-ready = Alla är här. Värden startar partiet.
lobby-ready-host = Alla är här. Starta när du vill.
lobby-seats = Platser
lobby-open-seat = ledig plats
lobby-you = (du)
lobby-away = (borta)
lobby-seat-kind = Vem spelar på plats { $number }
lobby-person = En person
lobby-open = Ledig för en vän
lobby-make-open = Be spelaren lämna
lobby-agreed = { $trains } tåg var · { $tickets } biljettkort per dragning · tid per drag: { $clock }
lobby-timeout-bot = Om tiden går ut för någon spelar en bot vidare.
lobby-timeout-players = Om tiden går ut för någon bestämmer de andra om de vill vänta eller låta en bot spela.
lobby-listed = Syns bland de öppna borden: vem som helst får slå sig ner.
lobby-start = Starta partiet
lobby-leave = Lämna bordet
lobby-closed = Bordet stängdes innan partiet började.
lobby-invite = Bjud in vänner
lobby-invite-text = Den som har länken kan slå sig ner. Den fungerar på alla enheter som når den här servern.
lobby-invite-link = Inbjudningslänk
lobby-copy = Kopiera
lobby-copied = Kopierat
lobby-fair = En ärlig blandning
lobby-fair-text = Givaren har förseglat en hemlighet. Lägg till egna ord: korten följer av hemligheten och allas ord tillsammans, så ingen kan välja dem, och efter partiet kan alla kontrollera det.
lobby-commitment = Sigill:
lobby-words = Dina ord till blandningen
lobby-words-example = vad du vill

## Table

table-title = Bordet
table-loading = Vecklar ut kartan …
table-reconnecting = Anslutningen bröts. Försöker igen …
table-watching = Du tittar på
table-you = Du
table-yours = Dina kort och biljetter
table-players = Spelare
table-score = Poäng
table-trains = Tåg
table-cards = Kort
table-tickets-short = Biljetter
table-terrain-of = Terrängkort: { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (flest)
table-stand-in = (en bot spelar)
table-late = (tiden är ute)
table-let-bot-play = Låt en bot spela för den som är borta
table-let-bot-play-late = Låt en bot ta över
table-take-back = Spela själv igen
table-clock = Tid kvar
table-last-round = { $turns ->
    [one] Sista omgången: en tur kvar
   *[other] Sista omgången: { $turns } turer kvar
}
status-choose-tickets = Välj vilka biljettkort du behåller.
status-others-choose = { $count ->
    [one] { $names } väljer fortfarande biljettkort.
   *[other] { $names } väljer fortfarande biljettkort.
}
status-late = Tiden är ute för { $player }.
status-late-you = Din tid är ute. Du kan fortfarande spela, tills de andra låter en bot spela för dig.
status-your-turn = Din tur: ta kort, muta in en sträcka eller dra biljettkort.
status-draw-again = Ta ditt andra kort.
status-keep-tickets = Välj vilka biljettkort du behåller.
status-other-turn = Nu är det { $player }.
status-other-draws = { $player } tar ett andra kort.
status-other-keeps = { $player } väljer biljettkort.
status-over = Spelet är slut.
status-past = Du tittar bakåt i partiet.
status-sending = Ett ögonblick …
notify-your-turn = Det är din tur.
handover = Lämna enheten till { $name }
curtain-title = { $name } är i tur
curtain-text = Lämna enheten till { $name }. Ingen annan bör titta.
curtain-lift = Jag är { $name }

## Map

map = Karta
map-title = Afrikas hjärta
map-subtitle = Järnvägar, 1910
map-zoom-in = Närmare
map-zoom-out = Längre bort
map-fit = Hela kartan
map-route-open = { $route }, { $colour }, { $length ->
    [one] en ruta
   *[other] { $length } rutor
}{ $locomotives ->
    [0] {""}
    [one] , färja med ett lokomotiv
   *[other] , färja med { $locomotives } lokomotiv
}
map-route-claimable = { $route }, { $colour }, { $length ->
    [one] en ruta
   *[other] { $length } rutor
}{ $locomotives ->
    [0] {""}
    [one] , färja med ett lokomotiv
   *[other] , färja med { $locomotives } lokomotiv
}. Du kan muta in den.
map-route-claimed = { $who ->
    [you] { $route }, { $length ->
        [one] en ruta
       *[other] { $length } rutor
    }. Din{ $doubled ->
        [true] , dubblad ×2
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] en ruta
       *[other] { $length } rutor
    }. { $player } äger den{ $doubled ->
        [true] , dubblad ×2
       *[other] {""}
    }.
}

map-manual = Piltangenterna leder från sträcka till sträcka, bokstäver till en ort efter dess namn. Enter väljer en sträcka, Escape leder tillbaka.

## Cards

market = Uppvända kort och högar
market-take = Ta { $card }
market-draw-train = Dra från tågkortshögen, { $count } kvar
market-draw-terrain = Dra från terrängkortshögen, { $count } kvar
market-draw-tickets = Dra biljettkort, { $count } kvar
market-empty = Tom
market-again = { $card }: en gång till för att bekräfta
market-again-hint = Tryck en gång till för att ta det.
market-pass = Passa
hand = Din hand: { $count ->
    [one] ett kort
   *[other] { $count } kort
}
hand-title = Din hand
hand-cards = { $cards }: visa vad det räcker till
hand-empty = Inga kort.

## Claiming

claim-facts = { $length ->
    [one] En ruta
   *[other] { $length } rutor
}, { $colour }{ $locomotives ->
    [0] {""}
    [one] , färja: ett lokomotiv
   *[other] , färja: { $locomotives } lokomotiv
} · { $terrain }
claim-owned = { $who ->
    [you] Den här sträckan är din.
   *[other] { $player } äger den här sträckan.
}
claim-not-now = Du kan muta in en sträcka i början av din tur.
claim-not-with = Inte med kort av det slaget ({ $card }).
claim-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
claim-doubled = { $points } poäng med { $spent }
claim-majority = Dubbling ({ $terrain }): { $locomotives ->
    [0] du { $own }
    [one] du { $own } + 1 lokomotiv = { $sum }
   *[other] du { $own } + { $locomotives } lokomotiv = { $sum }
}, { $rival ->
    [0] ingen annan har något
   *[other] { $rivals } ({ $rival })
}: det räcker. Det kostar { $cost ->
    [one] ett kort
   *[other] { $cost } kort
}.
claim-confirm = Muta in sträckan

## Tickets

tickets = Dina biljettkort
tickets-none = Inga biljettkort ännu.
ticket-is-done = Klart
ticket-failed = Inte klart
ticket-trains-missing = { $trains ->
    [one] ett tåg fattas
   *[other] { $trains } tåg fattas
}
ticket-fits = { $trains ->
    [one] passar ditt nät, ett tåg kvar
   *[other] passar ditt nät, { $trains } tåg kvar
}
ticket-trains-beyond = { $trains ->
    [one] ett tåg kvar, och du har inget
   *[other] { $trains } tåg kvar, fler än du har
}
ticket-impossible = ingen väg kvar
choose-tickets = { $count ->
    [one] Behåll minst ett biljettkort
   *[other] Behåll minst { $count } biljettkort
}
choose-tickets-keep = { $count ->
    [one] Behåll det här biljettkortet
   *[other] Behåll de här { $count } biljettkorten
}
choose-tickets-more = { $count ->
    [one] Välj ett till
   *[other] Välj { $count } till
}

## Log and history

log = Vad som har hänt
history = Partiet hittills
history-first = Till början
history-back = Ett steg bakåt
history-forth = Ett steg framåt
history-where = { $step } av { $steps }
history-link = Kopiera länk
history-now = Tillbaka till nu

## Phone

phone-tabs = Dina kort och biljetter
phone-cards = Kort
phone-tickets = Biljetter
phone-players = Spelare
phone-log = Logg

## The end

end-winner = { $who ->
    [you] Du vinner med { $points } poäng
   *[other] { $player } vinner med { $points } poäng
}
end-shared = { $names } delar på segern
end-sheet = Poängblad
end-player = Spelare
end-routes = Sträckor
end-doubling = Dubbling
end-tickets = Biljetter
end-globetrotter = Globe­trotter
end-total = Summa
end-rematch = Spela igen
end-to-rematch = Till revanschen
end-look-back = Se tillbaka på partiet
end-record = Ladda ner protokollet
end-chart = Poäng under partiet
end-chart-start = start
end-chart-end = biljetter
end-all-tickets = Allas biljettkort
check-title = Blandades korten ärligt?
check-text = Protokollet innehåller givarens hemlighet. Webbläsaren kan dela ut varje kort på nytt från den och jämföra.
check-do = Kontrollera blandningen
check-running = Delar ut på nytt …
check-fair = Ärligt: { $draws ->
    [one] den enda dragningen
   *[other] alla { $draws } dragningar
} följer av den förseglade hemligheten och spelarnas ord.
check-failed = Protokollet kunde inte hämtas. Försök igen.
check-edited = Rad { $line } i protokollet har ändrats i efterhand.
check-no-secret = Protokollet innehåller ingen hemlighet.
check-wrong-secret = Hemligheten är inte den som förseglades före partiet.
check-not-dealt = Rad { $line } i protokollet är inte det som givaren borde ha delat ut.
check-not-fair-luck = Det här partiet delades inte ut av den ärliga givaren.
check-not-here = Webbläsare kontrollerar sigill bara via https, eller på din egen dator. Ladda ner protokollet och använd ”okapi verify”.

## Settings

settings = Inställningar
settings-language = Språk
settings-language-missing = { $language }: språket kunde inte laddas. Kontrollera anslutningen och ladda sedan om sidan.
settings-language-auto = Som webbläsaren ({ $language })
settings-theme = Papper
settings-theme-auto = Som systemet
settings-theme-light = Dagsljus
settings-theme-dark = Lampsken
settings-animation = Rörelser
settings-animation-auto = Som systemet
settings-animation-on = På
settings-animation-off = Av
settings-confirm = Fråga före drag
settings-confirm-touch = På pekskärm
settings-confirm-always = Alltid
settings-confirm-never = Aldrig
settings-pace = Bottar, i nya partier
settings-pace-instant = Direkt
settings-pace-fast = Snabba
settings-pace-brisk = Raska
settings-pace-calm = Lugna
settings-shortcuts = Kortkommandon med en enda tangent
settings-sound = Klocksignal när det är min tur
settings-notify = Meddela mig när jag är på annat håll

## Keyboard

keys = Kortkommandon
keys-are-off = Kortkommandon med en enda tangent är avstängda i inställningarna.
keys-cards = Ta kort
keys-train-card = Ta ett uppvänt tågkort
keys-terrain-card = Ta ett uppvänt terrängkort
keys-train-deck = Dra från tågkortshögen
keys-terrain-deck = Dra från terrängkortshögen
keys-draw-tickets = Dra biljettkort
keys-parts = Runt bordet
keys-to-map = Till kartan
keys-to-market = Till de uppvända korten, eller biljettkorten att välja bland
keys-to-hand = Till din hand
keys-to-tickets = Till dina biljettkort
keys-to-log = Till det som har hänt
keys-map = Kartan
keys-claimable = Till nästa eller föregående sträcka som du kan muta in
keys-zoom = Närmare, längre bort
keys-on-map = När du är på kartan
keys-arrows = Till närmaste sträcka åt det hållet
keys-letters = Till en ort, med början av dess namn
keys-around = Runt en ort, sträcka för sträcka
keys-ends = Till den nordligaste eller sydligaste sträckan
keys-choose = Välj sträckan; välj hur du betalar
keys-pan = Flytta kartan
keys-everywhere = Överallt
keys-escape = Stäng, gå tillbaka
# What is printed on the keys.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-shift-arrows = Skift + pilar
key-letters = A … Ö
