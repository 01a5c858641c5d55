# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: järnvägar i Afrikas hjärta
title-page = { $page } · Okapi
page-navigation = Sidor
home-link = Okapi, startsida
rules-link = Regler
close = Stäng
web-nothing = inga
web-refused = Det går inte ({ $reason }).
reason-server-unreachable = Får ingen kontakt med servern. Är den igång?
lost-title = Utanför kartan
lost-text = Det finns inget på den här adressen.
lost-home = Gå till startsidan
seat-number = Spelare { $number }
name-numbered = { $name } { $number }
labelled = { $label }: { $text }

## Home

home-over-title = Afrikas hjärta, 1910
home-under-title = Bygg järnväg tvärs över en kontinent: mot starka bottar, med vänner långt borta eller runt en och samma skärm.
home-your-name = Ditt namn
home-traveller = Resenär
home-solo = Spela nu
home-opponents = Motståndare
home-play-now = Spela mot bottar
home-friends = Med vänner
home-seats = Spelare
home-listed = Vem som helst kan gå med
home-set-up = Skapa ett bord
home-one-device = På en enhet
home-one-device-text = Skicka runt enheten; dina kort är dolda mellan turerna.
home-person-name = Namn på spelare { $number }
home-person-add = Lägg till spelare
home-person-remove = Ta bort { $name }
home-pass-and-play = Spela på samma enhet
home-mine = Mina partier
home-open = Öppna bord
home-open-none = Inga bord saknar spelare just nu.
home-watch = Titta på
home-watch-none = Inga offentliga partier pågår just nu.
tutorial-begin = Starta handledningen
keeper = Poängräknare
keeper-link = Poängräknare för brädspelet
spoken-choice = Spela vid textbordet, gjort för skärmläsare
home-unofficial = En inofficiell utgåva enligt de publicerade reglerna, med öppen källkod, egna bilder och egna biljettkort.
options = Alternativ
options-length = Partiets längd
options-length-full = Normalt
options-length-medium = Medellångt
options-length-short = Kort
options-tickets-drawn = Biljettkort per dragning
options-tickets-drawn-text = De flesta regelhäften säger { $tickets_in_most_editions }, det ryska { $tickets_in_russian }.
options-clock = Tid per tur
options-clock-none = obegränsad
options-clock-seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
}
options-clock-days = { $days ->
    [one] ett dygn
   *[other] { $days } dygn
}
options-timeout = När tiden går ut
options-timeout-bot = En bot tar över
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

## Lobby

lobby-agreed = { $trains } tåg var · { $tickets } biljettkort per dragning · tid per tur: { $clock }
lobby-timeout-bot = Om tiden går ut för en spelare tar en bot över.
lobby-timeout-players = Om tiden går ut för en spelare bestämmer de andra om de vill vänta eller låta en bot ta över.
lobby-listed = Det här bordet syns i listan: vem som helst kan gå med.
lobby-copy = Kopiera
lobby-copied = Kopierat

## Table

table-loading = Vecklar ut kartan …
table-you = Du
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } tim { $minutes } min
table-clock-days = { $days } dygn { $hours } tim

## Map

map = Karta
map-fit = Visa hela kartan

## Tickets

tickets = Dina biljettkort
ticket-failed = Inte avklarat

## Log and history

history = Partiet hittills
history-first = Tillbaka till början
history-back = Ett steg bakåt
history-forth = Ett steg framåt
history-now = Tillbaka till nu

## Phone

phone-tabs = Din hand och dina biljettkort
phone-cards = Kort
phone-tickets = Biljett­kort
phone-players = Spelare
phone-log = Händelser

## The end

end-winner = { $who ->
    [you] Du vann med { $points } poäng!
   *[other] { $player } vann med { $points } poäng
}
end-shared = { $names } delar på segern
end-sheet = Poängblad
end-player = Spelare
end-routes = Sträckor
end-doubling = Dubbling
end-tickets = Biljett­kort
end-globetrotter = Globe­trotter
end-total = Summa
end-rematch = Spela igen
end-to-rematch = Gå till returpartiet
end-look-back = Spela upp partiet igen
end-review = Gå igenom partiet
play-on = Spela vidare härifrån
advice = Råd
end-record = Ladda ner protokollet
end-chart = Poäng under partiet
end-chart-start = start
end-chart-end = biljettkort
end-all-tickets = Allas biljettkort
check-title = Var blandningen rättvis?
check-text = Protokollet innehåller givarens hemlighet. Med den kan den här webbläsaren dela ut varje kort på nytt och jämföra.
check-do = Kontrollera blandningen
check-running = Delar ut på nytt …
check-fair = Rättvist: { $draws ->
    [one] det enda kortet
   *[other] alla { $draws } kort
} stämmer med den förseglade hemligheten och spelarnas ord.
check-failed = Protokollet kunde inte laddas ner. Försök igen.
check-edited = Rad { $line } i protokollet har ändrats i efterhand.
check-no-secret = Protokollet innehåller inte hemligheten.
check-wrong-secret = Det här är inte hemligheten som förseglades före partiet.
check-not-dealt = Rad { $line } i protokollet är inte det som givaren borde ha delat ut.
check-not-fair-luck = Det här partiet delades inte ut av den rättvisa givaren.
check-not-here = Webbläsare kan bara kontrollera sigill via https eller på din egen dator. Ladda ner protokollet och kör ”okapi verify”.

## Settings

settings = Inställningar
settings-language = Språk
settings-language-missing = { $language }: språket kunde inte laddas. Kontrollera anslutningen och ladda sedan om sidan.
settings-language-auto = Webbläsarens standard ({ $language })
settings-theme = Tema
settings-theme-auto = Systemets standard
settings-theme-light = Dagsljus
settings-theme-dark = Lampsken
settings-animation = Animationer
settings-animation-auto = Systemets standard
settings-animation-on = På
settings-animation-quick = Snabba
settings-animation-off = Av
settings-confirm = Bekräfta drag
settings-confirm-touch = På pekskärm
settings-confirm-always = Alltid
settings-confirm-never = Aldrig
settings-delay = Bottarnas tempo (nya partier)
settings-delay-instant = Omedelbart
settings-delay-fast = Snabbt
settings-delay-brisk = Raskt
settings-delay-calm = Lugnt
settings-shortcuts = Kortkommandon med en tangent
settings-volume = Ljudvolym
settings-notify = Meddela mig när det är min tur och jag är i ett annat fönster

## Keyboard

keys = Kortkommandon
keys-are-off = Kortkommandon med en tangent är avstängda i inställningarna.
keys-cards = Dra kort
keys-train-card = Ta ett uppvänt tågkort
keys-terrain-card = Ta ett uppvänt terrängkort
keys-train-deck = Dra från tågkortshögen
keys-terrain-deck = Dra från terrängkortshögen
keys-draw-tickets = Dra biljettkort
keys-parts = Runt bordet
keys-to-map = Gå till kartan
keys-to-market = Gå till de uppvända korten, eller biljettkorten att välja bland
keys-to-hand = Gå till din hand
keys-to-tickets = Gå till dina biljettkort
keys-to-log = Gå till händelserna
keys-map = Kartan
keys-claimable = Nästa eller föregående sträcka du kan muta in
keys-plan = Planera den valda sträckan, eller stryk den
keys-zoom = Zooma in, zooma ut
keys-on-map = På kartan
keys-arrows = Närmaste sträcka åt det hållet
keys-letters = En ort efter de första bokstäverna i namnet
keys-around = Runt en ort, sträcka för sträcka
keys-ends = Den nordligaste eller sydligaste sträckan
keys-choose = Välj sträckan; välj hur du betalar
keys-pan = Flytta kartan
keys-everywhere = Överallt
keys-escape = Stäng eller gå tillbaka
# What is printed on the keys.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-shift-arrows = Skift + pilar
key-letters = A … Ö
settings-follow = Flytta kartan till det som andra mutar in
livery-colour = { $colour ->
    [red] röd
    [blue] blå
    [green] grön
    [yellow] gul
   *[black] svart
}
livery-choose = { $name }: { $colour }. Välj en annan färg
livery-taken = { $colour }, upptagen av { $name }
legend-free = Ledig sträcka: tomma rutor i sträckans färg
legend-grey = Grå sträcka: kort i en valfri färg
legend-taken = Inmutad sträcka: ett tåg i ägarens färg och med ägarens märke
legend-claimable = Du kan muta in den nu
legend-wanted = Den behövs för dina biljettkort
legend-planned = I din plan, som bara du ser
legend-fresh = Inmutad sedan din senaste tur
history-play = Spela upp
history-turn-back = En tur bakåt
history-turn-forth = En tur framåt
settings-delay-now = Bottarnas tempo (det här partiet)
map-title = Afrikas hjärta
