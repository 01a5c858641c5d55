### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Toutes les places sont prises. On attend : { $names }.
join-playing = Cette partie a commencé.
join-over = Cette partie est terminée.
join-closed = Cette table a été fermée.
join-look = Voir la partie

# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (place réservée)
lobby-kept-for-you = Une place vous est réservée. Voulez-vous rejouer ?
lobby-take-seat = Prendre votre place
lobby-decline = Non, merci
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (n’a pas encore accepté)
lobby-changed = L’hôte a modifié les conditions de la partie. Les acceptez-vous ?
lobby-agree = J’accepte
# $names are the people who have not said yes to what the host changed.
lobby-asking = On attend encore l’accord de : { $names }.
join-agree = En prenant place, vous acceptez ces conditions.
table-bot-wanted = Vous souhaitez qu’un bot prenne le relais. On attend l’accord des autres.
table-comes-back = Un bot joue ce coup. Vous reprendrez la main juste après.
