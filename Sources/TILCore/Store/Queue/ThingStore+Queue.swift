public import Foundation
import GRDB

extension ThingStore {
    /// Returns the questions of a quiz, in this order:
    ///
    /// - things that the person looked up in order to learn them,
    /// - due things up to the day's limit, the most overdue ones relative to their interval first, and new things up to
    ///   the day's limit: the person's own before those of lists and decks. The setting ``StoreSettings/newMix`` says
    ///   whether the new things are spread among the due ones,
    /// - things in learning steps that are due within the learn-ahead limit (``QueueEntry/step(at:)``).
    ///
    /// Things with the same question, such as the meanings of an acronym, are adjacent. A thing that was confused with
    /// a thing in its learning steps comes last. The same thing in the other direction waits for another study day,
    /// since one question gives the answer to the other. A cram asks any things, chosen by `generator`.
    ///
    /// ```swift
    /// var generator = SeededGenerator(seed: 7)
    /// let cram = QueueRequest(limit: 10, isCram: true)
    /// let entries = try store.queue(cram, at: now, on: day, using: &generator)
    /// ```
    public func queue(
        _ request: QueueRequest, at instant: Date, on day: StudyDay, using generator: inout some RandomNumberGenerator
    ) throws(StoreError) -> [QueueEntry] {
        try reading { db in
            var picker = try QueuePicker(request: request, at: instant, on: day, db)
            if request.isCram {
                try picker.pickAny(using: &generator)
            } else {
                let settings = try Self.settings(db)
                let leech = request.includesLeeches ? Int.max : settings.leechLapses
                let limits = DueLimits(leechLapses: leech, mostPerDay: settings.duePerDay)
                try picker.pickWanted()
                let firstDue = picker.entries.count
                try picker.pickDue(limits)
                let firstNew = picker.entries.count
                try picker.pickNew(atMost: settings.newPerDay, in: settings.newOrder, using: &generator)
                picker.mix(
                    firstDue: firstDue, firstNew: firstNew, settings.newMix, dueLeft: try picker.dueLeft(limits))
                try picker.pickSteps(until: instant + settings.learnAhead, leechLapses: leech)
            }
            return try Self.apart(Self.together(picker.entries, at: instant), db)
        }
    }

    /// Moves things with the same question next to the first of them. Learning steps stay at the end.
    private static func together(_ entries: [QueueEntry], at instant: Date) -> [QueueEntry] {
        var groups: [[QueueEntry]] = []
        var indexes: [QuestionText: Int] = [:]
        for entry in entries {
            let isStep = entry.step(at: instant) != nil
            let question = QuestionText(entry)
            if !isStep, let index = indexes[question] {
                groups[index].append(entry)
            } else {
                if !isStep { indexes[question] = groups.count }
                groups.append([entry])
            }
        }
        return Array(groups.joined())
    }

    /// The text that a question shows.
    private struct QuestionText: Hashable {
        let direction: Direction
        let key: String

        init(_ entry: QueueEntry) {
            direction = entry.direction
            key = Capitals.key(entry.direction == .meaning ? entry.thing.short : entry.thing.long)
        }
    }

    /// Moves a thing to the front of the next quiz.
    ///
    /// ```swift
    /// try store.askFirst(thing.id, at: now)
    /// let next = try store.questions(at: now).first?.thing
    /// ```
    public func askFirst(_ thing: UUID, at instant: Date) throws {
        try writing(.answers) { db in try Self.askFirst(thing, at: instant, db) }
    }

    static func askFirst(_ thing: UUID, at instant: Date, _ db: Database) throws {
        try db.run(
            """
            INSERT OR IGNORE INTO wanted SELECT id, ? FROM thing WHERE uuid = ? AND removed IS NULL
            """, [instant.milliseconds, thing])
    }

    /// Returns whether the person has seen a thing before it is asked: it was added by hand or after a look-up, looked
    /// up on this device, or asked before.
    public func isMet(_ thing: UUID) throws(StoreError) -> Bool {
        try reading { db in try Self.isMet(thing, db) }
    }

    static func isMet(_ thing: UUID, _ db: Database) throws -> Bool {
        try db.value(
            """
            SELECT EXISTS (
                SELECT 1 FROM thing WHERE uuid = ?1 AND (origin = 'hand' OR origin GLOB 'look-up*'
                    OR id IN (SELECT thing FROM met) OR id IN (SELECT thing FROM memory)))
            """, [thing]) == true
    }

    /// Records that the person looked up a thing, unless they have seen it before. A thing that an agent added is the
    /// person's own from then on, so that a quiz asks it before lists (``ThingOrigin/isPersonal``).
    public func meet(_ thing: UUID) throws {
        let isUnmet = try reading { db in try Self.isUnmet(thing, db) }
        guard isUnmet else { return }
        try writing([.things, .answers]) { db in try Self.meet(thing, db) }
    }

    /// Returns whether a look-up of a thing is to be recorded: the person has not seen it, or only an agent wrote it.
    static func isUnmet(_ thing: UUID, _ db: Database) throws -> Bool {
        if try !isMet(thing, db) { return true }
        return try find(thing, db)?.thing.origin.kind == .agent
    }

    static func meet(_ thing: UUID, _ db: Database) throws {
        try db.run("INSERT OR IGNORE INTO met SELECT id FROM thing WHERE uuid = ? AND removed IS NULL", [thing])
        guard let found = try find(thing, db), found.thing.origin.kind == .agent else { return }
        // The stronger origin wins in a sync, so that the thing is the person's own on each device.
        let origin = ThingOrigin(.lookUp, name: found.thing.origin.name)
        try db.run("UPDATE thing SET origin = ? WHERE id = ?", [origin.text, found.row])
    }
}
