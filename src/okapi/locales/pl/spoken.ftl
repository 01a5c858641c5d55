# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-to-command = Do wiersza poleceń
spoken-now = Teraz
spoken-conversation = Pytania i odpowiedzi
spoken-command = Pytanie lub ruch
spoken-command-hint = Enter wysyła, strzałka w dół uzupełnia, strzałka w górę przywraca to, co już wpisano. Aby dowiedzieć się, o co możesz pytać i co możesz zrobić, wpisz: { $help }
spoken-send = Wyślij
spoken-suggestions = Uzupełnienia
spoken-announce = Komunikaty
spoken-announce-brief = Krótko
spoken-announce-full = Dokładnie
spoken-welcome = Przy stole: { $players }. Aby dowiedzieć się, o co możesz pytać i co możesz zrobić, wpisz: { $help }

## Answers

spoken-watching = Oglądasz grę, więc nie masz kart ani biletów.
spoken-open-train-cards = Odkryte karty wagonów: { $cards }.
spoken-open-terrain-cards = Odkryte karty terenu: { $cards }.
spoken-decks = Zostało: w stosie kart wagonów { $train }, w stosie kart terenu { $terrain }, biletów { $tickets }.
spoken-player = { $who ->
    [you] Ty: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, { $trains ->
        [one] { $trains } wagonik
        [few] { $trains } wagoniki
        [many] { $trains } wagoników
       *[other] { $trains } wagonika
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }, { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilety
        [many] { $tickets } biletów
       *[other] { $tickets } biletu
    }, teren: { $terrain }.
   *[other] { $player }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, { $trains ->
        [one] { $trains } wagonik
        [few] { $trains } wagoniki
        [many] { $trains } wagoników
       *[other] { $trains } wagonika
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }, { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilety
        [many] { $tickets } biletów
       *[other] { $tickets } biletu
    }, teren: { $terrain }.
}
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (przewaga)
spoken-most-column = { $count } (przewaga)
spoken-who-has = { $terrain ->
    [desert] Karty pustyni: { $counts }. Najwięcej: { $most }.
    [jungle] Karty dżungli: { $counts }. Najwięcej: { $most }.
   *[mountain] Karty gór: { $counts }. Najwięcej: { $most }.
}
spoken-nobody-has = { $terrain ->
    [desert] Nikt nie ma karty pustyni.
    [jungle] Nikt nie ma karty dżungli.
   *[mountain] Nikt nie ma karty gór.
}
spoken-place = { $count ->
    [one] { $place } ({ $kind }): { $count } trasa.
    [few] { $place } ({ $kind }): { $count } trasy.
    [many] { $place } ({ $kind }): { $count } tras.
   *[other] { $place } ({ $kind }): { $count } trasy.
}
# $where is the place the route leads to, or the route itself. $tracks is 2 where both tracks of a double route are alike.
spoken-track = { $where }: { $colour }, { $length ->
    [one] jedno pole
    [few] { $length } pola
    [many] { $length } pól
   *[other] { $length } pola
}{ $tracks ->
    [1] {""}
   *[other] , podwójna trasa
}{ $locomotives ->
    [0] {""}
    [one] , prom z jedną lokomotywą
    [few] , prom z { $locomotives } lokomotywami
    [many] , prom z { $locomotives } lokomotywami
   *[other] , prom z { $locomotives } lokomotywy
}, { $terrain }. { $state ->
    [yours] Twoja.
    [taken] Zajęta, ma ją { $player }.
    [twin-taken] Zamknięta: druga nitka jest zajęta.
    [payable] Wolna, masz czym zapłacić.
   *[free] Wolna.
}
spoken-free-routes = { $count ->
    [0] Żadna taka trasa nie jest wolna.
    [one] { $count } wolna trasa.
    [few] { $count } wolne trasy.
    [many] { $count } wolnych tras.
   *[other] { $count } wolnej trasy.
}
spoken-ticket-path = Najkrótsza droga: { $routes }.
spoken-planned = { $route } jest teraz w twoim planie.
spoken-unplanned = { $route } nie jest już w twoim planie.
spoken-plan = Twój plan: { $routes }.
spoken-no-plan = Nie masz jeszcze planu. Aby zaplanować trasę, wpisz: { $example }
spoken-last-turns = { $turns ->
    [one] Ostatnia tura:
    [few] Ostatnie { $turns } tury:
    [many] Ostatnie { $turns } tur:
   *[other] Ostatnie { $turns } tury:
}
spoken-nothing-yet = Nic się jeszcze nie wydarzyło.
spoken-claims = { $count ->
    [0] Nie możesz teraz zająć żadnej trasy.
    [one] Możesz zająć { $count } trasę.
    [few] Możesz zająć { $count } trasy.
    [many] Możesz zająć { $count } tras.
   *[other] Możesz zająć { $count } trasy.
}
spoken-keep-at-least = { $count ->
    [one] Zatrzymaj co najmniej jeden z tych biletów:
    [few] Zatrzymaj co najmniej { $count } z tych biletów:
    [many] Zatrzymaj co najmniej { $count } z tych biletów:
   *[other] Zatrzymaj co najmniej { $count } z tych biletów:
}
spoken-numbered = { $number }: { $what }
spoken-rules = Wszystkie zasady są na stronie „Zasady”. Aby usłyszeć jedną tutaj, dopisz jej numer: { $example }
spoken-no-rule = Nie ma zasady { $number }. Spróbuj z innym numerem, na przykład: { $example }
spoken-more = { $count ->
    [one] Jeszcze jeden wiersz. Aby go usłyszeć, wpisz: { $word }
    [few] Jeszcze { $count } wiersze. Aby je usłyszeć, wpisz: { $word }
    [many] Jeszcze { $count } wierszy. Aby je usłyszeć, wpisz: { $word }
   *[other] Jeszcze { $count } wiersza. Aby je usłyszeć, wpisz: { $word }
}
spoken-no-more = To wszystko.

## Help: what can be typed, and what it does

spoken-help = Wystarczą początki słów; wielkość liter i polskie znaki nie mają znaczenia. Pytać możesz w każdej chwili:
spoken-help-options = { $word }: co możesz teraz zrobić.
spoken-help-hand = { $word }: twoje karty.
spoken-help-tickets = { $word }: twoje bilety, czego brakuje i najkrótsza droga.
spoken-help-needs = { $word }: karty, których brakuje ci do biletów.
spoken-help-market = { $word }: odkryte karty i stosy.
spoken-help-players = { $word }: co kto ma.
spoken-help-score = { $word }: dotychczasowe punkty.
spoken-help-map = { $word }: kto ma które trasy.
spoken-help-place = { $word } { $place }: trasy w danym miejscu.
spoken-help-routes = { $word } pomarańczowe: wolne trasy w danym kolorze, terenie, o danej długości lub w danym miejscu.
spoken-help-plan = { $word } { $place } { $other }: zaplanuj trasę albo z niej zrezygnuj. { $word }: twój plan.
spoken-help-who-has = { $word } { $terrain }: ile kart danego terenu ma każdy gracz.
spoken-help-last = { $word } 3: co się działo w ostatnich trzech turach.
spoken-help-log = { $word }: wszystko, co się wydarzyło.
spoken-help-rules = { $word } 5.8: zasada o danym numerze.
spoken-help-advice = { $word }: dobre ruchy i dlaczego.
spoken-help-review = { $word }: po grze kluczowe momenty.
spoken-help-draw = { $word } czarną: bierzesz odkrytą kartę. { $word } { $deck }: dobierasz ze stosu. { $word } { $tickets }: dobierasz bilety.
spoken-help-claim = { $word } { $place } { $other }: zajmujesz trasę. Możesz dopisać, czym płacisz ({ $cards }), a także słowo { $double }, aby podwoić punkty.
spoken-help-keep = { $word } 1 3: zatrzymujesz bilety o tych numerach.
spoken-help-pass = { $word }: pasujesz, jeśli nie masz innego ruchu.
spoken-help-next = { $word }: dalszy ciąg długiej odpowiedzi.
spoken-help-help = { $word }: ta lista.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = „{ $typed }” nie jest pytaniem ani ruchem. Listę pytań i ruchów poda: { $help }
spoken-did-you-mean = „{ $typed }” nie jest pytaniem ani ruchem. Może chodzi o: { $suggestions }?
spoken-unknown-place = Nie ma miejsca „{ $typed }”. Miejsca o podobnych nazwach: { $places }.
spoken-which-place = Które miejsce? Na przykład: { $example }
spoken-unknown-filter = „{ $typed }” nie jest kolorem, terenem, długością ani miejscem. Na przykład: { $example }
spoken-unknown-terrain = „{ $typed }” nie jest terenem. Do wyboru: { $terrains }.
spoken-unknown-route = Nie ma trasy „{ $typed }”. Podaj dwa sąsiednie miejsca, na przykład: { $example }
spoken-several-routes = Pasuje kilka tras: { $routes }. Podaj dwa sąsiednie miejsca.
spoken-unknown-payment = Nie wiadomo, jakimi kartami chcesz zapłacić. Wpisz je tak: { $example }
spoken-no-such-payment = Trasy { $route } nie można teraz tak zająć. Możesz zapłacić: { $payments }.
spoken-unknown-card = Nie można wziąć: „{ $typed }”. Do wyboru: { $cards }.
spoken-unknown-tickets = Podaj numery biletów, które zatrzymujesz, na przykład: { $example }

## Before a move is made

spoken-sure-claim = Zająć trasę { $route } (karty: { $payment }) i zdobyć { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}?
spoken-sure-doubled = Zająć trasę { $route } (karty: { $payment }), podwoić ją (koszt: { $spent }) i zdobyć { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}?
spoken-sure-keep = Zatrzymać { $count ->
    [one] ten bilet
    [few] te { $count } bilety
    [many] te { $count } biletów
   *[other] { $count } biletu
}: { $tickets }?
spoken-sure-take = Wziąć { $card }?
spoken-sure-draw = { $deck ->
    [train] Dobrać ze stosu kart wagonów?
   *[terrain] Dobrać ze stosu kart terenu?
}
spoken-sure-pass = Spasować?
spoken-other-payments = { $count ->
    [one] Jest jeszcze jeden sposób zapłaty: aby go wybrać, podaj karty.
    [few] Są jeszcze { $count } inne sposoby zapłaty: aby wybrać któryś, podaj karty.
    [many] Jest jeszcze { $count } innych sposobów zapłaty: aby wybrać któryś, podaj karty.
   *[other] Jest jeszcze { $count } innego sposobu zapłaty: aby wybrać któryś, podaj karty.
}
spoken-sure-how = Enter potwierdza; wpisz cokolwiek innego, aby anulować.
spoken-dropped = Anulowano.

## Menus

spoken-menu = Twój ruch
spoken-menu-turn = Co chcesz zrobić?
spoken-menu-wait = To jeszcze nie twoja tura. Pytać możesz w każdej chwili.
spoken-menu-card = Dobierz kartę
spoken-menu-claim = Zajmij trasę (do wyboru: { $count })
spoken-menu-which-card = Która karta?
spoken-menu-which-route = Która trasa?
spoken-menu-filter = Pokaż tylko to miejsce, kolor lub teren
spoken-menu-none-fits = Nic nie pasuje.
spoken-menu-length = Pola: { $length }, punkty: { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route }: czym chcesz zapłacić?
spoken-menu-double = { $route } (karty: { $payment }): podwoić punkty?
spoken-menu-once = { $points ->
    [one] Nie: { $points } punkt
    [few] Nie: { $points } punkty
    [many] Nie: { $points } punktów
   *[other] Nie: { $points } punktu
}
spoken-menu-twice = { $points ->
    [one] Tak (koszt: { $spent }): { $points } punkt
    [few] Tak (koszt: { $spent }): { $points } punkty
    [many] Tak (koszt: { $spent }): { $points } punktów
   *[other] Tak (koszt: { $spent }): { $points } punktu
}
spoken-menu-do = Potwierdź
spoken-menu-back = Wróć

## News

spoken-news-stand-in = Za gracza { $player } gra teraz bot.
spoken-news-stand-in-you = Teraz gra za ciebie bot.
spoken-news-back = Do gry wraca { $player }.
spoken-news-cut = { $ticket }: { $cut }
spoken-connected = Połączenie przywrócone.
