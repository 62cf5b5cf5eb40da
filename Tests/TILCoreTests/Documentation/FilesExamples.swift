import Foundation
import TILCore
import Testing

/// The code of the article `Files.md`.
@Suite struct FilesExamples {
    private let temporary: TemporaryStore
    private let now = morning

    init() throws { temporary = try TemporaryStore() }

    private func write(_ text: String) throws -> String {
        let path = temporary.folder + "/deck.txt"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    @Test func importing() throws {
        let store = temporary.store
        let path = try write("FTW = for the win\nno separator\nFTW = free trade wharf\n")
        var shown: [String] = []
        func show(_ text: String) { shown.append(text) }
        // article
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        let contents = try FileContents(fileDescriptor: file.fileDescriptor, name: "deck.txt")

        var generator = SystemRandomNumberGenerator()
        var options = ImportOptions()
        options.tags = ["work"]
        let summary = try store.importThings(
            [InterchangeFormat.open(contents)],
            options: options, at: now, using: &generator)
        show("\(summary.new) new, \(summary.newMeanings) further meanings, \(summary.known) known")
        for rejection in summary.files[0].rejected {
            show("line \(rejection.line): \(rejection.reason)")
        }
        // end
        #expect(
            shown == [
                "1 new, 1 further meanings, 0 known",
                "line 2: Expected '=', ':' or ' - ' between the acronym and its meaning.",
            ])
        #expect(try store.things(tag: "work").count == 2)
    }

    @Test func reading() throws {
        let text = "acronym,meaning\nFTW,for the win\nRNA\n"
        var things: [String] = []
        var rejected: [Rejection] = []
        // article
        let contents = FileContents(name: "list.csv", bytes: Array(text.utf8))
        try InterchangeFormat.open(contents).forEachItem { item in
            switch item {
            case .record(let record): things.append("\(record.short) = \(record.long)")
            case .review, .remark: break
            case .rejected(let rejection): rejected.append(rejection)
            }
        }
        // end
        #expect(things == ["FTW = for the win"])
        #expect(rejected.map(\.line) == [3])
    }

    @Test func exporting() throws {
        let store = temporary.store
        try store.add(ThingDraft(short: "ftw", long: "for the win", tags: ["chat"]), at: now)
        let path = temporary.folder + "/glossary.md"
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        // article
        let format = try InterchangeFormat.exporting(toFileNamed: "glossary.md")
        var options = ExportOptions.standard
        options.title = "Our words"
        var writer = try format.writer(options)
        var output: [UInt8] = []
        writer.begin(into: &output)
        try store.forEachEntry(isSorted: format.needsSortedThings, withReviews: format.keepsReviews) { thing, reviews in
            writer.write(thing, reviews: reviews, into: &output)
            if output.count > 65_536 {
                try file.write(contentsOf: output)
                output.removeAll(keepingCapacity: true)
            }
            return true
        }
        try writer.finish(into: &output)
        try file.write(contentsOf: output)
        // end
        #expect(
            try String(contentsOfFile: path, encoding: .utf8) == """
                # Our words

                ## F

                - **FTW**: For the Win `#chat`

                """)
    }
}
