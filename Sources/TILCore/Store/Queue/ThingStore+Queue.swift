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
    public func queue(
        _ request: QueueRequest, at instant: Date, on day: StudyDay, using generator: inout some RandomNumberGenerator
    ) throws -> [QueueEntry] {
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
        let questions = entries.map { entry in
            entry.step(at: instant) == nil
                ? "\(entry.direction.number)"
                    + Capitals.key(entry.direction == .meaning ? entry.thing.short : entry.thing.long)
                : ""
        }
        let groups = Dictionary(grouping: entries.indices) { questions[$0] }
        return entries.indices.flatMap { index -> [QueueEntry] in
            guard let group = groups[questions[index]], !questions[index].isEmpty else { return [entries[index]] }
            return group.first == index ? group.map { entries[$0] } : []
        }
    }

    /// Moves a thing to the front of the next quiz.
    public func askFirst(_ thing: UUID, at instant: Date) throws {
        try writing(.answers) { db in try Self.askFirst(thing, at: instant, db) }
    }

    static func askFirst(_ thing: UUID, at instant: Date, _ db: Database) throws {
        try db.run(
            """
            INSERT OR IGNORE INTO wanted SELECT id, ? FROM thing WHERE uuid = ? AND removed IS NULL
            """, [instant.milliseconds, thing])
    }

    /// Returns whether the person has seen a thing before it is asked: it was added by hand or after a look-up, looked up
    /// on this device, or asked before.
    package func isMet(_ thing: UUID) throws -> Bool {
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

    /// Records that the person looked up a thing, unless they have seen it before.
    public func meet(_ thing: UUID) throws {
        if try isMet(thing) { return }
        try writing(.answers) { db in try Self.meet(thing, db) }
    }

    static func meet(_ thing: UUID, _ db: Database) throws {
        try db.run("INSERT OR IGNORE INTO met SELECT id FROM thing WHERE uuid = ? AND removed IS NULL", [thing])
    }

    /// Returns the numbers of questions that a quiz would ask now.
    /// - Parameters:
    ///   - instant: the present instant, for things in learning steps.
    ///   - day: the study day, for all others.
    public func dueSummary(at instant: Date, on day: StudyDay) throws -> DueSummary {
        try reading { db in
            let settings = try Self.settings(db)
            let progress = try DayProgress(on: day, db)
            let left = max(0, settings.newPerDay - progress.new)
            // A removed thing has no memory. The numbers are read from indexes.
            let waiting: Int? = try db.value(
                """
                SELECT (SELECT count(*) FROM thing WHERE removed IS NULL)
                    - (SELECT count(*) FROM thing WHERE suspended NOTNULL AND removed IS NULL)
                    - (SELECT count(*) FROM memory WHERE direction = 0 AND \(Suspension.isAsked))
                """)
            let limits = DueLimits(leechLapses: settings.leechLapses, mostPerDay: settings.duePerDay)
            let due = try limits.dueCounts(at: instant.milliseconds, on: day.number, progress, db)
            return DueSummary(
                due: due.all, dueToday: due.today, new: min(left, max(0, waiting ?? 0)), newToday: progress.new,
                duePerDay: settings.duePerDay)
        }
    }

    /// Returns the number of due things, without leeches and suspended things.
    /// - Parameters:
    ///   - instant: the present instant, for things in learning steps.
    ///   - day: the study day, for all others.
    public func dueCount(at instant: Date, on day: StudyDay) throws -> Int {
        try reading { db in
            let limits = DueLimits(leechLapses: try Self.settings(db).leechLapses, mostPerDay: nil)
            return try limits.dueCounts(at: instant.milliseconds, on: day.number, DayProgress(), db).all
        }
    }
}

/// The numbers of questions for a quiz now: due things, and new things up to the limit of the study day.
public struct DueSummary: Hashable, Sendable {
    /// The number of due things, without leeches and suspended things.
    public let due: Int
    /// The number of due things that a quiz asks today. It is smaller than ``due`` if the setting `due-per-day` limits it.
    public let dueToday: Int
    /// The number of new things that are left for the study day.
    public let new: Int
    /// The number of new things that were asked on the study day.
    public let newToday: Int
    /// The maximum number of due things on a study day, or nil for all of them.
    public let duePerDay: Int?
}
