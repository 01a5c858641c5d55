# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message a rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.
#
# No number of the game is written down here: each comes from the game as a parameter, by the names of
# src/okapi/game/figures.py. COUNT writes it in words with its noun, and is explained in src/okapi/locales/counting.py.

## Introduction

rules-title = Die Regeln
rules-intro = Um 1910 bauen { COUNT($min_players, form: "feminine") } bis { COUNT($max_players, form: "feminine", one: "Eisenbahngesellschaft", other: "Eisenbahngesellschaften") } ihre Linien quer durch das Herz Afrikas. Sammle Karten, nutze mit ihnen Strecken zwischen benachbarten Orten und verbinde die weit entfernten Orte auf deinen geheimen Zielkarten. Punkte bekommst du für jede Strecke, doppelt so viele, wenn du ihre Landschaft beherrschst, und für jede erfüllte Zielkarte. Wer die meisten Punkte hat, gewinnt.

rules-minute-title = In einer Minute
rules-minute-turn = Wenn du am Zug bist, tust du genau eines: Karten ziehen, eine Strecke nutzen oder Zielkarten ziehen.
rules-minute-cards = Wer Karten zieht, nimmt { COUNT($draws, form: "feminine") }: Wagenkarten oder Landschaftskarten, offen oder vom Stapel. Eine offene Lokomotive kostet den ganzen Zug.
rules-minute-routes = Eine Strecke kostet pro Feld eine Karte ihrer Farbe und einen deiner Waggons. Lokomotiven sind Joker. Die Punkte gibt es sofort: je länger, desto mehr. Mit weniger als { COUNT($players_sharing_doubles, form: "dative", one: "Spieler", other: "Spielern") } kann von einer Doppelstrecke nur ein Gleis genutzt werden.
rules-minute-doubling = Hast du von der Landschaft der Strecke mindestens so viele Karten wie jeder andere, kannst du ihre Punkte verdoppeln: Das kostet bei einer kurzen Strecke { COUNT($short_terrain_cost, form: "feminine", one: "Karte", other: "Karten") }, bei einer langen { COUNT($long_terrain_cost, form: "feminine") }.
rules-minute-tickets = Eine Zielkarte nennt zwei Orte. Verbinde sie mit deinen eigenen Strecken, und sie bringt am Ende ihre Punkte; sonst kostet sie dich ebenso viele. Die Länder am Rand des Spielplans sind Sackgassen: Dein Weg kann dort enden, aber nicht hindurchführen.
rules-minute-end = Hat ein Spieler höchstens noch { COUNT($trains_that_end_the_game, form: "accusative", one: "Waggon", other: "Waggons") }, sind alle noch einmal am Zug. Wer die meisten Zielkarten erfüllt hat, auch bei Gleichstand, bekommt { COUNT($globetrotter, form: "digits", one: "Punkt", other: "Punkte") } dazu.

## Section headings

rules-section-1 = Spielmaterial
rules-section-2 = Aufbau
rules-section-3 = Dein Zug
rules-section-4 = Karten ziehen
rules-section-5 = Eine Strecke nutzen
rules-section-6 = Zielkarten
rules-section-7 = Spielende und Wertung
rules-section-hints = Tipps für ein gutes Spiel

## 1 What is in the game

rule-title-1-1 = Spieler und Waggons
rule-1-1 =
    Das Spiel ist für { COUNT($min_players, form: "accusative") } bis { COUNT($max_players, form: "accusative", one: "Spieler", other: "Spieler") }. Jeder Spieler hat { COUNT($trains, form: "accusative", one: "Waggon", other: "Waggons") } einer Farbe und beginnt mit 0 Punkten.

    Für eine kürzere Partie könnt ihr euch vorher auf weniger Waggons einigen.
rule-title-1-2 = Wagenkarten
rule-1-2 = Es gibt { COUNT($train_cards, form: "digits", one: "Wagenkarte", other: "Wagenkarten") }: je { $cards_of_each_colour } in Violett, Weiß, Blau, Gelb, Orange, Schwarz, Rot und Grün sowie { COUNT($locomotives, form: "digits", one: "Lokomotive", other: "Lokomotiven") }. Mit ihnen nutzt du Strecken.
rule-title-1-3 = Zielkarten
rule-1-3 = Es gibt { COUNT($tickets, form: "digits", one: "Zielkarte", other: "Zielkarten") }. Jede nennt zwei Orte und die Punkte, die ihre Verbindung wert ist.
rule-title-1-4 = Landschaftskarten
rule-1-4 = Es gibt { COUNT($terrain_cards, form: "digits", one: "Landschaftskarte", other: "Landschaftskarten") }, { $cards_of_each_terrain } von jeder Landschaft: Wüste & Savanne, Dschungel & Wald, Gebirge & Felsen. Mit ihnen verdoppelst du Strecken (5.7).
rule-title-1-5 = Die Landschaft einer Strecke
rule-1-5 =
    Die aufgedruckte Farbe einer Strecke bestimmt ihre Landschaft. Gelbe, orange und rote Strecken liegen in Wüste & Savanne, violette, blaue und grüne in Dschungel & Wald, weiße, graue und schwarze in Gebirge & Felsen.

    Nur die aufgedruckte Farbe zählt. Eine graue Strecke ist Gebirge & Felsen, auch wenn du sie mit roten Karten bezahlst.
rule-title-1-6 = Der Spielplan
rule-1-6 =
    { COUNT($connections, form: "feminine", start: 1, one: "Verbindung führt", other: "Verbindungen führen") } von Ort zu Ort. { COUNT($double_routes, start: 1) } davon sind Doppelstrecken mit zwei Gleisen nebeneinander; insgesamt gibt es also { COUNT($tracks, one: "Gleis", other: "Gleise") }, die ihr nutzen könnt.

    Es gibt { COUNT($cities, form: "digits", one: "Stadt", other: "Städte") } und { COUNT($way_stations, form: "digits", one: "Haltepunkt", other: "Haltepunkte") }. Auf dem Spielplan von Afrika kommen die Länder am Rand (Nigeria, Tschad und Sudan) mit je { COUNT($terminals_of_each, form: "dative", one: "Endpunkt", other: "Endpunkten") } und Madagaskar mit { COUNT($ports, form: "dative", one: "Hafen", other: "Häfen") } hinzu.

## 2 Setting up

rule-title-2-1 = Startspieler
rule-2-1 = Die Sitzordnung steht fest. Der Startspieler wird ausgelost; die anderen folgen der Reihe nach.
rule-title-2-2 = Was du zu Beginn bekommst
rule-2-2 = Jeder Spieler bekommt { COUNT($train_cards_dealt, form: "feminine", one: "Wagenkarte", other: "Wagenkarten") } und { COUNT($tickets_dealt, form: "feminine", one: "Zielkarte", other: "Zielkarten") }, die er geheim hält, und { COUNT($terrain_cards_dealt, form: "feminine", one: "Landschaftskarte", other: "Landschaftskarten") }, die er offen vor sich ablegt.
rule-title-2-3 = Offene Karten und Stapel
rule-2-3 = Deckt { COUNT($open_train_cards, form: "feminine", one: "Wagenkarte", other: "Wagenkarten") } und { COUNT($open_terrain_cards, form: "feminine", one: "Landschaftskarte", other: "Landschaftskarten") } auf. Die übrigen Wagenkarten, Landschaftskarten und Zielkarten bilden drei verdeckte Nachziehstapel.
rule-title-2-4 = Deine ersten Zielkarten
rule-2-4 =
    Behalte mindestens { COUNT($starting_tickets_kept, form: "feminine") } deiner { COUNT($tickets_dealt, one: "Zielkarte", other: "Zielkarten") }. Alle wählen gleichzeitig und geheim; haben alle gewählt, erfahrt ihr, wie viele Zielkarten jeder behalten hat.

    Zurückgegebene Zielkarten kommen in der Reihenfolge, in der sie ausgeteilt wurden, Platz für Platz unter den Stapel.

## 3 Your turn

rule-title-3 = Eine von drei Aktionen
rule-3 = In deinem Zug führst du genau eine von drei Aktionen aus: Karten ziehen (4.1), eine Strecke nutzen (5.1) oder Zielkarten ziehen (6.1). Beende deine Aktion, bevor der nächste Spieler am Zug ist.
rule-title-3-1 = Passen
rule-3-1 = Ist keine der drei Aktionen möglich, passt du. Solange auch nur eine möglich ist, darfst du nicht passen.
rule-title-3-2 = Wenn alle passen
rule-3-2 = Passen alle Spieler nacheinander, endet die Partie sofort und wird gewertet (7.2), auch in der letzten Runde.

## 4 Drawing cards

rule-title-4-1 = { COUNT($draws, form: "feminine", start: 1, one: "Karte", other: "Karten") }
rule-4-1 =
    Zieh { COUNT($draws, form: "feminine", one: "Karte", other: "Karten") }, eine nach der anderen. Jede darf eine Wagenkarte oder eine Landschaftskarte sein, eine offene oder die oberste eines Stapels, in beliebiger Mischung.

    Jede Karte siehst du, bevor du die nächste wählst. Solange es Karten zu ziehen gibt, darfst du nicht vorzeitig aufhören.
rule-title-4-2 = Offene Lokomotiven
rule-4-2 =
    Eine offene Lokomotive kostet den ganzen Zug: Du darfst sie nur als erste Karte nehmen, und danach ist dein Zug vorbei. Nach einer anderen Karte darfst du sie nie nehmen, auch nicht, wenn sie gerade erst aufgedeckt wurde.

    Eine Lokomotive, die du vom Stapel ziehst, ist eine Karte wie jede andere.
rule-title-4-3 = Offene Karten ersetzen
rule-4-3 = Nimmst du eine offene Wagen- oder Landschaftskarte, wird sie sofort vom Stapel ersetzt, noch bevor du weiterziehst.
rule-title-4-4 = { COUNT($locomotives_swept, form: "feminine", start: 1, one: "offene Lokomotive", other: "offene Lokomotiven") }
rule-4-4 =
    Sind { COUNT($locomotives_swept, form: "feminine") } oder mehr der { COUNT($open_train_cards, one: "offenen Wagenkarten", other: "offenen Wagenkarten") } Lokomotiven, werden alle offenen Wagenkarten abgelegt und neue aufgedeckt, nötigenfalls mehrmals. Geprüft wird erst, wenn alle Lücken gefüllt sind, soweit die Karten reichen.

    Sind in Stapel, Ablagestapel und Auslage zusammen weniger als { COUNT($min_other_cards, form: "feminine", one: "Karte", other: "Karten") } übrig, die keine Lokomotiven sind, bleiben die offenen Karten, wie sie sind.
rule-title-4-5 = Ein leerer Stapel
rule-4-5 =
    Geht der Stapel der Wagenkarten oder der Landschaftskarten zu Ende, wird sein Ablagestapel gemischt und zum neuen Nachziehstapel. Müssen in diesem Augenblick offene Lokomotiven abgelegt werden (4.4), geschieht das zuerst, damit diese Karten mitgemischt werden.

    Ist auch der Ablagestapel leer, bleibt die Lücke in der Auslage, bis wieder Karten abgelegt werden.
rule-title-4-6 = Nichts mehr zu ziehen
rule-4-6 = Gibt es für dich nichts mehr zu ziehen, endet dein Zug vorzeitig. Das gilt auch, wenn nur noch offene Lokomotiven da sind.
rule-title-4-7 = Was die anderen sehen
rule-4-7 = Deine Wagenkarten sind geheim; wie viele du hast, dürfen alle wissen. Deine Landschaftskarten liegen offen vor dir, nach Landschaft geordnet, sodass alle sie zählen können. Es gibt kein Handkartenlimit.

## 5 Claiming a route

rule-title-5-1 = Jede freie Strecke
rule-5-1 = Nutze eine Strecke, die noch kein Spieler nutzt, irgendwo auf dem Spielplan. Sie muss nicht an deine anderen Strecken anschließen.
rule-title-5-2 = Bezahlen
rule-5-2 =
    Bezahle so viele Wagenkarten, wie die Strecke Felder hat, alle in der Farbe der Strecke. Bei einer grauen Strecke wählst du die Farbe, aber auch dann müssen alle Karten dieselbe Farbe haben.

    Lokomotiven sind Joker: Sie ersetzen eine Karte jeder Farbe. Du darfst sie mit der Farbe mischen oder nur mit Lokomotiven bezahlen.
rule-title-5-3 = Fähren
rule-5-3 = Eine Fähre zeigt auf ihren Feldern eine oder mehrere Lokomotiven. Mindestens so viele der Karten, mit denen du bezahlst, müssen Lokomotiven sein. Sie zählen zur Länge der Strecke und kosten nichts extra.
rule-title-5-4 = Waggons einsetzen
rule-5-4 = Setze auf jedes Feld der Strecke einen deiner Waggons. Sie bleiben dort bis zum Ende der Partie. Hast du weniger Waggons, als die Strecke Felder hat, kannst du sie nicht nutzen. Lege die Karten, mit denen du bezahlt hast, auf den Ablagestapel.
rule-title-5-5 = Punkte
rule-5-5 = Die Punkte für die Strecke gibt es sofort, je nach Zahl der Felder: { $points_by_length }.
rule-title-5-6 = Doppelstrecken
rule-5-6 =
    Mit weniger als { COUNT($players_sharing_doubles, form: "dative", one: "Spieler", other: "Spielern") } kann nur ein Gleis einer Doppelstrecke genutzt werden: Sobald ein Spieler eines nutzt, ist das andere für alle gesperrt.

    Mit { COUNT($players_sharing_doubles, form: "dative") } oder mehr Spielern können beide Gleise genutzt werden, aber nicht von demselben Spieler.
rule-title-5-7 = Eine Strecke verdoppeln
rule-5-7 =
    Wenn du eine Strecke nutzt, darfst du auch Karten ihrer Landschaft (1.5) ausspielen, um ihre Punkte zu verdoppeln, sofern kein anderer Spieler mehr Karten dieser Landschaft hat als du (5.8). Das kostet bei bis zu { COUNT($longest_short_route, form: "dative", one: "Feld", other: "Feldern") } { COUNT($short_terrain_cost, form: "feminine", one: "Landschaftskarte", other: "Landschaftskarten") }, bei längeren Strecken { COUNT($long_terrain_cost, form: "feminine") }.

    Die Zahl der Waggons, die du einsetzt, bleibt gleich.
rule-title-5-8 = Die meisten oder gleich viele Karten
rule-5-8 =
    Um eine Strecke zu verdoppeln, musst du mindestens so viele Karten ihrer Landschaft haben wie jeder andere Spieler. Gleich viele genügen.

    Gezählt wird, bevor du die ausgespielten Karten ablegst.
rule-title-5-9 = Lokomotiven als Landschaftskarten
rule-5-9 =
    Wenn du eine Strecke nutzt, und nur dann, darfst du Lokomotiven aus der Hand als Landschaftskarten ausspielen. Jede zählt als eine Karte von der Landschaft der Strecke, für die Kosten (5.7) ebenso wie beim Vergleich mit den anderen (5.8). Danach kommt sie auf den Ablagestapel der Wagenkarten. Lokomotiven auf der Hand der anderen zählen nicht.

    Du darfst so viele ausspielen, wie das Verdoppeln kostet. Mehr darfst du nur ausspielen, um mit dem Spieler gleichzuziehen, der die meisten Karten dieser Landschaft hat, und dann genau so viele wie nötig. Decken deine Lokomotiven nicht die vollen Kosten, bezahlst du den Rest mit eigenen Landschaftskarten.

    Jede Lokomotive gilt nur einmal: entweder als Bezahlung der Strecke (5.2) oder als Landschaft.
rule-title-5-10 = Ein Beispiel
rule-5-10 =
    Jonas nutzt ein Gleis von Kapstadt – Port Elizabeth: { COUNT($example_length, one: "schwarzes Feld", other: "schwarze Felder") }, die Landschaft ist also Gebirge & Felsen. Er hat eine Gebirgskarte, Peter aber zwei.

    Jonas bezahlt { COUNT($example_length, form: "feminine", one: "schwarze Karte", other: "schwarze Karten") } und spielt eine Lokomotive als Landschaft aus. Seine Gebirgskarte und die Lokomotive ergeben zusammen zwei; damit zieht er mit Peter gleich und darf die Strecke verdoppeln. Zugleich deckt die Lokomotive die Kosten von einer Landschaftskarte.

    Jonas erhält { $example_points } × 2 = { $example_doubled } Punkte, legt die Lokomotive ab und behält seine Gebirgskarte.
rule-title-5-11 = Ausgespielte und übrige Landschaftskarten
rule-5-11 = Ausgespielte Landschaftskarten kommen auf einen eigenen Ablagestapel. Landschaftskarten, die du am Ende der Partie noch hast, sind nichts wert.

## 6 Destination tickets

rule-title-6-1 = Zielkarten ziehen
rule-6-1 =
    Zieh { COUNT($tickets_drawn, form: "feminine", one: "Zielkarte", other: "Zielkarten") } vom Stapel und behalte mindestens { COUNT($drawn_tickets_kept, form: "feminine") }. Sind weniger übrig, ziehst du diese und behältst ebenfalls mindestens { COUNT($drawn_tickets_kept, form: "feminine") }. Ist keine übrig, kannst du keine Zielkarten ziehen.

    Lege die Zielkarten, die du nicht behältst, in der Reihenfolge, in der du sie gezogen hast, unter den Stapel. Sie tauchen erst nach allen anderen wieder auf.

    Vor der Partie könnt ihr euch darauf einigen, { COUNT($tickets_in_russian, form: "feminine") } statt { COUNT($tickets_in_most_editions, form: "dative-feminine", one: "Zielkarte", other: "Zielkarten") } auf einmal zu ziehen, wie in der russischen Ausgabe.
rule-title-6-2 = Geheim bis zum Schluss
rule-6-2 = Deine Zielkarten sind bis zum Ende der Partie geheim; dann werden alle aufgedeckt. Wie viele du hast, dürfen alle wissen. Es gibt kein Limit.
rule-title-6-3 = Eine Zielkarte erfüllen
rule-6-3 = Du erfüllst eine Zielkarte, wenn ein ununterbrochener Weg aus deinen eigenen Strecken ihre beiden Orte verbindet. Die Strecken der anderen Spieler helfen dir nicht.
rule-title-6-4 = Nigeria, Tschad und Sudan
rule-6-4 =
    Eine Zielkarte in eines dieser Länder erfüllst du, wenn du einen beliebigen seiner Endpunkte erreichst.

    Endpunkte sind Sackgassen. Zwei Strecken in dasselbe Land sind dort nicht miteinander verbunden; dein Weg kann also nicht durch ein Land hindurchführen. Auf anderen Spielplänen gilt das für jedes Land mit Endpunkten.
rule-title-6-5 = Madagaskar
rule-6-5 = Eine Zielkarte nach Madagaskar erfüllst du, wenn du einen der beiden Häfen erreichst. Die Häfen sind gewöhnliche Orte mit einer eigenen Strecke dazwischen; dein Weg darf also durch Madagaskar führen. Auf anderen Spielplänen gilt das für jedes Land mit Häfen.
rule-title-6-6 = Haltepunkte
rule-6-6 = Haltepunkte verbinden Strecken genau wie Städte. Keine Zielkarte nennt einen Haltepunkt.

## 7 The end and the score

rule-title-7-1 = Die letzte Runde
rule-7-1 =
    Hat ein Spieler am Ende eines Zuges höchstens noch { COUNT($trains_that_end_the_game, form: "accusative", one: "Waggon", other: "Waggons") }, beginnt die letzte Runde: Jeder Spieler, auch dieser, ist noch einmal am Zug. Dann ist die Partie zu Ende.

    Nichts verlängert die letzte Runde, auch nicht, wenn einem anderen Spieler die Waggons ausgehen.
rule-title-7-2 = Die Zielkarten werten
rule-7-2 = Deckt alle Zielkarten auf. Jede Zielkarte, die du erfüllt hast, bringt dir ihre Punkte; jede andere kostet dich ihre Punkte.
rule-title-7-3 = Der Globetrotter-Bonus
rule-7-3 = Der Spieler, der die meisten Zielkarten erfüllt hat, bekommt den Globetrotter-Bonus von { COUNT($globetrotter, form: "digits", one: "Punkt", other: "Punkten") }. Bei Gleichstand bekommen ihn alle beteiligten Spieler. Hat niemand eine Zielkarte erfüllt, bekommt ihn niemand. Nicht erfüllte Zielkarten spielen hier keine Rolle.
rule-title-7-4 = Kein Bonus für den längsten Weg
rule-7-4 = Für den längsten Weg gibt es keinen Bonus. Dein Punktestand kann unter null fallen.
rule-title-7-5 = Wer gewinnt
rule-7-5 = Der Spieler mit den meisten Punkten gewinnt. Bei Gleichstand gewinnt, wer von diesen Spielern die meisten Zielkarten erfüllt hat. Herrscht auch dann Gleichstand, teilen sie sich den Sieg.

## Hints

rules-hint-centre = Mit { COUNT($max_players, form: "dative", one: "Spieler", other: "Spielern") } wird es in der Mitte des Spielplans schnell eng. Brauchst du einen Weg durch das Herz Afrikas, sichere dir die Engstellen früh. Wer es freundlicher mag, spielt in kleinerer Runde.
rules-hint-now = Dein Vorsprung in einer Landschaft kann bei deinem nächsten Zug schon weg sein. Kannst du eine gute Strecke jetzt verdoppeln, ist es oft besser, sie gleich zu nutzen, als zu warten.
rules-hint-spend = Ausgespielte Landschaftskarten zählen nicht mehr für dich. Schau nach, was die anderen haben, bevor du deinen Vorsprung ausgibst, und beende die Partie nicht mit ungenutzten Landschaftskarten.
rules-hint-long = Lange Strecken sind viel mehr wert als kurze: { COUNT($longest_route, start: 1, one: "Feld bringt", other: "Felder bringen") } { COUNT($longest_route_points, form: "digits", one: "Punkt", other: "Punkte") }, verdoppelt { $longest_route_doubled }. Eine einzige lange Strecke in der richtigen Landschaft kann eine Partie entscheiden.
rules-hint-paths = Behalte Zielkarten, die sich einen Weg teilen: Dieselben Strecken können mehrere davon erfüllen. Für den Globetrotter-Bonus zählt eine kleine Zielkarte so viel wie eine große.
rules-hint-end = Achte darauf, wie viele Waggons die anderen noch haben. Spät gezogene Zielkarten sind riskant, denn jede, die du nicht erfüllst, kostet Punkte.
rules-hint-score = Wertet jede Strecke, sobald sie genutzt wird, denn später weiß niemand mehr, welche verdoppelt wurden. Hier rückt das Spiel die Zählsteine für euch vor; an einem echten Tisch führt am besten ein Spieler für alle Buch.

## Where editions differ, for people with a box beside them

rules-section-editions = Wo sich die Ausgaben unterscheiden
rules-edition-tickets = Im Lauf der Partie zieht man nach den meisten Anleitungen { COUNT($tickets_in_most_editions, form: "feminine", one: "Zielkarte", other: "Zielkarten") }, nach der russischen { COUNT($tickets_in_russian, form: "feminine") }. Einigt euch darauf, bevor ihr beginnt (6.1).
rules-edition-bonus = In der russischen Anleitung heißt der Bonus für die meisten erfüllten Zielkarten nicht „Globetrotter“, sondern wie das Spiel (7.3).
rules-edition-tracks = Nur die französische Anleitung sagt ausdrücklich, dass kein Spieler beide Gleise einer Doppelstrecke nutzen darf. Hier gilt das immer (5.6).
rules-edition-base = Die Fähren (5.3), die Grenze für offene Lokomotiven (4.4), die letzte Runde (7.1) und den Gleichstand (7.5) übernehmen die Anleitungen aus dem Grundspiel, ebenso diese Regeln.
rules-edition-silent = Die Anleitungen sagen nicht, wann man passt (3.1), ob man mehr Lokomotiven ausspielen darf, als das Verdoppeln kostet (5.9), zu welcher Landschaft eine graue Strecke gehört, die in einer anderen Farbe bezahlt wird (1.5), und ob ein Weg durch Madagaskar führen darf (6.5). Diese Regeln sind von uns.
rules-edition-places = Auf dem gedruckten Plan stehen in allen Ausgaben dieselben Ortsnamen. Hier heißen die Orte wie im Deutschen üblich; eintippen kannst du beides.

## Pictures: what stands below them, and what is read out instead of them. $route names two places.

rules-picture-train-cards = Die acht Farben der Wagenkarten und die Lokomotive
rules-picture-ticket = Eine Zielkarte: zwei Orte und die Punkte für ihre Verbindung
rules-picture-display = Die Auslage: { COUNT($open_train_cards, form: "feminine", one: "Wagenkarte", other: "Wagenkarten") } und { COUNT($open_terrain_cards, form: "feminine", one: "Landschaftskarte", other: "Landschaftskarten") }
rules-picture-three-locomotives = { COUNT($locomotives_swept, form: "feminine", start: 1, one: "offene Lokomotive", other: "offene Lokomotiven") }: Alle { COUNT($open_train_cards, one: "Karten", other: "Karten") } werden ersetzt
rules-picture-single = { $route }: eine Strecke mit { COUNT($single_length, form: "dative", one: "Feld", other: "Feldern") }
rules-picture-double = { $route }: eine Doppelstrecke, zwei Gleise mit je { COUNT($example_length, form: "dative", one: "Feld", other: "Feldern") }
rules-picture-ferry = { $route }: eine Fähre. Mindestens { COUNT($ferry_locomotives, form: "feminine") } der { COUNT($ferry_length, one: "Karten", other: "Karten") } { $ferry_locomotives ->
        [one] muss eine Lokomotive
       *[other] müssen Lokomotiven
    } sein
rules-picture-terminal = Zwei Strecken in den Sudan: Sie sind dort nicht verbunden
rules-picture-madagascar = Die beiden Häfen von Madagaskar und die Strecke dazwischen
rules-picture-points = Was eine Strecke je nach Länge zählt und was das Verdoppeln kostet
rules-picture-spaces = Felder
rules-picture-points-once = Punkte
rules-picture-points-twice = Verdoppelt
rules-picture-terrain-cost = Land­schafts­karten
rules-picture-example = { $route }, von Jonas genutzt
rules-picture-john-pays = Jonas bezahlt
rules-picture-john-terrain = Landschaft von Jonas
rules-picture-john-locomotive = Als Landschaft ausgespielt
rules-picture-peter-terrain = Landschaft von Peter
rules-picture-example-majority = 1 + 1 = 2, Gleichstand mit Peter
rules-picture-example-points = { $example_points } × 2 = { $example_doubled } Punkte
rules-picture-globetrotter = Zwei Spieler haben je vier Zielkarten erfüllt: Beide bekommen { COUNT($globetrotter, form: "digits", one: "Punkt", other: "Punkte") }
rules-picture-bonus = + { $globetrotter }
rules-picture-no-bonus = kein Bonus

## On the page and at the table

rules-contents = Inhalt
rules-print = Drucken
rules-rule = Regel { $rule }
rules-link-to = Link zu Regel { $rule }
rules-all = Alle Regeln (in einem neuen Tab)

## In the terminal

rules-heading = { $number } { $title }
rules-more = Um mehr zu lesen, tippe zum Beispiel: regeln 5 (ein ganzer Abschnitt), regeln 5.8 (eine Regel), regeln alle (alles).
rules-unknown = Es gibt keine Regel „{ $number }“. Gib einen Abschnitt von { $first } bis { $last } oder die Nummer einer Regel an, etwa 5.8.
command-rules = Die Regeln lesen: alle, einen Abschnitt oder eine einzelne Regel.
argument-rule = Ein Abschnitt wie 5 oder eine Regel wie 5.8; ohne Angabe alle Regeln.
