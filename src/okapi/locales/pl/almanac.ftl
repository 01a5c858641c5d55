friends-known = Wspólne gry
friends-text = Wszyscy, z którymi udało ci się dokończyć grę. Tylko ty widzisz tę listę.
friends-none = Jeszcze nikt. Dokończ grę ze znajomymi, a znajdziesz ich tutaj.
friends-games = { $count ->
    [one] { $count } wspólna gra
    [few] { $count } wspólne gry
    [many] { $count } wspólnych gier
   *[other] { $count } wspólnej gry
}
friends-here = teraz tutaj
friends-seen = Pokazuj tym osobom, kiedy tu jestem, a mnie, kiedy są tu one
friends-invite = Zaproś
friends-invite-one = Zaproś: { $name }
friends-duel = Wyzwij
friends-duel-one = Wyzwij na pojedynek: { $name }
friends-block = Zablokuj
friends-block-one = Zablokuj: { $name }
friends-block-text = { $name }: ta osoba nie będzie mogła do ciebie pisać ani cię zapraszać, nie zobaczy, czy tu jesteś, i nie usiądzie przy twoich stołach. Nie dowie się o tym.
friends-blocked = osoba zablokowana
friends-unblock = Odblokuj
friends-unblock-one = Odblokuj: { $name }
friends-ask = Zaproś znajomych
friends-ask-text = Miejsce będzie na nich czekać, a jeśli tego chcieli, dostaną powiadomienie.
regular-tables = Stałe stoliki
regular-table = Stały stolik
regular-table-text = Stół, do którego się wraca: ci sami ludzie, kolory i zasady, a wynik przechodzi z gry na grę.
regular-table-from-text = Nowy stół przejmie kolory, zasady i planszę waszej ostatniej gry. Wyślij pozostałym link, a zagracie dalej jednym dotknięciem.
regular-table-name = Nazwa stołu
regular-table-name-example = Niedziele
regular-table-make = Utwórz stół
regular-table-people = Kto do niego należy
regular-table-owner = prowadzi stół
regular-table-next = Następna gra
regular-table-to-game = Do gry
regular-table-link = Link do tego stołu
regular-table-link-text = Dołączyć może każdy, kto ma ten link; miejsc jest w sumie { $max }.
regular-table-new-link = Zastąp link nowym
regular-table-private = Ten stół, jego gry i wynik widzą tylko ci, którzy do niego należą.
regular-table-hand-over = Przekaż
regular-table-hand-over-one = Przekaż stół: { $name }
regular-table-remove = Usuń
regular-table-remove-one = Usuń: { $name }
regular-table-remove-text = { $name } nie zobaczy już tego stołu. Zastąp też link nowym, bo stary pozwala tu wrócić.
regular-table-manage = Ten stół
regular-table-leave = Odejdź od stołu
regular-table-leave-text = Nie zobaczysz już tego stołu. Twoje gry zostaną w twoim almanachu.
regular-table-close = Zamknij dla wszystkich
regular-table-close-text = Stół i jego wynik znikną dla wszystkich. Gry zostaną w almanachach tych, którzy w nie grali.
regular-table-invited = Zaproszenie do stołu „{ $name }”
regular-table-with = Przy stole: { $names }
regular-table-join = Dołącz
regular-table-is-full = Wszystkie miejsca przy tym stole są zajęte.
regular-table-series = Wynik
regular-table-no-games = Nie dokończono tu jeszcze żadnej gry.
almanac = Almanach
almanac-text = { $name }, oto wszystkie twoje zakończone gry w jednym miejscu. Tylko ty to widzisz.
almanac-none = Nie ma jeszcze zakończonych gier. Liczą się tu te, w które grasz do końca bez pomocy bota.
almanac-year = Rok
almanac-all-years = Wszystkie
almanac-sum = W liczbach
almanac-wins = Wygrane
almanac-games = Gry
almanac-points = Punkty na grę
almanac-head-to-head = Kto przed kim
almanac-head-to-head-text = Ile razy pierwsza osoba była wyżej od drugiej i odwrotnie.
almanac-ahead = wyżej: { $ahead }, niżej: { $behind }
almanac-more = Pokaż wszystko
almanac-months = Miesiąc po miesiącu
almanac-winner = { $name }: { $wins ->
    [one] { $wins } wygrana
    [few] { $wins } wygrane
    [many] { $wins } wygranych
   *[other] { $wins } wygranej
}
almanac-best = Najlepsze gry
almanac-routes = Najlepsze trasy
almanac-tickets = Najlepsze bilety
almanac-real-board = na prawdziwej planszy
almanac-luck = Szczęście i wybory
almanac-luck-none = Poproś trenera o omówienie kilku gier: wtedy zobaczysz tu, co było szczęściem, a co wyborem.
almanac-luck-text = Bilans trenera ze wszystkich gier, mierzony w wygranych. Liczba po ± mówi, o ile taką sumę może przesunąć sam przypadek.
almanac-reviewed = { $count ->
    [one] { $count } omówiona gra
    [few] { $count } omówione gry
    [many] { $count } omówionych gier
   *[other] { $count } omówionej gry
}
almanac-of-luck = Szczęście
almanac-of-choices = Wybory
almanac-luck-too-few = Za mało omówionych gier, by wyciągać wnioski o szczęściu.
almanac-luck-lucky = Karty naprawdę ci sprzyjały.
almanac-luck-unlucky = Karty naprawdę były przeciwko tobie.
almanac-luck-even = Szczęście i pech się wyrównały, o ile da się to stwierdzić.
almanac-luck-luckiest = { $name } naprawdę ma najwięcej szczęścia.
almanac-luck-nobody = Nikt nie ma wyraźnie najwięcej szczęścia: różnicę można wytłumaczyć przypadkiem.
almanac-medals = Medale
medal-level = Pierwsza wygrana z przeciwnikiem: { $name }
medal-great-ticket = Zrealizowany bilet za ponad { $number } punktów
medal-from-last = Wygrana mimo ostatniego miejsca przed podliczeniem biletów
medal-globetrotter = Globtroter { $number } razy
medal-not-yet = jeszcze nie
almanac-kept = Gry na prawdziwej planszy
almanac-asked = Czy to była twoja gra?
almanac-asked-text = Ktoś wpisał grę na prawdziwej planszy z twoim udziałem. Będzie się liczyć w twoim almanachu, gdy ją potwierdzisz.
almanac-filed-by = wpis: { $name }
almanac-unconfirmed = bez potwierdzenia
almanac-confirm = Tak, zalicz
almanac-strike = Wykreśl
almanac-strike-text = Gra nie będzie się liczyć ani tobie, ani stałemu stolikowi, a twoje imię z niej zniknie.
almanac-delete = Usuń
almanac-delete-text = Gra zniknie ze wszystkich almanachów.
almanac-cancel = Anuluj
almanac-csv = Pobierz jako tabelę (CSV)
almanac-json = Pobierz jako dane (JSON)
file = Wpisz do almanachu
file-text = Serwer zachowuje datę, imiona, punkty wszystkich oraz najlepszą trasę i najlepszy bilet każdego gracza, ale nie samą grę. Wybrane tu osoby zostaną poproszone o potwierdzenie i mogą wykreślić grę w każdej chwili.
file-own-board = Rozegrano ją na twojej własnej planszy: liczy się jako gra, nie ustanawia rekordów i nic z twojej planszy nie jest zapisywane.
file-who = Kim jest { $name }?
file-me = { $name } (ty)
file-nobody = Ktoś, kogo tu nie ma
file-no-table = Żaden
file-needs-you = Wybierz, którym z graczy jesteś.
file-do = Wpisz grę
file-done = Gra jest w twoim almanachu.
reason-people-too-often-invited = { $name } ma już od ciebie kilka zaproszeń. Poczekaj na odpowiedź.
reason-regular-table-unknown = Nie ma takiego stałego stolika albo do niego nie należysz.
reason-regular-table-not-the-owner = Może to zrobić tylko osoba, która prowadzi ten stół.
reason-regular-table-full = { $max ->
    [one] Jedyne miejsce przy tym stole jest zajęte.
    [few] Wszystkie { $max } miejsca przy tym stole są zajęte.
    [many] Wszystkie { $max } miejsc przy tym stole jest zajętych.
   *[other] Wszystkie { $max } miejsca przy tym stole są zajęte.
}
reason-regular-table-too-many = { $max ->
    [one] Należysz już do { $max } stałego stolika. Najpierw od niego odejdź.
    [few] Należysz już do { $max } stałych stolików. Najpierw odejdź od któregoś.
    [many] Należysz już do { $max } stałych stolików. Najpierw odejdź od któregoś.
   *[other] Należysz już do { $max } stałego stolika. Najpierw odejdź od któregoś.
}
reason-almanac-not-in-it = Możesz wpisać tylko grę ze swoim udziałem, a każdą osobę tylko raz.
reason-almanac-already-filed = Ta gra jest już wpisana.
reason-almanac-unknown = Tej gry nie ma już w almanachu.
reason-almanac-too-many = { $max ->
    [one] Masz wpisaną { $max } grę i więcej się nie da.
    [few] Masz wpisane { $max } gry i więcej się nie da.
    [many] Masz wpisanych { $max } gier i więcej się nie da.
   *[other] Masz wpisane { $max } gry i więcej się nie da.
}
