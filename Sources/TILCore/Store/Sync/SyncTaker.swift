import Foundation
import GRDB

/// Applies the events of other devices, in any order, within a transaction of its caller.
///
/// The result of a set of events is the same whatever their order and however often each one is applied: a field has what was
/// written last, tags are fields too, reviews are a set from which one can be withdrawn, and of things that are the same the
/// smallest identifier stays. No event costs more than the logarithm of what is in the store.
struct SyncTaker {
    /// What became of an event.
    enum Outcome: Equatable {
        case applied
        /// It waits for a thing, or for a newer til if there is no identifier.
        case waits(for: UUID?)
    }

    /// The things of which others changed something.
    var changed: Set<UUID> = []
    /// The rows of things that may say by now what another thing says.
    var renamed: Set<Int64> = []
    /// The rows of things that gained or lost reviews.
    var replayed: Set<Int64> = []
    var isScheduleChanged = false
    /// The identifiers of things that are in the store by now, for which events may wait.
    var arrived: [UUID] = []
    /// The greatest stamp of all events.
    private(set) var latest = SyncStamp.never

    let db: Database
    let writer: ThingWriter
    private let things: RawStatement
    private let rows: RawStatement
    private let sameness: RawStatement
    private var hasSame: Bool
    private var nextThing: Int64
    var nextReview: Int64

    init(_ db: Database) throws {
        self.db = db
        writer = try ThingWriter(db)
        things = try RawStatement(
            "SELECT id, short, long, note, source, suspended, removed, added FROM thing WHERE id = ?", db)
        rows = try RawStatement("SELECT id FROM thing WHERE uuid = ?", db)
        sameness = try RawStatement("SELECT thing FROM sync_same WHERE other = ?", db)
        hasSame = try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sync_same)") == true
        nextThing = try RowNumber.next(in: .thing, db)
        nextReview = try RowNumber.next(in: .review, db)
    }

    // MARK: Events

    /// Applies an event.
    mutating func take(_ event: SyncEvent, _ registers: inout SyncRegisters) throws -> Outcome {
        if latest < event.stamp { latest = event.stamp }
        switch event.operation {
        case .thing(let thing, let removed): try take(thing, removed: removed, &registers)
        case .edit(let id, let field):
            let id = try root(id)
            guard let present = try present(id) else { return .waits(for: id) }
            try take(field, of: present, event.stamp, &registers)
            // Whoever writes to a thing wants it to be there.
            if !field.isRemoval { try take(.removed(nil), of: present, event.stamp, &registers) }
        case .review(let review, let placed, let isAgain):
            let stamp = isAgain ? event.stamp : .never
            return try take(review, placed: placed, stamp, &registers)
        case .withdraw(let id):
            if try registers.stamp(id, "answer") ?? .never >= event.stamp { return .applied }
            try registers.set(id, "answer", event.stamp)
            try withdraw(id)
        case .setting(let name, let value): return try take(name, value, event.stamp, &registers)
        case .same(let other, let id): try unite(root(other), root(id), &registers)
        case .kept: break
        }
        return .applied
    }

    // MARK: Things

    /// A thing as it is in the store.
    struct Present {
        let row: Int64
        let id: UUID
        let fields: [SyncEvent.Field]
        let added: Int64

        /// The stamp of a field that nobody has written to since the thing was added.
        func implied(_ field: SyncEvent.Field) -> SyncStamp {
            if case .removed(let instant?) = field { return SyncStamp(milliseconds: max(instant, added), device: "") }
            return SyncStamp(milliseconds: added, device: "")
        }
    }

    /// The thing with an identifier, or nil if there is none.
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
            ], added: things.integer(7))
    }

    /// The row of a thing, or nil if there is none.
    func row(of id: UUID) throws -> Int64? {
        if let row = writer.waitingRow(of: id) { return row }
        defer { rows.reset() }
        rows.bind(id, to: 1)
        return try rows.step() ? rows.integer(0) : nil
    }

    private mutating func take(_ thing: Thing, removed: Int64?, _ registers: inout SyncRegisters) throws {
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
        renamed.insert(row)
        arrived += hasSame ? try aliases(of: id) : [id]
    }

    // MARK: Things that are the same

    /// The identifier that a thing goes by.
    ///
    /// Each identifier leads to a smaller one, and the way is shortened when it is walked: so a long chain is walked once.
    mutating func root(_ id: UUID) throws -> UUID {
        guard hasSame else { return id }
        var way: [UUID] = []
        var current = id
        while let next = try parent(of: current), next.data.lexicographicallyPrecedes(current.data) {
            way.append(current)
            current = next
        }
        for passed in way.dropLast() { try setParent(current, of: passed) }
        return current
    }

    private func parent(of id: UUID) throws -> UUID? {
        defer { sameness.reset() }
        sameness.bind(id, to: 1)
        return try sameness.step() ? sameness.identifier(0) : nil
    }

    private func setParent(_ parent: UUID, of id: UUID) throws {
        try db.cachedStatement(sql: "INSERT OR REPLACE INTO sync_same VALUES (?, ?)")
            .execute(arguments: [id.data, parent.data])
    }

    /// Makes one thing of two.
    /// - Parameters:
    ///   - first: the identifier that the one goes by.
    ///   - second: the identifier that the other goes by.
    /// - Returns: whether they were two.
    @discardableResult
    mutating func unite(_ first: UUID, _ second: UUID, _ registers: inout SyncRegisters) throws -> Bool {
        if first == second { return false }
        let (kept, other) = first.data.lexicographicallyPrecedes(second.data) ? (first, second) : (second, first)
        try writer.writeWaiting()
        switch (try row(of: kept), try row(of: other)) {
        case (nil, .some): arrived += try aliases(of: kept)
        case (.some, nil): arrived += try aliases(of: other)
        default: break
        }
        try setParent(kept, of: other)
        hasSame = true
        let uniting = SyncUniting(db, kept: kept, other: other)
        if let row = try uniting.run(&self, &registers) {
            replayed.insert(row)
            renamed.insert(row)
            changed.insert(kept)
        }
        return true
    }

    /// An identifier and all that lead to it.
    private func aliases(of id: UUID) throws -> [UUID] {
        var found = [id]
        var index = 0
        while index < found.count {
            let others = try Data.fetchAll(
                db.cachedStatement(sql: "SELECT other FROM sync_same WHERE thing = ?"), arguments: [found[index].data])
            found += others.map { UUID(data: $0) }
            index += 1
        }
        return found
    }
}
