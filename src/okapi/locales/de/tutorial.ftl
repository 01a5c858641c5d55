### The guided first game (src/okapi/tutorial): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.
### $points are those of $route, $doubled twice as many, $usual_trains those of a whole game; other numbers: see rules.ftl.

## Around the steps
tutorial-title = Geführte Partie
tutorial-step = { $number } von { $count }
tutorial-next = Weiter
tutorial-leave = Geführte Partie verlassen
tutorial-to-games = Weiter zu einer richtigen Partie
# When the move is half made: the button that makes the rest of it.
tutorial-now = Drück jetzt auf „{ $button }“.

## The steps
tutorial-say-welcome = Willkommen im Herzen Afrikas! Du baust Eisenbahnen: Du nutzt Strecken, und sie gehören dir bis zum Schluss. Das ist eine echte Partie, nur kürzer als sonst, gegen { $opponent }.
tutorial-say-tickets = Das sind Zielkarten, deine geheimen Ziele. Verbinde die beiden Orte einer Karte mit eigenen Strecken, und sie bringt am Ende ihre Punkte. Eine Zielkarte, die du nicht erfüllst, kostet dich ebenso viele.{ $table ->
    [words] {""}
   *[map] {" "}Auf der Landkarte siehst du einen Weg für { $one }.
}
tutorial-say-keep = Mindestens { COUNT($starting_tickets_kept, form: "feminine") } musst du behalten. Wähle { $one } und { $other }: Beide sind kurz und liegen auf demselben Weg. Dann bestätige.
tutorial-else-keep = Lange Zielkarten bringen mehr, aber du hast hier nur { COUNT($trains, form: "digits", one: "Waggon", other: "Waggons") }, und jede nicht erfüllte zählt gegen dich. Behalte { $one } und { $other }.
tutorial-say-hand = Das sind deine Wagenkarten. Eine Strecke kostet je Feld eine Karte ihrer Farbe. { $route } hat drei schwarze Felder, und du hast eine schwarze Karte.
tutorial-say-first-card = In jedem Zug machst du genau eine Sache. Zieh diesmal { COUNT($draws, form: "feminine", one: "Karte", other: "Karten") }, zuerst die offene schwarze.
tutorial-else-first-card = Das machst du bald. Dir fehlen noch schwarze Karten, also nimm die offene schwarze.
tutorial-say-second-card = Eine Lokomotive liegt jetzt offen: Sie ersetzt jede Farbe. Eine offene Lokomotive darfst du aber nur als erste Karte nehmen. Zieh deshalb die zweite verdeckt vom Stapel der Wagenkarten.
tutorial-else-second-card = Jede andere Karte wäre auch erlaubt, aber heute hast du Glück: Zieh vom Stapel der Wagenkarten.
tutorial-say-opponent = Wieder eine schwarze! Danach hat { $opponent } mit drei roten Karten eine Strecke genutzt. Hier siehst du von allen die Punkte, die Waggons, die Anzahl der Karten und die Landschaften. Welche Karten jemand auf der Hand hat, bleibt geheim.
tutorial-say-locomotive = Die nächste Strecke auf deinem Weg, { $route }, hat drei violette Felder, und du hast zwei violette Karten. Eine Lokomotive kann die dritte ersetzen. Offen genommen kostet sie den ganzen Zug, und das ist sie wert: Nimm sie.
tutorial-else-locomotive = Das ginge, aber dir fehlt noch eine violette Karte. Die offene Lokomotive kann sie ersetzen: Nimm sie.
tutorial-say-terrain = Landschaftskarten verdoppeln die Punkte von Strecken. Violette, blaue und grüne Strecken führen durch den Dschungel. Nimm die Dschungelkarte.
tutorial-else-terrain = Gleich. Sammle zuerst, was eine violette Strecke verdoppelt: Nimm die Dschungelkarte.
tutorial-say-terrain-deck = Wagen- und Landschaftskarten darfst du mischen, offen oder verdeckt. Zieh die zweite Karte vom Stapel der Landschaftskarten.
tutorial-else-terrain-deck = Das wäre erlaubt. Zieh diesmal vom Stapel der Landschaftskarten, um ihn kennenzulernen.
tutorial-say-claim = Du hast drei schwarze Karten. { $table ->
    [words] Nutze die Strecke { $route }.
   *[map] Wähle { $route } auf der Landkarte und nutze die Strecke.
}
tutorial-else-claim = Das ginge, aber für { $route } hast du schon alles: Nutze die Strecke mit deinen drei schwarzen Karten.
tutorial-say-majority = Jetzt das Verdoppeln. Von der Landschaft der Strecke brauchst du mindestens so viele Karten wie jeder andere Spieler. Du hast 2 Dschungelkarten, { $opponent } hat auch 2: Gleichstand genügt. Verdoppeln kostet bei bis zu { COUNT($longest_short_route, form: "dative", one: "Feld", other: "Feldern") } { COUNT($short_terrain_cost, form: "feminine", one: "Landschaftskarte", other: "Landschaftskarten") }, bei längeren Strecken { COUNT($long_terrain_cost, form: "feminine") }.
tutorial-say-double = Wähle { $route } und verdopple die Strecke. Bezahle mit zwei violetten Karten und der Lokomotive und verdopple mit einer Dschungelkarte: { $points } × 2 = { COUNT($doubled, form: "digits", one: "Punkt", other: "Punkte") }.
tutorial-else-double = Das würde dich Punkte kosten. Nutze { $route } und verdopple: Bezahle mit zwei violetten Karten und der Lokomotive und verdopple mit einer Dschungelkarte.
tutorial-say-last-round = { $opponent } hat noch { COUNT($trains_that_end_the_game, form: "digits", one: "Waggon", other: "Waggons") }, und damit beginnt die letzte Runde: Alle sind noch einmal am Zug, auch { $opponent }.
tutorial-say-last-claim = Deine erste Zielkarte ist erfüllt. Für die zweite fehlt nur noch { $route }: eine grüne Karte. Nutze die Strecke.
tutorial-else-last-claim = Denk an deine Zielkarten: Ohne { $route } bleibt eine davon unerfüllt. Nutze die Strecke mit deiner grünen Karte.
tutorial-say-score = Die Wertung: Punkte für Strecken, was das Verdoppeln einbrachte, erfüllte Zielkarten abzüglich der anderen und { COUNT($globetrotter, form: "digits", one: "Punkt", other: "Punkte") } für die meisten erfüllten Zielkarten (Globetrotter). { $opponent } hat eine Zielkarte nicht erfüllt und ihre Punkte verloren.
tutorial-say-done = Das ist das ganze Spiel. Eine richtige Partie hat { COUNT($usual_trains, form: "digits", one: "Waggon", other: "Waggons") } und bis zu { COUNT($max_players) } Spieler. In den ersten Partien weisen wir dich auf Neues hin. Gute Reise!

## Refusals
reason-tutorial-unknown = Diese geführte Partie gibt es nicht.
reason-tutorial-another-move = Die geführte Partie wartet auf einen anderen Zug.
reason-tutorial-not-available = Eine geführte Partie hat keine Aufzeichnung und keine Revanche.
