public import Foundation

extension ThingStore {
    /// Returns the questions of a quiz, in order, with everything that is needed to judge their answers.
    ///
    /// Things in learning steps that are due later are left out: ``queue(_:at:on:)`` also has those. A new thing that
    /// the person has not seen is ``Question/isUnmet``, so that the quiz shows it first, as the setting
    /// ``StoreSettings/meet`` says. ``dueSummary(at:on:asking:)`` counts these questions.
    /// ```swift
    /// let request = QueueRequest(limit: 20)
    /// var session = QuizSession(questions: try store.questions(for: request, at: now))
    /// ```
    /// - Parameters:
    ///   - request: the things to ask.
    ///   - date: the present time.
    ///   - zone: the time zone, which decides the study day.
    public func questions(
        for request: QueueRequest = QueueRequest(), at date: Date, in zone: TimeZone = .current
    ) throws(StoreError) -> [Question] {
        let settings = try settings()
        let day = settings.studyDay(of: date, in: zone)
        let entries = try queue(request, at: date, on: day).filter { entry in
            request.isCram || entry.step(at: date) == nil
        }
        return try entries.map { entry throws(StoreError) in
            let question = try question(about: entry, isCram: request.isCram, meet: settings.meet)
            return try completed(question, at: date, on: day)
        }
    }

    /// Returns the question about an entry of a queue, with only its thing and direction.
    /// - Parameters:
    ///   - entry: the entry.
    ///   - isCram: whether nothing counts as new.
    ///   - meet: the new things that are shown before they are asked.
    package func question(about entry: QueueEntry, isCram: Bool, meet: StoreSettings.Meet) throws(StoreError)
        -> Question
    {
        let isNew = !isCram && entry.memory == nil
        let isUnmet =
            switch meet {
            case .always: isNew
            case .new: isNew ? try !isMet(entry.thing.id) : false
            case .never: false
            }
        return Question(
            thing: entry.thing, direction: entry.direction, kind: isNew ? .new : .due, isUnmet: isUnmet)
    }

    /// Returns a question with everything that is needed to judge its answer at a time: the other right answers, their
    /// standings, and the similar answers that are not typos.
    ///
    /// A long quiz starts at once if its questions only have a thing and a direction, and each one is completed before
    /// it is asked: see ``QuizSession/prepare(_:number:at:)``.
    ///
    /// ```swift
    /// let plain = Question(thing: thing, direction: .meaning)
    /// let complete = try store.completed(plain, at: now, on: day)
    /// ```
    /// - Parameters:
    ///   - question: the question, of which only the thing, the direction, the kind and the choices count.
    ///   - date: the present time.
    ///   - day: the study day, see ``StoreSettings/studyDay(of:in:)``.
    public func completed(_ question: Question, at date: Date, on day: StudyDay) throws(StoreError) -> Question {
        let thing = question.thing
        let direction = question.direction
        let accepted = try accepted(for: thing, asked: direction)
        let standings = try standings(of: accepted, asked: direction, at: date, on: day)
        let others =
            switch direction {
            case .meaning: try meaningsNear(thing.short)
            case .acronym: try nearestShorts(to: thing.short, limit: Self.mostSimilarAcronyms)
            }
        return Question(
            thing: thing, direction: direction, kind: question.kind, accepted: accepted, standings: standings,
            others: others, choices: question.choices, isUnmet: question.isUnmet)
    }

    /// The number of similar acronyms that are no typos in an answer.
    private static let mostSimilarAcronyms = 50

    /// Returns the questions of a quiz; see ``queue(_:at:on:using:)``. A cram is drawn by the system's generator.
    ///
    /// ```swift
    /// let entries = try store.queue(QueueRequest(tag: "chat"), at: now, on: day)
    /// let new = entries.filter { $0.memory == nil }
    /// ```
    public func queue(_ request: QueueRequest = QueueRequest(), at date: Date, on day: StudyDay) throws(StoreError)
        -> [QueueEntry]
    {
        var generator = SystemRandomNumberGenerator()
        return try queue(request, at: date, on: day, using: &generator)
    }

    /// Records an answer of a quiz: the review, the memory that it leads to and the change for undo are one
    /// transaction, which is on disk when the call returns.
    ///
    /// ```swift
    /// for effect in session.apply(.submit(question: 1, typed: "for the win"), at: now + 3) {
    ///     guard case .record(let answer) = effect else { continue }
    ///     let memory = try store.record(answer).memory
    ///     _ = session.apply(.remembered(question: answer.number, memory: memory), at: now + 3)
    /// }
    /// ```
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
