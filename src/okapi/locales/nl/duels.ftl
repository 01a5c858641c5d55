### Duels and evenings: friends play the same deals against the same bots, each when they have time, and compare.
### $kind is duel (two people) or evening (more).

duels = Duels en spelavonden
duels-text = Iedereen krijgt dezelfde kaarten tegen dezelfde bots en speelt wanneer het uitkomt. Is iedereen klaar, dan zie je wie er het meeste uit heeft gehaald.
duels-none = Je hebt nog geen duel. Daag iemand uit en stuur de link.
duels-mine = Jouw duels en spelavonden
duel-kind = { $kind ->
    [duel] Duel
   *[evening] Spelavond
}
duel-with = { $kind ->
    [duel] Duel met { $names }
   *[evening] Spelavond met { $names }
}
duel-yours = jij bent aan de beurt
duel-asked = je bent uitgenodigd
duel-others = wacht op de anderen
duel-over = afgelopen

## Making one

duel-new = Iemand uitdagen
duel-new-one = { $name } uitdagen
duel-size = Hoeveel mensen?
duel-deals = Hoeveel partijen?
duel-days = Hoeveel dagen open?
duel-make = Aanmaken
duel-deals-text = Iedereen speelt elke partij één keer. Van partij tot partij schuift iedereen een stoel op.

## Joining one. $name is who made it.

duel-invited = { $kind ->
    [duel] { $name } daagt je uit voor een duel
   *[evening] { $name } nodigt je uit voor een spelavond
}
duel-deal-count = { $deals ->
    [one] { $deals } partij
   *[other] { $deals } partijen
}
duel-join = Aannemen
duel-decline = Afslaan
duel-is-full = Alle plaatsen zijn bezet.
duel-is-over = Het is voorbij: niemand kan nog meedoen.

## Its page

duel-until = Open tot { $until }
duel-one-try = Je hebt voor elke partij één poging. Wat de anderen ervan maakten, zie je als je de jouwe hebt uitgespeeld.
duel-trust = Niemand kan zien of iemand onder een andere naam nog eens speelt: dit is voor mensen die elkaar vertrouwen.
duel-link = Link om mee te doen
duel-link-text = Stuur hem naar wie je wilt uitdagen. Wie hem heeft, kan meedoen zolang er plaats is.
duel-close-list = Op niemand meer wachten
duel-close-list-text = Dan spelen alleen degenen die al meedoen.
duel-people = Deelnemers
duel-standings = Stand
duel-is-invited = uitgenodigd
duel-has-resigned = heeft opgegeven
duel-finished = Gespeeld
duel-finished-of = { $finished } van { $deals }
duel-rank = Plaats
duel-score = Matchpunten
duel-score-text = Matchpunten: bij elke partij krijg je er 2 voor iedereen met minder punten dan jij en 1 voor iedereen met evenveel. Wie de meeste matchpunten heeft, wint; bij een gelijke stand beslist het totaal aan punten.
duel-points = Punten
duel-won = { $name } wint
duel-you-won = Jij wint
duel-drawn = Gelijke stand
duel-deal = Partij { $number }
duel-play = Spelen
duel-continue = Verderspelen
duel-again = Nog eens voor de lol
duel-your-game = Jouw partij
duel-given-up = niet uitgespeeld
duel-replay = Terugkijken: { $name }
duel-compare = Partijen vergelijken
duel-leave = Weggaan
duel-leave-text = Je bent nog niet begonnen, dus je kunt gewoon weggaan. Je plaats komt weer vrij.
duel-resign = Opgeven
duel-resign-text = Je geeft elke partij op die je nog niet hebt uitgespeeld. Blijft er één persoon over, dan is het voorbij.
duel-fair-text = De volgorde van alle stapels lag vast toen de uitdaging werd gemaakt. Het zegel ervan is vanaf het begin te zien, het geheim zelf als alles voorbij is: dan kan iedereen elk van deze partijen controleren.

## Two games side by side. $one and $other are the people.

duel-side-by-side = { $one } en { $other }
duel-whom = Vergelijken met
duel-only-one = Er is nog maar één partij uitgespeeld.
duel-chart = Punten na elke beurt, als de partij daar was afgelopen
duel-parted = Waar de partijen uiteenliepen
duel-same = Beiden namen van de eerste tot de laatste beurt dezelfde beslissingen.
duel-turn = { $turn ->
    [0] De eerste bestemmingskaarten
   *[other] Beurt { $turn }
}
duel-first = het eerste verschil
duel-no-turn = De partij was al afgelopen.
duel-gained = punten: { $points }

## Refusals

reason-challenge-unknown = Dit duel of deze spelavond bestaat niet, of je hoort er niet bij.
reason-challenge-full = { $max ->
    [one] Alle plaatsen zijn bezet.
    [2] Beide plaatsen zijn bezet.
   *[other] Alle { $max } plaatsen zijn bezet.
}
reason-challenge-over = Dit duel of deze spelavond is al voorbij.
reason-challenge-too-many = { $max ->
    [one] Je kunt maar { $max } duel of spelavond tegelijk open hebben. Maak die eerst af.
   *[other] Je kunt hooguit { $max } duels en spelavonden tegelijk open hebben. Maak er eerst een af.
}
reason-challenge-not-the-host = Dat mag alleen degene die het duel of de spelavond heeft aangemaakt.
