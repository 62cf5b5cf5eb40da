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

    private struct Card {
        var state: MemoryState<Double>
        /// The day of the last answer, counted from today. It is negative in the past.
        var last: Int
    }

    private let parameters: FSRSParameters
    private let pace: StudyPace
    private let learned: [(card: Card, due: Int)]
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
            return (Card(state: MemoryState(memory), last: -Int(elapsed)), max(0, today.distance(to: memory.dueDay)))
        }
    }

    /// Simulates the year.
    /// - Parameters:
    ///   - retention: the desired retention.
    ///   - seed: the seed of the random answers. The same seed gives the same result.
    package func estimate(retention: Double, seed: UInt64 = 1) -> Estimate {
        var cards = learned.map(\.card)
        var calendar = [[Int]](repeating: [], count: Self.days)
        for (index, card) in learned.enumerated() where card.due < Self.days { calendar[card.due].append(index) }
        var generator = SeededGenerator(seed: seed)
        var waiting = waiting
        var answers = 0
        var seconds = 0.0

        func answer(_ state: MemoryState<Double>?, _ grade: Grade, _ elapsed: Int) -> MemoryState<Double> {
            answers += 1
            seconds += pace.seconds[grade.rawValue - 1]
            return parameters.formulas.state(after: grade, elapsedDays: Double(elapsed), from: state)
        }
        func schedule(_ index: Int, from day: Int) {
            let days = parameters.interval(for: retention, stability: cards[index].state.stability).rounded()
            let next = day + Int((1...Double(maximumInterval)).clamping(days))
            if next < calendar.count { calendar[next].append(index) }
        }

        for day in 0..<Self.days {
            for index in calendar[day] {
                let card = cards[index]
                let elapsed = day - card.last
                let chance = parameters.retrievability(after: Double(elapsed), stability: card.state.stability)
                if generator.fraction() < chance {
                    let grade = [Grade.hard, .good, .easy][Self.pick(pace.rightGrades, &generator)]
                    cards[index].state = answer(card.state, grade, elapsed)
                } else {
                    cards[index].state = answer(answer(card.state, .again, elapsed), .good, 0)
                }
                cards[index].last = day
                schedule(index, from: day)
            }
            let new = min(waiting, pace.newPerDay)
            waiting -= new
            for _ in 0..<new {
                let grade = Grade.allCases[Self.pick(pace.firstGrades, &generator)]
                let first = answer(nil, grade, 0)
                cards.append(Card(state: grade == .easy ? first : answer(first, .good, 0), last: day))
                schedule(cards.count - 1, from: day)
            }
        }
        let remembered = cards.reduce(0) {
            $0 + parameters.retrievability(after: Double(Self.days - $1.last), stability: $1.state.stability)
        }
        let days = Double(Self.days)
        return Estimate(
            retention: retention, answersPerDay: Double(answers) / days, minutesPerDay: seconds / 60 / days,
            remembered: remembered, learned: cards.count)
    }

    /// Returns a random index, with probabilities in proportion to the shares.
    private static func pick(_ shares: [Double], _ generator: inout SeededGenerator) -> Int {
        var left = generator.fraction() * shares.reduce(0, +)
        let index = shares.firstIndex { share in
            left -= share
            return left < 0
        }
        return index ?? shares.count - 1
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
        func shares(_ counts: [Int], _ prior: [Double]) -> [Double] {
            let total = Double(counts.reduce(0, +)) + Self.priorAnswers
            return zip(counts, prior).map { (Double($0) + Self.priorAnswers * $1) / total }
        }
        self.newPerDay = newPerDay
        firstGrades = shares(first, standard.firstGrades)
        rightGrades = shares(Array(later.dropFirst()), standard.rightGrades)
        self.seconds = later.indices.map { grade in
            (seconds[grade] + Self.priorAnswers * standard.seconds[grade]) / (Double(later[grade]) + Self.priorAnswers)
        }
    }

    private init() {}

    private static let priorAnswers = 20.0
}
