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
web-refused = Det går inte ({ $reason }).
reason-server-unreachable = Får ingen kontakt med servern. Är den igång?
lost-title = Utanför kartan
lost-text = Det finns inget på den här adressen.
lost-home = Gå till startsidan
seat-number = Spelare { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Afrikas hjärta, 1910
home-under-title = Bygg järnväg tvärs över en kontinent: mot starka bottar, med vänner långt borta eller runt en och samma skärm.
home-your-name = Ditt namn
home-traveller = Resenär
home-solo = Spela nu
home-opponents = Motståndare
home-level = Styrka
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
home-mine-none = Du har inga partier ännu.
home-open = Öppna bord
home-open-none = Inga bord saknar spelare just nu.
home-watch = Titta på
home-watch-none = Inga offentliga partier pågår just nu.
tutorial-offer-title = Ny här?
tutorial-offer = Spela ett första parti med handledning: ungefär fem minuter, och allt förklaras allteftersom du möter det.
tutorial-begin = Starta partiet med handledning
keeper = Poängräknare
keeper-link = Poängräknare för brädspelet
spoken-choice = Spela vid textbordet, gjort för skärmläsare
home-unofficial = En inofficiell version med öppen källkod av de publicerade reglerna, med egna bilder och egna biljettkort.
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
transfer-title = Spela på den här enheten
transfer-text = Du skapade den här länken på en annan enhet. Med den kan du spela dina partier även i den här webbläsaren.
transfer-take = Fortsätt här

## Lobby

lobby-title = Bordet är klart
lobby-waiting = { $count ->
    [one] Väntar på en spelare till.
   *[other] Väntar på { $count } spelare till.
}
lobby-ready = Alla är här. Väntar på att värden startar partiet.
lobby-ready-host = Alla är här. Starta när du vill.
lobby-seats = Platser
lobby-open-seat = ledig plats
lobby-you = (du)
lobby-away = (borta)
lobby-seat-kind = Vem spelar på plats { $number }
lobby-person = En person
lobby-open = Ledig för en vän
lobby-make-open = Be spelaren lämna
lobby-agreed = { $trains } tåg var · { $tickets } biljettkort per dragning · tid per tur: { $clock }
lobby-timeout-bot = Om tiden går ut för en spelare tar en bot över.
lobby-timeout-players = Om tiden går ut för en spelare bestämmer de andra om de vill vänta eller låta en bot ta över.
lobby-listed = Det här bordet syns i listan: vem som helst kan gå med.
lobby-start = Starta partiet
lobby-leave = Lämna bordet
lobby-closed = Bordet stängdes innan partiet började.
lobby-invite = Bjud in vänner
lobby-invite-text = Alla som har länken kan ta en plats, från vilken enhet som helst som når den här servern.
lobby-invite-link = Inbjudningslänk
lobby-copy = Kopiera
lobby-copied = Kopierat
lobby-fair = Rättvis blandning
lobby-fair-text = Givaren har förseglat en hemlighet. Lägg till några egna ord: korten avgörs av hemligheten och allas ord tillsammans, så ingen kan fuska med dem, och efter partiet kan vem som helst kontrollera det.
lobby-commitment = Sigill:
lobby-words = Dina ord till blandningen
lobby-words-example = vad du vill

## Table

table-title = Bordet
table-loading = Vecklar ut kartan …
table-reconnecting = Anslutningen bröts. Ansluter igen …
table-watching = Du är åskådare
table-you = Du
table-yours = Dina kort och biljetter
table-players = Spelare
table-score = Poäng
table-trains = Tåg
table-cards = Kort
table-tickets-short = Biljetter
table-terrain-of = Terrängkort: { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (ingen har fler)
table-stand-in = (en bot spelar)
table-late = (tiden är ute)
table-let-bot-play = Låt en bot spela för den som är borta
table-let-bot-play-late = Låt en bot spela för den vars tid är ute
table-take-back = Ta tillbaka din plats
table-clock = Tid kvar
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } tim { $minutes } min
table-clock-days = { $days } dygn { $hours } tim
table-last-round = { $turns ->
    [one] Sista omgången: en tur kvar
   *[other] Sista omgången: { $turns } turer kvar
}
table-last-round-now = Sista omgången: det här är din sista tur
table-last-round-yet = Sista omgången: du har en tur kvar
table-last-round-done = Sista omgången: du har haft din sista tur
status-choose-tickets = Välj vilka biljettkort du vill behålla.
status-others-choose = { $count ->
    [one] { $names } väljer fortfarande biljettkort.
   *[other] { $names } väljer fortfarande biljettkort.
}
status-late = Tiden är ute för { $player }.
status-late-you = Din tid är ute. Du kan fortfarande spela, tills de andra låter en bot ta över.
status-your-turn = Din tur: dra kort, muta in en sträcka eller dra biljettkort.
status-your-turn-brief = Din tur
status-draw-again = Ta ditt andra kort.
status-keep-tickets = Välj vilka biljettkort du vill behålla.
status-other-turn = Nu spelar { $player }.
status-other-draws = { $player } drar ett kort till.
status-other-keeps = { $player } väljer biljettkort.
status-over = Spelet är slut.
status-past = Du tittar på en tidigare tur.
status-sending = Ett ögonblick …
notify-your-turn = Det är din tur.
handover = Lämna enheten till { $name }
curtain-title = Nu spelar { $name }
curtain-text = Lämna enheten till { $name }. Ingen tjuvtittning, ni andra!
curtain-lift = Jag är { $name }

## Map

map = Karta
map-title = Afrikas hjärta
map-subtitle = Järnvägar, 1910
map-zoom-in = Zooma in
map-zoom-out = Zooma ut
map-fit = Visa hela kartan
map-route-open = { $route }, { $colour }, { $length ->
    [one] en ruta
   *[other] { $length } rutor
}{ $locomotives ->
    [0] {""}
    [one] , färja med ett lokomotiv
   *[other] , färja med { $locomotives } lokomotiv
}.
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
        [true] , dubblad
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] en ruta
       *[other] { $length } rutor
    }. Inmutad av { $player }{ $doubled ->
        [true] , dubblad
       *[other] {""}
    }.
}

map-manual = Använd piltangenterna för att gå från sträcka till sträcka, eller skriv de första bokstäverna i en ort. Tryck Enter för att välja en sträcka, Escape för att gå tillbaka.

## Cards

market = Uppvända kort och högar
market-take = Ta { $card }
market-draw-train = Dra från tågkortshögen, { $count } kvar
market-draw-terrain = Dra från terrängkortshögen, { $count } kvar
market-draw-tickets = Dra biljettkort, { $count } kvar
market-empty = Tom
market-again = { $card }: tryck igen för att bekräfta
market-again-hint = Tryck igen för att ta det.
market-pass = Passa
hand = Din hand: { $count ->
    [one] ett kort
   *[other] { $count } kort
}
hand-title = Din hand
hand-cards = { $cards }: visa vilka sträckor färgen räcker till
hand-empty = Du har inga kort.

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
   *[other] { $player } har mutat in den här sträckan.
}
claim-not-now = Du kan bara muta in en sträcka i början av din tur.
claim-not-with = Du kan inte betala den med de korten ({ $card }).
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
tickets-none = Du har inga biljettkort ännu.
ticket-is-done = Avklarat
ticket-failed = Inte avklarat
ticket-trains-missing = { $trains ->
    [one] { $trains } ruta fattas
   *[other] { $trains } rutor fattas
}
ticket-fits = { $trains ->
    [one] passar ditt nät, { $trains } ruta fattas
   *[other] passar ditt nät, { $trains } rutor fattas
}
ticket-trains-beyond = { $trains ->
    [one] { $trains } ruta fattas, men du har för få tåg
   *[other] { $trains } rutor fattas, men du har för få tåg
}
ticket-impossible = inte längre möjligt
choose-tickets = { $count ->
    [one] Behåll minst ett biljettkort
   *[other] Behåll minst { $count } biljettkort
}
choose-tickets-keep = { $count ->
    [one] Behåll det här biljettkortet
   *[other] Behåll de här { $count } biljettkorten
}
choose-tickets-more = { $count ->
    [one] Välj ett biljettkort till
   *[other] Välj { $count } biljettkort till
}

## Log and history

log = Händelser
history = Partiet hittills
history-first = Tillbaka till början
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
    [you] Du vann med { $points } poäng!
   *[other] { $player } vann med { $points } poäng
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
end-to-rematch = Gå till returpartiet
end-look-back = Spela upp partiet igen
end-review = Gå igenom partiet
play-on = Spela vidare härifrån
advice = Råd
end-record = Ladda ner protokollet
end-chart = Poäng under partiet
end-chart-start = start
end-chart-end = biljetter
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
