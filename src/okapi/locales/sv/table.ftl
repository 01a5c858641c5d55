# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Sedan din senaste tur
news-where = { $step } av { $steps }
news-earlier = Föregående drag
news-later = Nästa drag
market-trains = Uppvända tågkort
market-terrains = Terrängkort
market-deck = Hög
market-deck-ticket = Biljettkort
hand-terrain = Dina terrängkort
legend = Poäng och märken
market-not-now = Du kan inte ta det nu.
market-not-your-turn = Vänta på din tur.
market-second-card = Du drar kort: ta ditt andra kort först.
history-slider = Tidpunkt i partiet
history-pause = Paus
history-speed = Hastighet ×{ $speed }
map-wanted = Behövs för dina biljettkort.
map-planned = I din plan.
table-bot-wanted = Du vill låta en bot ta över. Väntar på att de andra ska säga ja.
table-comes-back = En bot spelar åt dig den här gången. Sedan spelar du själv igen.
title-rematch = ● Returparti · Okapi
leave-menu = Lämna bordet
leave-home = Startsidan
leave-home-text = Partiet väntar på dig; kom tillbaka när du vill.
leave-for-good = Lämna partiet för gott
leave-for-good-sure = Ja, lämna för gott
leave-for-good-text = En bot spelar färdigt åt dig. Du kan inte få tillbaka din plats.
table-left = (har gått; en bot spelar vidare)
status-ended = Det här partiet avslutades i förtid. Du kan se tillbaka på det.
spoken-news-left = { $player } har lämnat partiet för gott; en bot spelar vidare.
spoken-since-notification = Sedan du fick besked:
rating-after = Rating efter partiet
rating-line = { $player }: { $rating } ({ $change })
leave-for-good-rated = Det här partiet är rankat: den som går kommer sist.
news-since-notification = Sedan du fick besked
news-notification-moment = Visa det ögonblicket
title-your-turn = ● Din tur · Okapi
table-title = Bordet
table-reconnecting = Anslutningen bröts. Ansluter igen …
table-watching = Du är åskådare
table-yours = Din hand och dina biljettkort
table-players = Spelare
table-score = Poäng
table-trains = Tåg
table-cards = Kort
table-tickets-short = Biljett­kort
table-terrain-of = { $who ->
    [you] Dina terrängkort
   *[other] Terrängkort: { $player }
}
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (ingen har fler)
table-stand-in = (en bot spelar)
table-late = (tiden är ute)
table-let-bot-play = Låt en bot spela åt den som är borta
table-let-bot-play-late = Låt en bot spela åt den vars tid är ute
table-take-back = Ta tillbaka din plats
table-clock = Tid kvar
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
status-over = Partiet är slut.
status-past = Du tittar på en tidigare tur.
status-sending = Ett ögonblick …
notify-your-turn = Det är din tur.
handover = Lämna enheten till { $name }
curtain-title = Nu spelar { $name }
curtain-text = Lämna enheten till { $name }. Inget tjuvkikande, ni andra!
curtain-lift = Jag är { $name }
map-subtitle = Järnvägar, 1910
map-zoom-in = Zooma in
map-zoom-out = Zooma ut
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
hand-cards = { $cards }: visa vilka sträckor du kan betala med den sorten
hand-empty = Du har inga kort.
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
    [0] du ({ $own })
    [one] du ({ $own } + 1 lokomotiv = { $sum })
   *[other] du ({ $own } + { $locomotives } lokomotiv = { $sum })
}, { $rival ->
    [0] ingen annan har något
   *[other] { $rivals } ({ $rival })
}: det räcker. Det kostar { $cost ->
    [one] ett kort
   *[other] { $cost } kort
}.
claim-confirm = Muta in sträckan
tickets-none = Du har inga biljettkort ännu.
ticket-is-done = Avklarat
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
log = Händelser
history-where = { $step } av { $steps }
history-link = Kopiera länk
status-can-do = Kort, sträcka eller biljettkort
legend-majority = Flest kort av en terräng, eller lika många som den som har flest: får dubbla dess sträckor
spoken-title = Textbord
spoken-link = Textbord, för skärmläsare
spoken-map-link = Bordet med kartan
spoken-coach-thinks = Tränaren tänker.
spoken-news-claimed = { $doubled ->
    [true] { $player } mutar in { $route }, dubblad, och får { $points } poäng.
   *[false] { $player } mutar in { $route } och får { $points } poäng.
}
spoken-news-tickets = { $count ->
    [one] { $player } drar biljettkort och behåller ett.
   *[other] { $player } drar biljettkort och behåller { $count }.
}
rules-picture-terrain = Varje terrängkort dubblar sträckor i tre färger
spoken-news-cards = { $count ->
    [one] { $player } tar ett kort.
   *[other] { $player } tar { $count } kort.
}
rules-why = Varför? Regel { $rule }
