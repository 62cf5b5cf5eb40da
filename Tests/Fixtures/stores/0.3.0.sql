PRAGMA application_id = 1953066033;
PRAGMA user_version = 7;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE thing (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uuid BLOB NOT NULL CHECK (length(uuid) = 16),
    key TEXT NOT NULL CHECK (key <> ''),
    short TEXT NOT NULL CHECK (short <> ''),
    long TEXT NOT NULL CHECK (long <> ''),
    note TEXT NOT NULL DEFAULT '',
    source TEXT NOT NULL DEFAULT '',
    added INTEGER NOT NULL,
    suspended INTEGER,
    removed INTEGER,
    pardoned INTEGER
) STRICT;
INSERT INTO thing VALUES(1,X'34e1a1b6ee98402e940e45ab92664b28','API','API','Application Programming Interface','','',1795734895116,NULL,NULL,NULL);
INSERT INTO thing VALUES(2,X'3bab1bacd7664da59cb8e0fb0e9f925c','CSS','CSS','Cascading Style Sheets','','',1795734895116,NULL,NULL,NULL);
INSERT INTO thing VALUES(3,X'7616e88ddff74a06a4b8acab2586a3fe','CDN','CDN','Content Delivery Network','','',1795734895116,NULL,NULL,NULL);
INSERT INTO thing VALUES(4,X'9183bfcd7cf140878015c75c16cb6808','DNS','DNS','Domain Name System','','',1795734895116,NULL,NULL,NULL);
INSERT INTO thing VALUES(5,X'0d7614e69d2b436187fbdf69c66711cb','KPI','KPI','Key Performance Indicators','of a team','',1795734895157,NULL,NULL,NULL);
INSERT INTO thing VALUES(6,X'2dc5d5af955740fa92e7f8cc584ae98b','OKR','OKR','Objectives and Key Results','','',1795734895157,NULL,NULL,NULL);
INSERT INTO thing VALUES(7,X'fc17403665a94f6ead2cdaef8130cade','FTW','FTW','For the Win','On device b.','',1795734895191,NULL,NULL,NULL);
INSERT INTO thing VALUES(8,X'082d62b864e745c19369f40ab4c014c5','CSS','CSS','Counter Strike Source','','',1795734895222,NULL,NULL,NULL);
INSERT INTO thing VALUES(9,X'abc14703d2ab491686dfdc832a3f07cc','GONE','GONE','Soon Gone','','',1795734895244,NULL,1795734895258,NULL);
INSERT INTO thing VALUES(10,X'106a795867b84ed885337d2d2af26e66','ZON','ZON','Zeta Operating Node','','paper.md line 1',1795734895310,NULL,NULL,NULL);
INSERT INTO thing VALUES(11,X'5368704422c246fdada20567cd16c4a3','ELQ','ELQ','Extra Large Quota','','paper.md line 3',1795734895310,1795734895372,NULL,NULL);
INSERT INTO thing VALUES(12,X'93df9843d033460684bf55f9fb56c443','RSN','RSN','Real Soon Now','','',1795734895717,NULL,NULL,NULL);
INSERT INTO thing VALUES(13,X'c3e3e06b5f1540e1b1187b8c9a5c1041','LATER','LATER','Not Sent Either','','',1795734895890,NULL,NULL,NULL);
CREATE TABLE tag (
    thing INTEGER NOT NULL REFERENCES thing (id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    PRIMARY KEY (thing, name)
) STRICT, WITHOUT ROWID;
INSERT INTO tag VALUES(7,'chat');
INSERT INTO tag VALUES(1,'code');
INSERT INTO tag VALUES(2,'code');
INSERT INTO tag VALUES(6,'goal');
INSERT INTO tag VALUES(5,'job');
INSERT INTO tag VALUES(6,'job');
INSERT INTO tag VALUES(3,'network');
INSERT INTO tag VALUES(4,'network');
INSERT INTO tag VALUES(1,'web');
INSERT INTO tag VALUES(2,'web');
INSERT INTO tag VALUES(3,'web');
INSERT INTO tag VALUES(4,'web');
INSERT INTO tag VALUES(5,'work');
INSERT INTO tag VALUES(6,'work');
CREATE TABLE review (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uuid BLOB NOT NULL CHECK (length(uuid) = 16),
    thing INTEGER NOT NULL REFERENCES thing (id) ON DELETE CASCADE,
    direction INTEGER NOT NULL CHECK (direction IN (0, 1)),
    asked TEXT NOT NULL,
    typed TEXT NOT NULL,
    seconds REAL NOT NULL,
    time_limit REAL NOT NULL,
    verdict INTEGER NOT NULL CHECK (verdict BETWEEN 0 AND 4),
    grade INTEGER NOT NULL CHECK (grade BETWEEN 1 AND 4),
    scheduled INTEGER NOT NULL CHECK (scheduled IN (0, 1)),
    at INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL,
    day INTEGER NOT NULL,
    placed INTEGER NOT NULL,
    elapsed INTEGER NOT NULL
) STRICT;
INSERT INTO review VALUES(1,X'01a21a23fb207824a537545df8551036',8,0,'CSS','for the win',0.00010907649993896484375,0.0,2,1,1,1795734895392,0,20783,1795734895392,0);
INSERT INTO review VALUES(2,X'01a21a23fb3e79b990965fb69502c1f0',1,0,'API','key performance indicators',5.8650970458984375e-05,0.0,2,1,1,1795734895422,0,20783,1795734895422,0);
INSERT INTO review VALUES(3,X'01a21a23fb427abb928775226da70f64',3,0,'CDN','wrong',5.626678466796875e-05,0.0,2,1,1,1795734895426,0,20783,1795734895426,0);
CREATE TABLE memory (
    thing INTEGER NOT NULL REFERENCES thing (id) ON DELETE CASCADE,
    direction INTEGER NOT NULL CHECK (direction IN (0, 1)),
    stability REAL NOT NULL,
    difficulty REAL NOT NULL,
    phase INTEGER NOT NULL CHECK (phase BETWEEN 0 AND 2),
    step INTEGER NOT NULL,
    last INTEGER NOT NULL,
    due INTEGER NOT NULL,
    day INTEGER NOT NULL,
    interval INTEGER NOT NULL,
    reviews INTEGER NOT NULL,
    lapses INTEGER NOT NULL,
    PRIMARY KEY (thing, direction)
) STRICT, WITHOUT ROWID;
INSERT INTO memory VALUES(1,0,0.211999999999999994,6.4132999999999995566,0,0,1795734895422,1795734955422,20783,0,1,0);
INSERT INTO memory VALUES(3,0,0.211999999999999994,6.4132999999999995566,0,0,1795734895426,1795734955426,20783,0,1,0);
INSERT INTO memory VALUES(8,0,0.211999999999999994,6.4132999999999995566,0,0,1795734895392,1795734955392,20783,0,1,0);
CREATE TABLE wanted (
    thing INTEGER PRIMARY KEY REFERENCES thing (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT;
CREATE TABLE met (thing INTEGER PRIMARY KEY REFERENCES thing (id) ON DELETE CASCADE) STRICT;
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO setting VALUES('new-per-day','7');
CREATE TABLE change (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0,
    thing BLOB,
    first_thing INTEGER,
    last_thing INTEGER,
    first_review INTEGER,
    last_review INTEGER
) STRICT;
INSERT INTO change VALUES(1,1795734895116,'import',0,NULL,1,4,NULL,NULL);
INSERT INTO change VALUES(2,1795734895157,'import',0,NULL,5,6,NULL,NULL);
INSERT INTO change VALUES(3,1795734895191,'add',0,X'fc17403665a94f6ead2cdaef8130cade',NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(4,1795734895222,'add',0,X'082d62b864e745c19369f40ab4c014c5',NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(5,1795734895244,'add',0,X'abc14703d2ab491686dfdc832a3f07cc',NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(6,1795734895258,'remove',0,X'abc14703d2ab491686dfdc832a3f07cc',NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(7,1795734895310,'additions',0,NULL,10,11,NULL,NULL);
INSERT INTO change VALUES(8,1795734895335,'edit',0,X'0d7614e69d2b436187fbdf69c66711cb',NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(9,1795734895353,'edit',0,X'2dc5d5af955740fa92e7f8cc584ae98b',NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(10,1795734895372,'suspend',0,X'5368704422c246fdada20567cd16c4a3',NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(11,1795734895392,'answer',0,NULL,NULL,NULL,1,1);
INSERT INTO change VALUES(12,1795734895422,'answer',0,NULL,NULL,NULL,2,2);
INSERT INTO change VALUES(13,1795734895426,'answer',0,NULL,NULL,NULL,3,3);
INSERT INTO change VALUES(14,1795734895466,'settings',0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(15,1795734895890,'add',0,X'c3e3e06b5f1540e1b1187b8c9a5c1041',NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(16,1795734895931,'add',1,X'2ae27b37c09743588b9e940dff93668a',NULL,NULL,NULL,NULL);
CREATE TABLE change_write (
    change INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
    key BLOB NOT NULL,
    name TEXT NOT NULL,
    old ANY,
    new ANY,
    PRIMARY KEY (change, key, name)
) STRICT, WITHOUT ROWID;
INSERT INTO change_write VALUES(6,X'abc14703d2ab491686dfdc832a3f07cc','removed',NULL,1795734895258);
INSERT INTO change_write VALUES(8,X'0d7614e69d2b436187fbdf69c66711cb','long','Key Performance Indicator','Key Performance Indicators');
INSERT INTO change_write VALUES(9,X'2dc5d5af955740fa92e7f8cc584ae98b','#goal',0,1);
INSERT INTO change_write VALUES(10,X'5368704422c246fdada20567cd16c4a3','suspended',NULL,1795734895372);
INSERT INTO change_write VALUES(14,X'6e65772d7065722d646179','setting',NULL,'7');
CREATE TABLE undone_thing (
    change INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    uuid BLOB NOT NULL,
    key TEXT NOT NULL,
    short TEXT NOT NULL,
    long TEXT NOT NULL,
    note TEXT NOT NULL,
    source TEXT NOT NULL,
    added INTEGER NOT NULL,
    suspended INTEGER,
    tags TEXT NOT NULL,
    PRIMARY KEY (change, id)
) STRICT, WITHOUT ROWID;
INSERT INTO undone_thing VALUES(16,14,X'2ae27b37c09743588b9e940dff93668a','LATE','LATE','Not Sent Yet','','',1795734895931,NULL,'[]');
CREATE TABLE undone_review (
    change INTEGER NOT NULL REFERENCES change (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    uuid BLOB NOT NULL,
    thing BLOB NOT NULL,
    direction INTEGER NOT NULL,
    asked TEXT NOT NULL,
    typed TEXT NOT NULL,
    seconds REAL NOT NULL,
    time_limit REAL NOT NULL,
    verdict INTEGER NOT NULL,
    grade INTEGER NOT NULL,
    scheduled INTEGER NOT NULL,
    at INTEGER NOT NULL,
    utc_offset INTEGER NOT NULL,
    day INTEGER NOT NULL,
    placed INTEGER NOT NULL,
    elapsed INTEGER NOT NULL,
    PRIMARY KEY (change, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE sync (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    device TEXT NOT NULL,
    clock INTEGER NOT NULL,
    things INTEGER NOT NULL,
    reviews INTEGER NOT NULL,
    number INTEGER NOT NULL,
    hash INTEGER NOT NULL,
    outbox INTEGER NOT NULL,
    remote TEXT NOT NULL,
    seen TEXT NOT NULL
) STRICT;
INSERT INTO sync VALUES(1,'2psiin8rtr3v',7355330133360640,12,3,15,4255447934034135866,0,'folder /tmp/til-sync',replace('\n3159-16244951-1795734895.521624087 log/2psiin8rtr3v/1.jsonl\n304-16244952-1795734895.801624085 log/deu8zs29h7p5/1.jsonl\n','\n',char(10)));
CREATE TABLE sync_touched (
    key BLOB NOT NULL,
    name TEXT NOT NULL,
    stamp INTEGER NOT NULL,
    PRIMARY KEY (key, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE sync_register (
    key BLOB NOT NULL,
    name TEXT NOT NULL,
    stamp INTEGER NOT NULL,
    device TEXT NOT NULL,
    PRIMARY KEY (key, name)
) STRICT, WITHOUT ROWID;
INSERT INTO sync_register VALUES(X'6e65772d7065722d646179','setting',0,'2psiin8rtr3v');
INSERT INTO sync_register VALUES(X'fc17403665a94f6ead2cdaef8130cade','note',7355330133028864,'deu8zs29h7p5');
INSERT INTO sync_register VALUES(X'fc17403665a94f6ead2cdaef8130cade','removed',7355330133028864,'deu8zs29h7p5');
CREATE TABLE sync_same (
    other BLOB PRIMARY KEY,
    thing BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE sync_device (
    device TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    hash INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO sync_device VALUES('deu8zs29h7p5',2,6350158647280846426);
CREATE TABLE sync_later (
    device TEXT NOT NULL,
    number INTEGER NOT NULL,
    event TEXT NOT NULL,
    awaits BLOB,
    PRIMARY KEY (device, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE sync_done (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    sent INTEGER NOT NULL,
    received INTEGER NOT NULL,
    united INTEGER NOT NULL,
    remark TEXT NOT NULL
) STRICT;
INSERT INTO sync_done VALUES(1,1795734895516,15,0,0,'');
INSERT INTO sync_done VALUES(2,1795734895838,0,2,0,'');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('thing',14);
INSERT INTO sqlite_sequence VALUES('review',3);
INSERT INTO sqlite_sequence VALUES('sync_done',2);
CREATE INDEX thing_meaning ON thing (key, long, short) WHERE removed IS NULL;
CREATE UNIQUE INDEX thing_uuid ON thing (uuid);
CREATE INDEX thing_suspended ON thing (suspended) WHERE suspended NOTNULL;
CREATE INDEX tag_name ON tag (name, thing);
CREATE UNIQUE INDEX review_uuid ON review (uuid);
CREATE INDEX review_thing ON review (thing, direction, placed);
CREATE INDEX review_day ON review (day);
CREATE INDEX memory_day ON memory (day, interval, due, last, lapses);
CREATE INDEX change_thing ON change (thing) WHERE thing NOTNULL;
CREATE INDEX change_undone ON change (id) WHERE undone;
CREATE INDEX change_write_key ON change_write (key);
CREATE INDEX sync_later_awaits ON sync_later (awaits) WHERE awaits NOTNULL;
CREATE INDEX sync_same_thing ON sync_same (thing);
CREATE VIEW sync_note AS SELECT key, name, stamp AS added FROM sync_touched;
CREATE TRIGGER sync_note INSTEAD OF INSERT ON sync_note
WHEN new.key NOTNULL AND (new.name <> 'setting' OR CAST(new.key AS TEXT) IN ('new-per-day', 'rollover', 'retention', 'learning-steps', 'relearning-steps', 'maximum-interval', 'fuzz', 'weights', 'on-timeout', 'easy', 'leech'))
BEGIN
    UPDATE sync SET clock = max(
        clock + 1, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER) << 12,
        min(max(new.added, 0) << 12, 1037806298726395904) + 1);
    INSERT INTO sync_touched SELECT new.key, new.name, clock FROM sync WHERE true
        ON CONFLICT DO UPDATE SET stamp = excluded.stamp;
END;
CREATE TRIGGER sync_thing AFTER UPDATE OF short, long, note, source, suspended, removed, pardoned ON thing
BEGIN
    INSERT INTO sync_note SELECT new.uuid, column1, old.added FROM (VALUES ('short', old.short IS NOT new.short), ('long', old.long IS NOT new.long), ('note', old.note IS NOT new.note), ('source', old.source IS NOT new.source), ('suspended', old.suspended IS NOT new.suspended), ('removed', old.removed IS NOT new.removed), ('pardoned', old.pardoned IS NOT new.pardoned)) WHERE column2;
END;
CREATE TRIGGER sync_review AFTER DELETE ON review WHEN old.id <= (SELECT reviews FROM sync)
BEGIN INSERT INTO sync_note VALUES (old.uuid, 'answer', 0); END;
CREATE TRIGGER sync_tag_insert AFTER INSERT ON tag
BEGIN INSERT INTO sync_note SELECT uuid, '#' || new.name, added FROM thing WHERE id = new.thing; END;
CREATE TRIGGER sync_setting_insert AFTER INSERT ON setting
BEGIN INSERT INTO sync_note VALUES (CAST(new.name AS BLOB), 'setting', 0); END;
CREATE TRIGGER sync_tag_update AFTER UPDATE ON tag
BEGIN INSERT INTO sync_note SELECT uuid, '#' || new.name, added FROM thing WHERE id = new.thing; END;
CREATE TRIGGER sync_setting_update AFTER UPDATE ON setting
BEGIN INSERT INTO sync_note VALUES (CAST(new.name AS BLOB), 'setting', 0); END;
CREATE TRIGGER sync_tag_delete AFTER DELETE ON tag
BEGIN INSERT INTO sync_note SELECT uuid, '#' || old.name, added FROM thing WHERE id = old.thing; END;
CREATE TRIGGER sync_setting_delete AFTER DELETE ON setting
BEGIN INSERT INTO sync_note VALUES (CAST(old.name AS BLOB), 'setting', 0); END;
COMMIT;
