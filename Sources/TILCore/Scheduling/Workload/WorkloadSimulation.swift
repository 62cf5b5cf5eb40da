import Foundation

/// A year of study with one desired retention, played through with a person's own weights and pace.
///
/// Each study day all due things are asked. An answer is right with the chance that the forgetting curve gives. After a
/// wrong answer the thing is asked once more on the same day, and is then right. New things come at the person's pace
/// until all have been asked.
package struct WorkloadSimulation: Sendable {
    /// The work of a year at one desired retention, and the number of things that are remembered as a result.
    package struct Estimate: Hashable, Sendable, Encodable {
        /// The desired retention.
        package let retention: Double
        /// Answers a day, those on the same day among them.
        package let answersPerDay: Double
        /// Minutes a day.
        package let minutesPerDay: Double
        /// How many things are remembered at the end of the year: the sum of their chances.
        package let remembered: Double
        /// How many things have been learned or begun by then.
        package let learned: Int
    }

    /// A thing in the simulation.
    private struct Card {
        var state: MemoryState
        /// The day of the last answer, counted from today; below 0 for one in the past.
        var last: Int
    }

    private let parameters: FSRSParameters
    private let pace: StudyPace
    private let learned: [(card: Card, due: Int)]
    private let waiting: Int
    private let maximumInterval: Int

    /// The days that are played through.
    package static let days = 365

    /// Prepares simulations.
    /// - Parameters:
    ///   - memories: the things that have been learned, in one direction.
    ///   - waiting: how many things have never been asked.
    ///   - today: the study day from which it starts.
    ///   - instant: the present instant.
    ///   - options: the weights and the maximum interval; their retention is not used.
    ///   - pace: how the person answers.
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

    /// Plays the year through.
    /// - Parameters:
    ///   - retention: the desired retention.
    ///   - seed: the seed of the random answers; the same seed gives the same year.
    package func estimate(retention: Double, seed: UInt64 = 1) -> Estimate {
        var cards = learned.map(\.card)
        var calendar = [[Int]](repeating: [], count: Self.days)
        for (index, card) in learned.enumerated() where card.due < Self.days { calendar[card.due].append(index) }
        var generator = SeededGenerator(seed: seed)
        var waiting = waiting
        var answers = 0
        var seconds = 0.0

        func answer(_ state: MemoryState?, _ grade: Grade, _ elapsed: Int) -> MemoryState {
            answers += 1
            seconds += pace.seconds[grade.rawValue - 1]
            return parameters.state(after: grade, elapsedDays: Double(elapsed), from: state)
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

    /// The index of one of several shares, each as likely as it is large.
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
    /// How many new things a study day brings.
    package var newPerDay = 20
    /// The seconds that an answer takes, for each grade from again to easy.
    package var seconds = [15.0, 10, 7, 5]
    /// The shares of the grades of first answers, from again to easy.
    package var firstGrades = [0.24, 0.094, 0.495, 0.171]
    /// The shares of hard, good and easy among the answers that were right.
    package var rightGrades = [0.224, 0.631, 0.145]

    /// The pace to use if nothing is known about the person.
    ///
    /// Source of the shares: the default simulator configuration of fsrs-rs 6.6.
    package static let standard = StudyPace()

    /// The pace of counted answers, with the standard one as if it had been counted a few times more.
    /// - Parameters:
    ///   - newPerDay: how many new things a study day brings.
    ///   - first: how many first answers there were of each grade.
    ///   - later: how many later answers there were of each grade.
    ///   - seconds: how long the later answers of each grade took altogether.
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
