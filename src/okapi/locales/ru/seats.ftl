### Coming to a table: the lobby when someone is away, and an invitation to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Все места заняты. Ещё не здесь: { $names }.
join-playing = Эта партия уже началась.
join-over = Эта партия окончена.
join-closed = Этот стол закрыт.
join-look = Посмотреть партию
