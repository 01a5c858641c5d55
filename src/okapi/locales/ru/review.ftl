# What only the browser says of the coach: the page of a review, advice at the table, playing on. Loaded when needed.
# Sentences about moments and moves are in coach.ftl.

## The page

review-title = Разбор игры
review-back = Назад к результату
review-to-games = Ваши законченные игры
review-waiting = Ждём, пока закончатся другие разборы…
review-starting = Подготовка…
review-progress-of = Оценено решений: { $done } из { $total }
review-stay-or-go = Это может занять минуту-другую. Страницу можно закрыть: разбор продолжится, и вы найдёте его здесь.
review-again = Попробовать ещё раз

## The curve

review-curve = Шанс на победу
review-curve-picture = Шанс каждого игрока на победу на протяжении всей игры; словами ниже
review-curve-words = График словами
review-curve-player = { $player }: { $start } % после раздачи. Максимум: { $high } % { $high_turn ->
    [0] до первого хода
   *[other] на { $high_turn }-м ходу
}. Минимум: { $low } % { $low_turn ->
    [0] до первого хода
   *[other] на { $low_turn }-м ходу
}. В конце: { $end } %.
review-curve-ahead = { $who ->
    [you] Начиная с { $turn }-го хода впереди вы.
   *[other] Начиная с { $turn }-го хода впереди { $player }.
}
review-curve-level = Сначала явного лидера нет.

## Key moments

review-moment-number = Момент { $number }
review-moment-where = Момент { $number } из { $count }
review-moment-previous = Предыдущий момент
review-moment-next = Следующий момент
review-moment-keys = На клавиатуре: ← и →.
review-step = Просмотреть
review-step-decisions = { $who ->
    [you] Ваши решения
   *[other] Решения: { $player }
}
review-decision-where = Решение { $number } из { $count }
review-decision-previous = Предыдущее решение
review-decision-next = Следующее решение
review-no-decisions = У этого игрока ни разу не было выбора.
review-played = Сыграно: { $move }
review-better = Лучше: { $move }
review-chance = шанс на победу: { $percent } %
review-two-chances = График знает карты всех; эти шансы учитывают только то, что можно было знать в тот момент.
review-before-move = На поле позиция перед этим ходом.
review-before-card = На поле позиция перед этой картой.
review-open-table = Открыть стол в этот момент

## The ledger

review-ledger-title = Откуда взялся результат
review-ledger-text = В процентных пунктах шанса на победу. Каждая полоса начинается там, где кончается предыдущая: от равных шансов до результата.
review-ledger-sums = Свои решения могут быть в плюсе и у проигравшего: то, что выиграли своими решениями другие, идёт в минус остальным. Результат дают только все строки вместе.
review-column-source = Откуда
review-column-change = Изменение
review-luck = Везение в сумме: { $percent } в процентных пунктах, { $points } в очках
review-choices = Решения всех вместе: { $percent } в процентных пунктах, { $points } в очках
review-luck-differs = Одно может не совпадать с другим: очки у каждого свои, а шанс на победу зависит и от остальных.

## Decisions

review-decisions-text = Оценено по тому, что игрок мог знать. Упущено: во что обошлись неточности и ошибки, в процентных пунктах шанса на победу.

## How to read it

review-how = Как читать этот разбор
review-how-chances = Шансы берутся из модели, которая училась на играх ботов и учитывает, насколько хорошо играли за этим столом. В начале это немногим лучше догадки. В играх ботов прогноз 70 % сбывался примерно в 7 случаях из 10.
review-how-luck = Везение — это то, что изменила карта, по сравнению со средним по всем картам, которые могли прийти. Решения — это то, что изменил выбор игроков, если знать карты всех: хорошее решение может обернуться плохо, и тогда здесь оно идёт в минус.
review-how-decisions = Хорошим ли было решение — другой вопрос. Для этого всё, чего игрок не видел, много раз раздаётся заново, а ход сравнивается с тем, что сделали бы сильные боты. Если разница меньше погрешности, это не считается ошибкой.
review-how-names = Цена в процентных пунктах шанса на победу: неточность — не меньше { $inexact }, ошибка — не меньше { $mistake }, грубая ошибка — не меньше { $blunder }.

## Playing on

play-on-text = Новая игра начнётся с этой позиции: вы на выбранном месте, боты на остальных. То, чего оттуда не было видно, раздаётся заново. Исходная игра останется как есть, а новая не засчитывается.
play-on-seat = Ваше место
play-on-begin = Начать игру

## Advice at the table

advice-text = Оценено по тому, что вы видите. Выбрать ход ещё не значит сыграть его.
advice-choose = Выбрать
advice-choose-this = Выбрать: { $move }
advice-none = Тренеру здесь нечего сказать.
advice-prepares = Тренер готовится. На новом компьютере в первый раз это может занять минуту.

## Why a move is good: because-<reason>, a sentence after the move.

because-doubles = С удвоением это даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
because-serves-a-ticket = Это приближает выполнение билета { $ticket } и даёт { $points ->
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
