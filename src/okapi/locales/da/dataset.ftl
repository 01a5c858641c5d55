# Datasets of games for research: the command, what it prints, what can go wrong.

command-dataset = Lad bots spille mange spil, og gem dem som Parquet-filer: startværdier, handlinger, tilfældige udfald og resultater. Den samme kommando laver det samme datasæt igen; efter en afbrydelse fortsætter den, hvor den slap.
command-dataset-numbers = Det, som --json udskriver: games, antal spil; new_games, antal nye spil; decisions, antal beslutninger i alle spil; files, antal filer; megabytes; bytes_per_game, byte pr. spil; seconds, sekunder; games_per_second, nye spil pr. sekund.
option-dataset-folder = Mappen til datasættet: en ny eller tom mappe eller en, som den samme kommando er begyndt på.
dataset-folder-in-use = Mappen { $folder } indeholder andre filer; giv datasættet sin egen mappe.
dataset-unreadable = Filen { $file } kan ikke læses, så det vides ikke, hvad mappen indeholder. Vælg en anden mappe.
dataset-of-others = Mappen { $folder } indeholder et datasæt, der er lavet med andre indstillinger eller af en anden version. Vælg en anden mappe, eller angiv de indstillinger, som filen dataset.json nævner.
dataset-has-more = Antal spil i datasættet i { $folder }: { $games }. Bed om mindst lige så mange med --games, eller vælg en anden mappe.
dataset-part-changed = Filen { $file } er beskadiget eller ikke skrevet af denne kommando. Slet eller flyt den, så laver kommandoen den igen.
dataset-stopped = Stoppet. De færdige filer i { $folder } bliver liggende; den samme kommando fortsætter derfra.
dataset-network-unknown = Botten { $bot } har ikke lært dette spillebræt og kan derfor ikke spille i et datasæt på det. Vælg andre bots med --bots.
dataset-new-games = Nye spil
dataset-files = Filer
dataset-megabytes = Størrelse i MB
dataset-bytes-per-game = Byte pr. spil
dataset-games-per-second = Nye spil pr. sekund
