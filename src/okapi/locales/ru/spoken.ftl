# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-to-command = К строке ввода
spoken-now = Сейчас
spoken-conversation = Вопросы и ответы
spoken-command = Вопрос или ход
spoken-command-hint = Enter отправляет, стрелка вниз дополняет, стрелка вверх возвращает введённое раньше. Чтобы узнать, что можно спросить и сделать, введите: { $help }
spoken-send = Отправить
spoken-suggestions = Варианты ввода
spoken-announce = Сообщения
spoken-announce-brief = Кратко
spoken-announce-full = Подробно
spoken-welcome = За столом: { $players }. Чтобы узнать, что можно спросить и сделать, введите: { $help }

## Answers

spoken-watching = Вы наблюдаете, поэтому карт и билетов у вас нет.
spoken-open-train-cards = Открытые карты вагонов: { $cards }.
spoken-open-terrain-cards = Открытые карты местности: { $cards }.
spoken-decks = Осталось: в колоде вагонов — { $train }, в колоде местности — { $terrain }, билетов — { $tickets }.
spoken-player = { $who ->
    [you] Вы: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, { $trains ->
        [one] { $trains } вагон
        [few] { $trains } вагона
        [many] { $trains } вагонов
       *[other] { $trains } вагона
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }, { $tickets ->
        [one] { $tickets } билет
        [few] { $tickets } билета
        [many] { $tickets } билетов
       *[other] { $tickets } билета
    }, местность: { $terrain }.
   *[other] { $player }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, { $trains ->
        [one] { $trains } вагон
        [few] { $trains } вагона
        [many] { $trains } вагонов
       *[other] { $trains } вагона
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }, { $tickets ->
        [one] { $tickets } билет
        [few] { $tickets } билета
        [many] { $tickets } билетов
       *[other] { $tickets } билета
    }, местность: { $terrain }.
}
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (преимущество)
spoken-most-column = { $count } (преимущество)
spoken-who-has = { $terrain ->
    [desert] Карты пустыни: { $counts }. Больше всех: { $most }.
    [jungle] Карты джунглей: { $counts }. Больше всех: { $most }.
   *[mountain] Карты гор: { $counts }. Больше всех: { $most }.
}
spoken-nobody-has = { $terrain ->
    [desert] Карт пустыни нет ни у кого.
    [jungle] Карт джунглей нет ни у кого.
   *[mountain] Карт гор нет ни у кого.
}
spoken-place = { $count ->
    [one] { $place } ({ $kind }): { $count } маршрут.
    [few] { $place } ({ $kind }): { $count } маршрута.
    [many] { $place } ({ $kind }): { $count } маршрутов.
   *[other] { $place } ({ $kind }): { $count } маршрута.
}
# $where is the place the route leads to, or the route itself. $tracks is 2 where both tracks of a double route are alike.
spoken-track = { $where }: { $colour }, { $length ->
    [one] { $length } перегон
    [few] { $length } перегона
    [many] { $length } перегонов
   *[other] { $length } перегона
}{ $tracks ->
    [1] {""}
   *[other] , двойной путь
}{ $locomotives ->
    [0] {""}
    [one] , паром: { $locomotives } локомотив
    [few] , паром: { $locomotives } локомотива
    [many] , паром: { $locomotives } локомотивов
   *[other] , паром: { $locomotives } локомотива
}, { $terrain }. { $state ->
    [yours] Ваш.
    [taken] Занят: { $player }.
    [twin-taken] Закрыт: другая колея занята.
    [payable] Свободен, карт вам хватает.
   *[free] Свободен.
}
spoken-free-routes = { $count ->
    [0] Таких свободных маршрутов нет.
    [one] { $count } свободный маршрут.
    [few] { $count } свободных маршрута.
    [many] { $count } свободных маршрутов.
   *[other] { $count } свободного маршрута.
}
spoken-ticket-path = Кратчайший путь: { $routes }.
spoken-planned = { $route } теперь в вашем плане.
spoken-unplanned = { $route } больше не в вашем плане.
spoken-plan = Ваш план: { $routes }.
spoken-no-plan = У вас ещё нет плана. Чтобы наметить маршрут, введите: { $example }
spoken-last-turns = { $turns ->
    [1] Последний ход:
    [one] Последний { $turns } ход:
    [few] Последние { $turns } хода:
    [many] Последние { $turns } ходов:
   *[other] Последние { $turns } хода:
}
spoken-nothing-yet = Пока ничего не произошло.
spoken-claims = { $count ->
    [0] Сейчас вы не можете проложить ни одного маршрута.
    [one] Вы можете проложить { $count } маршрут.
    [few] Вы можете проложить { $count } маршрута.
    [many] Вы можете проложить { $count } маршрутов.
   *[other] Вы можете проложить { $count } маршрута.
}
spoken-keep-at-least = { $count ->
    [1] Оставьте хотя бы один из этих билетов:
    [one] Оставьте хотя бы { $count } из этих билетов:
    [few] Оставьте хотя бы { $count } из этих билетов:
    [many] Оставьте хотя бы { $count } из этих билетов:
   *[other] Оставьте хотя бы { $count } из этих билетов:
}
spoken-numbered = { $number }: { $what }
spoken-rules = Все правила — на странице «Правила». Чтобы услышать одно из них здесь, добавьте его номер: { $example }
spoken-no-rule = Правила { $number } нет. Попробуйте другой номер, например: { $example }
spoken-more = { $count ->
    [1] Ещё одна строка. Чтобы услышать её, введите: { $word }
    [one] Ещё { $count } строка. Чтобы услышать дальше, введите: { $word }
    [few] Ещё { $count } строки. Чтобы услышать дальше, введите: { $word }
    [many] Ещё { $count } строк. Чтобы услышать дальше, введите: { $word }
   *[other] Ещё { $count } строки. Чтобы услышать дальше, введите: { $word }
}
spoken-no-more = Это всё.

## Help: what can be typed, and what it does

spoken-help = Достаточно начала слова; заглавные буквы и точки над ё не важны. Спрашивать можно в любой момент:
spoken-help-options = { $word }: что вы можете сделать сейчас.
spoken-help-hand = { $word }: ваши карты.
spoken-help-tickets = { $word }: ваши билеты, чего не хватает и кратчайший путь.
spoken-help-needs = { $word }: карты, которых не хватает для ваших билетов.
spoken-help-market = { $word }: открытые карты и колоды.
spoken-help-players = { $word }: что у кого есть.
spoken-help-score = { $word }: очки на этот момент.
spoken-help-map = { $word }: у кого какие маршруты.
spoken-help-place = { $word } { $place }: маршруты из этого места.
spoken-help-routes = { $word } оранжевые: свободные маршруты по цвету, местности, длине или месту.
spoken-help-plan = { $word } { $place } { $other }: наметить маршрут или отказаться от него. { $word }: ваш план.
spoken-help-who-has = { $word } { $terrain }: у кого сколько карт местности.
spoken-help-last = { $word } 3: что произошло за последние три хода.
spoken-help-log = { $word }: всё, что произошло.
spoken-help-rules = { $word } 5.8: правило по номеру.
spoken-help-advice = { $word }: какие ходы хороши и почему.
spoken-help-review = { $word }: ключевые моменты, когда игра окончена.
spoken-help-draw = { $word } чёрную: взять открытую карту. { $word } { $deck }: взять из колоды. { $word } { $tickets }: взять билеты.
spoken-help-claim = { $word } { $place } { $other }: проложить маршрут. Можно добавить, чем вы платите ({ $cards }), и слово { $double }, чтобы удвоить очки.
spoken-help-keep = { $word } 1 3: оставить билеты с этими номерами.
spoken-help-pass = { $word }: пасовать, если больше ничего нельзя.
spoken-help-next = { $word }: продолжение длинного ответа.
spoken-help-help = { $word }: этот список.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = «{ $typed }» — не вопрос и не ход. Что можно ввести, подскажет команда: { $help }
spoken-did-you-mean = «{ $typed }» — не вопрос и не ход. Может быть: { $suggestions }?
spoken-unknown-place = Места «{ $typed }» нет. Места с похожими названиями: { $places }.
spoken-which-place = Какое место? Например: { $example }
spoken-unknown-filter = «{ $typed }» — не цвет, не местность, не длина и не место. Например: { $example }
spoken-unknown-terrain = «{ $typed }» — не местность. Выберите из этих: { $terrains }.
spoken-unknown-route = Маршрута «{ $typed }» нет. Назовите два соседних места, например: { $example }
spoken-several-routes = Подходит несколько маршрутов: { $routes }. Назовите два соседних места.
spoken-unknown-payment = Непонятно, какими картами вы платите. Напишите их так: { $example }
spoken-no-such-payment = Маршрут { $route } сейчас так проложить нельзя. Можно заплатить: { $payments }.
spoken-unknown-card = «{ $typed }» взять нельзя. На выбор: { $cards }.
spoken-unknown-tickets = Назовите номера билетов, которые оставите, например: { $example }

## Before a move is made

spoken-sure-claim = Проложить маршрут { $route } (карты: { $payment }) и получить { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}?
spoken-sure-doubled = Проложить маршрут { $route } (карты: { $payment }), удвоить его (цена: { $spent }) и получить { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}?
spoken-sure-keep = Оставить { $count ->
    [1] этот билет
    [one] { $count } билет
    [few] эти { $count } билета
    [many] эти { $count } билетов
   *[other] эти { $count } билета
}: { $tickets }?
spoken-sure-take = Взять { $card }?
spoken-sure-draw = { $deck ->
    [train] Взять карту из колоды вагонов?
   *[terrain] Взять карту из колоды местности?
}
spoken-sure-pass = Пасовать?
spoken-other-payments = { $count ->
    [1] Есть ещё один способ оплаты: чтобы выбрать его, назовите карты.
    [one] Есть ещё { $count } способ оплаты: чтобы выбрать другой, назовите карты.
    [few] Есть ещё { $count } способа оплаты: чтобы выбрать другой, назовите карты.
    [many] Есть ещё { $count } способов оплаты: чтобы выбрать другой, назовите карты.
   *[other] Есть ещё { $count } способа оплаты: чтобы выбрать другой, назовите карты.
}
spoken-sure-how = Enter — подтвердить; чтобы отменить, введите что-нибудь другое.
spoken-dropped = Отменено.

## Menus

spoken-menu = Ваш ход
spoken-menu-turn = Что будете делать?
spoken-menu-wait = Сейчас не ваш ход. Спрашивать можно в любой момент.
spoken-menu-card = Взять карту
spoken-menu-claim = Проложить маршрут (на выбор: { $count })
spoken-menu-which-card = Какую карту?
spoken-menu-which-route = Какой маршрут?
spoken-menu-filter = Показать только это место, цвет или местность
spoken-menu-none-fits = Ничего не подходит.
spoken-menu-length = Перегоны: { $length }, очки: { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route }: чем заплатите?
spoken-menu-double = { $route } (карты: { $payment }): удвоить очки?
spoken-menu-once = { $points ->
    [one] Нет: { $points } очко
    [few] Нет: { $points } очка
    [many] Нет: { $points } очков
   *[other] Нет: { $points } очка
}
spoken-menu-twice = { $points ->
    [one] Да (цена: { $spent }): { $points } очко
    [few] Да (цена: { $spent }): { $points } очка
    [many] Да (цена: { $spent }): { $points } очков
   *[other] Да (цена: { $spent }): { $points } очка
}
spoken-menu-do = Подтвердить
spoken-menu-back = Назад

## News

spoken-news-stand-in = За игрока { $player } теперь играет бот.
spoken-news-stand-in-you = Теперь за вас играет бот.
spoken-news-back = { $player } снова в игре.
spoken-news-cut = { $ticket }: { $cut }
spoken-connected = Связь восстановлена.
