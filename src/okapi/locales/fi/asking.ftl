### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = { $count ->
    [one] Nostetaanko viimeinen menolippu? Se on pidettävä, ja jos se ei toteudu, menetät sen pisteet.
   *[other] Nostetaanko { $count } menolippua? Vähintään yksi on pidettävä, ja jokaisesta toteutumattomasta menolipusta menetät sen pisteet.
}
