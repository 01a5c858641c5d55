# The story that a review begins with, and learning from one’s mistakes. Loaded when needed, as coach.ftl is.

story-title = Lyhyesti
story-when = { $turn ->
    [0] ennen ensimmäistä vuoroa
   *[other] vuorolla { $turn }
}
story-chance = { $who ->
        [you] voittomahdollisuutesi
       *[other] pelaajan { $player } voittomahdollisuus
    } { $change ->
        [up] nousi
       *[down] laski
    } { $before } prosentista { $percent } prosenttiin
story-ahead-all-game = { $who ->
    [you] Olit edellä lähes alusta asti.
   *[other] { $player } oli edellä lähes alusta asti.
}
story-ahead-from = { $who ->
    [you] Siirryit johtoon { $when } etkä enää luovuttanut sitä.
   *[other] { $player } siirtyi johtoon { $when } eikä enää luovuttanut sitä.
}
story-came-back = { $who ->
    [you] Tilanteesi näytti huonolta { $when } (voittomahdollisuus { $percent } %), mutta nousit vielä voittoon.
   *[other] Pelaajan { $player } tilanne näytti huonolta { $when } (voittomahdollisuus { $percent } %), mutta { $player } nousi vielä voittoon.
}
story-open-to-the-end = { $who ->
    [you] Peli oli avoin loppuun asti, ja voitit.
   *[other] Peli oli avoin loppuun asti, ja { $player } voitti.
}
story-led-until = { $who ->
    [you] Johdit vuoroon { $turn } asti.
   *[other] { $player } johti vuoroon { $turn } asti.
}
story-last-ahead = { $who ->
    [you] Olit viimeisen kerran edellä { $when }.
   *[other] { $player } oli viimeisen kerran edellä { $when }.
}
story-never-ahead = { $who ->
    [you] Et ollut kertaakaan selvästi edellä. Parhaimmillaan voittomahdollisuutesi oli { $percent } % { $when }.
   *[other] { $player } ei ollut kertaakaan selvästi edellä. Voittomahdollisuus oli parhaimmillaan { $percent } % { $when }.
}
story-claim-decided = Peli kääntyi { $when }: { $doer ->
        [you] rakensit reitin { $route }
       *[other] { $rival } rakensi reitin { $route }
    }, ja { $chance }.
story-move-decided = Peli kääntyi { $when } ({ $rival }: { $move }), ja { $chance }.
story-card-decided = Pelin käänsi { $when } yksi kortti ({ $card }), ja { $chance }.
story-tickets-decided = Pelin käänsivät { $when } menoliput, jotka { $doer ->
        [you] nostit
       *[other] { $rival } nosti
    }, ja { $chance }.
story-better-there = Parempi olisi ollut: { $move }.
story-missed-just-before = { $who ->
    [you] Vähän aiemmin sinulla oli parempi siirto: { $move }.
   *[other] Vähän aiemmin pelaajalla { $player } oli parempi siirto: { $move }.
}
story-costliest = { $who ->
    [you] Kallein päätöksesi syntyi { $when }. Parempi olisi ollut: { $move }.
   *[other] Pelaajan { $player } kallein päätös syntyi { $when }. Parempi olisi ollut: { $move }.
}
story-no-mistakes = { $who ->
    [you] Et tehnyt todellisia virheitä.
   *[other] { $player } ei tehnyt todellisia virheitä.
}
story-luck-with = { $who ->
    [you] Onni oli selvästi puolellasi.
   *[other] Onni oli selvästi pelaajan { $player } puolella.
}
story-luck-rather-with = { $who ->
    [you] Onni oli enimmäkseen puolellasi.
   *[other] Onni oli enimmäkseen pelaajan { $player } puolella.
}
story-luck-even = Onni tasoittui.
story-luck-rather-against = { $who ->
    [you] Onni oli enimmäkseen sinua vastaan.
   *[other] Onni oli enimmäkseen pelaajaa { $player } vastaan.
}
story-luck-against = { $who ->
    [you] Onni oli selvästi sinua vastaan.
   *[other] Onni oli selvästi pelaajaa { $player } vastaan.
}
story-luck-cost-points = { $who ->
    [you] Huono onni vei sinulta { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }, mutta tuskin mitään voittomahdollisuudestasi.
   *[other] Pelaaja { $player } menetti huonon onnen takia { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }, mutta tuskin mitään voittomahdollisuudestaan.
}
story-luck-brought-points = { $who ->
    [you] Onni toi sinulle { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }, mutta tuskin muutti voittomahdollisuuttasi.
   *[other] Pelaaja { $player } sai hyvällä onnella { $points ->
            [one] { $points } pisteen
           *[other] { $points } pistettä
        }, mutta voittomahdollisuus tuskin muuttui.
}
learn-title = Opi virheistäsi
learn-open = Opi virheistäsi
learn-open-of = Opi pelaajan { $player } virheistä
learn-which-seat = Kenen virheet? Nimeä pelaaja valitsimella --seat: { $players }.
learn-nothing = Täällä ei ole mitään opittavaa: jokainen päätös oli hyvä.
learn-intro = { $count ->
    [one] { $count } päätös maksoi sinulle jotakin. Näet tilanteen sellaisena kuin näit sen pelissä, ja sinulla on { $tries } yritystä löytää parempi siirto.
   *[other] { $count } päätöstä maksoi sinulle jotakin. Näet joka kerta tilanteen sellaisena kuin näit sen pelissä, ja sinulla on { $tries } yritystä löytää parempi siirto.
}
learn-where = Virhe { $number }/{ $count } · { $when }
learn-played = Siirtosi: { $move }. Etsi parempi.
learn-thinks = Valmentaja katsoo siirtoasi …
learn-found = Hyvin huomattu! Voittomahdollisuus: { $percent } %. Pelissä valitsemasi siirto: { $played } %.
learn-better = Se on parempi: { $percent } %. Pelissä valitsemasi siirto: { $played } %. Vielä parempikin siirto on.
learn-worse = Se ei ole parempi: { $percent } %. Pelissä valitsemasi siirto: { $played } %.
learn-same = Juuri sen valitsit. Kokeile jotakin muuta.
learn-tries = { $tries ->
        [one] Vielä yksi yritys.
       *[other] Vielä { $tries } yritystä.
    }
learn-show = Näytä
learn-solution = Näin valmentaja tekisi
puzzles-like-this = Samanlaisia tehtäviä
learn-next = Seuraava virhe
learn-done = Löysit paremman siirron: { $found }/{ $count }.
learn-no-save = Täällä ei ole mitään tallennettavaa: peli pysyy ennallaan.
reason-learn-not-judged = Tätä päätöstä ei voi yrittää uudelleen: pelin analyysi ei arvioi sitä.
