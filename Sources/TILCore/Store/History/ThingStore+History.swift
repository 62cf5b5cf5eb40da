public import Foundation
import GRDB

extension ThingStore {
    /// Returns the study days with answers, newest first.
    ///
    /// ```swift
    /// for day in try store.practice(limit: 7) {
    ///     print("\(day.day): \(day.remembered) of \(day.answers)")
    /// }
    /// ```
    /// - Parameters:
    ///   - first: the earliest day, or nil for all days.
    ///   - limit: the maximum number of days, or nil for all.
    public func practice(since first: StudyDay? = nil, limit: Int? = nil) throws(StoreError) -> [PracticeDay] {
        try reading(.answers) { db in
            // The index has the rows in this order, and all columns.
            let rows = try db.cursor(
                """
                SELECT day, verdict, grade, count(*) AS answers, sum(\(ReviewRow.boundedSeconds)) AS seconds,
                    sum(scheduled AND elapsed > 0) AS recalls
                FROM review WHERE day >= ? GROUP BY day, verdict, grade ORDER BY day DESC
                """, [first?.number ?? Int.min])
            var days: [PracticeDay] = []
            while let row = try rows.next() {
                let day = row.day("day")
                if let last = days.last, last.day == day {
                    days[days.count - 1].add(row)
                } else {
                    if days.count == limit { break }
                    var practised = PracticeDay(day: day)
                    practised.add(row)
                    days.append(practised)
                }
            }
            return days
        }
    }

    /// Returns the things that were asked on a study day, each one once, in the order in which they were first asked.
    /// Things that were removed since then are included.
    public func practiced(on day: StudyDay) throws(StoreError) -> [PracticedThing] {
        try reading { db in
            let rows = try db.cursor(
                """
                SELECT thing.id AS row, verdict, thing.uuid AS uuid, short, long
                FROM review JOIN thing ON thing.id = review.thing
                WHERE day = ? ORDER BY review.placed, review.at, review.uuid
                """, [day.number])
            var practised: [PracticedThing] = []
            var positions: [Int64: Int] = [:]
            while let row = try rows.next() {
                guard let verdict = ReviewRow.verdict(row) else { continue }
                let thing: Int64 = row.integer("row")
                if let position = positions[thing] {
                    practised[position].verdicts.append(verdict)
                    continue
                }
                positions[thing] = practised.count
                practised.append(
                    PracticedThing(
                        id: row.id("uuid"), short: row.text("short"), long: row.text("long"), verdicts: [verdict]))
            }
            return practised
        }
    }
}

extension ThingStore {
    /// Returns the median seconds per letter of the newest right typed answers, or nil if there are fewer than twenty.
    public func medianSecondsPerLetter() throws(StoreError) -> Double? {
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
///
/// ```swift
/// let preview = PracticeDay(day: today, verdicts: [.correct: 8, .wrong: 2], seconds: 95)
/// print("\(preview.remembered) of \(preview.answers)")  // 8 of 10
/// ```
public struct PracticeDay: Identifiable, Hashable, Sendable, Codable {
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

    /// Creates a day, for example for a preview.
    ///
    /// ```swift
    /// let preview = PracticeDay(day: today, verdicts: [.correct: 18, .wrong: 6], seconds: 240)
    /// print("\(preview.remembered) of \(preview.answers) remembered")  // 18 of 24 remembered
    /// ```
    /// - Parameters:
    ///   - day: the study day.
    ///   - verdicts: the number of answers with each verdict.
    ///   - seconds: the time that the answers took.
    ///   - recalls: the number of scheduled answers at least a study day after the previous one.
    ///   - recalled: the number of remembered answers among them.
    public init(
        day: StudyDay, verdicts: [Verdict: Int] = [:], seconds: Double = 0, recalls: Int = 0, recalled: Int = 0
    ) {
        self.day = day
        self.verdicts = verdicts
        self.seconds = seconds
        self.recalls = recalls
        self.recalled = recalled
    }

    /// The study day, which identifies the entry.
    public var id: StudyDay { day }
    /// The total number of answers.
    public var answers: Int { verdicts.values.reduce(0, +) }
    /// The number of right answers, including those with a typo.
    public var remembered: Int {
        var remembered = 0
        for (verdict, count) in verdicts where verdict.isRemembered { remembered += count }
        return remembered
    }

    /// Adds the answers with a verdict and a grade. Those with an unknown verdict, from another program, do not count.
    fileprivate mutating func add(_ row: StoredRow) {
        guard let verdict = ReviewRow.verdict(row) else { return }
        let isRecalled = row.integer("grade") > Grade.again.rawValue
        let recalls: Int = row.integer("recalls")
        verdicts[verdict, default: 0] += row.integer("answers")
        seconds += row.double("seconds")
        self.recalls += recalls
        if isRecalled { recalled += recalls }
    }
}

/// A thing that was asked on a study day, with the verdicts on its answers.
///
/// ```swift
/// let preview = PracticedThing(short: "FTW", long: "For the Win", verdicts: [.wrong, .correct])
/// print(preview.verdicts.map(\.words))  // ["wrong", "right"]
/// ```
public struct PracticedThing: Hashable, Sendable, Identifiable {
    /// The thing's identifier.
    public let id: UUID
    /// The acronym in its present form.
    public let short: String
    /// The meaning in its present form.
    public let long: String
    /// The verdicts of its answers, in the order in which they were given.
    public var verdicts: [Verdict]

    /// Creates a thing that was asked, for example for a preview.
    ///
    /// ```swift
    /// let preview = PracticedThing(short: "FTW", long: "For the Win", verdicts: [.timedOut, .correct])
    /// print("\(preview.short): \(preview.verdicts.map(\.words).joined(separator: ", "))")  // FTW: timed out, right
    /// ```
    public init(id: UUID = UUID(), short: String, long: String, verdicts: [Verdict]) {
        self.id = id
        self.short = short
        self.long = long
        self.verdicts = verdicts
    }
}
