### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = Katso tuloksesi
reason-deal-unknown = Tällaista jakoa ei ole.
reason-deal-is-on = Tämä jako ei ole vielä päättynyt: pelaa ensin oma pelisi loppuun tai palaa, kun se on päättynyt.
reason-deal-no-advice = Jaossa, jota muutkin pelaavat, ei anneta neuvoja.
