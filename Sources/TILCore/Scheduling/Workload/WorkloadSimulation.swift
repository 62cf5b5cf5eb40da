package import Foundation

/// A simulation of a year of study at one desired retention, with a person's own weights and pace.
///
/// Each study day, all due things are asked. The forgetting curve gives the probability of a right answer. After a
/// wrong answer, the thing is asked once more on the same day, and the answer is right. New things are added at the
/// person's pace until all have been asked.
package struct WorkloadSimulation: Sendable {
    /// The result of a simulation: the work of a year at one desired retention, and the number of remembered things.
    package struct Estimate: Hashable, Sendable, Encodable {
        /// The desired retention.
        package let retention: Double
        /// The answers per day, including repeated answers on the same day.
        package let answersPerDay: Double
        /// The minutes per day.
        package let minutesPerDay: Double
        /// The number of remembered things at the end of the year: the sum of their probabilities of recall.
        package let remembered: Double
        /// The number of things that have been asked at least once by the end of the year.
        package let learned: Int
    }

    /// A thing that has been asked.
    fileprivate struct Card {
        var state: MemoryState<Double>
        /// The day of the last answer, counted from today. It is negative in the past.
        var last: Int
    }

    /// A thing that was learned before the simulation.
    private struct LearnedCard {
        let card: Card
        /// The day on which it is due, counted from today.
        let due: Int
    }

    private let parameters: FSRSParameters
    private let pace: StudyPace
    private let learned: [LearnedCard]
    private let waiting: Int
    private let maximumInterval: Int

    /// The number of simulated days.
    package static let days = 365

    /// Creates a simulation.
    /// - Parameters:
    ///   - memories: the memories of the learned things, in one direction.
    ///   - waiting: the number of things that have never been asked.
    ///   - today: the study day on which the simulation starts.
    ///   - instant: the present instant.
    ///   - options: the weights and the maximum interval. Their retention is not used.
    ///   - pace: the person's pace.
    package init(
        _ memories: some Sequence<Memory>, waiting: Int, today: StudyDay, at instant: Date,
        options: SchedulingOptions, pace: StudyPace
    ) {
        parameters = options.parameters
        maximumInterval = options.maximumInterval
        self.pace = pace
        self.waiting = waiting
        learned = memories.map { memory in
            let elapsed = min(Scheduler.elapsedDays(from: memory.lastReview, to: instant), 36_500)
            let card = Card(state: MemoryState(memory), last: -Int(elapsed))
            return LearnedCard(card: card, due: max(0, today.distance(to: memory.dueDay)))
        }
    }

    /// Simulates the year.
    /// - Parameters:
    ///   - retention: the desired retention.
    ///   - seed: the seed of the random answers. The same seed gives the same result.
    package func estimate(retention: Double, seed: UInt64 = 1) -> Estimate {
        var year = SimulatedYear(parameters, pace, retention: retention, maximumInterval: maximumInterval, seed: seed)
        for learned in learned { year.add(learned.card, due: learned.due) }
        var waiting = waiting
        for day in 0..<Self.days {
            year.askDueCards(on: day)
            let newCount = min(waiting, pace.newPerDay)
            waiting -= newCount
            for _ in 0..<newCount { year.askNewCard(on: day) }
        }
        let days = Double(Self.days)
        return Estimate(
            retention: retention, answersPerDay: Double(year.answers) / days, minutesPerDay: year.seconds / 60 / days,
            remembered: year.remembered, learned: year.cards.count)
    }
}

/// The cards and the work of a simulated year.
private struct SimulatedYear {
    typealias Card = WorkloadSimulation.Card

    private let parameters: FSRSParameters
    private let pace: StudyPace
    private let retention: Double
    private let maximumInterval: Int
    private var generator: SeededGenerator
    private(set) var cards: [Card] = []
    /// The indices of the cards that are due on each day.
    private var calendar = [[Int]](repeating: [], count: WorkloadSimulation.days)
    private(set) var answers = 0
    /// The time of all answers.
    private(set) var seconds = 0.0

    init(_ parameters: FSRSParameters, _ pace: StudyPace, retention: Double, maximumInterval: Int, seed: UInt64) {
        self.parameters = parameters
        self.pace = pace
        self.retention = retention
        self.maximumInterval = maximumInterval
        generator = SeededGenerator(seed: seed)
    }

    mutating func add(_ card: Card, due: Int) {
        cards.append(card)
        if due < calendar.count { calendar[due].append(cards.count - 1) }
    }

    mutating func askDueCards(on day: Int) {
        for index in calendar[day] {
            let card = cards[index]
            let elapsed = day - card.last
            let chance = parameters.retrievability(after: Double(elapsed), stability: card.state.stability)
            let isRecalled = generator.fraction() < chance
            if isRecalled {
                let grade = [Grade.hard, .good, .easy][pick(pace.rightGrades)]
                cards[index].state = answer(card.state, grade, after: elapsed)
            } else {
                let lapsed = answer(card.state, .again, after: elapsed)
                cards[index].state = answer(lapsed, .good, after: 0)
            }
            cards[index].last = day
            schedule(index, from: day)
        }
    }

    mutating func askNewCard(on day: Int) {
        let grade = Grade.allCases[pick(pace.firstGrades)]
        var state = answer(nil, grade, after: 0)
        // Any other grade leads to a second question on the same day.
        if grade != .easy { state = answer(state, .good, after: 0) }
        cards.append(Card(state: state, last: day))
        schedule(cards.count - 1, from: day)
    }

    /// The sum of the probabilities of recall at the end of the year.
    var remembered: Double {
        cards.reduce(0) { sum, card in
            let elapsed = Double(WorkloadSimulation.days - card.last)
            return sum + parameters.retrievability(after: elapsed, stability: card.state.stability)
        }
    }

    /// Returns the state after an answer, and counts the answer and its time.
    private mutating func answer(
        _ state: MemoryState<Double>?, _ grade: Grade, after elapsedDays: Int
    ) -> MemoryState<Double> {
        answers += 1
        seconds += pace.seconds[grade.rawValue - 1]
        return parameters.formulas.state(after: grade, elapsedDays: Double(elapsedDays), from: state)
    }

    private mutating func schedule(_ index: Int, from day: Int) {
        let days = parameters.interval(for: retention, stability: cards[index].state.stability).rounded()
        let next = day + Int((1...Double(maximumInterval)).clamping(days))
        if next < calendar.count { calendar[next].append(index) }
    }

    /// Returns a random index, with probabilities in proportion to the shares.
    private mutating func pick(_ shares: [Double]) -> Int {
        var left = generator.fraction() * shares.reduce(0, +)
        for (index, share) in shares.enumerated() {
            left -= share
            if left < 0 { return index }
        }
        return shares.count - 1
    }
}

/// The pace and the grades of a person's answers, which a simulation needs in addition to the weights.
package struct StudyPace: Hashable, Sendable {
    /// The number of new things per study day.
    package var newPerDay = 20
    /// The seconds per answer, for each grade from again to easy.
    package var seconds = [15.0, 10, 7, 5]
    /// The shares of the grades of first answers, from again to easy.
    package var firstGrades = [0.24, 0.094, 0.495, 0.171]
    /// The shares of hard, good and easy among the right answers.
    package var rightGrades = [0.224, 0.631, 0.145]

    /// The pace to use if the person has no answers yet.
    ///
    /// Source of the shares: the default simulator configuration of fsrs-rs 6.6.
    package static let standard = StudyPace()

    /// Creates the pace of counted answers, mixed with the standard pace as if it were a few more answers.
    /// - Parameters:
    ///   - newPerDay: the number of new things per study day.
    ///   - first: the number of first answers for each grade.
    ///   - later: the number of later answers for each grade.
    ///   - seconds: the total time of the later answers for each grade.
    package init(newPerDay: Int, first: [Int], later: [Int], seconds: [Double]) {
        let standard = Self.standard
        self.newPerDay = newPerDay
        firstGrades = Self.shares(of: first, mixedWith: standard.firstGrades)
        rightGrades = Self.shares(of: Array(later.dropFirst()), mixedWith: standard.rightGrades)
        self.seconds = later.indices.map { grade in
            let standardSeconds = Self.priorAnswers * standard.seconds[grade]
            return (seconds[grade] + standardSeconds) / (Double(later[grade]) + Self.priorAnswers)
        }
    }

    private static func shares(of counts: [Int], mixedWith standard: [Double]) -> [Double] {
        let total = Double(counts.reduce(0, +)) + priorAnswers
        return zip(counts, standard).map { count, share in (Double(count) + priorAnswers * share) / total }
    }

    private init() {}

    /// The number of answers for which the standard pace counts.
    private static let priorAnswers = 20.0
}
