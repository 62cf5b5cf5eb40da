import Foundation

/// A year of study with one desired retention, played through with a person's own weights and pace.
///
/// Each study day what is due is asked; an answer is right with the chance
/// that the forgetting curve gives. After a wrong answer the thing is asked again on the same day until it is right.
/// New things come at the person's pace until none is left.
public struct WorkloadSimulation: Sendable {
    /// The work of a year at one desired retention, and what is remembered for it.
    public struct Estimate: Hashable, Sendable {
        /// The desired retention.
        public let retention: Double
        /// Answers a day, those on the same day among them.
        public let answersPerDay: Double
        /// Minutes a day.
        public let minutesPerDay: Double
        /// How many things are remembered at the end of the year: the sum of their chances.
        public let remembered: Double
        /// How many things have been learned or begun by then.
        public let learned: Int
    }

    /// A thing as the simulation knows it.
    private struct Card {
        var stability: Double
        var difficulty: Double
        /// The day of the last answer, counted from today; below 0 for one in the past.
        var last: Int32
    }

    private let parameters: FSRSParameters
    private let pace: StudyPace
    private let learned: [Card]
    private let dueDays: [Int32]
    private let waiting: Int
    private let maximumInterval: Int

    /// The days that are played through.
    public static let days = 365

    /// Prepares simulations.
    /// - Parameters:
    ///   - memories: the things that have been learned, in one direction.
    ///   - waiting: how many things have never been asked.
    ///   - today: the study day from which it starts.
    ///   - instant: the present instant.
    ///   - options: the weights and the maximum interval; their retention is not used.
    ///   - pace: how the person answers.
    public init(
        _ memories: some Sequence<Memory>, waiting: Int, today: StudyDay, at instant: Date,
        options: SchedulingOptions, pace: StudyPace
    ) {
        parameters = options.parameters
        maximumInterval = options.maximumInterval
        self.pace = pace
        self.waiting = waiting
        var learned: [Card] = []
        var dueDays: [Int32] = []
        for memory in memories {
            let elapsed = min(Scheduler.elapsedDays(from: memory.lastReview, to: instant), 36_500)
            learned.append(
                Card(
                    stability: FSRSParameters.stabilities.clamping(memory.stability),
                    difficulty: FSRSParameters.difficulties.clamping(memory.difficulty), last: -Int32(elapsed)))
            dueDays.append(Int32(clamping: max(0, today.distance(to: memory.dueDay))))
        }
        self.learned = learned
        self.dueDays = dueDays
    }

    /// Plays the year through.
    /// - Parameters:
    ///   - retention: the desired retention.
    ///   - seed: what decides the answers; the same seed gives the same year.
    public func estimate(retention: Double, seed: UInt64 = 1) -> Estimate {
        var cards = learned
        var calendar = [[Int32]](repeating: [], count: Self.days)
        for (card, day) in dueDays.enumerated() where day < Self.days { calendar[Int(day)].append(Int32(card)) }
        var generator = SeededGenerator(seed: seed)
        var waiting = waiting
        var answers = 0
        var seconds = 0.0

        func count(_ grade: Int) {
            answers += 1
            seconds += pace.seconds[grade - 1]
        }

        for day in 0..<Self.days {
            for index in calendar[day] {
                var card = cards[Int(index)]
                let elapsed = Double(Int32(day) - card.last)
                let chance = parameters.retrievability(after: elapsed, stability: card.stability)
                let isRight = generator.nextFraction() < chance
                let grade = isRight ? 2 + Self.pick(pace.rightGrades, &generator) : 1
                count(grade)
                answer(&card, grade, elapsed)
                if !isRight {
                    count(3)
                    answer(&card, 3, 0)
                }
                card.last = Int32(day)
                cards[Int(index)] = card
                put(index, card, day, retention, &calendar)
            }
            calendar[day] = []
            let new = min(waiting, pace.newPerDay)
            waiting -= new
            for _ in 0..<new {
                let grade = 1 + Self.pick(pace.firstGrades, &generator)
                count(grade)
                let first = Grade(rawValue: grade) ?? .good
                var card = Card(
                    stability: parameters.initialStability(first), difficulty: parameters.initialDifficulty(first),
                    last: Int32(day))
                if grade < 4 {
                    count(3)
                    answer(&card, 3, 0)
                }
                cards.append(card)
                put(Int32(cards.count - 1), card, day, retention, &calendar)
            }
        }
        let remembered = cards.reduce(0) {
            $0 + parameters.retrievability(after: Double(Int32(Self.days) - $1.last), stability: $1.stability)
        }
        let days = Double(Self.days)
        return Estimate(
            retention: retention, answersPerDay: Double(answers) / days, minutesPerDay: seconds / 60 / days,
            remembered: remembered, learned: cards.count)
    }

    private func answer(_ card: inout Card, _ grade: Int, _ elapsed: Double) {
        let grade = Grade(rawValue: grade) ?? .good
        card.stability = parameters.stability(
            after: grade, elapsedDays: elapsed, from: card.stability, difficulty: card.difficulty)
        card.difficulty = parameters.difficulty(after: grade, from: card.difficulty)
    }

    private func put(_ index: Int32, _ card: Card, _ day: Int, _ retention: Double, _ calendar: inout [[Int32]]) {
        let days = parameters.interval(for: retention, stability: card.stability).rounded()
        let next = day + Int((1...Double(maximumInterval)).clamping(days))
        if next < calendar.count { calendar[next].append(index) }
    }

    /// The place of one of several shares, each as likely as it is large.
    private static func pick(_ shares: [Double], _ generator: inout SeededGenerator) -> Int {
        var left = generator.nextFraction() * shares.reduce(0, +)
        for (place, share) in shares.enumerated() {
            left -= share
            if left < 0 { return place }
        }
        return shares.count - 1
    }
}

extension SeededGenerator {
    /// A number from 0 up to, not including, 1.
    fileprivate mutating func nextFraction() -> Double { Double(next() >> 11) * 0x1p-53 }
}
