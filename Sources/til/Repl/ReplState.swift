import Foundation
import TILCore

/// Where one is in the REPL.
final class ReplState {
    /// The options that the REPL was started with.
    let choice: StoreChoice
    /// The things of the list that was shown last, by their numbers from 1.
    var listing: [UUID] = []
    /// The thing whose detail view is open.
    var current: UUID?
    /// The number of the line under way, on a pipe.
    var lineNumber: Int?
    /// Whether the person wants to leave.
    var isOver = false

    init(choice: StoreChoice) {
        self.choice = choice
    }

    /// Where the open thing stands in the list, from 0.
    var position: Int? { current.flatMap { listing.firstIndex(of: $0) } }

    /// Takes a thing that is gone out of the list, and closes it.
    func forget(_ id: UUID) {
        if current == id { current = nil }
        listing.removeAll { $0 == id }
    }
}
