import Foundation
import TILCore

/// What views show, read from the store: a view itself takes values.
extension CommandContext {
    /// The view of a thing; nil where there is no such thing any more.
    func detailView(of id: UUID) throws -> DetailView? {
        let store = try store()
        guard let thing = try store.thing(id: id) else { return nil }
        return DetailView(
            thing: thing, others: try store.meanings(of: thing.short).filter { $0.id != id },
            memories: try store.memories(of: id), reviews: try store.reviews(of: id),
            scheduler: Scheduler(try store.settings().scheduling))
    }

    /// How much is to be asked now.
    func dueCount() throws -> DueCount {
        let store = try store()
        let summary = try store.dueSummary(at: now, on: today(try store.settings()))
        return DueCount(due: summary.due, new: summary.new)
    }

    /// What the REPL says when it opens.
    func welcomeView() throws -> WelcomeView {
        let store = try store()
        return WelcomeView(
            count: store.count, due: try dueCount(), lastDay: try store.practice(limit: 1).first?.day,
            today: today(try store.settings()),
            hasStarter: environment.installedData().decks().contains { $0.name == Deck.starterName })
    }
}
