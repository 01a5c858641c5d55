# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message a rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.
#
# No number of the game is written down here: each comes from the game as a parameter, by the names of
# src/okapi/game/figures.py. COUNT writes it in words with its noun, and is explained in src/okapi/locales/counting.py.

## Introduction

rules-title = Zasady gry
rules-intro = Około 1910 roku od { COUNT($min_players, form: "genitive") } do { COUNT($max_players, form: "genitive", one: "towarzystwa kolejowego", few: "towarzystw kolejowych", many: "towarzystw kolejowych") } buduje linie przez serce Afryki. Zbieraj karty, płać nimi za trasy między sąsiednimi miejscami i łącz odległe miejsca ze swoich tajnych biletów. Punkty zdobywasz za każdą trasę (podwójnie, jeśli panujesz nad jej terenem) i za każdy zrealizowany bilet. Wygrywa gracz, który ma najwięcej punktów.

rules-minute-title = Zasady w minutę
rules-minute-turn = W swojej turze zrób jedną rzecz: dobierz karty, zajmij trasę albo dobierz bilety.
rules-minute-cards = Karty dobiera się po { COUNT($draws, form: "feminine-locative") }: karty wagonów lub terenu, odkryte lub ze stosu. Odkryta lokomotywa zajmuje całą turę.
rules-minute-routes = Za każde pole trasy płacisz jedną kartą w jej kolorze i stawiasz na nim jeden swój wagonik. Lokomotywy to jokery. Punkty dostajesz od razu: im dłuższa trasa, tym więcej. Gdy graczy jest mniej niż { COUNT($players_sharing_doubles, form: "people") }, można zająć tylko jedną nitkę podwójnej trasy.
rules-minute-doubling = Jeśli masz co najmniej tyle kart terenu danej trasy, ile każdy inny gracz, możesz podwoić jej punkty, zagrywając takie karty: przy krótkiej trasie { COUNT($short_terrain_cost, form: "feminine-accusative") }, przy długiej { COUNT($long_terrain_cost, form: "feminine-accusative") }.
rules-minute-tickets = Bilet wskazuje dwa miejsca. Połącz je własnymi trasami, a na koniec bilet doda ci swoje punkty; jeśli tego nie zrobisz, tyle samo ci odbierze. Kraje na skraju mapy to ślepe zaułki: twoja droga może się tam kończyć, ale nie może przez nie przebiegać.
rules-minute-end = Gdy komuś { $trains_that_end_the_game ->
        [one] zostanie
        [few] zostaną
        [many] zostanie
       *[other] zostanie
    } najwyżej { COUNT($trains_that_end_the_game, one: "wagonik", few: "wagoniki", many: "wagoników") }, wszyscy mają jeszcze po jednej turze. Gracz, który zrealizował najwięcej biletów, dostaje dodatkowo { COUNT($globetrotter, form: "digits", one: "punkt", few: "punkty", many: "punktów") }; w razie remisu dostaje je każdy z remisujących.

## Section headings

rules-section-1 = Zawartość gry
rules-section-2 = Przygotowanie
rules-section-3 = Twoja tura
rules-section-4 = Dobieranie kart
rules-section-5 = Zajmowanie tras
rules-section-6 = Bilety
rules-section-7 = Koniec gry i punktacja
rules-section-hints = Jak grać lepiej

## 1 What is in the game

rule-title-1-1 = Gracze i wagoniki
rule-1-1 =
    W grze bierze udział od { COUNT($min_players, form: "genitive") } do { COUNT($max_players, form: "genitive", one: "gracza", few: "graczy", many: "graczy") }. Każdy ma { COUNT($trains, one: "wagonik", few: "wagoniki", many: "wagoników") } w jednym kolorze i zaczyna z wynikiem 0 punktów.

    Jeśli gra ma być krótsza, umówcie się przed jej rozpoczęciem na mniej wagoników.
rule-title-1-2 = Karty wagonów
rule-1-2 = Kart wagonów jest { $train_cards }: po { $cards_of_each_colour } w każdym kolorze (fioletowym, białym, niebieskim, żółtym, pomarańczowym, czarnym, czerwonym i zielonym) oraz { COUNT($locomotives, form: "digits", one: "lokomotywa", few: "lokomotywy", many: "lokomotyw") }. Płaci się nimi za trasy.
rule-title-1-3 = Bilety
rule-1-3 = Biletów jest { $tickets }. Na każdym są dwa miejsca i liczba punktów za ich połączenie.
rule-title-1-4 = Karty terenu
rule-1-4 = Kart terenu jest { $terrain_cards }, po { $cards_of_each_terrain } każdego rodzaju: pustynia i sawanna, dżungla i las, góry i klify. Służą do podwajania punktów za trasy (5.7).
rule-title-1-5 = Teren trasy
rule-1-5 =
    Teren trasy zależy od jej koloru na planszy. Trasy żółte, pomarańczowe i czerwone to pustynia i sawanna; fioletowe, niebieskie i zielone to dżungla i las; białe, szare i czarne to góry i klify.

    Liczy się tylko kolor na planszy. Szara trasa to góry i klify, nawet jeśli płacisz za nią czerwonymi kartami.
rule-title-1-6 = Plansza
rule-1-6 =
    Liczba połączeń między miejscami na planszy: { $connections }. Spośród nich { $double_routes } to podwójne trasy, z dwiema nitkami obok siebie, więc nitek do zajęcia jest { $tracks }.

    Miast jest { $cities }, a stacji pośrednich { $way_stations }. Na planszy Afryki są jeszcze kraje na skraju mapy (Nigeria, Czad i Sudan), każdy z { COUNT($terminals_of_each, form: "feminine-instrumental", one: "stacją końcową", few: "stacjami końcowymi", many: "stacjami końcowymi") }, oraz Madagaskar z { COUNT($ports, form: "instrumental", one: "portem", few: "portami", many: "portami") }.

## 2 Setting up

rule-title-2-1 = Kto zaczyna
rule-2-1 = Kolejność graczy przy stole jest stała. Gracza rozpoczynającego wyznacza los, pozostali grają po kolei za nim.
rule-title-2-2 = Co dostaje każdy gracz
rule-2-2 = Każdy gracz dostaje { COUNT($train_cards_dealt, form: "feminine-accusative", one: "kartę wagonu", few: "karty wagonów", many: "kart wagonów") } i { COUNT($tickets_dealt, one: "bilet", few: "bilety", many: "biletów") }, których nikomu nie pokazuje, oraz { COUNT($terrain_cards_dealt, form: "feminine-accusative", one: "kartę terenu, którą kładzie odkrytą", few: "karty terenu, które kładzie odkryte", many: "kart terenu, które kładzie odkryte") } przed sobą.
rule-title-2-3 = Odkryte karty i stosy
rule-2-3 = Wyłóżcie odkryte karty: { COUNT($open_train_cards, form: "feminine-accusative", one: "kartę wagonu", few: "karty wagonów", many: "kart wagonów") } i { COUNT($open_terrain_cards, form: "feminine-accusative", one: "kartę terenu", few: "karty terenu", many: "kart terenu") }. Pozostałe karty wagonów, karty terenu i bilety tworzą trzy zakryte stosy.
rule-title-2-4 = Pierwsze bilety
rule-2-4 =
    Z { COUNT($tickets_dealt, form: "genitive", one: "biletu", few: "biletów", many: "biletów") } zatrzymaj co najmniej { COUNT($starting_tickets_kept) }. Wszyscy wybierają jednocześnie i w tajemnicy; gdy wszyscy wybiorą, okazuje się, ile biletów zatrzymał każdy gracz.

    Zwracane bilety trafiają na spód stosu biletów w kolejności, w jakiej je rozdano, gracz po graczu.

## 3 Your turn

rule-title-3 = Jedna z trzech akcji
rule-3 = W swojej turze musisz wykonać dokładnie jedną z trzech akcji: dobrać karty (4.1), zająć trasę (5.1) albo dobrać bilety (6.1). Dokończ ją, zanim przyjdzie kolej na następnego gracza.
rule-title-3-1 = Pas
rule-3-1 = Jeśli żadna z trzech akcji nie jest możliwa, pasujesz. Dopóki możliwa jest choć jedna, pasować nie wolno.
rule-title-3-2 = Gdy wszyscy pasują
rule-3-2 = Jeśli wszyscy gracze spasują jeden po drugim, gra natychmiast się kończy i podlicza się punkty (7.2). Dotyczy to także ostatniej rundy.

## 4 Drawing cards

rule-title-4-1 = { COUNT($draws, form: "feminine", start: 1, one: "karta", few: "karty", many: "kart") }
rule-4-1 =
    Dobierasz { COUNT($draws, form: "feminine-accusative", one: "kartę", few: "karty", many: "kart") }, jedną po drugiej. Każda może być kartą wagonu lub kartą terenu, odkrytą lub z wierzchu stosu, w dowolnym zestawieniu.

    Każdą kartę oglądasz, zanim wybierzesz następną. Dopóki są karty do dobrania, nie możesz skończyć wcześniej.
rule-title-4-2 = Odkryte lokomotywy
rule-4-2 =
    Odkryta lokomotywa zajmuje całą turę: możesz ją wziąć tylko jako pierwszą kartę, a wtedy twoja tura się kończy. Po innej karcie nigdy nie wolno jej wziąć, nawet jeśli odkryto ją dopiero przed chwilą.

    Lokomotywa dobrana ze stosu jest kartą jak każda inna.
rule-title-4-3 = Uzupełnianie odkrytych kart
rule-4-3 = Gdy bierzesz odkrytą kartę, na jej miejsce od razu wykłada się nową ze stosu, jeszcze zanim dobierzesz następną. Dotyczy to kart wagonów i kart terenu.
rule-title-4-4 = { COUNT($locomotives_swept, form: "feminine", start: 1, one: "odkryta lokomotywa", few: "odkryte lokomotywy", many: "odkrytych lokomotyw") }
rule-4-4 =
    Jeśli wśród { COUNT($open_train_cards, form: "feminine-genitive", one: "odkrytej karty", few: "odkrytych kart", many: "odkrytych kart") } wagonów { $locomotives_swept ->
        [one] jest
        [few] są
        [many] jest
       *[other] jest
    } co najmniej { COUNT($locomotives_swept, form: "feminine", one: "lokomotywa", few: "lokomotywy", many: "lokomotyw") }, odrzuca się wszystkie odkryte karty wagonów i wykłada nowe; w razie potrzeby powtarza się to. Liczbę lokomotyw sprawdza się dopiero po uzupełnieniu wszystkich pustych miejsc, na ile starcza kart.

    Jeśli w stosie, wśród kart odrzuconych i wśród odkrytych zostało łącznie mniej niż { COUNT($min_other_cards, form: "feminine", one: "karta", few: "karty", many: "kart") } { $min_other_cards ->
        [one] inna
        [few] inne
        [many] innych
       *[other] innych
    } niż lokomotywy, odkryte karty pozostają bez zmian.
rule-title-4-5 = Pusty stos
rule-4-5 =
    Gdy wyczerpie się stos kart wagonów lub kart terenu, tasuje się odpowiednie karty odrzucone i tworzy z nich nowy stos. Jeśli właśnie wtedy trzeba odrzucić odkryte lokomotywy (4.4), robi się to najpierw, aby i te karty wtasować.

    Jeśli nie ma też kart odrzuconych, puste miejsce wśród odkrytych kart czeka, aż jakieś karty znów zostaną odrzucone.
rule-title-4-6 = Nie ma czego dobrać
rule-4-6 = Jeśli nie możesz już nic dobrać, twoja tura kończy się wcześniej. Tak samo jest, gdy zostały tylko odkryte lokomotywy.
rule-title-4-7 = Co widzą inni
rule-4-7 = Twoje karty wagonów są tajne, ale każdy może wiedzieć, ile ich masz. Twoje karty terenu leżą przed tobą odkryte, ułożone według rodzaju, tak aby każdy mógł je policzyć. Liczba kart na ręce nie jest ograniczona.

## 5 Claiming a route

rule-title-5-1 = Dowolna wolna trasa
rule-5-1 = Zajmujesz jedną trasę, której nikt jeszcze nie zajął. Może leżeć gdziekolwiek na planszy; nie musi stykać się z twoimi trasami.
rule-title-5-2 = Zapłata
rule-5-2 =
    Trasa kosztuje tyle kart wagonów, ile ma pól, wszystkie w jej kolorze. Za szarą trasę płacisz w kolorze, jaki wybierzesz, ale i wtedy wszystkie karty muszą być w jednym kolorze.

    Lokomotywy zastępują każdą kartę. Możesz łączyć je z kartami w kolorze albo zapłacić samymi lokomotywami.
rule-title-5-3 = Promy
rule-5-3 = Na polach promu widnieje jedna lokomotywa lub więcej. Wśród kart, którymi płacisz, musi być co najmniej tyle lokomotyw. Są one częścią ceny trasy, a nie dopłatą.
rule-title-5-4 = Stawianie wagoników
rule-5-4 = Na każdym polu trasy stawiasz jeden swój wagonik. Wagoniki zostają tam do końca gry. Jeśli masz mniej wagoników, niż trasa ma pól, nie możesz jej zająć. Karty, którymi płacisz, trafiają na stos kart odrzuconych.
rule-title-5-5 = Punkty
rule-5-5 = Punkty za trasę dostajesz od razu, zależnie od liczby pól: { $points_by_length }.
rule-title-5-6 = Podwójne trasy
rule-5-6 =
    Gdy graczy jest mniej niż { COUNT($players_sharing_doubles, form: "people") }, można zająć tylko jedną nitkę podwójnej trasy: gdy ktoś ją zajmie, druga jest zamknięta dla wszystkich.

    Gdy graczy jest co najmniej { COUNT($players_sharing_doubles, form: "people") }, można zająć obie nitki, ale każdą musi zająć inny gracz.
rule-title-5-7 = Podwajanie punktów
rule-5-7 =
    Zajmując trasę, możesz zagrać także karty jej terenu (1.5), aby podwoić punkty, o ile masz przewagę: najwięcej kart tego terenu lub tyle samo co lider (5.8). Przy trasie o długości do { COUNT($longest_short_route, form: "genitive", one: "pola", few: "pól", many: "pól") } kosztuje to { COUNT($short_terrain_cost, form: "feminine-accusative", one: "kartę", few: "karty", many: "kart") } terenu, przy dłuższej { COUNT($long_terrain_cost, form: "feminine-accusative") }.

    Wagoników stawiasz tyle co zwykle.
rule-title-5-8 = Przewaga
rule-5-8 =
    Aby podwoić punkty za trasę, musisz mieć co najmniej tyle kart jej terenu, ile każdy inny gracz. Remis wystarczy.

    Policz karty, zanim odrzucisz te, które zagrywasz.
rule-title-5-9 = Lokomotywy jako teren
rule-5-9 =
    Zajmując trasę, i tylko wtedy, możesz zagrywać lokomotywy z ręki jako karty terenu. Każda liczy się jako jedna karta terenu tej trasy, zarówno do kosztu (5.7), jak i do przewagi (5.8). Potem trafia na stos odrzuconych kart wagonów. Lokomotywy, które mają na ręce inni gracze, się nie liczą.

    Możesz zagrać ich tyle, ile kosztuje podwojenie. Więcej wolno zagrać tylko wtedy, gdy są potrzebne, aby zrównać się z graczem, który ma najwięcej kart tego terenu, i to dokładnie tyle, ile potrzeba. Część kosztu, której nie pokryją lokomotywy, płacisz własnymi kartami terenu.

    Każdej lokomotywy można użyć tylko raz: albo jako części zapłaty (5.2), albo jako terenu.
rule-title-5-10 = Przykład
rule-5-10 =
    Janek zajmuje nitkę trasy Kapsztad – Port Elizabeth: { COUNT($example_length, form: "neuter", one: "czarne pole", few: "czarne pola", many: "czarnych pól") }, więc jej teren to góry i klify. Ma jedną kartę gór, a Piotr ma dwie.

    Janek płaci { COUNT($example_length, form: "feminine-instrumental", one: "czarną kartą", few: "czarnymi kartami", many: "czarnymi kartami") } i zagrywa lokomotywę jako teren. Jego karta gór i lokomotywa to razem dwie, tyle, ile ma Piotr, więc Janek może podwoić punkty. Ta sama lokomotywa pokrywa też koszt jednej karty terenu.

    Janek zdobywa { $example_points } × 2 = { COUNT($example_doubled, form: "digits", one: "punkt", few: "punkty", many: "punktów") }, odrzuca lokomotywę i zachowuje swoją kartę gór.
rule-title-5-11 = Karty terenu zagrane i niewykorzystane
rule-5-11 = Zagrane karty terenu trafiają na osobny stos kart odrzuconych. Karty terenu, które zostaną ci na koniec gry, nic nie dają.

## 6 Destination tickets

rule-title-6-1 = Dobieranie biletów
rule-6-1 =
    Dobierasz { COUNT($tickets_drawn, one: "bilet", few: "bilety", many: "biletów") } z wierzchu stosu i zatrzymujesz co najmniej { COUNT($drawn_tickets_kept) }. Jeśli zostało mniej, dobierasz te, które są, i też zatrzymujesz co najmniej { COUNT($drawn_tickets_kept) }. Jeśli nie ma już żadnego, biletów dobrać nie można.

    Bilety, których nie zatrzymujesz, trafiają na spód stosu w kolejności dobrania. Pojawią się znowu dopiero po wszystkich innych.

    Przed grą można się umówić na dobieranie po { COUNT($tickets_in_russian, one: "bilet", few: "bilety", many: "biletów") } zamiast { COUNT($tickets_in_most_editions, form: "genitive") }, jak w wydaniu rosyjskim.
rule-title-6-2 = Tajne do końca
rule-6-2 = Twoje bilety są tajne aż do końca gry; wtedy ujawnia się wszystkie. Każdy może wiedzieć, ile ich masz. Liczba biletów nie jest ograniczona.
rule-title-6-3 = Realizacja biletu
rule-6-3 = Bilet jest zrealizowany, gdy jego dwa miejsca łączy nieprzerwana droga z twoich własnych tras. Trasy innych graczy ci nie pomagają.
rule-title-6-4 = Nigeria, Czad i Sudan
rule-6-4 =
    Aby zrealizować bilet do jednego z tych krajów, wystarczy dotrzeć do dowolnej z jego stacji końcowych.

    Stacje końcowe to ślepe zaułki. Dwie trasy do tego samego kraju nie są tam ze sobą połączone, więc twoja droga nie może przebiegać przez kraj. Na innych planszach dotyczy to każdego kraju ze stacjami końcowymi.
rule-title-6-5 = Madagaskar
rule-6-5 = Aby zrealizować bilet na Madagaskar, wystarczy dotrzeć do dowolnego z jego dwóch portów. Porty to zwykłe stacje, a między nimi biegnie osobna trasa, więc twoja droga może przebiegać przez Madagaskar. Na innych planszach dotyczy to każdego kraju z portami.
rule-title-6-6 = Stacje pośrednie
rule-6-6 = Stacje pośrednie łączą trasy tak samo jak miasta. Nie ma ich na żadnym bilecie.

## 7 The end and the score

rule-title-7-1 = Ostatnia runda
rule-7-1 =
    Gdy któryś gracz ma na koniec tury najwyżej { COUNT($trains_that_end_the_game, one: "wagonik", few: "wagoniki", many: "wagoników") }, zaczyna się ostatnia runda: każdy, także ten gracz, ma jeszcze jedną turę. Potem gra się kończy.

    Nic nie wydłuża ostatniej rundy, nawet jeśli wagoniki skończą się też komuś innemu.
rule-title-7-2 = Podliczanie biletów
rule-7-2 = Odkrywa się wszystkie bilety. Każdy zrealizowany bilet dodaje swoje punkty do twojego wyniku, każdy niezrealizowany je odejmuje.
rule-title-7-3 = Bonus Globtrotera
rule-7-3 = Gracz, który zrealizował najwięcej biletów, dostaje bonus Globtrotera: { COUNT($globetrotter, form: "digits", one: "punkt", few: "punkty", many: "punktów") }. W razie remisu dostaje go każdy z remisujących graczy. Jeśli nikt nie zrealizował żadnego biletu, bonusu nie dostaje nikt. Bilety niezrealizowane nie mają tu znaczenia.
rule-title-7-4 = Bez bonusu za najdłuższą drogę
rule-7-4 = Za najdłuższą drogę nie ma bonusu. Wynik może spaść poniżej zera.
rule-title-7-5 = Zwycięstwo
rule-7-5 = Wygrywa gracz, który ma najwięcej punktów. W razie remisu wygrywa ten z remisujących, który zrealizował najwięcej biletów. Jeśli remis trwa, gracze dzielą się zwycięstwem.

## Hints

rules-hint-centre = Przy { COUNT($max_players, form: "locative", one: "graczu", few: "graczach", many: "graczach") } środek mapy szybko się zapełnia. Jeśli zależy ci na drodze przez serce Afryki, wcześnie zajmij jej wąskie gardła. Kto woli spokojniejszą grę, niech gra w mniejszym gronie.
rules-hint-now = Do następnej tury przewaga może zniknąć. Jeśli możesz teraz podwoić punkty za dobrą trasę, często lepiej zająć ją od razu, niż czekać.
rules-hint-spend = Zagrane karty terenu już się dla ciebie nie liczą. Zanim oddasz przewagę, sprawdź, co mają inni, i nie zostaw na koniec żadnej niewykorzystanej karty terenu.
rules-hint-long = Długie trasy są warte o wiele więcej niż krótkie: { COUNT($longest_route, form: "neuter", one: "pole", few: "pola", many: "pól") } { $longest_route ->
        [one] daje
        [few] dają
        [many] daje
       *[other] daje
    } { COUNT($longest_route_points, form: "digits", one: "punkt", few: "punkty", many: "punktów") }, a po podwojeniu { $longest_route_doubled }. Jedna długa trasa we właściwym terenie może rozstrzygnąć grę.
rules-hint-paths = Zatrzymuj bilety, które mają wspólną drogę: te same trasy pozwolą zrealizować kilka z nich. Do bonusu Globtrotera mały bilet liczy się tak samo jak duży.
rules-hint-end = Obserwuj, ile wagoników zostało innym. Bilety dobrane późno są ryzykowne, bo każdy niezrealizowany kosztuje punkty.
rules-hint-score = Zapisuj punkty zaraz po zajęciu trasy, bo później nie widać, które trasy podwojono. Tutaj znaczniki punktacji przesuwa gra; przy prawdziwym stole niech jedna osoba liczy punkty za wszystkich.

## Where editions differ, for people with a box beside them

rules-section-editions = Różnice między wydaniami
rules-edition-tickets = W trakcie gry według większości instrukcji dobiera się { COUNT($tickets_in_most_editions, one: "bilet", few: "bilety", many: "biletów") }, a według rosyjskiej { COUNT($tickets_in_russian) }. Ustalcie to, zanim zaczniecie (6.1).
rules-edition-bonus = W rosyjskiej instrukcji bonus za najwięcej zrealizowanych biletów nosi nazwę samej gry, a nie Globtrotera (7.3).
rules-edition-tracks = Tylko francuska instrukcja mówi wprost, że jeden gracz nie może zająć obu nitek podwójnej trasy. Tutaj obowiązuje to zawsze (5.6).
rules-edition-base = Promy (5.3), limit odkrytych lokomotyw (4.4), ostatnią rundę (7.1) i remisy (7.5) instrukcje przejmują z gry podstawowej; my robimy to samo.
rules-edition-silent = Instrukcje nie mówią, kiedy się pasuje (3.1), czy można zagrać więcej lokomotyw, niż kosztuje podwojenie (5.9), jaki teren ma szara trasa opłacona innym kolorem (1.5) ani czy droga może przebiegać przez Madagaskar (6.5). Te rozstrzygnięcia są nasze.
rules-edition-places = Na drukowanej planszy nazwy miejsc są we wszystkich wydaniach takie same. Tutaj widzisz nazwy przyjęte w polszczyźnie, a wpisywać możesz jedne i drugie.

## Pictures: what stands below them, and what is read out instead of them. $route names two places.

rules-picture-train-cards = Osiem kolorów kart wagonów i lokomotywa
rules-picture-ticket = Bilet: dwa miejsca i punkty za ich połączenie
rules-picture-display = Odkryte karty: { COUNT($open_train_cards, form: "feminine", one: "karta wagonu", few: "karty wagonów", many: "kart wagonów") } i { COUNT($open_terrain_cards, form: "feminine", one: "karta terenu", few: "karty terenu", many: "kart terenu") }
rules-picture-three-locomotives = { COUNT($locomotives_swept, form: "feminine", start: 1, one: "odkryta lokomotywa", few: "odkryte lokomotywy", many: "odkrytych lokomotyw") }: wymienia się wszystkie { COUNT($open_train_cards, form: "feminine-accusative", one: "kartę", few: "karty", many: "kart") }
rules-picture-single = { $route }: trasa o długości { COUNT($single_length, form: "genitive", one: "pola", few: "pól", many: "pól") }
rules-picture-double = { $route }: podwójna trasa, dwie nitki po { COUNT($example_length, form: "neuter", one: "pole", few: "pola", many: "pól") }
rules-picture-ferry = { $route }: prom. Wśród { COUNT($ferry_length, form: "feminine-genitive", one: "karty", few: "kart", many: "kart") } musi być co najmniej { COUNT($ferry_locomotives, form: "feminine", one: "lokomotywa", few: "lokomotywy", many: "lokomotyw") }
rules-picture-terminal = Dwie trasy do Sudanu: nie łączą się tam ze sobą
rules-picture-madagascar = Dwa porty Madagaskaru i trasa między nimi
rules-picture-points = Ile punktów daje trasa zależnie od długości i ile kosztuje podwojenie
rules-picture-spaces = Pola
rules-picture-points-once = Punkty
rules-picture-points-twice = Podwojone
rules-picture-terrain-cost = Karty terenu
rules-picture-example = { $route }, trasa zajęta przez Janka
rules-picture-john-pays = Janek płaci
rules-picture-john-terrain = Teren Janka
rules-picture-john-locomotive = Zagrana jako teren
rules-picture-peter-terrain = Teren Piotra
rules-picture-example-majority = 1 + 1 = 2, tyle, ile ma Piotr
rules-picture-example-points = { $example_points } × 2 = { COUNT($example_doubled, form: "digits", one: "punkt", few: "punkty", many: "punktów") }
rules-picture-globetrotter = Dwaj gracze zrealizowali po cztery bilety: obaj dostają po { COUNT($globetrotter, form: "digits", one: "punkcie", few: "punkty", many: "punktów") }
rules-picture-bonus = + { $globetrotter }
rules-picture-no-bonus = bez bonusu

## On the page and at the table

rules-contents = Spis treści
rules-print = Drukuj
rules-rule = Zasada { $rule }
rules-link-to = Link do zasady { $rule }
rules-all = Wszystkie zasady (w nowej karcie)

## In the terminal

rules-heading = { $number } { $title }
rules-more = Aby czytać dalej, wpisz na przykład: zasady 5 (cały rozdział), zasady 5.8 (jedna zasada), zasady wszystkie (całość).
rules-unknown = Nie ma zasady „{ $number }”. Wpisz rozdział od { $first } do { $last } albo numer zasady, na przykład 5.8.
command-rules = Przeczytaj zasady: wszystkie, rozdział albo jedną z nich.
argument-rule = Rozdział, np. 5, albo zasada, np. 5.8; domyślnie wszystkie zasady.
