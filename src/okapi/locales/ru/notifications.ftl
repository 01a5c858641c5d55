# Что сервер говорит тем, кого нет на месте: ссылки в мессенджерах и уведомления на их устройствах.

## Ссылки, как их показывают мессенджеры. $name — кто открыл стол, $count — свободные места.

preview-text = Настольная игра о железных дорогах в сердце Африки около 1910 года. Играйте в браузере, на своём языке.
preview-playing = { $name } играет с друзьями
preview-over = Чем закончилась игра. За столом: { $name }
preview-free = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
    [many] Свободно { $count } мест.
   *[other] Свободно { $count } места.
}

## Уведомления на устройстве. $names — остальные за столом, $name — кто это сделал.

notification-turn = Ваш ход
notification-with = За столом: { $names }.
notification-days-left = { $count ->
    [one] У вас { $count } день.
    [few] У вас { $count } дня.
    [many] У вас { $count } дней.
   *[other] У вас { $count } дня.
}
notification-hours-left = { $count ->
    [one] У вас { $count } час.
    [few] У вас { $count } часа.
    [many] У вас { $count } часов.
   *[other] У вас { $count } часа.
}
notification-over = Игра окончена
notification-rematch = { $name } предлагает реванш
notification-invited = { $name } приглашает вас за стол
notification-rematch-text = Стол для вас готов.
notification-joined = { $name } теперь за вашим столом
notification-all-here = Все на месте. Начинайте, когда захотите.
notification-belongs = { $name } теперь за вашим столом для своих
notification-belongs-text = Следующую игру вы можете сыграть вместе.
notification-filed = { $name }: записана игра с вашим участием
notification-filed-text = Она войдёт в ваш альманах, когда вы её подтвердите.

## Mail. $site is the address of the server.

mail-subject = Окапи: { $title }
mail-open = Открыть игру
mail-open-page = Открыть страницу
mail-why = Вы получили это письмо, потому что просили об этом на { $site }.
mail-confirm-subject = Подтвердите свой адрес
mail-confirm-text = Кто-то из играющих в «Окапи» на { $site } хочет получать на этот адрес письма, когда игра ждёт хода. Если это вы, подтвердите адрес. Ссылка действует три дня.
mail-confirm-ignore = Если это не вы, ничего делать не нужно: этот адрес использоваться не будет.

## Duels (two people, one deal) and evenings (several). $kind is duel or evening, $name who did it.

notification-duel = { $kind ->
    [duel] { $name } вызывает вас на дуэль
   *[evening] { $name } приглашает вас на игровой вечер
}
notification-duel-text = Все получают одни и те же карты. Играйте, когда есть время.
notification-duel-played = { $kind ->
    [duel] { $name } завершает свою часть дуэли
   *[evening] { $name } завершает свою часть игрового вечера
}
notification-duel-played-text = Игры других вы увидите, когда закончите свою.
notification-duel-over = { $kind ->
    [duel] Ваша дуэль закончена
   *[evening] Ваш игровой вечер закончен
}
notification-duel-over-text = Посмотрите, как всё вышло.
