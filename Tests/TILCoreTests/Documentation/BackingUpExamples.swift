import Foundation
import TILCore
import Testing

/// The code of the article `BackingUp.md`.
@Suite struct BackingUpExamples {
    private let temporary: TemporaryStore
    private let now = morning

    init() throws {
        temporary = try TemporaryStore()
        try temporary.store.add(ThingDraft(short: "ftw", long: "for the win"), at: now)
    }

    @Test func keep() throws {
        let (store, folder) = (temporary.store, temporary.folder)
        var shown: [String] = []
        func show(_ text: String) { shown.append(text) }
        // article
        let backup = try store.backUp(.manual, at: now)
        try store.backUp(toFile: folder + "/copy.db")

        for backup in Backups(of: store.path).all {
            show("\(backup.name), \(backup.reason.rawValue)")
        }
        // end
        #expect(backup.isRestorable)
        #expect(shown == ["til.db.20261121T080000Z.manual, manual"])
        #expect(try ThingStore(path: folder + "/copy.db").count == 1)
    }

    @Test func putBack() throws {
        let store = temporary.store
        var shown: [String] = []
        func show(_ text: String) { shown.append(text) }
        try store.backUp(.manual, at: now)
        try store.add(ThingDraft(short: "tla", long: "three letter acronym"), at: now)
        // article
        let backups = Backups(of: store.path)
        let restored = try backups.restore(from: backups.named("newest").path, at: now)
        show("\(restored.things) things. The store from before is kept as \(restored.kept?.name ?? "nothing")")
        // end
        #expect(shown == ["1 things. The store from before is kept as til.db.20261121T080000Z.restore.2"])
        #expect(store.count == 1)
    }
}
