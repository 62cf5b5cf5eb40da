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

    /// Appends matching things that another process added. They come last, so that the numbers in the list stay valid.
    func lookForMore() throws {
        guard let listAgain, listing.count <= Self.longestLookedThrough else { return }
        let known = Set(listing)
        let more = try listAgain().filter { !known.contains($0) }
        guard !more.isEmpty else { return }
        let before = closed
        listing += more
        closed = before
    }

    /// Records a list that was shown.
    /// - Parameter again: Repeats the search, or nil if the list is not updated.
    func show(_ ids: [UUID], again: (() throws -> [UUID])?) {
        (listing, listAgain, current) = (ids, again, nil)
    }

    init(choice: StoreChoice) {
        self.choice = choice
    }

    /// The index of the open thing in the list.
    var position: Int? { current.flatMap { listing.firstIndex(of: $0) } }

    /// The indexes to which `next` and `previous` lead after the open thing was closed.
    private var closed: (previous: Int, next: Int)?

    func close() {
        closed = position.map { ($0 - 1, $0 + 1) }
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
        if let position { return forth ? position + 1 : position - 1 }
        if let closed { return forth ? closed.next : closed.previous }
        return forth ? 0 : listing.count - 1
    }
}

/// The REPL's prompt with the number of due things and the current position.
final class ReplPrompt {
    private let session: Session
    private var console: Console { session.console }
    private let store: ThingStore
    private var countedAt: Date
    private var shown = ""

    /// The number of seconds between checks for changes by other processes. A check reads one counter in shared memory.
    private static let pause = 0.4
    /// The number of seconds after which due things are counted again without a change, since things become due over
    /// time.
    private static let recount = 10.0

    init(session: Session, store: ThingStore) {
        self.session = session
        self.store = store
        countedAt = session.now
    }

    /// Returns the current prompt.
    func text() -> String {
        countedAt = session.now
        let style = console.page().style
        var text = style(.heading, "til")
        if let due = try? session.dueCount(of: store), !due.isZero { text += " " + style(.slip, "(\(due.dueText))") }
        if let place = place() { text += " " + place }
        shown = text + "> "
        return shown
    }

    /// Returns the changes to the line that is being typed.
    func update(_ now: Date) -> LineUpdate {
        let changed = (try? store.refresh()) ?? false
        var update = LineUpdate(wake: now + Self.pause)
        if changed || now.timeIntervalSince(countedAt) >= Self.recount || now < countedAt {
            let before = shown
            if changed { update.announcement = try? news() }
            let after = text()
            if after != before { update.prompt = after }
        }
        return update
    }

    /// Returns a line about a change to the open thing by another process, or nil if there was no change.
    private func news() throws -> String? {
        guard let repl = session.repl else { return nil }
        try repl.lookForMore()
        guard let opened = repl.opened, repl.current == opened.id else { return nil }
        let page = console.page()
        guard let view = try session.detailView(of: opened.id) else {
            repl.forget(opened.id)
            return page.folded("\(page.inline(opened)) was removed elsewhere; 'undo' brings it back.")
        }
        guard view.thing != opened else { return nil }
        repl.opened = view.thing
        let text = view.text(page)
        return page.folded("\(page.inline(opened)) was changed elsewhere:") + "\n"
            + text.drop { $0.isNewline }.dropLast()
    }

    /// Returns the current position: the list, or a thing in it.
    private func place() -> String? {
        guard let repl = session.repl else { return nil }
        let page = console.page()
        if let current = repl.current, let thing = try? store.thing(id: current) {
            let short = thing.short.visible.truncated(to: 20)
            guard let position = repl.position, repl.listing.count > 1 else { return page.style(.short, short) }
            return page.style(.short, short) + " \(position + 1)/\(repl.listing.count)"
        }
        return repl.listing.isEmpty ? nil : "list"
    }
}
