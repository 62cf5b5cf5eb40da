import Foundation
import GRDB

/// Makes events of what was changed in this store since the last ones, within a transaction of its caller.
struct SyncSender {
    /// The things that were changed here.
    private(set) var touched: Set<UUID> = []
    /// The number of events.
    private(set) var count = 0

    private let db: Database
    private let registers: SyncRegisters
    private let device: String
    private var number: Int64
    private var clock: Int64
    private let output: (SyncEvent) throws -> Void

    init(_ db: Database, _ registers: SyncRegisters, _ output: @escaping (SyncEvent) throws -> Void) throws {
        (self.db, self.registers, self.output) = (db, registers, output)
        let row = try Row.fetchOne(db, sql: "SELECT device, number, clock FROM sync")
        (device, number, clock) = (row?[0] ?? "", row?[1] ?? 0, row?[2] ?? 0)
    }

    /// Makes an event.
    private mutating func send(
        _ operation: SyncEvent.Operation, _ stamp: SyncStamp, _ fill: (inout SyncEvent) throws -> Void
    ) throws {
        number += 1
        count += 1
        var event = SyncEvent(
            number: number, stamp: SyncStamp(time: max(stamp.time, 0), device: device), operation: operation)
        try fill(&event)
        try output(event)
    }

    /// Returns the next stamp of this device.
    private mutating func nextStamp() -> SyncStamp {
        clock += 1
        return SyncStamp(time: clock, device: device)
    }

    /// Returns the stamp of what is written at a time of this store's clock: later than what was written before, however far
    /// ahead the clock of its writer was.
    private func stamp(at time: Int64, after before: SyncStamp?) -> SyncStamp {
        guard let before, before.time > time else { return SyncStamp(time: time, device: device) }
        return SyncStamp(time: min(before.time + 1, SyncStamp.greatest), device: device)
    }

    /// Sets the clock to the stamp of another device: whatever is written here from now on is later.
    mutating func follow(_ stamp: SyncStamp) { clock = max(clock, min(stamp.time, SyncStamp.greatestFollowed)) }

    /// Writes the clock, and forgets the notes of what this sync itself changed.
    func finish() throws {
        try db.execute(sql: "UPDATE sync SET clock = max(clock, ?)", arguments: [clock])
        try db.execute(sql: "DELETE FROM sync_touched")
    }

    // MARK: Edits, settings and withdrawals

    /// Makes events of what the triggers noted.
    mutating func sendEdits() throws {
        let notes = try Row.fetchAll(db, sql: "SELECT key, name, stamp FROM sync_touched ORDER BY stamp, key, name")
        var rewritten: Set<UUID> = []
        for note in notes {
            let (key, name, time): (Data, String, Int64) = (note[0], note[1], note[2])
            let id = UUID(data: key)
            if name == "setting" {
                let setting = String(decoding: key, as: UTF8.self)
                let stamp = stamp(at: time, after: try registers[setting, name])
                try registers.set(setting, name, stamp)
                try send(.setting, stamp) { [db] in try $0.set(setting, db) }
            } else if name == "answer" {
                // An answer that is in the store again is sent with the new ones.
                if try ReviewRow.find(id, db) != nil { continue }
                let stamp = stamp(at: time, after: try registers[id, name])
                try registers.set(id, name, stamp)
                try send(.withdraw, stamp) { $0.id = id }
            } else if let (field, added, removed) = try field(name, of: id) {
                // A field that was never written has the instant of the thing's addition, which may be beyond any clock.
                let implied =
                    time <= SyncStamp.greatestFollowed ? nil : SyncStamp(milliseconds: added, device: "")
                let stamp = stamp(at: time, after: try registers[id, name] ?? implied)
                try registers.set(id, name, stamp)
                touched.insert(id)
                rewritten.remove(id)
                if name != "removed", removed != nil { rewritten.insert(id) }
                // A thing that is edited is wanted.
                if name != "removed", removed == nil, try registers[id, "removed"] ?? .never < stamp {
                    try registers.set(id, "removed", stamp)
                }
                try send(.edit, stamp) { ($0.id, $0.field) = (id, field) }
            }
        }
        for id in rewritten.sorted(by: { $0.data.lexicographicallyPrecedes($1.data) }) {
            // The thing was edited after it was removed, and stays removed.
            guard let (field, _, _) = try field("removed", of: id) else { continue }
            let stamp = stamp(at: nextStamp().time, after: try registers[id, "removed"])
            try registers.set(id, "removed", stamp)
            try send(.edit, stamp) { ($0.id, $0.field) = (id, field) }
        }
        try db.execute(sql: "DELETE FROM sync_touched")
    }

    /// Returns a field as it is now, when its thing was added and when it was removed; nil if there is no such thing.
    private func field(
        _ name: String, of id: UUID
    ) throws -> (field: SyncField, added: Int64, removed: Int64?)? {
        let tag = "(SELECT 1 FROM tag WHERE tag.thing = thing.id AND '#' || name = ?)"
        let column = SyncField.columns.contains(name) ? name : tag
        let arguments: StatementArguments = column == tag ? [name, id.data] : [id.data]
        return try Row.fetchOne(
            db.cachedStatement(sql: "SELECT \(column), added, removed FROM thing WHERE uuid = ?"), arguments: arguments
        ).map { (SyncField(name, $0[0] as DatabaseValue), $0[1], $0[2]) }
    }

    // MARK: New things and reviews

    /// Makes events of rows that other devices do not know: each new thing with its reviews behind it, so that both can be
    /// written at once, and then the reviews of things that they know.
    mutating func sendNew(_ new: SyncRows, besides known: SyncKnown) throws {
        let things = try Row.fetchCursor(
            db,
            sql: """
                SELECT id, uuid, short, long, note, source, added, suspended, removed FROM thing
                WHERE id BETWEEN ? AND ? ORDER BY id
                """, arguments: [new.things.after + 1, new.things.last])
        let tags = try db.makeStatement(sql: "SELECT name FROM tag WHERE thing = ?")
        let answers = try db.makeStatement(
            sql: "SELECT \(ReviewRow.columns), placed FROM review WHERE thing = ? AND id BETWEEN ? AND ? ORDER BY id")
        while let row = try things.next() {
            let (id, suspended): (Int64, Int64?) = (row[0], row[7])
            let thing = Thing(
                id: UUID(data: row[1]), short: row[2], long: row[3], note: row[4],
                tags: Thing.sorted(try String.fetchAll(tags, arguments: [id])), source: row[5],
                added: Date(milliseconds: row[6]), suspended: suspended.map(Date.init(milliseconds:)))
            let removed: Int64? = row[8]
            if !known.contains(thing, removed: removed) {
                let stamp = SyncStamp(milliseconds: thing.added.milliseconds, device: device)
                follow(stamp)
                try send(.thing, stamp) { ($0.newThing, $0.removed) = (thing, removed) }
            }
            let reviews = try Row.fetchCursor(answers, arguments: [id, new.reviews.after + 1, new.reviews.last])
            while let review = try reviews.next() { try send(review, of: thing.id, known) }
        }
        let others = try Row.fetchCursor(
            db,
            sql: """
                SELECT \(ReviewRow.columns.replacing("uuid", with: "review.uuid")), placed, thing.uuid
                FROM review JOIN thing ON thing.id = review.thing
                WHERE review.id BETWEEN ? AND ? AND NOT review.thing BETWEEN ? AND ? ORDER BY review.id
                """,
            arguments: [new.reviews.after + 1, new.reviews.last, new.things.after + 1, new.things.last])
        while let review = try others.next() { try send(review, of: UUID(data: review[13]), known) }
    }

    private mutating func send(_ row: Row, of thing: UUID, _ known: SyncKnown) throws {
        guard let review = ReviewRow.review(row, thing: thing), !known.contains(review: review.id) else { return }
        // An answer that was withdrawn before is sent as one that was given again.
        let before = try registers[review.id, "answer"]
        var stamp = SyncStamp(milliseconds: review.at.milliseconds, device: device)
        if before != nil {
            stamp = self.stamp(at: nextStamp().time, after: before)
            try registers.set(review.id, "answer", stamp)
        }
        let placed: Int64 = row[12]
        try send(.review, stamp) {
            ($0.answer, $0.again) = (review, before == nil ? nil : true)
            $0.placed = placed == review.at.milliseconds ? nil : placed
        }
    }

    // MARK: What was sent before, for those who have not seen it

    /// Makes events of all that was made one of two things, and passes on what other devices said that this til does not know
    /// or that waits: those devices may be gone.
    mutating func sendOther() throws {
        for row in try Row.fetchAll(db, sql: "SELECT other, thing FROM sync_same ORDER BY other") {
            try sendSame(UUID(data: row[0]), UUID(data: row[1]))
        }
        var passedOn: Set<String> = []
        for row in try Row.fetchAll(db, sql: "SELECT device, number, event FROM sync_later ORDER BY device, number") {
            guard let members = SyncEvent.members(ofLine: row[2], device: row[0], number: row[1]),
                passedOn.insert(members).inserted
            else { continue }
            try send(.thing, SyncStamp(time: 0, device: device)) { $0.passedOn = members }
        }
    }

    /// Makes an event of two things that were made one.
    mutating func sendSame(_ other: UUID, _ thing: UUID) throws {
        try send(.same, nextStamp()) { ($0.id, $0.thing) = (other, thing) }
    }

    /// Makes events of the settings that differ from those of a new store and that no other device has changed.
    mutating func sendSettings() throws {
        for key in SettingKey.shared where try registers[key.name, "setting"] == nil {
            let stamp = SyncStamp(time: 0, device: device)
            guard try Bool.fetchOne(db, sql: "SELECT 1 FROM setting WHERE name = ?", arguments: [key.name]) == true
            else { continue }
            // A change from now on is later.
            try registers.set(key.name, "setting", stamp)
            try send(.setting, stamp) { [db] in try $0.set(key.name, db) }
        }
    }
}

extension SyncEvent {
    /// Takes a setting as it is now.
    fileprivate mutating func set(_ setting: String, _ db: Database) throws {
        name = setting
        value = try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [setting])
    }
}

/// The things and answers that other devices have sent already: a store that begins to take part sends only the rest.
package struct SyncKnown: Sendable {
    /// The hashes of things with all their fields: a copy that differs has to be sent.
    private var things: Set<Int> = []
    private var reviews: Set<UUID> = []

    package init() {}

    /// Adds what an event says.
    package mutating func insert(_ event: SyncEvent) {
        if event.operation == .thing, let thing = event.newThing { things.insert(Self.hash(thing, event.removal)) }
        if event.operation == .review, let id = event.id { reviews.insert(id) }
    }

    func contains(_ thing: Thing, removed: Int64?) -> Bool { things.contains(Self.hash(thing, removed)) }

    func contains(review id: UUID) -> Bool { reviews.contains(id) }

    private static func hash(_ thing: Thing, _ removed: Int64?) -> Int {
        var hasher = Hasher()
        hasher.combine(thing)
        hasher.combine(removed)
        return hasher.finalize()
    }
}

/// The rows that other devices do not know: all after one, up to the last.
struct SyncRows {
    let things: (after: Int64, last: Int64)
    let reviews: (after: Int64, last: Int64)

    /// Reads the range, or returns nil if the store takes part in no sync.
    init?(_ db: Database) throws {
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT things, (SELECT coalesce(max(id), 0) FROM thing),
                    reviews, (SELECT coalesce(max(id), 0) FROM review) FROM sync
                """)
        guard let row else { return nil }
        (things, reviews) = ((row[0], row[1]), (row[2], row[3]))
    }
}
