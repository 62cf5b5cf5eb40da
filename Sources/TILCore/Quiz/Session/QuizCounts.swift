/// How many questions of each kind a quiz has left, the one being asked among them.
public struct QuizCounts: Hashable, Sendable {
    /// Things that were never asked before.
    public internal(set) var new = 0
    /// Things that were asked before.
    public internal(set) var due = 0
    /// Questions that come back because the thing was not remembered, or is new.
    public internal(set) var again = 0

    /// All together.
    public var all: Int { new + due + again }

    /// Counts a question.
    mutating func count(_ kind: Question.Kind) {
        switch kind {
        case .new: new += 1
        case .due: due += 1
        case .again: again += 1
        }
    }

    /// Leaves out what comes last, where no more than a number of answers is wanted.
    mutating func cut(to limit: Int) {
        for part in [\QuizCounts.again, \QuizCounts.new, \QuizCounts.due] {
            self[keyPath: part] -= min(self[keyPath: part], max(0, all - limit))
        }
    }
}
