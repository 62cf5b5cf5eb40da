import Foundation
import Testing

@testable import TILCore

@Suite struct FormatRecognitionTests {
    private func recognise(_ text: String, name: String = "list") throws -> String {
        try InterchangeFormat.recognise(ByteSource(name: name, bytes: Array(text.utf8))).name
    }

    @Test(arguments: [
        ("FTW\tfor the win\n", "list", "tsv"),
        ("# c\nFTW\tfor the win\nbad line\nCD\tcompact disc\n", "list.txt", "tsv"),
        ("FTW,for the win\n", "list", "csv"), ("acronym,meaning\nFTW,for the win\n", "list.txt", "csv"),
        ("FTW;for the win, at last\n", "list", "csv"), ("\"A: B\",\"b\"\n\"C\",\"c\"\n", "list", "csv"),
        ("sep=;\nFTW;for the win\n", "list", "csv"), ("FTW = for the win\n", "list", "text"),
        ("FTW: for the win\nCD: compact disc, round; flat\n", "list", "text"), ("FTW - for the win\n", "list", "text"),
        ("FTW – for the win, as it was\nCD – compact disc\n", "list.csv", "text"),
        ("A,a: b\nB,b\nC,c = d\n", "list", "csv"),
        ("", "empty.csv", "csv"), ("", "empty", "text"), ("# only a comment\n\n", "x", "text"),
        ("{\"short\":\"FTW\",\"long\":\"for the win, yes: so\"}\n", "list.txt", "jsonl"),
        ("FTW\tfor the win\tnote\n", "acronyms.txt", "tsv"), ("FTW\tfor the win\n", "acronyms.tsv", "tsv"),
        ("FTW\tfor the win: hooray, yes\nCD\tcompact disc\n", "list.csv", "tsv"),
    ])
    func isToldByContentAndName(text: String, name: String, format: String) throws {
        #expect(try recognise(text, name: name) == format)
    }

    @Test func whatFitsNothingIsRefusedWithReasons() throws {
        let prose = "It was a bright cold day in April\nand the clocks were striking thirteen.\nNo list at all\n"
        let error = try #require(throws: InterchangeError.self) { try recognise(prose, name: "novel.txt") }
        guard case .unrecognised(let name, let guesses) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(name == "novel.txt")
        #expect(guesses.map(\.format) == ["text", "tsv", "csv"])
        #expect(guesses.allSatisfy { $0.reason.hasSuffix(".") })
        #expect(error.description.contains("--format"))
    }

    @Test(arguments: ["{\"FTW\": \"for the win\"}\n", "<html>\n<p>a: b\n", "\u{0}\u{0}\u{0}\u{1}\u{0}a: b\u{0}"])
    func markupAndBinariesAreRefused(text: String) throws {
        #expect(throws: InterchangeError.self) { try recognise(text) }
    }

    @Test func utf16WithoutAMarkIsNamed() throws {
        let bytes: [UInt8] = Array("FTW\tfor the win\n".utf8).flatMap { [$0, 0] }
        #expect(throws: InterchangeError.notUTF8(name: "list")) {
            try InterchangeFormat.recognise(ByteSource(name: "list", bytes: bytes))
        }
    }

    @Test func namesAreFoundAndSuggested() throws {
        #expect(try InterchangeFormat.named("CSV").name == "csv")
        #expect(try InterchangeFormat.named("txt").name == "text")
        #expect(throws: InterchangeError.unknownFormat(name: "cvs", nearest: nil)) {
            try InterchangeFormat.named("cvs")
        }
        #expect(throws: InterchangeError.unknownFormat(name: "texd", nearest: "text")) {
            try InterchangeFormat.named("texd")
        }
        #expect(throws: InterchangeError.unknownFormat(name: "spreadsheet", nearest: nil)) {
            try InterchangeFormat.named("spreadsheet")
        }
    }

    @Test func theNameOfAnExportTellsItsFormat() throws {
        #expect(try InterchangeFormat.exporting(toFileNamed: "a/b.c/List.TSV").name == "tsv")
        #expect(throws: InterchangeError.undecidedExport(name: "list")) {
            try InterchangeFormat.exporting(toFileNamed: "list")
        }
    }

    @Test func theSampleIsReadAgain() throws {
        let text = String(repeating: "FTW\tfor the win\n", count: 10_000)
        let source = ByteSource(bytes: Array(text.utf8), piece: 1_000)
        var reader = try InterchangeFormat.recognise(source).reader(of: source)
        var count = 0
        while try reader.next() != nil { count += 1 }
        #expect(count == 10_000)
    }
}
