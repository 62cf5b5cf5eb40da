import Foundation
import TILCore
import TestSupport
import Testing

/// The code of the article `Glossaries.md`.
@Suite struct GlossariesExamples {
    @Test func theCodeOfTheArticleGivesTheStatedResults() async throws {
        let temporary = try TemporaryStore()
        func NSHomeDirectory() -> String { temporary.folder }
        let output = PrintedLines()
        let print = output.print
        let made = temporary.folder + "/.local/share/til/glossaries"
        try FileManager.default.createDirectory(atPath: made, withIntermediateDirectories: true)
        let input = GlossaryInput(name: "team.tsv", stamp: "1") {
            let text = "TLA\tThree Letter Acronym\nCI\tIntegration\n"
            return try InterchangeFormat.open(FileContents(name: "team.tsv", bytes: Array(text.utf8)))
        }
        let report = try Glossary(name: "team", path: made + "/team.til", isOwn: true)
            .update(from: GlossaryOrigin(kind: .folder), [input], at: morning)
        #expect(report.new == 2 && report.removed == 0 && report.entries == 2)
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
