# Advice during play.

because-doubles = С удвоением это даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
because-serves-a-ticket = Это приближает билет { $ticket } и даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
because-scores = Это даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
because-card-for-a-ticket = Эта карта нужна для билета { $ticket }.
because-card-for-a-set = Она подходит к картам, которые вы собираете.
because-terrain = Она поможет удвоить маршрут.
because-more-tickets = Ещё есть время на новые билеты.
because-best-tickets = Эти билеты лучше всего сочетаются.
because-unknown-card = Ни одна открытая карта не лучше неизвестной.

advice-first = Лучше всего: { $move }. { $because } Шанс на победу: { $percent } %.
advice-next = Тоже хорошо: { $move }. { $because } Шанс на победу: { $percent } %.
advice-nothing = У тренера сейчас нет подсказки.

options-advice = Подсказки для всех
options-advice-text = За этим столом каждый может спросить у тренера хорошие ходы, и все это видят. Не в рейтинговых играх.
lobby-advice = Подсказки включены: каждый здесь может спросить у тренера хорошие ходы.
game-played-on = Продолжение другой партии; не засчитывается.
