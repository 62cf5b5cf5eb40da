import Foundation
import TILCore
import TestSupport
import Testing

/// The code of the article `Glossaries.md`.
@Suite struct GlossariesExamples {
    @Test func theCodeOfTheArticleGivesTheStatedResults() async throws {
        let temporary = try TemporaryFolder()
        func NSHomeDirectory() -> String { temporary.path }
        let output = PrintedLines()
        let print = output.print
        let made = temporary.path + "/.local/share/til/glossaries"
        try FileManager.default.createDirectory(atPath: made, withIntermediateDirectories: true)
        _ = try makeGlossary(named: "team", "TLA\tThree Letter Acronym\nCI\tIntegration\n", in: made)
        // article
        let folder = NSHomeDirectory() + "/.local/share/til/glossaries"
        let shelf = GlossaryShelf(Glossary.all(own: folder, machine: []))
        for entry in shelf.meanings(of: "tla") {
            print("\(entry.thing.short): \(entry.thing.long), in \(entry.glossary)")
        }
        // end
        #expect(await output.all() == ["TLA: Three Letter Acronym, in team"])
    }
}
