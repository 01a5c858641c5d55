friends-known = Spelat tillsammans
friends-text = Alla du har spelat klart ett parti med. Bara du ser den här listan.
friends-none = Ingen än. Spela klart ett parti med vänner, så hittar du dem här.
friends-games = { $count ->
    [one] { $count } parti tillsammans
   *[other] { $count } partier tillsammans
}
friends-here = här nu
friends-seen = Låt de här personerna se när jag är här, och låt mig se när de är här
friends-invite = Bjud in
friends-invite-one = Bjud in { $name }
friends-duel = Utmana
friends-duel-one = Utmana { $name } på duell
friends-block = Blockera
friends-block-one = Blockera { $name }
friends-block-text = Du hör inget mer från { $name }, som varken kan bjuda in dig, se om du är här eller sätta sig vid dina bord. { $name } får inte reda på det.
friends-blocked = blockerad
friends-unblock = Häv blockering
friends-unblock-one = Häv blockeringen av { $name }
friends-ask = Bjud in folk du känner
friends-ask-text = En plats reserveras åt dem, och de som har bett om det får besked.
regular-tables = Stambord
regular-table = Stambord
regular-table-text = Ett bord att komma tillbaka till: samma personer, färger och regler, och en ställning som löper vidare från parti till parti.
regular-table-from-text = Det nya bordet tar över färger, regler och spelplan från ert senaste parti. Skicka länken till de andra, så spelar ni vidare med ett tryck.
regular-table-name = Bordets namn
regular-table-name-example = Söndagsbordet
regular-table-make = Skapa bordet
regular-table-people = Vilka som hör dit
regular-table-owner = sköter bordet
regular-table-next = Nästa parti
regular-table-to-game = Till partiet
regular-table-link = Länk till bordet
regular-table-link-text = Alla med den här länken kan gå med, högst { $max } sammanlagt.
regular-table-new-link = Byt ut länken mot en ny
regular-table-private = Bara de som hör dit ser bordet, dess partier och ställningen.
regular-table-hand-over = Lämna över
regular-table-hand-over-one = Lämna över bordet till { $name }
regular-table-remove = Ta bort
regular-table-remove-one = Ta bort { $name }
regular-table-remove-text = { $name } ser inte längre det här bordet. Byt också ut länken, annars kan { $name } komma tillbaka med den gamla.
regular-table-manage = Det här bordet
regular-table-leave = Lämna bordet
regular-table-leave-text = Du ser inte längre det här bordet. Dina partier stannar i din loggbok.
regular-table-close = Lägg ner för alla
regular-table-close-text = Bordet och ställningen försvinner för alla. Partierna stannar i loggboken hos dem som spelade dem.
regular-table-invited = Du är inbjuden till bordet ”{ $name }”
regular-table-with = Med { $names }
regular-table-join = Gå med
regular-table-is-full = Alla platser vid det här bordet är tagna.
regular-table-series = Ställningen
regular-table-no-games = Inget parti har spelats klart här än.
almanac = Loggbok
almanac-text = Alla dina avslutade partier sammanräknade, { $name }. Bara du ser det.
almanac-none = Inga avslutade partier än. Här räknas partier som du själv spelar klart.
almanac-year = År
almanac-all-years = Alla
almanac-sum = I siffror
almanac-wins = Segrar
almanac-games = Partier
almanac-points = Poäng per parti
almanac-head-to-head = Inbördes möten
almanac-head-to-head-text = Hur ofta den första slutade före den andra, och tvärtom.
almanac-ahead = före: { $ahead }, efter: { $behind }
almanac-more = Visa alla
almanac-months = Månad för månad
almanac-winner = { $name }: { $wins ->
    [one] { $wins } seger
   *[other] { $wins } segrar
}
almanac-best = Bästa partier
almanac-routes = Bästa sträckor
almanac-tickets = Bästa biljettkort
almanac-real-board = på en riktig spelplan
almanac-luck = Slump och val
almanac-luck-none = Låt tränaren gå igenom några partier: då ser du här vad som var slump och vad som var val.
almanac-luck-text = Tränarens bokföring, hopräknad och mätt i segrar. Talet efter ± visar hur mycket summan kan variera av ren slump.
almanac-reviewed = { $count ->
    [one] { $count } genomgånget parti
   *[other] { $count } genomgångna partier
}
almanac-of-luck = Slump
almanac-of-choices = Val
almanac-luck-too-few = Ännu för få genomgångna partier för att säga något om turen.
almanac-luck-lucky = Du har verkligen haft korten med dig.
almanac-luck-unlucky = Du har verkligen haft korten emot dig.
almanac-luck-even = Tur och otur har tagit ut varandra, såvitt man kan se.
almanac-luck-luckiest = { $name } har verkligen haft mest tur.
almanac-luck-nobody = Ingen har haft klart mest tur: skillnaden kan förklaras av slumpen.
almanac-medals = Medaljer
medal-level = Första segern mot { $name }
medal-great-ticket = Klarat ett biljettkort på mer än { $number } poäng
medal-from-last = Legat sist innan biljettkorten räknades och ändå vunnit
medal-globetrotter = Globetrotter { $number } gånger
medal-not-yet = inte än
almanac-kept = Partier på en riktig spelplan
almanac-asked = Var du med?
almanac-asked-text = Någon har fört in ett parti som spelades på en riktig spelplan, och angett att du var med. I din loggbok räknas det när du har bekräftat det.
almanac-filed-by = infört av { $name }
almanac-unconfirmed = inte bekräftat
almanac-confirm = Ja, ta med det
almanac-strike = Stryk det
almanac-strike-text = Partiet räknas inte längre för dig eller stambordet och visar inte ditt namn.
almanac-delete = Radera
almanac-delete-text = Partiet försvinner ur allas loggböcker.
almanac-cancel = Avbryt
almanac-csv = Ladda ner som kalkylblad (CSV)
almanac-json = Ladda ner som data (JSON)
file = För in i loggboken
file-text = Servern sparar datumet, namnen, allas poäng och varje spelares bästa sträcka och biljettkort, men inte själva partiet. De du väljer här ombeds bekräfta och kan när som helst stryka partiet.
file-own-board = Partiet spelades på din egen spelplan: det räknas som ett parti, sätter inga rekord, och inget av spelplanen sparas.
file-who = Vem är { $name }?
file-me = { $name } (du)
file-nobody = Någon som inte är här
file-no-table = Inget
file-needs-you = Välj vem av spelarna du är.
file-do = För in partiet
file-done = Partiet står i din loggbok.
reason-people-too-often-invited = { $name } har redan flera inbjudningar från dig. Vänta på svar.
reason-regular-table-unknown = Det stambordet finns inte, eller så hör du inte dit.
reason-regular-table-not-the-owner = Det kan bara den som sköter bordet göra.
reason-regular-table-full = { $max ->
    [one] Den enda platsen vid det här bordet är tagen.
    [2] Båda platserna vid det här bordet är tagna.
   *[other] Alla { $max } platser vid det här bordet är tagna.
}
reason-regular-table-too-many = { $max ->
    [one] Du hör redan till { $max } stambord. Lämna det först.
   *[other] Du hör redan till { $max } stambord. Lämna ett av dem först.
}
reason-almanac-not-in-it = Du kan bara föra in partier som du själv har spelat, och bara ange varje person en gång.
reason-almanac-already-filed = Det partiet har du redan fört in.
reason-almanac-unknown = Det partiet står inte längre i loggboken.
reason-almanac-too-many = { $max ->
    [one] Du har fört in { $max } parti, och fler får inte plats.
   *[other] Du har fört in { $max } partier, och fler får inte plats.
}
