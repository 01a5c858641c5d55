# The story that a review begins with, and learning from one’s mistakes. Loaded when needed, as coach.ftl is.

story-title = W skrócie
story-when = { $turn ->
    [0] przed pierwszą turą
   *[other] w turze { $turn }
}
story-chance = { $who ->
        [you] twoja szansa na wygraną
       *[other] szansa gracza { $player } na wygraną
    } { $change ->
        [up] rośnie
       *[down] spada
    } z { $before }% do { $percent }%
story-ahead-all-game = { $who ->
    [you] Prawie od początku prowadzisz ty.
   *[other] Prawie od początku prowadzi { $player }.
}
story-ahead-from = { $who ->
    [you] Wychodzisz na prowadzenie { $when } i już go nie oddajesz.
   *[other] { $player } wychodzi na prowadzenie { $when } i już go nie oddaje.
}
story-came-back = { $who ->
    [you] Masz { $when } tylko { $percent }% szans na wygraną, a jednak wygrywasz.
   *[other] { $player } ma { $when } tylko { $percent }% szans na wygraną, a jednak wygrywa.
}
story-open-to-the-end = { $who ->
    [you] Do samego końca nie wiadomo, kto wygra; wygrywasz ty.
   *[other] Do samego końca nie wiadomo, kto wygra; wygrywa { $player }.
}
story-led-until = { $who ->
    [you] Prowadzisz do tury { $turn }.
   *[other] { $player } prowadzi do tury { $turn }.
}
story-last-ahead = { $who ->
    [you] Ostatni raz prowadzisz { $when }.
   *[other] { $player } ostatni raz prowadzi { $when }.
}
story-never-ahead = { $who ->
    [you] Ani razu nie prowadzisz wyraźnie. Twoja najlepsza szansa to { $percent }%, { $when }.
   *[other] { $player } ani razu nie prowadzi wyraźnie. Najlepsza szansa to { $percent }%, { $when }.
}
story-claim-decided = Przełom następuje { $when }: { $doer ->
        [you] zajmujesz trasę { $route }
       *[other] { $rival } zajmuje trasę { $route }
    }, a { $chance }.
story-move-decided = Przełom następuje { $when } ({ $rival } – wybór: { $move }): { $chance }.
story-card-decided = Przełom następuje { $when } za sprawą karty ({ $card }): { $chance }.
story-tickets-decided = Przełom następuje { $when } za sprawą biletów, które { $doer ->
        [you] dobierasz
       *[other] dobiera { $rival }
    }: { $chance }.
story-better-there = Lepiej było { $move }.
story-missed-just-before = { $who ->
    [you] Tuż przedtem masz lepszy ruch: { $move }.
   *[other] Tuż przedtem { $player } ma lepszy ruch: { $move }.
}
story-costliest = { $who ->
    [you] Twoja najkosztowniejsza decyzja zapada { $when }. Lepiej było { $move }.
   *[other] Najkosztowniejsza decyzja gracza { $player } zapada { $when }. Lepiej było { $move }.
}
story-no-mistakes = { $who ->
    [you] Nie popełniasz żadnych prawdziwych błędów.
   *[other] { $player } nie popełnia żadnych prawdziwych błędów.
}
story-luck-with = { $who ->
    [you] Szczęście było wyraźnie po twojej stronie.
   *[other] Szczęście było wyraźnie po stronie gracza { $player }.
}
story-luck-rather-with = { $who ->
    [you] Szczęście było raczej po twojej stronie.
   *[other] Szczęście było raczej po stronie gracza { $player }.
}
story-luck-even = Szczęście i pech się wyrównały.
story-luck-rather-against = { $who ->
    [you] Szczęście było raczej przeciw tobie.
   *[other] Szczęście było raczej przeciw graczowi { $player }.
}
story-luck-against = { $who ->
    [you] Szczęście było wyraźnie przeciw tobie.
   *[other] Szczęście było wyraźnie przeciw graczowi { $player }.
}
story-luck-cost-points = { $who ->
    [you] Pech kosztował cię { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }, ale prawie nie zmniejszył twojej szansy na wygraną.
   *[other] Gracz { $player } stracił przez pecha { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }, ale prawie nic z szansy na wygraną.
}
story-luck-brought-points = { $who ->
    [you] Szczęście dało ci { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }, ale prawie nie zmieniło twojej szansy na wygraną.
   *[other] Gracz { $player } zyskał dzięki szczęściu { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }, ale szansa na wygraną prawie się nie zmieniła.
}
learn-title = Ucz się na swoich błędach
learn-open = Ucz się na swoich błędach
learn-open-of = Ucz się na błędach gracza { $player }
learn-which-seat = Czyje błędy? Wskaż gracza opcją --seat: { $players }.
learn-nothing = Nie ma się tu czego uczyć: każda decyzja była dobra.
learn-intro = { $count ->
        [one] { $count } decyzja zmniejszyła twoją szansę na wygraną.
        [few] { $count } decyzje zmniejszyły twoją szansę na wygraną.
        [many] { $count } decyzji zmniejszyło twoją szansę na wygraną.
       *[other] { $count } decyzji zmniejszyło twoją szansę na wygraną.
    } { $count ->
        [1] Widzisz
       *[other] Za każdym razem widzisz
    } grę taką jak wtedy i masz { $tries ->
        [one] { $tries } próbę
        [few] { $tries } próby
        [many] { $tries } prób
       *[other] { $tries } próby
    }, aby znaleźć lepszy ruch.
learn-where = Błąd { $number } z { $count } · { $when }
learn-played = Twój wybór: { $move }. Znajdź lepszy ruch.
learn-thinks = Trener sprawdza twój ruch…
learn-found = Dobrze! Szansa na wygraną: { $percent }% zamiast { $played }%.
learn-better = To lepsze niż twój wybór ({ $percent }% zamiast { $played }%), ale jest coś jeszcze lepszego.
learn-worse = To nie jest lepsze: { $percent }%, a przy twoim wyborze { $played }%.
learn-same = To właśnie był twój wybór. Spróbuj czegoś innego.
learn-tries = { $tries ->
        [one] Jeszcze jedna próba.
        [few] Jeszcze { $tries } próby.
        [many] Jeszcze { $tries } prób.
       *[other] Jeszcze { $tries } próby.
    }
learn-show = Pokaż mi
learn-solution = Co zrobiłby trener
puzzles-like-this = Podobne zadania
learn-next = Następny błąd
learn-done = Znalezione lepsze ruchy: { $found } z { $count }.
learn-no-save = Nie ma tu czego zapisywać: gra zostaje taka, jaka jest.
reason-learn-not-judged = Tej decyzji nie można podjąć jeszcze raz: omówienie gry jej nie ocenia.
