import Foundation

/// How Anki writes what is known of a card: in which queue it is, when it is due, and its memory as JSON.
///
/// Source: Anki's sources, `rslib/src/card`, `rslib/src/storage/card/data.rs` and `rslib/src/revlog`.
struct AnkiCardState {
    /// New, learning, review or relearning.
    let kind: Int64
    /// The queue that it waits in.
    let queue: Int64
    /// When it is due: a position among the new ones, seconds since 1970, or days since the collection began.
    let due: Int64
    /// SM-2's ease in tenths of a percent, for those who do without FSRS.
    let ease: Int64
    /// The steps until it is in the long schedule.
    let stepsLeft: Int64
    /// The memory.
    let data: String

    /// The queue of what is not to be asked.
    static let suspended: Int64 = -1

    /// The state of a card.
    /// - Parameters:
    ///   - memory: its memory; nil for one that was never answered.
    ///   - position: its place among the new ones.
    init(_ memory: Memory?, _ options: SchedulingOptions, position: Int64, _ layout: AnkiLayout) {
        guard let memory else {
            (kind, queue, due, ease, stepsLeft, data) = (0, 0, position, 0, 0, "{}")
            return
        }
        let seconds = memory.due.milliseconds / 1_000
        switch memory.phase {
        case .learning(let step):
            (kind, queue, due) = (1, 1, seconds)
            stepsLeft = Int64(max(1, options.learningSteps.seconds.count - step))
        case .relearning(let step):
            (kind, queue, due) = (3, 1, seconds)
            stepsLeft = Int64(max(1, options.relearningSteps.seconds.count - step))
        case .review:
            (kind, queue, due) = (2, 2, Int64(layout.day(memory.dueDay)))
            stepsLeft = 0
        }
        ease = kind == 1 ? 0 : 2_500
        func rounded(_ value: Double, _ places: Double) -> Double { (value * places).rounded() / places }
        data = """
            {"pos":\(position),"s":\(max(0.0001, rounded(memory.stability, 10_000))),\
            "d":\(rounded(memory.difficulty, 1_000)),"dr":\(rounded(options.desiredRetention, 100)),\
            "decay":\(rounded(-options.parameters.decay, 1_000)),"lrt":\(memory.lastReview.milliseconds / 1_000)}
            """
    }

    /// An interval: whole days, or seconds below zero.
    static func interval(_ memory: Memory?) -> Int64 {
        guard let memory else { return 0 }
        if memory.interval > 0 { return Int64(memory.interval) }
        return -(memory.due.milliseconds - memory.lastReview.milliseconds) / 1_000
    }

    /// The difficulty as an entry of the history has it: from 100 to 1,100.
    static func factor(_ memory: Memory?) -> Int64 {
        memory.map { Int64((($0.difficulty - 1) / 9 * 1_000).rounded()) + 100 } ?? 0
    }

    /// The kind of an answer, by the phase in which it was given: learning, review or relearning.
    static func kindOfEntry(_ before: Memory?) -> Int64 {
        switch before?.phase {
        case nil, .learning: 0
        case .review: 1
        case .relearning: 2
        }
    }
}
