import Foundation
import GRDB

extension ThingStore {
    /// The study days with answers, newest first.
    /// - Parameters:
    ///   - first: no day before this one; nil for all.
    ///   - limit: at most so many; nil for all.
    public func practice(since first: StudyDay? = nil, limit: Int? = nil) throws -> [PracticeDay] {
        try reading { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT day, sum(verdict = 0), sum(verdict = 1), sum(verdict = 2), sum(verdict = 3), sum(verdict = 4),
                        sum(\(ReviewRow.boundedSeconds)), sum(scheduled AND elapsed > 0),
                        sum(scheduled AND elapsed > 0 AND grade > 1)
                    FROM review WHERE day >= ? GROUP BY day ORDER BY day DESC LIMIT ?
                    """, arguments: [first?.number ?? Int.min, limit ?? -1]
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

    /// What was asked on a study day: each thing once, in the order in which they were asked first; things that were
    /// removed since are among them.
    public func practised(on day: StudyDay) throws -> [PractisedThing] {
        try reading { db in
            let rows = try Row.fetchCursor(
                db.cachedStatement(
                    sql: """
                        SELECT thing.id, verdict, thing.uuid, short, long FROM review JOIN thing ON thing.id = review.thing
                        WHERE day = ? ORDER BY review.id
                        """), arguments: [day.number])
            var practised: [PractisedThing] = []
            var places: [Int64: Int] = [:]
            while let row = try rows.next() {
                let number: Int = row[1]
                guard ReviewRow.verdicts.indices.contains(number) else { continue }
                let verdict = ReviewRow.verdicts[number]
                if let place = places[row[0]] {
                    practised[place].verdicts.append(verdict)
                } else {
                    places[row[0]] = practised.count
                    practised.append(
                        PractisedThing(id: UUID(data: row[2]), short: row[3], long: row[4], verdicts: [verdict]))
                }
            }
            return practised
        }
    }
}

extension ThingStore {
    /// The median time of the newest right typed answers, per letter, in seconds; nil where there are fewer than twenty.
    public func medianSecondsPerLetter() throws -> Double? {
        try reading { db in
            let values = try Double.fetchAll(
                db,
                sql: """
                    SELECT seconds / length(typed) FROM review WHERE verdict = 0 AND length(typed) > 0
                    ORDER BY id DESC LIMIT 200
                    """
            ).sorted()
            return values.count < 20 ? nil : values[values.count / 2]
        }
    }
}
