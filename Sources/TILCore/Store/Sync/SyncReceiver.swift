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
        case .thing(let thing, let removed):
            try apply(thing, removed: removed)
            return .applied
        case .edit(let id, let field):
            return try applyEdit(of: root(id), field, event.stamp)
        case .review(let review, let placed, let isAgain):
            return try applyReview(review, placed: placed, isAgain ? event.stamp : .never)
        case .withdraw(let id):
            try withdraw(id, event.stamp)
            return .applied
        case .setting(let name, let value):
            return try applySetting(name, value, event.stamp)
        case .context(let id, let words):
            return try applyContext(of: root(id), words, event.stamp)
        case .same(let other, let thing):
            try merge(root(other), root(thing))
            return .applied
        case .passedOn:
            return .applied
        }
    }

    private func applyEdit(of id: UUID, _ field: SyncField, _ stamp: SyncStamp) throws -> Outcome {
        guard let thing = try SyncThing(id, db) else { return .waits(for: id) }
        try apply(field, to: thing, stamp)
        // An edit of a removed thing restores it.
        if field.restoresThing { try apply(SyncField("removed", nil), to: thing, stamp) }
        return .applied
    }

    /// Remembers the words of a text from another device, unless this one keeps none or has them already.
    private func applyContext(of id: UUID, _ text: String, _ stamp: SyncStamp) throws -> Outcome {
        guard try SyncThing(id, db) != nil else { return .waits(for: id) }
        let words = ContextWords(stored: text).bounded
        if words.isEmpty { return .applied }
        if try ThingStore.isRemembered(words.stored, of: id, db) { return .applied }
        if try ThingStore.settings(db).contexts == .off { return .applied }
        try ThingStore.insertContext(words.stored, of: id, at: stamp.milliseconds, isSent: true, db)
        changed.insert(id)
        return .applied
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

    /// The place of an event among those that wait: they are tried by device and number.
    struct WaitingPosition {
        var device = ""
        var number: Int64 = 0
    }

    /// Applies the events whose missing things now exist, until the time is up.
    /// - Parameter position: the place of the last tried event, after which the next call continues.
    /// - Returns: whether no such events are left.
    func applyWaiting(after position: inout WaitingPosition, _ hasTime: () -> Bool) throws -> Bool {
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
                position = WaitingPosition(device: event.device, number: event.number)
            }
        }
    }

    /// Applies an event that waited, or keeps it again.
    private func apply(_ event: WaitingEvent) throws {
        let reading = SyncEvent.read(Array(event.line.utf8)[...], device: event.device, number: event.number)
        try db.run("DELETE FROM sync_later WHERE device = ? AND number = ?", [event.device, event.number])
        // The hash is not stored, and nobody reads it.
        let position = SyncPosition(number: event.number, hash: 0)
        _ = try apply(SyncEntry(device: event.device, reading: reading, position: position))
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

    /// - Parameter stamp: the time at which an answer that was undone was given again, or never for any other.
    private func applyReview(_ review: Review, placed: Int64, _ stamp: SyncStamp) throws -> Outcome {
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

    private func applySetting(_ name: String, _ value: String?, _ stamp: SyncStamp) throws -> Outcome {
        // A setting that only a newer til supports waits for that version.
        guard let key = SettingKey.shared.first(where: { key in key.name == name }) else { return .waits(for: nil) }
        if let value, !key.allows(value) { return .applied }
        let before = try db.stamp(of: Data(name.utf8), "setting") ?? .never
        if before >= stamp { return .applied }
        try db.setStamp(of: Data(name.utf8), "setting", stamp)
        if try ThingStore.setting(name, db) == value { return .applied }
        try ThingStore.write(value, named: name, db)
        if key.changesSchedule { isScheduleChanged = true }
        return .applied
    }

    /// Recomputes the memories that depend on the applied events.
    func replay(progress: @escaping ProgressHandler) throws {
        if isScheduleChanged { return try ThingStore.rebuildAllMemories(db, progress: progress) }
        try ThingStore.rebuildMemories(of: replayed, Scheduler(try ThingStore.settings(db).scheduling), db)
    }
}

extension SettingKey {
    /// Returns whether a text is a value of the setting.
    fileprivate func allows(_ value: String) -> Bool {
        var settings = StoreSettings()
        return (try? set(value, in: &settings)) != nil
    }
}
