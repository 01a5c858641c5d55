### Duels and evenings: friends play the same deals against the same bots, each when they have time, and compare.
### $kind is duel (two people) or evening (more).

duels = Dueller och spelkvällar
duels-text = Alla får samma kort mot samma bottar och spelar när de har tid. När alla är klara ser ni vem som fick ut mest av dem.
duels-none = Du har ingen duell än. Utmana någon och skicka länken.
duels-mine = Dina
duel-kind = { $kind ->
    [duel] Duell
   *[evening] Spelkväll
}
duel-with = { $kind ->
    [duel] Duell med { $names }
   *[evening] Spelkväll med { $names }
}
duel-yours = din tur att spela
duel-asked = du är inbjuden
duel-others = väntar på de andra
duel-over = avslutad

## Making one

duel-new = Utmana någon
duel-new-one = Utmana { $name }
duel-size = Hur många personer?
duel-deals = Hur många givar?
duel-days = Öppen i hur många dagar?
duel-make = Skapa
duel-deals-text = Alla spelar varje giv en gång. Från giv till giv flyttar alla en plats framåt.

## Joining one. $name is who made it.

duel-invited = { $kind ->
    [duel] { $name } utmanar dig på duell
   *[evening] { $name } bjuder in dig till en spelkväll
}
duel-deal-count = { $deals ->
    [one] { $deals } giv
   *[other] { $deals } givar
}
duel-join = Anta
duel-decline = Tacka nej
duel-is-full = Alla platser är tagna.
duel-is-over = Det är över: ingen kan gå med längre.

## Its page

duel-until = Öppen till { $until }
duel-one-try = Du har ett försök på varje giv. Du ser vad de andra fick ut av den när du har spelat klart ditt parti.
duel-trust = Ingen kan se om någon spelar en gång till under ett annat namn: det här är för folk som litar på varandra.
duel-link = Inbjudningslänk
duel-link-text = Skicka den till dem du vill utmana. Alla som har den kan gå med så länge det finns plats.
duel-close-list = Vänta inte på fler
duel-close-list-text = Då spelar bara de som redan är med.
duel-people = Vilka som spelar
duel-standings = Ställning
duel-is-invited = inbjuden
duel-has-resigned = har gett upp
duel-finished = Spelat
duel-finished-of = { $finished } av { $deals }
duel-rank = Plats
duel-score = Matchpoäng
duel-score-text = Matchpoäng: på varje giv får du 2 för var och en som har färre poäng än du och 1 för var och en med lika många. Flest matchpoäng vinner; om flera ligger lika avgör den sammanlagda poängen.
duel-points = Poäng
duel-won = { $name } vann
duel-you-won = Du vann!
duel-drawn = Oavgjort
duel-deal = Giv { $number }
duel-play = Spela
duel-continue = Fortsätt
duel-again = Spela igen för nöjes skull
duel-your-game = Ditt parti
duel-given-up = inte avslutat
duel-replay = Spela upp: { $name }
duel-compare = Jämför partierna
duel-leave = Dra dig ur
duel-leave-text = Du har inte börjat, så du kan dra dig ur utan vidare. Din plats blir ledig igen.
duel-resign = Ge upp
duel-resign-text = Du ger upp varje giv som du inte har spelat klart. Är bara en person kvar är det över.
duel-fair-text = Ordningen i alla högar var bestämd när utmaningen skapades. Dess sigill visas från början, själva hemligheten när allt är över: då kan vem som helst kontrollera varje parti.

## Two games side by side. $one and $other are the people.

duel-side-by-side = { $one } och { $other }
duel-whom = Jämför med
duel-only-one = Det finns bara ett avslutat parti.
duel-chart = Poäng efter varje tur, om partiet hade slutat där
duel-parted = Där partierna skildes åt
duel-same = Båda fattade samma beslut från första till sista turen.
duel-turn = { $turn ->
    [0] De första biljettkorten
   *[other] Tur { $turn }
}
duel-first = den första skillnaden
duel-no-turn = Partiet var slut.
duel-gained = { $points } poäng

## Refusals

reason-challenge-unknown = Den duellen eller spelkvällen finns inte, eller så är du inte med i den.
reason-challenge-full = { $max ->
    [one] Alla platser är tagna.
    [2] Båda platserna är tagna.
   *[other] Alla { $max } platser är tagna.
}
reason-challenge-over = Det här är redan över.
reason-challenge-too-many = { $max ->
    [one] Du kan bara ha { $max } öppen duell eller spelkväll åt gången. Avsluta den först.
   *[other] Du kan ha högst { $max } öppna dueller och spelkvällar åt gången. Avsluta en av dem först.
}
reason-challenge-not-the-host = Det kan bara den som utmanade göra.
