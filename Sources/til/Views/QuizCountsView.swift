import TILCore

/// What a quiz has left, by kind: `3 new, 2 again`.
struct QuizCountsView {
    let counts: QuizCounts
    /// Whether it asks without regard to the schedule, which makes everything of one kind.
    let isCram: Bool

    var text: String {
        if isCram { return "\(grouped(counts.all)) left" }
        let parts = [(counts.new, "new"), (counts.due, "due"), (counts.again, "again")].filter { $0.0 > 0 }
        return parts.map { "\(grouped($0.0)) \($0.1)" }.joined(separator: ", ")
    }
}
