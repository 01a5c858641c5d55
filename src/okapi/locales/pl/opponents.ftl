### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Łatwe
strength-medium = Średnie
strength-hard = Trudne
strength-other = Bez oceny

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Włóczykij
bot-random-text = wykonuje dowolny dozwolony ruch
bot-greedy = Sroka
bot-greedy-text = bierze, co się świeci
bot-opportunist = Spryciarz
bot-opportunist-text = buduje to, na co akurat ma karty
bot-racer = Ekspres
bot-racer-text = buduje długie trasy i spieszy się do końca
bot-long-route = Magistrala
bot-long-route-text = oszczędza na najdłuższe trasy
bot-hungry = Bileter
bot-hungry-text = biletów nigdy mu dość
bot-route-focused = Mierniczy
bot-route-focused-text = buduje najkrótsze połączenia
bot-hoarder = Chomik
bot-hoarder-text = gromadzi karty terenu, potem podwaja
bot-planner = Inżynier
bot-planner-text = planuje całą grę
bot-searcher = Myśliciel
bot-searcher-text = przed każdym ruchem rozgrywa w głowie tysiąc partii
bot-prodigy = Cudowne dziecko
bot-prodigy-text = uczyło się na niezliczonych partiach i decyduje od razu
bot-champion = Mistrz
bot-champion-text = uczył się na niezliczonych partiach i myśli naprzód
