### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Helppo
strength-medium = Keskitaso
strength-hard = Vaikea
strength-other = Ei mitattu

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Kulkuri
bot-random-text = tekee mitä tahansa sallittua
bot-greedy = Harakka
bot-greedy-text = ottaa sen, mikä eniten kiiltää
bot-opportunist = Onnenonkija
bot-opportunist-text = rakentaa sen, mihin kortit riittävät
bot-racer = Pikajuna
bot-racer-text = rakentaa pitkiä reittejä ja päättää pelin aikaisin
bot-long-route = Päärata
bot-long-route-text = säästää pisimpiin reitteihin
bot-hungry = Keräilijä
bot-hungry-text = ei saa koskaan tarpeekseen menolipuista
bot-route-focused = Maanmittari
bot-route-focused-text = rakentaa lyhimmät yhteydet
bot-hoarder = Hamsteri
bot-hoarder-text = kerää maastokortteja ja tuplaa sitten
bot-planner = Insinööri
bot-planner-text = suunnittelee koko pelin
bot-searcher = Pohtija
bot-searcher-text = pelaa mielessään tuhat peliä ennen jokaista siirtoa
bot-prodigy = Ihmelapsi
bot-prodigy-text = on oppinut lukemattomista peleistä ja päättää yhdellä silmäyksellä
bot-champion = Mestari
bot-champion-text = on oppinut lukemattomista peleistä ja ajattelee eteenpäin
