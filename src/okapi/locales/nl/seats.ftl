### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Alle stoelen zijn bezet. Wachten op { $names }.
join-playing = Dit spel is begonnen.
join-over = Dit spel is afgelopen.
join-closed = Deze tafel is gesloten.
join-look = Bekijk het spel

# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (stoel vrijgehouden)
lobby-kept-for-you = Er is een stoel voor je vrijgehouden. Speel je nog een keer mee?
lobby-take-seat = Aanschuiven
lobby-decline = Nee, bedankt
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (nog niet akkoord)
lobby-changed = De afspraken voor dit spel zijn aangepast. Ga je akkoord?
lobby-agree = Akkoord
# $names are the people who have not said yes to what the host changed.
lobby-asking = Wachten op het akkoord van { $names }.
join-agree = Door aan te schuiven ga je akkoord met deze afspraken.
table-bot-wanted = Je wilt dat een bot het overneemt. De anderen moeten nog akkoord gaan.
table-comes-back = Een bot doet deze zet. Daarna speel je weer zelf.
