lobby-colour = Tippe auf dein Zeichen, um deine Farbe zu wählen.
options-chat = In eigenen Worten schreiben
options-chat-text = Wer am Tisch sitzt, kann den anderen schreiben. Zuschauer können es nicht lesen, jeder kann jeden ausblenden, und mit der Partie wird alles gelöscht.
tutorial-while-waiting = Während du wartest
tutorial-while-waiting-text = Neu im Spiel? Die geführte Partie dauert etwa fünf Minuten. Sobald es an deinem Tisch losgeht, bringen wir dich zurück.
waiting-table = An deinem Tisch geht es noch nicht los.
waiting-asked = Dein Tisch hat eine Frage an dich.
waiting-back = Zurück zum Tisch
reason-chat-not-agreed = An diesem Tisch sind nur fertige Sätze vereinbart.
reason-chat-nothing-said = Darin gibt es nichts zu lesen. Schreib ein, zwei Worte.
lobby-title = Der Tisch ist bereit
lobby-waiting = { $count ->
    [one] Ein Spieler fehlt noch.
   *[other] { $count } Spieler fehlen noch.
}
lobby-ready = Alle sind da. Wer den Tisch eröffnet hat, startet die Partie.
lobby-ready-host = Alle sind da. Starte, wann du magst.
lobby-seats = Plätze
lobby-open-seat = freier Platz
lobby-you = (du)
lobby-away = (abwesend)
lobby-seat-kind = Wer spielt an Platz { $number }
lobby-person = Ein Mensch
lobby-open = Frei für einen Freund
lobby-make-open = Vom Tisch bitten
lobby-start = Partie starten
lobby-leave = Tisch verlassen
lobby-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
lobby-invite = Freunde einladen
lobby-invite-text = Wer diesen Link hat, kann sich dazusetzen, auf jedem Gerät, das diesen Server erreicht.
lobby-invite-link = Einladungslink
lobby-fair = Fair gemischt
lobby-fair-text = Der Geber hat ein Geheimnis versiegelt. Gib ein paar eigene Worte dazu: Die Karten hängen vom Geheimnis und von den Worten aller ab. So kann niemand das Mischen manipulieren, und nach der Partie können es alle nachprüfen.
lobby-commitment = Siegel:
lobby-words = Deine Worte fürs Mischen
lobby-words-example = was dir gerade einfällt
# $names are the people who are not connected.
lobby-full = Alle Plätze sind besetzt. Noch nicht da: { $names }.
lobby-reach = Schick diesen Link allen, die noch fehlen: Auf ihrem Gerät führt er sie an ihren Platz zurück.
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
share-text = Komm, spiel mit mir Okapi!
invite-only-here = Dieser Link funktioniert nur auf diesem Computer, denn der Server lauscht auf keiner anderen Adresse. Um andere einzuladen, starte ihn mit „okapi serve --host 0.0.0.0“ und öffne ihn unter der Adresse dieses Computers in deinem Netz.
lobby-start-needs = Du kannst starten, sobald jeder Platz besetzt ist: Lade jemanden ein oder vergib einen Platz an einen Bot.
