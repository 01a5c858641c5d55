workshop = Omat pelilaudat
workshop-intro = Omistatko pelin? Kirjoita oman pelisi menoliput tänne ja pelaa niillä: kaukaisten ystävien kanssa, botteja vastaan tai pöydän ääressä pistelaskurin kanssa. Pelilautasi näkyvät vain sinulle ja niille, joille lähetät linkin.
workshop-begin = Uusi pelilauta
workshop-begin-empty = Okapin kartta, ei vielä menolippuja
workshop-begin-deck = Okapin kartta ja menoliput
workshop-begin-file = Tiedostosta
workshop-file-bad = Tiedostossa ei ole luettavaa pelilautaa:
workshop-new-name = Oma pelilauta
workshop-copy = Kopioi
workshop-remove = Poista: { $name }
workshop-remove-sure = Poistetaanko tämä pelilauta lopullisesti?
workshop-remove-text = Jo aloitetuissa peleissä se säilyy.
workshop-tickets = { $count ->
    [one] { $count } menolippu
   *[other] { $count } menolippua
}

workshop-name = Pelilaudan nimi
workshop-undo = Kumoa
workshop-redo = Tee uudelleen
workshop-kept = Tallennettu
workshop-keeping = Tallennetaan …
workshop-kept-here = Tallennettu tähän selaimeen
workshop-kept-offline = Ei yhteyttä: tallennettu toistaiseksi tähän selaimeen
workshop-full = Selaimessa ei ole enää tilaa: tallenna pelilauta tiedostoksi, ennen kuin suljet sivun.
workshop-shortest = { $spaces ->
    [one] Lyhin yhteys on { $spaces } ruutu.
   *[other] Lyhin yhteys on { $spaces } ruutua.
}
workshop-paste = Liitä monta menolippua
workshop-paste-text = Yksi menolippu riville: kaksi paikkakuntaa ja halutessasi pisteet. Myös taulukon solut kelpaavat.
workshop-paste-add = Lisää nämä menoliput
workshop-paste-added = { $count ->
    [one] { $count } menolippu lisätty.
   *[other] { $count } menolippua lisätty.
}
workshop-paste-left = Nämä rivit jäivät lisäämättä. Korjaa ne ja lisää ne uudelleen.
workshop-line-nothing = Nimeä kaksi paikkakuntaa, esimerkiksi ”{ $example }”.
workshop-line-one = Vain yksi paikkakunta: { $place }. Menolippuun tarvitaan kaksi.
workshop-line-near = Paikkakuntaa ”{ $typed }” ei ole. Tarkoititko: { $near }?
workshop-line-several = ”{ $typed }” voi olla { $places }.
workshop-line-double = Tämä menolippu on jo mukana.
workshop-line-points = Menolipun arvo on { $min }–{ $max } pistettä.
workshop-flaw-no-path = Näiden paikkakuntien välillä ei ole yhteyttä.
workshop-flaw-ticket = Toista paikkakunnista ei ole tällä kartalla.
workshop-flaw-too-few-tickets = Menolippuja tarvitaan vähintään { $needed }: { $each } kullekin, kun pelaajia on { $players }.
workshop-flaw-no-tickets = Menolippuja ei ole vielä.
workshop-progress = { $count }/{ $box } menolippua
workshop-ready = Valmis pelattavaksi, enintään { $players } pelaajalle.
workshop-not-ready = Tallennettu, mutta ei vielä pelattavissa:
workshop-marked = { $count ->
    [one] { $count } menolippu on merkitty luettelossa.
   *[other] { $count } menolippua on merkitty luettelossa.
}
workshop-more = Virheitä on lisääkin. Korjaa ensin nämä.
workshop-unchecked = Ei vielä tarkistettu.
workshop-play = Pelaa tällä pelilaudalla
workshop-file = Tallenna tiedostoksi
workshop-share = Jaa ystäville
workshop-share-text = Kuka tahansa linkin saanut voi katsoa pelilautaa ja kopioida sen, kunnes perut linkin.
workshop-share-make = Luo linkki
workshop-withdraw = Peru linkki
workshop-shared = { $name } jakaa pelilaudan kanssasi
workshop-shared-take = Ota kopio
workshop-covers = Miten menoliput kattavat kartan
workshop-covers-all = Jokainen paikkakunta on jossakin menolipussa.
workshop-covers-not = Ei missään menolipussa: { $places }.
workshop-covers-most = Useimmin ({ $count }×): { $places }.

reason-board-unknown = Sinulla ei ole enää tätä pelilautaa.
reason-board-unknown-link = Tämän linkin takana ei ole pelilautaa. Ehkä linkki on peruttu.
reason-board-changed-elsewhere = Pelilautaa on muutettu toisella laitteella.
reason-board-too-large = Se on liian suuri pelilaudaksi. Enintään: { $places } paikkakuntaa, { $routes } reittiä, { $tickets } menolippua ja nimessä { $letters } merkkiä.
