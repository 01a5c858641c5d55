# The game in words: its pieces, what happens, and why something is refused.
# Used by the terminal, the server and the browser.
#
# Ids are made from the game's own keys: event-<type>, reason-<key>, fault-<key>, with dots as dashes.
# Parameters that name a card, a route, a ticket and so on arrive in words, made by the messages below: a card
# as the object of “take” (one-card-…), all else as it stands alone, fit for brackets or behind a colon. $deck is the
# key of a deck, train or terrain: a message selects on it, so that each language can inflect.
# $who is "you" where the sentence is about the reader, and then $player is not needed.

## Train car cards: the kind alone, one card as the object of “take”, and so many of them

card-purple = fioletowa
card-white = biała
card-blue = niebieska
card-yellow = żółta
card-orange = pomarańczowa
card-black = czarna
card-red = czerwona
card-green = zielona
card-locomotive = lokomotywa

one-card-purple = fioletową kartę
one-card-white = białą kartę
one-card-blue = niebieską kartę
one-card-yellow = żółtą kartę
one-card-orange = pomarańczową kartę
one-card-black = czarną kartę
one-card-red = czerwoną kartę
one-card-green = zieloną kartę
one-card-locomotive = lokomotywę

cards-purple = { $count ->
    [one] { $count } fioletowa
    [few] { $count } fioletowe
    [many] { $count } fioletowych
   *[other] { $count } fioletowej
}
cards-white = { $count ->
    [one] { $count } biała
    [few] { $count } białe
    [many] { $count } białych
   *[other] { $count } białej
}
cards-blue = { $count ->
    [one] { $count } niebieska
    [few] { $count } niebieskie
    [many] { $count } niebieskich
   *[other] { $count } niebieskiej
}
cards-yellow = { $count ->
    [one] { $count } żółta
    [few] { $count } żółte
    [many] { $count } żółtych
   *[other] { $count } żółtej
}
cards-orange = { $count ->
    [one] { $count } pomarańczowa
    [few] { $count } pomarańczowe
    [many] { $count } pomarańczowych
   *[other] { $count } pomarańczowej
}
cards-black = { $count ->
    [one] { $count } czarna
    [few] { $count } czarne
    [many] { $count } czarnych
   *[other] { $count } czarnej
}
cards-red = { $count ->
    [one] { $count } czerwona
    [few] { $count } czerwone
    [many] { $count } czerwonych
   *[other] { $count } czerwonej
}
cards-green = { $count ->
    [one] { $count } zielona
    [few] { $count } zielone
    [many] { $count } zielonych
   *[other] { $count } zielonej
}
cards-locomotive = { $count ->
    [one] { $count } lokomotywa
    [few] { $count } lokomotywy
    [many] { $count } lokomotyw
   *[other] { $count } lokomotywy
}
cards-hidden = { $count ->
    [one] kartę wagonu
    [few] { $count } karty wagonów
    [many] { $count } kart wagonów
   *[other] { $count } karty wagonu
}

## Terrain cards

terrain-desert = pustynia
terrain-jungle = dżungla
terrain-mountain = góry

terrain-whole-desert = pustynia i sawanna
terrain-whole-jungle = dżungla i las
terrain-whole-mountain = góry i klify

one-terrain-desert = kartę pustyni
one-terrain-jungle = kartę dżungli
one-terrain-mountain = kartę gór

terrains-desert = { $count ->
    [one] { $count } karta pustyni
    [few] { $count } karty pustyni
    [many] { $count } kart pustyni
   *[other] { $count } karty pustyni
}
terrains-jungle = { $count ->
    [one] { $count } karta dżungli
    [few] { $count } karty dżungli
    [many] { $count } kart dżungli
   *[other] { $count } karty dżungli
}
terrains-mountain = { $count ->
    [one] { $count } karta gór
    [few] { $count } karty gór
    [many] { $count } kart gór
   *[other] { $count } karty gór
}

## The board

colour-purple = fioletowa
colour-white = biała
colour-blue = niebieska
colour-yellow = żółta
colour-orange = pomarańczowa
colour-black = czarna
colour-red = czerwona
colour-green = zielona
colour-grey = szara

place-kind-city = miasto
place-kind-waystation = stacja pośrednia
place-kind-terminal = stacja końcowa
place-kind-port = port

route = { $one } – { $other }
ticket = { $one } – { $other } ({ $points })

## What happens. A message ending in -hidden is for those who may not know all of it.

event-starting-player-drawn = { $who ->
    [you] Zaczynasz grę.
   *[other] Grę zaczyna { $player }.
}
event-train-card-dealt = { $who ->
    [you] Dostajesz { $card }.
   *[other] { $player } dostaje { $card }.
}
event-train-card-dealt-hidden = { $count ->
    [one] { $player } dostaje kartę wagonu.
    [few] { $player } dostaje { $count } karty wagonów.
    [many] { $player } dostaje { $count } kart wagonów.
   *[other] { $player } dostaje { $count } karty wagonu.
}
event-terrain-card-dealt = { $who ->
    [you] Dostajesz { $card }.
   *[other] { $player } dostaje { $card }.
}
event-cards-dealt = { $who ->
    [you] Dostajesz: { $cards }.
   *[other] { $player } dostaje: { $cards }.
}
event-ticket-dealt = { $who ->
    [you] Masz do wyboru bilety: { $tickets }.
   *[other] { $player } ma do wyboru bilety: { $tickets }.
}
event-ticket-dealt-hidden = { $count ->
    [one] { $player } dostaje do wyboru bilet.
    [few] { $player } dostaje do wyboru { $count } bilety.
    [many] { $player } dostaje do wyboru { $count } biletów.
   *[other] { $player } dostaje do wyboru { $count } biletu.
}
event-train-card-laid = Wyłożono na stół: { $cards }.
event-terrain-card-laid = Wyłożono na stół: { $cards }.
event-starting-tickets-chosen = { $who ->
    [you] Zatrzymujesz: { $tickets }.
   *[other] { $player } zatrzymuje: { $tickets }.
}
event-starting-tickets-chosen-hidden = { $player } ma już wybrane bilety.
event-train-card-taken = { $who ->
    [you] Bierzesz { $card }.
   *[other] { $player } bierze { $card }.
}
event-terrain-card-taken = { $who ->
    [you] Bierzesz { $card }.
   *[other] { $player } bierze { $card }.
}
event-deck-drawn = { $who ->
    [you] { $deck ->
        [train] Dobierasz ze stosu kart wagonów.
       *[terrain] Dobierasz ze stosu kart terenu.
    }
   *[other] { $deck ->
        [train] { $player } dobiera ze stosu kart wagonów.
       *[terrain] { $player } dobiera ze stosu kart terenu.
    }
}
event-cards-drawn = { $who ->
    [you] Dobierasz { $cards } { $decks ->
        [1] ze stosu
       *[other] ze stosów
    }.
   *[other] { $player } dobiera { $cards } { $decks ->
        [1] ze stosu
       *[other] ze stosów
    }.
}
event-cards-taken-and-drawn = { $who ->
    [you] Bierzesz { $taken } i dobierasz { $drawn } ze stosu.
   *[other] { $player } bierze { $taken } i dobiera { $drawn } ze stosu.
}
event-route-claimed = { $who ->
    [you] Zajmujesz trasę { $route } (karty: { $payment }) i zdobywasz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
   *[other] { $player } zajmuje trasę { $route } (karty: { $payment }) i zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
}
event-route-claimed-doubled = { $who ->
    [you] Zajmujesz trasę { $route } (karty: { $payment }), podwajasz ją (koszt: { $spent }) i zdobywasz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
   *[other] { $player } zajmuje trasę { $route } (karty: { $payment }), podwaja ją (koszt: { $spent }) i zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
}
event-tickets-drawn = { $who ->
    [you] Dobierasz { $count ->
        [one] bilet
        [few] { $count } bilety
        [many] { $count } biletów
       *[other] { $count } biletu
    }.
   *[other] { $player } dobiera { $count ->
        [one] bilet
        [few] { $count } bilety
        [many] { $count } biletów
       *[other] { $count } biletu
    }.
}
event-tickets-kept = { $who ->
    [you] Zatrzymujesz: { $kept }.
   *[other] { $player } zatrzymuje: { $kept }.
}
event-tickets-kept-hidden = { $kept ->
    [one] { $player } zatrzymuje { $kept } bilet i zwraca { $returned }.
    [few] { $player } zatrzymuje { $kept } bilety i zwraca { $returned }.
    [many] { $player } zatrzymuje { $kept } biletów i zwraca { $returned }.
   *[other] { $player } zatrzymuje { $kept } biletu i zwraca { $returned }.
}
event-tickets-drawn-and-kept = Dobierasz bilety i zatrzymujesz: { $kept }.
event-passed = { $who ->
    [you] Nie możesz nic zrobić i pasujesz.
   *[other] { $player } nie może nic zrobić i pasuje.
}
event-setup-completed = Karty rozdane; wszyscy wybierają bilety.
event-starting-tickets-settled = Wszyscy wybrali. Zatrzymane bilety: { $counts }.
event-display-swept = Odkryto za dużo lokomotyw: wszystkie odkryte karty wagonów zostają odrzucone.
event-deck-rebuilt = { $deck ->
    [train] Z kart odrzuconych powstaje nowy stos kart wagonów.
   *[terrain] Z kart odrzuconych powstaje nowy stos kart terenu.
}
event-last-round-began = { $who ->
    [you] Kończą ci się wagoniki: wszyscy mają jeszcze po jednej turze.
   *[other] Graczowi { $player } kończą się wagoniki: wszyscy mają jeszcze po jednej turze.
}
event-turn-ended = { $who ->
    [you] Koniec twojej tury.
   *[other] { $player } kończy turę.
}
event-game-ended = { $reason ->
    [all-passed] Wszyscy pasują: koniec gry.
   *[last-round-over] Koniec ostatniej rundy i całej gry.
}
player-count = { $who ->
    [you] ty ({ $count })
   *[other] { $player } ({ $count })
}
# A player in the middle of a sentence.
player-named = { $who ->
    [you] ty
   *[other] { $player }
}

## Why an action is refused

refused = { $reason } (Zasada { $rule })

reason-seat-unknown = Nie ma takiego miejsca przy tym stole.
reason-turn-game-over = Gra jest skończona.
reason-turn-not-yours = Teraz jest tura innego gracza.
reason-turn-already-chosen = Masz już wybrane bilety; pozostali jeszcze wybierają.
reason-turn-choose-tickets-first = Najpierw wybierz, które bilety startowe zatrzymujesz.
reason-turn-keep-tickets-first = Najpierw wybierz, które z dobranych biletów zatrzymujesz.
reason-turn-finish-drawing-first = Jedną kartę już masz; dobierz teraz drugą.
reason-draw-not-face-up = Wśród odkrytych kart nie ma takiej: { $card }.
reason-draw-locomotive-is-a-whole-turn = Odkrytą lokomotywę możesz wziąć tylko jako pierwszą kartę.
reason-draw-deck-empty = { $deck ->
    [train] Stos kart wagonów jest pusty.
   *[terrain] Stos kart terenu jest pusty.
}
reason-claim-route-unknown-route = Na tej planszy nie ma trasy „{ $route }”.
reason-claim-route-taken = Ta trasa jest już zajęta.
reason-claim-route-twin-taken = Przy tak małej liczbie graczy można zająć tylko jedną nitkę podwójnej trasy, a druga jest już zajęta.
reason-claim-route-twin-is-yours = Druga nitka tej podwójnej trasy jest już twoja; jeden gracz nie może zająć obu.
reason-claim-route-too-few-trains = { $needed ->
    [one] Trasa wymaga { $needed } wagonika, a masz jeszcze { $have }.
    [few] Trasa wymaga { $needed } wagoników, a masz jeszcze { $have }.
    [many] Trasa wymaga { $needed } wagoników, a masz jeszcze { $have }.
   *[other] Trasa wymaga { $needed } wagonika, a masz jeszcze { $have }.
}
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] Trasa ma { $needed } pole, więc kosztuje { $needed } kartę, a nie { $paid }.
    [few] Trasa ma { $needed } pola, więc kosztuje { $needed } karty, a nie { $paid }.
    [many] Trasa ma { $needed } pól, więc kosztuje { $needed } kart, a nie { $paid }.
   *[other] Trasa ma { $needed } pola, więc kosztuje { $needed } karty, a nie { $paid }.
}
reason-claim-route-mixed-colours = Wszystkie karty, którymi płacisz, poza lokomotywami, muszą być w jednym kolorze.
reason-claim-route-wrong-colour = Ta trasa jest { $colour }: płaci się za nią tylko kartami w jej kolorze i lokomotywami.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] Za ten prom trzeba zapłacić co najmniej { $needed } lokomotywą.
    [few] Za ten prom trzeba zapłacić co najmniej { $needed } lokomotywami.
    [many] Za ten prom trzeba zapłacić co najmniej { $needed } lokomotywami.
   *[other] Za ten prom trzeba zapłacić co najmniej { $needed } lokomotywy.
}
reason-claim-route-cards-not-in-hand = Nie masz tych kart na ręce.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] Podwojenie wymaga { $needed } lokomotywy; po zapłaceniu masz ich jeszcze { $have }.
    [few] Podwojenie wymaga { $needed } lokomotyw; po zapłaceniu masz ich jeszcze { $have }.
    [many] Podwojenie wymaga { $needed } lokomotyw; po zapłaceniu masz ich jeszcze { $have }.
   *[other] Podwojenie wymaga { $needed } lokomotywy; po zapłaceniu masz ich jeszcze { $have }.
}
reason-claim-route-no-majority = { $wild ->
    [0] Aby podwoić punkty, musisz mieć co najmniej tyle kart tego terenu ({ $terrain }), ile każdy inny gracz: masz { $own }, a inny gracz { $rival }.
    [one] Aby podwoić punkty, musisz mieć co najmniej tyle kart tego terenu ({ $terrain }), ile każdy inny gracz: masz { $own } i zagrywasz { $wild } lokomotywę, a inny gracz ma { $rival }.
    [few] Aby podwoić punkty, musisz mieć co najmniej tyle kart tego terenu ({ $terrain }), ile każdy inny gracz: masz { $own } i zagrywasz { $wild } lokomotywy, a inny gracz ma { $rival }.
    [many] Aby podwoić punkty, musisz mieć co najmniej tyle kart tego terenu ({ $terrain }), ile każdy inny gracz: masz { $own } i zagrywasz { $wild } lokomotyw, a inny gracz ma { $rival }.
   *[other] Aby podwoić punkty, musisz mieć co najmniej tyle kart tego terenu ({ $terrain }), ile każdy inny gracz: masz { $own } i zagrywasz { $wild } lokomotywy, a inny gracz ma { $rival }.
}
reason-claim-route-too-few-terrain-cards = { $wild ->
    [0] Podwojenie kosztuje { $needed ->
        [one] { $needed } kartę
        [few] { $needed } karty
        [many] { $needed } kart
       *[other] { $needed } karty
    } terenu ({ $terrain }), a masz { $own }.
    [one] Podwojenie kosztuje { $needed ->
        [one] { $needed } kartę
        [few] { $needed } karty
        [many] { $needed } kart
       *[other] { $needed } karty
    } terenu ({ $terrain }); masz { $own } i zagrywasz { $wild } lokomotywę.
    [few] Podwojenie kosztuje { $needed ->
        [one] { $needed } kartę
        [few] { $needed } karty
        [many] { $needed } kart
       *[other] { $needed } karty
    } terenu ({ $terrain }); masz { $own } i zagrywasz { $wild } lokomotywy.
    [many] Podwojenie kosztuje { $needed ->
        [one] { $needed } kartę
        [few] { $needed } karty
        [many] { $needed } kart
       *[other] { $needed } karty
    } terenu ({ $terrain }); masz { $own } i zagrywasz { $wild } lokomotyw.
   *[other] Podwojenie kosztuje { $needed ->
        [one] { $needed } kartę
        [few] { $needed } karty
        [many] { $needed } kart
       *[other] { $needed } karty
    } terenu ({ $terrain }); masz { $own } i zagrywasz { $wild } lokomotywy.
}
reason-claim-route-too-many-locomotives = { $max ->
    [one] Jako kartę terenu możesz tu zagrać najwyżej { $max } lokomotywę, a nie { $wild }.
    [few] Jako karty terenu możesz tu zagrać najwyżej { $max } lokomotywy, a nie { $wild }.
    [many] Jako karty terenu możesz tu zagrać najwyżej { $max } lokomotyw, a nie { $wild }.
   *[other] Jako karty terenu możesz tu zagrać najwyżej { $max } lokomotywy, a nie { $wild }.
}
reason-tickets-none-left = Nie ma już biletów do dobrania.
reason-tickets-none-on-offer = Nie ma biletów do wyboru; najpierw je dobierz.
reason-tickets-not-on-offer = „{ $ticket }” nie jest jednym z biletów do wyboru.
reason-tickets-named-twice = Każdy bilet możesz zatrzymać tylko raz.
reason-tickets-too-few-kept = { $needed ->
    [one] Zatrzymaj co najmniej { $needed } bilet; wskazano: { $kept }.
    [few] Zatrzymaj co najmniej { $needed } bilety; wskazano: { $kept }.
    [many] Zatrzymaj co najmniej { $needed } biletów; wskazano: { $kept }.
   *[other] Zatrzymaj co najmniej { $needed } biletu; wskazano: { $kept }.
}
reason-tickets-too-few-kept-at-the-start = Z biletów startowych zatrzymaj co najmniej { $needed }; wskazano: { $kept }.
reason-pass-something-is-possible = Pasować możesz tylko wtedy, gdy nie masz innego ruchu.

## Why no game can begin; told behind a colon

obstacle-players = liczba graczy może wynosić od { $min } do { $max }, nie { $players }
obstacle-train-cards = kart wagonów ({ $cards }) jest za mało dla tylu graczy ({ $players })
obstacle-terrain-cards = kart terenu ({ $cards }) jest za mało dla tylu graczy ({ $players })
obstacle-tickets = biletów ({ $tickets }) jest za mało dla tylu graczy ({ $players })
obstacle-tickets-dealt = { $dealt ->
    [one] z { $dealt } rozdanego biletu nie można zatrzymać { $kept }
    [few] z { $dealt } rozdanych biletów nie można zatrzymać { $kept }
    [many] z { $dealt } rozdanych biletów nie można zatrzymać { $kept }
   *[other] z { $dealt } rozdanego biletu nie można zatrzymać { $kept }
}
obstacle-tickets-drawn = { $drawn ->
    [one] z { $drawn } dobranego biletu nie można zatrzymać { $kept }
    [few] z { $drawn } dobranych biletów nie można zatrzymać { $kept }
    [many] z { $drawn } dobranych biletów nie można zatrzymać { $kept }
   *[other] z { $drawn } dobranego biletu nie można zatrzymać { $kept }
}
obstacle-swept-for-ever = liczba lokomotyw, przy której wymienia się odkryte karty, musi wynosić co najmniej 1
obstacle-route-without-points = { $length ->
    [one] nie ma punktów za trasę o długości { $length } pola
    [few] nie ma punktów za trasę o długości { $length } pól
    [many] nie ma punktów za trasę o długości { $length } pól
   *[other] nie ma punktów za trasę o długości { $length } pola
}
obstacle-no-draws = gracz musi móc dobrać co najmniej jedną kartę
obstacle-too-few-trains = przy tak małej liczbie wagoników ({ $trains } na gracza) gra skończyłaby się, zanim by się zaczęła

## What is wrong with the record of a game

fault-record-unreadable-file = nie da się odczytać pliku: { $error }.
fault-record-no-such-file = nie ma takiego pliku.
fault-record-empty = plik jest pusty.
fault-record-too-large = { $megabytes ->
    [one] plik ma ponad { $megabytes } megabajt; żaden zapis gry nie jest tak duży.
    [few] plik ma ponad { $megabytes } megabajty; żaden zapis gry nie jest tak duży.
    [many] plik ma ponad { $megabytes } megabajtów; żaden zapis gry nie jest tak duży.
   *[other] plik ma ponad { $megabytes } megabajta; żaden zapis gry nie jest tak duży.
}
fault-record-not-a-record = to nie jest zapis gry w Okapi.
fault-record-unknown-format = zapis jest w formacie { $format }, a ta wersja Okapi czyta format { $known }.
fault-record-unreadable-line = wiersz jest uszkodzony.
fault-record-edited = ten wiersz lub jeden z poprzednich został zmieniony po zapisaniu.
fault-record-out-of-order = to zdarzenie { $seq }, a powinno być { $expected }: brakuje wierszy albo są w innej kolejności.
fault-record-truncated = to ostatni wiersz, a zakończenia brak: plik został ucięty.
fault-record-wrong-count = liczba zdarzeń według zakończenia: { $said }, a w zapisie: { $found }.
fault-record-after-the-end = po końcu gry jest coś jeszcze.
fault-record-bad-board = plansza w zapisie nie jest tą, na której grano: „{ $board }”.
fault-record-other-board = grano na innej planszy lub innej jej wersji: „{ $board }”, a nie „{ $given }”. Wskaż właściwą opcją --board.
fault-record-bad-setup = gra nie może się tak zacząć: { $error }.
fault-record-against-the-rules = wbrew zasadom: { $event } { $reason }
fault-record-not-what-follows = jest „{ $event }”, a według zasad powinno być „{ $expected }”.
fault-record-impossible-luck = „{ $event }” nie może się tu zdarzyć: nie ma już takiej karty ani biletu.
fault-record-not-the-promised-luck = rozdający złamał obietnicę: zamiast „{ $event }” powinno być „{ $expected }”.
fault-record-no-secret = brakuje sekretu rozdającego, więc rozdania nie da się sprawdzić.
fault-record-wrong-secret = sekret rozdającego nie jest tym obiecanym przed grą.
fault-record-not-finished = zapis urywa się w połowie tury.
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = jeden, dwa, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć
    .neuter = jedno
    .feminine = jedna, dwie
    .feminine-accusative = jedną, dwie
    .feminine-locative = jednej, dwie
    .genitive = jednego, dwóch, trzech, czterech, pięciu, sześciu, siedmiu, ośmiu, dziewięciu, dziesięciu
    .feminine-genitive = jednej, dwóch, trzech, czterech, pięciu, sześciu, siedmiu, ośmiu, dziewięciu, dziesięciu
    .people = jeden, dwóch, trzech, czterech, pięciu, sześciu, siedmiu, ośmiu, dziewięciu, dziesięciu
    .locative = jednym, dwóch, trzech, czterech, pięciu, sześciu, siedmiu, ośmiu, dziewięciu, dziesięciu
    .instrumental = jednym, dwoma, trzema, czterema, pięcioma, sześcioma, siedmioma, ośmioma, dziewięcioma, dziesięcioma
    .feminine-instrumental = jedną, dwiema, trzema, czterema, pięcioma, sześcioma, siedmioma, ośmioma, dziewięcioma, dziesięcioma
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } za { COUNT($spaces, form: "neuter") }
