import Foundation
import GRDB

extension ThingStore {
    /// How many things are due, leeches and suspended ones left out.
    ///
    /// Counting takes longer the more there are, so that a limit keeps it short.
    /// - Parameters:
    ///   - instant: the present instant, for things in steps of minutes.
    ///   - day: the study day, for all others.
    ///   - limit: where counting ends; nil for nowhere.
    public func dueCount(at instant: Date, on day: StudyDay, limit: Int? = nil) throws -> Int {
        try reading { db in
            let leech = try Self.settings(db).leechLapses
            return try Int.fetchOne(
                db.cachedStatement(sql: DueSummary.dueThings),
                arguments: [day.number, instant.milliseconds, leech, limit ?? -1]) ?? 0
        }
    }

    /// What a quiz asks, in order: what was looked up to be learned; what is due, most overdue relative to its interval
    /// first; then new things up to what the day still allows, as they came into the store or shuffled; at last what is
    /// in a step of minutes and due within the learn-ahead (``QueueEntry/step(at:)``).
    ///
    /// Things with the same question, such as the meanings of an acronym, come one after the other. The same thing the
    /// other way waits for another study day, since one answers the other. A cram takes any things, drawn with
    /// `generator`.
    public func queue(
        _ request: QueueRequest, at instant: Date, on day: StudyDay, using generator: inout some RandomNumberGenerator
    ) throws -> [QueueEntry] {
        try readingOneState { db in
            var picker = try QueuePicker(request: request, day: day, db)
            if request.isCram {
                try picker.takeAny(using: &generator)
            } else {
                let settings = try Self.settings(db)
                let leech = request.includesLeeches ? Int.max : settings.leechLapses
                try picker.takeWanted()
                try picker.takeDue(at: instant, leechLapses: leech)
                try picker.takeNew(atMost: settings.newPerDay, in: settings.newOrder, using: &generator)
                try picker.takeSteps(
                    after: instant, until: instant + settings.learnAhead, leechLapses: leech)
            }
            return Self.together(picker.entries, at: instant)
        }
    }

    /// Brings things with the same question together, where the first of them stands; steps stay last.
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

    /// Puts a thing at the front of the next quiz.
    public func want(_ thing: UUID, at instant: Date) throws {
        try writing { db in
            try db.execute(
                sql: """
                    INSERT OR IGNORE INTO wanted SELECT id, ? FROM thing WHERE uuid = ? AND removed IS NULL
                    """, arguments: [instant.milliseconds, thing.data])
        }
    }
}
