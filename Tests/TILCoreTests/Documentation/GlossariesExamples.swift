import Foundation
import TILCore
import Testing

/// The code of the article `Glossaries.md`.
@Suite struct GlossariesExamples {
    private let now = morning

    @Test func makeAndLookUp() throws {
        let temporary = try TemporaryStore()
        let folder = temporary.folder
        let origin = GlossaryOrigin(kind: .folder)
        let inputs = [
            GlossaryInput(name: "team.tsv", stamp: "1") {
                let text = "TLA\tThree Letter Acronym\nCI\tIntegration\n"
                return try InterchangeFormat.open(FileContents(name: "team.tsv", bytes: Array(text.utf8)))
            }
        ]
        var shown: [String] = []
        func show(_ text: String) { shown.append(text) }
        let glossary = Glossary(name: "team", path: folder + "/team.til", isOwn: true)
        let report = try glossary.update(from: origin, inputs, at: now)
        show("\(report.new) new, \(report.gone) gone; \(report.entries) entries")
        // article
        let shelf = GlossaryShelf(Glossary.all(own: folder, machine: []))
        for entry in shelf.meanings(of: "tla") {
            show("\(entry.thing.short): \(entry.thing.long), in \(entry.glossary)")
        }
        // end
        #expect(shown == ["2 new, 0 gone; 2 entries", "TLA: Three Letter Acronym, in team"])
    }
}
