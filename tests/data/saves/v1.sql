BEGIN TRANSACTION;
CREATE TABLE archive (
  table_id INTEGER PRIMARY KEY REFERENCES tables(id),
  rows BLOB NOT NULL
);
INSERT INTO "archive" VALUES(1,X'FD377A585A000004E6D6B4460200210116000000742FE5A3E03C7304175D002D9EC046E1246F8DBE42D2FA214A76786724CDF43D5F8F43C7D76073C2321A925BC281781C53FA7F9928F989497DE681CED35434BDAD9A996804AB31D5384F6794B92A05D7C26F019E0FCCC649C946B851EB2057E576A5294F1EF0334A981DD94923DF30684E3FFF8F26208F246EFA3AA174EA9BCA5C431497D98EA5EAB40F885FD04B989DE6F4E863826B432FD1B156BBEE9D61C92E9643EFE47F72DFFEAC0E6C7EDB061C20CB625BCA0E1405501D84B54485CDD1FC492D39625F31341149D003240AA1F4EBBACE08808F06568B656C9CDC6AC6327F7A6BCCCC7B087F41BBEC6B085F594CCF546FF6757F7A4C3813400D8F3BC6808E91D898D94FFB53510687867FFD80FAA10E15AB02966BDD5EC401708618CF746422DCEB3D5CED0C0D543DD10FB5F7F72FCAAAA516DD02053BEAAEAFEC0A8B1F34328B48FA60A000D72A1D5A93F1A738783DBC02C1965BA5429153A0D83F794C6C55C1FA0BEB2ADB059E7FD66F117064FAED146215203F2F10666C06F2C8B89D7F792F3B889D4D43EB880604FF803EF745C9271E2C042C7D10B3439C61EF76F9B147A232880A174E9FBDDAB428EA7D1834040DF253276EC8AB15A83D6680071E2B280A35BBDB22C19FE2B766FA46E6D18B31E1ADBC7DB5EE8EA35273A0CAF6B73B4E78A2C1256D83702D12842C89AB9DC698DDE8AF1F112CE3689D9204805947E287F72656E5FF3ED2A8507497B22BE9DC5BD4DA051959F00C39FFA7F6692F15EB717E4EBBCBE8AAFD25006E9094C53AB414A5D99CB8710FC3943433C9F2C8F7F4BB2BD614BC3727E5F4B513DE3207116A52A61BD8C97F47B98F52AE0FEEB6318DCD769724921CA182DEE3947AC7A7952ADD0B0582B454BBA4239FFB0E9C8E1C2C9DF1CD1B3737A7876FCE314FEF82BBE57C6630FD7E4D6FF6883057E4848B54D11A22E6FC9080FD20206819801338C92CD04AF8914304144E99960EE0D79EB45B6108098CAA3669716340F6103FDA271E3AD99A1E2DFCC53380CD349B56852D899FB2F4E5CF61410C5994988CB93B07295FEC3E8625DC8B4B98FF0C244435AE832EEC76CAF941BB3CFC87A858BE06289271D4691CEA74219BD1AE3017D905677164AE8F1EBFE447DAEF37351EBA2E77BD47D1B3D484419C60D8769794F515804AA0D445D857FE6F5BB076A9ED4A08F3C81C8D04005978DF934CC33696DF8B80B1CCDBF4B7C08CE6CD62CDD20D860B109FB9C66C47F71BE9DF2FA4B93883B67F03206F0B0F0428D8C7171FE012F375BE7A8C52CD44A6926580B90E4E21A2BD12FD1E32533029337EA46DD652B88F1B4C8BC70C7CB847F12A89A74285E8B0BDB563FED2FF33FCC15B9AEACCBDFF8AB995012DEB6CD7791F1FE43D604205BDE7A471E6D80574F9F6C70E6B12391B0AF5F2B9646BB653D9311F643514BE99D6D214D4674CC57F6BA1DE67951E51DB0FA3F97A3EA11606094273BAF0D46BCBBBB7A8E902000079E32C22107051620001B308F4780000DF469D3CB1C467FB020000000004595A');
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id INTEGER REFERENCES tables(id),
  guild INTEGER NOT NULL,
  at REAL NOT NULL,
  by INTEGER NOT NULL,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  why TEXT NOT NULL,
  facts TEXT NOT NULL,
  before TEXT NOT NULL,
  undone REAL
);
INSERT INTO "audit" VALUES(1,4,7,1800086400.0,5,'Moderator','pause','a quarrel','{}','{}',NULL);
INSERT INTO "audit" VALUES(2,5,7,1800086400.0,5,'Moderator','reset','a slip','{}','{"status":"live","why":""}',NULL);
INSERT INTO "audit" VALUES(3,NULL,7,1800086400.0,5,'Moderator','settings','','{"setting":"locale","value":"fr"}','{}',NULL);
CREATE TABLE aways (
  user INTEGER NOT NULL,
  start REAL NOT NULL,
  end REAL NOT NULL,
  PRIMARY KEY (user, start)
) WITHOUT ROWID;
INSERT INTO "aways" VALUES(2001,1800172800.0,1800345600.0);
CREATE TABLE beats (name TEXT PRIMARY KEY, at REAL NOT NULL) WITHOUT ROWID;
INSERT INTO "beats" VALUES('clock',1800086400.0);
CREATE TABLE clocks (
  table_id INTEGER NOT NULL REFERENCES tables(id),
  seat INTEGER NOT NULL,
  about TEXT NOT NULL,
  pace TEXT NOT NULL,
  total REAL NOT NULL,
  left REAL NOT NULL,
  ask INTEGER,
  since REAL,
  due REAL,
  alarm REAL,
  stage INTEGER NOT NULL,
  quiet TEXT NOT NULL,
  PRIMARY KEY (table_id, seat, about)
) WITHOUT ROWID;
INSERT INTO "clocks" VALUES(2,0,'block-5','reaction',28800.0,28800.0,8,1800086400.0,1800115200.0,1800100800.0,0,'');
INSERT INTO "clocks" VALUES(2,0,'turn-0','turn',86400.0,86400.0,NULL,1800086400.0,NULL,NULL,0,'');
INSERT INTO "clocks" VALUES(2,0,'turn-3','turn',86400.0,86400.0,NULL,1800086400.0,NULL,NULL,0,'');
INSERT INTO "clocks" VALUES(2,1,'turn-1','turn',86400.0,86400.0,NULL,1800086400.0,NULL,NULL,0,'');
INSERT INTO "clocks" VALUES(2,1,'turn-4','turn',86400.0,86400.0,NULL,1800086400.0,NULL,NULL,0,'');
INSERT INTO "clocks" VALUES(2,2,'block-4','reaction',28800.0,28800.0,NULL,1800086400.0,NULL,NULL,0,'');
INSERT INTO "clocks" VALUES(2,2,'block-5','reaction',28800.0,28800.0,9,1800086400.0,1800115200.0,1800100800.0,0,'');
INSERT INTO "clocks" VALUES(2,2,'turn-2','turn',86400.0,86400.0,NULL,1800086400.0,NULL,NULL,0,'');
INSERT INTO "clocks" VALUES(3,0,'turn-0','turn',86400.0,86400.0,NULL,1800086400.0,NULL,NULL,0,'');
INSERT INTO "clocks" VALUES(3,1,'turn-1','turn',86400.0,86400.0,2,1800086400.0,1800172800.0,1800129600.0,0,'');
INSERT INTO "clocks" VALUES(4,0,'motto','gather',86400.0,86400.0,NULL,1800086400.0,NULL,NULL,0,'');
INSERT INTO "clocks" VALUES(4,1,'motto','gather',86400.0,86400.0,NULL,1800086400.0,NULL,NULL,0,'');
INSERT INTO "clocks" VALUES(4,2,'motto','gather',86400.0,86400.0,NULL,1800086400.0,NULL,NULL,0,'');
INSERT INTO "clocks" VALUES(4,3,'motto','gather',86400.0,86400.0,NULL,1800086400.0,NULL,NULL,0,'');
INSERT INTO "clocks" VALUES(5,0,'motto','gather',86400.0,86400.0,NULL,1800086400.0,NULL,NULL,0,'');
INSERT INTO "clocks" VALUES(5,1,'motto','gather',86400.0,86400.0,NULL,1800086400.0,NULL,NULL,0,'');
INSERT INTO "clocks" VALUES(6,0,'motto','gather',86400.0,86400.0,1,1800086400.0,1800172800.0,1800129600.0,0,'');
INSERT INTO "clocks" VALUES(6,1,'motto','gather',86400.0,86400.0,2,1800086400.0,1800172800.0,1800129600.0,0,'');
CREATE TABLE lease (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until REAL NOT NULL) WITHOUT ROWID;
INSERT INTO "lease" VALUES('clock','a bot of the past',1800086430.0);
CREATE TABLE log (
  table_id INTEGER NOT NULL REFERENCES tables(id),
  n INTEGER NOT NULL,
  at REAL NOT NULL,
  by TEXT NOT NULL,
  v INTEGER NOT NULL,
  seat INTEGER,
  to_row INTEGER,
  reshuffle TEXT,
  action TEXT,
  events TEXT NOT NULL,
  state TEXT NOT NULL,
  PRIMARY KEY (table_id, n)
);
INSERT INTO "log" VALUES(1,16,1800000000.0,'player',1,1,NULL,NULL,'{"type":"Pass","seat":1}','[{"type":"Scored","to":null,"seat":0,"card":"n5.2","points":5},{"type":"Won","to":null,"seats":[0]}]','{"players":2,"options":{"card_set":"","cards":"","goal":5,"mottos":true},"dice":{"seed":"seed-1","drawn":24},"steps":[{"type":"Turn","seat":1}],"asks":{},"asked":16,"reveals":5,"winners":[0],"deck":["n3.3","n3.1","n5.0","n4.0","n4.2","n5.3","n1.3","n2.2","n4.1","block.3","n5.1","n1.1","n3.0","n1.0","n2.3"],"hands":[["block.4"],["n3.2"]],"points":[5,4],"discard":["n1.2","block.2","n2.0","block.1","n2.1","block.0","n4.3","n5.2"],"mottos":["",""],"gone":[],"turns":9}');
INSERT INTO "log" VALUES(2,0,1800086400.0,'setup',1,NULL,NULL,NULL,NULL,'[]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":0}],"asks":{"0":{"id":1,"seat":0,"kind":"turn","pace":"turn","about":"turn-0","secret":false}},"asked":1,"reveals":0,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2","n3.3","n2.0","n1.3"],"hands":[["block.0","n1.1","n3.1"],["block.2","n5.2","block.1"],["n2.2","n4.0","n5.3"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":0}');
INSERT INTO "log" VALUES(2,1,1800086400.0,'player',1,0,NULL,NULL,'{"type":"Draw","seat":0}','[{"type":"Drew","to":null,"seat":0},{"type":"Got","to":[0],"seat":0,"card":"n1.3"}]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":1}],"asks":{"1":{"id":2,"seat":1,"kind":"turn","pace":"turn","about":"turn-1","secret":false}},"asked":2,"reveals":1,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2","n3.3","n2.0"],"hands":[["block.0","n1.1","n3.1","n1.3"],["block.2","n5.2","block.1"],["n2.2","n4.0","n5.3"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":1}');
INSERT INTO "log" VALUES(2,2,1800086400.0,'player',1,1,NULL,NULL,'{"type":"Draw","seat":1}','[{"type":"Drew","to":null,"seat":1},{"type":"Got","to":[1],"seat":1,"card":"n2.0"}]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":2}],"asks":{"2":{"id":3,"seat":2,"kind":"turn","pace":"turn","about":"turn-2","secret":false}},"asked":3,"reveals":2,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2","n3.3"],"hands":[["block.0","n1.1","n3.1","n1.3"],["block.2","n5.2","block.1","n2.0"],["n2.2","n4.0","n5.3"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":2}');
INSERT INTO "log" VALUES(2,3,1800086400.0,'player',1,2,NULL,NULL,'{"type":"Draw","seat":2}','[{"type":"Drew","to":null,"seat":2},{"type":"Got","to":[2],"seat":2,"card":"n3.3"}]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":0}],"asks":{"0":{"id":4,"seat":0,"kind":"turn","pace":"turn","about":"turn-3","secret":false}},"asked":4,"reveals":3,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2"],"hands":[["block.0","n1.1","n3.1","n1.3"],["block.2","n5.2","block.1","n2.0"],["n2.2","n4.0","n5.3","n3.3"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":3}');
INSERT INTO "log" VALUES(2,4,1800086400.0,'player',1,0,NULL,NULL,'{"type":"Play","seat":0,"card":"n1.1"}','[]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":1},{"type":"Played","seat":0,"card":"n1.1","passed":[]}],"asks":{"1":{"id":5,"seat":1,"kind":"block","pace":"reaction","about":"block-4","secret":true},"2":{"id":6,"seat":2,"kind":"block","pace":"reaction","about":"block-4","secret":true}},"asked":6,"reveals":3,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2"],"hands":[["block.0","n3.1","n1.3"],["block.2","n5.2","block.1","n2.0"],["n2.2","n4.0","n5.3","n3.3"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":4}');
INSERT INTO "log" VALUES(2,5,1800086400.0,'standing',1,1,NULL,NULL,'{"type":"Pass","seat":1}','[]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":1},{"type":"Played","seat":0,"card":"n1.1","passed":[1]}],"asks":{"2":{"id":6,"seat":2,"kind":"block","pace":"reaction","about":"block-4","secret":true}},"asked":6,"reveals":3,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2"],"hands":[["block.0","n3.1","n1.3"],["block.2","n5.2","block.1","n2.0"],["n2.2","n4.0","n5.3","n3.3"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":4}');
INSERT INTO "log" VALUES(2,6,1800086400.0,'player',1,2,NULL,NULL,'{"type":"Pass","seat":2}','[{"type":"Scored","to":null,"seat":0,"card":"n1.1","points":1}]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":1}],"asks":{"1":{"id":7,"seat":1,"kind":"turn","pace":"turn","about":"turn-4","secret":false}},"asked":7,"reveals":3,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2"],"hands":[["block.0","n3.1","n1.3"],["block.2","n5.2","block.1","n2.0"],["n2.2","n4.0","n5.3","n3.3"]],"points":[1,0,0],"discard":["n1.1"],"mottos":["","",""],"gone":[],"turns":4}');
INSERT INTO "log" VALUES(2,7,1800086400.0,'player',1,1,NULL,NULL,'{"type":"Play","seat":1,"card":"n2.0"}','[]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":2},{"type":"Played","seat":1,"card":"n2.0","passed":[]}],"asks":{"0":{"id":8,"seat":0,"kind":"block","pace":"reaction","about":"block-5","secret":true},"2":{"id":9,"seat":2,"kind":"block","pace":"reaction","about":"block-5","secret":true}},"asked":9,"reveals":3,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2"],"hands":[["block.0","n3.1","n1.3"],["block.2","n5.2","block.1"],["n2.2","n4.0","n5.3","n3.3"]],"points":[1,0,0],"discard":["n1.1"],"mottos":["","",""],"gone":[],"turns":5}');
INSERT INTO "log" VALUES(3,0,1800086400.0,'setup',1,NULL,NULL,NULL,NULL,'[]','{"players":3,"options":{"card_set":"","cards":"","goal":12,"mottos":false},"dice":{"seed":"seed-3","drawn":24},"steps":[{"type":"Turn","seat":0}],"asks":{"0":{"id":1,"seat":0,"kind":"turn","pace":"turn","about":"turn-0","secret":false}},"asked":1,"reveals":0,"winners":null,"deck":["n2.1","block.3","n3.0","n4.0","n1.0","n3.1","n2.2","n5.1","block.4","n1.1","n5.3","n1.2","n5.2","n5.0","block.2","n1.3"],"hands":[["block.0","n4.3","n3.3"],["n3.2","n2.0","n4.2"],["n2.3","n4.1","block.1"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":0}');
INSERT INTO "log" VALUES(3,1,1800086400.0,'player',1,0,NULL,NULL,'{"type":"Draw","seat":0}','[{"type":"Drew","to":null,"seat":0},{"type":"Got","to":[0],"seat":0,"card":"n1.3"}]','{"players":3,"options":{"card_set":"","cards":"","goal":12,"mottos":false},"dice":{"seed":"seed-3","drawn":24},"steps":[{"type":"Turn","seat":1}],"asks":{"1":{"id":2,"seat":1,"kind":"turn","pace":"turn","about":"turn-1","secret":false}},"asked":2,"reveals":1,"winners":null,"deck":["n2.1","block.3","n3.0","n4.0","n1.0","n3.1","n2.2","n5.1","block.4","n1.1","n5.3","n1.2","n5.2","n5.0","block.2"],"hands":[["block.0","n4.3","n3.3","n1.3"],["n3.2","n2.0","n4.2"],["n2.3","n4.1","block.1"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":1}');
INSERT INTO "log" VALUES(4,0,1800086400.0,'setup',1,NULL,NULL,NULL,NULL,'[]','{"players":4,"options":{"card_set":"","cards":"","goal":12,"mottos":true},"dice":{"seed":"seed-4","drawn":24},"steps":[{"type":"Mottos","sealed":{}}],"asks":{"0":{"id":1,"seat":0,"kind":"motto","pace":"gather","about":"motto","secret":false},"1":{"id":2,"seat":1,"kind":"motto","pace":"gather","about":"motto","secret":false},"2":{"id":3,"seat":2,"kind":"motto","pace":"gather","about":"motto","secret":false},"3":{"id":4,"seat":3,"kind":"motto","pace":"gather","about":"motto","secret":false}},"asked":4,"reveals":0,"winners":null,"deck":["n2.0","n4.3","block.1","n5.3","n1.3","n3.2","n2.2","block.4","n5.1","n4.1","n3.1","n2.3","n2.1"],"hands":[["n3.0","block.0","block.2"],["n3.3","block.3","n5.2"],["n1.1","n4.2","n1.2"],["n1.0","n4.0","n5.0"]],"points":[0,0,0,0],"discard":[],"mottos":["","","",""],"gone":[],"turns":0}');
INSERT INTO "log" VALUES(5,0,1800086400.0,'setup',1,NULL,NULL,NULL,NULL,'[]','{"players":2,"options":{"card_set":"","cards":"","goal":12,"mottos":true},"dice":{"seed":"seed-5","drawn":24},"steps":[{"type":"Mottos","sealed":{}}],"asks":{"0":{"id":1,"seat":0,"kind":"motto","pace":"gather","about":"motto","secret":false},"1":{"id":2,"seat":1,"kind":"motto","pace":"gather","about":"motto","secret":false}},"asked":2,"reveals":0,"winners":null,"deck":["block.1","n5.0","block.0","n5.2","block.4","n4.0","n5.3","n2.2","n1.0","block.2","n4.1","n1.1","n3.0","n3.3","n2.0","n2.3","n3.1","n3.2","n4.2"],"hands":[["n1.3","n2.1","n1.2"],["n5.1","block.3","n4.3"]],"points":[0,0],"discard":[],"mottos":["",""],"gone":[],"turns":0}');
INSERT INTO "log" VALUES(6,0,1800086400.0,'setup',1,NULL,NULL,NULL,NULL,'[]','{"players":2,"options":{"card_set":"","cards":"","goal":12,"mottos":true},"dice":{"seed":"seed-6","drawn":24},"steps":[{"type":"Mottos","sealed":{}}],"asks":{"0":{"id":1,"seat":0,"kind":"motto","pace":"gather","about":"motto","secret":false},"1":{"id":2,"seat":1,"kind":"motto","pace":"gather","about":"motto","secret":false}},"asked":2,"reveals":0,"winners":null,"deck":["block.3","block.4","block.1","n2.1","n4.0","n1.1","n3.1","n4.2","block.0","n3.3","n1.0","n2.3","n5.2","n5.0","n4.3","n1.2","n5.1","n4.1","block.2"],"hands":[["n2.2","n2.0","n1.3"],["n3.2","n5.3","n3.0"]],"points":[0,0],"discard":[],"mottos":["",""],"gone":[],"turns":0}');
CREATE TABLE messages (
  table_id INTEGER NOT NULL REFERENCES tables(id),
  kind TEXT NOT NULL,
  channel INTEGER NOT NULL,
  message INTEGER NOT NULL,
  at REAL NOT NULL,
  PRIMARY KEY (table_id, kind, message)
) WITHOUT ROWID;
INSERT INTO "messages" VALUES(2,'board',2,22,1800086400.0);
CREATE TABLE people (user INTEGER PRIMARY KEY, settings TEXT NOT NULL);
INSERT INTO "people" VALUES(2000,'{"locale":null,"dm":false,"quiet":[1320,420],"zone":"Europe/Paris","confirm":true,"colours":"standard","board":"picture"}');
CREATE TABLE seats (
  table_id INTEGER NOT NULL REFERENCES tables(id),
  seat INTEGER NOT NULL,
  user INTEGER,
  name TEXT NOT NULL,
  standing TEXT NOT NULL,
  misses INTEGER NOT NULL,
  auto INTEGER NOT NULL,
  out INTEGER,
  call TEXT NOT NULL,
  call_at REAL,
  away_used REAL NOT NULL,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,1000,'Person 0','{}',0,0,NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES(1,1,1001,'Person 1','{}',0,0,NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES(2,0,2000,'Person 0','{}',0,0,NULL,'due',1800086400.0,0.0);
INSERT INTO "seats" VALUES(2,1,2001,'Person 1','{"block":"pass"}',0,0,NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES(2,2,2002,'Person 2','{}',0,0,NULL,'due',1800086400.0,0.0);
INSERT INTO "seats" VALUES(3,0,3000,'Person 0','{}',0,0,NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES(3,1,3001,'Person 1','{}',0,0,NULL,'due',1800086400.0,0.0);
INSERT INTO "seats" VALUES(3,2,3002,'Person 2','{}',0,0,NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES(4,0,4000,'Person 0','{}',0,0,NULL,'due',1800086400.0,0.0);
INSERT INTO "seats" VALUES(4,1,4001,'Person 1','{}',0,0,NULL,'due',1800086400.0,0.0);
INSERT INTO "seats" VALUES(4,2,4002,'Person 2','{}',0,0,NULL,'due',1800086400.0,0.0);
INSERT INTO "seats" VALUES(4,3,4003,'Person 3','{}',0,0,NULL,'due',1800086400.0,0.0);
INSERT INTO "seats" VALUES(5,0,5000,'Person 0','{}',0,0,NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES(5,1,5001,'Person 1','{}',0,0,NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES(6,0,5000,'Person 0','{}',0,0,NULL,'due',1800086400.0,0.0);
INSERT INTO "seats" VALUES(6,1,5001,'Person 1','{}',0,0,NULL,'due',1800086400.0,0.0);
INSERT INTO "seats" VALUES(7,0,6000,'Person 0','{}',0,0,NULL,'',NULL,0.0);
INSERT INTO "seats" VALUES(7,1,6001,'Person 1','{}',0,0,NULL,'',NULL,0.0);
CREATE TABLE seen (
  user INTEGER NOT NULL,
  hint TEXT NOT NULL,
  PRIMARY KEY (user, hint)
) WITHOUT ROWID;
INSERT INTO "seen" VALUES(2000,'toy');
CREATE TABLE servers (guild INTEGER PRIMARY KEY, settings TEXT NOT NULL, gone REAL);
INSERT INTO "servers" VALUES(7,'{"channels":[],"role":null,"pace":"daily","locale":"fr","most_tables":50}',NULL);
CREATE TABLE tables (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  rev INTEGER NOT NULL,
  game TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('lobby', 'live', 'paused', 'over', 'ended')),
  channel INTEGER NOT NULL,
  guild INTEGER NOT NULL,
  host INTEGER NOT NULL,
  locale TEXT NOT NULL,
  chosen TEXT NOT NULL,
  frozen TEXT NOT NULL,
  seed TEXT NOT NULL,
  n INTEGER NOT NULL,
  face INTEGER NOT NULL,
  shown_face INTEGER NOT NULL,
  shown_n INTEGER NOT NULL,
  packed INTEGER NOT NULL DEFAULT 0,
  why TEXT NOT NULL,
  predecessor INTEGER REFERENCES tables(id),
  created REAL NOT NULL,
  changed REAL NOT NULL
);
INSERT INTO "tables" VALUES(1,19,'toy','over',1,7,1000,'en','{"pace":"daily","seating":"joined","silence":"vote","goal":"5","mottos":"true"}','{"card_set":"","cards":"","goal":5,"mottos":true}','seed-1',16,18,-1,-1,16,'',NULL,1800000000.0,1800000000.0);
INSERT INTO "tables" VALUES(2,11,'toy','live',2,7,2000,'en','{"pace":"daily","seating":"joined","silence":"vote","goal":"30","mottos":"false"}','{"card_set":"","cards":"","goal":30,"mottos":false}','seed-2',7,10,3,0,0,'',NULL,1800086400.0,1800086400.0);
INSERT INTO "tables" VALUES(3,6,'toy','live',3,7,3000,'en','{"pace":"daily","seating":"joined","silence":"vote","goal":"12","mottos":"false"}','{"card_set":"","cards":"","goal":12,"mottos":false}','seed-3',1,5,-1,-1,0,'',NULL,1800086400.0,1800086400.0);
INSERT INTO "tables" VALUES(4,6,'toy','paused',4,7,4000,'en','{"pace":"daily","seating":"joined","silence":"vote","goal":"12","mottos":"true"}','{"card_set":"","cards":"","goal":12,"mottos":true}','seed-4',0,6,-1,-1,0,'moderator',NULL,1800086400.0,1800086400.0);
INSERT INTO "tables" VALUES(5,4,'toy','ended',5,7,5000,'en','{"pace":"daily","seating":"joined","silence":"vote","goal":"12","mottos":"true"}','{"card_set":"","cards":"","goal":12,"mottos":true}','seed-5',0,4,-1,-1,0,'reset',NULL,1800086400.0,1800086400.0);
INSERT INTO "tables" VALUES(6,1,'toy','live',5,7,5000,'en','{"pace":"daily","seating":"joined","silence":"vote","goal":"12","mottos":"true"}','{"card_set":"","cards":"","goal":12,"mottos":true}','seed-6',0,1,-1,-1,0,'',5,1800086400.0,1800086400.0);
INSERT INTO "tables" VALUES(7,2,'toy','lobby',6,7,6000,'en','{"pace":"daily","seating":"joined","silence":"vote","goal":"12","mottos":"true"}','','',-1,1,-1,-1,0,'',NULL,1800086400.0,1800086400.0);
CREATE TABLE votes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id INTEGER NOT NULL REFERENCES tables(id),
  kind TEXT NOT NULL,
  seat INTEGER NOT NULL,
  row INTEGER,
  base INTEGER NOT NULL,
  until REAL,
  choices TEXT NOT NULL,
  voters TEXT NOT NULL,
  cast TEXT NOT NULL,
  decided TEXT
);
INSERT INTO "votes" VALUES(1,3,'undo',0,0,1,1800115200.0,'["yes","no"]','[1,2]','{}',NULL);
CREATE UNIQUE INDEX one_open_table_per_channel ON tables(channel) WHERE status IN ('lobby', 'live', 'paused');
CREATE INDEX tables_by_channel ON tables(channel, game);
CREATE INDEX tables_by_guild ON tables(guild, status);
CREATE INDEX tables_by_predecessor ON tables(predecessor) WHERE predecessor IS NOT NULL;
CREATE INDEX tables_not_shown ON tables(id) WHERE shown_face < face;
CREATE INDEX tables_to_pack ON tables(changed) WHERE status IN ('over', 'ended') AND packed < n;
CREATE UNIQUE INDEX one_seat_per_person ON seats(table_id, user) WHERE user IS NOT NULL;
CREATE INDEX seats_by_user ON seats(user) WHERE user IS NOT NULL;
CREATE INDEX seats_to_call ON seats(call_at) WHERE call = 'due';
CREATE INDEX clocks_by_alarm ON clocks(alarm) WHERE alarm IS NOT NULL;
CREATE INDEX votes_by_table ON votes(table_id) WHERE decided IS NULL;
CREATE INDEX votes_by_end ON votes(until) WHERE decided IS NULL AND until IS NOT NULL;
CREATE INDEX audit_by_guild ON audit(guild, id);
COMMIT;
PRAGMA user_version = 1;
