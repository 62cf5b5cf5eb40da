import Foundation
import TILCore

/// Where the person is in the REPL: which list was shown, and which thing is open.
final class ReplState {
    /// The options that the REPL was started with.
    let choice: StoreChoice
    /// The things of the list that was shown last, by their numbers from 1.
    var listing: [UUID] = [] {
        didSet { closed = nil }
    }
    /// The thing whose detail view is open.
    var current: UUID?
    /// The open thing as it was shown.
    var opened: Thing?
    /// Finds the things of the list again; nil where they are not looked for.
    var listAgain: (() throws -> [UUID])?
    /// Whether the person wants to leave.
    var isOver = false

    /// A longer list is not looked through whenever something changes.
    static let longestLookedThrough = 1_000

    /// Takes what another process added to the list; it comes last, so that each number goes on to mean what it meant.
    func lookForMore() throws {
        guard let listAgain, listing.count <= Self.longestLookedThrough else { return }
        let known = Set(listing)
        let more = try listAgain().filter { !known.contains($0) }
        guard !more.isEmpty else { return }
        let before = closed
        listing += more
        closed = before
    }

    /// Remembers a list that was shown.
    /// - Parameter again: finds its things again; nil if they are not looked for.
    func show(_ ids: [UUID], again: (() throws -> [UUID])?) {
        (listing, listAgain, current) = (ids, again, nil)
    }

    init(choice: StoreChoice) {
        self.choice = choice
    }

    /// Where the open thing stands in the list, from 0.
    var position: Int? { current.flatMap { listing.firstIndex(of: $0) } }

    /// Where `next` and `previous` lead when no thing is open: around the one that was closed.
    private var closed: (previous: Int, next: Int)?

    /// Closes the open thing.
    func close() {
        closed = position.map { ($0 - 1, $0 + 1) }
        current = nil
    }

    /// Takes a thing that is gone out of the list, and closes it.
    func forget(_ id: UUID) {
        let gap = current == id ? position : nil
        if current == id { current = nil }
        listing.removeAll { $0 == id }
        if let gap { closed = (gap - 1, gap) }
    }

    /// The place in the list, from 0, one step forth or back from where one is; it may lie outside of the list.
    func index(forth: Bool) -> Int {
        if let position { return forth ? position + 1 : position - 1 }
        if let closed { return forth ? closed.next : closed.previous }
        return forth ? 0 : listing.count - 1
    }
}
