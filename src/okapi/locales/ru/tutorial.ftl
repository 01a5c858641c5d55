### The guided first game (src/okapi/tutorial): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.
### $points are those of $route, $doubled twice as many, $usual_trains those of a whole game; other numbers: see rules.ftl.

## Around the steps
tutorial-title = Учебная игра
tutorial-step = { $number } из { $count }
tutorial-next = Дальше
tutorial-leave = Выйти из учебной игры
tutorial-to-games = Перейти к настоящей игре
# When the move is half made: the button that makes the rest of it.
tutorial-now = Теперь нажмите «{ $button }».

## The steps
tutorial-say-welcome = Добро пожаловать в сердце Африки! Вы строите железные дороги: прокладываете маршруты, и они остаются вашими. Это настоящая игра, только короче обычной. Ваш соперник: { $opponent }.
tutorial-say-tickets = Это билеты, ваши тайные цели. Соедините два места на билете своими маршрутами, и в конце он принесёт свои очки. Невыполненный билет столько же отнимет.{ $table ->
    [words] {""}
   *[map] {" "}На поле видно, как выполнить билет { $one }.
}
tutorial-say-keep = Нужно оставить не меньше { COUNT($starting_tickets_kept, form: "genitive") }. Выберите { $one } и { $other }: оба короткие и лежат на одной линии. Затем подтвердите.
tutorial-else-keep = Длинные билеты ценнее, но здесь у вас только { COUNT($trains, form: "digits", one: "вагон", few: "вагона", many: "вагонов") }, а каждый невыполненный билет отнимает очки. Оставьте { $one } и { $other }.
tutorial-say-hand = Это ваши карты вагонов. Маршрут стоит по одной карте своего цвета за каждый перегон. { $route }: три чёрных перегона, а у вас одна чёрная карта.
tutorial-say-first-card = В свой ход вы делаете что-то одно. Сейчас возьмите { COUNT($draws, form: "feminine-accusative", one: "карту", few: "карты", many: "карт") }: сначала открытую чёрную.
tutorial-else-first-card = Это ещё успеется. Вам не хватает чёрных карт, поэтому возьмите открытую чёрную.
tutorial-say-second-card = Открылся локомотив: он заменяет карту любого цвета. Но открытый локомотив можно взять только первой картой, поэтому вторую возьмите вслепую, из колоды вагонов.
tutorial-else-second-card = Можно было бы взять и другую карту, но сегодня вам везёт: возьмите карту из колоды вагонов.
tutorial-say-opponent = Снова чёрная! Затем { $opponent } прокладывает маршрут тремя красными картами. Здесь видны очки, вагоны, число карт и местность каждого. Карты на руках остаются тайной.
tutorial-say-locomotive = Следующий маршрут вашей линии, { $route }: три фиолетовых перегона, а у вас две фиолетовые карты. Третью заменит локомотив. Открытый локомотив — это целый ход, но он того стоит: возьмите его.
tutorial-else-locomotive = Можно и так, но вам не хватает фиолетовой карты. Открытый локомотив её заменит: возьмите его.
tutorial-say-terrain = Карты местности удваивают очки за маршруты. Фиолетовые, синие и зелёные маршруты идут через джунгли. Возьмите карту джунглей.
tutorial-else-terrain = Чуть позже. Сначала возьмите то, что удвоит фиолетовый маршрут: карту джунглей.
tutorial-say-terrain-deck = Карты вагонов и местности можно брать в любом сочетании, открытые и вслепую. Вторую карту возьмите из колоды местности.
tutorial-else-terrain-deck = Так тоже можно. Но чтобы познакомиться с другой колодой, на этот раз возьмите карту из колоды местности.
tutorial-say-claim = У вас три чёрные карты. { $table ->
    [words] Проложите маршрут { $route }.
   *[map] Выберите на поле { $route } и проложите маршрут.
}
tutorial-else-claim = Можно и так, но на маршрут { $route } карты уже есть: проложите его тремя чёрными.
tutorial-say-majority = Теперь об удвоении. Чтобы удвоить очки за маршрут, карт его местности у вас должно быть не меньше, чем у любого другого игрока. У вас 2 карты джунглей, и у соперника ({ $opponent }) тоже 2: равенства достаточно. Удвоение маршрута длиной до { COUNT($longest_short_route, form: "genitive", one: "перегона", few: "перегонов", many: "перегонов") } стоит { COUNT($short_terrain_cost, form: "feminine-accusative", one: "карту", few: "карты", many: "карт") } местности, более длинного — { COUNT($long_terrain_cost, form: "feminine-accusative") }.
tutorial-say-double = Выберите { $route } и удвойте маршрут. Заплатите двумя фиолетовыми картами и локомотивом, а карта джунглей удвоит очки: { $points } × 2 = { $doubled }.
tutorial-else-double = Так вы потеряете очки. Проложите маршрут { $route } с удвоением: заплатите двумя фиолетовыми картами и локомотивом, а карта джунглей удвоит очки.
tutorial-say-last-round = У соперника ({ $opponent }) осталось { COUNT($trains_that_end_the_game, form: "digits", one: "вагон", few: "вагона", many: "вагонов") }, поэтому начинается последний круг: все делают ещё по одному ходу, соперник тоже.
tutorial-say-last-claim = Первый билет выполнен. Для второго не хватает только маршрута { $route }: он стоит одну зелёную карту. Проложите его.
tutorial-else-last-claim = Помните о билетах: без маршрута { $route } один из них не выполнить. Проложите его зелёной картой.
tutorial-say-score = Подсчёт: очки за маршруты, прибавка за удвоение, выполненные билеты минус невыполненные и { COUNT($globetrotter, form: "digits", one: "очко", few: "очка", many: "очков") } за наибольшее число выполненных («Сердце Африки»). У соперника ({ $opponent }) один билет не выполнен, и эти очки потеряны.
tutorial-say-done = Вот и всё. В настоящей игре у каждого { COUNT($usual_trains, form: "digits", one: "вагон", few: "вагона", many: "вагонов") }, а за столом может быть до { COUNT($max_players, form: "genitive", one: "игрока", few: "игроков", many: "игроков") }. Всё новое в первых играх мы поясним по ходу дела. Счастливого пути!

## Refusals
reason-tutorial-unknown = Такой учебной игры нет.
reason-tutorial-another-move = Учебная игра ждёт другого хода.
reason-tutorial-not-available = У учебной игры нет ни записи, ни реванша.
