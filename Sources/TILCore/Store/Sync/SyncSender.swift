import Foundation
import GRDB

/// Makes events of what was changed in this store since the last ones; within a transaction of its caller.
struct SyncSender {
    /// The things of which something was changed here.
    private(set) var touched: Set<UUID> = []
    /// How many events were made.
    private(set) var count = 0

    let db: Database
    let device: String
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

    /// Sets the clock on to the stamp of another device, so that whatever is written here from now on is later.
    mutating func hasSeen(_ stamp: SyncStamp) {
        clock = max(clock, min(stamp.time, SyncStamp.greatestFollowed))
    }

    /// Keeps the clock in the store.
    func end() throws {
        try db.execute(sql: "UPDATE sync SET clock = max(clock, ?)", arguments: [clock])
    }

    // MARK: Fields, settings and withdrawals

    /// Makes events of what the triggers noted, and forgets the notes.
    mutating func sendTouched(_ registers: inout SyncRegisters) throws {
        let notes = try Row.fetchCursor(
            db, sql: "SELECT key, name, stamp FROM sync_touched ORDER BY stamp, key, name")
        var rewritten: Set<UUID> = []
        while let note = try notes.next() {
            let (key, name, time): (Data, String, Int64) = (note[0], note[1], note[2])
            if name == "setting" {
                let setting = String(decoding: key, as: UTF8.self)
                let stamp = later(time, than: try registers.stamp(ofSetting: setting))
                try registers.set(ofSetting: setting, stamp)
                try send(.present(setting, db), time: stamp.time)
                continue
            }
            let id = UUID(data: key)
            guard let operation = try operation(id, name) else { continue }
            let stamp = later(time, than: try registers.stamp(id, name) ?? implied(id, before: time))
            try registers.set(id, name, stamp)
            if case .edit(_, let field) = operation {
                touched.insert(id)
                rewritten.remove(id)
                if !field.isRemoval {
                    // Whoever writes to a thing wants it to be there.
                    if try removal(of: id) == nil {
                        if try registers.stamp(id, "removed") ?? .never < stamp {
                            try registers.set(id, "removed", stamp)
                        }
                    } else {
                        rewritten.insert(id)
                    }
                }
            }
            try send(operation, time: stamp.time)
        }
        for id in rewritten.sorted(by: { $0.data.lexicographicallyPrecedes($1.data) }) {
            // The thing was written to after it was removed, and stays removed.
            let stamp = later(nextStamp().time, than: try registers.stamp(id, "removed"))
            try registers.set(id, "removed", stamp)
            try send(.edit(id, .removed(try removal(of: id))), time: stamp.time)
        }
        try forgetTouched()
    }

    /// The stamp of what is written at a time of this store's clock: later than what was written before, however far ahead the
    /// clock of whoever wrote that was. This store's own clock follows no other so far.
    private func later(_ time: Int64, than before: SyncStamp?) -> SyncStamp {
        guard let before, before.time > time else { return SyncStamp(time: time, device: device) }
        return SyncStamp(time: min(before.time + 1, SyncStamp.greatest), device: device)
    }

    /// The stamp that the fields of a thing have from its adding, where that may be later than this store's clock.
    private func implied(_ id: UUID, before time: Int64) throws -> SyncStamp? {
        if time <= SyncStamp.greatestFollowed { return nil }
        let added = try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT added FROM thing WHERE uuid = ?"), arguments: [id.data])
        return added.map { SyncStamp(milliseconds: $0, device: "") }
    }

    private func removal(of id: UUID) throws -> Int64? {
        try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT removed FROM thing WHERE uuid = ?"), arguments: [id.data])
    }

    /// Forgets what the triggers noted of changes that this very sync made.
    func forgetTouched() throws {
        try db.execute(sql: "DELETE FROM sync_touched")
    }

    /// The change that a note of the triggers stands for by now; nil where its thing is gone.
    private func operation(_ id: UUID, _ name: String) throws -> SyncEvent.Operation? {
        if name == "answer" {
            // An answer that is in the store again is sent with the new ones.
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

    /// Makes events of things and reviews that others do not know: each new thing, and its reviews behind it, so that whoever
    /// takes them in can put both down at once; then the reviews of things that others know.
    /// - Parameters:
    ///   - new: the rows of the things and of the reviews.
    ///   - known: what others know already.
    mutating func sendNew(_ new: SyncRows, _ registers: inout SyncRegisters, besides known: SyncKnown) throws {
        let things = try RawStatement(
            "SELECT \(ThingRow.plainColumns), thing.removed FROM thing WHERE id BETWEEN ? AND ? ORDER BY id", db)
        things.bind(new.things.after + 1, to: 1)
        things.bind(new.things.last, to: 2)
        let answers = try RawStatement(
            "SELECT \(ReviewRow.columns), placed FROM review WHERE thing = ? AND id BETWEEN ? AND ? ORDER BY id", db)
        var tags = try TagWalk(db, isOrdered: false)
        while try things.step() {
            let row = things.integer(0)
            let id = things.identifier(1)
            let found = ThingRow(things, tags: try tags.tags(of: row))
            let removed = things.isNull(8) ? nil : things.integer(8)
            if !known.contains(found.thing, removed: removed) {
                let stamp = SyncStamp(milliseconds: found.thing.added.milliseconds, device: device)
                hasSeen(stamp)
                try send(.thing(found.thing, removed: removed), time: stamp.time)
            }
            answers.bind(row, to: 1)
            answers.bind(new.reviews.after + 1, to: 2)
            answers.bind(new.reviews.last, to: 3)
            while try answers.step() { try sendReview(answers, of: id, &registers, known) }
            answers.reset()
        }
        try sendReviews(new, &registers, known)
    }

    /// Makes events of new reviews of things that others know.
    private mutating func sendReviews(
        _ new: SyncRows, _ registers: inout SyncRegisters, _ known: SyncKnown
    ) throws {
        let columns = ReviewRow.columns.split(separator: ",").map { "review." + $0.trimmed }.joined(separator: ", ")
        let answers = try RawStatement(
            """
            SELECT \(columns), review.placed, thing.uuid FROM review JOIN thing ON thing.id = review.thing
            WHERE review.id BETWEEN ? AND ? AND NOT review.thing BETWEEN ? AND ? ORDER BY review.id
            """, db)
        answers.bind(new.reviews.after + 1, to: 1)
        answers.bind(new.reviews.last, to: 2)
        answers.bind(new.things.after + 1, to: 3)
        answers.bind(new.things.last, to: 4)
        while try answers.step() { try sendReview(answers, of: answers.identifier(13), &registers, known) }
    }

    private mutating func sendReview(
        _ row: RawStatement, of thing: UUID, _ registers: inout SyncRegisters, _ known: SyncKnown
    ) throws {
        guard let review = ReviewRow.review(row, thing: thing), !known.contains(review: review.id) else { return }
        // An answer that was withdrawn before is sent as one that was given again.
        let before = try registers.stamp(review.id, "answer")
        var stamp = SyncStamp(milliseconds: review.at.milliseconds, device: device)
        if before != nil {
            stamp = later(nextStamp().time, than: before)
            try registers.set(review.id, "answer", stamp)
        }
        try send(.review(review, placed: row.integer(12), isAgain: before != nil), time: stamp.time)
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
