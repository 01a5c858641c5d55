# What a player may ask, and hear: answers that the terminal and the table in words share.

## Answers

answer-hand = { $count ->
    [one] У вас { $count } карта: { $cards }.
    [few] У вас { $count } карты: { $cards }.
    [many] У вас { $count } карт: { $cards }.
   *[other] У вас { $count } карты: { $cards }.
}
answer-terrain = Открыто перед вами: { $cards }.
answer-no-tickets = Билетов у вас пока нет.
answer-score = Очки за маршруты: { $scores }.
answer-score-now = Если бы игра закончилась сейчас: { $routes } за маршруты + { $done } за выполненные билеты − { $open } за невыполненные, всего { $sum }. Приз «Сердце Африки» не учтён.
answer-map = { $who ->
    [you] Вы: { $routes ->
        [one] { $routes } маршрут
        [few] { $routes } маршрута
        [many] { $routes } маршрутов
       *[other] { $routes } маршрута
    }, { $spaces ->
        [one] { $spaces } перегон
        [few] { $spaces } перегона
        [many] { $spaces } перегонов
       *[other] { $spaces } перегона
    }
   *[other] { $player }: { $routes ->
        [one] { $routes } маршрут
        [few] { $routes } маршрута
        [many] { $routes } маршрутов
       *[other] { $routes } маршрута
    }, { $spaces ->
        [one] { $spaces } перегон
        [few] { $spaces } перегона
        [many] { $spaces } перегонов
       *[other] { $spaces } перегона
    }
}
route-claimed = { $route } ({ $spaces })
route-claimed-doubled = { $route } ({ $spaces }, удвоен)
route-open = { $route } ({ $price })

## Tickets

ticket-done = { $ticket }: выполнен
ticket-not-done = { $ticket }: не выполнен
ticket-missing = { $spaces ->
    [one] { $ticket }: ещё { $spaces } перегон
    [few] { $ticket }: ещё { $spaces } перегона
    [many] { $ticket }: ещё { $spaces } перегонов
   *[other] { $ticket }: ещё { $spaces } перегона
}
ticket-too-few-trains = { $spaces ->
    [one] { $ticket }: ещё { $spaces } перегон, вагонов не хватит
    [few] { $ticket }: ещё { $spaces } перегона, вагонов не хватит
    [many] { $ticket }: ещё { $spaces } перегонов, вагонов не хватит
   *[other] { $ticket }: ещё { $spaces } перегона, вагонов не хватит
}
ticket-closed = { $ticket }: уже не выполнить
ticket-completed = Билет выполнен: { $ticket }!
needs-cards = Ещё нужно: { $cards }.
needs-wild = { $count ->
    [1] Локомотив у вас на руках может заменить одну из них.
    [one] { $count } локомотив у вас на руках может заменить столько же из них.
    [few] { $count } локомотива у вас на руках могут заменить столько же из них.
    [many] { $count } локомотивов у вас на руках могут заменить столько же из них.
   *[other] { $count } локомотива у вас на руках могут заменить столько же из них.
}
needs-none = У вас есть все нужные карты.
needs-together = Для всех ваших билетов вместе ещё нужно: { $cards }.
needs-together-none = У вас есть все карты, нужные для всех ваших билетов вместе.
needs-grey = { $cards } для серого маршрута
ticket-cut = { $more ->
    [0] { $player } прокладывает маршрут { $route }. Есть другой путь, такой же короткий.
    [one] { $player } прокладывает маршрут { $route }. Ваш путь теперь длиннее на { $more } перегон.
    [few] { $player } прокладывает маршрут { $route }. Ваш путь теперь длиннее на { $more } перегона.
    [many] { $player } прокладывает маршрут { $route }. Ваш путь теперь длиннее на { $more } перегонов.
   *[other] { $player } прокладывает маршрут { $route }. Ваш путь теперь длиннее на { $more } перегона.
}
ticket-cut-closed = { $player } прокладывает маршрут { $route }, и пути больше нет.
# In place of a list of tickets.
tickets-nothing = ни одного

## What was typed and not understood

several-commands = Может быть: { $commands }? Введите чуть больше.
several-places = Это может быть { $places }; введите чуть больше.
no-such-number = { $count ->
    [1] Вариант только один: 1.
    [one] Выберите номер от 1 до { $count }.
    [few] Выберите номер от 1 до { $count }.
    [many] Выберите номер от 1 до { $count }.
   *[other] Выберите номер от 1 до { $count }.
}
