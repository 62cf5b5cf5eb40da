import Foundation
import Testing

@testable import TILCore

@Suite struct FormatRecognitionTests {
    typealias Support = InterchangeSupport

    /// Returns the sentence with which a file is refused.
    private func refusal(_ name: String, _ bytes: [UInt8], as format: InterchangeFormat? = nil) -> InterchangeError? {
        #expect(throws: InterchangeError.self) {
            try InterchangeFormat.open(FileContents(name: name, bytes: bytes), as: format)
        }
    }

    @Test(
        arguments: Support.table(
            """
            FTW⇥for the win⏎ ⇒ list ⇒ tsv
            # c⏎FTW⇥for the win⏎bad line⏎CD⇥compact disc⏎ ⇒ list.txt ⇒ tsv
            FTW,for the win⏎ ⇒ list ⇒ csv
            acronym,meaning⏎FTW,for the win⏎ ⇒ list.txt ⇒ csv
            FTW;for the win, at last⏎ ⇒ list ⇒ csv
            "A: B","b"⏎"C","c"⏎ ⇒ list ⇒ csv
            sep=;⏎FTW;for the win⏎ ⇒ list ⇒ csv
            FTW = for the win⏎ ⇒ list ⇒ text
            FTW: for the win⏎CD: compact disc, round; flat⏎ ⇒ list ⇒ text
            FTW - for the win⏎ ⇒ list ⇒ text
            FTW – for the win, as it was⏎CD – compact disc⏎ ⇒ list.csv ⇒ text
            A,a: b⏎B,b⏎C,c = d⏎ ⇒ list ⇒ csv
             ⇒ empty.csv ⇒ csv
             ⇒ empty ⇒ text
            # only a comment⏎⏎ ⇒ x ⇒ text
            {"short":"FTW","long":"for the win, yes: so"}⏎ ⇒ list.txt ⇒ jsonl
            FTW⇥for the win⇥note⏎ ⇒ acronyms.txt ⇒ tsv
            FTW⇥for the win⏎ ⇒ acronyms.tsv ⇒ tsv
            FTW⇥for the win: hooray, yes⏎CD⇥compact disc⏎ ⇒ list.csv ⇒ tsv
            - A: a⏎- B: b⏎ ⇒ list ⇒ markdown
            - A: a⏎- B: b⏎  or c⏎ ⇒ list ⇒ markdown
            - A: a⏎1. B: b⏎**C**: c⏎"D" = "d"⏎ ⇒ list ⇒ text
            - A: a⏎1. B: b⏎ ⇒ list.txt ⇒ markdown
            #separator:tab⏎A⇥a⏎ ⇒ Selected Notes.txt ⇒ anki
            #html:false⏎A⇥a⏎ ⇒ Selected Notes.txt ⇒ anki
            #notetype column:2⏎A⇥Basic⇥a⏎ ⇒ Selected Notes.txt ⇒ anki
            # G⏎⏎- **FTW**: for the win⏎ ⇒ x ⇒ markdown
            | A | B |⏎|--|--|⏎| FTW | for the win |⏎ ⇒ x ⇒ markdown
            FTW⏎: for the win⏎ ⇒ x ⇒ markdown
            Text.⏎⏎*[A]: a⏎*[B]: b⏎ ⇒ standard input ⇒ markdown
            $NetBSD: acronyms,v 1.1 2020/01/01 00:00:00 someone Exp $⏎A⇥a⏎ ⇒ x ⇒ wtf
            A⇥a⏎ ⇒ /usr/share/misc/acronyms.comp ⇒ wtf
            A⇥a⏎ ⇒ acronyms.d/x ⇒ tsv
            Q: What?⏎A: That.⏎ ⇒ cards.md ⇒ hashcards
            Q: What?⏎A: That.⏎ ⇒ cards.txt ⇒ hashcards
            Q: What?⏎A: That.⏎ ⇒ cards ⇒ hashcards
            # Deck⏎⏎Q: What⏎is it?⏎A: That,⏎or this.⏎⏎C: It is [that].⏎ ⇒ cards.md ⇒ hashcards
            # Deck⏎⏎Q: What⏎is it?⏎A: That,⏎or this.⏎⏎C: It is [that].⏎ ⇒ cards.txt ⇒ hashcards
            # Deck⏎⏎Q: What⏎is it?⏎A: That,⏎or this.⏎⏎C: It is [that].⏎ ⇒ cards ⇒ hashcards
            C: One [word].⏎C: Another [word]: yes⏎ ⇒ cards.md ⇒ hashcards
            C: One [word].⏎C: Another [word]: yes⏎ ⇒ cards.txt ⇒ hashcards
            C: One [word].⏎C: Another [word]: yes⏎ ⇒ cards ⇒ hashcards
            C:⏎Better is [x]⏎than y⏎⏎C: [z]⏎⏎Note: x⏎ ⇒ cards.md ⇒ hashcards
            C:⏎Better is [x]⏎than y⏎⏎C: [z]⏎⏎Note: x⏎ ⇒ cards.txt ⇒ hashcards
            C:⏎Better is [x]⏎than y⏎⏎C: [z]⏎⏎Note: x⏎ ⇒ cards ⇒ hashcards
            A: ampere⏎ ⇒ list ⇒ text
            C: coulomb⏎ ⇒ list ⇒ text
            C: Celsius⏎F: Fahrenheit⏎K: Kelvin [kelvins]⏎ ⇒ list ⇒ text
            A: ampere⏎C: coulomb [SI]⏎ ⇒ list ⇒ text
            C: a language [1972]⏎ ⇒ list ⇒ text
            A: answer⏎Q: question⏎ ⇒ list ⇒ text
            Q: question⏎ ⇒ list ⇒ text
            Q = q⏎A = a⏎C = [c]⏎ ⇒ list ⇒ text
            Q: question⏎A: answer⏎FAQ: questions⏎TIL: today⏎ ⇒ list ⇒ text
            """))
    func aFormatIsRecognisedByContentAndName(row: [String]) throws {
        #expect(try Support.recognised(row[1], row[0]) == row[2])
    }

    /// An export of til has a thing with a long note in one line.
    @Test(arguments: ["", "\n"]) func aFirstLineBeyondTheSampleIsRead(end: String) throws {
        let note = String(repeating: "n", count: 66_000)
        let line = #"{"short":"FTW","long":"for the win","note":"\#(note)"}"# + end
        #expect(try Support.recognised("x.jsonl", line) == "jsonl")
        #expect(try Support.recognised("x", line + "\n" + line) == "jsonl")
    }

    @Test func proseIsRefused() throws {
        let prose = "It was a bright cold day in April\nand the clocks were striking thirteen.\nNo list at all\n"
        #expect(refusal("novel.txt", Array(prose.utf8)) == .nothingFound(name: "novel.txt", isProse: false))
    }

    /// Text in another encoding, its name, and the name of the encoding in the sentence.
    @Test(
        arguments: Support.table(
            """
            \0\0\0\u{1}\0a: b\0 ⇒ list ⇒ is not text
            PK\u{3}\u{4} ⇒ list.xlsx ⇒ CSV
            SQLite format 3\0 ⇒ collection.anki2 ⇒ Deck Package
            SQLite format 3\0 ⇒ x.db ⇒ CSV
            """))
    func markupAndBinariesAreRefused(row: [String]) {
        let bytes = Array(row[0].utf8)
        let error = refusal(row[1], bytes)
        #expect(error?.description.contains(row[2]) == true)
        if row[1] != "list" { #expect(refusal(row[1], bytes, as: PlainText.format) == error) }
    }

    @Test func anotherEncodingIsNamed() {
        func latin1(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8($0.value) } }
        #expect(refusal("list", Array("FTW\tfor the win\n".utf8).flatMap { [$0, 0] }) == .notUTF8(name: "list"))
        let error = refusal("lat.txt", latin1("# café\nCAFé = café"))
        #expect(error == .otherEncoding(name: "lat.txt", line: 1))
        #expect(error?.description.contains("UTF-8") == true && error?.description.contains("line ") == true)
        // A table whose rows contain other bytes is not read row by row.
        for separator in ["\t", ","] {
            let rows = "Abkürzung_Bedeutung\nTÜV_Verein für Überwachung\nGmbH_beschränkte Haftung\n"
            let table = latin1(rows.replacing("_", with: separator))
            #expect(refusal("lat.csv", table) == .otherEncoding(name: "lat.csv", line: 1))
        }
    }

    @Test(
        arguments: Support.table(
            """
            PK\u{3}\u{4} ⇒ deck.apkg
            PK\u{3}\u{4} ⇒ all.colpkg
            PK\u{3}\u{4}\(String(repeating: "\0", count: 26))collection.anki2 ⇒ standard input
            PK\u{3}\u{4}\(String(repeating: "\0", count: 22))\u{4}\0\0\0meta ⇒ standard input
            """))
    func packagesOfAnkiAreRecognised(row: [String]) throws {
        #expect(try Support.recognised(row[1], row[0]) == "apkg")
        let error = refusal(row[1], Array(row[0].utf8), as: PlainText.format)
        #expect(error?.description.contains("Its format is apkg") == true)
    }

    @Test(arguments: ["<b>", "{{c1::x}}", "[x", "{\"a\""]) func exportsThatStartLikeMarkupAreRecognised(short: String)
        throws
    {
        for format in [TSV.format, PlainText.format] {
            var writer = try format.writer()
            let bytes = try writer.document(of: [Support.thing(short, "bold")])
            let file = try InterchangeFormat.open(FileContents(name: "list.txt", bytes: bytes))
            #expect(file.format == format.name)
            #expect(Support.lines(try file.items()).map { $0.dropFirst(2) } == ["\(short)|bold"])
        }
    }

    @Test func aStoreOfTilIsNamed() throws {
        let temporary = try TemporaryStore()
        let path = temporary.folder + "/copy.db"
        try temporary.store.backUp(toFile: path)
        let error = refusal(path, Array(try Data(contentsOf: URL(fileURLWithPath: path))))
        #expect(error == .store(name: path))
        #expect(error?.description.contains("Restore it") == true && error?.description.contains("export it") == true)
    }

    @Test(
        arguments: Support.table(
            """
            CSV ⇒ csv
            txt ⇒ text
            cvs ⇒ Unknown format 'cvs': did you mean 'csv'?
            texd ⇒ Unknown format 'texd': did you mean 'text'?
            spreadsheet ⇒ Unknown format 'spreadsheet': the formats are tsv, csv, text
            """))
    func namesAreFoundAndSuggested(row: [String]) {
        let found = Result { () throws(InterchangeError) in try InterchangeFormat.named(row[0]).name }
        switch found {
        case .success(let name): #expect(name == row[1])
        case .failure(let error): #expect(error.description.hasPrefix(row[1]))
        }
    }

    @Test func theNameOfAnExportDecidesItsFormat() throws {
        #expect(try InterchangeFormat.exporting(toFileNamed: "a/b.c/List.TSV").name == "tsv")
        #expect(throws: InterchangeError.undecidedExport(name: "list")) {
            try InterchangeFormat.exporting(toFileNamed: "list")
        }
    }

    @Test func theSampleIsReadAgain() throws {
        let text = String(repeating: "FTW\tfor the win\n", count: 10_000)
        #expect(try InterchangeFormat.open(FileContents(bytes: Array(text.utf8))).items().count == 10_000)
    }
}
