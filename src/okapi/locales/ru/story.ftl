# The story that a review begins with, and learning from one’s mistakes. Loaded when needed, as coach.ftl is.

story-title = Коротко
story-when = { $turn ->
    [0] до первого хода
   *[other] на { $turn }-м ходу
}
story-chance = { $who ->
        [you] ваш шанс на победу
       *[other] шанс на победу игрока { $player }
    } { $change ->
        [up] растёт
       *[down] падает
    } с { $before } % до { $percent } %
story-ahead-all-game = { $who ->
    [you] Вы были впереди почти с самого начала.
   *[other] Почти с самого начала впереди { $player }.
}
story-ahead-from = { $who ->
    [you] Вы вышли вперёд { $when } и больше не уступали.
   *[other] { $player } выходит вперёд { $when } и больше не уступает.
}
story-came-back = { $who ->
    [you] Дела у вас { $when } плохи: шанс на победу { $percent } %, но в итоге вы побеждаете.
   *[other] У игрока { $player } дела { $when } плохи: шанс на победу { $percent } %, но в итоге { $player } побеждает.
}
story-open-to-the-end = { $who ->
    [you] Исход неясен до самого конца, и побеждаете вы.
   *[other] Исход неясен до самого конца, и побеждает { $player }.
}
story-led-until = { $who ->
    [you] Вы вели до { $turn }-го хода.
   *[other] { $player } ведёт до { $turn }-го хода.
}
story-last-ahead = { $who ->
    [you] В последний раз вы были впереди { $when }.
   *[other] В последний раз { $player } впереди { $when }.
}
story-never-ahead = { $who ->
    [you] Вы ни разу не были явно впереди. Лучший ваш шанс — { $percent } %, { $when }.
   *[other] { $player } ни разу не вырывается явно вперёд. Лучший шанс — { $percent } %, { $when }.
}
story-claim-decided = Перелом наступает { $when }: { $doer ->
        [you] вы прокладываете маршрут { $route }
       *[other] { $rival } прокладывает маршрут { $route }
    }, и { $chance }.
story-move-decided = Перелом наступает { $when } ({ $rival }: { $move }): { $chance }.
story-card-decided = Перелом наступает { $when } из-за карты ({ $card }): { $chance }.
story-tickets-decided = Перелом наступает { $when } из-за билетов, которые { $doer ->
        [you] вы берёте
       *[other] берёт { $rival }
    }: { $chance }.
story-better-there = Лучше было бы: { $move }.
story-missed-just-before = { $who ->
    [you] Незадолго до этого у вас был ход лучше: { $move }.
   *[other] Незадолго до этого у игрока { $player } был ход лучше: { $move }.
}
story-costliest = { $who ->
    [you] Дороже всего вам обошлось решение { $when }. Лучше было бы: { $move }.
   *[other] Дороже всего игроку { $player } обошлось решение { $when }. Лучше было бы: { $move }.
}
story-no-mistakes = { $who ->
    [you] Настоящих ошибок вы не сделали.
   *[other] Настоящих ошибок { $player } не делает.
}
story-luck-with = { $who ->
    [you] Удача была явно на вашей стороне.
   *[other] Удача была явно на стороне игрока { $player }.
}
story-luck-rather-with = { $who ->
    [you] Удача была скорее на вашей стороне.
   *[other] Удача была скорее на стороне игрока { $player }.
}
story-luck-even = Везение и невезение уравновесили друг друга.
story-luck-rather-against = { $who ->
    [you] Удача была скорее против вас.
   *[other] Удача была скорее против игрока { $player }.
}
story-luck-against = { $who ->
    [you] Удача была явно против вас.
   *[other] Удача была явно против игрока { $player }.
}
story-luck-cost-points = { $who ->
    [you] Невезение стоило вам { $points ->
            [one] { $points } очка
            [few] { $points } очков
            [many] { $points } очков
           *[other] { $points } очка
        }, но почти не уменьшило ваш шанс на победу.
   *[other] Невезение отняло { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        } у игрока { $player }, но почти не уменьшило его шанс на победу.
}
story-luck-brought-points = { $who ->
    [you] Везение принесло вам { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }, но почти не изменило ваш шанс на победу.
   *[other] Везение принесло { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        } игроку { $player }, но почти не изменило его шанс на победу.
}
learn-title = Учитесь на своих ошибках
learn-open = Учиться на своих ошибках
learn-open-of = Учиться на ошибках: { $player }
learn-which-seat = Чьи ошибки? Назовите игрока через --seat: { $players }.
learn-nothing = Здесь нечему учиться: каждое решение было хорошим.
learn-intro = { $count ->
        [one] { $count } решение чего-то вам стоило.
        [few] { $count } решения чего-то вам стоили.
        [many] { $count } решений чего-то вам стоили.
       *[other] { $count } решения чего-то вам стоили.
    } Каждый раз вы видите игру такой, какой видели тогда. Попыток найти ход лучше: { $tries }.
learn-where = Ошибка { $number } из { $count } · { $when }
learn-played = Вы выбрали: { $move }. Найдите ход лучше.
learn-thinks = Тренер смотрит на ваш ход…
learn-found = Отлично! Шанс на победу: { $percent } % вместо { $played } %.
learn-better = Лучше, чем было сыграно ({ $percent } % вместо { $played } %), но есть ход ещё лучше.
learn-worse = Это не лучше: { $percent } %, а с вашим тогдашним ходом { $played } %.
learn-same = Именно так вы и сыграли. Попробуйте что-нибудь другое.
learn-tries = { $tries ->
        [one] Осталась { $tries } попытка.
        [few] Осталось { $tries } попытки.
        [many] Осталось { $tries } попыток.
       *[other] Осталось { $tries } попытки.
    }
learn-show = Показать
learn-solution = Что сделал бы тренер
puzzles-like-this = Похожие задачи
learn-next = Следующая ошибка
learn-done = Ход лучше найден: { $found } из { $count }.
learn-no-save = Здесь нечего сохранять: игра остаётся как есть.
reason-learn-not-judged = Это решение нельзя попробовать заново: разбор игры его не оценивает.
