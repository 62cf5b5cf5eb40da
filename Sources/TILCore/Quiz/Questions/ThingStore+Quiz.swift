public import Foundation

extension ThingStore {
    /// Returns the questions of a quiz, in order, with everything that is needed to judge their answers.
    ///
    /// ```swift
    /// var session = QuizSession(questions: try store.questions(at: now))
    /// ```
    /// - Parameters:
    ///   - request: the things to ask.
    ///   - date: the present time.
    ///   - zone: the time zone, which decides the study day.
    public func questions(
        for request: QueueRequest = QueueRequest(), at date: Date, in zone: TimeZone = .current
    ) throws -> [Question] {
        let day = try settings().studyDay(of: date, in: zone)
        return try queue(request, at: date, on: day).map { entry in
            let kind = request.isCram || entry.memory != nil ? Question.Kind.due : .new
            return try completed(
                Question(thing: entry.thing, direction: entry.direction, kind: kind), at: date, on: day)
        }
    }

    /// Returns a question with everything that is needed to judge its answer at a time: the other right answers, their
    /// standings, and the similar answers that are not typos.
    package func completed(_ question: Question, at date: Date, on day: StudyDay) throws -> Question {
        let thing = question.thing
        let direction = question.direction
        let accepted = try accepted(for: thing, asked: direction)
        return Question(
            thing: thing, direction: direction, kind: question.kind, accepted: accepted,
            standings: try standings(of: accepted, asked: direction, at: date, on: day),
            others: direction == .meaning
                ? try meaningsNear(thing.short) : try nearestShorts(to: thing.short, limit: 50),
            choices: question.choices, isUnmet: question.isUnmet)
    }

    /// Returns the questions of a quiz; see ``queue(_:at:on:using:)``. A cram is drawn by the system's generator.
    public func queue(_ request: QueueRequest = QueueRequest(), at date: Date, on day: StudyDay) throws -> [QueueEntry]
    {
        var generator = SystemRandomNumberGenerator()
        return try queue(request, at: date, on: day, using: &generator)
    }

    /// Records an answer of a quiz: the review, the memory that it leads to and the change for undo are one transaction,
    /// which is on disk when the call returns.
    /// - Parameters:
    ///   - answer: the answer, as ``QuizEffect/record(_:)`` contains it.
    ///   - replaced: the recorded answer that this one replaces, as ``QuizEffect/replace(_:with:)`` asks.
    ///   - zone: the time zone, which decides the study day.
    /// - Throws: `StoreError.noSuchThing` if the thing was removed in the meantime.
    @discardableResult
    public func record(
        _ answer: Answer, replacing replaced: RecordedReview? = nil, in zone: TimeZone = .current
    ) throws -> RecordedReview {
        try record(answer, replacing: replaced, utcOffset: zone.secondsFromGMT(for: answer.date))
    }

    /// Records an answer at an offset of local time from UTC in seconds.
    package func record(
        _ answer: Answer, replacing replaced: RecordedReview?, utcOffset: Int
    ) throws -> RecordedReview {
        let day = try settings().studyDay(of: answer.date, utcOffset: utcOffset)
        return try record(answer.review(utcOffset: utcOffset, studyDay: day), replacing: replaced)
    }
}

extension QuizSettings {
    /// Creates the settings of a quiz from those of a store.
    public init(_ settings: StoreSettings) {
        self.init(seconds: settings.seconds, grading: settings.grading, learnAhead: settings.learnAhead)
        if settings.growsWithMeaning { typingSpeed = Self.slowTyping }
    }
}
