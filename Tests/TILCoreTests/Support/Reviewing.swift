import Foundation
import TILCore

/// A store whose answers are given at local times, as a person gives them.
struct Reviewing {
    let store: ThingStore
    /// The local time's offset from UTC at an instant, in seconds.
    var utcOffset: (Date) -> Int = { _ in 0 }

    /// Adds a thing.
    func add(_ short: String, _ long: String = "Some Meaning") throws -> Thing {
        try store.add(ThingDraft(short: short, long: long), at: morning)
    }

    /// The study day of an instant, as the program computes it.
    func day(_ instant: Date) throws -> StudyDay {
        try store.settings().studyDay(of: instant, utcOffset: utcOffset(instant))
    }

    /// Records an answer.
    @discardableResult
    func answer(
        _ thing: Thing, _ grade: Grade = .good, at instant: Date, verdict: Verdict? = nil,
        direction: Direction = .meaning, seconds: Double = 2, isScheduled: Bool = true,
        replacing old: RecordedReview? = nil
    ) throws -> RecordedReview {
        try store.record(
            Review(
                thingID: thing.id, direction: direction, asked: "?", typed: "x", seconds: seconds, limit: 15,
                verdict: verdict ?? (grade == .again ? .wrong : .correct), grade: grade, isScheduled: isScheduled,
                date: instant, utcOffset: utcOffset(instant), studyDay: day(instant)), replacing: old)
    }

    /// Forgets a thing so often that it is a leech.
    func forget(_ thing: Thing) throws {
        for day in -30 ..< -13 {
            try answer(thing, day.isMultiple(of: 2) ? .easy : .again, at: morning + Double(day) * 86_400)
        }
    }

    /// The acronyms that are asked at an instant.
    func queue(at instant: Date) throws -> [String] {
        var generator = SystemRandomNumberGenerator()
        return try store.queue(QueueRequest(), at: instant, on: day(instant), using: &generator).map(\.thing.short)
    }
}

extension Date {
    /// Creates an instant from a text such as `2026-11-21T08:00:00Z`; 1970 for any other text.
    init(_ text: String) {
        self = (try? Date(text, strategy: .iso8601)) ?? Date(timeIntervalSince1970: 0)
    }
}
