### Coming to a table: the lobby when someone is away, and an invitation to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Все места заняты. Ждём: { $names }.
join-playing = Эта игра уже началась.
join-over = Эта игра окончена.
join-closed = Этот стол закрыт.
join-look = Посмотреть игру
