import Foundation
import TILCore
import TestSupport
import Testing

/// The code in comments about glossaries. `ArticleTests` compares each block with a passage.
@Suite struct GlossaryCommentExamples: ExampleSuite {
    let setup: ExampleSetup

    init() throws { setup = try ExampleSetup() }

    @Test func theExampleOfGlossaries() throws {
        // article
        for glossary in Glossary.all(own: folder, machine: ["/usr/share/til/glossaries"]) {
            print(glossary.isOwn ? "\(glossary.name), yours" : glossary.name)
        }
        // end
    }

    @Test func theExampleOfNamedGlossaries() throws {
        _ = try teamGlossary()
        // article
        let glossary = Glossary(name: "team", path: folder + "team.til", isOwn: true)
        let shelf = GlossaryShelf([glossary])
        // end
        #expect(shelf.meanings(of: "tla").count == 1)
    }

    @Test func theExampleOfGlossariesInFolders() throws {
        _ = try teamGlossary()
        let own = setup.folder.path
        // article
        let glossaries = Glossary.all(own: own, machine: [])
        let names = glossaries.map(\.name)  // ["team"]
        // end
        #expect(names == ["team"])
    }

    @Test func theExampleOfGlossaryErrors() throws {
        _ = try setup.folder.file("team.til", "no database")
        // article
        let shelf = GlossaryShelf(Glossary.all(own: folder, machine: []))
        let meanings = shelf.meanings(of: "tla")
        for failure in shelf.failures { print(failure) }  // The glossary team is left out: ...
        // end
        #expect(meanings.isEmpty && shelf.failures.count == 1)
    }

    @Test func theExampleOfGlossaryEntries() throws {
        let shelf = GlossaryShelf([try teamGlossary()])
        // article
        for entry in shelf.meanings(of: "tla") {
            print("\(entry.thing.short): \(entry.thing.long), in \(entry.glossary)")
        }
        // end
        #expect(shelf.meanings(of: "tla").map(\.glossary) == ["team"])
    }

    @Test func theExampleOfGlossaryReaders() throws {
        let glossary = try teamGlossary()
        // article
        let reader = try GlossaryReader(glossary)
        let meanings = try reader.meanings(of: "tla")  // TLA (Three Letter Acronym)
        // end
        #expect(meanings.map(\.thing.short) == ["TLA"])
    }

    @Test func theExampleOfShortsOfAGlossary() throws {
        let reader = try GlossaryReader(try teamGlossary())
        // article
        let typed = "t"
        let completions = try reader.shorts(startingWith: typed, limit: 20)  // ["TLA"]
        // end
        #expect(completions == ["TLA"])
    }

    @Test func theExampleOfNearestShortsOfAGlossary() throws {
        let reader = try GlossaryReader(try teamGlossary())
        // article
        let meanings = try reader.meanings(of: "tal")
        let nearest = meanings.isEmpty ? try reader.nearestShorts(to: "tal", limit: 3) : []  // ["TLA"]
        // end
        #expect(nearest == ["TLA"])
    }

    @Test func theExampleOfEntriesOfAGlossary() throws {
        let reader = try GlossaryReader(try teamGlossary())
        // article
        for entry in try reader.entries(limit: 50) {
            print("\(entry.thing.short): \(entry.thing.long)")
        }
        // end
    }

    @Test func theExampleOfSearchesOfAGlossary() throws {
        let reader = try GlossaryReader(try teamGlossary())
        // article
        let found = try reader.search("integration", limit: 50)
        let names = found.map { entry in entry.thing.short }  // ["CI"]
        // end
        #expect(names == ["CI"])
    }

    @Test func theExampleOfShelves() throws {
        _ = try teamGlossary()
        // article
        let shelf = GlossaryShelf(Glossary.all(own: folder, machine: []))
        let title = shelf.isEmpty ? "No glossaries" : "\(shelf.glossaries.count) glossaries"
        // end
        #expect(title == "1 glossaries")
    }

    @Test func theExampleOfShortsOfAShelf() throws {
        let shelf = GlossaryShelf([try teamGlossary()])
        // article
        let typed = "t"
        let completions = shelf.shorts(startingWith: typed, limit: 20)  // ["TLA"]
        // end
        #expect(completions == ["TLA"])
    }

    @Test func theExampleOfNearestShortsOfAShelf() throws {
        let shelf = GlossaryShelf([try teamGlossary()])
        // article
        let isUnknown = shelf.meanings(of: "tal").isEmpty
        let nearest = isUnknown ? shelf.nearestShorts(to: "tal") : []  // ["TLA"]
        // end
        #expect(nearest == ["TLA"])
    }

    @Test func theExampleOfSearchesOfAShelf() throws {
        let shelf = GlossaryShelf([try teamGlossary()])
        // article
        for entry in shelf.search("integration") {
            print("\(entry.thing.short), in \(entry.glossary)")
        }
        // end
    }
}
