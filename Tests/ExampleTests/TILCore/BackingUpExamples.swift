import Foundation
import TILCore
import TestSupport
import Testing

/// The code of the article `BackingUp.md`, as one program.
@Suite struct BackingUpExamples {
    @Test func theCodeOfTheArticleGivesTheStatedResults() async throws {
        let temporary = try TemporaryFolder()
        func NSTemporaryDirectory() -> String { temporary.path + "/" }
        func Date() -> Foundation.Date { Foundation.Date(timeIntervalSince1970: 1_795_248_000) }
        let output = PrintedLines()
        let print = output.print
        // article
        let now = Date()
        let store = try ThingStore(path: NSTemporaryDirectory() + "acronyms.db")
        try store.add(ThingDraft(short: "ftw", long: "for the win"), at: now)

        let backup = try store.backUp(.manual, at: now)
        try store.backUp(toFile: NSTemporaryDirectory() + "copy.db")

        for backup in Backups(of: store.path).all {
            print("\(backup.name), \(backup.reason.rawValue)")
        }
        // end
        #expect(backup.isRestorable)
        #expect(try ThingStore(path: NSTemporaryDirectory() + "copy.db").count == 1)
        // article
        try store.add(ThingDraft(short: "tla", long: "three letter acronym"), at: now)

        let backups = Backups(of: store.path)
        let restored = try backups.restore(from: backups.named("newest").path, at: now)
        print("Restored \(restored.things). The previous store is kept as \(restored.kept?.name ?? "nothing").")
        // end
        #expect(store.count == 1)
        #expect(
            await output.all() == [
                "acronyms.db.20261121T080000Z.manual, manual",
                "Restored 1. The previous store is kept as acronyms.db.20261121T080000Z.restore.2.",
            ])
    }
}
