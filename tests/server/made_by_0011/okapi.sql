BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE archives (
	game VARCHAR(64) NOT NULL, 
	steps TEXT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE boards (
	hash VARCHAR(64) NOT NULL, 
	content TEXT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "boards" VALUES('74ac36a45cea6e759da50f1b6b044ec114bea7e32d7c658baac90dc94154d655','{"id":"africa","name":"Heart of Africa","places":[{"at":[0.27891,0.14376],"id":"ngaoundere","kind":"city","lat":7.32,"lon":13.58,"name":"Ngaound\u00e9r\u00e9"},{"at":[0.11484,0.20567],"id":"douala","kind":"city","lat":4.05,"lon":9.7,"name":"Douala"},{"at":[0.09844,0.26495],"id":"libreville","kind":"city","lat":0.39,"lon":9.45,"name":"Libreville"},{"at":[0.34687,0.25603],"id":"bangui","kind":"city","lat":4.36,"lon":18.56,"name":"Bangui"},{"at":[0.48203,0.23557],"id":"bondo","kind":"city","lat":3.81,"lon":23.68,"name":"Bondo"},{"at":[0.62578,0.1086],"id":"fachoda","kind":"city","lat":9.89,"lon":32.11,"name":"Fachoda"},{"at":[0.9,0.1511],"id":"addis-ababa","kind":"city","lat":9.03,"lon":38.74,"name":"Addis Ababa"},{"at":[0.69141,0.29643],"id":"bogoro","kind":"city","lat":1.4,"lon":30.28,"name":"Bogoro"},{"at":[0.8125,0.33316],"id":"port-florence","kind":"city","lat":-0.1,"lon":34.75,"name":"Port Florence"},{"at":[0.89687,0.42445],"id":"mombasa","kind":"city","lat":-4.05,"lon":39.66,"name":"Mombasa"},{"at":[0.89922,0.48059],"id":"dar-es-salaam","kind":"city","lat":-6.82,"lon":39.28,"name":"Dar-es-Salaam"},{"at":[0.14766,0.38353],"id":"cabinda","kind":"city","lat":-5.55,"lon":12.19,"name":"Cabinda"},{"at":[0.24688,0.36936],"id":"leopoldville","kind":"city","lat":-4.32,"lon":15.31,"name":"L\u00e9opoldville"},{"at":[0.16484,0.44124],"id":"luanda","kind":"city","lat":-8.84,"lon":13.23,"name":"Luanda"},{"at":[0.61328,0.44229],"id":"ujiji","kind":"city","lat":-4.92,"lon":29.68,"name":"Ujiji"},{"at":[0.6,0.49948],"id":"elizabethville","kind":"city","lat":-11.66,"lon":27.48,"name":"Elizabethville"},{"at":[0.73203,0.51784],"id":"livingstonia","kind":"city","lat":-10.61,"lon":34.11,"name":"Livingstonia"},{"at":[0.11406,0.56034],"id":"mocamedes","kind":"city","lat":-15.2,"lon":12.15,"name":"Mo\u00e7\u00e2medes"},{"at":[0.36719,0.58709],"id":"serpa-pinto","kind":"city","lat":-14.66,"lon":17.69,"name":"Serpa Pinto"},{"at":[0.75469,0.60651],"id":"zomba","kind":"city","lat":-15.39,"lon":35.32,"name":"Zomba"},{"at":[0.90312,0.63221],"id":"mocambique","kind":"city","lat":-15.03,"lon":40.73,"name":"Mo\u00e7ambique"},{"at":[0.62891,0.64061],"id":"salisbury","kind":"city","lat":-17.83,"lon":31.05,"name":"Salisbury"},{"at":[0.73672,0.70147],"id":"beira","kind":"city","lat":-19.84,"lon":34.84,"name":"Beira"},{"at":[0.58906,0.6915],"id":"bulawayo","kind":"city","lat":-20.15,"lon":28.58,"name":"Bulawayo"},{"at":[0.25391,0.70619],"id":"windhoek","kind":"city","lat":-22.56,"lon":17.08,"name":"Windhoek"},{"at":[0.15703,0.71511],"id":"walvis-bay","kind":"city","lat":-22.96,"lon":14.51,"name":"Walvis Bay"},{"at":[0.51406,0.766],"id":"pretoria","kind":"city","lat":-25.75,"lon":28.19,"name":"Pretoria"},{"at":[0.19219,0.83421],"id":"port-nolloth","kind":"city","lat":-29.25,"lon":16.87,"name":"Port Nolloth"},{"at":[0.4125,0.83631],"id":"bloemfontein","kind":"city","lat":-29.12,"lon":26.21,"name":"Bloemfontein"},{"at":[0.60469,0.83211],"id":"durban","kind":"city","lat":-29.86,"lon":31.02,"name":"Durban"},{"at":[0.20703,0.92392],"id":"cape-town","kind":"city","lat":-33.92,"lon":18.42,"name":"Cape Town"},{"at":[0.39297,0.9297],"id":"port-elizabeth","kind":"city","lat":-33.96,"lon":25.6,"name":"Port Elizabeth"},{"at":[0.47734,0.9192],"id":"east-london","kind":"city","lat":-33.02,"lon":27.91,"name":"East London"},{"at":[0.40703,0.16369],"id":"ndele","kind":"waystation","lat":8.41,"lon":20.65,"name":"Nd\u00e9l\u00e9"},{"at":[0.74062,0.21091],"id":"gondokoro","kind":"waystation","lat":4.9,"lon":31.66,"name":"Gondokoro"},{"at":[0.89687,0.30535],"id":"kismayu","kind":"waystation","lat":-0.36,"lon":42.54,"name":"Kismayu"},{"at":[0.47031,0.32529],"id":"coquilhatville","kind":"waystation","lat":0.05,"lon":18.26,"name":"Coquilhatville"},{"at":[0.48984,0.47744],"id":"luluabourg","kind":"waystation","lat":-5.9,"lon":22.42,"name":"Luluabourg"},{"at":[0.26328,0.52623],"id":"malanje","kind":"waystation","lat":-9.54,"lon":16.34,"name":"Malanje"},{"at":[0.23359,0.61805],"id":"caconda","kind":"waystation","lat":-13.74,"lon":15.07,"name":"Caconda"},{"at":[0.50547,0.60283],"id":"lealui","kind":"waystation","lat":-15.22,"lon":23.02,"name":"Lealui"},{"at":[0.38594,0.67891],"id":"ghanzi","kind":"waystation","lat":-21.7,"lon":21.65,"name":"Ghanzi"},{"at":[0.7875,0.47009],"id":"tabora","kind":"waystation","lat":-5.02,"lon":32.81,"name":"Tabora"},{"at":[0.13203,0.13484],"country":"nigeria","id":"nigeria-1","kind":"terminal","name":"Nigeria"},{"at":[0.14844,0.07293],"country":"nigeria","id":"nigeria-2","kind":"terminal","name":"Nigeria"},{"at":[0.46094,0.06401],"country":"chad","id":"chad-1","kind":"terminal","name":"Chad"},{"at":[0.46328,0.08762],"country":"chad","id":"chad-2","kind":"terminal","name":"Chad"},{"at":[0.75,0.07293],"country":"sudan","id":"sudan-1","kind":"terminal","name":"Sudan"},{"at":[0.80312,0.04669],"country":"sudan","id":"sudan-2","kind":"terminal","name":"Sudan"},{"at":[0.90312,0.75184],"country":"madagascar","id":"madagascar-1","kind":"port","name":"Madagascar"},{"at":[0.90078,0.91028],"country":"madagascar","id":"madagascar-2","kind":"port","name":"Madagascar"}],"routes":[{"between":["ngaoundere","nigeria-2"],"colour":"red","id":"ngaoundere--nigeria-2--a","length":3,"twin":"ngaoundere--nigeria-2--b"},{"between":["ngaoundere","nigeria-2"],"colour":"red","id":"ngaoundere--nigeria-2--b","length":3,"twin":"ngaoundere--nigeria-2--a"},{"between":["ngaoundere","chad-1"],"colour":"orange","id":"ngaoundere--chad-1","length":4},{"between":["ngaoundere","ndele"],"colour":"yellow","id":"ngaoundere--ndele","length":2},{"between":["ngaoundere","douala"],"colour":"white","id":"ngaoundere--douala","length":3},{"between":["ngaoundere","bangui"],"colour":"black","id":"ngaoundere--bangui","length":3},{"between":["douala","nigeria-1"],"colour":"white","id":"douala--nigeria-1--a","length":2,"twin":"douala--nigeria-1--b"},{"between":["douala","nigeria-1"],"colour":"black","id":"douala--nigeria-1--b","length":2,"twin":"douala--nigeria-1--a"},{"between":["douala","libreville"],"colour":"green","id":"douala--libreville--a","length":1,"twin":"douala--libreville--b"},{"between":["douala","libreville"],"colour":"purple","id":"douala--libreville--b","length":1,"twin":"douala--libreville--a"},{"between":["douala","bangui"],"colour":"grey","id":"douala--bangui","length":4},{"between":["libreville","bangui"],"colour":"green","id":"libreville--bangui","length":4},{"between":["libreville","cabinda"],"colour":"purple","id":"libreville--cabinda--a","length":3,"twin":"libreville--cabinda--b"},{"between":["libreville","cabinda"],"colour":"blue","id":"libreville--cabinda--b","length":3,"twin":"libreville--cabinda--a"},{"between":["libreville","leopoldville"],"colour":"blue","id":"libreville--leopoldville","length":4},{"between":["bangui","bondo"],"colour":"green","id":"bangui--bondo","length":2},{"between":["bangui","ndele"],"colour":"white","id":"bangui--ndele","length":2},{"between":["bangui","leopoldville"],"colour":"purple","id":"bangui--leopoldville","length":3},{"between":["ndele","chad-2"],"colour":"yellow","id":"ndele--chad-2","length":2},{"between":["ndele","bondo"],"colour":"black","id":"ndele--bondo","length":2},{"between":["ndele","fachoda"],"colour":"red","id":"ndele--fachoda","length":4},{"between":["bondo","fachoda"],"colour":"orange","id":"bondo--fachoda","length":4},{"between":["bondo","bogoro"],"colour":"blue","id":"bondo--bogoro","length":4},{"between":["bondo","coquilhatville"],"colour":"purple","id":"bondo--coquilhatville","length":2},{"between":["fachoda","sudan-1"],"colour":"yellow","id":"fachoda--sudan-1","length":2},{"between":["fachoda","addis-ababa"],"colour":"red","id":"fachoda--addis-ababa","length":5},{"between":["fachoda","gondokoro"],"colour":"black","id":"fachoda--gondokoro","length":3},{"between":["addis-ababa","sudan-2"],"colour":"red","id":"addis-ababa--sudan-2--a","length":3,"twin":"addis-ababa--sudan-2--b"},{"between":["addis-ababa","sudan-2"],"colour":"yellow","id":"addis-ababa--sudan-2--b","length":3,"twin":"addis-ababa--sudan-2--a"},{"between":["addis-ababa","gondokoro"],"colour":"white","id":"addis-ababa--gondokoro","length":3},{"between":["addis-ababa","port-florence"],"colour":"green","id":"addis-ababa--port-florence","length":5},{"between":["addis-ababa","kismayu"],"colour":"white","id":"addis-ababa--kismayu","length":4},{"between":["gondokoro","bogoro"],"colour":"grey","id":"gondokoro--bogoro","length":2},{"between":["gondokoro","port-florence"],"colour":"white","id":"gondokoro--port-florence","length":3},{"between":["bogoro","port-florence"],"colour":"white","id":"bogoro--port-florence","length":2},{"between":["bogoro","ujiji"],"colour":"green","id":"bogoro--ujiji","length":4},{"between":["bogoro","coquilhatville"],"colour":"purple","id":"bogoro--coquilhatville","length":4},{"between":["port-florence","kismayu"],"colour":"grey","id":"port-florence--kismayu","length":1},{"between":["port-florence","mombasa"],"colour":"purple","id":"port-florence--mombasa","length":2},{"between":["kismayu","mombasa"],"colour":"black","id":"kismayu--mombasa","length":3},{"between":["mombasa","tabora"],"colour":"black","id":"mombasa--tabora","length":2},{"between":["mombasa","dar-es-salaam"],"colour":"white","id":"mombasa--dar-es-salaam--a","length":1,"twin":"mombasa--dar-es-salaam--b"},{"between":["mombasa","dar-es-salaam"],"colour":"white","id":"mombasa--dar-es-salaam--b","length":1,"twin":"mombasa--dar-es-salaam--a"},{"between":["dar-es-salaam","livingstonia"],"colour":"black","id":"dar-es-salaam--livingstonia","length":3},{"between":["dar-es-salaam","mocambique"],"colour":"grey","id":"dar-es-salaam--mocambique--a","length":4,"twin":"dar-es-salaam--mocambique--b"},{"between":["dar-es-salaam","mocambique"],"colour":"grey","id":"dar-es-salaam--mocambique--b","length":4,"twin":"dar-es-salaam--mocambique--a"},{"between":["tabora","livingstonia"],"colour":"white","id":"tabora--livingstonia","length":1},{"between":["tabora","ujiji"],"colour":"blue","id":"tabora--ujiji","length":3},{"between":["ujiji","elizabethville"],"colour":"blue","id":"ujiji--elizabethville","length":1},{"between":["ujiji","luluabourg"],"colour":"purple","id":"ujiji--luluabourg","length":2},{"between":["elizabethville","livingstonia"],"colour":"purple","id":"elizabethville--livingstonia","length":2},{"between":["elizabethville","salisbury"],"colour":"blue","id":"elizabethville--salisbury","length":3},{"between":["elizabethville","lealui"],"colour":"green","id":"elizabethville--lealui","length":3},{"between":["livingstonia","zomba"],"colour":"green","id":"livingstonia--zomba","length":2},{"between":["zomba","salisbury"],"colour":"green","id":"zomba--salisbury","length":2},{"between":["zomba","beira"],"colour":"blue","id":"zomba--beira","length":2},{"between":["zomba","mocambique"],"colour":"purple","id":"zomba--mocambique","length":2},{"between":["mocambique","beira"],"colour":"grey","id":"mocambique--beira--a","length":3,"twin":"mocambique--beira--b"},{"between":["mocambique","beira"],"colour":"grey","id":"mocambique--beira--b","length":3,"twin":"mocambique--beira--a"},{"between":["mocambique","madagascar-1"],"colour":"grey","id":"mocambique--madagascar-1--a","length":3,"locomotives":1,"twin":"mocambique--madagascar-1--b"},{"between":["mocambique","madagascar-1"],"colour":"grey","id":"mocambique--madagascar-1--b","length":3,"locomotives":1,"twin":"mocambique--madagascar-1--a"},{"between":["madagascar-1","madagascar-2"],"colour":"grey","id":"madagascar-1--madagascar-2","length":4},{"between":["madagascar-2","durban"],"colour":"grey","id":"madagascar-2--durban--a","length":6,"locomotives":2,"twin":"madagascar-2--durban--b"},{"between":["madagascar-2","durban"],"colour":"grey","id":"madagascar-2--durban--b","length":6,"locomotives":2,"twin":"madagascar-2--durban--a"},{"between":["cabinda","leopoldville"],"colour":"green","id":"cabinda--leopoldville--a","length":1,"twin":"cabinda--leopoldville--b"},{"between":["cabinda","leopoldville"],"colour":"blue","id":"cabinda--leopoldville--b","length":1,"twin":"cabinda--leopoldville--a"},{"between":["cabinda","luanda"],"colour":"green","id":"cabinda--luanda--a","length":1,"twin":"cabinda--luanda--b"},{"between":["cabinda","luanda"],"colour":"green","id":"cabinda--luanda--b","length":1,"twin":"cabinda--luanda--a"},{"between":["leopoldville","luanda"],"colour":"blue","id":"leopoldville--luanda","length":2},{"between":["leopoldville","coquilhatville"],"colour":"green","id":"leopoldville--coquilhatville","length":4},{"between":["leopoldville","luluabourg"],"colour":"purple","id":"leopoldville--luluabourg","length":5},{"between":["coquilhatville","luluabourg"],"colour":"blue","id":"coquilhatville--luluabourg","length":4},{"between":["luluabourg","lealui"],"colour":"green","id":"luluabourg--lealui","length":3},{"between":["luluabourg","malanje"],"colour":"blue","id":"luluabourg--malanje","length":4},{"between":["luanda","malanje"],"colour":"green","id":"luanda--malanje","length":2},{"between":["luanda","mocamedes"],"colour":"purple","id":"luanda--mocamedes--a","length":3,"twin":"luanda--mocamedes--b"},{"between":["luanda","mocamedes"],"colour":"purple","id":"luanda--mocamedes--b","length":3,"twin":"luanda--mocamedes--a"},{"between":["mocamedes","caconda"],"colour":"red","id":"mocamedes--caconda","length":2},{"between":["mocamedes","walvis-bay"],"colour":"yellow","id":"mocamedes--walvis-bay--a","length":4,"twin":"mocamedes--walvis-bay--b"},{"between":["mocamedes","walvis-bay"],"colour":"yellow","id":"mocamedes--walvis-bay--b","length":4,"twin":"mocamedes--walvis-bay--a"},{"between":["malanje","caconda"],"colour":"orange","id":"malanje--caconda","length":2},{"between":["malanje","serpa-pinto"],"colour":"yellow","id":"malanje--serpa-pinto","length":2},{"between":["caconda","serpa-pinto"],"colour":"orange","id":"caconda--serpa-pinto","length":2},{"between":["caconda","windhoek"],"colour":"yellow","id":"caconda--windhoek","length":2},{"between":["serpa-pinto","ghanzi"],"colour":"red","id":"serpa-pinto--ghanzi","length":2},{"between":["lealui","ghanzi"],"colour":"orange","id":"lealui--ghanzi","length":3},{"between":["lealui","salisbury"],"colour":"purple","id":"lealui--salisbury","length":2},{"between":["salisbury","beira"],"colour":"purple","id":"salisbury--beira","length":2},{"between":["salisbury","bulawayo"],"colour":"black","id":"salisbury--bulawayo","length":1},{"between":["bulawayo","ghanzi"],"colour":"yellow","id":"bulawayo--ghanzi","length":3},{"between":["bulawayo","pretoria"],"colour":"white","id":"bulawayo--pretoria","length":2},{"between":["bulawayo","durban"],"colour":"black","id":"bulawayo--durban","length":3},{"between":["beira","durban"],"colour":"white","id":"beira--durban--a","length":4,"twin":"beira--durban--b"},{"between":["beira","durban"],"colour":"white","id":"beira--durban--b","length":4,"twin":"beira--durban--a"},{"between":["ghanzi","windhoek"],"colour":"red","id":"ghanzi--windhoek","length":2},{"between":["ghanzi","pretoria"],"colour":"orange","id":"ghanzi--pretoria","length":3},{"between":["ghanzi","bloemfontein"],"colour":"yellow","id":"ghanzi--bloemfontein","length":4},{"between":["windhoek","walvis-bay"],"colour":"orange","id":"windhoek--walvis-bay","length":1},{"between":["windhoek","port-nolloth"],"colour":"yellow","id":"windhoek--port-nolloth","length":3},{"between":["walvis-bay","port-nolloth"],"colour":"orange","id":"walvis-bay--port-nolloth--a","length":3,"twin":"walvis-bay--port-nolloth--b"},{"between":["walvis-bay","port-nolloth"],"colour":"orange","id":"walvis-bay--port-nolloth--b","length":3,"twin":"walvis-bay--port-nolloth--a"},{"between":["pretoria","bloemfontein"],"colour":"yellow","id":"pretoria--bloemfontein","length":2},{"between":["pretoria","durban"],"colour":"blue","id":"pretoria--durban--a","length":2,"twin":"pretoria--durban--b"},{"between":["pretoria","durban"],"colour":"blue","id":"pretoria--durban--b","length":2,"twin":"pretoria--durban--a"},{"between":["port-nolloth","bloemfontein"],"colour":"red","id":"port-nolloth--bloemfontein","length":4},{"between":["port-nolloth","cape-town"],"colour":"red","id":"port-nolloth--cape-town--a","length":2,"twin":"port-nolloth--cape-town--b"},{"between":["port-nolloth","cape-town"],"colour":"red","id":"port-nolloth--cape-town--b","length":2,"twin":"port-nolloth--cape-town--a"},{"between":["bloemfontein","durban"],"colour":"orange","id":"bloemfontein--durban","length":3},{"between":["bloemfontein","cape-town"],"colour":"orange","id":"bloemfontein--cape-town","length":4},{"between":["bloemfontein","port-elizabeth"],"colour":"orange","id":"bloemfontein--port-elizabeth","length":2},{"between":["bloemfontein","east-london"],"colour":"red","id":"bloemfontein--east-london","length":2},{"between":["cape-town","port-elizabeth"],"colour":"black","id":"cape-town--port-elizabeth--a","length":3,"twin":"cape-town--port-elizabeth--b"},{"between":["cape-town","port-elizabeth"],"colour":"black","id":"cape-town--port-elizabeth--b","length":3,"twin":"cape-town--port-elizabeth--a"},{"between":["port-elizabeth","east-london"],"colour":"white","id":"port-elizabeth--east-london--a","length":1,"twin":"port-elizabeth--east-london--b"},{"between":["port-elizabeth","east-london"],"colour":"white","id":"port-elizabeth--east-london--b","length":1,"twin":"port-elizabeth--east-london--a"},{"between":["east-london","durban"],"colour":"black","id":"east-london--durban--a","length":3,"twin":"east-london--durban--b"},{"between":["east-london","durban"],"colour":"black","id":"east-london--durban--b","length":3,"twin":"east-london--durban--a"}],"size":[2550,3799],"tickets":[{"between":["bangui","cabinda"],"points":4},{"between":["bangui","chad"],"points":4},{"between":["livingstonia","mocambique"],"points":4},{"between":["beira","elizabethville"],"points":5},{"between":["bulawayo","windhoek"],"points":5},{"between":["mombasa","ujiji"],"points":5},{"between":["serpa-pinto","walvis-bay"],"points":5},{"between":["bulawayo","east-london"],"points":6},{"between":["leopoldville","ngaoundere"],"points":6},{"between":["port-nolloth","pretoria"],"points":6},{"between":["chad","douala"],"points":7},{"between":["dar-es-salaam","salisbury"],"points":7},{"between":["bangui","sudan"],"points":8},{"between":["bogoro","leopoldville"],"points":8},{"between":["bogoro","ngaoundere"],"points":8},{"between":["durban","walvis-bay"],"points":8},{"between":["elizabethville","serpa-pinto"],"points":8},{"between":["port-elizabeth","walvis-bay"],"points":8},{"between":["port-florence","sudan"],"points":8},{"between":["bloemfontein","madagascar"],"points":9},{"between":["bulawayo","luanda"],"points":9},{"between":["fachoda","nigeria"],"points":9},{"between":["fachoda","ujiji"],"points":9},{"between":["bloemfontein","luanda"],"points":10},{"between":["livingstonia","windhoek"],"points":10},{"between":["mocambique","port-elizabeth"],"points":11},{"between":["port-nolloth","zomba"],"points":11},{"between":["libreville","sudan"],"points":12},{"between":["mocamedes","port-elizabeth"],"points":12},{"between":["bogoro","mocamedes"],"points":13},{"between":["cabinda","zomba"],"points":13},{"between":["cape-town","madagascar"],"points":13},{"between":["mombasa","windhoek"],"points":13},{"between":["addis-ababa","beira"],"points":14},{"between":["addis-ababa","nigeria"],"points":14},{"between":["bondo","pretoria"],"points":14},{"between":["libreville","salisbury"],"points":14},{"between":["port-florence","serpa-pinto"],"points":14},{"between":["addis-ababa","pretoria"],"points":16},{"between":["dar-es-salaam","mocamedes"],"points":16},{"between":["beira","chad"],"points":17},{"between":["chad","mocambique"],"points":17},{"between":["livingstonia","nigeria"],"points":17},{"between":["bondo","east-london"],"points":18},{"between":["durban","nigeria"],"points":18},{"between":["madagascar","ngaoundere"],"points":20},{"between":["douala","madagascar"],"points":22},{"between":["cape-town","sudan"],"points":24}]}');
CREATE TABLE bot_failures (
	id INTEGER NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	bot VARCHAR(64) NOT NULL, 
	error TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE calls (
	token VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seq INTEGER NOT NULL, 
	name VARCHAR(40), 
	made BIGINT NOT NULL, 
	wake_at BIGINT, 
	attempts INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (token, game), 
	FOREIGN KEY(token) REFERENCES subscriptions (token) ON DELETE CASCADE, 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE games (
	id VARCHAR(64) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	board_id VARCHAR(64) NOT NULL, 
	board_hash VARCHAR(64) NOT NULL, 
	rules TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	clock INTEGER, 
	bot_delay INTEGER NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	words TEXT DEFAULT '[]' NOT NULL, 
	seq INTEGER DEFAULT '0' NOT NULL, 
	acting VARCHAR(16) DEFAULT '' NOT NULL, 
	deadline BIGINT, 
	wake_at BIGINT, 
	version INTEGER DEFAULT '1' NOT NULL, 
	created BIGINT NOT NULL, 
	moved BIGINT, 
	rematch VARCHAR(64), timeout VARCHAR(16) DEFAULT 'bot-plays' NOT NULL, lesson VARCHAR(64), rated BOOLEAN DEFAULT 0 NOT NULL, rated_at BIGINT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES identities (id)
);
INSERT INTO "games" VALUES('id-3','over','id-1','africa','74ac36a45cea6e759da50f1b6b044ec114bea7e32d7c658baac90dc94154d655','{"trains":10}',0,NULL,0,'5485cb5d03981cc3bd989290a6be33ca392c013279a5c3c3fd10a1cae57e1460','1b5a183e4ddc5bfce136e4e7e083bd0e61f0ca5ff000e8b27e88b1944631466c','[]',106,'',NULL,NULL,5,1794803324292,1794803325277,NULL,'players-decide',NULL,1,1794803325293);
INSERT INTO "games" VALUES('id-4','playing','id-1','africa','74ac36a45cea6e759da50f1b6b044ec114bea7e32d7c658baac90dc94154d655','{"trains":10}',0,NULL,0,'ded6c02a4bc1fb712f3b71efcb883ad5b31f4cef6a327b079573143ec9c71fb3','346e4fd662364f951f3405233c74d6043d8751d519599b6b982e7a2d7a61939e','[]',27,'0,1',NULL,NULL,4,1794803325378,1794803325400,NULL,'players-decide',NULL,0,NULL);
CREATE TABLE identities (
	id VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, visibility VARCHAR(16) DEFAULT 'private' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "identities" VALUES('id-1','Ada',1794803324261,'listed');
INSERT INTO "identities" VALUES('id-2','Bén',1794803324270,'private');
CREATE TABLE invites (
	hash VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	seat INTEGER, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "invites" VALUES('a2f2b0b588bcc84fbf4d2ac8cc086b6f84de3e00fa3c1ba11e38ac078eb03192','id-3',NULL,1794803324296);
INSERT INTO "invites" VALUES('0d59e266304dee1d75ac34fa01986a53b8097398a4e7e87b54b8b9732691dc98','id-4',NULL,1794803325380);
CREATE TABLE muted (
	identity VARCHAR(64) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	PRIMARY KEY (identity, person), 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE CASCADE, 
	FOREIGN KEY(person) REFERENCES identities (id) ON DELETE CASCADE
);
INSERT INTO "muted" VALUES('id-1','id-2');
CREATE TABLE processes (
	id VARCHAR(64) NOT NULL, 
	heartbeat BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE push_keys (
	id INTEGER NOT NULL, 
	private TEXT NOT NULL, 
	public TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE rating_changes (
	game VARCHAR(64) NOT NULL, 
	identity VARCHAR(64) NOT NULL, 
	place INTEGER NOT NULL, 
	mu_before FLOAT NOT NULL, 
	sigma_before FLOAT NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (game, identity), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE CASCADE
);
INSERT INTO "rating_changes" VALUES('id-3','id-1',2,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368,1,1794803325297);
INSERT INTO "rating_changes" VALUES('id-3','id-2',1,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368,1,1794803325297);
CREATE TABLE ratings (
	identity VARCHAR(64) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (identity), 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE CASCADE
);
INSERT INTO "ratings" VALUES('id-1',2.23646105068595026912e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES('id-2',2.76353894931404973087e+01,8.06590141354368,1);
CREATE TABLE remarks (
	id INTEGER NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	seat INTEGER, 
	identity VARCHAR(64), 
	phrase VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	FOREIGN KEY(identity) REFERENCES identities (id)
);
CREATE TABLE results (
	game VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	identity VARCHAR(64), 
	bot VARCHAR(64), 
	players INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	routes INTEGER NOT NULL, 
	doubling INTEGER NOT NULL, 
	tickets INTEGER NOT NULL, 
	globetrotter INTEGER NOT NULL, 
	claimed INTEGER NOT NULL, 
	doubled INTEGER NOT NULL, 
	completed INTEGER NOT NULL, 
	failed INTEGER NOT NULL, 
	counts BOOLEAN NOT NULL, 
	ended BIGINT NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	FOREIGN KEY(identity) REFERENCES identities (id)
);
INSERT INTO "results" VALUES('id-3',0,'id-1',NULL,2,2,-43,5,3,-51,0,5,3,0,5,1,1794803325277);
INSERT INTO "results" VALUES('id-3',1,'id-2',NULL,2,1,-25,10,1,-36,0,6,1,0,3,1,1794803325277);
CREATE TABLE seats (
	game VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	identity VARCHAR(64), 
	bot VARCHAR(64), 
	name VARCHAR(40), 
	words VARCHAR(100) DEFAULT '' NOT NULL, 
	stand_in VARCHAR(64), 
	online VARCHAR(64), "left" BOOLEAN DEFAULT 0 NOT NULL, wants_end BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	FOREIGN KEY(identity) REFERENCES identities (id)
);
INSERT INTO "seats" VALUES('id-3',0,'person','id-1',NULL,NULL,'',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('id-3',1,'person','id-2',NULL,NULL,'',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('id-4',0,'person','id-1',NULL,NULL,'',NULL,NULL,0,0);
INSERT INTO "seats" VALUES('id-4',1,'person','id-2',NULL,NULL,'',NULL,NULL,0,0);
CREATE TABLE service (
	id INTEGER NOT NULL, 
	served_until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "service" VALUES(1,1794803325744);
CREATE TABLE steps (
	game VARCHAR(64) NOT NULL, 
	seq INTEGER NOT NULL, 
	last INTEGER NOT NULL, 
	seat INTEGER, 
	command VARCHAR(64), 
	actor VARCHAR(80) NOT NULL, 
	events TEXT NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (game, seq), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "steps" VALUES('id-3',1,27,NULL,'start','dealer','[{"type":"starting-player-drawn","seat":0},{"type":"train-card-dealt","seat":0,"card":"white"},{"type":"train-card-dealt","seat":0,"card":"green"},{"type":"train-card-dealt","seat":0,"card":"purple"},{"type":"train-card-dealt","seat":0,"card":"orange"},{"type":"terrain-card-dealt","seat":0,"terrain":"desert"},{"type":"ticket-dealt","seat":0,"ticket":"beira--elizabethville"},{"type":"ticket-dealt","seat":0,"ticket":"mombasa--windhoek"},{"type":"ticket-dealt","seat":0,"ticket":"elizabethville--serpa-pinto"},{"type":"ticket-dealt","seat":0,"ticket":"dar-es-salaam--salisbury"},{"type":"train-card-dealt","seat":1,"card":"black"},{"type":"train-card-dealt","seat":1,"card":"yellow"},{"type":"train-card-dealt","seat":1,"card":"red"},{"type":"train-card-dealt","seat":1,"card":"red"},{"type":"terrain-card-dealt","seat":1,"terrain":"mountain"},{"type":"ticket-dealt","seat":1,"ticket":"bondo--east-london"},{"type":"ticket-dealt","seat":1,"ticket":"bangui--cabinda"},{"type":"ticket-dealt","seat":1,"ticket":"bogoro--mocamedes"},{"type":"ticket-dealt","seat":1,"ticket":"livingstonia--nigeria"},{"type":"train-card-laid","slot":0,"card":"yellow"},{"type":"train-card-laid","slot":1,"card":"purple"},{"type":"train-card-laid","slot":2,"card":"green"},{"type":"train-card-laid","slot":3,"card":"blue"},{"type":"train-card-laid","slot":4,"card":"purple"},{"type":"terrain-card-laid","slot":0,"terrain":"jungle"},{"type":"terrain-card-laid","slot":1,"terrain":"jungle"},{"type":"setup-completed"}]',1794803324323);
INSERT INTO "steps" VALUES('id-3',28,28,0,'94d931b0f6044ace821c67aa31f70077','person','[{"type":"starting-tickets-chosen","seat":0,"tickets":["mombasa--windhoek","elizabethville--serpa-pinto"]}]',1794803324388);
INSERT INTO "steps" VALUES('id-3',29,30,1,'66fcf9c4b1be4c95be454f87a154cdb5','person','[{"type":"starting-tickets-chosen","seat":1,"tickets":["bogoro--mocamedes","livingstonia--nigeria"]},{"type":"starting-tickets-settled","counts":[2,2]}]',1794803324404);
INSERT INTO "steps" VALUES('id-3',31,32,0,'1af10ada7e0f4e1b8d57df79dd19ae8c','person','[{"type":"route-claimed","seat":0,"route":"cabinda--luanda--a","payment":{"green":1},"doubling":null,"discarded":{},"points":1},{"type":"turn-ended","seat":0}]',1794803324450);
INSERT INTO "steps" VALUES('id-3',33,34,1,'5d263e14634c4758846a41aca195edb4','person','[{"type":"train-card-taken","seat":1,"card":"purple","slot":1},{"type":"train-card-laid","slot":1,"card":"locomotive"}]',1794803324455);
INSERT INTO "steps" VALUES('id-3',35,37,1,'c7660c7d49554b67bb18e2bce60ea316','person','[{"type":"train-card-taken","seat":1,"card":"yellow","slot":0},{"type":"train-card-laid","slot":0,"card":"locomotive"},{"type":"turn-ended","seat":1}]',1794803324500);
INSERT INTO "steps" VALUES('id-3',38,39,0,'e9f5a6b85f5d4b5992f780f3daac78bb','person','[{"type":"deck-drawn","seat":0,"deck":"terrain"},{"type":"terrain-card-dealt","seat":0,"terrain":"mountain"}]',1794803324502);
INSERT INTO "steps" VALUES('id-3',40,42,0,'e9458fb9d1c24c0c961712d969b951ee','person','[{"type":"deck-drawn","seat":0,"deck":"terrain"},{"type":"terrain-card-dealt","seat":0,"terrain":"jungle"},{"type":"turn-ended","seat":0}]',1794803324556);
INSERT INTO "steps" VALUES('id-3',43,44,1,'ae2ef11b91c845a48927195f2603b7a8','person','[{"type":"route-claimed","seat":1,"route":"ghanzi--windhoek","payment":{"red":2},"doubling":null,"discarded":{},"points":2},{"type":"turn-ended","seat":1}]',1794803324561);
INSERT INTO "steps" VALUES('id-3',45,46,0,'d2abb3ef090148aa8ccf51d83f0da975','person','[{"type":"train-card-taken","seat":0,"card":"blue","slot":3},{"type":"train-card-laid","slot":3,"card":"red"}]',1794803324604);
INSERT INTO "steps" VALUES('id-3',47,49,0,'a0017a198d8b4a6191b0860297a0f98f','person','[{"type":"train-card-taken","seat":0,"card":"green","slot":2},{"type":"train-card-laid","slot":2,"card":"yellow"},{"type":"turn-ended","seat":0}]',1794803324652);
INSERT INTO "steps" VALUES('id-3',50,54,1,'dc8d6823f49b4087ad65576b433e5913','person','[{"type":"tickets-drawn","seat":1,"count":4},{"type":"ticket-dealt","seat":1,"ticket":"port-nolloth--pretoria"},{"type":"ticket-dealt","seat":1,"ticket":"bulawayo--windhoek"},{"type":"ticket-dealt","seat":1,"ticket":"durban--walvis-bay"},{"type":"ticket-dealt","seat":1,"ticket":"durban--nigeria"}]',1794803324657);
INSERT INTO "steps" VALUES('id-3',55,56,1,'3233183612f64ecbab1b28b392b8f7e6','person','[{"type":"tickets-kept","seat":1,"kept":["port-nolloth--pretoria"],"returned":["bulawayo--windhoek","durban--walvis-bay","durban--nigeria"]},{"type":"turn-ended","seat":1}]',1794803324708);
INSERT INTO "steps" VALUES('id-3',57,58,0,'f6fbacd6f8e74d8b8c2a63fb6b8ff4cb','person','[{"type":"route-claimed","seat":0,"route":"douala--libreville--b","payment":{"purple":1},"doubling":{"locomotives":0},"discarded":{"jungle":1},"points":2},{"type":"turn-ended","seat":0}]',1794803324720);
INSERT INTO "steps" VALUES('id-3',59,61,1,'c0d00fd2beb9433f8f791637a4445fef','person','[{"type":"train-card-taken","seat":1,"card":"locomotive","slot":0},{"type":"train-card-laid","slot":0,"card":"locomotive"},{"type":"turn-ended","seat":1}]',1794803324760);
INSERT INTO "steps" VALUES('id-3',62,63,0,'59ed47009a2c4719b91331b596b20b82','person','[{"type":"route-claimed","seat":0,"route":"mombasa--dar-es-salaam--a","payment":{"white":1},"doubling":{"locomotives":0},"discarded":{"mountain":1},"points":2},{"type":"turn-ended","seat":0}]',1794803324776);
INSERT INTO "steps" VALUES('id-3',64,65,1,'21055f2478804137a173b1fd7935cdc1','person','[{"type":"route-claimed","seat":1,"route":"gondokoro--bogoro","payment":{"purple":1,"locomotive":1},"doubling":null,"discarded":{},"points":2},{"type":"turn-ended","seat":1}]',1794803324825);
INSERT INTO "steps" VALUES('id-3',66,67,0,'c01023518657405997cffa80f85e0089','person','[{"type":"terrain-card-taken","seat":0,"terrain":"jungle","slot":0},{"type":"terrain-card-laid","slot":0,"terrain":"jungle"}]',1794803324832);
INSERT INTO "steps" VALUES('id-3',68,70,0,'839eb0968ab14f168b2906e132b6b6d0','person','[{"type":"train-card-taken","seat":0,"card":"purple","slot":4},{"type":"train-card-laid","slot":4,"card":"yellow"},{"type":"turn-ended","seat":0}]',1794803324884);
INSERT INTO "steps" VALUES('id-3',71,72,1,'5590b379773e4f3caf4bd0536bd208a2','person','[{"type":"route-claimed","seat":1,"route":"salisbury--bulawayo","payment":{"black":1},"doubling":{"locomotives":0},"discarded":{"mountain":1},"points":2},{"type":"turn-ended","seat":1}]',1794803324897);
INSERT INTO "steps" VALUES('id-3',73,77,0,'6f6c20b8cefb46c2898a20ba5b65adda','person','[{"type":"tickets-drawn","seat":0,"count":4},{"type":"ticket-dealt","seat":0,"ticket":"addis-ababa--nigeria"},{"type":"ticket-dealt","seat":0,"ticket":"leopoldville--ngaoundere"},{"type":"ticket-dealt","seat":0,"ticket":"port-elizabeth--walvis-bay"},{"type":"ticket-dealt","seat":0,"ticket":"bogoro--ngaoundere"}]',1794803324940);
INSERT INTO "steps" VALUES('id-3',78,79,0,'dddbc279174b47a4b29f75c861db1db9','person','[{"type":"tickets-kept","seat":0,"kept":["addis-ababa--nigeria","port-elizabeth--walvis-bay","bogoro--ngaoundere"],"returned":["leopoldville--ngaoundere"]},{"type":"turn-ended","seat":0}]',1794803324992);
INSERT INTO "steps" VALUES('id-3',80,81,1,'7b496121aed54f15b1fc8552b897d66e','person','[{"type":"route-claimed","seat":1,"route":"port-florence--kismayu","payment":{"yellow":1},"doubling":null,"discarded":{},"points":1},{"type":"turn-ended","seat":1}]',1794803324999);
INSERT INTO "steps" VALUES('id-3',82,83,0,'f58674a695114e50847a7f77f6046ddc','person','[{"type":"route-claimed","seat":0,"route":"windhoek--walvis-bay","payment":{"orange":1},"doubling":{"locomotives":0},"discarded":{"desert":1},"points":2},{"type":"turn-ended","seat":0}]',1794803325040);
INSERT INTO "steps" VALUES('id-3',84,85,1,'b139ca812c3244748141b379e0cc666c','person','[{"type":"deck-drawn","seat":1,"deck":"train"},{"type":"train-card-dealt","seat":1,"card":"green"}]',1794803325053);
INSERT INTO "steps" VALUES('id-3',86,88,1,'73e95374dfae4a198e9ecd47cffc6331','person','[{"type":"deck-drawn","seat":1,"deck":"train"},{"type":"train-card-dealt","seat":1,"card":"green"},{"type":"turn-ended","seat":1}]',1794803325108);
INSERT INTO "steps" VALUES('id-3',89,90,0,'010736e13f7a4deabdb8c875eda63ed4','person','[{"type":"route-claimed","seat":0,"route":"cabinda--leopoldville--a","payment":{"green":1},"doubling":null,"discarded":{},"points":1},{"type":"turn-ended","seat":0}]',1794803325117);
INSERT INTO "steps" VALUES('id-3',91,93,1,'893a4385948a4c398fa0310c1d69c280','person','[{"type":"train-card-taken","seat":1,"card":"locomotive","slot":0},{"type":"train-card-laid","slot":0,"card":"white"},{"type":"turn-ended","seat":1}]',1794803325165);
INSERT INTO "steps" VALUES('id-3',94,95,0,'486e5440846249cb84673d585b4ffa1b','person','[{"type":"train-card-taken","seat":0,"card":"red","slot":3},{"type":"train-card-laid","slot":3,"card":"black"}]',1794803325172);
INSERT INTO "steps" VALUES('id-3',96,98,0,'b96597c5c5e74387b6fcb03d6740249f','person','[{"type":"train-card-taken","seat":0,"card":"yellow","slot":2},{"type":"train-card-laid","slot":2,"card":"red"},{"type":"turn-ended","seat":0}]',1794803325220);
INSERT INTO "steps" VALUES('id-3',99,101,1,'9e09075eaffe4472b0daeac0b2045f57','person','[{"type":"route-claimed","seat":1,"route":"zomba--salisbury","payment":{"green":2},"doubling":null,"discarded":{},"points":2},{"type":"last-round-began","seat":1},{"type":"turn-ended","seat":1}]',1794803325225);
INSERT INTO "steps" VALUES('id-3',102,104,0,'202547abc3ab4dd2ae0436beb73fd7ba','person','[{"type":"train-card-taken","seat":0,"card":"locomotive","slot":1},{"type":"train-card-laid","slot":1,"card":"black"},{"type":"turn-ended","seat":0}]',1794803325268);
INSERT INTO "steps" VALUES('id-3',105,106,1,'782a1e5ef2ab4a00b2d91152452d44a5','person','[{"type":"route-claimed","seat":1,"route":"ngaoundere--ndele","payment":{"yellow":1,"locomotive":1},"doubling":null,"discarded":{},"points":2},{"type":"game-ended","reason":"last-round-over","revealed":[["mombasa--windhoek","elizabethville--serpa-pinto","addis-ababa--nigeria","port-elizabeth--walvis-bay","bogoro--ngaoundere"],["bogoro--mocamedes","livingstonia--nigeria","port-nolloth--pretoria"]]}]',1794803325277);
INSERT INTO "steps" VALUES('id-4',1,27,NULL,'start','dealer','[{"type":"starting-player-drawn","seat":1},{"type":"train-card-dealt","seat":0,"card":"red"},{"type":"train-card-dealt","seat":0,"card":"black"},{"type":"train-card-dealt","seat":0,"card":"orange"},{"type":"train-card-dealt","seat":0,"card":"green"},{"type":"terrain-card-dealt","seat":0,"terrain":"mountain"},{"type":"ticket-dealt","seat":0,"ticket":"addis-ababa--pretoria"},{"type":"ticket-dealt","seat":0,"ticket":"bloemfontein--luanda"},{"type":"ticket-dealt","seat":0,"ticket":"livingstonia--mocambique"},{"type":"ticket-dealt","seat":0,"ticket":"douala--madagascar"},{"type":"train-card-dealt","seat":1,"card":"red"},{"type":"train-card-dealt","seat":1,"card":"locomotive"},{"type":"train-card-dealt","seat":1,"card":"black"},{"type":"train-card-dealt","seat":1,"card":"yellow"},{"type":"terrain-card-dealt","seat":1,"terrain":"jungle"},{"type":"ticket-dealt","seat":1,"ticket":"bangui--chad"},{"type":"ticket-dealt","seat":1,"ticket":"fachoda--ujiji"},{"type":"ticket-dealt","seat":1,"ticket":"port-nolloth--pretoria"},{"type":"ticket-dealt","seat":1,"ticket":"port-elizabeth--walvis-bay"},{"type":"train-card-laid","slot":0,"card":"locomotive"},{"type":"train-card-laid","slot":1,"card":"green"},{"type":"train-card-laid","slot":2,"card":"orange"},{"type":"train-card-laid","slot":3,"card":"locomotive"},{"type":"train-card-laid","slot":4,"card":"black"},{"type":"terrain-card-laid","slot":0,"terrain":"mountain"},{"type":"terrain-card-laid","slot":1,"terrain":"desert"},{"type":"setup-completed"}]',1794803325400);
CREATE TABLE subscriptions (
	token VARCHAR(64) NOT NULL, 
	identity VARCHAR(64) NOT NULL, 
	endpoint VARCHAR(1000) NOT NULL, 
	p256dh VARCHAR(128) NOT NULL, 
	auth VARCHAR(128) NOT NULL, 
	kinds VARCHAR(64) NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	quiet_from INTEGER, 
	quiet_to INTEGER, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(token) REFERENCES tokens (hash) ON DELETE CASCADE, 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE CASCADE, 
	UNIQUE (endpoint)
);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	identity VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT, browser VARCHAR(32), system VARCHAR(32), 
	PRIMARY KEY (hash), 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES('3f08aace122ee2368432c1ca23a049bc640bafbf00fdf33a52429f38ba12dbf9','id-1','bearer',1794803324261,NULL,NULL,NULL);
INSERT INTO "tokens" VALUES('0f6bffa9661cb5dd2f3f7b2929f33061f58a7ba7fdd689530b1a306f8ed8f3ec','id-2','bearer',1794803324270,NULL,NULL,NULL);
CREATE INDEX games_by_status ON games (status, listed);
CREATE INDEX ix_games_host ON games (host);
CREATE INDEX ix_tokens_identity ON tokens (identity);
CREATE INDEX ix_bot_failures_game ON bot_failures (game);
CREATE INDEX ix_invites_game ON invites (game);
CREATE INDEX ix_seats_identity ON seats (identity);
CREATE INDEX games_by_wake_at ON games (wake_at);
CREATE INDEX ix_results_identity ON results (identity);
CREATE INDEX ix_remarks_game ON remarks (game);
CREATE INDEX ix_remarks_identity ON remarks (identity);
CREATE INDEX ix_subscriptions_identity ON subscriptions (identity);
CREATE INDEX ix_calls_wake_at ON calls (wake_at);
CREATE INDEX games_by_rating ON games (rated, rated_at);
CREATE INDEX ix_rating_changes_identity ON rating_changes (identity);
CREATE INDEX ix_muted_person ON muted (person);
COMMIT;
