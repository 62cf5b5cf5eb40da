import TILCore

/// The steps since the last answer that can be taken back at its verdict.
struct VerdictSteps {
    enum Step {
        /// The grade or the verdict was changed.
        case correction
        case suspension
        /// The thing was edited. The value is the thing before that.
        case edit(Thing)
    }

    private var steps: [Step] = []

    mutating func add(_ step: Step) { steps.append(step) }

    /// The last step, or nil if there is none.
    var last: Step? { steps.last }

    /// Removes the last step, which was taken back.
    mutating func removeLast() { steps.removeLast() }

    mutating func removeAll() { steps = [] }
}

/// A key at a verdict. `1` to `4` are grades.
enum VerdictKey: Character, CaseIterable {
    case proceed = "\n"
    case proceedBySpace = " "
    case undo = "u"
    case edit = "e"
    case grade = "g"
    case detail = "d"
    case answers = "h"
    case suspend = "s"
    case quit = "q"
    case help = "?"
    case wasRight = "r"
}

/// What follows a key at a verdict.
enum AfterKey {
    /// Another key is read.
    case staysAtVerdict
    /// The quiz continues with another screen.
    case leavesVerdict
}
