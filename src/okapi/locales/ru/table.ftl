# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = После вашего последнего хода
news-where = { $step } из { $steps }
news-earlier = Предыдущий ход
news-later = Следующий ход
market-trains = Открытые карты вагонов
market-terrains = Карты местности
market-deck = Колода
market-deck-ticket = Билеты
hand-terrain = Ваши карты местности
legend = Очки и обозначения
market-not-now = Сейчас это взять нельзя.
market-not-your-turn = Дождитесь своего хода.
market-second-card = Вы уже берёте карты: возьмите вторую.
history-slider = Момент игры
history-pause = Пауза
history-speed = Скорость ×{ $speed }
map-wanted = Пригодится для ваших билетов.
map-planned = В вашем плане.
table-bot-wanted = Вы хотите, чтобы за этого игрока играл бот. Ждём согласия остальных.
table-comes-back = Этот ход сделает бот. Дальше снова играете вы.
title-rematch = ● Реванш · Окапи
leave-menu = Покинуть стол
leave-home = На главную
leave-home-text = Игра подождёт вас; возвращайтесь в любое время.
leave-for-good = Уйти насовсем
leave-for-good-sure = Да, уйти насовсем
leave-for-good-text = Бот доиграет за вас до конца. Вернуть место будет нельзя.
table-left = (место оставлено; играет бот)
status-ended = Эта игра закончена досрочно. Её можно посмотреть с начала.
spoken-news-left = { $player } уходит насовсем; дальше играет бот.
spoken-since-notification = После уведомления:
rating-after = Рейтинги после этой игры
rating-line = { $player }: { $rating } ({ $change })
leave-for-good-rated = Это рейтинговая игра: кто уйдёт, займёт последнее место.
news-since-notification = После уведомления
news-notification-moment = Показать тот момент
title-your-turn = ● Ваш ход · Окапи
table-title = Стол
table-reconnecting = Связь потеряна. Пробуем снова…
table-watching = Вы наблюдаете
table-yours = Ваши карты и билеты
table-players = Игроки
table-score = Очки
table-trains = Вагоны
table-cards = Карты
table-tickets-short = Билеты
table-terrain-of = { $who ->
    [you] Ваши карты местности
   *[other] Карты местности: { $player }
}
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (преимущество)
table-stand-in = (играет бот)
table-late = (время вышло)
table-let-bot-play = Пусть за отсутствующего играет бот
table-let-bot-play-late = Пусть за опоздавшего играет бот
table-take-back = Вернуть своё место
table-clock = Осталось времени
table-last-round = { $turns ->
    [one] Последний круг: ещё { $turns } ход
    [few] Последний круг: ещё { $turns } хода
    [many] Последний круг: ещё { $turns } ходов
   *[other] Последний круг: ещё { $turns } хода
}
table-last-round-now = Последний круг: это ваш последний ход
table-last-round-yet = Последний круг: у вас ещё один ход
table-last-round-done = Последний круг: ваш последний ход позади
status-choose-tickets = Выберите билеты, которые оставите.
status-others-choose = { $count ->
    [one] { $names } ещё выбирает билеты.
    [few] { $names } ещё выбирают билеты.
    [many] { $names } ещё выбирают билеты.
   *[other] { $names } ещё выбирают билеты.
}
status-late = Время вышло: { $player }.
status-late-you = Ваше время вышло. Вы ещё можете сделать ход, пока остальные не передали игру боту.
status-your-turn = Ваш ход: возьмите карты, проложите маршрут или возьмите билеты.
status-your-turn-brief = Ваш ход
status-draw-again = Возьмите вторую карту.
status-keep-tickets = Выберите билеты, которые оставите.
status-other-turn = Сейчас ходит { $player }.
status-other-draws = { $player } берёт вторую карту.
status-other-keeps = { $player } выбирает билеты.
status-over = Игра окончена.
status-past = Вы смотрите один из прошлых ходов.
status-sending = Секунду…
notify-your-turn = Сейчас ваш ход.
handover = Передать устройство: { $name }
curtain-title = Сейчас ходит { $name }
curtain-text = Передайте устройство игроку { $name }. Остальным не подглядывать!
curtain-lift = Это я, { $name }
map-subtitle = Железные дороги, 1910
map-zoom-in = Приблизить
map-zoom-out = Отдалить
map-route-open = { $route }, { $colour }, { $length ->
    [one] { $length } перегон
    [few] { $length } перегона
    [many] { $length } перегонов
   *[other] { $length } перегона
}{ $locomotives ->
    [0] {""}
    [one] , паром: { $locomotives } локомотив
    [few] , паром: { $locomotives } локомотива
    [many] , паром: { $locomotives } локомотивов
   *[other] , паром: { $locomotives } локомотива
}.
map-route-claimable = { $route }, { $colour }, { $length ->
    [one] { $length } перегон
    [few] { $length } перегона
    [many] { $length } перегонов
   *[other] { $length } перегона
}{ $locomotives ->
    [0] {""}
    [one] , паром: { $locomotives } локомотив
    [few] , паром: { $locomotives } локомотива
    [many] , паром: { $locomotives } локомотивов
   *[other] , паром: { $locomotives } локомотива
}. Вы можете его проложить.
map-route-claimed = { $who ->
    [you] { $route }, { $length ->
        [one] { $length } перегон
        [few] { $length } перегона
        [many] { $length } перегонов
       *[other] { $length } перегона
    }. Ваш{ $doubled ->
        [true] , с удвоением
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] { $length } перегон
        [few] { $length } перегона
        [many] { $length } перегонов
       *[other] { $length } перегона
    }. Занят: { $player }{ $doubled ->
        [true] , с удвоением
       *[other] {""}
    }.
}
map-manual = Переходите от маршрута к маршруту стрелками или введите первые буквы названия места. Enter выбирает маршрут, Escape возвращает назад.
market = Открытые карты и колоды
market-take = Взять { $card }
market-draw-train = Взять из колоды вагонов (осталось: { $count })
market-draw-terrain = Взять из колоды местности (осталось: { $count })
market-draw-tickets = Взять билеты (осталось: { $count })
market-empty = Пусто
market-again = { $card }: нажмите ещё раз, чтобы подтвердить
market-again-hint = Коснитесь ещё раз, чтобы взять.
market-pass = Пас
hand = У вас на руках: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
hand-title = Ваши карты
hand-cards = { $cards }: показать маршруты, которые можно так оплатить
hand-empty = Карт у вас нет.
claim-facts = Маршрут: { $colour }, { $length ->
    [one] { $length } перегон
    [few] { $length } перегона
    [many] { $length } перегонов
   *[other] { $length } перегона
}{ $locomotives ->
    [0] {""}
    [one] , паром: { $locomotives } локомотив
    [few] , паром: { $locomotives } локомотива
    [many] , паром: { $locomotives } локомотивов
   *[other] , паром: { $locomotives } локомотива
} · { $terrain }
claim-owned = { $who ->
    [you] Этот маршрут ваш.
   *[other] Этот маршрут уже занят: { $player }.
}
claim-not-now = Проложить маршрут можно только в начале своего хода.
claim-not-with = Этими картами ({ $card }) за него не заплатить.
claim-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
claim-doubled = { $points ->
    [one] { $points } очко, цена: { $spent }
    [few] { $points } очка, цена: { $spent }
    [many] { $points } очков, цена: { $spent }
   *[other] { $points } очка, цена: { $spent }
}
claim-majority = Удвоение ({ $terrain }): { $locomotives ->
    [0] вы ({ $own })
    [one] вы ({ $own } + { $locomotives } локомотив = { $sum })
    [few] вы ({ $own } + { $locomotives } локомотива = { $sum })
    [many] вы ({ $own } + { $locomotives } локомотивов = { $sum })
   *[other] вы ({ $own } + { $locomotives } локомотива = { $sum })
}, { $rival ->
    [0] остальные (0)
   *[other] { $rivals } ({ $rival })
} — хватает. Цена: { $cost ->
    [one] { $cost } карта
    [few] { $cost } карты
    [many] { $cost } карт
   *[other] { $cost } карты
}.
claim-confirm = Проложить маршрут
tickets-none = Билетов у вас пока нет.
ticket-is-done = Выполнен
ticket-trains-missing = { $trains ->
    [one] ещё { $trains } перегон
    [few] ещё { $trains } перегона
    [many] ещё { $trains } перегонов
   *[other] ещё { $trains } перегона
}
ticket-fits = { $trains ->
    [one] подходит к вашей сети, ещё { $trains } перегон
    [few] подходит к вашей сети, ещё { $trains } перегона
    [many] подходит к вашей сети, ещё { $trains } перегонов
   *[other] подходит к вашей сети, ещё { $trains } перегона
}
ticket-trains-beyond = { $trains ->
    [one] ещё { $trains } перегон, вагонов не хватит
    [few] ещё { $trains } перегона, вагонов не хватит
    [many] ещё { $trains } перегонов, вагонов не хватит
   *[other] ещё { $trains } перегона, вагонов не хватит
}
ticket-impossible = уже не выполнить
choose-tickets = { $count ->
    [1] Оставьте хотя бы один билет
    [one] Оставьте хотя бы { $count } билет
    [few] Оставьте хотя бы { $count } билета
    [many] Оставьте хотя бы { $count } билетов
   *[other] Оставьте хотя бы { $count } билета
}
choose-tickets-keep = { $count ->
    [1] Оставить этот билет
    [one] Оставить эти билеты ({ $count })
    [few] Оставить эти { $count } билета
    [many] Оставить эти { $count } билетов
   *[other] Оставить эти { $count } билета
}
choose-tickets-more = { $count ->
    [1] Выберите ещё один
    [one] Выберите ещё { $count }
    [few] Выберите ещё { $count }
    [many] Выберите ещё { $count }
   *[other] Выберите ещё { $count }
}
log = Журнал игры
history-where = { $step } из { $steps }
history-link = Копировать ссылку
status-can-do = Карты, маршрут или билеты
legend-majority = Больше всех карт местности или столько же, сколько у лидера: её маршруты можно удваивать
spoken-title = Текстовый стол
spoken-link = Текстовый стол, для скринридеров
spoken-map-link = Стол с картой
spoken-coach-thinks = Тренер думает.
spoken-news-claimed = { $doubled ->
    [true] { $player } прокладывает маршрут { $route }, удваивает его и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
   *[false] { $player } прокладывает маршрут { $route } и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
}
spoken-news-tickets = { $count ->
    [1] { $player } берёт билеты и оставляет один.
    [one] { $player } берёт билеты и оставляет { $count }.
    [few] { $player } берёт билеты и оставляет { $count }.
    [many] { $player } берёт билеты и оставляет { $count }.
   *[other] { $player } берёт билеты и оставляет { $count }.
}
rules-picture-terrain = Каждая карта местности удваивает маршруты трёх цветов
spoken-news-cards = { $count ->
    [1] { $player } берёт карту.
    [one] { $player } берёт { $count } карту.
    [few] { $player } берёт { $count } карты.
    [many] { $player } берёт { $count } карт.
   *[other] { $player } берёт { $count } карты.
}
rules-why = Почему? Правило { $rule }
