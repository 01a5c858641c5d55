### The guided first game (src/okapi/lesson): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.

## The way in
lesson-offer-title = Pierwszy raz tutaj?
lesson-offer = Zagraj pierwszą grę z przewodnikiem: około pięciu minut, a wszystko zostanie wyjaśnione, gdy się pojawi.
lesson-begin = Zacznij grę z przewodnikiem

## On the bubble
lesson-title = Gra z przewodnikiem
lesson-step = { $number } z { $count }
lesson-next = Dalej
lesson-leave = Opuść lekcję
lesson-to-games = Do prawdziwych gier

## The steps
lesson-say-welcome = Witaj w sercu Afryki! Budujesz koleje: zajmujesz trasy i zostają one twoje. To prawdziwa gra, tylko krótsza niż zwykle. Grasz przeciwko komputerowi: { $opponent }.
lesson-say-tickets = To bilety, twoje tajne cele. Połącz dwa miejsca z biletu własnymi trasami, a na koniec doda ci on swoje punkty. Niezrealizowany bilet tyle samo ci odbierze.
lesson-say-keep = Musisz zatrzymać co najmniej dwa. Wybierz { $one } oraz { $other }: oba są krótkie i mają wspólną linię. Potem potwierdź.
lesson-else-keep = Długie bilety są warte więcej, ale masz tu tylko 10 wagoników, a każdy niezrealizowany bilet działa na twoją szkodę. Zatrzymaj { $one } oraz { $other }.
lesson-say-hand = To twoje karty wagonów. Trasa kosztuje jedną kartę swojego koloru za każde pole. { $route } ma trzy czarne pola, a ty masz jedną czarną kartę.
lesson-say-first-card = W swojej turze robisz jedną rzecz. Tym razem dobierz dwie karty: najpierw odkrytą czarną.
lesson-else-first-card = Zrobisz to wkrótce. Brakuje ci jeszcze czarnych kart, więc weź odkrytą czarną.
lesson-say-second-card = Pojawiła się lokomotywa: zastępuje każdy kolor. Ale odkryta może być tylko twoją pierwszą kartą. Drugą dobierz więc w ciemno ze stosu kart wagonów.
lesson-else-second-card = Każda inna karta też byłaby dozwolona, ale dziś masz szczęście: dobierz ze stosu kart wagonów.
lesson-say-opponent = Znowu czarna! Potem { $opponent } zajmuje trasę trzema czerwonymi kartami. Tu widzisz punkty, wagoniki, liczbę kart i tereny wszystkich graczy. Karty na ręce są tajne.
lesson-say-locomotive = Potrzebujesz trzech fioletowych kart, a masz dwie. Lokomotywa może zastąpić trzecią. Odkryta zajmuje całą turę i jest tego warta: weź ją.
lesson-else-locomotive = Można i tak, ale brakuje ci fioletowej karty. Odkryta lokomotywa może ją zastąpić: weź ją.
lesson-say-terrain = Karty terenu podwajają punkty za trasy. Fioletowe, niebieskie i zielone trasy wiodą przez dżunglę. Weź kartę dżungli.
lesson-else-terrain = Za chwilę. Najpierw weź to, co podwaja fioletową trasę: kartę dżungli.
lesson-say-terrain-deck = Karty wagonów i terenu można łączyć, odkryte i w ciemno. Drugą kartę dobierz ze stosu kart terenu.
lesson-else-terrain-deck = To byłoby dozwolone. Aby poznać drugi stos, tym razem dobierz ze stosu kart terenu.
lesson-say-claim = Masz trzy czarne karty. Wybierz na mapie { $route } i zajmij trasę.
lesson-else-claim = Niezupełnie: zajmij { $route } i zapłać trzema czarnymi kartami. Lokomotywa przyda się za chwilę.
lesson-say-majority = Teraz podwajanie. Musisz mieć co najmniej tyle kart terenu tej trasy, co każdy inny gracz. Ty masz 2 karty dżungli i { $opponent } ma 2: remis wystarczy. Trasa do trzech pól kosztuje jedną kartę terenu, od czterech do sześciu dwie.
lesson-say-double = Wybierz { $route } i podwój trasę. Płacą dwie fioletowe karty i lokomotywa, jedna karta dżungli podwaja: 4 × 2 = 8 punktów.
lesson-else-double = To kosztowałoby cię punkty. Zajmij { $route } z podwojeniem: płacą dwie fioletowe karty i lokomotywa, jedna karta dżungli podwaja.
lesson-say-last-round = { $opponent } ma jeszcze 2 wagoniki i tak zaczyna się ostatnia runda: wszyscy mają jeszcze po jednej turze, { $opponent } też.
lesson-say-last-claim = Twój pierwszy bilet jest zrealizowany. Do drugiego brakuje tylko trasy { $route }: jednej zielonej karty. Zajmij ją.
lesson-else-last-claim = Pamiętaj o biletach: bez trasy { $route } jeden z nich przepadnie. Zajmij ją zieloną kartą.
lesson-say-score = Punktacja: punkty za trasy, to, co dodało podwajanie, zrealizowane bilety minus pozostałe i 10 punktów za największą liczbę zrealizowanych. { $opponent } ma niezrealizowany bilet i traci jego punkty.
lesson-say-done = To cała gra. W prawdziwej jest 45 wagoników i do pięciu graczy. Pierwsze gry wskażą ci, co nowe. Szczęśliwej podróży!

## Refusals
reason-lesson-unknown = Nie ma takiej lekcji.
reason-lesson-another-move = Lekcja czeka na inny ruch.
reason-lesson-not-for-lessons = Gra z przewodnikiem nie ma zapisu ani rewanżu.
