import Foundation
import Testing

@testable import TILCore

@Suite struct FormatRecognitionTests {
    private func recognise(_ text: String, name: String = "list") throws -> String {
        try InterchangeFormat.recognise(FileContents(name: name, bytes: Array(text.utf8))).name
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
        ("- A: a\n- B: b\n", "list", "markdown"), ("- A: a\n- B: b\n  or c\n", "list", "markdown"),
        ("- A: a\n1. B: b\n**C**: c\n\"D\" = \"d\"\n", "list", "text"), ("- A: a\n1. B: b\n", "list.txt", "text"),
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
        #expect(error.description.contains("name one"))
    }

    @Test(arguments: ["{\"FTW\": \"for the win\"}\n", "<html>\n<p>a: b\n", "\u{0}\u{0}\u{0}\u{1}\u{0}a: b\u{0}"])
    func markupAndBinariesAreRefused(text: String) throws {
        #expect(throws: InterchangeError.self) { try recognise(text) }
    }

    @Test func utf16WithoutAMarkIsNamed() throws {
        let bytes: [UInt8] = Array("FTW\tfor the win\n".utf8).flatMap { [$0, 0] }
        #expect(throws: InterchangeError.notUTF8(name: "list")) {
            try InterchangeFormat.recognise(FileContents(name: "list", bytes: bytes))
        }
    }

    @Test func anotherEncodingIsNamed() throws {
        let latin1: [UInt8] =
            Array("# caf".utf8) + [0xE9, 0x0A] + Array("CAF".utf8) + [0xE9] + Array(" = caf".utf8) + [0xE9]
        let error = InterchangeError.otherEncoding(name: "lat.txt", line: 1)
        #expect(throws: error) {
            try InterchangeFormat.recognise(FileContents(name: "lat.txt", bytes: latin1))
        }
        #expect(error.description.contains("UTF-8") && error.description.contains("line "))
        // Prose is no list in any encoding.
        let prose: [UInt8] = Array("It was a bright caf".utf8) + [0xE9, 0x0A]
        let refusal = #expect(throws: InterchangeError.self) {
            try InterchangeFormat.recognise(FileContents(name: "novel.txt", bytes: prose))
        }
        guard case .unrecognised = refusal else {
            Issue.record("\(String(describing: refusal))")
            return
        }
    }

    @Test(arguments: [
        ("list.xlsx", "PK\u{3}\u{4}", InterchangeError.BinaryKind.archive, "CSV"),
        ("collection.anki2", "SQLite format 3\0", .ankiCollection, "Deck Package"),
        ("x.db", "SQLite format 3\0", .database, "CSV"),
    ])
    func filesThatAreNoTextAreNamed(
        name: String, start: String, kind: InterchangeError.BinaryKind, advice: String
    ) throws {
        let bytes = Array(start.utf8)
        let error = InterchangeError.notText(name: name, kind: kind)
        #expect(throws: error) { try InterchangeFormat.recognise(FileContents(name: name, bytes: bytes)) }
        #expect(throws: error) {
            _ = try InterchangeFormat.open(FileContents(name: name, bytes: bytes), as: PlainText.format)
        }
        #expect(error.description.contains(advice))
    }

    @Test(arguments: [
        ("deck.apkg", "PK\u{3}\u{4}"), ("all.colpkg", "PK\u{3}\u{4}"),
        ("standard input", "PK\u{3}\u{4}" + String(repeating: "\0", count: 26) + "collection.anki2"),
        ("standard input", "PK\u{3}\u{4}" + String(repeating: "\0", count: 22) + "\u{4}\0\0\0meta"),
    ])
    func packagesOfAnkiAreTold(name: String, start: String) throws {
        let source = FileContents(name: name, bytes: Array(start.utf8))
        #expect(try InterchangeFormat.recognise(source).name == "apkg")
        let error = InterchangeError.notText(name: name, kind: .ankiPackage)
        #expect(throws: error) { _ = try InterchangeFormat.open(source, as: PlainText.format) }
        #expect(error.description.contains("name apkg"))
    }

    @Test func aStoreOfTilIsNamed() throws {
        let temporary = try TemporaryStore()
        let path = temporary.folder + "/copy.db"
        try temporary.store.backUp(toFile: path)
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        let error = InterchangeError.notText(name: path, kind: .store)
        #expect(throws: error) { try InterchangeFormat.recognise(FileContents(name: path, bytes: bytes)) }
        #expect(error.description.contains("restore it") && error.description.contains("export it"))
    }

    @Test(arguments: [
        "Q: What?\nA: That.\n", "# Deck\n\nQ: What\nis it?\nA: That,\nor this.\n\nC: It is [that].\n",
        "C: One [word].\nC: Another [word]: yes\n", "C:\nBetter is [x]\nthan y\n\nC: [z]\n\nNote: x\n",
    ])
    func cardsOfQuestionsAreHashcards(text: String) throws {
        for name in ["cards.md", "cards.txt", "cards"] {
            let isSuperMemo = text.hasPrefix("Q: What?") && name != "cards.md"
            #expect(try recognise(text, name: name) == (isSuperMemo ? "supermemo" : "hashcards"))
        }
        #expect(try recognise("q: river\na: rivero\n\nq: hope\na: esperanto\na1: hopo\n") == "supermemo")
        let source = FileContents(name: "cards", bytes: Array(text.utf8))
        #expect(try InterchangeFormat.open(source, as: PlainText.format).format == "text")
    }

    @Test(arguments: [
        "A: ampere\n", "C: coulomb\n", "C: Celsius\nF: Fahrenheit\nK: Kelvin [kelvins]\n",
        "A: ampere\nC: coulomb [SI]\n",
        "C: a language [1972]\n", "A: answer\nQ: question\n", "Q: question\n", "Q = q\nA = a\nC = [c]\n",
        "Q: question\nA: answer\nFAQ: questions\nTIL: today\n",
    ])
    func entriesForTheirLettersAreNoCards(text: String) throws {
        #expect(try recognise(text) == "text")
    }

    @Test func namesAreFoundAndSuggested() throws {
        #expect(try InterchangeFormat.named("CSV").name == "csv")
        #expect(try InterchangeFormat.named("txt").name == "text")
        #expect(throws: InterchangeError.unknownFormat(name: "cvs", nearest: "csv")) {
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
        let source = FileContents(bytes: Array(text.utf8))
        #expect(try InterchangeFormat.recognise(source).file(source).items().count == 10_000)
    }
}
