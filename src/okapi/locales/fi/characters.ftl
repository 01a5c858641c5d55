### Choosing an opponent: how each bot plays, after its name or alone.

opponent-choose = Valitse vastustaja
opponent-rating-text = Vahvuusluku: kahden pelaajan pelissä 100 pistettä enemmän tuo 64 voittoa sadasta pelistä, ja 200 enemmän 76.

bot-meerkat-text = on vasta-alkaja rautateillä, näkee vaivaa menolippujensa eteen ja eksyy helposti
bot-tortoise-text = ei hätäile, tekee monta mutkaa ja tuplaa, kun se käy helposti
bot-zebra-text = suuntaa suoraan menolippujensa määränpäihin ja tuplaa, kun yksi kortti lisää riittää
bot-elephant-text = suunnittelee koko pelin eikä unohda yhtäkään menolippua
bot-leopard-text = pelaa lukemattomien pelien hiomalla vaistolla ja loikkaa joskus liian aikaisin
bot-random-text = tekee mitä tahansa sallittua
bot-greedy-text = ottaa sen, mikä eniten kiiltää
bot-opportunist-text = rakentaa sen, mihin kortit riittävät
bot-racer-text = rakentaa pitkiä reittejä ja päättää pelin aikaisin
bot-long-route-text = säästää pisimpiin reitteihin
bot-hungry-text = ei saa koskaan tarpeekseen menolipuista
bot-route-focused-text = rakentaa lyhimmät yhteydet
bot-hoarder-text = kerää maastokortteja ja tuplaa sitten
bot-planner-text = suunnittelee koko pelin
bot-searcher-text = pelaa mielessään tuhat peliä ennen jokaista siirtoa
bot-prodigy-text = on oppinut lukemattomista peleistä ja päättää yhdellä silmäyksellä
bot-champion-text = on oppinut lukemattomista peleistä ja ajattelee eteenpäin
