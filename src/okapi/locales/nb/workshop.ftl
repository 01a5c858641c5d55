workshop = Brettene dine
workshop-intro = Eier du spillet? Skriv inn billettene fra esken din og spill med dem: med venner langt unna, mot boter eller ved bordet med poengtelleren. Bare du og de du sender en lenke til, kan se brettene dine.
workshop-begin = Nytt brett
workshop-begin-empty = Okapis kart, ingen billetter ennå
workshop-begin-deck = Okapis kart og billetter
workshop-begin-file = Fra en fil
workshop-file-bad = Filen inneholder ikke noe brett som kan leses:
workshop-new-name = Min eske
workshop-copy = Kopier
workshop-remove = Slett: { $name }
workshop-remove-sure = Slette dette brettet for godt?
workshop-remove-text = Spill som allerede har begynt på det, fortsetter på det.
workshop-tickets = { $count ->
    [one] { $count } billett
   *[other] { $count } billetter
}

workshop-name = Brettets navn
workshop-undo = Angre
workshop-redo = Gjør om
workshop-kept = Lagret
workshop-keeping = Lagrer …
workshop-kept-here = Lagret i denne nettleseren
workshop-kept-offline = Ingen forbindelse: lagret i denne nettleseren så lenge
workshop-full = Det er ikke mer plass i denne nettleseren: lagre brettet som fil før du lukker siden.
workshop-shortest = { $spaces ->
    [one] Den korteste ruten har { $spaces } felt.
   *[other] Den korteste ruten har { $spaces } felter.
}
workshop-paste = Lim inn mange billetter
workshop-paste-text = Én billett per linje: to steder og, om du vil, poengene. Celler fra et regneark virker også.
workshop-paste-add = Legg til disse billettene
workshop-paste-added = { $count ->
    [one] { $count } billett lagt til.
   *[other] { $count } billetter lagt til.
}
workshop-paste-left = Disse linjene står igjen. Rett dem og legg dem til på nytt.
workshop-line-nothing = Nevn to steder, som i «{ $example }».
workshop-line-one = Bare ett sted: { $place }. En billett må ha to.
workshop-line-near = Det er ikke noe sted som heter «{ $typed }». Mente du { $near }?
workshop-line-several = «{ $typed }» kan være { $places }.
workshop-line-double = Denne billetten er med allerede.
workshop-line-points = En billett gir { $min } til { $max } poeng.
workshop-flaw-no-path = Ingen rute forbinder de to stedene.
workshop-flaw-ticket = Ett av stedene er ikke på dette kartet.
workshop-flaw-too-few-tickets = Det trengs minst { $needed } billetter, { $each } til hver av { $players } spillere.
workshop-flaw-no-tickets = Det er ingen billetter ennå.
workshop-progress = { $count } av { $box } billetter
workshop-ready = Klart til spill, for opptil { $players } spillere.
workshop-not-ready = Lagret, men ikke klart til spill ennå:
workshop-marked = { $count ->
    [one] { $count } billett er merket i listen.
   *[other] { $count } billetter er merket i listen.
}
workshop-more = Det er flere feil. Rett disse først.
workshop-unchecked = Ikke sjekket ennå.
workshop-play = Spill med dette brettet
workshop-file = Lagre som fil
workshop-share = Del med venner
workshop-share-text = Alle med lenken kan se brettet og ta en kopi, til du trekker lenken tilbake.
workshop-share-make = Lag en lenke
workshop-withdraw = Trekk lenken tilbake
workshop-shared = { $name } deler et brett med deg
workshop-shared-take = Ta en kopi
workshop-covers = Slik dekker billettene kartet
workshop-covers-all = Alle stedene er med på minst én billett.
workshop-covers-not = Ikke på noen billett: { $places }.
workshop-covers-most = Oftest ({ $count }×): { $places }.

reason-board-unknown = Du har ikke dette brettet lenger.
reason-board-unknown-link = Det er ikke noe brett bak denne lenken. Kanskje er den trukket tilbake.
reason-board-changed-elsewhere = Brettet er endret på en annen enhet.
reason-board-too-large = Det er for stort til et brett. Høyst: { $places } steder, { $routes } spor, { $tickets } billetter og { $letters } tegn per navn.
