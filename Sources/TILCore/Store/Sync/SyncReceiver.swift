import Foundation
import GRDB

/// The receiver of events: it applies those of other devices, in any order, within the caller's transaction.
///
/// The result does not depend on the order of the events, or on the number of times that each one is applied. A field
/// has the value that was written last, and tags are fields too. Reviews are a set from which a review can be removed.
/// If things are the same, the smallest ID is kept. The cost of an event is at most logarithmic in the size of the
/// store.
final class SyncReceiver {
    private enum Outcome {
        case applied
        /// The event waits for a thing, or for a newer til if the ID is nil.
        case waits(for: UUID?)
    }

    /// The things that were changed by events.
    var changed: Set<UUID> = []
    /// The maximum stamp of all events.
    private(set) var latest = SyncStamp.never

    let db: Database
    /// The writer of new things.
    let things: ThingInsertion
    /// The writer of new answers. An answer that is already in the store is kept.
    private let reviews: Insertion
    /// The rows of things that gained or lost reviews.
    var replayed: Set<Int64> = []
    /// Whether any things were merged. If not, no search is necessary for each event.
    var hasSame: Bool
    /// Whether any answer was undone. If not, no search is necessary for each answer.
    private var hasAnswerStamps: Bool
    private var isScheduleChanged = false

    init(_ db: Database) throws {
        self.db = db
        things = ThingInsertion(db)
        reviews = Insertion(into: "review", conflict: "ON CONFLICT (uuid) DO NOTHING", db)
        hasSame = try db.value("SELECT EXISTS (SELECT 1 FROM sync_same)") == true
        hasAnswerStamps = try db.value("SELECT EXISTS (SELECT 1 FROM sync_register WHERE name = 'answer')") == true
    }

    // MARK: Events

    /// Applies a line of a device's log, or keeps it until it can be applied.
    /// - Returns: whether the line is valid.
    func apply(_ entry: SyncEntry) throws -> Bool {
        switch entry.reading {
        case .event(let event):
            guard case .waits(let id) = try apply(event) else { return true }
            var line: [UInt8] = []
            event.write(into: &line)
            try keep(String(decoding: line, as: UTF8.self) + "}", entry, awaiting: id)
        case .unknown(let line): try keep(line, entry, awaiting: nil)
        case .refused: return false
        }
        return true
    }

    private func apply(_ event: SyncEvent) throws -> Outcome {
        latest = max(latest, event.stamp)
        switch event.change {
        case .thing(let thing, let removed): try apply(thing, removed: removed)
        case .edit(let id, let field):
            let id = try root(id)
            guard let thing = try SyncThing(id, db) else { return .waits(for: id) }
            try apply(field, to: thing, event.stamp)
            // An edit of a removed thing restores it.
            if field.restoresThing { try apply(SyncField("removed", nil), to: thing, event.stamp) }
        case .review(let review, let placed, let isAgain):
            return try apply(review, placed: placed, isAgain ? event.stamp : .never)
        case .withdraw(let id): try withdraw(id, event.stamp)
        case .setting(let name, let value): return try apply(name, value, event.stamp)
        case .context(let id, let words):
            let id = try root(id)
            guard try SyncThing(id, db) != nil else { return .waits(for: id) }
            try apply(words, metBy: id, event.stamp)
        case .same(let other, let thing): try merge(root(other), root(thing))
        case .passedOn: break
        }
        return .applied
    }

    /// Remembers the words of a text from another device, unless this one keeps none or has them already.
    private func apply(_ words: String, metBy thing: UUID, _ stamp: SyncStamp) throws {
        let words = ContextWords(stored: words).bounded
        let isKnown: Bool? = try db.value(
            "SELECT 1 FROM context WHERE thing = ? AND words = ? LIMIT 1", [thing, words.stored])
        guard !words.isEmpty, isKnown != true, try ThingStore.settings(db).contexts != .off else { return }
        try ThingStore.insertContext(words.stored, of: thing, at: stamp.milliseconds, isSent: true, db)
        changed.insert(thing)
    }

    // MARK: Events that wait

    private func keep(_ line: String, _ entry: SyncEntry, awaiting id: UUID?) throws {
        try db.insert(
            "INSERT OR REPLACE", into: "sync_later",
            ["device": entry.device, "number": entry.position.number, "event": line, "awaits": id?.bound])
    }

    /// Applies the events that waited for a newer til.
    func retry() throws {
        let waiting = try db.rows(
            "SELECT device, number, event FROM sync_later WHERE awaits IS NULL ORDER BY device, number", [],
            WaitingEvent.init)
        for event in waiting { try apply(event) }
    }

    /// Applies the events whose missing things now exist, until the time is up.
    /// - Parameter position: the device and the number of the last tried event, after which the next call continues.
    /// - Returns: whether no such events are left.
    func applyWaiting(after position: inout (device: String, number: Int64), _ hasTime: () -> Bool) throws -> Bool {
        while true {
            let waiting = try db.rows(
                """
                SELECT device, number, event FROM sync_later
                WHERE (device, number) > (?, ?)
                    AND (awaits IN (SELECT uuid FROM thing) OR awaits IN (SELECT other FROM sync_same))
                ORDER BY device, number LIMIT 1000
                """, [position.device, position.number], WaitingEvent.init)
            if waiting.isEmpty { return true }
            for event in waiting {
                guard hasTime() else { return false }
                try apply(event)
                position = (event.device, event.number)
            }
        }
    }

    /// Applies an event that waited, or keeps it again.
    private func apply(_ event: WaitingEvent) throws {
        let reading = SyncEvent.read(Array(event.line.utf8)[...], device: event.device, number: event.number)
        try db.run("DELETE FROM sync_later WHERE device = ? AND number = ?", [event.device, event.number])
        _ = try apply((event.device, reading, SyncPosition(number: event.number, hash: 0)))
    }

    /// An event that could not be applied when it was read.
    private struct WaitingEvent {
        let device: String
        let number: Int64
        let line: String

        init(_ row: StoredRow) {
            device = row.text("device")
            number = row.integer("number")
            line = row.text("event")
        }
    }

    // MARK: Reviews and settings

    private func apply(_ review: Review, placed: Int64, _ stamp: SyncStamp) throws -> Outcome {
        // The answer may have been undone after it was given.
        if hasAnswerStamps, let before = try db.stamp(of: review.id, "answer"), before >= stamp { return .applied }
        let id = try root(review.thingID)
        if let thing: Int64 = try db.value("SELECT id FROM thing WHERE uuid = ?", [id]) {
            let isNew = try reviews.add(ReviewRow.values(of: review, thing: thing, placed: placed, elapsed: 0))
            if isNew { replayed.insert(thing) }
        } else if try ReviewRow.find(review.id, db) == nil {
            // The answer waits without a recorded stamp. It does not wait if it is in the store with another thing.
            return .waits(for: id)
        }
        if stamp > .never { try setAnswerStamp(of: review.id, stamp) }
        return .applied
    }

    private func setAnswerStamp(of id: UUID, _ stamp: SyncStamp) throws {
        try db.setStamp(of: id, "answer", stamp)
        hasAnswerStamps = true
    }

    private func withdraw(_ id: UUID, _ stamp: SyncStamp) throws {
        guard try db.stamp(of: id, "answer") ?? .never < stamp else { return }
        try setAnswerStamp(of: id, stamp)
        guard let found = try ReviewRow.find(id, db) else { return }
        try db.run("DELETE FROM review WHERE id = ?", [found.row])
        try ChangeRow.delete(ofReview: found.row, db)
        replayed.insert(found.thing)
    }

    private func apply(_ name: String, _ value: String?, _ stamp: SyncStamp) throws -> Outcome {
        // A setting that only a newer til supports waits for that version.
        guard let key = SettingKey.shared.first(where: { $0.name == name }) else { return .waits(for: nil) }
        var settings = StoreSettings()
        let isPossible = value.map { (try? key.set($0, in: &settings)) != nil } ?? true
        guard isPossible, try db.stamp(of: Data(name.utf8), "setting") ?? .never < stamp else { return .applied }
        try db.setStamp(of: Data(name.utf8), "setting", stamp)
        if try ThingStore.setting(name, db) == value { return .applied }
        try ThingStore.write(value, named: name, db)
        isScheduleChanged = isScheduleChanged || key.changesSchedule
        return .applied
    }

    /// Recomputes the memories that depend on the applied events.
    func replay(progress: @escaping ProgressHandler) throws {
        if isScheduleChanged { return try ThingStore.rebuildAllMemories(db, progress: progress) }
        try ThingStore.rebuildMemories(of: replayed, Scheduler(try ThingStore.settings(db).scheduling), db)
    }
}
