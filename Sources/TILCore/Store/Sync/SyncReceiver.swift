import Foundation
import GRDB

/// Applies the events of other devices, in any order, within a transaction of its caller.
///
/// The result of a set of events is the same whatever their order and however often each one is applied: a field has what was
/// written last, tags are fields too, reviews are a set from which one can be withdrawn, and of things that are the same the
/// smallest ID stays. No event costs more than the logarithm of what is in the store.
final class SyncReceiver {
    /// What became of an event.
    enum Outcome: Equatable {
        case applied
        /// It waits for a thing, or for a newer til if there is no ID.
        case waits(for: UUID?)
    }

    /// The things that events changed.
    var changed: Set<UUID> = []
    /// The greatest stamp of all events.
    private(set) var latest = SyncStamp.never
    /// The IDs of things that events may wait for and that are in the store by now.
    var arrived: [UUID]

    let db: Database
    let registers: SyncRegisters
    /// The rows of things that gained or lost reviews.
    var replayed: Set<Int64> = []
    private var isScheduleChanged = false
    var hasSame: Bool
    private var hasWaiting: Bool
    private let reading: Statement
    private let insertion: Statement
    private let tagging: Statement
    private let answering: Statement

    init(_ db: Database, _ registers: SyncRegisters, arrived: [UUID]) throws {
        (self.db, self.registers, self.arrived) = (db, registers, arrived)
        hasSame = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sync_same)") == true
        hasWaiting = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sync_later)") == true
        reading = try db.makeStatement(
            sql: "SELECT id, added, \(SyncField.columns.joined(separator: ", ")) FROM thing WHERE uuid = ?")
        insertion = try db.makeStatement(
            sql: """
                INSERT INTO thing (uuid, key, short, long, note, source, added, suspended, removed)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        tagging = try db.makeStatement(sql: "INSERT OR IGNORE INTO tag (thing, name) VALUES (?, ?)")
        answering = try db.makeStatement(
            sql: """
                INSERT INTO review (\(ReviewRow.columns), thing, placed, elapsed)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
                """)
    }

    // MARK: Events

    /// Applies what a line of a device's log says, or keeps it until it can be applied.
    /// - Returns: whether it is an event.
    func apply(_ entry: SyncEntry) throws -> Bool {
        let device = entry.device
        switch entry.reading {
        case .event(let event):
            if case .waits(let id) = try apply(event) {
                var line: [UInt8] = []
                event.write(into: &line)
                try keep(String(decoding: line, as: UTF8.self) + "}", of: device, entry.position.number, awaiting: id)
            }
        case .unknown(let line): try keep(line, of: device, entry.position.number, awaiting: nil)
        case .refused: return false
        }
        return true
    }

    private func apply(_ event: SyncEvent) throws -> Outcome {
        latest = max(latest, event.stamp)
        switch event.operation {
        case .thing: if let thing = event.newThing { try apply(thing, removed: event.removal) }
        case .edit:
            guard let id = try event.id.map(root), let field = event.field else { break }
            guard let thing = try present(id) else { return .waits(for: id) }
            try apply(field, to: thing, event.stamp)
            // A thing that is edited is wanted.
            if field.name != "removed" { try apply(SyncField("removed", nil), to: thing, event.stamp) }
        case .review:
            if let review = event.answer {
                return try apply(review, placed: event.place, event.again == true ? event.stamp : .never)
            }
        case .withdraw:
            if let id = event.id, try registers[id, "answer"] ?? .never < event.stamp {
                try registers.set(id, "answer", event.stamp)
                try withdraw(id)
            }
        case .setting: if let name = event.name { return try apply(name, event.value, event.stamp) }
        case .same: if let other = event.id, let id = event.thing { try unite(root(other), root(id)) }
        }
        return .applied
    }

    // MARK: Events that wait

    private func keep(_ line: String, of device: String, _ number: Int64, awaiting id: UUID?) throws {
        hasWaiting = true
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO sync_later VALUES (?, ?, ?, ?)")
            .execute(arguments: [device, number, line, id?.data])
    }

    /// Applies the next event that waited for a thing that has arrived.
    /// - Returns: false if there is none.
    func applyWaiting() throws -> Bool {
        guard hasWaiting else {
            arrived = []
            return false
        }
        while let id = arrived.last {
            let row = try Row.fetchOne(
                db.cachedStatement(
                    sql: "SELECT device, number, event FROM sync_later WHERE awaits = ? ORDER BY device, number LIMIT 1"),
                arguments: [id.data])
            if let row {
                try applyWaiting(row)
                return true
            }
            arrived.removeLast()
        }
        return false
    }

    /// Tries the events that waited for a newer til, and looks for things that have arrived since events waited for them.
    func retry() throws {
        for row in try Row.fetchAll(
            db, sql: "SELECT device, number, event FROM sync_later WHERE awaits IS NULL ORDER BY device, number")
        { try applyWaiting(row) }
        let ids = try Data.fetchAll(
            db,
            sql: """
                SELECT DISTINCT awaits FROM sync_later
                WHERE awaits IN (SELECT uuid FROM thing) OR awaits IN (SELECT other FROM sync_same)
                """)
        arrived += try ids.map { UUID(data: $0) }.filter { try row(of: root($0)) != nil }
    }

    private func applyWaiting(_ row: Row) throws {
        let (device, number): (String, Int64) = (row[0], row[1])
        var line: String = row[2]
        let reading = line.withUTF8 { SyncEvent.read($0, device: device, number: number) }
        var outcome = Outcome.waits(for: nil)
        if case .event(let event) = reading { outcome = try apply(event) }
        switch outcome {
        case .applied:
            try db.cachedStatement(sql: "DELETE FROM sync_later WHERE device = ? AND number = ?")
                .execute(arguments: [device, number])
        case .waits(let id):
            try keep(line, of: device, number, awaiting: id)
            if id == arrived.last { arrived.removeLast() }
        }
    }

    // MARK: Things

    /// A thing as it is in the store.
    struct Present {
        let row: Int64
        let id: UUID
        let added: Int64
        let fields: [SyncField]

        /// The stamp of a field that was not written since the thing was added.
        func implied(_ field: SyncField) -> SyncStamp {
            let removed = field.name == "removed" ? Int64.fromDatabaseValue(field.value) : nil
            return SyncStamp(milliseconds: max(removed ?? added, added), device: "")
        }
    }

    /// Returns the thing with an ID, or nil if there is none.
    func present(_ id: UUID) throws -> Present? {
        try Row.fetchOne(reading, arguments: [id.data]).map { row in
            Present(
                row: row[0], id: id, added: row[1],
                fields: SyncField.columns.enumerated().map { SyncField($1, row[$0 + 2] as DatabaseValue) })
        }
    }

    /// Returns the row of a thing, or nil if there is none.
    private func row(of id: UUID) throws -> Int64? {
        try Int64.fetchOne(db.cachedStatement(sql: "SELECT id FROM thing WHERE uuid = ?"), arguments: [id.data])
    }

    private func apply(_ thing: Thing, removed: Int64?) throws {
        let id = try root(thing.id)
        let added = thing.added.milliseconds
        guard var old = try present(id) else {
            try insertion.execute(arguments: [
                id.data, Capitals.key(thing.short), thing.short, thing.long, thing.note, thing.source, added,
                thing.suspended?.milliseconds, removed,
            ])
            let row = db.lastInsertedRowID
            for tag in thing.tags { try tagging.execute(arguments: [row, tag]) }
            arrived += hasSame ? try aliases(of: id) : [id]
            return
        }
        if added < old.added {
            // The stamps that follow from the later instant are noted before the earlier one counts.
            try note(old)
            try db.cachedStatement(sql: "UPDATE thing SET added = ? WHERE id = ?").execute(arguments: [added, old.row])
            old = Present(row: old.row, id: id, added: added, fields: old.fields)
        }
        let values: [(any DatabaseValueConvertible)?] = [
            thing.short, thing.long, thing.note, thing.source, thing.suspended?.milliseconds, removed,
        ]
        for (name, value) in zip(SyncField.columns, values) {
            let later = name == "removed" ? removed ?? added : added
            try apply(
                SyncField(name, value), to: old, SyncStamp(milliseconds: max(later, added), device: ""))
        }
        for tag in thing.tags {
            try apply(SyncField("#" + tag, 1), to: old, SyncStamp(milliseconds: added, device: ""))
        }
    }

    // MARK: Fields

    /// Writes a field, unless something else was written later.
    private func apply(_ field: SyncField, to thing: Present, _ stamp: SyncStamp) throws {
        let old = try thing.fields.first { $0.name == field.name } ?? SyncField(field.name, isTagged(thing, field))
        // A tag that the thing does not have was never written.
        let unwritten = old.tag != nil && old.value.isNull ? SyncStamp.never : thing.implied(old)
        let before = try registers[thing.id, field.name] ?? unwritten
        guard (before, old.rank) < (stamp, field.rank) else { return }
        if stamp != thing.implied(field) || before != thing.implied(old) {
            try registers.set(thing.id, field.name, stamp)
        }
        if old == field { return }
        try write(field, of: thing)
        changed.insert(thing.id)
    }

    private func isTagged(_ thing: Present, _ field: SyncField) throws -> Int? {
        try Int.fetchOne(
            db.cachedStatement(sql: "SELECT 1 FROM tag WHERE thing = ? AND name = ?"), arguments: [thing.row, field.tag])
    }

    /// Writes a field. Undo of an edit takes back what was changed here, and leaves what came from other devices.
    func write(_ field: SyncField, of thing: Present) throws {
        if let tag = field.tag {
            try db.cachedStatement(
                sql: field.value.isNull
                    ? "DELETE FROM tag WHERE thing = ? AND name = ?"
                    : "INSERT OR IGNORE INTO tag (thing, name) VALUES (?, ?)"
            ).execute(arguments: [thing.row, tag])
            return
        }
        let key = field.name == "short" ? String.fromDatabaseValue(field.value).map(Capitals.key) : nil
        try db.cachedStatement(sql: "UPDATE thing SET \(field.name) = ?, key = coalesce(?, key) WHERE id = ?")
            .execute(arguments: [field.value, key, thing.row])
        if field.name == "removed" { replayed.insert(thing.row) }
    }

    /// Writes the stamps of all fields of a thing that have none.
    func note(_ thing: Present) throws {
        let tags = try tags(of: thing).map { SyncField("#" + $0, 1) }
        for field in thing.fields + tags where try registers[thing.id, field.name] == nil {
            try registers.set(thing.id, field.name, thing.implied(field))
        }
    }

    func tags(of thing: Present) throws -> Set<String> {
        try String.fetchSet(
            db.cachedStatement(sql: "SELECT name FROM tag WHERE thing = ?"), arguments: [thing.row])
    }

    // MARK: Reviews and settings

    private func apply(_ review: Review, placed: Int64, _ stamp: SyncStamp) throws -> Outcome {
        let before = try registers[review.id, "answer"] ?? .never
        // The answer is known, or was withdrawn after it was given.
        if before > .never, before >= stamp { return .applied }
        // Without its thing an answer waits, and no stamp is noted yet, unless it came with another thing.
        let id = try root(review.thing)
        let thing = try row(of: id)
        let isKnown = try ReviewRow.find(review.id, db) != nil
        if thing == nil, !isKnown { return .waits(for: id) }
        if stamp > before { try registers.set(review.id, "answer", stamp) }
        if let thing, !isKnown {
            try answering.execute(arguments: [
                review.id.data, review.direction.number, review.asked, review.typed,
                ReviewRow.seconds.clamping(review.seconds), ReviewRow.seconds.clamping(review.limit),
                ReviewRow.number(of: review.verdict), review.grade.rawValue, review.isScheduled, review.at.milliseconds,
                review.utcOffset, review.studyDay.number, thing, placed,
            ])
            replayed.insert(thing)
        }
        return .applied
    }

    private func withdraw(_ id: UUID) throws {
        guard let found = try ReviewRow.find(id, db) else { return }
        try db.cachedStatement(sql: "DELETE FROM review WHERE id = ?").execute(arguments: [found.row])
        try ChangeRow.delete(ofReview: found.row, db)
        replayed.insert(found.thing)
    }

    private func apply(_ name: String, _ value: String?, _ stamp: SyncStamp) throws -> Outcome {
        // A setting that only a newer til knows waits for that til.
        guard let key = SettingKey.shared.first(where: { $0.name == name }) else { return .waits(for: nil) }
        var settings = Settings()
        let isPossible = value.map { (try? key.set($0, in: &settings)) != nil } ?? true
        guard isPossible, try registers[name, "setting"] ?? .never < stamp else { return .applied }
        try registers.set(name, "setting", stamp)
        let before = try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
        if before == value { return .applied }
        try ThingStore.write(value, named: name, db)
        isScheduleChanged = isScheduleChanged || key.changesSchedule
        return .applied
    }

    /// Computes the memories that depend on what was applied.
    func replay(progress: @escaping (_ done: Int, _ total: Int) throws -> Void) throws {
        if isScheduleChanged { return try ThingStore.rebuildAllMemories(db, progress: progress) }
        let scheduler = Scheduler(try ThingStore.settings(db).scheduling)
        for row in replayed.sorted() { try ThingStore.rebuildMemories(of: row, scheduler, db) }
    }
}
