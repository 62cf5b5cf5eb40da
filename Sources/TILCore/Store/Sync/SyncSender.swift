import Foundation
import GRDB

/// Makes events of what was changed in this store since the last ones; within a transaction of its caller.
struct SyncSender {
    /// The things of which something was changed here.
    private(set) var touched: Set<UUID> = []
    /// How many events were made.
    private(set) var count = 0

    private let db: Database
    private let device: String
    private var number: Int64
    private var clock: Int64
    private let output: (SyncEvent) throws -> Void

    init(_ db: Database, _ output: @escaping (SyncEvent) throws -> Void) throws {
        self.db = db
        self.output = output
        let row = try Row.fetchOne(db, sql: "SELECT device, number, clock FROM sync")
        device = row?[0] ?? ""
        number = row?[1] ?? 0
        clock = row?[2] ?? 0
    }

    /// Makes an event of a change that was made at a time of this store's clock.
    mutating func send(_ operation: SyncEvent.Operation, time: Int64) throws {
        number += 1
        count += 1
        try output(
            SyncEvent(number: number, stamp: SyncStamp(time: max(time, 0), device: device), operation: operation))
    }

    /// The next stamp of this device.
    mutating func nextStamp() -> SyncStamp {
        clock += 1
        return SyncStamp(time: clock, device: device)
    }

    /// Lets the clock go on from what was seen of others.
    mutating func hasSeen(_ stamp: SyncStamp) {
        clock = max(clock, stamp.time)
    }

    /// Notes the clock.
    func end() throws {
        try db.execute(sql: "UPDATE sync SET clock = max(clock, ?)", arguments: [clock])
    }

    // MARK: Fields, settings and withdrawals

    /// Makes events of what the triggers noted, and forgets the notes.
    mutating func sendTouched(_ registers: inout SyncRegisters) throws {
        let notes = try Row.fetchAll(db, sql: "SELECT key, name, stamp FROM sync_touched ORDER BY stamp, key, name")
        for note in notes {
            let (key, name, time): (Data, String, Int64) = (note[0], note[1], note[2])
            let stamp = SyncStamp(time: time, device: device)
            if name == "setting" {
                let setting = String(decoding: key, as: UTF8.self)
                try registers.set(ofSetting: setting, stamp)
                try send(.present(setting, db), time: time)
                continue
            }
            let id = UUID(data: key)
            guard let operation = try operation(id, name) else { continue }
            try registers.set(id, name, stamp)
            if name != "answer" { touched.insert(id) }
            try send(operation, time: time)
        }
        try forgetTouched()
    }

    /// Forgets the notes of the triggers: what this very sync wrote.
    func forgetTouched() throws {
        try db.execute(sql: "DELETE FROM sync_touched")
    }

    /// What a note amounts to by now; nil for a thing that is gone.
    private func operation(_ id: UUID, _ name: String) throws -> SyncEvent.Operation? {
        if name == "answer" {
            // One that is there again is sent with the new ones.
            return try ReviewRow.find(id, db) == nil ? .withdraw(id) : nil
        }
        guard
            let row = try Row.fetchOne(
                db, sql: "SELECT id, short, long, note, source, suspended, removed FROM thing WHERE uuid = ?",
                arguments: [id.data])
        else { return nil }
        switch name {
        case "short": return .edit(id, .short(row[1]))
        case "long": return .edit(id, .long(row[2]))
        case "note": return .edit(id, .note(row[3]))
        case "source": return .edit(id, .source(row[4]))
        case "suspended": return .edit(id, .suspended(row[5]))
        case "removed": return .edit(id, .removed(row[6]))
        default:
            let tag = String(name.dropFirst())
            let thing: Int64 = row[0]
            let isOn = try Bool.fetchOne(
                db, sql: "SELECT EXISTS (SELECT 1 FROM tag WHERE thing = ? AND name = ?)", arguments: [thing, tag])
            return .edit(id, .tag(tag, isOn: isOn == true))
        }
    }

    // MARK: What is new

    /// Makes events of things and reviews that others do not know.
    /// - Parameters:
    ///   - things: those after this row.
    ///   - reviews: those after this row.
    ///   - isKnown: whether others know one already, by its identifier.
    mutating func sendNew(
        things: Int64, reviews: Int64, _ registers: inout SyncRegisters, isKnown: (UUID) -> Bool = { _ in false }
    ) throws {
        let rows = try RawStatement(
            "SELECT \(ThingRow.plainColumns), thing.removed FROM thing WHERE id > ? ORDER BY id", db)
        rows.bind(things, to: 1)
        var tags = try TagWalk(db, isOrdered: false)
        while try rows.step() {
            let id = rows.identifier(1)
            if isKnown(id) { continue }
            let found = ThingRow(rows, tags: try tags.tags(of: rows.integer(0)))
            let removed = rows.isNull(8) ? nil : rows.integer(8)
            let stamp = SyncStamp(milliseconds: found.thing.added.milliseconds, device: device)
            hasSeen(stamp)
            try send(.thing(found.thing, removed: removed), time: stamp.time)
        }
        try sendReviews(after: reviews, &registers, isKnown: isKnown)
    }

    private mutating func sendReviews(
        after last: Int64, _ registers: inout SyncRegisters, isKnown: (UUID) -> Bool
    ) throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT \(ReviewRow.columns.split(separator: ",").map { "review." + $0.trimmed }.joined(separator: ", ")),
                    review.placed, thing.uuid
                FROM review JOIN thing ON thing.id = review.thing WHERE review.id > ? ORDER BY review.id
                """, arguments: [last])
        while let row = try rows.next() {
            let thing: Data = row[13]
            let placed: Int64 = row[12]
            guard let review = ReviewRow.review(row, thing: UUID(data: thing)), !isKnown(review.id) else { continue }
            // One that was withdrawn before is made again.
            let isAgain = try registers.stamp(review.id, "answer") != nil
            var stamp = SyncStamp(milliseconds: review.at.milliseconds, device: device)
            if isAgain {
                stamp = nextStamp()
                try registers.set(review.id, "answer", stamp)
            }
            try send(.review(review, placed: placed, isAgain: isAgain), time: stamp.time)
        }
    }

    /// Makes events of the settings that differ from those of a new store and that no other device has set.
    mutating func sendSettings(_ registers: inout SyncRegisters) throws {
        for key in SettingKey.shared where try registers.stamp(ofSetting: key.name) == nil {
            let value = try String.fetchOne(
                db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [key.name])
            guard let value else { continue }
            // Whoever sets it from now on is later.
            try registers.set(ofSetting: key.name, SyncStamp(time: 0, device: device))
            try send(.setting(key.name, value), time: 0)
        }
    }
}

extension Substring {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension SyncEvent.Operation {
    /// A setting as it is by now.
    fileprivate static func present(_ name: String, _ db: Database) throws -> Self {
        .setting(name, try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name]))
    }
}
