import Foundation
import TILCore

/// Changes that can be taken back, the last first.
struct ChangesView {
    let changes: [Change]

    func text(_ page: Page) -> String {
        changes.enumerated().map { index, change in
            let number = DisplayWidth.padded(String(index + 1), to: 2, atStart: true)
            let line =
                "\(page.style(.faint, number))  \(page.style(.faint, page.dateAndTime(change.at)))  \(Self.what(change, page))"
            return page.folded(line, indent: 22) + "\n"
        }.joined()
    }

    /// A change in words: `added FTW (For the Win)`.
    static func what(_ change: Change, _ page: Page) -> String {
        let name = change.thing.map { page.inline($0) } ?? counted(change.count, "thing")
        return switch change.kind {
        case .add, .additions: "added \(name)"
        case .edit, .edits: "edited \(name)"
        case .remove, .removals: "removed \(name)"
        case .import: "imported \(name)"
        case .answer: "answered \(name)"
        case .suspend: "suspended \(name)"
        case .resume: "resumed \(name)"
        case .weights: "fitted the weights"
        }
    }

    /// What is said once a change was taken back.
    static func undone(_ change: Change, _ page: Page) -> String {
        let name = change.thing.map { page.inline($0) } ?? ""
        let count = counted(change.count, "thing")
        let what =
            switch change.kind {
            case .add: "\(name) is no longer added"
            case .additions where change.count == 1: "\(count) that was added is no longer there"
            case .additions: "\(count) that were added together are no longer there"
            case .edit: "it is \(name) again"
            case .edits where change.count == 1: "\(count) is as it was before it was changed"
            case .edits: "\(count) are as they were before they were changed together"
            case .remove: "\(name) is back"
            case .removals where change.count == 1: "\(count) is back"
            case .removals: "\(count) that were removed together are back"
            case .import: "the import of \(count) was taken back"
            case .weights: "the weights are as they were before they were fitted"
            case .answer: "the last answer to \(name) was taken back"
            case .suspend: "\(name) is asked again"
            case .resume: "\(name) is suspended again"
            }
        return "Undone: \(what).\n"
    }

    /// What is said once a change was made again.
    static func redone(_ change: Change, _ page: Page) -> String { "Done again: \(what(change, page)).\n" }
}

/// A change as `--json` prints it.
struct ChangeJSON: Encodable {
    var kind: String
    var count: Int
    var at: Date
    var thing: ThingJSON?

    init(_ change: Change) {
        kind = change.kind.rawValue
        count = change.count
        at = change.at
        thing = change.thing.map { ThingJSON($0, memories: [:]) }
    }
}
