import Foundation
import TILCore
import TestSupport
import Testing

/// The code in comments. `ArticleTests` compares each block with a passage.
@Suite struct FileCommentExamples: ExampleSuite {
    let setup: ExampleSetup

    init() throws { setup = try ExampleSetup() }

    @Test func theExampleOfContentsGivesTheStatedResult() throws {
        // article
        let memory = FileContents(name: "list.txt", bytes: Array("FTW = for the win\n".utf8))
        let items = try InterchangeFormat.open(memory).items()
        // end
        #expect(items.count == 1)
    }

    @Test func theExampleOfOpeningGivesTheStatedResult() throws {
        // article
        let file = try InterchangeFormat.open(list)
        print(file.format)  // csv
        let named = try InterchangeFormat.open(list, as: .named("csv"))
        // end
        #expect(file.format == named.format)
    }

    @Test func theExampleOfImportingGivesTheStatedResult() throws {
        // article
        var options = ImportOptions()
        options.tags = ["work"]
        let summary = try store.importThings([InterchangeFormat.open(list)], options: options, at: now)
        print("\(summary.new) new, \(summary.rejectedCount) rejected")
        // end
        #expect(summary.new == 1)
    }

    @Test func theExampleOfFormatsGivesTheStatedResult() throws {
        // article
        let format = try InterchangeFormat.exporting(toFileNamed: "glossary.md")
        var writer = try format.writer()
        let bytes = try writer.document(of: store.things())
        // end
        #expect(!bytes.isEmpty)
    }

    @Test func theExampleOfReadingOptionsGivesTheStatedResult() throws {
        // article
        var options = ReadingOptions(in: .current, rollover: 4)
        options.columns = ColumnChoice("acronym,meaning")
        let file = try InterchangeFormat.open(list, options: options)
        // end
        #expect(file.name == "list.csv")
    }

    @Test func theExampleOfExportOptionsGivesTheStatedResult() throws {
        // article
        var options = ExportOptions.standard
        options.title = "Our words"
        var writer = try InterchangeFormat.named("markdown").writer(options)
        // end
        #expect(try !writer.document(of: []).isEmpty)
    }

    @Test func theExampleOfImportOptionsGivesTheStatedResult() throws {
        // article
        var options = ImportOptions()
        options.isDryRun = true  // only the report
        let report = try store.importThings([InterchangeFormat.open(list)], options: options, at: now)
        // end
        #expect(report.new == 1 && store.count == 1)
    }

    @Test func theExampleOfGlossariesGivesTheStatedResult() throws {
        // article
        let shelf = GlossaryShelf(Glossary.all(own: folder, machine: ["/usr/share/til/glossaries"]))
        let own = try store.meanings(of: "ftw")
        let others = shelf.meanings(of: "ftw", beside: own)  // without what the person has
        // end
        #expect(others.isEmpty)
    }
}
