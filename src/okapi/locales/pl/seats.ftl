### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Wszystkie miejsca są zajęte. Czekamy na: { $names }.
join-playing = Ta gra już się zaczęła.
join-over = Ta gra jest już skończona.
join-closed = Ten stół zamknięto.
join-look = Zobacz grę

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
join-agree = Siadając do stołu, zgadzasz się na te warunki.
table-bot-wanted = Chcesz, żeby za tę osobę grał bot. Czekamy na zgodę pozostałych.
table-comes-back = Ten ruch wykona bot. Potem znowu grasz ty.
