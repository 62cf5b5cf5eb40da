import Foundation
import GRDB

/// Takes in events of other devices, in any order; within a transaction of its caller.
///
/// What comes of a set of events is the same whatever their order and however often each is taken: a field is what was
/// written last, tags are fields too, reviews are a set from which one can be withdrawn, and of things that are the same
/// the smallest identifier stays.
struct SyncTaker {
    /// How many events changed something.
    var count = 0
    /// The things of which others changed something.
    var changed: Set<UUID> = []
    /// The identifiers of things and reviews that others know; only where they are asked for.
    var known: Set<UUID>?
    /// The rows whose meaning may be one that another thing has.
    var renamed: Set<Int64> = []
    /// The rows whose reviews are others now.
    var replayed: Set<Int64> = []
    var isScheduleChanged = false
    /// The greatest stamp of all events.
    private(set) var latest = SyncStamp.never

    let db: Database
    let things: RawStatement
    private let insertion: RawStatement
    private let tagging: RawStatement
    private let sameness: RawStatement
    private var hasSame: Bool
    let answering: RawStatement
    private var nextThing: Int64
    var nextReview: Int64

    /// - Parameter collectsKnown: whether to note what others know.
    init(_ db: Database, collectsKnown: Bool) throws {
        self.db = db
        known = collectsKnown ? [] : nil
        things = try RawStatement(
            """
            SELECT id, short, long, note, source, suspended, removed, added FROM thing WHERE uuid = ?
            """, db)
        insertion = try RawStatement(
            """
            INSERT INTO thing (id, uuid, key, short, long, note, source, added, suspended, removed)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, db)
        tagging = try RawStatement("INSERT OR IGNORE INTO tag (thing, name) VALUES (?, ?)", db)
        sameness = try RawStatement("SELECT thing FROM sync_same WHERE other = ?", db)
        hasSame = try RawStatement("SELECT 1 FROM sync_same LIMIT 1", db).step()
        answering = try ReviewRow.insertion(db)
        nextThing = try RowNumber.next(in: .thing, db)
        nextReview = try RowNumber.next(in: .review, db)
    }

    /// Takes an event.
    /// - Returns: false where it has to wait for another, which is not there yet.
    mutating func take(_ event: SyncEvent, _ registers: inout SyncRegisters) throws -> Bool {
        if latest < event.stamp { latest = event.stamp }
        switch event.operation {
        case .thing(let thing, let removed): try take(thing, removed: removed, &registers)
        case .edit(let id, let field):
            let id = try root(id)
            guard let present = try present(id) else { return false }
            try take(field, of: present, event.stamp, &registers)
        case .review(let review, let placed, let isAgain):
            let stamp = isAgain ? event.stamp : .never
            return try take(review, placed: placed, stamp, &registers)
        case .withdraw(let id):
            if try registers.stamp(id, "answer") ?? .never >= event.stamp { return true }
            try registers.set(id, "answer", event.stamp)
            try withdraw(id)
        case .setting(let name, let value): try take(name, value, event.stamp, &registers)
        case .same(let other, let id): try unite(root(other), root(id), &registers)
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

        /// The stamp of a field that was never written since.
        func implied(_ field: SyncEvent.Field) -> SyncStamp {
            if case .removed(let instant?) = field { return SyncStamp(milliseconds: max(instant, added), device: "") }
            return SyncStamp(milliseconds: added, device: "")
        }
    }

    /// The thing with an identifier; nil where there is none.
    func present(_ id: UUID) throws -> Present? {
        defer { things.reset() }
        things.bind(id, to: 1)
        guard try things.step() else { return nil }
        func instant(_ column: Int32) -> Int64? { things.isNull(column) ? nil : things.integer(column) }
        return Present(
            row: things.integer(0), id: id,
            fields: [
                .short(things.text(1)), .long(things.text(2)), .note(things.text(3)), .source(things.text(4)),
                .suspended(instant(5)), .removed(instant(6)),
            ], added: things.integer(7), isRemoved: instant(6) != nil)
    }

    private mutating func take(_ thing: Thing, removed: Int64?, _ registers: inout SyncRegisters) throws {
        known?.insert(thing.id)
        let id = try root(thing.id)
        guard var old = try present(id) else { return try insert(thing, id: id, removed: removed) }
        let added = thing.added.milliseconds
        if added < old.added {
            // What was so since the later instant is noted, before the earlier one counts.
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
        // What a copy of the store says otherwise, others have to hear of.
        if known != nil, try present(id)?.fields != fields.map(\.0) || tags(of: old.row) != thing.tags {
            known?.remove(thing.id)
        }
    }

    private mutating func insert(_ thing: Thing, id: UUID, removed: Int64?) throws {
        let row = nextThing
        nextThing += 1
        insertion.bind(row, to: 1)
        insertion.bind(id, to: 2)
        insertion.bind(Capitals.key(thing.short), to: 3)
        insertion.bind(thing.short, to: 4)
        insertion.bind(thing.long, to: 5)
        insertion.bind(thing.note, to: 6)
        insertion.bind(thing.source, to: 7)
        insertion.bind(thing.added.milliseconds, to: 8)
        if let suspended = thing.suspended {
            insertion.bind(suspended.milliseconds, to: 9)
        } else {
            insertion.bindNull(to: 9)
        }
        if let removed { insertion.bind(removed, to: 10) } else { insertion.bindNull(to: 10) }
        try insertion.run()
        for tag in thing.tags {
            tagging.bind(row, to: 1)
            tagging.bind(tag, to: 2)
            try tagging.run()
        }
        count += 1
        renamed.insert(row)
    }

    /// Notes the stamps of all fields of a thing that have none.
    func note(_ thing: Present, _ registers: inout SyncRegisters) throws {
        for field in thing.fields where try registers.stamp(thing.id, field.name) == nil {
            try registers.set(thing.id, field.name, thing.implied(field))
        }
        for tag in try tags(of: thing.row) where try registers.stamp(thing.id, "#" + tag) == nil {
            try registers.set(thing.id, "#" + tag, SyncStamp(milliseconds: thing.added, device: ""))
        }
    }

    func tags(of row: Int64) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT name FROM tag WHERE thing = ? ORDER BY name", arguments: [row])
    }

    // MARK: Settings

    private mutating func take(
        _ name: String, _ value: String?, _ stamp: SyncStamp, _ registers: inout SyncRegisters
    ) throws {
        var settings = Settings()
        guard let key = SettingKey.shared.first(where: { $0.name == name }),
            value.map({ text in (try? key.set(text, in: &settings)) != nil }) ?? true
        else { return }
        if try registers.stamp(ofSetting: name) ?? .never >= stamp { return }
        try registers.set(ofSetting: name, stamp)
        let before = try String.fetchOne(db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [name])
        if before == value { return }
        try ThingStore.write(value, named: name, db)
        count += 1
        if key.changesSchedule { isScheduleChanged = true }
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

    /// Forgets that a row may have another's meaning, since it is looked at now.
    mutating func takeRenamed() -> Set<Int64> {
        defer { renamed = [] }
        return renamed
    }
}
