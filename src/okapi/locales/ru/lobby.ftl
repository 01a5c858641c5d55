lobby-colour = Нажмите на свой значок, чтобы выбрать цвет.
options-chat = Своими словами
options-chat-text = Те, кто сидит за столом, могут писать друг другу. Зрители этого не видят, любой может скрыть чужие реплики, и всё удаляется вместе с игрой.
tutorial-while-waiting = Пока вы ждёте
tutorial-while-waiting-text = Играете впервые? Учебная игра займёт минут пять. Как только за вашим столом начнут, мы вернём вас сюда.
waiting-table = За вашим столом ещё не начали.
waiting-asked = За вашим столом ждут вашего ответа.
waiting-back = Вернуться за стол
reason-chat-not-agreed = За этим столом договорились только о готовых фразах.
reason-chat-nothing-said = Здесь нечего читать. Напишите слово-другое.
lobby-title = Стол готов
lobby-waiting = { $count ->
    [1] Ждём ещё одного игрока.
    [one] Ждём ещё { $count } игрока.
    [few] Ждём ещё { $count } игроков.
    [many] Ждём ещё { $count } игроков.
   *[other] Ждём ещё { $count } игрока.
}
lobby-ready = Все на месте. Ждём, когда организатор начнёт игру.
lobby-ready-host = Все на месте. Начинайте, когда захотите.
lobby-seats = Места
lobby-open-seat = свободное место
lobby-you = (вы)
lobby-away = (нет на месте)
lobby-seat-kind = Кто играет на месте { $number }
lobby-person = Человек
lobby-open = Свободно для друзей
lobby-make-open = Освободить место
lobby-start = Начать игру
lobby-leave = Покинуть стол
lobby-closed = Этот стол закрыли ещё до начала игры.
lobby-invite = Пригласить друзей
lobby-invite-text = Любой, у кого есть эта ссылка, может сесть за стол с любого устройства, которому доступен этот сервер.
lobby-invite-link = Ссылка-приглашение
lobby-fair = Честная тасовка
lobby-fair-text = Дилер запечатал свой секрет. Добавьте свои слова: карты зависят и от секрета, и от слов всех игроков, поэтому подтасовать их никто не может, а после игры это сможет проверить каждый.
lobby-commitment = Печать:
lobby-words = Ваши слова для тасовки
lobby-words-example = что угодно
# $names are the people who are not connected.
lobby-full = Все места заняты. Ждём: { $names }.
lobby-reach = Отправьте эту ссылку тем, кого нет: на их устройстве она вернёт их на место.
# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (место сохранено)
lobby-kept-for-you = За вами сохранено место. Сыграете ещё раз?
lobby-take-seat = Занять место
lobby-decline = Нет, спасибо
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (ждём согласия)
lobby-changed = Организатор изменил условия игры. Вы согласны?
lobby-agree = Принять условия
# $names are the people who have not said yes to what the host changed.
lobby-asking = Ждём согласия: { $names }.
share-text = Сыграем в «Окапи»?
invite-only-here = Эта ссылка работает только на этом компьютере: сервер не слушает других адресов. Чтобы пригласить других, запустите его командой «okapi serve --host 0.0.0.0» и откройте игру по адресу этого компьютера в вашей сети.
lobby-start-needs = Начать можно, когда все места заняты: пригласите кого-нибудь или отдайте место боту.
