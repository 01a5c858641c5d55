### The guided first game (src/okapi/tutorial): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.
### $points are those of $route, $doubled twice as many, $usual_trains those of a whole game; other numbers: see rules.ftl.

## Around the steps
tutorial-title = Gra szkoleniowa
tutorial-step = { $number } z { $count }
tutorial-next = Dalej
tutorial-leave = Wyjdź z gry szkoleniowej
tutorial-to-games = Zagraj w prawdziwą grę
# When the move is half made: the button that makes the rest of it.
tutorial-now = Teraz naciśnij „{ $button }”.

## The steps
tutorial-say-welcome = Witaj w sercu Afryki! Budujesz koleje: zajmujesz trasy, a one zostają twoje. To prawdziwa gra, tylko krótsza niż zwykle. Twój przeciwnik: { $opponent }.
tutorial-say-tickets = To bilety, twoje tajne cele. Połącz dwa miejsca z biletu własnymi trasami, a na koniec dostaniesz jego punkty. Za niezrealizowany bilet tyle samo stracisz.{ $table ->
    [words] {""}
   *[map] {" "}Mapa pokazuje drogę dla biletu { $one }.
}
tutorial-say-keep = Musisz zatrzymać co najmniej { COUNT($starting_tickets_kept) }. Wybierz bilety { $one } oraz { $other }: oba są krótkie i mają wspólną drogę. Potem potwierdź.
tutorial-else-keep = Długie bilety są warte więcej, ale masz tu tylko { COUNT($trains, form: "digits", one: "wagonik", few: "wagoniki", many: "wagoników") }, a każdy niezrealizowany bilet odbiera punkty. Zatrzymaj bilety { $one } oraz { $other }.
tutorial-say-hand = To twoje karty wagonów. Za każde pole trasy płacisz jedną kartą w jej kolorze. Trasa { $route } ma trzy czarne pola, a ty masz jedną czarną kartę.
tutorial-say-first-card = W swojej turze robisz jedną rzecz. Tym razem dobierz { COUNT($draws, form: "feminine-accusative", one: "kartę", few: "karty", many: "kart") }: najpierw odkrytą czarną.
tutorial-else-first-card = Zrobisz to wkrótce. Brakuje ci jeszcze czarnych kart, więc weź odkrytą czarną.
tutorial-say-second-card = Pojawiła się lokomotywa: zastępuje każdy kolor. Ale odkrytą lokomotywę można wziąć tylko jako pierwszą kartę. Drugą dobierz więc w ciemno ze stosu kart wagonów.
tutorial-else-second-card = Inną kartę też wolno wziąć, ale dziś masz szczęście: dobierz ze stosu kart wagonów.
tutorial-say-opponent = Znowu czarna! Potem { $opponent } zajmuje trasę trzema czerwonymi kartami. Tu widzisz punkty, wagoniki, liczbę kart i tereny wszystkich graczy. Karty na ręce są tajne.
tutorial-say-locomotive = Następna trasa na twojej drodze, { $route }, ma trzy fioletowe pola, a ty masz dwie fioletowe karty. Trzecią zastąpi lokomotywa. Odkryta lokomotywa zajmuje całą turę, ale warto: weź ją.
tutorial-else-locomotive = Można i tak, ale brakuje ci fioletowej karty. Odkryta lokomotywa ją zastąpi: weź ją.
tutorial-say-terrain = Karty terenu podwajają punkty za trasy. Fioletowe, niebieskie i zielone trasy wiodą przez dżunglę. Weź kartę dżungli.
tutorial-else-terrain = Za chwilę. Najpierw weź to, co podwaja fioletową trasę: kartę dżungli.
tutorial-say-terrain-deck = Możesz łączyć karty wagonów i terenu, odkryte i dobierane w ciemno. Drugą kartę dobierz ze stosu kart terenu.
tutorial-else-terrain-deck = Tak też wolno. Ale żeby poznać drugi stos, tym razem dobierz ze stosu kart terenu.
tutorial-say-claim = Masz trzy czarne karty. { $table ->
    [words] Zajmij trasę { $route }.
   *[map] Wybierz na mapie trasę { $route } i zajmij ją.
}
tutorial-else-claim = Można i tak, ale masz już karty na trasę { $route }: zajmij ją trzema czarnymi kartami.
tutorial-say-majority = Teraz podwajanie. Musisz mieć co najmniej tyle kart terenu danej trasy, ile każdy inny gracz. Masz 2 karty dżungli i { $opponent } też ma 2: remis wystarczy. Podwojenie trasy do { COUNT($longest_short_route, form: "genitive", one: "pola", few: "pól", many: "pól") } kosztuje { COUNT($short_terrain_cost, form: "feminine-accusative", one: "kartę", few: "karty", many: "kart") } terenu, dłuższej – { COUNT($long_terrain_cost, form: "feminine-accusative") }.
tutorial-say-double = Wybierz trasę { $route } i podwój ją. Zapłać dwiema fioletowymi kartami i lokomotywą, a karta dżungli podwoi punkty: { $points } × 2 = { $doubled }.
tutorial-else-double = Tak stracisz punkty. Zajmij trasę { $route } z podwojeniem: zapłać dwiema fioletowymi kartami i lokomotywą, a karta dżungli podwoi punkty.
tutorial-say-last-round = { $opponent } ma już tylko { COUNT($trains_that_end_the_game, form: "digits", one: "wagonik", few: "wagoniki", many: "wagoników") }, więc zaczyna się ostatnia runda: wszyscy mają jeszcze po jednej turze, { $opponent } też.
tutorial-say-last-claim = Pierwszy bilet zrealizowany. Do drugiego brakuje tylko trasy { $route }: kosztuje jedną zieloną kartę. Zajmij ją.
tutorial-else-last-claim = Pamiętaj o biletach: bez trasy { $route } jeden z nich przepadnie. Zajmij ją zieloną kartą.
tutorial-say-score = Punktacja: punkty za trasy, dodatek za podwojenia, zrealizowane bilety minus niezrealizowane i { COUNT($globetrotter, form: "digits", one: "punkt", few: "punkty", many: "punktów") } za najwięcej zrealizowanych (Globtroter). { $opponent } ma niezrealizowany bilet i traci jego punkty.
tutorial-say-done = To już cała gra. W prawdziwej jest { COUNT($usual_trains, form: "digits", one: "wagonik", few: "wagoniki", many: "wagoników") } i do { COUNT($max_players, form: "genitive", one: "gracza", few: "graczy", many: "graczy") }. W pierwszych grach objaśnimy ci każdą nowość. Szczęśliwej podróży!

## Refusals
reason-tutorial-unknown = Nie ma takiej gry szkoleniowej.
reason-tutorial-another-move = Gra szkoleniowa czeka na inny ruch.
reason-tutorial-not-available = Gra szkoleniowa nie ma zapisu ani rewanżu.
