public import Foundation
import GRDB

extension ThingStore {
    /// Returns the study days with answers, newest first.
    /// - Parameters:
    ///   - first: the earliest day, or nil for all days.
    ///   - limit: the maximum number of days, or nil for all.
    public func practice(since first: StudyDay? = nil, limit: Int? = nil) throws -> [PracticeDay] {
        try reading { db in
            try db.rows(
                """
                SELECT day, sum(verdict = 0) AS correct, sum(verdict = 1) AS close, sum(verdict = 2) AS wrong,
                    sum(verdict = 3) AS timed_out, sum(verdict = 4) AS given_up,
                    sum(\(ReviewRow.boundedSeconds)) AS seconds, sum(scheduled AND elapsed > 0) AS recalls,
                    sum(scheduled AND elapsed > 0 AND grade > 1) AS recalled
                FROM review WHERE day >= ? GROUP BY day ORDER BY day DESC LIMIT ?
                """, [first?.number ?? Int.min, limit ?? -1]
            ) { row in
                let verdicts: [Verdict: Int] = [
                    .correct: row.integer("correct"), .close: row.integer("close"), .wrong: row.integer("wrong"),
                    .timedOut: row.integer("timed_out"), .givenUp: row.integer("given_up"),
                ]
                return PracticeDay(
                    day: row.day("day"), verdicts: verdicts.filter { verdict in verdict.value > 0 },
                    seconds: row.double("seconds"), recalls: row.integer("recalls"),
                    recalled: row.integer("recalled"))
            }
        }
    }

    /// Returns the things that were asked on a study day, each one once, in the order in which they were first asked.
    /// Things that were removed since then are included.
    public func practiced(on day: StudyDay) throws -> [PracticedThing] {
        try reading { db in
            var practised: [PracticedThing] = []
            var positions: [Int64: Int] = [:]
            let rows = try db.cursor(
                """
                SELECT thing.id AS row, verdict, thing.uuid AS uuid, short, long
                FROM review JOIN thing ON thing.id = review.thing
                WHERE day = ? ORDER BY review.placed, review.at, review.uuid
                """, [day.number])
            try rows.forEach { row in
                guard let verdict = ReviewRow.verdict(row) else { return }
                let thing: Int64 = row.integer("row")
                if let position = positions[thing] {
                    practised[position].verdicts.append(verdict)
                } else {
                    positions[thing] = practised.count
                    practised.append(
                        PracticedThing(
                            id: row.id("uuid"), short: row.text("short"), long: row.text("long"), verdicts: [verdict]))
                }
            }
            return practised
        }
    }
}

extension ThingStore {
    /// Returns the median seconds per letter of the newest right typed answers, or nil if there are fewer than twenty.
    package func medianSecondsPerLetter() throws -> Double? {
        try reading { db in
            let values: [Double] = try db.values(
                """
                SELECT seconds / length(typed) FROM review WHERE verdict = 0 AND length(typed) > 0
                ORDER BY id DESC LIMIT 200
                """
            ).sorted()
            return values.count < 20 ? nil : values[values.count / 2]
        }
    }
}

/// The totals of one study day.
public struct PracticeDay: Identifiable, Hashable, Sendable {
    /// The study day.
    public var day: StudyDay
    /// The number of answers with each verdict.
    public var verdicts: [Verdict: Int]
    /// The time that the answers took, in seconds.
    public var seconds: Double
    /// The number of scheduled answers at least a study day after the previous one, which show how well the person
    /// remembers.
    public var recalls = 0
    /// The number of remembered answers among ``recalls``.
    public var recalled = 0

    /// The study day, which identifies the entry.
    public var id: StudyDay { day }
    /// The total number of answers.
    public var answers: Int { verdicts.values.reduce(0, +) }
    /// The number of right answers, including those with a typo.
    public var remembered: Int { verdicts.reduce(0) { $0 + ($1.key.isRemembered ? $1.value : 0) } }
}

/// A thing that was asked on a study day, with the verdicts on its answers.
public struct PracticedThing: Hashable, Sendable, Identifiable {
    /// The thing's identifier.
    public let id: UUID
    /// The acronym in its present form.
    public let short: String
    /// The meaning in its present form.
    public let long: String
    /// The verdicts of its answers, in the order in which they were given.
    public var verdicts: [Verdict]
}
