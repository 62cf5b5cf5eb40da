import Foundation
import TILCore
import TestSupport
import Testing

/// The code of the article `Files.md`, as one program.
@Suite struct FilesExamples {
    @Test func theCodeOfTheArticleGivesTheStatedResults() async throws {
        let temporary = try TemporaryFolder()
        func NSTemporaryDirectory() -> String { temporary.path + "/" }
        let output = PrintedLines()
        let print = output.print
        // article
        let store = try ThingStore()
        let deck = NSTemporaryDirectory() + "deck.txt"
        try "FTW = for the win\nno separator\nFTW = free trade wharf\n".write(
            toFile: deck, atomically: true, encoding: .utf8)

        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: deck))
        let contents = try FileContents(fileDescriptor: file.fileDescriptor, name: "deck.txt")

        var options = ImportOptions()
        options.tags = ["work"]
        let summary = try store.importThings([InterchangeFormat.open(contents)], options: options, at: Date())
        print("\(summary.new) new, \(summary.newMeanings) further meanings, \(summary.known) known")
        for rejection in summary.files[0].rejected {
            print("line \(rejection.line): \(rejection.reason)")
        }
        // end
        #expect(try store.things(tag: "work").count == 2)
        // article
        let list = FileContents(name: "list.csv", bytes: Array("acronym,meaning\nFTW,for the win\nRNA\n".utf8))
        try InterchangeFormat.open(list).forEachItem { item in
            switch item {
            case .record(let record): print("\(record.short) = \(record.long)")
            case .review, .remark: break
            case .rejected(let rejection): print("line \(rejection.line): \(rejection.reason)")
            }
        }
        // end
        let lines = await output.all()
        #expect(
            lines.prefix(3) == [
                "1 new, 1 further meanings, 0 known",
                "line 2: Expected '=', ':' or ' - ' between the acronym and its meaning.", "FTW = for the win",
            ])
        #expect(lines.dropFirst(3).map { $0.hasPrefix("line 3: ") } == [true])
        // article
        let format = try InterchangeFormat.exporting(toFileNamed: "glossary.md")
        var exportOptions = ExportOptions.standard
        exportOptions.title = "Our words"
        var writer = try format.writer(exportOptions)
        var bytes: [UInt8] = []
        writer.begin(into: &bytes)
        try store.forEachEntry(isSorted: format.needsSortedThings, withReviews: format.keepsReviews) { thing, reviews in
            writer.write(thing, reviews: reviews, into: &bytes)
            return true
        }
        try writer.finish(into: &bytes)
        try Data(bytes).write(to: URL(fileURLWithPath: NSTemporaryDirectory() + "glossary.md"))
        // end
        let glossary = try String(contentsOfFile: temporary.path + "/glossary.md", encoding: .utf8)
        #expect(
            glossary == """
                # Our words

                ## F

                - **FTW**
                  - for the win `#work`
                  - free trade wharf `#work`

                """)
    }
}
