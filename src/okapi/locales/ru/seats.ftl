### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

join-playing = Эта игра уже началась.
join-over = Эта игра окончена.
join-closed = Этот стол закрыт.
join-look = Посмотреть игру

join-agree = Садясь за стол, вы соглашаетесь на эти условия.
