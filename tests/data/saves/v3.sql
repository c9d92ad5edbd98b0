BEGIN TRANSACTION;
CREATE TABLE archive (
  table_id INTEGER PRIMARY KEY REFERENCES tables(id),
  rows BLOB NOT NULL
);
INSERT INTO "archive" VALUES(1,X'FD377A585A000004E6D6B4460200210116000000742FE5A3E03D61041D5D002D9EC046E1246F8DBE42D2FA214A76786724CDF43D5F8F43C7D76073C2321A925BC281781C53FA7F9928F989497DE681CED35434BDAD9A996804AB31D5384F679682021CE7635ACFA8C3712B58ED4E3DF8D0F53914926B0D6447702710967FD4F401CE46023E1CE8FF97D3C5DE63A74D035E6C0B9FF3D93984BDF9FD2CC2F685A0FBC5A67634960D2DF5599FBDB1CE0EBA78781725329246D0C2C86EE13702B7A19BBEE49027E46CFA02DAB5A7CB63E9A3EBC11D1E7A70CA261CCAAD647D73216160A60E83A08259C109A3C783BE851115C70103513D70CBD7CE4FEC6DBB8E1CAAF9DDDDFE47B18CDBE686D44CB31C36EFAB24AE0578094AF28C9CDCE8B4EFCDAAEB6B724FEB2D90567667B6BF782E5C525D984DE6AED2368F42F420E0CFFE2C2F53436FBFB490EA0E8EA67780692D9F3588DB252C02B31F33FBFBFEBCFCB7E4D9E09EA7687454418AD1D5A359AC3FF0AD1C5791D3CBA242CF58A8F94E33F8FB261C42991FD1C71A206B7091B08498964EEE5F8B5F9F245A95044B23A472A6E166432A4497120DDD28C5662A011E7F91079B9609602C64126531FFE2B192515A4FBCFE98FB635CED4C6B6D16C6E4D099514E555E1996F51F4A876F7392DD87AA5DF36F90041669E30DE23D2D8C9C6FEFFCAB918C2C3392C69CB11EC721C2FF700E9C003528414F8D1A768F24A8C3B3806C9B0EFD7E6923C30C7D2831E7379E3AEBDC6107649EA6E2503CDDDFB4B3D7079CBBED5AA694F1E2EEE5367B289E54D32B51436C217AD76EF5EF72AA7BA98909E4381658A7921DC3C6D353B524B3B56EA4C46ECD92BFE8069EC10E10F073A4ACD47F0E74CB591F6D81B3C3273C3ADC36C48D81F2DC54C75812656AE5632797852A76AE7E35484521BD02DFE443F4E1EC7AC69336F3F22ACBE85AE9A93182B59327881782FDAEBD758995E722226FE85B3192DF8F6731153B8057001220F521690824C78FE945A202638B36FF24F3D0399079C9C86EAF02F7FC129C200DC43AB48133119943C9BD972D622ABD40901BC1C0DB2F4CC3C76249C5DD25BCBA20DF11C357D1CECDED386DA54B51ACE4A530C82A8BEC7F3D3FDA346C12491BE93EFF9DE44DC451BFA49F049A6C9E7005C7936922717D69E21A7D52E8E538FA85F61D2CB0D8D81D9CA76972705962EB3631143278E1816351F2611B798EBC8E5FC897AD03611CE291EB1384BB7F4742991043F85AA9738195A6CBEC9A0A781595F3646ADC3826439A4EB8277E2A3A6D378CEF778522CBC138909516BD79E406FB3510933ED88199BC78AFD84ADD6EC02F4BE380682E631182E93D0E1C5E55BD52A514B9F887736B23ABAB6813A9B8E491E60E700D57D150D249E7D084AD2F6B94BBE2EDAFFD18C922C4FB16687E4A267FB550F7B413989C92A247DB3027E4EF81E4942C34AE64ED32100085BB89FDA1822DB1F91F89E7C0F009EAE714AFEDF234020E344B2C35624752C5BEC9E745D866000000008DB56D7C21A5DEA10001B908E27A000094B9F0EBB1C467FB020000000004595A');
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
  state TEXT NOT NULL, number INTEGER,
  PRIMARY KEY (table_id, n)
);
INSERT INTO "log" VALUES(1,16,1800000000.0,'player',1,1,NULL,NULL,'{"type":"Pass","seat":1}','[{"type":"Scored","to":null,"seat":0,"card":"n5.2","points":5},{"type":"Won","to":null,"seats":[0]}]','{"players":2,"options":{"card_set":"","cards":"","goal":5,"mottos":true},"dice":{"seed":"seed-1","drawn":24},"steps":[{"type":"Turn","seat":1}],"asks":{},"asked":16,"reveals":5,"winners":[0],"deck":["n3.3","n3.1","n5.0","n4.0","n4.2","n5.3","n1.3","n2.2","n4.1","block.3","n5.1","n1.1","n3.0","n1.0","n2.3"],"hands":[["block.4"],["n3.2"]],"points":[5,4],"discard":["n1.2","block.2","n2.0","block.1","n2.1","block.0","n4.3","n5.2"],"mottos":["",""],"gone":[],"turns":9}',NULL);
INSERT INTO "log" VALUES(2,0,1800086400.0,'setup',1,NULL,NULL,NULL,NULL,'[]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":0}],"asks":{"0":{"id":1,"seat":0,"kind":"turn","pace":"turn","about":"turn-0","secret":false}},"asked":1,"reveals":0,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2","n3.3","n2.0","n1.3"],"hands":[["block.0","n1.1","n3.1"],["block.2","n5.2","block.1"],["n2.2","n4.0","n5.3"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":0}',NULL);
INSERT INTO "log" VALUES(2,1,1800086400.0,'player',1,0,NULL,NULL,'{"type":"Draw","seat":0}','[{"type":"Drew","to":null,"seat":0},{"type":"Got","to":[0],"seat":0,"card":"n1.3"}]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":1}],"asks":{"1":{"id":2,"seat":1,"kind":"turn","pace":"turn","about":"turn-1","secret":false}},"asked":2,"reveals":1,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2","n3.3","n2.0"],"hands":[["block.0","n1.1","n3.1","n1.3"],["block.2","n5.2","block.1"],["n2.2","n4.0","n5.3"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":1}',NULL);
INSERT INTO "log" VALUES(2,2,1800086400.0,'player',1,1,NULL,NULL,'{"type":"Draw","seat":1}','[{"type":"Drew","to":null,"seat":1},{"type":"Got","to":[1],"seat":1,"card":"n2.0"}]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":2}],"asks":{"2":{"id":3,"seat":2,"kind":"turn","pace":"turn","about":"turn-2","secret":false}},"asked":3,"reveals":2,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2","n3.3"],"hands":[["block.0","n1.1","n3.1","n1.3"],["block.2","n5.2","block.1","n2.0"],["n2.2","n4.0","n5.3"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":2}',NULL);
INSERT INTO "log" VALUES(2,3,1800086400.0,'player',1,2,NULL,NULL,'{"type":"Draw","seat":2}','[{"type":"Drew","to":null,"seat":2},{"type":"Got","to":[2],"seat":2,"card":"n3.3"}]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":0}],"asks":{"0":{"id":4,"seat":0,"kind":"turn","pace":"turn","about":"turn-3","secret":false}},"asked":4,"reveals":3,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2"],"hands":[["block.0","n1.1","n3.1","n1.3"],["block.2","n5.2","block.1","n2.0"],["n2.2","n4.0","n5.3","n3.3"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":3}',NULL);
INSERT INTO "log" VALUES(2,4,1800086400.0,'player',1,0,NULL,NULL,'{"type":"Play","seat":0,"card":"n1.1"}','[]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":1},{"type":"Played","seat":0,"card":"n1.1","passed":[]}],"asks":{"1":{"id":5,"seat":1,"kind":"block","pace":"reaction","about":"block-4","secret":true},"2":{"id":6,"seat":2,"kind":"block","pace":"reaction","about":"block-4","secret":true}},"asked":6,"reveals":3,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2"],"hands":[["block.0","n3.1","n1.3"],["block.2","n5.2","block.1","n2.0"],["n2.2","n4.0","n5.3","n3.3"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":4}',NULL);
INSERT INTO "log" VALUES(2,5,1800086400.0,'standing',1,1,NULL,NULL,'{"type":"Pass","seat":1}','[]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":1},{"type":"Played","seat":0,"card":"n1.1","passed":[1]}],"asks":{"2":{"id":6,"seat":2,"kind":"block","pace":"reaction","about":"block-4","secret":true}},"asked":6,"reveals":3,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2"],"hands":[["block.0","n3.1","n1.3"],["block.2","n5.2","block.1","n2.0"],["n2.2","n4.0","n5.3","n3.3"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":4}',NULL);
INSERT INTO "log" VALUES(2,6,1800086400.0,'player',1,2,NULL,NULL,'{"type":"Pass","seat":2}','[{"type":"Scored","to":null,"seat":0,"card":"n1.1","points":1}]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":1}],"asks":{"1":{"id":7,"seat":1,"kind":"turn","pace":"turn","about":"turn-4","secret":false}},"asked":7,"reveals":3,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2"],"hands":[["block.0","n3.1","n1.3"],["block.2","n5.2","block.1","n2.0"],["n2.2","n4.0","n5.3","n3.3"]],"points":[1,0,0],"discard":["n1.1"],"mottos":["","",""],"gone":[],"turns":4}',NULL);
INSERT INTO "log" VALUES(2,7,1800086400.0,'player',1,1,NULL,NULL,'{"type":"Play","seat":1,"card":"n2.0"}','[]','{"players":3,"options":{"card_set":"","cards":"","goal":30,"mottos":false},"dice":{"seed":"seed-2","drawn":24},"steps":[{"type":"Turn","seat":2},{"type":"Played","seat":1,"card":"n2.0","passed":[]}],"asks":{"0":{"id":8,"seat":0,"kind":"block","pace":"reaction","about":"block-5","secret":true},"2":{"id":9,"seat":2,"kind":"block","pace":"reaction","about":"block-5","secret":true}},"asked":9,"reveals":3,"winners":null,"deck":["n2.1","n2.3","block.4","block.3","n4.3","n3.0","n1.0","n1.2","n5.1","n3.2","n4.1","n5.0","n4.2"],"hands":[["block.0","n3.1","n1.3"],["block.2","n5.2","block.1"],["n2.2","n4.0","n5.3","n3.3"]],"points":[1,0,0],"discard":["n1.1"],"mottos":["","",""],"gone":[],"turns":5}',NULL);
INSERT INTO "log" VALUES(3,0,1800086400.0,'setup',1,NULL,NULL,NULL,NULL,'[]','{"players":3,"options":{"card_set":"","cards":"","goal":12,"mottos":false},"dice":{"seed":"seed-3","drawn":24},"steps":[{"type":"Turn","seat":0}],"asks":{"0":{"id":1,"seat":0,"kind":"turn","pace":"turn","about":"turn-0","secret":false}},"asked":1,"reveals":0,"winners":null,"deck":["n2.1","block.3","n3.0","n4.0","n1.0","n3.1","n2.2","n5.1","block.4","n1.1","n5.3","n1.2","n5.2","n5.0","block.2","n1.3"],"hands":[["block.0","n4.3","n3.3"],["n3.2","n2.0","n4.2"],["n2.3","n4.1","block.1"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":0}',NULL);
INSERT INTO "log" VALUES(3,1,1800086400.0,'player',1,0,NULL,NULL,'{"type":"Draw","seat":0}','[{"type":"Drew","to":null,"seat":0},{"type":"Got","to":[0],"seat":0,"card":"n1.3"}]','{"players":3,"options":{"card_set":"","cards":"","goal":12,"mottos":false},"dice":{"seed":"seed-3","drawn":24},"steps":[{"type":"Turn","seat":1}],"asks":{"1":{"id":2,"seat":1,"kind":"turn","pace":"turn","about":"turn-1","secret":false}},"asked":2,"reveals":1,"winners":null,"deck":["n2.1","block.3","n3.0","n4.0","n1.0","n3.1","n2.2","n5.1","block.4","n1.1","n5.3","n1.2","n5.2","n5.0","block.2"],"hands":[["block.0","n4.3","n3.3","n1.3"],["n3.2","n2.0","n4.2"],["n2.3","n4.1","block.1"]],"points":[0,0,0],"discard":[],"mottos":["","",""],"gone":[],"turns":1}',NULL);
INSERT INTO "log" VALUES(4,0,1800086400.0,'setup',1,NULL,NULL,NULL,NULL,'[]','{"players":4,"options":{"card_set":"","cards":"","goal":12,"mottos":true},"dice":{"seed":"seed-4","drawn":24},"steps":[{"type":"Mottos","sealed":{}}],"asks":{"0":{"id":1,"seat":0,"kind":"motto","pace":"gather","about":"motto","secret":false},"1":{"id":2,"seat":1,"kind":"motto","pace":"gather","about":"motto","secret":false},"2":{"id":3,"seat":2,"kind":"motto","pace":"gather","about":"motto","secret":false},"3":{"id":4,"seat":3,"kind":"motto","pace":"gather","about":"motto","secret":false}},"asked":4,"reveals":0,"winners":null,"deck":["n2.0","n4.3","block.1","n5.3","n1.3","n3.2","n2.2","block.4","n5.1","n4.1","n3.1","n2.3","n2.1"],"hands":[["n3.0","block.0","block.2"],["n3.3","block.3","n5.2"],["n1.1","n4.2","n1.2"],["n1.0","n4.0","n5.0"]],"points":[0,0,0,0],"discard":[],"mottos":["","","",""],"gone":[],"turns":0}',NULL);
INSERT INTO "log" VALUES(5,0,1800086400.0,'setup',1,NULL,NULL,NULL,NULL,'[]','{"players":2,"options":{"card_set":"","cards":"","goal":12,"mottos":true},"dice":{"seed":"seed-5","drawn":24},"steps":[{"type":"Mottos","sealed":{}}],"asks":{"0":{"id":1,"seat":0,"kind":"motto","pace":"gather","about":"motto","secret":false},"1":{"id":2,"seat":1,"kind":"motto","pace":"gather","about":"motto","secret":false}},"asked":2,"reveals":0,"winners":null,"deck":["block.1","n5.0","block.0","n5.2","block.4","n4.0","n5.3","n2.2","n1.0","block.2","n4.1","n1.1","n3.0","n3.3","n2.0","n2.3","n3.1","n3.2","n4.2"],"hands":[["n1.3","n2.1","n1.2"],["n5.1","block.3","n4.3"]],"points":[0,0],"discard":[],"mottos":["",""],"gone":[],"turns":0}',NULL);
INSERT INTO "log" VALUES(6,0,1800086400.0,'setup',1,NULL,NULL,NULL,NULL,'[]','{"players":2,"options":{"card_set":"","cards":"","goal":12,"mottos":true},"dice":{"seed":"seed-6","drawn":24},"steps":[{"type":"Mottos","sealed":{}}],"asks":{"0":{"id":1,"seat":0,"kind":"motto","pace":"gather","about":"motto","secret":false},"1":{"id":2,"seat":1,"kind":"motto","pace":"gather","about":"motto","secret":false}},"asked":2,"reveals":0,"winners":null,"deck":["block.3","block.4","block.1","n2.1","n4.0","n1.1","n3.1","n4.2","block.0","n3.3","n1.0","n2.3","n5.2","n5.0","n4.3","n1.2","n5.1","n4.1","block.2"],"hands":[["n2.2","n2.0","n1.3"],["n3.2","n5.3","n3.0"]],"points":[0,0],"discard":[],"mottos":["",""],"gone":[],"turns":0}',NULL);
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
CREATE INDEX votes_refused ON votes(table_id, base) WHERE decided IN ('no', 'void');
COMMIT;
PRAGMA user_version = 3;
