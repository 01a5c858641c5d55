workshop = Twoje plansze
workshop-intro = Masz tę grę? Wpisz bilety ze swojego pudełka i graj nimi: ze znajomymi na odległość, z botami albo przy stole z licznikiem punktów. Twoje plansze widzisz tylko ty i osoby, którym wyślesz link.
workshop-begin = Nowa plansza
workshop-begin-empty = Mapa Okapi, jeszcze bez biletów
workshop-begin-deck = Mapa i bilety Okapi
workshop-begin-file = Z pliku
workshop-file-bad = W tym pliku nie ma czytelnej planszy:
workshop-new-name = Moje pudełko
workshop-copy = Kopiuj
workshop-remove = Usuń: { $name }
workshop-remove-sure = Usunąć tę planszę na zawsze?
workshop-remove-text = Gry już na niej rozpoczęte będą toczyć się dalej.
workshop-tickets = { $count ->
    [one] { $count } bilet
    [few] { $count } bilety
    [many] { $count } biletów
   *[other] { $count } biletu
}

workshop-name = Nazwa planszy
workshop-undo = Cofnij
workshop-redo = Ponów
workshop-kept = Zapisano
workshop-keeping = Zapisywanie…
workshop-kept-here = Zapisano w tej przeglądarce
workshop-kept-offline = Brak połączenia: na razie zapisano w tej przeglądarce
workshop-full = W tej przeglądarce nie ma już miejsca: zapisz planszę jako plik, zanim zamkniesz stronę.
workshop-shortest = Długość najkrótszej drogi: { $spaces }.
workshop-paste = Wklej wiele biletów
workshop-paste-text = Jeden bilet w wierszu: dwa miejsca i, jeśli chcesz, punkty. Komórki z arkusza też działają.
workshop-paste-add = Dodaj te bilety
workshop-paste-added = Dodane bilety: { $count }.
workshop-paste-left = Tych wierszy nie dodano. Popraw je i spróbuj ponownie.
workshop-line-nothing = Podaj dwa miejsca, na przykład „{ $example }”.
workshop-line-one = Tylko jedno miejsce: { $place }. Na bilecie muszą być dwa.
workshop-line-near = Nie ma miejsca „{ $typed }”. Może chodzi o: { $near }?
workshop-line-several = „{ $typed }” to może być { $places }.
workshop-line-double = Ten bilet już jest.
workshop-line-points = Bilet jest wart od { $min } do { $max } punktów.
workshop-flaw-no-path = Żadna droga nie łączy tych dwóch miejsc.
workshop-flaw-ticket = Jednego z miejsc nie ma na tej mapie.
workshop-flaw-too-few-tickets = Potrzeba co najmniej { $needed } biletów, po { $each } na osobę (liczba graczy: { $players }).
workshop-flaw-no-tickets = Nie ma jeszcze biletów.
workshop-progress = Bilety: { $count } z { $box }
workshop-ready = Można grać. Największa liczba graczy: { $players }.
workshop-not-ready = Zapisano, ale jeszcze nie można grać:
workshop-marked = Bilety oznaczone na liście: { $count }.
workshop-more = Błędów jest więcej. Najpierw popraw te.
workshop-unchecked = Jeszcze nie sprawdzono.
workshop-play = Graj na tej planszy
workshop-file = Zapisz jako plik
workshop-share = Udostępnij znajomym
workshop-share-text = Każdy, kto ma link, może zobaczyć tę planszę i skopiować ją, dopóki nie wycofasz linku.
workshop-share-make = Utwórz link
workshop-withdraw = Wycofaj link
workshop-shared = { $name } udostępnia ci planszę
workshop-shared-take = Weź kopię
workshop-covers = Jak bilety pokrywają mapę
workshop-covers-all = Każde miejsce jest na jakimś bilecie.
workshop-covers-not = Na żadnym bilecie: { $places }.
workshop-covers-most = Najczęściej ({ $count }×): { $places }.

reason-board-unknown = Nie masz już tej planszy.
reason-board-unknown-link = Pod tym linkiem nie ma planszy. Być może został wycofany.
reason-board-changed-elsewhere = Ta plansza została zmieniona na innym urządzeniu.
reason-board-too-large = Ta plansza jest za duża. Najwyżej: miejsc { $places }, tras { $routes }, biletów { $tickets }, znaków w nazwie { $letters }.
