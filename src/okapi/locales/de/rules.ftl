# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message a rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.

## Introduction

rules-title = Die Regeln
rules-intro = Um 1910 verlegen zwei bis fünf Eisenbahngesellschaften Schienen quer durch das Herz Afrikas. Du sammelst Karten, bezahlst damit Strecken zwischen benachbarten Orten und verbindest die weit voneinander entfernten Orte auf deinen geheimen Zielkarten. Am Ende gewinnt, wer die meisten Punkte hat: Punkte für jede Strecke, mehr für Strecken in der richtigen Landschaft und dazu die Punkte der Zielkarten.

rules-minute-title = In einer Minute
rules-minute-turn = Wenn du am Zug bist, tust du genau eines: Karten nehmen, eine Strecke nutzen oder Zielkarten ziehen.
rules-minute-cards = Wer Karten nimmt, nimmt zwei: Wagenkarten oder Landschaftskarten, offen oder vom Stapel. Eine offene Lokomotive kostet den ganzen Zug.
rules-minute-routes = Eine Strecke kostet pro Feld eine Karte ihrer Farbe und einen deiner Waggons. Lokomotiven sind Joker. Die Punkte gibt es sofort: je länger, desto mehr. Zu zweit oder zu dritt kann von einer Doppelstrecke nur ein Gleis genutzt werden.
rules-minute-doubling = Hast du mindestens so viele Karten von der Landschaft der Strecke wie alle anderen, kannst du eine oder zwei davon ausgeben und die Strecke doppelt werten.
rules-minute-tickets = Eine Zielkarte nennt zwei Orte. Verbinde sie mit deinen eigenen Strecken, und sie bringt am Ende ihre Punkte; sonst kostet sie dich ebenso viele. Die Länder am Kartenrand sind Sackgassen: Dein Weg kann dort enden, aber nicht hindurchführen.
rules-minute-end = Hat jemand nur noch zwei Waggons, sind alle noch einmal am Zug. Wer die meisten Zielkarten erfüllt hat, auch bei Gleichstand, bekommt 10 Punkte dazu.

## Section headings

rules-section-1 = Was zum Spiel gehört
rules-section-2 = Der Aufbau
rules-section-3 = Dein Zug
rules-section-4 = Karten ziehen
rules-section-5 = Eine Strecke nutzen
rules-section-6 = Zielkarten
rules-section-7 = Ende und Wertung
rules-section-hints = Tipps für gutes Spiel

## 1 What is in the game

rule-title-1-1 = Mitspielende und Waggons
rule-1-1 =
    Zwei bis fünf Personen können mitspielen. Alle haben 45 Waggons einer Farbe und beginnen mit 0 Punkten.

    Für eine kürzere Partie könnt ihr euch vorher auf weniger Waggons einigen.
rule-title-1-2 = Wagenkarten
rule-1-2 = Es gibt 110 Wagenkarten: je 12 in Violett, Weiß, Blau, Gelb, Orange, Schwarz, Rot und Grün sowie 14 Lokomotiven. Mit ihnen bezahlst du Strecken.
rule-title-1-3 = Zielkarten
rule-1-3 = Es gibt 48 Zielkarten. Jede nennt zwei Orte und sagt, wie viele Punkte ihre Verbindung wert ist.
rule-title-1-4 = Landschaftskarten
rule-1-4 = Es gibt 45 Landschaftskarten, 15 von jeder Landschaft: Wüste & Savanne, Dschungel & Wald, Gebirge & Felsen. Mit ihnen wertest du eine Strecke doppelt (5.7).
rule-title-1-5 = Die Landschaft einer Strecke
rule-1-5 =
    Die aufgedruckte Farbe einer Strecke verrät ihre Landschaft. Gelbe, orange und rote Strecken liegen in Wüste & Savanne, violette, blaue und grüne in Dschungel & Wald, weiße, graue und schwarze in Gebirge & Felsen.

    Nur die aufgedruckte Farbe zählt. Eine graue Strecke ist Gebirge & Felsen, auch wenn du sie mit roten Karten bezahlst.
rule-title-1-6 = Der Spielplan
rule-1-6 =
    Der Spielplan hat 96 Verbindungen zwischen seinen Orten. 21 davon sind Doppelstrecken mit zwei Gleisen nebeneinander; insgesamt gibt es also 117 Gleise, die ihr nutzen könnt.

    Es gibt 33 Städte und 10 Haltepunkte, drei Länder am Rand der Karte (Nigeria, Tschad und Sudan) mit je zwei Endpunkten und Madagaskar mit seinen zwei Häfen.

## 2 Setting up

rule-title-2-1 = Wer beginnt
rule-2-1 = Ihr sitzt in einer festen Reihenfolge. Wer beginnt, wird ausgelost; die anderen folgen der Reihe nach.
rule-title-2-2 = Was alle bekommen
rule-2-2 = Jeder Spieler bekommt vier Wagenkarten und vier Zielkarten, die geheim bleiben, und eine Landschaftskarte, die offen vor ihm liegt.
rule-title-2-3 = Offene Karten und Stapel
rule-2-3 = Fünf Wagenkarten und zwei Landschaftskarten werden offen ausgelegt. Die übrigen Wagenkarten, Landschaftskarten und Zielkarten bilden drei verdeckte Nachziehstapel.
rule-title-2-4 = Die ersten Zielkarten
rule-2-4 =
    Von deinen vier Zielkarten behältst du mindestens zwei. Alle wählen gleichzeitig und geheim; wer wie viele behalten hat, erfahrt ihr, sobald die letzte Wahl getroffen ist.

    Die Zielkarten, die du nicht willst, kommen in der Reihenfolge, in der sie ausgeteilt wurden, unter den Stapel: zuerst die vom ersten Platz, dann die vom nächsten.

## 3 Your turn

rule-title-3 = Eines von dreien
rule-3 = In deinem Zug tust du genau eines von dreien: Karten nehmen (4.1), eine Strecke nutzen (5.1) oder Zielkarten ziehen (6.1). Was du begonnen hast, bringst du zu Ende, bevor die nächste Person an der Reihe ist.
rule-title-3-1 = Passen
rule-3-1 = Kannst du nichts davon tun, passt du. Solange auch nur eines möglich ist, darfst du nicht passen.
rule-title-3-2 = Wenn alle passen
rule-3-2 = Passen alle nacheinander, endet die Partie sofort und wird gewertet (7.2). Das gilt auch in der letzten Runde.

## 4 Drawing cards

rule-title-4-1 = Zwei Karten
rule-4-1 =
    Du nimmst zwei Karten, eine nach der anderen. Jede darf eine Wagenkarte oder eine Landschaftskarte sein, eine offene oder die oberste eines Stapels, in beliebiger Mischung.

    Die erste Karte siehst du, bevor du die zweite wählst. Solange du noch eine nehmen kannst, darfst du nicht nach einer Karte aufhören.
rule-title-4-2 = Offene Lokomotiven
rule-4-2 =
    Eine offene Lokomotive kostet den ganzen Zug: Du darfst sie nur als erste Karte nehmen, und danach ist dein Zug vorbei. Als zweite Karte ist sie nie erlaubt, auch nicht, wenn sie gerade erst aufgedeckt wurde.

    Eine Lokomotive, die du vom Stapel ziehst, ist eine Karte wie jede andere.
rule-title-4-3 = Die Lücke wird gefüllt
rule-4-3 = Nimmst du eine offene Karte, kommt an ihre Stelle sofort eine neue vom Stapel, noch bevor du weiterziehst. Das gilt für Wagenkarten und für Landschaftskarten.
rule-title-4-4 = Drei offene Lokomotiven
rule-4-4 =
    Sind drei oder mehr der fünf offenen Wagenkarten Lokomotiven, werden alle fünf abgelegt und fünf neue ausgelegt, nötigenfalls noch einmal. Geprüft wird das erst, wenn die Lücken gefüllt sind, soweit es Karten gibt.

    Sind in Stapel, Ablagestapel und Auslage zusammen weniger als drei Karten übrig, die keine Lokomotiven sind, bleiben die offenen Karten, wie sie sind.
rule-title-4-5 = Ein leerer Stapel
rule-4-5 =
    Geht der Stapel der Wagenkarten oder der Landschaftskarten zu Ende, wird sein Ablagestapel gemischt und zum neuen Nachziehstapel. Müssen in diesem Augenblick offene Lokomotiven abgelegt werden (4.4), geschieht das zuerst, damit diese Karten mitgemischt werden.

    Gibt es auch keine abgelegten Karten, bleibt eine Lücke in der Auslage leer, bis wieder Karten abgelegt werden.
rule-title-4-6 = Nichts mehr zu nehmen
rule-4-6 = Gibt es nichts, was du als zweite Karte nehmen könntest, endet dein Zug nach einer Karte. Das gilt auch, wenn nur noch offene Lokomotiven da sind.
rule-title-4-7 = Was die anderen sehen
rule-4-7 = Deine Wagenkarten sind geheim, auch nach der Partie; wie viele du hast, dürfen alle wissen. Deine Landschaftskarten liegen offen vor dir, nach Landschaft geordnet, sodass alle sie zählen können. Du darfst beliebig viele Karten haben.

## 5 Claiming a route

rule-title-5-1 = Jede freie Strecke
rule-5-1 = Du nutzt eine Strecke, die noch niemand nutzt. Sie darf überall auf dem Spielplan liegen und muss nicht an deine anderen Strecken anschließen.
rule-title-5-2 = Bezahlen
rule-5-2 =
    Du bezahlst so viele Wagenkarten, wie die Strecke Felder hat, alle in der Farbe der Strecke. Bei einer grauen Strecke wählst du die Farbe, aber auch dann müssen alle Karten von einer Farbe sein.

    Eine Lokomotive ersetzt jede Karte. Du darfst Lokomotiven dazumischen oder nur mit Lokomotiven bezahlen.
rule-title-5-3 = Fähren
rule-5-3 = Eine Fähre zeigt auf ihren Feldern eine oder mehrere Lokomotiven. Mindestens so viele der Karten, mit denen du bezahlst, müssen Lokomotiven sein. Sie zählen zur Länge der Strecke; du bezahlst sie nicht zusätzlich.
rule-title-5-4 = Waggons einsetzen
rule-5-4 = Du setzt auf jedes Feld der Strecke einen deiner Waggons. Sie bleiben dort bis zum Ende der Partie. Hast du weniger Waggons, als die Strecke Felder hat, kannst du sie nicht nutzen. Die Karten, mit denen du bezahlt hast, kommen auf den Ablagestapel.
rule-title-5-5 = Punkte
rule-5-5 = Die Strecke wird sofort gewertet. Ein Feld zählt 1 Punkt, zwei Felder 2, drei Felder 4, vier Felder 7, fünf Felder 10 und sechs Felder 15.
rule-title-5-6 = Doppelstrecken
rule-5-6 =
    Zu zweit oder zu dritt kann nur ein Gleis einer Doppelstrecke genutzt werden: Sobald jemand ein Gleis hat, ist das andere für alle gesperrt.

    Zu viert oder zu fünft können beide Gleise genutzt werden, aber nie beide von derselben Person.
rule-title-5-7 = Eine Strecke doppelt werten
rule-5-7 =
    Wenn du eine Strecke nutzt, darfst du Karten ihrer Landschaft (1.5) ausspielen, um ihre Punkte zu verdoppeln. Das kostet bei einem bis drei Feldern eine Landschaftskarte, bei vier bis sechs Feldern zwei. Erlaubt ist es nur, wenn kein Spieler mehr Karten dieser Landschaft hat als du (5.8).

    Du setzt so viele Waggons ein wie sonst.
rule-title-5-8 = Die meisten Karten, auch gleich viele
rule-5-8 =
    Um eine Strecke zu verdoppeln, musst du mindestens so viele Karten ihrer Landschaft haben wie jeder andere Spieler. Gleich viele genügen.

    Gezählt wird, bevor du die ausgespielten Karten ablegst.
rule-title-5-9 = Lokomotiven als Landschaft
rule-5-9 =
    Wenn du eine Strecke nutzt, und nur dann, darfst du Lokomotiven aus der Hand als Landschaftskarten ausspielen. Jede zählt als eine Karte von der Landschaft der Strecke, für die Kosten (5.7) ebenso wie beim Vergleich mit den anderen (5.8). Danach kommt sie auf den Ablagestapel der Wagenkarten. Lokomotiven auf den Händen der anderen zählen nicht.

    Du darfst so viele ausspielen, wie das Verdoppeln kostet. Mehr darfst du nur ausspielen, um mit dem Spieler gleichzuziehen, der die meisten Karten dieser Landschaft hat, und dann genau so viele wie nötig. Was deine Lokomotiven von den Kosten nicht decken, bezahlst du mit eigenen Landschaftskarten.

    Jede Lokomotive gilt nur einmal: entweder als Teil der Bezahlung (5.2) oder als Landschaft.
rule-title-5-10 = Ein Beispiel
rule-5-10 =
    John nutzt ein Gleis von Kapstadt – Port Elizabeth: drei schwarze Felder, die Landschaft ist also Gebirge & Felsen. Er hat eine Gebirgskarte, Peter aber zwei.

    John bezahlt drei schwarze Karten und spielt eine Lokomotive als Landschaft aus. Seine eine Karte und die Lokomotive ergeben zusammen zwei, so viele, wie Peter hat; also darf er verdoppeln. Zugleich deckt die Lokomotive die Kosten von einer Landschaftskarte.

    Er erhält 4 × 2 = 8 Punkte, legt die Lokomotive ab und behält seine Gebirgskarte.
rule-title-5-11 = Ausgespielte und übrige Landschaftskarten
rule-5-11 = Ausgespielte Landschaftskarten kommen auf einen eigenen Ablagestapel. Landschaftskarten, die du am Ende noch hast, sind nichts wert.

## 6 Destination tickets

rule-title-6-1 = Zielkarten ziehen
rule-6-1 =
    Du ziehst die obersten vier Zielkarten vom Stapel und behältst mindestens eine davon. Sind weniger als vier übrig, ziehst du diese und behältst ebenfalls mindestens eine. Ist keine übrig, kannst du keine Zielkarten ziehen.

    Was du nicht behältst, kommt in der gezogenen Reihenfolge unter den Stapel. Diese Karten tauchen erst nach allen anderen wieder auf.

    Vor der Partie könnt ihr euch darauf einigen, drei statt vier Zielkarten auf einmal zu ziehen, wie in der russischen Ausgabe.
rule-title-6-2 = Geheim bis zum Schluss
rule-6-2 = Deine Zielkarten sind geheim, bis die Partie zu Ende ist; dann werden alle gezeigt. Wie viele du hast, dürfen alle wissen. Du darfst beliebig viele haben.
rule-title-6-3 = Eine Zielkarte erfüllen
rule-6-3 = Eine Zielkarte ist erfüllt, wenn ein ununterbrochener Weg aus deinen eigenen Strecken ihre beiden Orte verbindet. Die Strecken der anderen helfen dir nicht.
rule-title-6-4 = Nigeria, Tschad und Sudan
rule-6-4 =
    Für eine Zielkarte in eines dieser Länder genügt einer seiner Endpunkte, gleich welcher.

    Endpunkte sind Sackgassen. Zwei Strecken in dasselbe Land sind dort nicht miteinander verbunden; dein Weg kann also nicht durch ein Land hindurchführen.
rule-title-6-5 = Madagaskar
rule-6-5 = Für eine Zielkarte nach Madagaskar genügt einer der beiden Häfen, gleich welcher. Die Häfen sind gewöhnliche Halte mit einer eigenen Strecke dazwischen; dein Weg darf also durch Madagaskar führen.
rule-title-6-6 = Haltepunkte
rule-6-6 = Haltepunkte verbinden Strecken genau wie Städte. Keine Zielkarte führt zu einem Haltepunkt.

## 7 The end and the score

rule-title-7-1 = Die letzte Runde
rule-7-1 =
    Hat jemand am Ende eines Zuges nur noch zwei Waggons oder weniger, beginnt die letzte Runde: Alle sind noch einmal am Zug, auch diese Person selbst. Dann ist die Partie zu Ende.

    Nichts verlängert die letzte Runde, auch wenn in ihr noch jemandem die Waggons ausgehen.
rule-title-7-2 = Die Zielkarten werten
rule-7-2 = Nun werden alle Zielkarten gewertet. Jede, die du erfüllt hast, bringt ihre Punkte; jede andere kostet dich ihre Punkte.
rule-title-7-3 = Der Globetrotter-Bonus
rule-7-3 = Wer die meisten Zielkarten erfüllt hat, bekommt den Globetrotter-Bonus von 10 Punkten. Bei Gleichstand bekommen ihn alle Beteiligten. Hat niemand eine Zielkarte erfüllt, bekommt ihn niemand. Nicht erfüllte Zielkarten spielen hier keine Rolle.
rule-title-7-4 = Kein Bonus für den längsten Weg
rule-7-4 = Für den längsten Weg gibt es keinen Bonus. Ein Punktestand kann unter null fallen.
rule-title-7-5 = Der Sieg
rule-7-5 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer von den Beteiligten die meisten Zielkarten erfüllt hat. Herrscht auch dann Gleichstand, wird der Sieg geteilt.

## Hints

rules-hint-centre = Zu fünft wird es in der Mitte der Karte schnell eng. Ist dir ein Weg durch das Herz Afrikas wichtig, sichere dir die Engstellen früh. Wer es lieber freundlicher mag, spielt höchstens zu viert.
rules-hint-now = Eine Mehrheit kann bei deinem nächsten Zug schon verloren sein. Kannst du eine gute Strecke jetzt doppelt werten, ist es oft besser, sie gleich zu nutzen, als zu warten.
rules-hint-spend = Ausgespielte Landschaftskarten zählen nicht mehr für dich. Schau nach, was die anderen haben, bevor du deinen Vorsprung hergibst, und lass am Ende keine Landschaftskarte ungenutzt.
rules-hint-long = Lange Strecken sind viel mehr wert als kurze: Sechs Felder bringen 15 Punkte, verdoppelt 30. Eine einzige lange Strecke in der richtigen Landschaft kann eine Partie entscheiden.
rules-hint-paths = Behalte Zielkarten, die sich einen Weg teilen: Dieselben Strecken können mehrere davon erfüllen. Für den Globetrotter-Bonus zählt eine kleine Zielkarte so viel wie eine große.
rules-hint-end = Achte darauf, wie viele Waggons die anderen noch haben. Spät gezogene Zielkarten sind riskant, denn was du nicht erfüllst, kostet Punkte.
rules-hint-score = Strecken werden gewertet, sobald sie genutzt werden, denn später sieht niemand mehr, welche verdoppelt wurden. Hier rückt das Spiel die Zählsteine für euch vor; an einem Tisch aus Holz führt am besten eine Person für alle Buch.

## Where editions differ, for people with a box beside them

rules-section-editions = Wo sich die Ausgaben unterscheiden
rules-edition-tickets = Während der Partie zieht man nach den meisten Anleitungen vier Zielkarten, nach der russischen drei. Einigt euch vor Beginn auf eines von beiden (6.1).
rules-edition-bonus = In der russischen Anleitung heißt der Bonus für die meisten erfüllten Zielkarten nicht „Globetrotter“, sondern wie das Spiel (7.3).
rules-edition-tracks = Nur die französische Anleitung sagt ausdrücklich, dass niemand beide Gleise einer Doppelstrecke nutzen darf. Hier gilt das immer (5.6).
rules-edition-base = Fähren (5.3), drei offene Lokomotiven (4.4), die letzte Runde (7.1) und der Gleichstand (7.5) stammen in den Anleitungen aus dem Grundspiel, und ebenso in diesen Regeln.
rules-edition-silent = Die Anleitungen sagen nicht, wann man passt (3.1), ob man mehr Lokomotiven ausspielen darf, als das Verdoppeln kostet (5.9), zu welcher Landschaft eine graue Strecke gehört, die in einer anderen Farbe bezahlt wird (1.5), und ob ein Weg durch Madagaskar führen darf (6.5). Diese Regeln sind von uns.
rules-edition-places = Auf dem gedruckten Plan stehen in allen Ausgaben dieselben Ortsnamen. Hier heißen die Orte wie im Deutschen üblich; eintippen kannst du beides.

## Pictures: what stands below them, and what is read out instead of them. $route names two places.

rules-picture-train-cards = Die acht Farben der Wagenkarten und die Lokomotive
rules-picture-ticket = Eine Zielkarte: zwei Orte und die Punkte für ihre Verbindung
rules-picture-terrain = Jede Landschaftskarte verdoppelt Strecken von drei Farben
rules-picture-display = Die Auslage: fünf Wagenkarten und zwei Landschaftskarten
rules-picture-three-locomotives = Drei offene Lokomotiven: Alle fünf Karten werden ersetzt
rules-picture-single = { $route }: eine Strecke mit vier Feldern
rules-picture-double = { $route }: eine Doppelstrecke, zwei Gleise mit je drei Feldern
rules-picture-ferry = { $route }: eine Fähre. Mindestens eine der drei Karten muss eine Lokomotive sein
rules-picture-terminal = Zwei Wege in den Sudan. Sie sind dort nicht verbunden
rules-picture-madagascar = Die beiden Häfen von Madagaskar und die Strecke dazwischen
rules-picture-points = Was eine Strecke je nach Länge zählt und was das Verdoppeln kostet
rules-picture-spaces = Felder
rules-picture-points-once = Punkte
rules-picture-points-twice = Verdoppelt
rules-picture-terrain-cost = Landschaftskarten
rules-picture-example = { $route }, von John genutzt
rules-picture-john-pays = John bezahlt
rules-picture-john-terrain = Johns Landschaft
rules-picture-john-locomotive = Als Landschaft ausgespielt
rules-picture-peter-terrain = Peters Landschaft
rules-picture-example-majority = 1 + 1 = 2, so viele, wie Peter hat
rules-picture-example-points = 4 × 2 = 8 Punkte
rules-picture-globetrotter = Zwei haben je vier Zielkarten erfüllt: Beide bekommen 10 Punkte
rules-picture-bonus = + 10
rules-picture-no-bonus = kein Bonus

## On the page and at the table

rules-contents = Inhalt
rules-print = Drucken
rules-rule = Regel { $rule }
rules-link-to = Link zu Regel { $rule }
rules-why = Warum? Regel { $rule }
rules-all = Alle Regeln (in neuem Tab)

## In the terminal

rules-heading = { $number } { $title }
rules-more = Um mehr zu lesen, tippe zum Beispiel: regeln 5 (ein ganzer Abschnitt), regeln 5.8 (eine Regel), regeln alle (alles).
rules-unknown = Es gibt keine Regel „{ $number }“. Tippe einen Abschnitt von { $first } bis { $last } oder die Nummer einer Regel, etwa 5.8.
command-rules = Die Regeln lesen: alle, einen Abschnitt oder eine einzelne Regel.
argument-rule = Ein Abschnitt wie 5 oder eine Regel wie 5.8; ohne Angabe alle Regeln.
