import Foundation
import TILCore

/// The position of the user in the REPL: the last list and the open thing.
final class ReplState {
    /// The options with which the REPL was started.
    let choice: StoreChoice
    /// The things of the last list. Their numbers start at 1.
    var listing: [UUID] = [] {
        didSet { closed = nil }
    }
    /// The thing whose detail view is open.
    var current: UUID?
    /// The open thing as it was last shown.
    var opened: Thing?
    /// Repeats the search of the list, or nil if the list is not updated.
    var listAgain: (() throws -> [UUID])?
    /// Whether the REPL should end.
    var isOver = false

    /// The maximum length of a list that is updated after each change.
    static let longestLookedThrough = 1_000

    /// Removes things that another process removed, except the open one, which is reported. Appends matching things that
    /// it added. They come last, so that the numbers of the others stay valid.
    /// - Parameter isThere: Returns whether a thing exists.
    func update(isThere: (UUID) throws -> Bool) throws {
        guard let listAgain, listing.count <= Self.longestLookedThrough else { return }
        let found = try listAgain()
        let matching = Set(found)
        for id in listing where try id != current && !matching.contains(id) && !isThere(id) { forget(id) }
        let known = Set(listing)
        let more = found.filter { !known.contains($0) }
        guard !more.isEmpty else { return }
        let before = closed
        listing += more
        closed = before
    }

    /// Records a list that was shown.
    /// - Parameter again: Repeats the search, or nil if the list is not updated.
    func show(_ ids: [UUID], again: (() throws -> [UUID])?) {
        listing = ids
        listAgain = again
        current = nil
    }

    init(choice: StoreChoice) {
        self.choice = choice
    }

    /// The index of the open thing in the list.
    var position: Int? { current.flatMap { current in listing.firstIndex(of: current) } }

    /// The indexes to which `next` and `previous` lead after the open thing was closed.
    private var closed: (previous: Int, next: Int)?

    func close() {
        closed = position.map { position in (position - 1, position + 1) }
        current = nil
    }

    /// Removes a deleted thing from the list and closes it.
    func forget(_ id: UUID) {
        let gap = current == id ? position : nil
        if current == id { current = nil }
        listing.removeAll { $0 == id }
        if let gap { closed = (gap - 1, gap) }
    }

    /// Returns the index one step forward or back from the current position. It may be outside of the list.
    func index(forth: Bool) -> Int {
        let around =
            position.map { position in (previous: position - 1, next: position + 1) } ?? closed ?? (
                listing.count - 1, 0
            )
        return forth ? around.next : around.previous
    }
}
