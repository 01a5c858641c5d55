# Advice during play.

because-doubles = Po podwojeniu daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
because-serves-a-ticket = Przybliża do biletu { $ticket } i daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
because-scores = Daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
because-card-for-a-ticket = Ta karta jest potrzebna do biletu { $ticket }.
because-card-for-a-set = Pasuje do kart, które zbierasz.
because-terrain = Pomaga podwoić trasę.
because-more-tickets = Jest jeszcze czas na kolejne bilety.
because-best-tickets = Te bilety najlepiej do siebie pasują.
because-unknown-card = Żadna odkryta karta nie jest lepsza od nieznanej.

advice-first = Najlepiej: { $move }. { $because } Szansa na wygraną: { $percent }%.
advice-next = Też dobrze: { $move }. { $because } Szansa na wygraną: { $percent }%.
advice-nothing = Trener nie ma teraz podpowiedzi.

options-advice = Podpowiedzi dla wszystkich
options-advice-text = Każdy przy tym stole może pytać trenera o dobre ruchy i wszyscy to widzą. Nie w grach rankingowych.
lobby-advice = Podpowiedzi są włączone: każdy może tu pytać trenera o dobre ruchy.
game-played-on = Dogrywana z innej partii; nie liczy się.
