### The deal of the day, as its page in the browser says it.

deal = Rozdanie dnia
deal-title = Rozdanie dnia: { $date }
deal-text = Wszyscy dostają te same karty: trzecia karta, którą dobierasz ze stosu, jest trzecia także dla wszystkich innych. Ile punktów z nich wyciśniesz?
deal-against = Twoi przeciwnicy: { $opponents } · około kwadransa
deal-play = Zagraj rozdanie
deal-continue = Wróć do swojej gry
deal-play-old = Zagraj to rozdanie
deal-one-try = Liczy się jedna próba: zacznij do { $until } i skończ do { $end }. Nikt nie zobaczy twojej gry, dopóki nie skończy własnej.
deal-over = To rozdanie już się skończyło. Możesz je rozgrywać do woli, ale już się nie liczy.
deal-closing = Dzień się skończył, ale niektórzy jeszcze kończą to rozdanie. Od { $until } będzie można je rozgrywać do woli, ale nie będzie się już liczyć.
deal-not-counted = Twoja gra nie skończyła się na czas, więc się nie liczy.
deal-people = { $count ->
    [0] Nikt jeszcze nie skończył tego rozdania.
    [one] { $count } osoba skończyła to rozdanie.
    [few] { $count } osoby skończyły to rozdanie.
    [many] { $count } osób skończyło to rozdanie.
   *[other] { $count } osoby skończyły to rozdanie.
}
deal-field-title = Wyniki wszystkich
deal-result-title = Twój wynik
deal-rank = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: miejsce { $rank } z { $of }
deal-streak = { $days ->
    [one] { $days } rozdanie z rzędu
    [few] { $days } rozdania z rzędu
    [many] { $days } rozdań z rzędu
   *[other] { $days } rozdania z rzędu
}
deal-chart = Punkty wszystkich na wykresie
deal-you = Ty: { $points }
deal-luck = Co było szczęściem, a co wyborem?
deal-ledger-waits = Trener oblicza, co było szczęściem, a co wyborem.
deal-best = Obejrzyj najlepszą grę: { $name } ({ $points })
deal-champion = Obejrzyj grę Mistrza ({ $points })
deal-own-game = Wróć do mojej gry
deal-share = Udostępnij mój wynik
deal-picture = Zapisz jako obraz
deal-share-text = To, co udostępniasz, nie zdradza niczego o kartach.
deal-card = Okapi · Rozdanie dnia: { $date }
deal-levels-play = Boty poszczególnych poziomów jeszcze grają to rozdanie.
deal-fair = Czy karty są uczciwie potasowane?
deal-fair-text = Kolejność kart we wszystkich stosach jest ustalona, zanim zacznie się dzień. Jej pieczęć widać dzień wcześniej, a sam sekret godzinę po końcu dnia: wtedy każdy może sprawdzić każdą grę tego rozdania.
deal-secret = Sekret
deal-earlier = Wcześniejsze rozdania
deal-earlier-text = Graj je, kiedy chcesz. Już się nie liczą.
deal-today = Dzisiejsze rozdanie
deal-new = nowe dzisiaj
deal-waits = czeka na ciebie
# On the home page, beside the deal of the day.
duels-link = Pojedynki
duels-wait = czekają na ciebie: { $count }
puzzles-link = Zadania
reason-deal-is-closing = Dzień się skończył, ale inni mogą jeszcze kończyć to rozdanie. Najpóźniej za godzinę będzie można je rozgrywać do woli.
