lobby-colour = Dotknij swojego znaku, aby wybrać kolor.
options-chat = Własne słowa
options-chat-text = Osoby siedzące przy stole mogą do siebie pisać. Widzowie tego nie przeczytają, każdy może ukryć czyjeś wypowiedzi, a wszystko znika razem z grą.
tutorial-while-waiting = Zanim zaczniecie
tutorial-while-waiting-text = Pierwszy raz? Gra szkoleniowa trwa około pięciu minut. Gdy tylko przy twoim stole zacznie się gra, wrócisz tutaj.
waiting-table = Przy twoim stole gra jeszcze się nie zaczęła.
waiting-asked = Twój stół czeka na twoją odpowiedź.
waiting-back = Wróć do stołu
reason-chat-not-agreed = Przy tym stole umówiono się tylko na gotowe zdania.
reason-chat-nothing-said = Nie ma tu nic do przeczytania. Napisz słowo lub dwa.
lobby-title = Stół gotowy
lobby-waiting = { $count ->
    [one] Brakuje jeszcze jednego gracza.
    [few] Brakuje jeszcze { $count } graczy.
    [many] Brakuje jeszcze { $count } graczy.
   *[other] Brakuje jeszcze { $count } gracza.
}
lobby-ready = Wszyscy są na miejscu. Czekamy, aż gospodarz rozpocznie grę.
lobby-ready-host = Wszyscy są na miejscu. Zacznij, kiedy chcesz.
lobby-seats = Miejsca
lobby-open-seat = wolne miejsce
lobby-you = (ty)
lobby-away = (poza stołem)
lobby-seat-kind = Kto gra na miejscu { $number }
lobby-person = Człowiek
lobby-open = Wolne dla znajomych
lobby-make-open = Zwolnij miejsce
lobby-start = Rozpocznij grę
lobby-leave = Odejdź od stołu
lobby-closed = Ten stół zamknięto przed rozpoczęciem gry.
lobby-invite = Zaproś znajomych
lobby-invite-text = Każdy, kto ma ten link, może usiąść do stołu, na dowolnym urządzeniu, które łączy się z tym serwerem.
lobby-invite-link = Link z zaproszeniem
lobby-fair = Uczciwe tasowanie
lobby-fair-text = Rozdający zapieczętował swój sekret. Dodaj własne słowa: karty zależą od sekretu i od słów wszystkich graczy, więc nikt nie może ich ustawić, a po grze każdy może to sprawdzić.
lobby-commitment = Pieczęć:
lobby-words = Twoje słowa do tasowania
lobby-words-example = cokolwiek zechcesz
# $names are the people who are not connected.
lobby-full = Wszystkie miejsca są zajęte. Czekamy na: { $names }.
lobby-reach = Wyślij ten link nieobecnym: na ich urządzeniu prowadzi z powrotem na ich miejsce.
# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (miejsce czeka)
lobby-kept-for-you = Miejsce czeka na ciebie. Zagrasz jeszcze raz?
lobby-take-seat = Zajmij miejsce
lobby-decline = Nie, dziękuję
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (czekamy na zgodę)
lobby-changed = Gospodarz zmienił warunki gry. Zgadzasz się?
lobby-agree = Zgadzam się
# $names are the people who have not said yes to what the host changed.
lobby-asking = Czekamy na zgodę: { $names }.
share-text = Zagraj ze mną w Okapi!
invite-only-here = Ten link działa tylko na tym komputerze, bo serwer nie nasłuchuje pod żadnym innym adresem. Aby zaprosić innych, uruchom go poleceniem „okapi serve --host 0.0.0.0” i otwórz Okapi pod adresem tego komputera w sieci lokalnej.
lobby-start-needs = Możesz zacząć, gdy wszystkie miejsca będą zajęte: zaproś kogoś albo oddaj miejsce botowi.
