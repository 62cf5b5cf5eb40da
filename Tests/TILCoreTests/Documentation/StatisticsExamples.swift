import Foundation
import TILCore
import Testing

/// The code of the article `Statistics.md`.
@Suite struct StatisticsExamples {
    private let temporary: TemporaryStore
    private let thing: Thing
    private let now = morning

    init() throws {
        temporary = try TemporaryStore()
        thing = try temporary.store.add(ThingDraft(short: "ftw", long: "for the win"), at: now)
        let reviewing = Reviewing(store: temporary.store)
        try reviewing.answer(thing, .again, at: now)
        try reviewing.answer(thing, .good, at: now + 60)
    }

    @Test func days() throws {
        let store = temporary.store
        var shown: [String] = []
        func show(_ text: String) { shown.append(text) }
        // article
        for day in try store.practice(limit: 7) {
            show("\(day.day): \(day.remembered) of \(day.answers)")
            for thing in try store.practiced(on: day.day) {
                show("  \(thing.short): \(thing.verdicts.map(\.words).joined(separator: ", "))")
            }
        }
        // end
        #expect(shown == ["2026-11-21: 1 of 2", "  FTW: wrong, \(Verdict.correct.words)"])
    }

    @Test func aThing() throws {
        let store = temporary.store
        // article
        let verdicts = try store.reviews(of: thing.id).map(\.verdict)
        let due = try store.memories(of: thing.id)[.meaning]?.due
        // end
        #expect(verdicts == [.wrong, .correct])
        #expect(due == now + 660)
    }

    @Test func figures() throws {
        let store = temporary.store
        var shown: [String] = []
        func show(_ text: String) { shown.append(text) }
        // article
        let today = try store.settings().studyDay(of: now, in: .gmt)
        let statistics = try store.statistics(at: now, on: today)
        show("\(statistics.counts.things) things, \(statistics.due.now) due, \(statistics.due.tomorrow) tomorrow")
        show("\(statistics.streak.days) days in a row, \(Int(statistics.time.today)) seconds today")
        // end
        #expect(shown == ["1 things, 0 due, 0 tomorrow", "1 days in a row, 4 seconds today"])
    }
}
