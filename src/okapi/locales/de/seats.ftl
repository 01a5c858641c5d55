### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Alle Plätze sind besetzt. Noch nicht da: { $names }.
join-playing = Diese Partie hat begonnen.
join-over = Diese Partie ist zu Ende.
join-closed = Dieser Tisch wurde geschlossen.
join-look = Partie ansehen

# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (Platz reserviert)
lobby-kept-for-you = Für dich ist ein Platz reserviert. Spielst du noch einmal mit?
lobby-take-seat = Platz nehmen
lobby-decline = Nein, danke
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (hat noch nicht zugestimmt)
lobby-changed = Die Bedingungen für diese Partie wurden geändert. Bist du einverstanden?
lobby-agree = Einverstanden
# $names are the people who have not said yes to what the host changed.
lobby-asking = Es fehlt noch die Zustimmung von { $names }.
join-agree = Wenn du Platz nimmst, stimmst du diesen Bedingungen zu.
table-bot-wanted = Du möchtest einen Bot übernehmen lassen. Die anderen müssen noch zustimmen.
table-comes-back = Diesen Zug macht ein Bot. Danach spielst du wieder selbst.
