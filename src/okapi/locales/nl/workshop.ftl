workshop = Je borden
workshop-intro = Heb je het spel in huis? Typ de bestemmingskaarten uit je doos in en speel ermee: met vrienden ver weg, tegen bots of aan tafel met de scoreteller. Je borden zijn alleen te zien voor jou en voor wie een link van je krijgt.
workshop-begin = Nieuw bord
workshop-begin-empty = Landkaart van Okapi, nog geen bestemmingskaarten
workshop-begin-deck = Landkaart en bestemmingskaarten van Okapi
workshop-begin-file = Uit een bestand
workshop-file-bad = In dit bestand staat geen leesbaar bord:
workshop-new-name = Mijn doos
workshop-copy = Kopiëren
workshop-remove = Verwijderen: { $name }
workshop-remove-sure = Dit bord voorgoed verwijderen?
workshop-remove-text = Partijen die al begonnen zijn, houden dit bord.
workshop-tickets = { $count ->
    [one] { $count } bestemmingskaart
   *[other] { $count } bestemmingskaarten
}

workshop-name = Naam van het bord
workshop-undo = Ongedaan maken
workshop-redo = Opnieuw
workshop-kept = Bewaard
workshop-keeping = Bewaren …
workshop-kept-here = Bewaard in deze browser
workshop-kept-offline = Geen verbinding: voorlopig bewaard in deze browser
workshop-full = Deze browser heeft geen ruimte meer: bewaar het bord als bestand voordat je de pagina sluit.
workshop-shortest = { $spaces ->
    [one] De kortste verbinding telt { $spaces } vakje.
   *[other] De kortste verbinding telt { $spaces } vakjes.
}
workshop-paste = Veel bestemmingskaarten plakken
workshop-paste-text = Eén bestemmingskaart per regel: twee plaatsen en, als je wilt, de punten. Cellen uit een spreadsheet plakken kan ook.
workshop-paste-add = Deze bestemmingskaarten toevoegen
workshop-paste-added = { $count ->
    [one] { $count } bestemmingskaart toegevoegd.
   *[other] { $count } bestemmingskaarten toegevoegd.
}
workshop-paste-left = Deze regels konden niet worden toegevoegd. Verbeter ze en voeg ze opnieuw toe.
workshop-line-nothing = Noem twee plaatsen, zoals in ‘{ $example }’.
workshop-line-one = Maar één plaats: { $place }. Een bestemmingskaart heeft er twee nodig.
workshop-line-near = Er is geen plaats ‘{ $typed }’. Bedoel je { $near }?
workshop-line-several = ‘{ $typed }’ kan { $places } zijn.
workshop-line-double = Deze bestemmingskaart is er al.
workshop-line-points = Een bestemmingskaart is { $min } tot en met { $max } punten waard.
workshop-flaw-no-path = Er is geen verbinding tussen deze twee plaatsen.
workshop-flaw-ticket = Een van de plaatsen staat niet op deze landkaart.
workshop-flaw-too-few-tickets = Er zijn minstens { $needed } bestemmingskaarten nodig, { $each } voor elk van de { $players } spelers.
workshop-flaw-no-tickets = Er zijn nog geen bestemmingskaarten.
workshop-progress = { $count } van { $box } bestemmingskaarten
workshop-ready = Klaar om te spelen, voor hoogstens { $players } spelers.
workshop-not-ready = Bewaard, maar nog niet speelbaar:
workshop-marked = { $count ->
    [one] { $count } bestemmingskaart is gemarkeerd in de lijst.
   *[other] { $count } bestemmingskaarten zijn gemarkeerd in de lijst.
}
workshop-more = Dat is nog niet alles. Verbeter eerst dit.
workshop-unchecked = Nog niet gecontroleerd.
workshop-play = Met dit bord spelen
workshop-file = Als bestand bewaren
workshop-share = Met vrienden delen
workshop-share-text = Wie de link heeft, kan dit bord zien en kopiëren, tot je de link intrekt.
workshop-share-make = Link maken
workshop-withdraw = Link intrekken
workshop-shared = { $name } deelt een bord met je
workshop-shared-take = Kopie overnemen
workshop-covers = Hoe de bestemmingskaarten over de landkaart verdeeld zijn
workshop-covers-all = Elke plaats staat op een bestemmingskaart.
workshop-covers-not = Op geen enkele bestemmingskaart: { $places }.
workshop-covers-most = Het vaakst ({ $count }×): { $places }.

reason-board-unknown = Je hebt dit bord niet meer.
reason-board-unknown-link = Achter deze link zit geen bord. Misschien is hij ingetrokken.
reason-board-changed-elsewhere = Dit bord is op een ander apparaat gewijzigd.
reason-board-too-large = Dat is te groot voor een bord. Hoogstens: { $places } plaatsen, { $routes } routes, { $tickets } bestemmingskaarten en { $letters } tekens per naam.
