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
                SELECT day, sum(verdict = 0), sum(verdict = 1), sum(verdict = 2), sum(verdict = 3), sum(verdict = 4),
                    sum(\(ReviewRow.boundedSeconds)), sum(scheduled AND elapsed > 0),
                    sum(scheduled AND elapsed > 0 AND grade > 1)
                FROM review WHERE day >= ? GROUP BY day ORDER BY day DESC LIMIT ?
                """, [first?.number ?? Int.min, limit ?? -1]
            ).map { row in
                var verdicts: [Verdict: Int] = [:]
                for (index, verdict) in ReviewRow.verdicts.enumerated() where (row[index + 1] as Int) > 0 {
                    verdicts[verdict] = row[index + 1]
                }
                return PracticeDay(
                    day: StudyDay(number: row[0]), verdicts: verdicts, seconds: row[6], recalls: row[7],
                    recalled: row[8])
            }
        }
    }

    /// Returns the things that were asked on a study day, each one once, in the order in which they were first asked.
    /// Things that were removed since then are included.
    public func practiced(on day: StudyDay) throws -> [PracticedThing] {
        try reading { db in
            let rows = try db.rows(
                """
                SELECT thing.id, verdict, thing.uuid, short, long FROM review JOIN thing ON thing.id = review.thing
                WHERE day = ? ORDER BY review.placed, review.at, review.uuid
                """, [day.number])
            var practised: [PracticedThing] = []
            var positions: [Int64: Int] = [:]
            for row in rows {
                let number: Int = row[1]
                guard ReviewRow.verdicts.indices.contains(number) else { continue }
                let verdict = ReviewRow.verdicts[number]
                if let position = positions[row[0]] {
                    practised[position].verdicts.append(verdict)
                } else {
                    positions[row[0]] = practised.count
                    practised.append(
                        PracticedThing(id: row[2], short: row[3], long: row[4], verdicts: [verdict]))
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
