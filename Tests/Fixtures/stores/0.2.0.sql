PRAGMA application_id = 1953066033;
PRAGMA user_version = 6;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE thing (
    id INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL CHECK (length(uuid) = 16),
    key TEXT NOT NULL CHECK (key <> ''),
    short TEXT NOT NULL CHECK (short <> ''),
    long TEXT NOT NULL CHECK (long <> ''),
    note TEXT NOT NULL DEFAULT '',
    added INTEGER NOT NULL,
    removed INTEGER,
    asked INTEGER NOT NULL DEFAULT 0 CHECK (asked BETWEEN 0 AND 3)
, source TEXT NOT NULL DEFAULT '', suspended INTEGER) STRICT;
INSERT INTO thing VALUES(1,X'6ccd3f268751897fac522fabac1872f3','FTW','FTW','For the Win','',1795498933646,NULL,1,'',NULL);
INSERT INTO thing VALUES(2,X'1c8c3728af1283eaa606534873821909','TBD','TBD','To Be Done','',1795498933762,NULL,1,'',NULL);
INSERT INTO thing VALUES(3,X'03abe9826e358721968742e0acf82417','GONE','GONE','Soon Gone','',1795498933835,1795498944754,1,'',NULL);
INSERT INTO thing VALUES(4,X'7312659434c187698b5e05d5687f8170','IMO','IMO','In My Opinion','said all the time',1795498933884,NULL,0,'',NULL);
INSERT INTO thing VALUES(5,X'0035a8d77bb1869cae6ec42bf802b5da','A','A','b','',1795498934131,NULL,0,'',NULL);
INSERT INTO thing VALUES(6,X'003d89558391869cae6ec42bf802b5da','C','C','d','',1795498934131,NULL,0,'',NULL);
INSERT INTO thing VALUES(7,X'682c17f516fc8300a3e23963ce2f0f3f','NEW','NEW','Thing After Sync','',1795498945028,NULL,0,'',NULL);
INSERT INTO thing VALUES(9,X'512051635cf88da5b575f8e7e454140c','UNSENT','UNSENT','Thing','',1795498958921,NULL,0,'',NULL);
CREATE TABLE tag (
    thing INTEGER NOT NULL REFERENCES thing (id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    PRIMARY KEY (thing, name)
) STRICT, WITHOUT ROWID;
INSERT INTO tag VALUES(1,'talk');
INSERT INTO tag VALUES(4,'talk');
INSERT INTO tag VALUES(1,'web');
CREATE TABLE review (
    id INTEGER PRIMARY KEY,
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
, uuid BLOB NOT NULL DEFAULT x'00000000000000000000000000000000'
    CHECK (length(uuid) = 16)) STRICT;
INSERT INTO review VALUES(1,1,0,'FTW','for the win',0.00023472309112548828125,15.0,0,3,1,1795498933968,0,20781,1795498933968,0,X'01a20c137ed079ccbe22d96d7b6046c6');
INSERT INTO review VALUES(2,2,0,'TBD','to be dne',0.0001442432403564453125,15.0,1,2,1,1795498934002,0,20781,1795498934002,0,X'01a20c137ef27b299caf01e722d9657a');
INSERT INTO review VALUES(3,3,0,'GONE','xx',0.00015079975128173828125,15.0,2,1,1,1795498934022,0,20781,1795498934022,0,X'01a20c137f067d25983b250e1b01cd8f');
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
INSERT INTO memory VALUES(1,0,2.3065000000000002167,2.1181039704590149952,0,1,1795498933968,1795499533968,20781,0,1,0);
INSERT INTO memory VALUES(2,0,1.2930999999999999161,5.1121707056010547987,0,0,1795498934002,1795499264002,20781,0,1,0);
CREATE TABLE wanted (
    thing INTEGER PRIMARY KEY REFERENCES thing (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT;
CREATE TABLE practice (
    day INTEGER PRIMARY KEY,
    answers INTEGER NOT NULL DEFAULT 0,
    correct INTEGER NOT NULL DEFAULT 0,
    close INTEGER NOT NULL DEFAULT 0,
    wrong INTEGER NOT NULL DEFAULT 0,
    timed_out INTEGER NOT NULL DEFAULT 0,
    given_up INTEGER NOT NULL DEFAULT 0,
    seconds REAL NOT NULL DEFAULT 0,
    recalls INTEGER NOT NULL DEFAULT 0,
    recalled INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO practice VALUES(20781,3,1,1,1,0,0,0.000529766082763671875,0,0);
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO setting VALUES('retention','0.85');
INSERT INTO setting VALUES('seconds','20');
CREATE TABLE tally (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO tally VALUES('last thing gone',8);
INSERT INTO tally VALUES('things',7);
CREATE TABLE change (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    thing INTEGER NOT NULL,
    last INTEGER,
    review INTEGER,
    last_review INTEGER,
    before TEXT,
    uuid BLOB CHECK (length(uuid) = 16)
) STRICT;
INSERT INTO change VALUES(1,1795498933646,'add',1,NULL,NULL,NULL,NULL,X'6ccd3f268751897fac522fabac1872f3');
INSERT INTO change VALUES(2,1795498933762,'add',2,NULL,NULL,NULL,NULL,X'1c8c3728af1283eaa606534873821909');
INSERT INTO change VALUES(3,1795498933835,'add',3,NULL,NULL,NULL,NULL,X'03abe9826e358721968742e0acf82417');
INSERT INTO change VALUES(4,1795498933884,'add',4,NULL,NULL,NULL,NULL,X'7312659434c187698b5e05d5687f8170');
INSERT INTO change VALUES(5,1795498933968,'answer',1,NULL,NULL,NULL,NULL,X'01a20c137ed079ccbe22d96d7b6046c6');
INSERT INTO change VALUES(6,1795498934002,'answer',2,NULL,NULL,NULL,NULL,X'01a20c137ef27b299caf01e722d9657a');
INSERT INTO change VALUES(7,1795498934022,'answer',3,NULL,NULL,NULL,NULL,X'01a20c137f067d25983b250e1b01cd8f');
INSERT INTO change VALUES(8,1795498934131,'import',5,6,NULL,NULL,NULL,NULL);
INSERT INTO change VALUES(9,1795498934274,'suspend',2,NULL,NULL,NULL,'{"long":"To Be Done","id":"1C8C3728-AF12-83EA-A606-534873821909","note":"","added":1795498933762,"tags":[],"source":"","short":"TBD"}',X'1c8c3728af1283eaa606534873821909');
INSERT INTO change VALUES(10,1795498944669,'edits',0,NULL,NULL,NULL,'[{"long":"For the Win","id":"6CCD3F26-8751-897F-AC52-2FABAC1872F3","source":"","added":1795498933646,"tags":["chat"],"note":"said in games","short":"FTW"},{"long":"In My Opinion","id":"73126594-34C1-8769-8B5E-05D5687F8170","source":"","added":1795498933884,"tags":[],"note":"","short":"IMO"}]',NULL);
INSERT INTO change VALUES(11,1795498944754,'remove',3,NULL,NULL,NULL,NULL,X'03abe9826e358721968742e0acf82417');
INSERT INTO change VALUES(12,1795498944801,'edit',1,NULL,NULL,NULL,'{"short":"FTW","long":"For the Win","tags":["talk"],"source":"","id":"6CCD3F26-8751-897F-AC52-2FABAC1872F3","note":"said in games","added":1795498933646}',X'6ccd3f268751897fac522fabac1872f3');
INSERT INTO change VALUES(13,1795498944841,'edit',1,NULL,NULL,NULL,'{"id":"6CCD3F26-8751-897F-AC52-2FABAC1872F3","tags":["talk"],"short":"FTW","added":1795498933646,"source":"","note":"","long":"For The Whim"}',X'6ccd3f268751897fac522fabac1872f3');
INSERT INTO change VALUES(14,1795498944992,'edit',4,NULL,NULL,NULL,'{"tags":["talk"],"long":"In My Opinion","added":1795498933884,"source":"","id":"73126594-34C1-8769-8B5E-05D5687F8170","short":"IMO","note":""}',X'7312659434c187698b5e05d5687f8170');
INSERT INTO change VALUES(15,1795498945028,'add',7,NULL,NULL,NULL,NULL,X'682c17f516fc8300a3e23963ce2f0f3f');
INSERT INTO change VALUES(18,1795498945139,'resume',2,NULL,NULL,NULL,'{"short":"TBD","added":1795498933762,"source":"","id":"1C8C3728-AF12-83EA-A606-534873821909","suspended":1795498934274,"note":"","long":"To Be Done","tags":[]}',X'1c8c3728af1283eaa606534873821909');
INSERT INTO change VALUES(19,1795498958810,'edit',4,NULL,NULL,NULL,'{"id":"73126594-34C1-8769-8B5E-05D5687F8170","long":"In My Opinion","added":1795498933884,"short":"IMO","tags":["talk"],"note":"said often","source":""}',X'7312659434c187698b5e05d5687f8170');
INSERT INTO change VALUES(20,1795498958869,'edits',0,NULL,NULL,NULL,'[{"added":1795498933646,"note":"","source":"","id":"6CCD3F26-8751-897F-AC52-2FABAC1872F3","short":"FTW","long":"For the Win","tags":["talk"]}]',NULL);
INSERT INTO change VALUES(21,1795498958921,'add',9,NULL,NULL,NULL,NULL,X'512051635cf88da5b575f8e7e454140c');
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
INSERT INTO sync VALUES(1,'tjh784x7j24v',7354363735527424,7,3,11,4680782834335722434,0,'git /nowhere/hub.git',replace('dcdd7d6b76bd1a78860405e5e8edd530a9b24c6c\n6c910d8c2437381ff59ad949002b154e0b11d4c8 log/tjh784x7j24v/1.jsonl\n','\n',char(10)));
CREATE TABLE sync_touched (
    key BLOB NOT NULL,
    name TEXT NOT NULL,
    stamp INTEGER NOT NULL,
    PRIMARY KEY (key, name)
) STRICT, WITHOUT ROWID;
INSERT INTO sync_touched VALUES(X'6ccd3f268751897fac522fabac1872f3','#web',7354363735527424);
INSERT INTO sync_touched VALUES(X'7312659434c187698b5e05d5687f8170','note',7354363735281664);
CREATE TABLE sync_register (
    key BLOB NOT NULL,
    name TEXT NOT NULL,
    stamp INTEGER NOT NULL,
    device TEXT NOT NULL,
    PRIMARY KEY (key, name)
) STRICT, WITHOUT ROWID;
INSERT INTO sync_register VALUES(X'726574656e74696f6e','setting',0,'tjh784x7j24v');
CREATE TABLE sync_same (
    other BLOB PRIMARY KEY,
    thing BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE sync_device (
    device TEXT PRIMARY KEY,
    number INTEGER NOT NULL,
    hash INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE sync_later (
    device TEXT NOT NULL,
    number INTEGER NOT NULL,
    event TEXT NOT NULL, awaits BLOB,
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
INSERT INTO sync_done VALUES(1,1795498958566,11,0,0,'');
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('change',21);
INSERT INTO sqlite_sequence VALUES('sync_done',1);
CREATE INDEX thing_meaning ON thing (key, long, short) WHERE removed IS NULL;
CREATE UNIQUE INDEX thing_uuid ON thing (uuid);
CREATE INDEX thing_unasked ON thing (asked) WHERE asked < 3 AND removed IS NULL;
CREATE INDEX tag_name ON tag (name, thing);
CREATE INDEX review_thing ON review (thing, direction, placed);
CREATE INDEX review_day ON review (day);
CREATE TRIGGER thing_added AFTER INSERT ON thing WHEN new.removed IS NULL
BEGIN UPDATE tally SET value = value + 1 WHERE name = 'things'; END;
CREATE TRIGGER thing_deleted AFTER DELETE ON thing WHEN old.removed IS NULL
BEGIN UPDATE tally SET value = value - 1 WHERE name = 'things'; END;
CREATE TRIGGER thing_removed AFTER UPDATE OF removed ON thing WHEN old.removed IS NULL AND new.removed NOTNULL
BEGIN UPDATE tally SET value = value - 1 WHERE name = 'things'; END;
CREATE TRIGGER thing_restored AFTER UPDATE OF removed ON thing WHEN old.removed NOTNULL AND new.removed IS NULL
BEGIN UPDATE tally SET value = value + 1 WHERE name = 'things'; END;
CREATE TRIGGER review_insert AFTER INSERT ON review
BEGIN
    INSERT OR IGNORE INTO practice (day) VALUES (new.day);
    UPDATE practice SET
        answers = answers + 1,
        correct = correct + (new.verdict = 0),
        close = close + (new.verdict = 1),
        wrong = wrong + (new.verdict = 2),
        timed_out = timed_out + (new.verdict = 3),
        given_up = given_up + (new.verdict = 4),
        seconds = seconds + new.seconds,
        recalls = recalls + (new.scheduled AND new.elapsed > 0),
        recalled = recalled + (new.scheduled AND new.elapsed > 0 AND new.grade > 1)
    WHERE day = new.day;
    DELETE FROM practice WHERE day = new.day AND answers = 0;
END;
CREATE TRIGGER review_delete AFTER DELETE ON review
BEGIN
    INSERT OR IGNORE INTO practice (day) VALUES (old.day);
    UPDATE practice SET
        answers = answers - 1,
        correct = correct - (old.verdict = 0),
        close = close - (old.verdict = 1),
        wrong = wrong - (old.verdict = 2),
        timed_out = timed_out - (old.verdict = 3),
        given_up = given_up - (old.verdict = 4),
        seconds = seconds - old.seconds,
        recalls = recalls - (old.scheduled AND old.elapsed > 0),
        recalled = recalled - (old.scheduled AND old.elapsed > 0 AND old.grade > 1)
    WHERE day = old.day;
    DELETE FROM practice WHERE day = old.day AND answers = 0;
END;
CREATE TRIGGER review_update AFTER UPDATE OF elapsed ON review WHEN new.scheduled
BEGIN
    UPDATE practice SET
        recalls = recalls + (new.elapsed > 0) - (old.elapsed > 0),
        recalled = recalled + (new.grade > 1) * ((new.elapsed > 0) - (old.elapsed > 0))
    WHERE day = new.day;
END;
CREATE UNIQUE INDEX review_uuid ON review (uuid);
CREATE TRIGGER thing_gone AFTER DELETE ON thing WHEN old.id <= 281474976710656
BEGIN
    INSERT INTO tally VALUES ('last thing gone', old.id)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value < excluded.value;
END;
CREATE TRIGGER review_gone AFTER DELETE ON review WHEN old.id <= 281474976710656
BEGIN
    INSERT INTO tally VALUES ('last review gone', old.id)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value < excluded.value;
END;
CREATE INDEX thing_suspended ON thing (suspended) WHERE suspended NOTNULL;
CREATE INDEX change_thing ON change (uuid) WHERE kind <> 'answer' AND uuid NOTNULL;
CREATE INDEX sync_later_awaits ON sync_later (awaits) WHERE awaits NOTNULL;
CREATE INDEX sync_same_thing ON sync_same (thing);
CREATE INDEX memory_due ON memory (direction, interval, day, due, lapses);
CREATE INDEX memory_day ON memory (day, interval, due, lapses);
CREATE INDEX memory_stability ON memory (stability);
CREATE INDEX memory_lapses ON memory (lapses, difficulty);
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
CREATE TRIGGER sync_thing AFTER UPDATE OF short, long, note, source, suspended, removed ON thing
BEGIN
    INSERT INTO sync_note SELECT new.uuid, column1, old.added FROM (VALUES ('short', old.short IS NOT new.short), ('long', old.long IS NOT new.long), ('note', old.note IS NOT new.note), ('source', old.source IS NOT new.source), ('suspended', old.suspended IS NOT new.suspended), ('removed', old.removed IS NOT new.removed)) WHERE column2;
END;
CREATE TRIGGER sync_review AFTER DELETE ON review WHEN old.id <= (SELECT reviews FROM sync)
BEGIN INSERT INTO sync_note VALUES (old.uuid, 'answer', 0); END;
CREATE TRIGGER sync_tag_insert AFTER INSERT ON tag
BEGIN
    INSERT INTO sync_note SELECT uuid, '#' || new.name, added FROM thing WHERE id = new.thing;
END;
CREATE TRIGGER sync_tag_delete AFTER DELETE ON tag
BEGIN
    INSERT INTO sync_note SELECT uuid, '#' || old.name, added FROM thing WHERE id = old.thing;
END;
CREATE TRIGGER sync_setting_insert AFTER INSERT ON setting
BEGIN INSERT INTO sync_note VALUES (CAST(new.name AS BLOB), 'setting', 0); END;
CREATE TRIGGER sync_setting_update AFTER UPDATE ON setting
BEGIN INSERT INTO sync_note VALUES (CAST(new.name AS BLOB), 'setting', 0); END;
CREATE TRIGGER sync_setting_delete AFTER DELETE ON setting
BEGIN INSERT INTO sync_note VALUES (CAST(old.name AS BLOB), 'setting', 0); END;
COMMIT;
