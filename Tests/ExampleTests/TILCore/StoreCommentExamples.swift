import Foundation
import TILCore
import TestSupport
import Testing

/// The code in comments. `ArticleTests` compares each block with a passage.
@Suite struct StoreCommentExamples: ExampleSuite {
    let setup: ExampleSetup

    init() throws { setup = try ExampleSetup() }

    @Test func theExampleOfAddingGivesTheStatedResult() throws {
        let store = try ThingStore()
        // article
        let draft = try ThingDraft(short: "ftw", long: "for the win", tags: ["chat"])
        let thing = try store.add(draft, at: now)
        print(thing.long)  // For the Win
        // end
        #expect(thing.short == "FTW")
    }

    @Test func theExampleOfAddingSeveralGivesTheStatedResult() throws {
        let store = try ThingStore()
        // article
        let drafts = try [("ftw", "for the win"), ("rna", "ribonucleic acid")].map { short, long in
            try ThingDraft(short: short, long: long)
        }
        let added = try store.add(drafts, at: now)  // one undo removes both
        // end
        #expect(added.count == 2)
    }

    @Test func theExampleOfEditingGivesTheStatedResult() throws {
        // article
        let draft = try ThingDraft(short: thing.short, long: "free trade wharf")
        let edited = try store.edit(thing.id, to: draft, from: thing, at: now)
        // end
        #expect(edited.long == "Free Trade Wharf")
    }

    @Test func theExampleOfUpdatingGivesTheStatedResult() throws {
        // article
        var copy = thing
        copy.note = "Said in victory."
        try store.update(copy, at: now)
        // end
        #expect(try store.thing(id: thing.id)?.note == copy.note)
    }

    @Test func theExampleOfRemovingGivesTheStatedResult() throws {
        // article
        try store.remove(thing.id, as: thing, at: now)
        try store.undo()  // the thing is there again, with its reviews
        // end
        #expect(store.count == 1)
    }

    @Test func theExampleOfRemovingSeveralGivesTheStatedResult() throws {
        // article
        let old = try store.things(by: .recent, tag: "chat")
        try store.remove(old, at: now)
        // end
        #expect(old.isEmpty && store.count == 1)
    }

    @Test func theExampleOfTaggingGivesTheStatedResult() throws {
        // article
        let changed = try store.tag([thing.id], adding: ["chat", "games"], removing: [], at: now)
        print(changed[0].tags)  // ["chat", "games"]
        // end
        #expect(changed.count == 1)
    }

    @Test func theExampleOfSuspendingGivesTheStatedResult() throws {
        // article
        try store.suspend(thing.id, at: now)
        let isSuspended = try store.thing(id: thing.id)?.isSuspended  // true
        // end
        #expect(isSuspended == true)
    }

    @Test func theExampleOfResumingGivesTheStatedResult() throws {
        // article
        let resumed = try store.resume(thing.id, at: now)
        print(resumed == nil ? "It was not suspended." : "A quiz asks it again.")
        // end
        #expect(resumed == nil)
    }

    @Test func theExampleOfSuspendingSeveralThingsGivesTheStatedResult() throws {
        // article
        let suspended = try store.suspend(store.things(tag: "finance").map(\.id), at: now)
        print("\(suspended.count) things are not asked any more.")
        // end
        #expect(suspended.isEmpty)
    }

    @Test func theExampleOfResumingSeveralThingsGivesTheStatedResult() throws {
        // article
        let resumed = try store.resume(store.things(tag: "finance").map(\.id), at: now)
        print("\(resumed.count) things are asked again.")
        // end
        #expect(resumed.isEmpty)
    }

    @Test func theExampleOfCompletingAShortGivesTheStatedResult() throws {
        // article
        let completions = try store.shorts(startingWith: "f", limit: 20)
        print(completions)  // ["FTW"]
        // end
        #expect(completions == ["FTW"])
    }

    @Test func theExampleOfNearestShortsGivesTheStatedResult() throws {
        // article
        if try store.meanings(of: "fwt").isEmpty {
            print("Did you mean \(try store.nearestShorts(to: "fwt"))?")  // ["FTW"]
        }
        // end
    }

    @Test func theExampleOfReadingThingsGivesTheStatedResult() throws {
        // article
        try store.forEachThing(by: .short, tags: ["chat"], matching: ShortPattern("f*")) { thing in
            print(thing.short)
            return true  // go on
        }
        // end
    }

    @Test func theExampleOfListingGivesTheStatedResult() throws {
        // article
        let page = try store.things(by: .recent, offset: 0, limit: 50)
        let chat = try store.things(tag: "chat")
        // end
        #expect(page == [thing] && chat.isEmpty)
    }

    @Test func theExampleOfReadingEntriesGivesTheStatedResult() throws {
        // article
        try store.forEachEntry(isSorted: true, withReviews: true) { thing, reviews in
            print("\(thing.short): \(reviews.count) answers")
            return true  // go on
        }
        // end
    }

    @Test func theExampleOfOrderingGivesTheStatedResult() throws {
        // article
        let newest = try store.things(by: .recent, limit: 10)
        let dueFirst = try store.things(by: .due, limit: 10)
        // end
        #expect(newest == dueFirst)
    }

    @Test func theExampleOfPatternsGivesTheStatedResult() throws {
        // article
        let typed = "f?w"
        let found = ShortPattern(typed) == nil ? try store.meanings(of: typed) : try store.things()
        // end
        #expect(found == [thing])
    }

    @Test func theExampleOfOpeningGivesTheStatedResult() throws {
        // article
        let store = try ThingStore(path: folder + "acronyms.db", patience: .seconds(2))
        if let reason = store.readOnlyReason { print("It can only be read: \(reason).") }
        // end
        #expect(!store.isInMemory)
    }

    @Test func theExampleOfWatchingGivesTheStatedResult() throws {
        // article
        let watcher = StoreWatcher(store, every: .seconds(1))
        withExtendedLifetime(watcher) { print(store.count) }  // it watches as long as it exists
        // end
    }

    @Test func theExampleOfSearchingGivesTheStatedResult() throws {
        // article
        let found = try store.search("win")
        let forgiving = try store.search("wnis", forgivingTypos: true, limit: 20)
        // end
        #expect(found == [thing] && forgiving.count < 2)
    }

    @Test func theExampleOfDraftsGivesTheStatedResult() throws {
        // article
        let typed = try ThingDraft(short: "ftw", long: "for the win")  // FTW, For the Win
        let copied = try ThingDraft(short: "mRNA", long: "messenger RNA", spelling: .asIs)
        // end
        #expect(typed.long == "For the Win" && copied.long == "messenger RNA")
    }

    @Test func theExampleOfThingsGivesTheStatedResult() throws {
        // article
        let preview = Thing(short: "FTW", long: "For the Win", note: "Said in victory.", tags: ["chat"])
        print(preview.isSuspended)  // false
        // end
        #expect(!preview.isSuspended)
    }

    @Test func theExampleOfOriginsGivesTheStatedResult() throws {
        // article
        var draft = try ThingDraft(short: "bol", long: "bill of lading")
        draft.origin = ThingOrigin(.capture, name: "contract.md")
        let isAskedFirst = draft.origin.isPersonal  // true: things of lists come later
        // end
        #expect(isAskedFirst)
    }

    @Test func theExampleOfCapitalsGivesTheStatedResult() throws {
        // article
        let short = Capitals.short("ftw")  // FTW
        let long = Capitals.long("point of sale")  // Point of Sale
        // end
        #expect(short == "FTW" && long == "Point of Sale")
    }

    @Test func theExampleOfCapitalsOfMeaningsGivesTheStatedResult() throws {
        // article
        let smart = Capitals.long("point of sale")  // Point of Sale
        let every = Capitals.long("point of sale", titles: .every)  // Point Of Sale
        // end
        #expect(smart != every)
    }

    @Test func theExampleOfErrorsGivesTheStatedResult() throws {
        let store = try ThingStore()
        // article
        do {
            try store.add(ThingDraft(short: "ftw", long: "for the win"), at: now)
        } catch {
            print(error)  // FTW (For the Win) already exists. Change the existing thing instead.
        }
        // end
    }

    @Test func theExampleOfChangesGivesTheStatedResult() throws {
        // article
        let last = try store.changes(limit: 1).first
        print(last?.description ?? "Nothing to undo")  // added FTW (For the Win)
        try store.undo()
        // end
        #expect(last?.kind == .add)
    }

    @Test func theExampleOfSettingsGivesTheStatedResult() throws {
        // article
        try store.update(at: now) { $0.newPerDay = 5 }
        let settings = try store.settings()
        let backup = try JSONEncoder().encode(settings)  // {"new-per-day": "5", ...}
        // end
        #expect(settings.newPerDay == 5 && !backup.isEmpty)
    }

    @Test func theExampleOfUpdatingSettingsGivesTheStatedResult() throws {
        // article
        try store.update(at: now) { settings in
            settings.seconds = 9
            settings.rollover = 3
        }
        // end
        #expect(try store.settings().rollover == 3)
    }

    @Test func theExampleOfSettingByNameGivesTheStatedResult() throws {
        // article
        if let key = SettingKey.named("new-per-day") {
            try store.set(key, to: "5", at: now)
        }
        // end
        #expect(try store.settings().newPerDay == 5)
    }

    @Test func theExampleOfKeysGivesTheStatedResult() throws {
        // article
        let settings = try store.settings()
        for key in SettingKey.all where key.id != "weights" {
            print("\(key.name) = \(key.value(in: settings)), allowed: \(key.allowed)")
        }
        // end
    }

    @Test func theExampleOfSettingTextGivesTheStatedResult() throws {
        // article
        var settings = StoreSettings()
        try SettingKey.named("seconds")?.set("9", in: &settings)
        // end
        #expect(settings.seconds == 9)
    }

    @Test func theExampleOfBackupsGivesTheStatedResult() throws {
        // article
        try store.backUp(.manual, at: now)
        for backup in Backups(of: store.path).all {
            print("\(backup.name): \(backup.size) bytes")
        }
        // end
    }

    @Test func theExampleOfRestoringGivesTheStatedResult() throws {
        // article
        let backup = try store.backUp(.manual, at: now)
        let restored = try Backups(of: store.path).restore(from: backup.path, at: now)
        try store.refresh()  // observers see the old state
        // end
        #expect(restored.things == 1)
    }

    @Test func theExampleOfBackingUpGivesTheStatedResult() throws {
        // article
        let backup = try store.backUp(.manual, at: now) { progress in
            print(progress.fraction ?? 0)
        }
        // end
        #expect(backup.isRestorable)
    }

    @Test func theExampleOfCheckingGivesTheStatedResult() throws {
        // article
        let report = try store.check()
        for fault in report.faults { print(fault) }
        if !report.faults.isEmpty { try store.repair() }
        // end
    }
}
