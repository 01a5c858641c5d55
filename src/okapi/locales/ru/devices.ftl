# Игра на своих устройствах: ссылки и их вид, без соединения, уведомления.

## Без соединения

offline = Нет подключения к сети.
server-gone = Сервер не отвечает.
offline-text = С вашими играми на сервере всё в порядке, а страница сама попробует подключиться снова. Без соединения доступны:

## Уведомления на этом устройстве

notifications-offer = Присылать на это устройство уведомление, когда настанет ваш ход?
notifications-yes = Да, присылать
notifications-no = Не сейчас
notifications-for = Уведомлять меня,
notifications-for-turn = когда мой ход
notifications-for-over = когда игра окончена
notifications-for-rematch = когда кто-то приглашает меня или предлагает реванш
notifications-for-joined = когда кто-то садится за мой стол
notifications-for-filed = когда кто-то записывает игру на настоящем поле с моим участием
notifications-for-duel = когда мне бросают вызов или дуэль закончена
notifications-quiet = Тихие часы
notifications-quiet-from = С
notifications-quiet-to = До
notifications-denied = Браузер этого не разрешает. Разрешите уведомления с этой страницы в его настройках.
notifications-no-push = Браузер может уведомлять вас, только пока открыта эта страница.
notifications-install-first = На этом устройстве сначала добавьте «Окапи» на главный экран и откройте оттуда.

## Свои устройства

devices = Ваши устройства
devices-name = Изменить моё имя
devices-rename = Изменить

## Приглашения

qr = Ссылка как QR-код
share = Поделиться
