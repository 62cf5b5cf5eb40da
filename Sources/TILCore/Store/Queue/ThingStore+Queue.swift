import Foundation
import GRDB

extension ThingStore {
    /// The questions of a quiz, in order: things that were looked up to be learned; what is due, most overdue relative to
    /// its interval first; then new things up to what the day still allows, as they came into the store or shuffled; at
    /// last things in a step of minutes that are due within the learn-ahead limit (``QueueEntry/step(at:)``).
    ///
    /// Things with the same question, such as the meanings of an acronym, come one after the other. The same thing the
    /// other way waits for another study day, since one answers the other. A cram asks any things, drawn with
    /// `generator`.
    public func queue(
        _ request: QueueRequest, at instant: Date, on day: StudyDay, using generator: inout some RandomNumberGenerator
    ) throws -> [QueueEntry] {
        try readingOneState { db in
            var picker = try QueuePicker(request: request, at: instant, on: day, db)
            if request.isCram {
                try picker.pickAny(using: &generator)
            } else {
                let settings = try Self.settings(db)
                let leech = request.includesLeeches ? Int.max : settings.leechLapses
                try picker.pickWanted()
                try picker.pickDue(leechLapses: leech)
                try picker.pickNew(atMost: settings.newPerDay, in: settings.newOrder, using: &generator)
                try picker.pickSteps(until: instant + settings.learnAhead, leechLapses: leech)
            }
            return Self.together(picker.entries, at: instant)
        }
    }

    /// Moves things with the same question to the place of the first of them; steps stay last.
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
