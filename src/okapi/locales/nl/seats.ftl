### Coming to a table: the lobby when someone is away, and an invitation to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Alle stoelen zijn bezet. Wachten op { $names }.
join-playing = Dit spel is begonnen.
join-over = Dit spel is afgelopen.
join-closed = Deze tafel is gesloten.
join-look = Bekijk het spel
