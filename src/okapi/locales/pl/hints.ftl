### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Rozumiem
hint-ferry = Nowość: prom. Za pola z lokomotywą płaci się lokomotywami.
hint-grey = Nowość: szara trasa. Płaci się za nią w jednym dowolnym kolorze.
hint-twin = Nowość: podwójna trasa. Przy dwóch lub trzech graczach można zająć tylko jeden tor; przy czterech lub pięciu oba, ale nie ten sam gracz.
hint-wild = Nowość: lokomotywa może zastąpić kartę terenu. Liczy się do większości i do ceny.
