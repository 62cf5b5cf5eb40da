import Foundation
import TILCore

/// The REPL's prompt: how many things are due, and where one is.
final class ReplPrompt {
    private let session: Session
    private var console: Console { session.console }
    private let store: ThingStore
    private var countedAt: Date
    private var shown = ""

    /// How often other processes' changes are looked for, in seconds: one read of a counter in shared memory.
    private static let pause = 0.4
    /// After how many seconds what is due is counted again though nothing changed, as time makes things due.
    private static let recount = 10.0

    init(session: Session, store: ThingStore) {
        self.session = session
        self.store = store
        countedAt = session.now
    }

    /// The prompt as it is now.
    func text() -> String {
        countedAt = session.now
        let style = console.page().style
        var text = style(.heading, "til")
        if let due = try? session.dueCount(of: store), !due.isZero { text += " " + style(.slip, "(\(due.dueText))") }
        if let place = place() { text += " " + place }
        shown = text + "> "
        return shown
    }

    /// What is to change while a line is being typed.
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

    /// A line about what another process did to the open thing; nil where the thing is as it was.
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

    /// Where the person is: in a list, or at a thing of it.
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
