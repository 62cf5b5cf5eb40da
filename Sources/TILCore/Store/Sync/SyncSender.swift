import Foundation
import GRDB

/// The sender of events: it makes them from the changes in this store since the last events, within the caller's
/// transaction.
struct SyncSender {
    /// The things that were changed in this store.
    private(set) var touched: Set<UUID> = []
    private(set) var count = 0

    private let db: Database
    private let device: String
    private var number: Int64
    private var clock: Int64
    /// The maximum row numbers that were sent to other devices.
    private let things, reviews: Int64
    private let output: (SyncEvent) throws -> Void

    /// Creates a sender. The result is nil if the store does not take part in a sync.
    init?(_ db: Database, _ output: @escaping (SyncEvent) throws -> Void) throws {
        let state = try db.row("SELECT device, number, clock, things, reviews FROM sync") { row in
            (
                device: row.text("device"), number: row.integer("number") as Int64,
                clock: row.integer("clock") as Int64, things: row.integer("things") as Int64,
                reviews: row.integer("reviews") as Int64
            )
        }
        guard let state else { return nil }
        self.db = db
        self.output = output
        device = state.device
        number = state.number
        clock = state.clock
        things = state.things
        reviews = state.reviews
    }

    private mutating func send(_ change: SyncEvent.Change, _ time: Int64) throws {
        number += 1
        count += 1
        try output(SyncEvent(number: number, stamp: SyncStamp(time: max(time, 0), device: device), change))
    }

    /// Writes a stamp of this device that is later than the previous stamp, even if the previous writer's clock was
    /// fast.
    /// - Returns: the time of the stamp.
    private func writeStamp(
        _ key: any DatabaseValueConvertible, _ name: String, at time: Int64, after implied: SyncStamp? = nil
    ) throws -> Int64 {
        var time = time
        if let before = try db.stamp(of: key, name) ?? implied, before.time > time {
            time = min(before.time + 1, SyncStamp.greatest)
        }
        try db.setStamp(of: key, name, SyncStamp(time: time, device: device))
        return time
    }

    /// Returns the next time of this device's clock.
    private mutating func nextTime() -> Int64 {
        clock += 1
        return clock
    }

    /// Moves the clock to at least the stamp of another device, so that all later stamps of this device are greater.
    mutating func follow(_ stamp: SyncStamp) {
        clock = max(clock, min(stamp.time, SyncStamp.greatestFollowed))
    }

    /// Writes the clock, and deletes the records of changes that this sync made.
    func finish() throws {
        try db.run(
            """
            UPDATE sync SET clock = max(clock, ?), things = (SELECT coalesce(max(id), 0) FROM thing),
                reviews = (SELECT coalesce(max(id), 0) FROM review)
            """, [clock])
        try db.run("DELETE FROM sync_touched")
    }

    // MARK: Edits, settings and withdrawals

    /// Makes events from the changes that the triggers recorded.
    mutating func sendEdits() throws {
        var rewritten: Set<UUID> = []
        let notes = try db.rows("SELECT key, name, stamp FROM sync_touched ORDER BY stamp, key, name") { row in
            TouchedField(key: row.bytes("key"), name: row.text("name"), time: row.integer("stamp"))
        }
        for note in notes {
            if note.name == "setting" {
                let time = try writeStamp(note.key, note.name, at: note.time)
                try sendSetting(String(decoding: note.key, as: UTF8.self), time)
            } else if note.name == "answer" {
                try sendWithdrawal(note)
            } else if let thing = try SyncThing(note.id, db) {
                try sendEdit(note, of: thing, rewritten: &rewritten)
            }
        }
        for id in rewritten.sorted() {
            // The thing is still removed although an edit was sent, so send its removal again with a later stamp.
            guard let thing = try SyncThing(id, db) else { continue }
            let time = try writeStamp(id, "removed", at: nextTime())
            try send(.edit(id, thing["removed"]), time)
        }
        try db.run("DELETE FROM sync_touched")
    }

    /// A field, an answer or a setting that the triggers recorded as changed.
    private struct TouchedField {
        let key: Data
        let name: String
        let time: Int64

        /// The identifier of the thing or of the answer.
        var id: UUID { UUID(data: key) }
    }

    /// Makes an event from an answer that was taken back. If it was added again, it is sent with the new answers.
    private mutating func sendWithdrawal(_ note: TouchedField) throws {
        guard try ReviewRow.find(note.id, db) == nil else { return }
        let time = try writeStamp(note.key, note.name, at: note.time)
        try send(.withdraw(note.id), time)
    }

    /// Makes an event from a changed field of a thing.
    /// - Parameter rewritten: gets the thing if it is removed although it was edited, and loses it after its removal.
    private mutating func sendEdit(_ note: TouchedField, of thing: SyncThing, rewritten: inout Set<UUID>) throws {
        if note.name == SyncField.origin {
            try send(.edit(note.id, thing[note.name]), note.time)
            return
        }
        // A field that was never written has the instant at which the thing was added. Only if a clock was set far
        // ahead, the stamp of the change is not later by itself.
        let implied = SyncStamp(milliseconds: thing.added, device: "")
        let isBeyondClocks = note.time > SyncStamp.greatestFollowed
        let time = try writeStamp(note.key, note.name, at: note.time, after: isBeyondClocks ? implied : nil)
        touched.insert(note.id)
        let isRemoved = thing["removed"].instant != nil
        if note.name == "removed" {
            // The removal is later than the edits before it.
            rewritten.remove(note.id)
        } else if isRemoved {
            // Another device would take the edit for a restoration.
            rewritten.insert(note.id)
        } else {
            try restore(note.key, by: SyncStamp(time: time, device: device))
        }
        try send(.edit(note.id, thing[note.name]), time)
    }

    /// Records that an edit restored a thing, if it was removed before.
    private func restore(_ key: Data, by stamp: SyncStamp) throws {
        let removal = try db.stamp(of: key, "removed") ?? .never
        if removal < stamp { try db.setStamp(of: key, "removed", stamp) }
    }

    // MARK: New things and reviews

    /// Makes events from rows that were not sent before: each new thing followed by its reviews, then the new reviews
    /// of earlier things.
    mutating func sendNew(besides known: Set<SyncEvent.Change>) throws {
        let rows = try db.cursor("SELECT \(ThingRow.columns), removed FROM thing WHERE id > ? ORDER BY id", [things])
        while let row = try rows.next() {
            let found = ThingRow(row)
            let change = SyncEvent.Change.thing(found.thing, removed: row.optionalInteger("removed"))
            if !known.contains(change) {
                let stamp = SyncStamp(milliseconds: found.thing.dateAdded.milliseconds, device: device)
                follow(stamp)
                try send(change, stamp.time)
            }
            try sendReviews("review.thing = ? AND review.id > ?", [found.row, reviews], besides: known)
        }
        try sendReviews("review.thing <= ? AND review.id > ?", [things, reviews], besides: known)
    }

    private mutating func sendReviews(
        _ condition: String, _ arguments: StatementArguments, besides known: Set<SyncEvent.Change>
    ) throws {
        let rows = try StoredRows(
            db.cachedStatement(
                sql: """
                    SELECT \(ReviewRow.columns), placed, (SELECT uuid FROM thing WHERE id = review.thing) AS asked_thing
                    FROM review WHERE \(condition) ORDER BY review.id
                    """), arguments)
        while let row = try rows.next() {
            guard let review = ReviewRow.review(row, thing: row.id("asked_thing")) else { continue }
            let placed: Int64 = row.integer("placed")
            if known.contains(.review(review, placed: placed, isAgain: false)) { continue }
            // Mark an answer that was undone and given again.
            let isAgain = try db.stamp(of: review.id, "answer") != nil
            let time =
                isAgain
                ? try writeStamp(review.id, "answer", at: nextTime())
                : SyncStamp(milliseconds: review.date.milliseconds, device: device).time
            try send(.review(review, placed: placed, isAgain: isAgain), time)
        }
    }

    /// Makes events from the words of texts that other devices do not have, if the person shares them. They follow
    /// their things.
    mutating func sendContexts() throws {
        let isUnsent = try ThingStore.isUnsentContext(db)
        let rows = try db.rows(
            """
            SELECT thing, words, at FROM context WHERE \(isUnsent) ORDER BY id
            """
        ) { row in (thing: row.id("thing"), words: row.text("words"), at: row.integer("at") as Int64) }
        for row in rows {
            let stamp = SyncStamp(milliseconds: row.at, device: device)
            try send(.context(row.thing, words: row.words), stamp.time)
        }
        try db.run("UPDATE context SET sent = 1 WHERE \(isUnsent)")
    }

    // MARK: Earlier events, for devices that have not seen them

    /// Makes events for all merged things. Also passes on events of other devices that only a newer til supports or
    /// that wait, because those devices may no longer exist. Only a device that has not sent anything needs this.
    mutating func sendOther() throws {
        guard number == 0, things == 0 else { return }
        let same = try db.rows("SELECT other, thing FROM sync_same ORDER BY other") { row in
            (other: row.id("other"), thing: row.id("thing"))
        }
        for (other, thing) in same { try sendSame(other, thing) }
        let objects = try db.rows(
            """
            SELECT json_remove(event, '$.d', '$.n', '$.h') AS members FROM sync_later WHERE json_valid(event)
            GROUP BY members ORDER BY min(device), min(number)
            """
        ) { row in row.text("members") }
        for object in objects { try send(.passedOn("," + object.dropFirst().dropLast()), 0) }
    }

    /// Makes an event for two merged things.
    mutating func sendSame(_ other: UUID, _ thing: UUID) throws { try send(.same(other, as: thing), nextTime()) }

    /// Makes events from the settings that differ from the defaults and that no other device has changed.
    mutating func sendSettings() throws {
        for key in SettingKey.shared {
            guard try ThingStore.setting(key.name, db) != nil, try db.stamp(of: Data(key.name.utf8), "setting") == nil
            else { continue }
            // Use time 0, so that any later change wins.
            let time = try writeStamp(Data(key.name.utf8), "setting", at: 0)
            try sendSetting(key.name, time)
        }
    }

    /// Makes an event from the present value of a setting.
    private mutating func sendSetting(_ name: String, _ time: Int64) throws {
        try send(.setting(name, ThingStore.setting(name, db)), time)
    }
}
