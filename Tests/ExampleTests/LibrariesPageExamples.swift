import Foundation
import TILCore
import TILProse
import TestSupport
import Testing

/// The code of the manual's page `docs/libraries.md`, without its package description and its imports.
@Suite struct LibrariesPageExamples {
    @Test func theCodeOfThePageGivesTheStatedResults() async throws {
        let folder = try TemporaryFolder()
        func ThingStore(path: String) throws -> TILCore.ThingStore {
            try TILCore.ThingStore(path: folder.path + "/" + path)
        }
        let output = PrintedLines()
        let print = output.print
        let now = Date()
        let draft = try ThingDraft(short: "rna", long: "ribonucleic acid")
        // article
        let store = try ThingStore(path: "acronyms.db")
        if try store.meanings(of: "ftw").isEmpty {
            try store.add(ThingDraft(short: "ftw", long: "for the win"), at: Date())
        }
        print(try store.meanings(of: "FTW").map(\.long))  // ["For the Win"]
        for finding in try DocumentLinter().lint("The XQB met.\nTwo XQB's are here.").findings {
            print("\(finding.place.line):\(finding.place.column): \(finding.message)")
        }
        // end
        // article
        let thing = try await store.perform { try $0.add(draft, at: now) }
        // end
        #expect(thing.short == "RNA")
        #expect(
            await output.all() == [
                "[\"For the Win\"]",
                "1:5: Define XQB where it is first used, at line 1, or put it on the allow list; it is used 2 times.",
                "2:5: Write XQBs: the plural of an acronym has no apostrophe.",
            ])
    }
}
