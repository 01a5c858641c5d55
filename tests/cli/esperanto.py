"""A small translation, so that tests depend on no real one: some words, one message broken, most missing."""

ESPERANTO = {
    "game.ftl": """
card-red = ruĝa
card-green = verda
card-black = nigra
colour-red = ruĝa
terrain-desert = dezerto
terrain-whole-desert = dezerto kaj savano
event-passed = { $nothing } pasas.
""",
    "web.ftl": "map-title = Koro de Afriko",
    "places.ftl": "place-cape-town = Kaburbo",
    "words.ftl": """
word-draw = preni
word-claim = konstrui
word-place = tabulo
word-who-has = kiu havas
word-last = lastaj
word-tickets = biletoj
word-train-deck = vagonoj
word-terrain-deck = tereno
""",
    "cli.ftl": """
command-okapi = Fervoja ludo en la koro de Afriko.
command-play = Ludi kontraŭ robotoj.
usage = Uzado: { $usage }
usage-options = Opcioj
usage-commands = Komandoj
usage-no-such-option = Ne estas opcio { $option }. { $nearest }
usage-missing = Mankas { $name }.
unknown-bot = Ne estas roboto { $bot }: { $bots }
option-help = Montri ĉi tiun helpon.
""",
}
