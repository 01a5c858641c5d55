### Duels and evenings: friends play the same deals against the same bots, each when they have time, and compare.
### $kind is duel (two people) or evening (more).

duels = Дуэли и игровые вечера
duels-text = Все получают одни и те же карты против одних и тех же ботов и играют, когда есть время. Когда закончат все, станет видно, кто выжал из карт больше всех.
duels-none = У вас пока нет дуэлей. Бросьте кому-нибудь вызов и отправьте ссылку.
duels-mine = Ваши
duel-kind = { $kind ->
    [duel] Дуэль
   *[evening] Игровой вечер
}
duel-with = { $kind ->
    [duel] Дуэль: { $names }
   *[evening] Игровой вечер: { $names }
}
duel-yours = ваша очередь играть
duel-asked = вас приглашают
duel-others = ждём остальных
duel-over = закончено

## Making one

duel-new = Бросить вызов
duel-new-one = Бросить вызов: { $name }
duel-size = Сколько человек?
duel-deals = Сколько раздач?
duel-days = На сколько дней?
duel-make = Создать
duel-deals-text = Каждый играет каждую раздачу один раз. С каждой новой раздачей все сдвигаются на одно место вперёд.

## Joining one. $name is who made it.

duel-invited = { $kind ->
    [duel] { $name } вызывает вас на дуэль
   *[evening] { $name } приглашает вас на игровой вечер
}
duel-deal-count = { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
}
duel-join = Принять
duel-decline = Отказаться
duel-is-full = Все места заняты.
duel-is-over = Всё закончилось: присоединиться уже нельзя.

## Its page

duel-until = Открыто до { $until }
duel-one-try = На каждую раздачу у вас одна попытка. Как её сыграли другие, вы увидите, когда закончите свою игру.
duel-trust = Никто не может проверить, не играет ли кто-то второй раз под другим именем: это для тех, кто доверяет друг другу.
duel-link = Ссылка для участия
duel-link-text = Отправьте её тем, кому бросаете вызов. Присоединиться может каждый, у кого она есть, пока есть места.
duel-close-list = Больше никого не ждать
duel-close-list-text = Играть будут только те, кто уже присоединился.
duel-people = Кто играет
duel-standings = Итоговая таблица
duel-is-invited = ждём ответа
duel-has-resigned = сдаётся
duel-finished = Сыграно
duel-finished-of = { $finished } из { $deals }
duel-rank = Место
duel-score = Баллы
duel-score-text = Баллы: в каждой раздаче вы получаете 2 за каждого, у кого очков меньше, и 1 за каждого, у кого столько же. Побеждает тот, у кого больше всех баллов; если таких игроков несколько, решает общее число очков.
duel-points = Очки
duel-won = Победа: { $name }
duel-you-won = Вы победили
duel-drawn = Единоличного победителя нет
duel-deal = Раздача { $number }
duel-play = Играть
duel-continue = Продолжить
duel-again = Сыграть ещё раз просто так
duel-your-game = Ваша игра
duel-given-up = не закончена
duel-replay = Посмотреть игру: { $name }
duel-compare = Сравнить игры
duel-leave = Уйти
duel-leave-text = Вы ещё не начали, поэтому можете просто уйти. Ваше место освободится.
duel-resign = Сдаться
duel-resign-text = Вы отказываетесь от всех раздач, которые не закончили. Когда остаётся один человек, всё заканчивается.
duel-fair-text = Порядок карт во всех колодах был определён при создании вызова. Его печать видна с самого начала, а сам секрет открывается, когда всё закончится: тогда каждый сможет проверить любую игру.

## Two games side by side. $one and $other are the people.

duel-side-by-side = { $one } и { $other }
duel-whom = С кем сравнить
duel-only-one = Закончена только одна игра.
duel-chart = Очки после каждого хода, если бы игра закончилась на нём
duel-parted = Где игры разошлись
duel-same = Решения совпали от первого хода до последнего.
duel-turn = { $turn ->
    [0] Первые билеты
   *[other] Ход { $turn }
}
duel-first = первое различие
duel-no-turn = Игра уже закончилась.
duel-gained = очки: { $points }

## Refusals

reason-challenge-unknown = Такой дуэли или такого вечера нет, или вы в них не участвуете.
reason-challenge-full = Все места заняты (всего { $max }).
reason-challenge-over = Это уже закончилось.
reason-challenge-too-many = Открытых дуэлей и вечеров одновременно может быть не больше { $max }. Сначала закончите что-нибудь из начатого.
reason-challenge-not-the-host = Это может сделать только тот, кто бросил вызов.
