import Foundation
import TILCore
import TestSupport
import Testing

/// The code in comments about backups, checks and settings. `ArticleTests` compares each block with a passage.
@Suite struct KeepingCommentExamples: ExampleSuite {
    let setup: ExampleSetup

    init() throws { setup = try ExampleSetup() }

    @Test func theExampleOfListedBackups() throws {
        try store.backUp(.manual, at: now)
        // article
        for backup in Backups(of: store.path).all where backup.isRestorable {
            print("\(backup.date): \(backup.name), \(backup.size) bytes")
        }
        // end
    }

    @Test func theExampleOfReasons() throws {
        try store.backUp(.manual, at: now)
        // article
        let byHand = Backups(of: store.path).all.filter { $0.reason == .manual }
        print("\(byHand.count) backups were made by hand")
        // end
        #expect(byHand.count == 1)
    }

    @Test func theExampleOfRestoredStores() throws {
        try store.backUp(.manual, at: now)
        let backups = Backups(of: store.path)
        // article
        let restored = try backups.restore(from: backups.named("newest").path, at: now)
        print("\(restored.things) things. Kept: \(restored.kept?.name ?? "nothing")")
        // end
        #expect(restored.things == 1 && restored.kept != nil)
    }

    @Test func theExampleOfCopiesInAFile() throws {
        // article
        try store.backUp(toFile: folder + "copy.db") { progress in
            print("\(progress.done) of \(progress.total) pages")
        }
        // end
        #expect(try ThingStore(path: folder + "copy.db").count == 1)
    }

    @Test func theExampleOfFaults() throws {
        // article
        for fault in try store.check().faults {
            print("\(fault.kind.rawValue): \(fault.description)")
        }
        // end
    }

    @Test func theExampleOfKindsOfFaults() throws {
        // article
        let report = try store.check()
        let isDamaged = report.counts[.damage] != nil  // then restore a backup
        // end
        #expect(!isDamaged)
    }

    @Test func theExampleOfKindsOfChanges() throws {
        // article
        let change = try store.changes(limit: 1).first
        let button = change?.kind == .answer ? "Undo the answer" : "Undo"
        // end
        #expect(button == "Undo")
    }

    @Test func theExampleOfShownThings() throws {
        // article
        try store.update(at: now) { $0.meet = .never }
        let questions = try store.questions(at: now)  // all of them are asked at once
        // end
        #expect(questions.allSatisfy { !$0.isUnmet })
    }

    @Test func theExampleOfContexts() throws {
        // article
        try store.update(at: now) { $0.contexts = .off }
        let isKept = try store.settings().contexts != .off  // false
        // end
        #expect(!isKept)
    }

    @Test func theExampleOfMixes() throws {
        // article
        try store.update(at: now) { $0.newMix = .last }
        let places = StoreSettings.NewMix.allCases.map(\.rawValue)  // ["spread", "first", "last"]
        // end
        #expect(places.count == 3)
    }

    @Test func theExampleOfOrdersOfNewThings() throws {
        // article
        try store.update(at: now) { $0.newOrder = .file }
        let orders = StoreSettings.NewOrder.allCases.map(\.rawValue)  // ["mixed", "file", "shuffle"]
        // end
        #expect(orders.count == 3)
    }

    @Test func theExampleOfAdopting() throws {
        let weights = FSRSParameters.standard
        // article
        let before = try store.settings().scheduling.parameters
        try store.adopt(weights, at: now) { progress in
            print("\(progress.done) of \(progress.total)")
        }
        // end
        #expect(before == weights)
    }

    @Test func theExampleOfOpeningElsewhere() async throws {
        // article
        let store = try await ThingStore.open(path: folder + "acronyms.db", patience: .seconds(2))
        print(store.count)  // 0 in a new store
        // end
        #expect(store.count == 0)
    }

    @Test func theExampleOfMadeWatchers() throws {
        // article
        let watcher = StoreWatcher(store, every: .seconds(1))  // keep it as long as the window is open
        withExtendedLifetime(watcher) { print(store.count) }
        // end
    }
}
