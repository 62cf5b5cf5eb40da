import Foundation
import TILCore

/// The position of the user in the REPL: the last list and the open thing.
final class ReplState {
    /// The options with which the REPL was started.
    let choice: StoreChoice
    /// The things of the last list. Their numbers start at 1.
    private(set) var listing: [UUID] = []
    /// The thing whose detail view is open.
    var current: UUID?
    /// The open thing as it was last shown.
    var opened: Thing?
    /// Repeats the search of the list, or nil if the list is not updated.
    private var listAgain: (() throws -> [UUID])?
    /// The indexes to which `next` and `previous` lead after the open thing was closed, or nil.
    private var neighbours: Neighbours?
    /// Whether the REPL should end.
    var isOver = false

    /// The maximum length of a list that is updated after each change.
    static let longestLookedThrough = 1_000

    /// The indexes before and after a place in the list. They may be outside of the list.
    private struct Neighbours {
        let previous: Int
        let next: Int
    }

    init(choice: StoreChoice) {
        self.choice = choice
    }

    // MARK: The list

    /// Replaces the list, and keeps the open thing.
    /// - Parameter again: Repeats the search, or nil if the list is not updated.
    func replaceListing(_ ids: [UUID], again: (() throws -> [UUID])?) {
        listing = ids
        listAgain = again
        neighbours = nil
    }

    /// Records a list that was shown.
    /// - Parameter again: Repeats the search, or nil if the list is not updated.
    func show(_ ids: [UUID], again: (() throws -> [UUID])?) {
        replaceListing(ids, again: again)
        current = nil
    }

    /// Shows a thing in the place of the open glossary entry that it was made from.
    func replace(_ entry: UUID, by thing: UUID) {
        if current != entry { return }
        listing = listing.map { listed in listed == entry ? thing : listed }
        neighbours = nil
        current = thing
    }

    /// Removes things that another process removed, except the open one, which is reported. Appends matching things
    /// that it added. They come last, so that the numbers of the others stay valid.
    /// - Parameter isThere: Returns whether a thing exists.
    func update(isThere: (UUID) throws -> Bool) throws {
        guard let listAgain, listing.count <= Self.longestLookedThrough else { return }
        let found = try listAgain()
        let matching = Set(found)
        for id in listing where id != current && !matching.contains(id) {
            if try !isThere(id) { forget(id) }
        }
        let known = Set(listing)
        listing += found.filter { id in !known.contains(id) }
    }

    /// Removes a deleted thing from the list and closes it.
    func forget(_ id: UUID) {
        let gap = current == id ? position : nil
        if current == id { current = nil }
        listing.removeAll { listed in listed == id }
        // The next thing is now at the index of the deleted one.
        neighbours = gap.map { gap in Neighbours(previous: gap - 1, next: gap) }
    }

    /// Closes the list.
    func closeList() {
        current = nil
        listing = []
        neighbours = nil
    }

    // MARK: The open thing

    /// The index of the open thing in the list.
    var position: Int? { current.flatMap { current in listing.firstIndex(of: current) } }

    /// Closes the open thing, so that `next` and `previous` lead to its neighbours.
    func close() {
        neighbours = position.map(Self.neighbours)
        current = nil
    }

    private static func neighbours(of position: Int) -> Neighbours {
        Neighbours(previous: position - 1, next: position + 1)
    }

    /// Returns the index one step forward or back from the current position. It may be outside of the list.
    func index(forth: Bool) -> Int {
        let ends = Neighbours(previous: listing.count - 1, next: 0)
        let around = position.map(Self.neighbours) ?? neighbours ?? ends
        return forth ? around.next : around.previous
    }
}
