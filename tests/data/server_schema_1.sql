-- A database of version 1 of the schema: written by the server of that version (commit f3290b0), as `sqlite3 .dump` prints it.
-- Only the ids of tables and guests were replaced by readable ones.
BEGIN TRANSACTION;
CREATE TABLE analyses (
	table_id VARCHAR NOT NULL,
	found JSON NOT NULL,
	PRIMARY KEY (table_id),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE chat (
	id INTEGER NOT NULL,
	table_id VARCHAR NOT NULL,
	sender VARCHAR NOT NULL,
	seat INTEGER,
	text VARCHAR NOT NULL,
	time FLOAT NOT NULL,
	PRIMARY KEY (id),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES(1,'clock','Ada',0,'Good luck! Sjáumst á morgun.',1794907244.5781894);
INSERT INTO "chat" VALUES(2,'puerto_rico','Björk',2,'Your turn.',1794907245.3424118);
CREATE TABLE events (
	table_id VARCHAR NOT NULL,
	number INTEGER NOT NULL,
	kind VARCHAR NOT NULL,
	seat INTEGER NOT NULL,
	action VARCHAR NOT NULL,
	batch INTEGER NOT NULL,
	time FLOAT NOT NULL,
	PRIMARY KEY (table_id, number),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "events" VALUES('clock',1,'action',0,'p0 play ^2',1,1794907244.40257);
INSERT INTO "events" VALUES('clock',2,'action',0,'p0 stop',2,1794907244.4228036);
INSERT INTO "events" VALUES('clock',3,'action',1,'p1 acquire YYG>BB',3,1794907244.467209);
INSERT INTO "events" VALUES('clock',4,'action',0,'p0 acquire +RR',4,1794907244.474346);
INSERT INTO "events" VALUES('clock',5,'action',0,'p0 drop R',5,1794907244.519087);
INSERT INTO "events" VALUES('clock',6,'action',1,'p1 acquire GG>RRB',6,1794907244.563166);
INSERT INTO "events" VALUES('clock',7,'action',0,'p0 acquire YYYY>GG',7,1794907244.570222);
INSERT INTO "events" VALUES('undo',1,'action',0,'p0 play +YY',1,1794907244.9107082);
INSERT INTO "events" VALUES('undo',2,'undo',0,'p0 play +YY',2,1794907244.9347377);
INSERT INTO "events" VALUES('undo',3,'action',0,'p0 acquire B>YYRR',3,1794907244.9435418);
INSERT INTO "events" VALUES('undo',4,'action',1,'p1 acquire +YYY',4,1794907244.9585402);
INSERT INTO "events" VALUES('undo',5,'action',0,'p0 acquire ^3',5,1794907244.9675386);
INSERT INTO "events" VALUES('undo',6,'action',1,'p1 acquire B>YRG',6,1794907244.9747298);
INSERT INTO "events" VALUES('puerto_rico',1,'action',0,'p0 role mayor',1,1794907245.096188);
INSERT INTO "events" VALUES('puerto_rico',2,'action',0,'p0 colonist',2,1794907245.1109302);
INSERT INTO "events" VALUES('puerto_rico',3,'action',1,'p1 role craftsman',3,1794907245.1304388);
INSERT INTO "events" VALUES('puerto_rico',4,'action',2,'p2 role trader',4,1794907245.17451);
INSERT INTO "events" VALUES('puerto_rico',5,'action',2,'p2 sell corn',5,1794907245.1826677);
INSERT INTO "events" VALUES('puerto_rico',6,'action',1,'p1 role mayor',6,1794907245.1957138);
INSERT INTO "events" VALUES('puerto_rico',7,'action',1,'p1 pass',7,1794907245.204594);
INSERT INTO "events" VALUES('puerto_rico',8,'action',2,'p2 role trader',8,1794907245.2312872);
INSERT INTO "events" VALUES('puerto_rico',9,'action',0,'p0 role captain',9,1794907245.2356744);
INSERT INTO "events" VALUES('puerto_rico',10,'action',2,'p2 role craftsman',10,1794907245.279097);
INSERT INTO "events" VALUES('puerto_rico',11,'action',2,'p2 pass',11,1794907245.2867932);
INSERT INTO "events" VALUES('puerto_rico',12,'action',0,'p0 role mayor',12,1794907245.2921321);
INSERT INTO "events" VALUES('finished',1,'action',0,'p0 acquire B>YYYG',1,1794907245.8455274);
INSERT INTO "events" VALUES('finished',2,'action',1,'p1 play ^2',2,1794907245.8603456);
INSERT INTO "events" VALUES('finished',3,'action',1,'p1 raise Y',3,1794907245.8743784);
INSERT INTO "events" VALUES('finished',4,'action',0,'p0 play ^2',4,1794907245.886805);
INSERT INTO "events" VALUES('finished',5,'action',0,'p0 raise Y',5,1794907245.8985586);
INSERT INTO "events" VALUES('finished',6,'action',1,'p1 acquire +B',6,1794907245.9044948);
INSERT INTO "events" VALUES('finished',7,'action',1,'p1 drop Y',7,1794907245.9132175);
INSERT INTO "events" VALUES('finished',8,'action',0,'p0 acquire GGG>BBB',8,1794907245.9390998);
INSERT INTO "events" VALUES('finished',9,'action',1,'p1 acquire YY>RR',9,1794907245.947444);
INSERT INTO "events" VALUES('finished',10,'action',0,'p0 acquire BB>RRRGG',10,1794907245.9590666);
INSERT INTO "events" VALUES('finished',11,'action',0,'p0 drop R',11,1794907245.9799078);
INSERT INTO "events" VALUES('finished',12,'action',0,'p0 drop Y',12,1794907245.9874105);
INSERT INTO "events" VALUES('finished',13,'action',0,'p0 drop Y',13,1794907245.995481);
INSERT INTO "events" VALUES('finished',14,'action',1,'p1 acquire +RR',14,1794907246.004471);
INSERT INTO "events" VALUES('finished',15,'action',0,'p0 acquire +G',15,1794907246.0135577);
INSERT INTO "events" VALUES('finished',16,'action',1,'p1 acquire B>YRG',16,1794907246.0264027);
INSERT INTO "events" VALUES('finished',17,'action',0,'p0 acquire GG>YYRRR',17,1794907246.0354416);
INSERT INTO "events" VALUES('finished',18,'action',1,'p1 claim YYRR',18,1794907246.0436807);
INSERT INTO "events" VALUES('finished',19,'action',0,'p0 play +G',19,1794907246.04721);
INSERT INTO "events" VALUES('finished',20,'action',1,'p1 play +RR',20,1794907246.0554168);
INSERT INTO "events" VALUES('finished',21,'action',0,'p0 rest',21,1794907246.0598748);
INSERT INTO "events" VALUES('finished',22,'action',1,'p1 play +B',22,1794907246.0696151);
INSERT INTO "events" VALUES('finished',23,'action',0,'p0 play +G',23,1794907246.0857701);
INSERT INTO "events" VALUES('finished',24,'action',1,'p1 rest',24,1794907246.0913577);
INSERT INTO "events" VALUES('finished',25,'action',0,'p0 play ^2',25,1794907246.0955303);
INSERT INTO "events" VALUES('finished',26,'action',0,'p0 raise Y',26,1794907246.1032755);
INSERT INTO "events" VALUES('finished',27,'action',0,'p0 raise R',27,1794907246.1069047);
INSERT INTO "events" VALUES('finished',28,'action',1,'p1 play +B',28,1794907246.1158712);
INSERT INTO "events" VALUES('finished',29,'action',0,'p0 play GGG>BBB',29,1794907246.1279616);
INSERT INTO "events" VALUES('finished',30,'action',1,'p1 play ^2',30,1794907246.134445);
INSERT INTO "events" VALUES('finished',31,'action',1,'p1 raise R',31,1794907246.1503549);
INSERT INTO "events" VALUES('finished',32,'action',0,'p0 play B>YYYG',32,1794907246.16074);
INSERT INTO "events" VALUES('finished',33,'action',0,'p0 stop',33,1794907246.1697812);
INSERT INTO "events" VALUES('finished',34,'action',1,'p1 play +RR',34,1794907246.1865518);
INSERT INTO "events" VALUES('finished',35,'action',0,'p0 claim YYYBB',35,1794907246.1947675);
INSERT INTO "events" VALUES('finished',36,'action',1,'p1 claim RRGGBB',36,1794907246.2039652);
INSERT INTO "events" VALUES('finished',37,'action',0,'p0 rest',37,1794907246.218405);
INSERT INTO "events" VALUES('finished',38,'action',1,'p1 rest',38,1794907246.2233715);
INSERT INTO "events" VALUES('finished',39,'action',0,'p0 play +G',39,1794907246.2302525);
INSERT INTO "events" VALUES('finished',40,'action',1,'p1 play +RR',40,1794907246.2450824);
INSERT INTO "events" VALUES('finished',41,'action',0,'p0 play GG>YYRRR',41,1794907246.2637935);
INSERT INTO "events" VALUES('finished',42,'action',1,'p1 rest',42,1794907246.2756171);
INSERT INTO "events" VALUES('finished',43,'action',0,'p0 play ^2',43,1794907246.283568);
INSERT INTO "events" VALUES('finished',44,'action',0,'p0 raise Y',44,1794907246.2981286);
INSERT INTO "events" VALUES('finished',45,'action',0,'p0 raise Y',45,1794907246.307609);
INSERT INTO "events" VALUES('finished',46,'action',1,'p1 play +RR',46,1794907246.319497);
INSERT INTO "events" VALUES('finished',47,'action',0,'p0 acquire +YYYY',47,1794907246.3257391);
INSERT INTO "events" VALUES('finished',48,'action',1,'p1 play +B',48,1794907246.3306577);
INSERT INTO "events" VALUES('finished',49,'action',0,'p0 play +YYYY',49,1794907246.3356469);
INSERT INTO "events" VALUES('finished',50,'action',1,'p1 play ^2',50,1794907246.3457015);
INSERT INTO "events" VALUES('finished',51,'action',1,'p1 raise G',51,1794907246.3966339);
INSERT INTO "events" VALUES('finished',52,'action',0,'p0 claim YYYRR',52,1794907246.4466658);
INSERT INTO "events" VALUES('finished',53,'action',1,'p1 play B>YRG',53,1794907246.4961536);
INSERT INTO "events" VALUES('finished',54,'action',1,'p1 again',54,1794907246.5504525);
INSERT INTO "events" VALUES('finished',55,'action',0,'p0 rest',55,1794907246.5960553);
INSERT INTO "events" VALUES('finished',56,'action',1,'p1 claim YYRRGG',56,1794907246.6466293);
INSERT INTO "events" VALUES('finished',57,'action',0,'p0 play +YYYY',57,1794907246.6965954);
INSERT INTO "events" VALUES('finished',58,'action',1,'p1 rest',58,1794907246.7459054);
INSERT INTO "events" VALUES('finished',59,'action',0,'p0 play ^2',59,1794907246.7960246);
INSERT INTO "events" VALUES('finished',60,'action',0,'p0 raise R',60,1794907246.8461516);
INSERT INTO "events" VALUES('finished',61,'action',0,'p0 raise R',61,1794907246.8961933);
INSERT INTO "events" VALUES('finished',62,'action',1,'p1 play +RR',62,1794907246.9465294);
INSERT INTO "events" VALUES('finished',63,'action',0,'p0 claim YYYGG',63,1794907246.996712);
INSERT INTO "events" VALUES('finished',64,'action',1,'p1 play +B',64,1794907247.046483);
INSERT INTO "events" VALUES('finished',65,'action',0,'p0 rest',65,1794907247.096374);
INSERT INTO "events" VALUES('finished',66,'action',1,'p1 play +YY',66,1794907247.1466405);
INSERT INTO "events" VALUES('finished',67,'action',0,'p0 play ^2',67,1794907247.1984408);
INSERT INTO "events" VALUES('finished',68,'action',0,'p0 raise Y',68,1794907247.2458682);
INSERT INTO "events" VALUES('finished',69,'action',0,'p0 raise Y',69,1794907247.29581);
INSERT INTO "events" VALUES('finished',70,'action',1,'p1 claim YYRB',70,1794907247.345959);
INSERT INTO "events" VALUES('finished',71,'action',0,'p0 play +G',71,1794907247.3973627);
INSERT INTO "events" VALUES('finished',72,'action',1,'p1 rest',72,1794907247.4463546);
INSERT INTO "events" VALUES('finished',73,'action',0,'p0 rest',73,1794907247.4958694);
INSERT INTO "events" VALUES('finished',74,'action',1,'p1 play +RR',74,1794907247.5464942);
INSERT INTO "events" VALUES('finished',75,'action',0,'p0 play +YYYY',75,1794907247.595993);
INSERT INTO "events" VALUES('finished',76,'action',1,'p1 play +B',76,1794907247.6473944);
INSERT INTO "events" VALUES('finished',77,'action',0,'p0 play +G',77,1794907247.696094);
INSERT INTO "events" VALUES('finished',78,'action',1,'p1 rest',78,1794907247.7463357);
INSERT INTO "events" VALUES('finished',79,'action',0,'p0 play ^2',79,1794907247.7972531);
INSERT INTO "events" VALUES('finished',80,'action',0,'p0 raise Y',80,1794907247.8456588);
INSERT INTO "events" VALUES('finished',81,'action',0,'p0 raise G',81,1794907247.896282);
INSERT INTO "events" VALUES('finished',82,'action',1,'p1 play +RR',82,1794907247.9466972);
INSERT INTO "events" VALUES('finished',83,'action',0,'p0 claim YRGB',83,1794907247.9958165);
INSERT INTO "events" VALUES('finished',84,'action',1,'p1 claim RRRR',84,1794907248.0465255);
INSERT INTO "events" VALUES('finished',85,'action',0,'p0 rest',85,1794907248.0962148);
INSERT INTO "events" VALUES('finished',86,'action',1,'p1 play +B',86,1794907248.1456726);
INSERT INTO "events" VALUES('finished',87,'action',0,'p0 play ^2',87,1794907248.1967876);
INSERT INTO "events" VALUES('finished',88,'action',0,'p0 raise Y',88,1794907248.24642);
INSERT INTO "events" VALUES('finished',89,'action',0,'p0 raise Y',89,1794907248.2973933);
INSERT INTO "events" VALUES('finished',90,'action',1,'p1 play B>YRG',90,1794907248.3504503);
INSERT INTO "events" VALUES('finished',91,'action',1,'p1 again',91,1794907248.395777);
INSERT INTO "events" VALUES('finished',92,'action',1,'p1 discard Y',92,1794907248.4456568);
INSERT INTO "events" VALUES('finished',93,'action',0,'p0 play +G',93,1794907248.4965622);
INSERT INTO "events" VALUES('finished',94,'action',1,'p1 play ^2',94,1794907248.546368);
INSERT INTO "events" VALUES('finished',95,'action',1,'p1 raise Y',95,1794907248.5961897);
INSERT INTO "events" VALUES('finished',96,'action',1,'p1 raise G',96,1794907248.645862);
INSERT INTO "events" VALUES('finished',97,'action',0,'p0 rest',97,1794907248.6960585);
INSERT INTO "events" VALUES('finished',98,'action',1,'p1 claim RRGB',98,1794907248.7466383);
CREATE TABLE guests (
	id VARCHAR NOT NULL,
	name VARCHAR NOT NULL,
	language VARCHAR NOT NULL,
	since FLOAT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('ada','Ada','en',1794907244.1203802);
INSERT INTO "guests" VALUES('bjork','Björk','en',1794907244.1984303);
CREATE TABLE keys (
	name VARCHAR NOT NULL,
	value VARCHAR NOT NULL,
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('schema','1');
INSERT INTO "keys" VALUES('cookies','d586d01afd2c410d1168dc6a8891be37ffd7faedaa81015a37bc07bc74c97eaa');
CREATE TABLE seats (
	table_id VARCHAR NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR NOT NULL,
	guest VARCHAR,
	name VARCHAR NOT NULL,
	bot VARCHAR,
	away BOOLEAN NOT NULL,
	clock FLOAT,
	PRIMARY KEY (table_id, seat),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('waiting',0,'human','ada','Ada',NULL,0,NULL);
INSERT INTO "seats" VALUES('waiting',1,'open',NULL,'',NULL,0,NULL);
INSERT INTO "seats" VALUES('clock',0,'human','ada','Ada',NULL,0,6.29919995910000579892e+02);
INSERT INTO "seats" VALUES('clock',1,'human','bjork','Björk',NULL,0,6.19926282521999382889e+02);
INSERT INTO "seats" VALUES('undo',0,'human','ada','Ada',NULL,0,NULL);
INSERT INTO "seats" VALUES('undo',1,'human','ada','Ada',NULL,0,NULL);
INSERT INTO "seats" VALUES('puerto_rico',0,'human','ada','Ada',NULL,0,NULL);
INSERT INTO "seats" VALUES('puerto_rico',1,'bot',NULL,'random','random',0,NULL);
INSERT INTO "seats" VALUES('puerto_rico',2,'human','bjork','Björk',NULL,0,NULL);
INSERT INTO "seats" VALUES('finished',0,'human','ada','Ada',NULL,0,NULL);
INSERT INTO "seats" VALUES('finished',1,'human','ada','Ada',NULL,0,NULL);
INSERT INTO "seats" VALUES('abandoned',0,'open',NULL,'',NULL,0,NULL);
INSERT INTO "seats" VALUES('abandoned',1,'open',NULL,'',NULL,0,NULL);
CREATE TABLE tables (
	id VARCHAR NOT NULL,
	game VARCHAR NOT NULL,
	rules_version INTEGER NOT NULL,
	options JSON NOT NULL,
	seed BIGINT NOT NULL,
	salt VARCHAR NOT NULL,
	status VARCHAR NOT NULL,
	owner VARCHAR NOT NULL,
	private BOOLEAN NOT NULL,
	invitation VARCHAR NOT NULL,
	clock JSON NOT NULL,
	hints BOOLEAN NOT NULL,
	shuffle_seats BOOLEAN NOT NULL,
	pace FLOAT NOT NULL,
	rematch VARCHAR,
	changed FLOAT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('waiting','spice_road',1,'{"players": 2, "open_points": false}',6740614988974857,'5a33b1797b47c5d6f25cb9bb20cbb740','waiting','ada',0,'KmaBgyKT4n1VhYlPWvLIfA','null',0,0,0.0,NULL,1794907244.267676);
INSERT INTO "tables" VALUES('clock','spice_road',1,'{"players": 2, "open_points": false}',5434943285596226,'93563fb2f9803d3ab2abd6efc67946ee','playing','ada',0,'EQ5C06c1ffvJBTFXBZNoOA','{"seconds": 600, "increment": 10}',0,0,0.0,NULL,1794907244.570222);
INSERT INTO "tables" VALUES('undo','spice_road',1,'{"players": 2, "open_points": false}',694641711421899,'3241ceaeade0da1f42666d1158d487d9','playing','ada',0,'zfCRBSbbWy1ufcaJGww0ZQ','null',0,0,0.0,NULL,1794907244.9747298);
INSERT INTO "tables" VALUES('puerto_rico','puerto_rico',1,'{"players": 3, "edition": "standard", "expansions": [], "market": "fixed", "buildings": null, "vp_supply_5p": 126, "hospice_fallback": "ship", "short_refill": "partial", "wharf_capacity": "unlimited", "forest_source": "flipped", "nobles_market": "added", "land_office_draw": "face_down", "specialty_counts_privilege": true, "open_vp": false, "first_governor": 0}',6115844431869399,'f892d69c65266d54fb27f6504141c23c','playing','ada',1,'kQlm7zC4QSehGQ6rJxNqNw','null',0,0,0.0,NULL,1794907245.2921321);
INSERT INTO "tables" VALUES('finished','spice_road',1,'{"players": 2, "open_points": false}',507353978477510,'e287b690ce95acaf1da5628aa5e2558d','finished','ada',0,'oyi4a1qGIHGIR0tkG3lIBw','null',0,0,0.0,NULL,1794907248.7466383);
INSERT INTO "tables" VALUES('abandoned','spice_road',1,'{"players": 2, "open_points": false}',4079942633850211,'06dc56ec502485e33f56047205f0b46b','abandoned','ada',0,'joEHVXP9vvP_lKT3YbUbBg','null',0,0,0.0,NULL,1794907248.7836475);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX ix_seats_guest ON seats (guest);
CREATE INDEX ix_chat_table_id ON chat (table_id);
COMMIT;
