import Foundation

/// How far the replay of a thing in a direction has come.
struct ReplayState {
    /// The memory that the answers so far lead to; nil where none was scheduled.
    private(set) var memory: Memory?
    /// The place of the last answer.
    private(set) var place = Int64.min
    private var lastDay: StudyDay?
    private let seed: FuzzSeed?

    /// Starts before the first answer.
    /// - Parameter seed: the chance of the thing in its direction; nil for a removed thing, which has no memory.
    init(seed: FuzzSeed?) {
        self.seed = seed
    }

    /// Takes the next answer.
    /// - Returns: the study days between it and the scheduled answer before it.
    mutating func take(_ answer: ReplayedAnswer, _ scheduler: Scheduler) -> Int {
        let elapsed = ReviewRow.elapsed(from: lastDay, to: answer.day)
        place = answer.placed
        guard answer.isScheduled else { return elapsed }
        lastDay = answer.day
        if let seed {
            memory = scheduler.memory(
                after: answer.grade, at: answer.at, studyDay: answer.day, from: memory, seed: seed)
        }
        return elapsed
    }
}
