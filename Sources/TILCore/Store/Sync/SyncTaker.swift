import Foundation
import GRDB

/// Takes in events of other devices, in any order; within a transaction of its caller.
///
/// What comes of a set of events is the same whatever their order and however often each is taken: a field is what was
/// written last, tags are fields too, reviews are a set from which one can be withdrawn, and of things that are the same
/// the smallest identifier stays.
struct SyncTaker {
    /// The things of which others changed something.
    var changed: Set<UUID> = []
    /// The identifiers of things and reviews that others know; only where they are asked for.
    var known: Set<UUID>?
    /// The rows of things that may say by now what another thing says.
    var renamed = Renamed.some([])
    /// The rows of things that gained or lost reviews.
    var replayed: Set<Int64> = []
    var isScheduleChanged = false
    /// Stands in for the indexes while many events come in; nil while there are indexes.
    var bulk: SyncBulk?
    /// The greatest stamp of all events.
    private(set) var latest = SyncStamp.never

    /// The rows of things that may say what another says.
    enum Renamed {
        case some(Set<Int64>)
        /// So many that it is less work to compare all things.
        case all

        mutating func insert(_ row: Int64) {
            guard case .some(var rows) = self else { return }
            self = .some([])
            rows.insert(row)
            self = rows.count > 10_000 ? .all : .some(rows)
        }
    }

    let db: Database
    let writer: ThingWriter
    private let things: RawStatement
    private let rows: RawStatement
    private let sameness: RawStatement
    private var hasSame: Bool
    private let bulkThreshold: BulkThreshold
    private let firstThing: Int64
    private let firstReview: Int64
    private var nextThing: Int64
    var nextReview: Int64

    /// - Parameter collectsKnown: whether to note what others know.
    init(_ db: Database, collectsKnown: Bool) throws {
        self.db = db
        known = collectsKnown ? [] : nil
        writer = try ThingWriter(db)
        things = try RawStatement(
            "SELECT id, short, long, note, source, suspended, removed, added FROM thing WHERE id = ?", db)
        rows = try RawStatement("SELECT id FROM thing WHERE uuid = ?", db)
        sameness = try RawStatement("SELECT thing FROM sync_same WHERE other = ?", db)
        hasSame = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sync_same)") == true
        firstThing = try RowNumber.next(in: .thing, db)
        firstReview = try RowNumber.next(in: .review, db)
        (nextThing, nextReview) = (firstThing, firstReview)
        let existing = try Int.fetchOne(
            db,
            sql: """
                SELECT (SELECT value FROM tally WHERE name = 'things')
                    + max(0, min(coalesce((SELECT sum(answers) FROM practice), 0), 1 << 40))
                """)
        bulkThreshold = BulkThreshold(existing: existing ?? 0)
    }

    // MARK: Much at once

    /// Goes on without indexes, once that pays.
    private mutating func beginBulkIfWorthwhile() throws {
        guard bulk == nil,
            bulkThreshold.isReached(added: Int(nextThing - firstThing + nextReview - firstReview))
        else { return }
        bulk = try SyncBulk(db, writer)
        renamed = .some([])
    }

    /// Makes the indexes of things and reviews again, and unites things that say the same.
    mutating func endRows(_ registers: inout SyncRegisters) throws {
        try writer.writeWaiting()
        guard var bulk else { return }
        try bulk.endRows()
        let same = bulk.same
        bulk.same = []
        self.bulk = nil
        ended = bulk
        if bulk.mayRepeat { renamed = .all }
        for (other, id) in same { try unite(root(other), root(id), &registers) }
    }

    /// Makes the indexes of memories again, once all memories are written.
    func end() throws { try ended?.end() }

    private var ended: SyncBulk?

    // MARK: Events

    /// Takes an event.
    /// - Returns: false where it has to wait for another, which is not there yet.
    mutating func take(_ event: SyncEvent, _ registers: inout SyncRegisters) throws -> Bool {
        if latest < event.stamp { latest = event.stamp }
        try beginBulkIfWorthwhile()
        switch event.operation {
        case .thing(let thing, let removed): try take(thing, removed: removed, &registers)
        case .edit(let id, let field):
            let id = try root(id)
            guard let present = try present(id) else { return false }
            try take(field, of: present, event.stamp, &registers)
            // Whoever writes to a thing wants it to be there.
            if !field.isRemoval { try take(.removed(nil), of: present, event.stamp, &registers) }
        case .review(let review, let placed, let isAgain):
            let stamp = isAgain ? event.stamp : .never
            return try take(review, placed: placed, stamp, &registers)
        case .withdraw(let id):
            if try registers.stamp(id, "answer") ?? .never >= event.stamp { return true }
            try registers.set(id, "answer", event.stamp)
            try withdraw(id)
        case .setting(let name, let value): return try take(name, value, event.stamp, &registers)
        case .same(let other, let id):
            if bulk == nil { try unite(root(other), root(id), &registers) } else { bulk?.same.append((other, id)) }
        case .kept: break
        }
        return true
    }

    /// The identifier that a thing goes by.
    func root(_ id: UUID) throws -> UUID {
        guard hasSame else { return id }
        defer { sameness.reset() }
        sameness.bind(id, to: 1)
        return try sameness.step() ? sameness.identifier(0) : id
    }

    // MARK: Things

    /// A thing as it is in the store.
    struct Present {
        let row: Int64
        let id: UUID
        let fields: [SyncEvent.Field]
        let added: Int64
        let isRemoved: Bool

        /// The stamp of a field that nobody has written to since the thing was added.
        func implied(_ field: SyncEvent.Field) -> SyncStamp {
            if case .removed(let instant?) = field { return SyncStamp(milliseconds: max(instant, added), device: "") }
            return SyncStamp(milliseconds: added, device: "")
        }
    }

    /// The thing with an identifier; nil where there is none.
    mutating func present(_ id: UUID) throws -> Present? {
        if writer.isWaiting(id) { try writer.writeWaiting() }
        guard let row = try row(of: id) else { return nil }
        defer { things.reset() }
        things.bind(row, to: 1)
        guard try things.step() else { return nil }
        func instant(_ column: Int32) -> Int64? { things.isNull(column) ? nil : things.integer(column) }
        return Present(
            row: things.integer(0), id: id,
            fields: [
                .short(things.text(1)), .long(things.text(2)), .note(things.text(3)), .source(things.text(4)),
                .suspended(instant(5)), .removed(instant(6)),
            ], added: things.integer(7), isRemoved: instant(6) != nil)
    }

    /// The row of a thing; nil where there is none.
    func row(of id: UUID) throws -> Int64? {
        if let bulk { return bulk.things[id] }
        defer { rows.reset() }
        rows.bind(id, to: 1)
        return try rows.step() ? rows.integer(0) : nil
    }

    private mutating func take(_ thing: Thing, removed: Int64?, _ registers: inout SyncRegisters) throws {
        known?.insert(thing.id)
        let id = try root(thing.id)
        guard var old = try present(id) else { return try insert(thing, id: id, removed: removed) }
        let added = thing.added.milliseconds
        if added < old.added {
            // The stamps that follow from the later instant are noted before the earlier one counts.
            try note(old, &registers)
            try db.execute(sql: "UPDATE thing SET added = ? WHERE id = ?", arguments: [added, old.row])
            old = try present(id) ?? old
        }
        let stamp = SyncStamp(milliseconds: added, device: "")
        let removal = removed.map { SyncStamp(milliseconds: max($0, added), device: "") } ?? stamp
        let fields: [(SyncEvent.Field, SyncStamp)] = [
            (.short(thing.short), stamp), (.long(thing.long), stamp), (.note(thing.note), stamp),
            (.source(thing.source), stamp), (.suspended(thing.suspended?.milliseconds), stamp),
            (.removed(removed), removal),
        ]
        for (field, stamp) in fields { try take(field, of: old, stamp, &registers) }
        for tag in thing.tags { try take(.tag(tag, isOn: true), of: old, stamp, &registers) }
        // Where a copy of the store says something else, the other devices have to hear of it.
        if known != nil, try present(id)?.fields != fields.map(\.0) || tags(of: old.row) != thing.tags {
            known?.remove(thing.id)
        }
    }

    private mutating func insert(_ thing: Thing, id: UUID, removed: Int64?) throws {
        let row = nextThing
        nextThing += 1
        var thing = thing
        if thing.id != id {
            thing = Thing(
                id: id, short: thing.short, long: thing.long, note: thing.note, tags: thing.tags,
                source: thing.source, added: thing.added, suspended: thing.suspended)
        }
        try writer.take(thing, key: Capitals.key(thing.short), row: row, removed: removed)
        if bulk == nil {
            renamed.insert(row)
            try writer.writeWaiting()
        } else {
            bulk?.note(thing, row: row, isRemoved: removed != nil)
        }
    }

    // MARK: Things that are the same

    /// Makes one thing of two.
    /// - Returns: whether they were two.
    @discardableResult
    mutating func unite(_ first: UUID, _ second: UUID, _ registers: inout SyncRegisters) throws -> Bool {
        if first == second { return false }
        let (kept, other) = first.data.lexicographicallyPrecedes(second.data) ? (first, second) : (second, first)
        try db.execute(sql: "UPDATE sync_same SET thing = ? WHERE thing = ?", arguments: [kept.data, other.data])
        try db.execute(sql: "INSERT OR REPLACE INTO sync_same VALUES (?, ?)", arguments: [other.data, kept.data])
        hasSame = true
        let uniting = SyncUniting(db, kept: kept, other: other)
        if let row = try uniting.run(&self, &registers) {
            replayed.insert(row)
            renamed.insert(row)
            changed.insert(kept)
        }
        return true
    }

    /// Hands over the rows that may say what another says, and forgets them.
    mutating func takeRenamed() -> Renamed {
        defer { renamed = .some([]) }
        return renamed
    }
}
