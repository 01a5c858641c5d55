### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Все места заняты. Ждём: { $names }.
join-playing = Эта игра уже началась.
join-over = Эта игра окончена.
join-closed = Этот стол закрыт.
join-look = Посмотреть игру

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
join-agree = Садясь за стол, вы соглашаетесь на эти условия.
table-bot-wanted = Вы хотите, чтобы за этого игрока играл бот. Ждём согласия остальных.
table-comes-back = Этот ход сделает бот. Дальше снова играете вы.
