import Foundation
import TILCore
import TestSupport
import Testing

/// The code in comments about files. `ArticleTests` compares each block with a passage.
@Suite struct ListCommentExamples: ExampleSuite {
    let setup: ExampleSetup

    init() throws { setup = try ExampleSetup() }

    @Test func theExampleOfMakers() throws {
        var generator = SeededGenerator(seed: 1)
        let candidates = try store.things()
        // article
        var maker = ChoiceMaker()
        let wrong = maker.wrongAnswers(for: thing, asked: .meaning, from: candidates, using: &generator)
        let choices = AnswerChoices(right: thing.long, wrong: wrong, using: &generator)
        // end
        #expect(choices.texts.contains("For the Win"))
    }

    @Test func theExampleOfInterchangeErrors() throws {
        // article
        do {
            let format = try InterchangeFormat.exporting(toFileNamed: "words")
            print(format.summary)
        } catch {
            print(error)  // Cannot tell the format from the name 'words'. Use one of ...
        }
        // end
        #expect(throws: InterchangeError.undecidedExport(name: "words")) {
            try InterchangeFormat.exporting(toFileNamed: "words")
        }
    }

    @Test func theExampleOfEqualFormats() throws {
        // article
        let csv = try InterchangeFormat.named("csv")
        let isTable = try InterchangeFormat.exporting(toFileNamed: "words.csv") == csv  // true
        // end
        #expect(isTable)
    }

    @Test func theExampleOfFilesOfAFormat() throws {
        let text = "acronym,meaning\nFTW,for the win\n"
        // article
        let csv = try InterchangeFormat.named("csv")
        let file = try csv.file(FileContents(name: "words.txt", bytes: Array(text.utf8)))
        print(try file.items().count)  // 1
        // end
        #expect(try file.items().count == 1)
    }

    @Test func theExampleOfWriters() throws {
        // article
        var writer = try InterchangeFormat.named("csv").writer()
        var bytes: [UInt8] = []
        writer.begin(into: &bytes)
        for thing in try store.things() { writer.write(thing, reviews: [], into: &bytes) }
        try writer.finish(into: &bytes)
        // end
        #expect(String(decoding: bytes, as: UTF8.self).contains("FTW"))
    }

    @Test func theExampleOfWritingEntries() throws {
        var writer = try InterchangeFormat.named("jsonl").writer()
        var bytes: [UInt8] = []
        // article
        try store.forEachEntry(withReviews: true) { thing, reviews in
            writer.write(thing, reviews: reviews, into: &bytes)
            return true  // go on
        }
        // end
        #expect(!bytes.isEmpty)
    }

    @Test func theExampleOfPastedText() throws {
        // article
        let pasted = "FTW = for the win\n"
        let contents = FileContents(name: "clipboard", bytes: Array(pasted.utf8))
        // end
        #expect(contents.bytes.count == pasted.utf8.count)
    }

    @Test func theExampleOfOpenFiles() throws {
        _ = try setup.folder.file("deck.txt", "FTW = for the win\n")
        // article
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder + "deck.txt"))
        let contents = try FileContents(fileDescriptor: file.fileDescriptor, name: "deck.txt")
        // end
        #expect(contents.name == "deck.txt" && !contents.bytes.isEmpty)
    }

    @Test func theExampleOfColumns() throws {
        // article
        var options = ReadingOptions()
        options.columns = ColumnChoice("Abbr,Meaning,,Team")  // no note, and tags from the column Team
        // end
        #expect(options.columns?.text == "Abbr,Meaning,,Team")
    }

    @Test func theExampleOfDoubts() throws {
        let contents = FileContents(name: "color.txt", bytes: Array("width = 640\nheight = 480\ncolor = blue\n".utf8))
        // article
        do {
            let summary = try store.importThings([InterchangeFormat.open(contents)], at: now)
            print("\(summary.new) new")
        } catch InterchangeError.doubtful(let doubt) {
            print("Are the \(doubt.count) entries of \(doubt.name) acronyms?")
        }
        // end
        #expect(store.count == 1)
    }

    @Test func theExampleOfSeparators() throws {
        // article
        var options = ReadingOptions()
        options.separator = SeparatorChoice("--")  // FTW -- for the win
        // end
        #expect(options.separator?.text == "--")
    }

    @Test func theExampleOfItems() throws {
        // article
        for item in try InterchangeFormat.open(list).items() {
            if case .rejected(let rejection) = item { print("line \(item.line): \(rejection.reason)") }
        }
        // end
        #expect(try InterchangeFormat.open(list).items().count == 2)
    }

    @Test func theExampleOfRecords() throws {
        // article
        for case .record(let record) in try InterchangeFormat.open(list).items() {
            print("line \(record.line): \(record.short) = \(record.long)")
        }
        // end
    }

    @Test func theExampleOfPreparedFiles() throws {
        // article
        let file = try InterchangeFormat.open(list)
        print("\(file.name) is read as \(file.format)")  // list.csv is read as csv
        let summary = try store.importThings([file], at: now)
        // end
        #expect(summary.new == 1)
    }

    @Test func theExampleOfReports() throws {
        // article
        let report = try store.importThings([InterchangeFormat.open(list)], at: now).files[0]
        for rejection in report.rejected { print("line \(rejection.line): \(rejection.reason)") }
        for remark in report.remarks { print(remark) }
        // end
        #expect(report.rejectedCount == 1)
    }

    @Test func theExampleOfNearRepeats() throws {
        let wins = FileContents(name: "wins.tsv", bytes: Array("FTW\tFor the Win!\n".utf8))
        let summary = try store.importThings([InterchangeFormat.open(wins)], at: now)
        // article
        for entry in summary.files.flatMap(\.nearRepeats) {
            print("\(entry.short): \(entry.long) is nearly \(entry.other)")
        }
        // end
        #expect(summary.nearlyKnown == 1)
    }

    @Test func theExampleOfOutcomes() throws {
        let wins = FileContents(name: "wins.tsv", bytes: Array("FTW\tFor the Win!\n".utf8))
        let summary = try store.importThings([InterchangeFormat.open(wins)], at: now)
        // article
        let skipped = summary.files.flatMap(\.nearRepeats).filter { $0.outcome == .skipped }
        print("\(skipped.count) entries were skipped")
        // end
        #expect(skipped.count == 1)
    }

    @Test func theExampleOfImportSummaries() throws {
        // article
        let summary = try store.importThings([InterchangeFormat.open(list)], at: now)
        print("\(summary.new + summary.newMeanings) added, \(summary.known) known")  // 1 added, 0 known
        // end
        #expect(summary.new == 1 && summary.known == 0)
    }

    @Test func theExampleOfRejections() throws {
        // article
        let report = try store.importThings([InterchangeFormat.open(list)], at: now).files[0]
        let lines = report.rejected.map { "line \($0.line): \($0.reason)" }
        // end
        #expect(lines.count == 1)
    }

    @Test func theExampleOfMadeRejections() throws {
        // article
        let preview = Rejection(line: 7, reason: "The meaning is missing.", text: "RNA")
        print("line \(preview.line): \(preview.reason)")
        // end
        #expect(preview.text == "RNA")
    }

    @Test func theExampleOfOptionsOfATimeZone() throws {
        // article
        let rollover = try store.settings().rollover
        let options = ReadingOptions(columns: ColumnChoice("2,1"), in: .current, rollover: rollover)
        // end
        #expect(options.columns != nil)
    }
}
