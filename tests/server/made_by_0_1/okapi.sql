PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES('0001');
CREATE TABLE identities (
	id VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO identities VALUES('id-1','Ada',1700000001000);
INSERT INTO identities VALUES('id-2','Bén',1700000002000);
CREATE TABLE processes (
	id VARCHAR(64) NOT NULL, 
	beat BIGINT NOT NULL, 
	PRIMARY KEY (id)
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
	pace INTEGER NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	words TEXT DEFAULT '[]' NOT NULL, 
	seq INTEGER DEFAULT '0' NOT NULL, 
	acting VARCHAR(16) DEFAULT '' NOT NULL, 
	deadline BIGINT, 
	due BIGINT, 
	version INTEGER DEFAULT '1' NOT NULL, 
	created BIGINT NOT NULL, 
	moved BIGINT, 
	rematch VARCHAR(64), 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES identities (id)
);
INSERT INTO games VALUES('id-3','over','id-1','africa','74ac36a45cea6e759da50f1b6b044ec114bea7e32d7c658baac90dc94154d655','{"trains":10}',0,NULL,0,'5b11618c2e44027877d0cd0921ed166b9f176f50587fc91e7534dd2946db77d6','1e69a26660353e4bb77c45c67220635b2926a4e48cb5a678a439249b27641919','[]',125,'',NULL,NULL,3,1700000004000,1700000054000,NULL);
INSERT INTO games VALUES('id-4','playing','id-1','africa','74ac36a45cea6e759da50f1b6b044ec114bea7e32d7c658baac90dc94154d655','{"trains":10}',1,NULL,0,'35224d0d3465d74e855f8d69a136e79c744ea35a675d3393360a327cbf6359a2','047d2dee887046ba139f9f82053dec0bc25dbbc934f67fdd674facf7f5139944','[]',30,'0',NULL,NULL,4,1700000056000,1700000070000,NULL);
INSERT INTO games VALUES('id-5','over','id-1','archipelago','68a9a516e51205063303d6ed419d126f86a78a91fcc2782b81062c658536b9ad','{"trains":10}',0,NULL,0,'e0d9ac7d3719d04d3d68bc463498b0889723c4e70c3549d43681dd8996b7177f','427357ae5c51129b37ccffdf50fe170962fa878096070873e71739e12139aa9d','[]',203,'',NULL,NULL,3,1700000075000,1700000153000,NULL);
INSERT INTO games VALUES('id-6','playing','id-1','archipelago','68a9a516e51205063303d6ed419d126f86a78a91fcc2782b81062c658536b9ad','{"trains":10}',0,NULL,0,'fe2d033fef7942ed06d418992d35ca98feb53943d452f5994f96934d754e15cb','36f407fbaf425b55a969353b9c7d977b2b59fed0872e3affe74ffac3ab6aaeb0','[]',30,'0',NULL,NULL,4,1700000155000,1700000169000,NULL);
INSERT INTO games VALUES('id-7','lobby','id-1','archipelago','68a9a516e51205063303d6ed419d126f86a78a91fcc2782b81062c658536b9ad','{}',0,NULL,0,'19aa8a9a65d501367caed454cfe1c6fce944dc26df6b20f6fdbec80fd747312d','21ce104302395b8d1f98d0fa6194cb30c1a33fab3bfc13df173a7b856d6073f7','[]',0,'',NULL,NULL,1,1700000174000,NULL,NULL);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	identity VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(identity) REFERENCES identities (id) ON DELETE CASCADE
);
INSERT INTO tokens VALUES('3f08aace122ee2368432c1ca23a049bc640bafbf00fdf33a52429f38ba12dbf9','id-1','bearer',1700000001000,NULL);
INSERT INTO tokens VALUES('0f6bffa9661cb5dd2f3f7b2929f33061f58a7ba7fdd689530b1a306f8ed8f3ec','id-2','bearer',1700000002000,NULL);
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
CREATE TABLE invites (
	hash VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	seat INTEGER, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO invites VALUES('a2f2b0b588bcc84fbf4d2ac8cc086b6f84de3e00fa3c1ba11e38ac078eb03192','id-3',NULL,1700000005000);
INSERT INTO invites VALUES('0d59e266304dee1d75ac34fa01986a53b8097398a4e7e87b54b8b9732691dc98','id-4',NULL,1700000057000);
INSERT INTO invites VALUES('6fcb1cf1b113a341db0fa49dc95fcb841140e6ef6e05ac4cf9b0a5b22a0f056c','id-5',NULL,1700000076000);
INSERT INTO invites VALUES('47076dea039ec9db94fc55694f6864a1cfe47d4f93e41c010e4521e3378888e5','id-6',NULL,1700000156000);
INSERT INTO invites VALUES('e7c9583f202a49ecd684b04f6435a3cfa6788f8f541e9c09965a857802757b17','id-7',NULL,1700000175000);
CREATE TABLE seats (
	game VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	identity VARCHAR(64), 
	bot VARCHAR(64), 
	name VARCHAR(40), 
	words VARCHAR(100) DEFAULT '' NOT NULL, 
	stand_in VARCHAR(64), 
	online VARCHAR(64), 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	FOREIGN KEY(identity) REFERENCES identities (id)
);
INSERT INTO seats VALUES('id-3',0,'person','id-1',NULL,NULL,'',NULL,NULL);
INSERT INTO seats VALUES('id-3',1,'bot',NULL,'random',NULL,'',NULL,NULL);
INSERT INTO seats VALUES('id-4',0,'person','id-1',NULL,NULL,'',NULL,NULL);
INSERT INTO seats VALUES('id-4',1,'person','id-2',NULL,NULL,'',NULL,NULL);
INSERT INTO seats VALUES('id-5',0,'person','id-1',NULL,NULL,'',NULL,NULL);
INSERT INTO seats VALUES('id-5',1,'bot',NULL,'random',NULL,'',NULL,NULL);
INSERT INTO seats VALUES('id-6',0,'person','id-1',NULL,NULL,'',NULL,NULL);
INSERT INTO seats VALUES('id-6',1,'person','id-2',NULL,NULL,'',NULL,NULL);
INSERT INTO seats VALUES('id-7',0,'person','id-1',NULL,NULL,'',NULL,NULL);
INSERT INTO seats VALUES('id-7',1,'open',NULL,NULL,NULL,'',NULL,NULL);
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
INSERT INTO steps VALUES('id-3',1,27,NULL,'start','dealer','[{"type":"starting-player-drawn","seat":0},{"type":"train-card-dealt","seat":0,"card":"orange"},{"type":"train-card-dealt","seat":0,"card":"yellow"},{"type":"train-card-dealt","seat":0,"card":"purple"},{"type":"train-card-dealt","seat":0,"card":"locomotive"},{"type":"terrain-card-dealt","seat":0,"terrain":"desert"},{"type":"ticket-dealt","seat":0,"ticket":"dar-es-salaam--salisbury"},{"type":"ticket-dealt","seat":0,"ticket":"bondo--east-london"},{"type":"ticket-dealt","seat":0,"ticket":"cabinda--zomba"},{"type":"ticket-dealt","seat":0,"ticket":"bulawayo--windhoek"},{"type":"train-card-dealt","seat":1,"card":"locomotive"},{"type":"train-card-dealt","seat":1,"card":"red"},{"type":"train-card-dealt","seat":1,"card":"blue"},{"type":"train-card-dealt","seat":1,"card":"white"},{"type":"terrain-card-dealt","seat":1,"terrain":"jungle"},{"type":"ticket-dealt","seat":1,"ticket":"bulawayo--luanda"},{"type":"ticket-dealt","seat":1,"ticket":"bogoro--ngaoundere"},{"type":"ticket-dealt","seat":1,"ticket":"mocambique--port-elizabeth"},{"type":"ticket-dealt","seat":1,"ticket":"port-nolloth--pretoria"},{"type":"train-card-laid","slot":0,"card":"blue"},{"type":"train-card-laid","slot":1,"card":"white"},{"type":"train-card-laid","slot":2,"card":"green"},{"type":"train-card-laid","slot":3,"card":"purple"},{"type":"train-card-laid","slot":4,"card":"red"},{"type":"terrain-card-laid","slot":0,"terrain":"desert"},{"type":"terrain-card-laid","slot":1,"terrain":"jungle"},{"type":"setup-completed"}]',1700000009000);
INSERT INTO steps VALUES('id-3',28,28,0,'50b5d6dfe502491886dc15493efcebef','person','[{"type":"starting-tickets-chosen","seat":0,"tickets":["bondo--east-london","cabinda--zomba"]}]',1700000013000);
INSERT INTO steps VALUES('id-3',29,30,1,'bot-27','bot random','[{"type":"starting-tickets-chosen","seat":1,"tickets":["bulawayo--luanda","mocambique--port-elizabeth","port-nolloth--pretoria"]},{"type":"starting-tickets-settled","counts":[2,3]}]',1700000014000);
INSERT INTO steps VALUES('id-3',31,32,0,'6bee482790f64bbfad0522b657ed05c1','person','[{"type":"train-card-taken","seat":0,"card":"purple","slot":3},{"type":"train-card-laid","slot":3,"card":"purple"}]',1700000015000);
INSERT INTO steps VALUES('id-3',33,35,0,'0559dbb73e1d475d8d65452d6bcc32e6','person','[{"type":"deck-drawn","seat":0,"deck":"terrain"},{"type":"terrain-card-dealt","seat":0,"terrain":"mountain"},{"type":"turn-ended","seat":0}]',1700000016000);
INSERT INTO steps VALUES('id-3',36,37,1,'bot-35','bot random','[{"type":"route-claimed","seat":1,"route":"salisbury--bulawayo","payment":{"locomotive":1},"doubling":null,"discarded":{},"points":1},{"type":"turn-ended","seat":1}]',1700000017000);
INSERT INTO steps VALUES('id-3',38,39,0,'abfff8f3cbad4ccb84c371984d78a056','person','[{"type":"route-claimed","seat":0,"route":"port-florence--kismayu","payment":{"purple":1},"doubling":{"locomotives":0},"discarded":{"mountain":1},"points":2},{"type":"turn-ended","seat":0}]',1700000018000);
INSERT INTO steps VALUES('id-3',40,41,1,'bot-39','bot random','[{"type":"route-claimed","seat":1,"route":"ujiji--elizabethville","payment":{"blue":1},"doubling":{"locomotives":0},"discarded":{"jungle":1},"points":2},{"type":"turn-ended","seat":1}]',1700000019000);
INSERT INTO steps VALUES('id-3',42,43,0,'b3e1d7a325644e90ade5e97d815841c8','person','[{"type":"route-claimed","seat":0,"route":"cabinda--leopoldville--b","payment":{"locomotive":1},"doubling":null,"discarded":{},"points":1},{"type":"turn-ended","seat":0}]',1700000020000);
INSERT INTO steps VALUES('id-3',44,45,1,'bot-43','bot random','[{"type":"deck-drawn","seat":1,"deck":"train"},{"type":"train-card-dealt","seat":1,"card":"white"}]',1700000021000);
INSERT INTO steps VALUES('id-3',46,48,1,'bot-45','bot random','[{"type":"train-card-taken","seat":1,"card":"blue","slot":0},{"type":"train-card-laid","slot":0,"card":"red"},{"type":"turn-ended","seat":1}]',1700000022000);
INSERT INTO steps VALUES('id-3',49,50,0,'14756f0788a04b4998385a81669ca8ab','person','[{"type":"train-card-taken","seat":0,"card":"purple","slot":3},{"type":"train-card-laid","slot":3,"card":"blue"}]',1700000023000);
INSERT INTO steps VALUES('id-3',51,53,0,'c860053dcc774a0480f00b7c53f4ae13','person','[{"type":"deck-drawn","seat":0,"deck":"train"},{"type":"train-card-dealt","seat":0,"card":"red"},{"type":"turn-ended","seat":0}]',1700000024000);
INSERT INTO steps VALUES('id-3',54,55,1,'bot-53','bot random','[{"type":"route-claimed","seat":1,"route":"port-elizabeth--east-london--b","payment":{"white":1},"doubling":null,"discarded":{},"points":1},{"type":"turn-ended","seat":1}]',1700000025000);
INSERT INTO steps VALUES('id-3',56,57,0,'237cb9568a66405f95ce8fc43ede30a9','person','[{"type":"route-claimed","seat":0,"route":"gondokoro--bogoro","payment":{"purple":2},"doubling":null,"discarded":{},"points":2},{"type":"turn-ended","seat":0}]',1700000026000);
INSERT INTO steps VALUES('id-3',58,59,1,'bot-57','bot random','[{"type":"deck-drawn","seat":1,"deck":"terrain"},{"type":"terrain-card-dealt","seat":1,"terrain":"mountain"}]',1700000027000);
INSERT INTO steps VALUES('id-3',60,62,1,'bot-59','bot random','[{"type":"train-card-taken","seat":1,"card":"blue","slot":3},{"type":"train-card-laid","slot":3,"card":"black"},{"type":"turn-ended","seat":1}]',1700000028000);
INSERT INTO steps VALUES('id-3',63,64,0,'337dc5d57d804aabbfbb82fd61b9a6a7','person','[{"type":"terrain-card-taken","seat":0,"terrain":"desert","slot":0},{"type":"terrain-card-laid","slot":0,"terrain":"mountain"}]',1700000029000);
INSERT INTO steps VALUES('id-3',65,67,0,'e5c8becf02264511bef0b96e2ac35a3f','person','[{"type":"deck-drawn","seat":0,"deck":"terrain"},{"type":"terrain-card-dealt","seat":0,"terrain":"mountain"},{"type":"turn-ended","seat":0}]',1700000030000);
INSERT INTO steps VALUES('id-3',68,69,1,'bot-67','bot random','[{"type":"terrain-card-taken","seat":1,"terrain":"jungle","slot":1},{"type":"terrain-card-laid","slot":1,"terrain":"jungle"}]',1700000031000);
INSERT INTO steps VALUES('id-3',70,72,1,'bot-69','bot random','[{"type":"train-card-taken","seat":1,"card":"black","slot":3},{"type":"train-card-laid","slot":3,"card":"purple"},{"type":"turn-ended","seat":1}]',1700000032000);
INSERT INTO steps VALUES('id-3',73,74,0,'dc423f7f44b04c28b5fcdac22747dc3e','person','[{"type":"train-card-taken","seat":0,"card":"red","slot":0},{"type":"train-card-laid","slot":0,"card":"yellow"}]',1700000033000);
INSERT INTO steps VALUES('id-3',75,77,0,'fcb728b1d016459a802a147263f4cded','person','[{"type":"train-card-taken","seat":0,"card":"red","slot":4},{"type":"train-card-laid","slot":4,"card":"blue"},{"type":"turn-ended","seat":0}]',1700000034000);
INSERT INTO steps VALUES('id-3',78,79,1,'bot-77','bot random','[{"type":"route-claimed","seat":1,"route":"pretoria--durban--a","payment":{"blue":2},"doubling":{"locomotives":0},"discarded":{"jungle":1},"points":4},{"type":"turn-ended","seat":1}]',1700000035000);
INSERT INTO steps VALUES('id-3',80,81,0,'71098fe85c814a47923b84160a44243d','person','[{"type":"route-claimed","seat":0,"route":"ghanzi--windhoek","payment":{"red":2},"doubling":{"locomotives":0},"discarded":{"desert":1},"points":4},{"type":"turn-ended","seat":0}]',1700000036000);
INSERT INTO steps VALUES('id-3',82,86,1,'bot-81','bot random','[{"type":"tickets-drawn","seat":1,"count":4},{"type":"ticket-dealt","seat":1,"ticket":"port-florence--serpa-pinto"},{"type":"ticket-dealt","seat":1,"ticket":"bogoro--mocamedes"},{"type":"ticket-dealt","seat":1,"ticket":"addis-ababa--nigeria"},{"type":"ticket-dealt","seat":1,"ticket":"chad--douala"}]',1700000037000);
INSERT INTO steps VALUES('id-3',87,88,1,'bot-86','bot random','[{"type":"tickets-kept","seat":1,"kept":["bogoro--mocamedes","addis-ababa--nigeria","chad--douala"],"returned":["port-florence--serpa-pinto"]},{"type":"turn-ended","seat":1}]',1700000038000);
INSERT INTO steps VALUES('id-3',89,90,0,'9e5a917e26cb434793fc9d00cfccb4d9','person','[{"type":"train-card-taken","seat":0,"card":"blue","slot":4},{"type":"train-card-laid","slot":4,"card":"green"}]',1700000039000);
INSERT INTO steps VALUES('id-3',91,93,0,'d961b38a50034c7ab046664164c7ce52','person','[{"type":"deck-drawn","seat":0,"deck":"train"},{"type":"train-card-dealt","seat":0,"card":"green"},{"type":"turn-ended","seat":0}]',1700000040000);
INSERT INTO steps VALUES('id-3',94,95,1,'bot-93','bot random','[{"type":"terrain-card-taken","seat":1,"terrain":"jungle","slot":1},{"type":"terrain-card-laid","slot":1,"terrain":"mountain"}]',1700000041000);
INSERT INTO steps VALUES('id-3',96,98,1,'bot-95','bot random','[{"type":"deck-drawn","seat":1,"deck":"train"},{"type":"train-card-dealt","seat":1,"card":"locomotive"},{"type":"turn-ended","seat":1}]',1700000042000);
INSERT INTO steps VALUES('id-3',99,100,0,'0ab94616a21e429780ecb974bc1b2e1e','person','[{"type":"route-claimed","seat":0,"route":"windhoek--walvis-bay","payment":{"orange":1},"doubling":{"locomotives":0},"discarded":{"desert":1},"points":2},{"type":"turn-ended","seat":0}]',1700000043000);
INSERT INTO steps VALUES('id-3',101,102,1,'bot-100','bot random','[{"type":"route-claimed","seat":1,"route":"douala--nigeria-1--a","payment":{"white":1,"locomotive":1},"doubling":null,"discarded":{},"points":2},{"type":"turn-ended","seat":1}]',1700000044000);
INSERT INTO steps VALUES('id-3',103,104,0,'0123ea58994f4f4b90a8ae0b11711a8f','person','[{"type":"train-card-taken","seat":0,"card":"green","slot":2},{"type":"train-card-laid","slot":2,"card":"blue"}]',1700000045000);
INSERT INTO steps VALUES('id-3',105,107,0,'bf97eac72ae542429f9cf2bd79883585','person','[{"type":"train-card-taken","seat":0,"card":"yellow","slot":0},{"type":"train-card-laid","slot":0,"card":"white"},{"type":"turn-ended","seat":0}]',1700000046000);
INSERT INTO steps VALUES('id-3',108,109,1,'bot-107','bot random','[{"type":"train-card-taken","seat":1,"card":"purple","slot":3},{"type":"train-card-laid","slot":3,"card":"red"}]',1700000048000);
INSERT INTO steps VALUES('id-3',110,112,1,'bot-109','bot random','[{"type":"train-card-taken","seat":1,"card":"green","slot":4},{"type":"train-card-laid","slot":4,"card":"locomotive"},{"type":"turn-ended","seat":1}]',1700000049000);
INSERT INTO steps VALUES('id-3',113,115,0,'666b743681ad47fe8378e74b15025a47','person','[{"type":"route-claimed","seat":0,"route":"cabinda--luanda--a","payment":{"green":1},"doubling":null,"discarded":{},"points":1},{"type":"last-round-began","seat":0},{"type":"turn-ended","seat":0}]',1700000050000);
INSERT INTO steps VALUES('id-3',116,117,1,'bot-115','bot random','[{"type":"train-card-taken","seat":1,"card":"red","slot":3},{"type":"train-card-laid","slot":3,"card":"orange"}]',1700000051000);
INSERT INTO steps VALUES('id-3',118,120,1,'bot-117','bot random','[{"type":"deck-drawn","seat":1,"deck":"train"},{"type":"train-card-dealt","seat":1,"card":"yellow"},{"type":"turn-ended","seat":1}]',1700000052000);
INSERT INTO steps VALUES('id-3',121,122,0,'eea3f4fefe5f44319e3ea7848b9355a8','person','[{"type":"deck-drawn","seat":0,"deck":"terrain"},{"type":"terrain-card-dealt","seat":0,"terrain":"jungle"}]',1700000053000);
INSERT INTO steps VALUES('id-3',123,125,0,'220e8ac7e9934ef398f692f1376e89b8','person','[{"type":"train-card-taken","seat":0,"card":"white","slot":0},{"type":"train-card-laid","slot":0,"card":"black"},{"type":"game-ended","reason":"last-round-over","revealed":[["bondo--east-london","cabinda--zomba"],["bulawayo--luanda","mocambique--port-elizabeth","port-nolloth--pretoria","bogoro--mocamedes","addis-ababa--nigeria","chad--douala"]]}]',1700000054000);
INSERT INTO steps VALUES('id-4',1,27,NULL,'start','dealer','[{"type":"starting-player-drawn","seat":0},{"type":"train-card-dealt","seat":0,"card":"red"},{"type":"train-card-dealt","seat":0,"card":"orange"},{"type":"train-card-dealt","seat":0,"card":"white"},{"type":"train-card-dealt","seat":0,"card":"purple"},{"type":"terrain-card-dealt","seat":0,"terrain":"mountain"},{"type":"ticket-dealt","seat":0,"ticket":"bloemfontein--madagascar"},{"type":"ticket-dealt","seat":0,"ticket":"addis-ababa--nigeria"},{"type":"ticket-dealt","seat":0,"ticket":"bondo--east-london"},{"type":"ticket-dealt","seat":0,"ticket":"fachoda--ujiji"},{"type":"train-card-dealt","seat":1,"card":"red"},{"type":"train-card-dealt","seat":1,"card":"purple"},{"type":"train-card-dealt","seat":1,"card":"blue"},{"type":"train-card-dealt","seat":1,"card":"purple"},{"type":"terrain-card-dealt","seat":1,"terrain":"mountain"},{"type":"ticket-dealt","seat":1,"ticket":"bangui--cabinda"},{"type":"ticket-dealt","seat":1,"ticket":"bogoro--leopoldville"},{"type":"ticket-dealt","seat":1,"ticket":"fachoda--nigeria"},{"type":"ticket-dealt","seat":1,"ticket":"port-elizabeth--walvis-bay"},{"type":"train-card-laid","slot":0,"card":"purple"},{"type":"train-card-laid","slot":1,"card":"purple"},{"type":"train-card-laid","slot":2,"card":"red"},{"type":"train-card-laid","slot":3,"card":"yellow"},{"type":"train-card-laid","slot":4,"card":"blue"},{"type":"terrain-card-laid","slot":0,"terrain":"mountain"},{"type":"terrain-card-laid","slot":1,"terrain":"mountain"},{"type":"setup-completed"}]',1700000064000);
INSERT INTO steps VALUES('id-4',28,28,0,'move-0','person','[{"type":"starting-tickets-chosen","seat":0,"tickets":["bloemfontein--madagascar","bondo--east-london"]}]',1700000067000);
INSERT INTO steps VALUES('id-4',29,30,1,'move-0','person','[{"type":"starting-tickets-chosen","seat":1,"tickets":["bangui--cabinda","fachoda--nigeria"]},{"type":"starting-tickets-settled","counts":[2,2]}]',1700000070000);
INSERT INTO steps VALUES('id-5',1,27,NULL,'start','dealer','[{"type":"starting-player-drawn","seat":0},{"type":"train-card-dealt","seat":0,"card":"red"},{"type":"train-card-dealt","seat":0,"card":"orange"},{"type":"train-card-dealt","seat":0,"card":"yellow"},{"type":"train-card-dealt","seat":0,"card":"locomotive"},{"type":"terrain-card-dealt","seat":0,"terrain":"mountain"},{"type":"ticket-dealt","seat":0,"ticket":"anse--estuary"},{"type":"ticket-dealt","seat":0,"ticket":"cap--gulf"},{"type":"ticket-dealt","seat":0,"ticket":"cap--estuary"},{"type":"ticket-dealt","seat":0,"ticket":"baie--estuary"},{"type":"train-card-dealt","seat":1,"card":"locomotive"},{"type":"train-card-dealt","seat":1,"card":"blue"},{"type":"train-card-dealt","seat":1,"card":"red"},{"type":"train-card-dealt","seat":1,"card":"orange"},{"type":"terrain-card-dealt","seat":1,"terrain":"mountain"},{"type":"ticket-dealt","seat":1,"ticket":"baie--cap"},{"type":"ticket-dealt","seat":1,"ticket":"dune--fjord"},{"type":"ticket-dealt","seat":1,"ticket":"anse--gulf"},{"type":"ticket-dealt","seat":1,"ticket":"cap--dune"},{"type":"train-card-laid","slot":0,"card":"yellow"},{"type":"train-card-laid","slot":1,"card":"orange"},{"type":"train-card-laid","slot":2,"card":"purple"},{"type":"train-card-laid","slot":3,"card":"white"},{"type":"train-card-laid","slot":4,"card":"red"},{"type":"terrain-card-laid","slot":0,"terrain":"desert"},{"type":"terrain-card-laid","slot":1,"terrain":"mountain"},{"type":"setup-completed"}]',1700000080000);
INSERT INTO steps VALUES('id-5',28,28,1,'bot-27','bot random','[{"type":"starting-tickets-chosen","seat":1,"tickets":["dune--fjord","anse--gulf"]}]',1700000082000);
INSERT INTO steps VALUES('id-5',29,30,0,'bc1e397d756e4a4489250a547232902c','person','[{"type":"starting-tickets-chosen","seat":0,"tickets":["cap--gulf","cap--estuary"]},{"type":"starting-tickets-settled","counts":[2,2]}]',1700000085000);
INSERT INTO steps VALUES('id-5',31,32,0,'4fafd823a90946869bc2bb5446812be6','person','[{"type":"deck-drawn","seat":0,"deck":"train"},{"type":"train-card-dealt","seat":0,"card":"black"}]',1700000086000);
INSERT INTO steps VALUES('id-5',33,35,0,'e9f0e7da8014437b9929568605b0d18a','person','[{"type":"deck-drawn","seat":0,"deck":"terrain"},{"type":"terrain-card-dealt","seat":0,"terrain":"mountain"},{"type":"turn-ended","seat":0}]',1700000087000);
INSERT INTO steps VALUES('id-5',36,37,1,'bot-35','bot random','[{"type":"train-card-taken","seat":1,"card":"orange","slot":1},{"type":"train-card-laid","slot":1,"card":"orange"}]',1700000088000);
INSERT INTO steps VALUES('id-5',38,40,1,'bot-37','bot random','[{"type":"train-card-taken","seat":1,"card":"red","slot":4},{"type":"train-card-laid","slot":4,"card":"red"},{"type":"turn-ended","seat":1}]',1700000089000);
INSERT INTO steps VALUES('id-5',41,42,0,'a0b0b09ee3ae47de9606b86b050d2997','person','[{"type":"route-claimed","seat":0,"route":"estuary--fjord","payment":{"locomotive":1},"doubling":{"locomotives":0},"discarded":{"mountain":1},"points":2},{"type":"turn-ended","seat":0}]',1700000090000);
INSERT INTO steps VALUES('id-5',43,44,1,'bot-42','bot random','[{"type":"route-claimed","seat":1,"route":"baie--cap","payment":{"locomotive":1},"doubling":null,"discarded":{},"points":1},{"type":"turn-ended","seat":1}]',1700000091000);
INSERT INTO steps VALUES('id-5',45,46,0,'15fc1b261df34a7bb70cf4de0add85cf','person','[{"type":"train-card-taken","seat":0,"card":"orange","slot":1},{"type":"train-card-laid","slot":1,"card":"black"}]',1700000092000);
INSERT INTO steps VALUES('id-5',47,49,0,'8237c92946d7473190676a347ea0697b','person','[{"type":"deck-drawn","seat":0,"deck":"train"},{"type":"train-card-dealt","seat":0,"card":"locomotive"},{"type":"turn-ended","seat":0}]',1700000094000);
INSERT INTO steps VALUES('id-5',50,51,1,'bot-49','bot random','[{"type":"terrain-card-taken","seat":1,"terrain":"mountain","slot":1},{"type":"terrain-card-laid","slot":1,"terrain":"desert"}]',1700000095000);
INSERT INTO steps VALUES('id-5',52,54,1,'bot-51','bot random','[{"type":"train-card-taken","seat":1,"card":"red","slot":4},{"type":"train-card-laid","slot":4,"card":"locomotive"},{"type":"turn-ended","seat":1}]',1700000096000);
INSERT INTO steps VALUES('id-5',55,56,0,'37fc8435b7cc40b2be3163ce39a6de4a','person','[{"type":"route-claimed","seat":0,"route":"fjord--gulf","payment":{"orange":1,"locomotive":1},"doubling":null,"discarded":{},"points":2},{"type":"turn-ended","seat":0}]',1700000097000);
INSERT INTO steps VALUES('id-5',57,58,1,'bot-56','bot random','[{"type":"train-card-taken","seat":1,"card":"black","slot":1},{"type":"train-card-laid","slot":1,"card":"purple"}]',1700000098000);
INSERT INTO steps VALUES('id-5',59,61,1,'bot-58','bot random','[{"type":"deck-drawn","seat":1,"deck":"train"},{"type":"train-card-dealt","seat":1,"card":"black"},{"type":"turn-ended","seat":1}]',1700000099000);
INSERT INTO steps VALUES('id-5',62,63,0,'064f17ab46c64b51b6f6870677250f1f','person','[{"type":"train-card-taken","seat":0,"card":"white","slot":3},{"type":"train-card-laid","slot":3,"card":"green"}]',1700000100000);
INSERT INTO steps VALUES('id-5',64,66,0,'50d5f2d25f2b460fb62c7111e955bcc1','person','[{"type":"train-card-taken","seat":0,"card":"green","slot":3},{"type":"train-card-laid","slot":3,"card":"red"},{"type":"turn-ended","seat":0}]',1700000101000);
INSERT INTO steps VALUES('id-5',67,68,1,'bot-66','bot random','[{"type":"route-claimed","seat":1,"route":"anse--baie","payment":{"red":2},"doubling":null,"discarded":{},"points":2},{"type":"turn-ended","seat":1}]',1700000102000);
INSERT INTO steps VALUES('id-5',69,73,0,'ac44140d8adf447f902a12975752cb18','person','[{"type":"tickets-drawn","seat":0,"count":4},{"type":"ticket-dealt","seat":0,"ticket":"dune--estuary"},{"type":"ticket-dealt","seat":0,"ticket":"baie--dune"},{"type":"ticket-dealt","seat":0,"ticket":"anse--baie"},{"type":"ticket-dealt","seat":0,"ticket":"dune--gulf"}]',1700000103000);
INSERT INTO steps VALUES('id-5',74,75,0,'272c132cfb014d3a826183ff651d2a15','person','[{"type":"tickets-kept","seat":0,"kept":["dune--estuary","anse--baie","dune--gulf"],"returned":["baie--dune"]},{"type":"turn-ended","seat":0}]',1700000104000);
INSERT INTO steps VALUES('id-5',76,77,1,'bot-75','bot random','[{"type":"deck-drawn","seat":1,"deck":"terrain"},{"type":"terrain-card-dealt","seat":1,"terrain":"jungle"}]',1700000105000);
INSERT INTO steps VALUES('id-5',78,80,1,'bot-77','bot random','[{"type":"train-card-taken","seat":1,"card":"purple","slot":1},{"type":"train-card-laid","slot":1,"card":"yellow"},{"type":"turn-ended","seat":1}]',1700000106000);
INSERT INTO steps VALUES('id-5',81,82,0,'a0cd236a8fc74cc8ba15b6e21f60540a','person','[{"type":"deck-drawn","seat":0,"deck":"train"},{"type":"train-card-dealt","seat":0,"card":"white"}]',1700000107000);
INSERT INTO steps VALUES('id-5',83,85,0,'fd70ec6f56be4a179e230878361ba676','person','[{"type":"train-card-taken","seat":0,"card":"red","slot":3},{"type":"train-card-laid","slot":3,"card":"white"},{"type":"turn-ended","seat":0}]',1700000108000);
INSERT INTO steps VALUES('id-5',86,87,1,'bot-85','bot random','[{"type":"deck-drawn","seat":1,"deck":"terrain"},{"type":"terrain-card-dealt","seat":1,"terrain":"mountain"}]',1700000109000);
INSERT INTO steps VALUES('id-5',88,90,1,'bot-87','bot random','[{"type":"terrain-card-taken","seat":1,"terrain":"desert","slot":0},{"type":"terrain-card-laid","slot":0,"terrain":"jungle"},{"type":"turn-ended","seat":1}]',1700000110000);
INSERT INTO steps VALUES('id-5',91,92,0,'48994612ed3547e0b729895c1adb90f0','person','[{"type":"train-card-taken","seat":0,"card":"purple","slot":2},{"type":"train-card-laid","slot":2,"card":"white"}]',1700000111000);
INSERT INTO steps VALUES('id-5',93,95,0,'221a58a1f5de4005a79f505812ba6c33','person','[{"type":"deck-drawn","seat":0,"deck":"train"},{"type":"train-card-dealt","seat":0,"card":"blue"},{"type":"turn-ended","seat":0}]',1700000112000);
INSERT INTO steps VALUES('id-5',96,97,1,'bot-95','bot random','[{"type":"terrain-card-taken","seat":1,"terrain":"jungle","slot":0},{"type":"terrain-card-laid","slot":0,"terrain":"mountain"}]',1700000113000);
INSERT INTO steps VALUES('id-5',98,100,1,'bot-97','bot random','[{"type":"deck-drawn","seat":1,"deck":"train"},{"type":"train-card-dealt","seat":1,"card":"green"},{"type":"turn-ended","seat":1}]',1700000114000);
INSERT INTO steps VALUES('id-5',101,102,0,'3d54488a3c0a4963a857c828b8ab5d23','person','[{"type":"deck-drawn","seat":0,"deck":"terrain"},{"type":"terrain-card-dealt","seat":0,"terrain":"jungle"}]',1700000115000);
INSERT INTO steps VALUES('id-5',103,105,0,'1306098d46e24134b9e265d36f8e2c3e','person','[{"type":"train-card-taken","seat":0,"card":"white","slot":2},{"type":"train-card-laid","slot":2,"card":"yellow"},{"type":"turn-ended","seat":0}]',1700000116000);
INSERT INTO steps VALUES('id-5',106,107,1,'bot-105','bot random','[{"type":"train-card-taken","seat":1,"card":"white","slot":3},{"type":"train-card-laid","slot":3,"card":"red"}]',1700000117000);
INSERT INTO steps VALUES('id-5',108,110,1,'bot-107','bot random','[{"type":"terrain-card-taken","seat":1,"terrain":"desert","slot":1},{"type":"terrain-card-laid","slot":1,"terrain":"jungle"},{"type":"turn-ended","seat":1}]',1700000118000);
INSERT INTO steps VALUES('id-5',111,115,0,'b984fc3ad46348d99f21565db440a777','person','[{"type":"tickets-drawn","seat":0,"count":4},{"type":"ticket-dealt","seat":0,"ticket":"estuary--gulf"},{"type":"ticket-dealt","seat":0,"ticket":"anse--cap"},{"type":"ticket-dealt","seat":0,"ticket":"baie--gulf"},{"type":"ticket-dealt","seat":0,"ticket":"baie--fjord"}]',1700000119000);
INSERT INTO steps VALUES('id-5',116,117,0,'1cd6d038fce74fc79fed6cb2014570f4','person','[{"type":"tickets-kept","seat":0,"kept":["estuary--gulf","baie--gulf"],"returned":["anse--cap","baie--fjord"]},{"type":"turn-ended","seat":0}]',1700000120000);
INSERT INTO steps VALUES('id-5',118,119,1,'bot-117','bot random','[{"type":"terrain-card-taken","seat":1,"terrain":"mountain","slot":0},{"type":"terrain-card-laid","slot":0,"terrain":"desert"}]',1700000121000);
INSERT INTO steps VALUES('id-5',120,122,1,'bot-119','bot random','[{"type":"train-card-taken","seat":1,"card":"yellow","slot":0},{"type":"train-card-laid","slot":0,"card":"blue"},{"type":"turn-ended","seat":1}]',1700000122000);
INSERT INTO steps VALUES('id-5',123,127,0,'12c0e214314d4c7680dd244ab4dddad5','person','[{"type":"tickets-drawn","seat":0,"count":4},{"type":"ticket-dealt","seat":0,"ticket":"anse--dune"},{"type":"ticket-dealt","seat":0,"ticket":"estuary--fjord"},{"type":"ticket-dealt","seat":0,"ticket":"anse--fjord"},{"type":"ticket-dealt","seat":0,"ticket":"cap--fjord"}]',1700000123000);
INSERT INTO steps VALUES('id-5',128,129,0,'61f7a44b30f14f78adca9ebcf997b0dc','person','[{"type":"tickets-kept","seat":0,"kept":["anse--dune","anse--fjord"],"returned":["estuary--fjord","cap--fjord"]},{"type":"turn-ended","seat":0}]',1700000124000);
INSERT INTO steps VALUES('id-5',130,131,1,'bot-129','bot random','[{"type":"terrain-card-taken","seat":1,"terrain":"jungle","slot":1},{"type":"terrain-card-laid","slot":1,"terrain":"mountain"}]',1700000125000);
INSERT INTO steps VALUES('id-5',132,134,1,'bot-131','bot random','[{"type":"deck-drawn","seat":1,"deck":"terrain"},{"type":"terrain-card-dealt","seat":1,"terrain":"desert"},{"type":"turn-ended","seat":1}]',1700000126000);
INSERT INTO steps VALUES('id-5',135,136,0,'b4f5e7ece32043daaedc186696ab2287','person','[{"type":"train-card-taken","seat":0,"card":"yellow","slot":1},{"type":"train-card-laid","slot":1,"card":"locomotive"}]',1700000127000);
INSERT INTO steps VALUES('id-5',137,139,0,'49b6b3c3310a4b8aa96c2d221ed54715','person','[{"type":"terrain-card-taken","seat":0,"terrain":"desert","slot":0},{"type":"terrain-card-laid","slot":0,"terrain":"desert"},{"type":"turn-ended","seat":0}]',1700000128000);
INSERT INTO steps VALUES('id-5',140,141,1,'bot-139','bot random','[{"type":"train-card-taken","seat":1,"card":"blue","slot":0},{"type":"train-card-laid","slot":0,"card":"purple"}]',1700000129000);
INSERT INTO steps VALUES('id-5',142,144,1,'bot-141','bot random','[{"type":"train-card-taken","seat":1,"card":"purple","slot":0},{"type":"train-card-laid","slot":0,"card":"blue"},{"type":"turn-ended","seat":1}]',1700000130000);
INSERT INTO steps VALUES('id-5',145,146,0,'53b4d10925b04531b976f2ef0b9109cd','person','[{"type":"train-card-taken","seat":0,"card":"red","slot":3},{"type":"train-card-laid","slot":3,"card":"red"}]',1700000131000);
INSERT INTO steps VALUES('id-5',147,149,0,'e4b5b9343d154f7ea78c52a60aa27466','person','[{"type":"deck-drawn","seat":0,"deck":"terrain"},{"type":"terrain-card-dealt","seat":0,"terrain":"desert"},{"type":"turn-ended","seat":0}]',1700000132000);
INSERT INTO steps VALUES('id-5',150,151,1,'bot-149','bot random','[{"type":"deck-drawn","seat":1,"deck":"train"},{"type":"train-card-dealt","seat":1,"card":"blue"}]',1700000133000);
INSERT INTO steps VALUES('id-5',152,154,1,'bot-151','bot random','[{"type":"deck-drawn","seat":1,"deck":"terrain"},{"type":"terrain-card-dealt","seat":1,"terrain":"mountain"},{"type":"turn-ended","seat":1}]',1700000134000);
INSERT INTO steps VALUES('id-5',155,156,0,'8ad98f27e89f4929a5d9230c322b5d51','person','[{"type":"route-claimed","seat":0,"route":"cap--dune","payment":{"red":3},"doubling":null,"discarded":{},"points":4},{"type":"turn-ended","seat":0}]',1700000135000);
INSERT INTO steps VALUES('id-5',157,158,1,'bot-156','bot random','[{"type":"terrain-card-taken","seat":1,"terrain":"desert","slot":0},{"type":"terrain-card-laid","slot":0,"terrain":"mountain"}]',1700000136000);
INSERT INTO steps VALUES('id-5',159,161,1,'bot-158','bot random','[{"type":"deck-drawn","seat":1,"deck":"terrain"},{"type":"terrain-card-dealt","seat":1,"terrain":"jungle"},{"type":"turn-ended","seat":1}]',1700000137000);
INSERT INTO steps VALUES('id-5',162,163,0,'93097f0ce6e34d928cac3f61b637b62a','person','[{"type":"train-card-taken","seat":0,"card":"blue","slot":0},{"type":"train-card-laid","slot":0,"card":"yellow"}]',1700000138000);
INSERT INTO steps VALUES('id-5',164,166,0,'d1fab60131504c45996e5a9b218a2524','person','[{"type":"deck-drawn","seat":0,"deck":"terrain"},{"type":"terrain-card-dealt","seat":0,"terrain":"jungle"},{"type":"turn-ended","seat":0}]',1700000139000);
INSERT INTO steps VALUES('id-5',167,171,1,'bot-166','bot random','[{"type":"tickets-drawn","seat":1,"count":4},{"type":"ticket-dealt","seat":1,"ticket":"anse--estuary"},{"type":"ticket-dealt","seat":1,"ticket":"baie--estuary"},{"type":"ticket-dealt","seat":1,"ticket":"baie--cap"},{"type":"ticket-dealt","seat":1,"ticket":"cap--dune"}]',1700000140000);
INSERT INTO steps VALUES('id-5',172,173,1,'bot-171','bot random','[{"type":"tickets-kept","seat":1,"kept":["baie--cap"],"returned":["anse--estuary","baie--estuary","cap--dune"]},{"type":"turn-ended","seat":1}]',1700000141000);
INSERT INTO steps VALUES('id-5',174,175,0,'e5063f3570f24c0584dbb5907234d107','person','[{"type":"train-card-taken","seat":0,"card":"red","slot":3},{"type":"train-card-laid","slot":3,"card":"yellow"}]',1700000143000);
INSERT INTO steps VALUES('id-5',176,178,0,'944b9a6ab74647d18448298ee3dcd83e','person','[{"type":"train-card-taken","seat":0,"card":"yellow","slot":0},{"type":"train-card-laid","slot":0,"card":"white"},{"type":"turn-ended","seat":0}]',1700000144000);
INSERT INTO steps VALUES('id-5',179,183,1,'bot-178','bot random','[{"type":"tickets-drawn","seat":1,"count":4},{"type":"ticket-dealt","seat":1,"ticket":"baie--dune"},{"type":"ticket-dealt","seat":1,"ticket":"anse--cap"},{"type":"ticket-dealt","seat":1,"ticket":"baie--fjord"},{"type":"ticket-dealt","seat":1,"ticket":"estuary--fjord"}]',1700000145000);
INSERT INTO steps VALUES('id-5',184,185,1,'bot-183','bot random','[{"type":"tickets-kept","seat":1,"kept":["baie--dune","anse--cap","baie--fjord","estuary--fjord"],"returned":[]},{"type":"turn-ended","seat":1}]',1700000146000);
INSERT INTO steps VALUES('id-5',186,187,0,'76978c1d811e46a38eddf876d5bd7639','person','[{"type":"deck-drawn","seat":0,"deck":"train"},{"type":"train-card-dealt","seat":0,"card":"locomotive"}]',1700000147000);
INSERT INTO steps VALUES('id-5',188,190,0,'8231062c50c74b03ac286a3b75ccb92c','person','[{"type":"deck-drawn","seat":0,"deck":"terrain"},{"type":"terrain-card-dealt","seat":0,"terrain":"desert"},{"type":"turn-ended","seat":0}]',1700000148000);
INSERT INTO steps VALUES('id-5',191,192,1,'bot-190','bot random','[{"type":"terrain-card-taken","seat":1,"terrain":"mountain","slot":0},{"type":"terrain-card-laid","slot":0,"terrain":"mountain"}]',1700000149000);
INSERT INTO steps VALUES('id-5',193,195,1,'bot-192','bot random','[{"type":"deck-drawn","seat":1,"deck":"train"},{"type":"train-card-dealt","seat":1,"card":"locomotive"},{"type":"turn-ended","seat":1}]',1700000150000);
INSERT INTO steps VALUES('id-5',196,198,0,'37d1e39330524b2a8625149a8640bba4','person','[{"type":"route-claimed","seat":0,"route":"dune--estuary","payment":{"green":1,"locomotive":1},"doubling":null,"discarded":{},"points":2},{"type":"last-round-began","seat":0},{"type":"turn-ended","seat":0}]',1700000151000);
INSERT INTO steps VALUES('id-5',199,200,1,'bot-198','bot random','[{"type":"route-claimed","seat":1,"route":"anse--gulf","payment":{"black":2,"locomotive":1},"doubling":null,"discarded":{},"points":4},{"type":"turn-ended","seat":1}]',1700000152000);
INSERT INTO steps VALUES('id-5',201,203,0,'9fb1926388a44084b0a3055630614796','person','[{"type":"train-card-taken","seat":0,"card":"locomotive","slot":1},{"type":"train-card-laid","slot":1,"card":"purple"},{"type":"game-ended","reason":"last-round-over","revealed":[["cap--gulf","cap--estuary","dune--estuary","anse--baie","dune--gulf","estuary--gulf","baie--gulf","anse--dune","anse--fjord"],["dune--fjord","anse--gulf","baie--cap","baie--dune","anse--cap","baie--fjord","estuary--fjord"]]}]',1700000153000);
INSERT INTO steps VALUES('id-6',1,27,NULL,'start','dealer','[{"type":"starting-player-drawn","seat":0},{"type":"train-card-dealt","seat":0,"card":"purple"},{"type":"train-card-dealt","seat":0,"card":"orange"},{"type":"train-card-dealt","seat":0,"card":"black"},{"type":"train-card-dealt","seat":0,"card":"blue"},{"type":"terrain-card-dealt","seat":0,"terrain":"jungle"},{"type":"ticket-dealt","seat":0,"ticket":"cap--gulf"},{"type":"ticket-dealt","seat":0,"ticket":"baie--fjord"},{"type":"ticket-dealt","seat":0,"ticket":"baie--cap"},{"type":"ticket-dealt","seat":0,"ticket":"anse--baie"},{"type":"train-card-dealt","seat":1,"card":"green"},{"type":"train-card-dealt","seat":1,"card":"yellow"},{"type":"train-card-dealt","seat":1,"card":"black"},{"type":"train-card-dealt","seat":1,"card":"red"},{"type":"terrain-card-dealt","seat":1,"terrain":"jungle"},{"type":"ticket-dealt","seat":1,"ticket":"baie--gulf"},{"type":"ticket-dealt","seat":1,"ticket":"anse--cap"},{"type":"ticket-dealt","seat":1,"ticket":"cap--estuary"},{"type":"ticket-dealt","seat":1,"ticket":"estuary--gulf"},{"type":"train-card-laid","slot":0,"card":"green"},{"type":"train-card-laid","slot":1,"card":"blue"},{"type":"train-card-laid","slot":2,"card":"white"},{"type":"train-card-laid","slot":3,"card":"black"},{"type":"train-card-laid","slot":4,"card":"locomotive"},{"type":"terrain-card-laid","slot":0,"terrain":"desert"},{"type":"terrain-card-laid","slot":1,"terrain":"jungle"},{"type":"setup-completed"}]',1700000163000);
INSERT INTO steps VALUES('id-6',28,28,0,'move-0','person','[{"type":"starting-tickets-chosen","seat":0,"tickets":["cap--gulf","baie--cap"]}]',1700000166000);
INSERT INTO steps VALUES('id-6',29,30,1,'move-0','person','[{"type":"starting-tickets-chosen","seat":1,"tickets":["baie--gulf","cap--estuary"]},{"type":"starting-tickets-settled","counts":[2,2]}]',1700000169000);
CREATE INDEX games_by_due ON games (due);
CREATE INDEX games_by_status ON games (status, listed);
CREATE INDEX ix_games_host ON games (host);
CREATE INDEX ix_tokens_identity ON tokens (identity);
CREATE INDEX ix_bot_failures_game ON bot_failures (game);
CREATE INDEX ix_invites_game ON invites (game);
CREATE INDEX ix_seats_identity ON seats (identity);
COMMIT;
