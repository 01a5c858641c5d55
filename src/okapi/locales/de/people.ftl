home-continue = { $count ->
    [one] In { $count } Partie bist du am Zug
    *[other] In { $count } Partien bist du am Zug
}
home-continue-game = Weiterspielen: { $players }
list-won = Gewonnen
list-place = Platz { $place } von { $players }
list-score = { $player }: { $points }
people-mine-link = Meine Seite: Partien, Siege, Punkte
friends-link = Mit wem ich spiele
almanac-link = Mein Almanach
people-finished = Beendete Partien

end-early = Partie jetzt beenden
end-early-not = Doch weiterspielen
end-early-text = { $others ->
    [0] Die Partie endet ohne Ergebnis.
   *[other] Sobald alle Spieler zustimmen, endet die Partie ohne Ergebnis.
}
end-early-agree = Partie beenden
end-early-wanted = { $count ->
    [one] { $players } möchte die Partie jetzt beenden.
    *[other] { $players } möchten die Partie jetzt beenden.
}
list-ended = Vorzeitig beendet
