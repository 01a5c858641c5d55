### The deal of the day, as its page in the browser says it.

deal = Раздача дня
deal-title = Раздача дня: { $date }
deal-text = Карты у всех одни и те же: карту, которую вы возьмёте из колоды третьей, третьей возьмут и все остальные. Сколько очков вы с ними наберёте?
deal-against = Ваши соперники: { $opponents } · примерно четверть часа
deal-play = Сыграть раздачу
deal-continue = Продолжить игру
deal-play-old = Сыграть эту раздачу
deal-one-try = Засчитывается одна попытка, до { $until }. Никто не увидит вашу игру, пока не закончит свою.
deal-over = Срок этой раздачи вышел. Её можно играть сколько угодно, но она больше не засчитывается.
deal-not-counted = Ваша игра не закончилась вовремя, поэтому она не засчитана.
deal-people = { $count ->
    [0] Эту раздачу пока никто не закончил.
    [one] Эту раздачу закончил { $count } человек.
    [few] Эту раздачу закончили { $count } человека.
    [many] Эту раздачу закончили { $count } человек.
   *[other] Эту раздачу закончили { $count } человека.
}
deal-field-title = Результаты всех
deal-result-title = Ваш результат
deal-rank = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: место { $rank } из { $of }
deal-streak = { $days ->
    [one] { $days } раздача подряд
    [few] { $days } раздачи подряд
    [many] { $days } раздач подряд
   *[other] { $days } раздачи подряд
}
deal-chart = График очков всех игроков
deal-you = Вы: { $points }
deal-luck = Что было везением, а что решением?
deal-best = Посмотреть лучшую игру: { $name } ({ $points })
deal-champion = Посмотреть игру Чемпиона ({ $points })
deal-own-game = Вернуться к моей игре
deal-share = Поделиться результатом
deal-picture = Сохранить как картинку
deal-share-text = То, чем вы делитесь, не раскрывает карт.
deal-card = Okapi · Раздача дня: { $date }
deal-levels-play = Боты разных уровней ещё играют эту раздачу.
deal-fair = Честно ли розданы карты?
deal-fair-text = Порядок карт во всех колодах определён до начала дня. Его печать видна накануне, а сам секрет открывается, когда день закончится: тогда каждый сможет проверить любую игру этой раздачи.
deal-secret = Секрет
deal-earlier = Прошлые раздачи
deal-earlier-text = Играйте их когда угодно. Они больше не засчитываются.
deal-today = Сегодняшняя раздача
deal-new = новая сегодня
deal-waits = ждёт вас
# On the home page, beside the deal of the day.
duels-link = Дуэли
duels-wait = ждут вас: { $count }
