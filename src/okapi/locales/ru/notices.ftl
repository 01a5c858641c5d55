# Что сервер говорит тем, кого нет на месте: ссылки в мессенджерах и уведомления на их устройствах.

## Ссылки, как их показывают мессенджеры. $name — кто открыл стол, $count — свободные места.

preview-text = Настольная игра о железных дорогах в сердце Африки около 1910 года. Играйте в браузере, на своём языке.
preview-join = { $name } приглашает вас за стол
preview-playing = { $name } играет с друзьями
preview-over = Чем закончилась игра. За столом: { $name }
preview-free = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
    [many] Свободно { $count } мест.
   *[other] Свободно { $count } места.
}

## Уведомления на устройстве. $names — остальные за столом, $name — кто это сделал.

call-turn = Ваш ход
call-with = За столом: { $names }.
call-days-left = { $count ->
    [one] У вас { $count } день.
    [few] У вас { $count } дня.
    [many] У вас { $count } дней.
   *[other] У вас { $count } дня.
}
call-hours-left = { $count ->
    [one] У вас { $count } час.
    [few] У вас { $count } часа.
    [many] У вас { $count } часов.
   *[other] У вас { $count } часа.
}
call-over = Игра окончена
call-rematch = { $name } предлагает реванш
call-rematch-text = Стол для вас готов.
call-joined = { $name } теперь за вашим столом
call-all-here = Все на месте. Начинайте, когда захотите.
