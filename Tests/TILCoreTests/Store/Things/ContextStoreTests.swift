import Foundation
import TestSupport
import Testing

@testable import TILCore

/// Words of texts that a store remembers for meanings.
@Suite struct ContextStoreTests {
    private let temporary: TemporaryStore
    private let now = Date(timeIntervalSince1970: 1_780_000_000)
    private var store: ThingStore { temporary.store }

    init() throws { temporary = try TemporaryStore() }

    private func words(_ text: String) -> ContextWords { ContextWords(of: text) }

    @Test func theNewestFiveTextsOfAMeaningAreKept() throws {
        let thing = try store.add(ThingDraft(short: "BOL", long: "Bill of Lading"), at: now)
        for number in 1...7 {
            let text = "vessel " + String(repeating: "z", count: number + 1)
            try store.remember([thing.id: words(text)], at: now)
        }
        let kept = try store.contexts(of: [thing.id])[thing.id]
        #expect(kept?.map(\.stored) == (3...7).map { "vessel:1 " + String(repeating: "z", count: $0 + 1) + ":1" })
    }

    @Test func aTextIsKeptOnceAndATextWithoutWordsNever() throws {
        let thing = try store.add(ThingDraft(short: "BOL", long: "Bill of Lading"), at: now)
        for text in ["vessel", "vessel", "", "the of"] { try store.remember([thing.id: words(text)], at: now) }
        #expect(try store.contexts(of: [thing.id]) == [thing.id: [words("vessel")]])
        try store.remember([UUID(): words("vessel")], at: now)
        #expect(try store.contexts(of: [thing.id]).count == 1)
    }

    @Test func undoForgetsTheTextOfAnAdditionAndRedoRestoresIt() throws {
        let known = try store.add(ThingDraft(short: "ETA", long: "Estimated Time of Arrival"), at: now)
        let added = try store.add([ThingDraft(short: "BOL", long: "Bill of Lading")], at: now)
        try store.remember([added[0].id: words("vessel"), known.id: words("harbour")], at: now)
        try store.undo()
        #expect(try store.contexts(of: [added[0].id, known.id]) == [known.id: [words("harbour")]])
        try store.redo()
        #expect(try store.contexts(of: [added[0].id])[added[0].id] == [words("vessel")])
        try store.undo()
        _ = try store.add(ThingDraft(short: "POD", long: "Port of Discharge"), at: now)
        let again = try store.add(ThingDraft(short: "BOL", long: "Bill of Lading"), at: now)
        #expect(try store.contexts(of: [added[0].id, again.id]).isEmpty)
    }

    @Test func theSettingForgetsAllTextsAndRemembersNoMore() throws {
        let thing = try store.add(ThingDraft(short: "BOL", long: "Bill of Lading"), at: now)
        try store.remember([thing.id: words("vessel")], at: now)
        try store.update(at: now) { $0.contexts = .off }
        try store.remember([thing.id: words("harbour")], at: now)
        #expect(try store.contexts(of: [thing.id]).isEmpty)
    }

    @Test(arguments: [(StoreSettings.Contexts.on, false), (.shared, true)])
    func jsonLinesHaveTheTextsOnlyIfTheyAreShared(setting: StoreSettings.Contexts, isShared: Bool) throws {
        let thing = try store.add(ThingDraft(short: "BOL", long: "Bill of Lading"), at: now)
        try store.remember([thing.id: words("vessel vessel harbour")], at: now)
        try store.update(at: now) { $0.contexts = setting }
        var options = ExportOptions.standard
        options.contexts = try store.sharedContexts()
        var writer = try InterchangeFormat.named("jsonl").writer(options)
        let contents = FileContents(name: "all.jsonl", bytes: try writer.document(of: store.things()))
        let other = try ThingStore()
        let file = try InterchangeFormat.open(contents)
        _ = try other.importThings([file], at: now)
        try other.rememberContexts(in: [file], at: now)
        #expect(try other.contexts(of: [thing.id])[thing.id] == (isShared ? [words("vessel vessel harbour")] : nil))
    }

    @Test func joinedAdditionsAreOneChangeUntilSomethingElseIsChanged() throws {
        func add(_ short: String, joining change: Change.ID?) throws -> Change.ID {
            try store.add(ThingDraft(short: short, long: short + " Meaning"), joining: change, at: now).change
        }
        let first = try add("AA", joining: nil)
        #expect(try add("BB", joining: first) == first)
        try store.undo()
        #expect(store.things.isEmpty)
        try store.redo()
        #expect(store.things.count == 2)
        _ = try store.add(ThingDraft(short: "CC", long: "Own"), at: now)
        let second = try add("DD", joining: first)
        #expect(second != first)
        try store.undo()
        #expect(store.things.map(\.short).sorted() == ["AA", "BB", "CC"])
    }
}
