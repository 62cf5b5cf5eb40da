import TILCore

/// A study day as `til history --json` prints it.
struct HistoryJSON: Encodable {
    struct ThingJSON: Encodable {
        var id: String
        var short: String
        var long: String
        var verdicts: [Verdict]
    }

    var day: StudyDay
    var answers: Int
    var remembered: Int
    var verdicts: [String: Int]
    var seconds: Double
    var recalls: Int
    var recalled: Int
    var things: [ThingJSON]

    init(_ day: PracticeDay, _ things: [PractisedThing]) {
        self.day = day.day
        answers = day.answers
        remembered = day.remembered
        verdicts = Dictionary(
            uniqueKeysWithValues: Verdict.allCases.map { ($0.rawValue, day.verdicts[$0] ?? 0) })
        seconds = day.seconds.roundedToMilliseconds
        recalls = day.recalls
        recalled = day.recalled
        self.things = things.map {
            ThingJSON(id: IdentifierText.text(of: $0.id), short: $0.short, long: $0.long, verdicts: $0.verdicts)
        }
    }
}

extension Double {
    /// Seconds without the digits that adding them up leaves behind.
    var roundedToMilliseconds: Double { (self * 1_000).rounded() / 1_000 }
}
