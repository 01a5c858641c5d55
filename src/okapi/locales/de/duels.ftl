### Duels and evenings: friends play the same deals against the same bots, each when they have time, and compare.
### $kind is duel (two people) or evening (more).

duels = Duelle und Spieleabende
duels-text = Alle bekommen dieselben Karten gegen dieselben Bots und spielen, wann sie Zeit haben. Sind alle fertig, seht ihr, wer am meisten daraus gemacht hat.
duels-none = Du hast noch kein Duell. Fordere jemanden heraus und schick den Link.
duels-mine = Deine Duelle und Abende
duel-kind = { $kind ->
    [duel] Duell
   *[evening] Spieleabend
}
duel-with = { $kind ->
    [duel] Duell mit { $names }
   *[evening] Spieleabend mit { $names }
}
duel-yours = du bist dran
duel-asked = du bist eingeladen
duel-others = wartet auf die anderen
duel-over = beendet

## Making one

duel-new = Jemanden herausfordern
duel-new-one = { $name } herausfordern
duel-size = Wie viele Personen?
duel-deals = Wie viele Partien?
duel-days = Wie viele Tage offen?
duel-make = Anlegen
duel-deals-text = Jede Person spielt jede Partie einmal. Von Partie zu Partie rücken alle einen Platz weiter.

## Joining one. $name is who made it.

duel-invited = { $kind ->
    [duel] { $name } fordert dich zum Duell heraus
   *[evening] { $name } lädt dich zu einem Spieleabend ein
}
duel-deal-count = { $deals ->
    [one] { $deals } Partie
   *[other] { $deals } Partien
}
duel-join = Annehmen
duel-decline = Ablehnen
duel-is-full = Alle Plätze sind vergeben.
duel-is-over = Schon vorbei: Niemand kann mehr mitmachen.

## Its page

duel-until = Offen bis { $until }
duel-one-try = Du hast für jede Partie einen Versuch. Was die anderen daraus gemacht haben, siehst du, wenn du deine zu Ende gespielt hast.
duel-trust = Ob jemand unter einem anderen Namen ein zweites Mal spielt, kann niemand feststellen: Das hier ist für Leute, die einander vertrauen.
duel-link = Link zum Mitmachen
duel-link-text = Schick ihn allen, die du herausfordern willst. Wer ihn hat, kann mitmachen, solange Plätze frei sind.
duel-close-list = Auf niemanden mehr warten
duel-close-list-text = Dann spielen nur die, die schon dabei sind.
duel-people = Wer mitspielt
duel-standings = Stand
duel-is-invited = eingeladen
duel-has-resigned = hat aufgegeben
duel-finished = Gespielt
duel-finished-of = { $finished } von { $deals }
duel-rank = Rang
duel-score = Match­punkte
duel-score-text = Matchpunkte: In jeder Partie bekommst du 2 für jede Person mit weniger Punkten als du und 1 für jede mit gleich vielen. Die höchste Summe gewinnt; bei Gleichstand entscheiden die Punkte aller Partien zusammen.
duel-points = Punkte
duel-won = { $name } gewinnt
duel-you-won = Du gewinnst
duel-drawn = Gleichstand
duel-deal = Partie { $number }
duel-play = Spielen
duel-continue = Fortsetzen
duel-again = Zum Spaß noch einmal spielen
duel-your-game = Deine Partie
duel-given-up = nicht beendet
duel-replay = Nachspielen: { $name }
duel-compare = Partien vergleichen
duel-leave = Verlassen
duel-leave-text = Du hast noch nicht angefangen und kannst einfach gehen. Dein Platz wird wieder frei.
duel-resign = Aufgeben
duel-resign-text = Du gibst jede Partie auf, die du noch nicht beendet hast. Bleibt nur noch eine Person übrig, ist es vorbei.
duel-fair-text = Die Reihenfolge aller Stapel stand fest, als die Herausforderung angelegt wurde. Ihr Siegel ist von Anfang an zu sehen, das Geheimnis selbst, wenn alles vorbei ist: Dann können alle jede dieser Partien nachprüfen.

## Two games side by side. $one and $other are the people.

duel-side-by-side = { $one } und { $other }
duel-whom = Vergleichen mit
duel-only-one = Es gibt erst eine beendete Partie.
duel-chart = Punkte nach jedem Zug, wäre die Partie da zu Ende gewesen
duel-parted = Wo sich die Partien trennten
duel-same = Beide haben vom ersten bis zum letzten Zug gleich entschieden.
duel-turn = { $turn ->
    [0] Die ersten Zielkarten
   *[other] Zug { $turn }
}
duel-first = der erste Unterschied
duel-no-turn = Die Partie war schon zu Ende.
duel-gained = Punkte: { $points }

## Refusals

reason-challenge-unknown = Dieses Duell oder diesen Spieleabend gibt es nicht, oder du gehörst nicht dazu.
reason-challenge-full = { $max ->
    [one] Alle Plätze sind vergeben.
    [2] Beide Plätze sind vergeben.
   *[other] Alle { $max } Plätze sind vergeben.
}
reason-challenge-over = Das ist schon vorbei.
reason-challenge-too-many = { $max ->
    [one] Du kannst nur { $max } Duell oder Spieleabend offen haben. Beende zuerst, was noch offen ist.
   *[other] Du kannst höchstens { $max } Duelle und Spieleabende gleichzeitig offen haben. Beende erst eines davon.
}
reason-challenge-not-the-host = Das darf nur, wer herausgefordert hat.
