### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = Nostetaanko menolippuja ({ $count })? Vähintään yksi on pidettävä, ja jokainen toteutumaton menolippu vie pisteensä.
