import Foundation
import Testing

@testable import TILCore

@Suite struct DelimitedTests {
    typealias Support = InterchangeSupport

    @Test(
        arguments: Support.table(
            """
            \u{FEFF}FTW⇥for the win\r⏎⏎# a comment⏎CD⇥compact disc⇥round⇥media, old⏎  IT ⇥ information technology ⏎ ⇒ 1 FTW|for the win⏎4 CD|compact disc|round|media,old⏎5 IT|information technology⏎* Not imported: other text on line 3.
            Tags⇥Meaning⇥Acronym⇥Notes⏎chat⇥for the win⇥FTW⇥said⏎ ⇒ 2 FTW|for the win|said|chat
            A⇥a⏎#tags: x, y z⏎B⇥b⇥⇥x w⏎# tags:⏎C⇥c⏎ ⇒ 1 A|a⏎3 B|b||x,y,z,x,w⏎5 C|c
            "foo⇥bar⏎INCH⇥"⏎"so" called⇥x⏎y⇥the "end" ⇒ 1 "foo|bar⏎2 INCH|"⏎3 "so" called|x⏎4 y|the "end"
            ""⇥empty⏎z⇥"a"b⏎last⇥"open ⇒ 1 !\(RejectionReason.emptyShort)⏎2 z|"a"b⏎3 last|"open
            "foo⏎A⇥a⏎bar"⏎ ⇒ 1 !\(RejectionReason.oneColumn)⏎2 A|a⏎3 !\(RejectionReason.oneColumn)
            "foo⏎A⇥a⏎"⏎ ⇒ 1 !\(RejectionReason.oneColumn)⏎2 A|a⏎3 !\(RejectionReason.oneColumn)
            "foo⏎A⇥a" ⇒ 1 !\(RejectionReason.oneColumn)⏎2 A|a"
            "A"⇥"a⏎b ""c""⏎d"⇥note⏎"B⇥B"⇥b⏎ ⇒ 1 A|a b "c" d|note⏎4 B⇥B|b
            """))
    func textsOfTSVAreReadUnchanged(row: [String]) throws { try Support.expect(TSV.format, row) }

    @Test(
        arguments: Support.table(
            """
            Term,Definition,Extra,Category\r⏎FTW,"for ""the"" win",?,chat\r⏎"C,D","compact\r⏎disc",,\r⏎,,,\r⏎X, "y, z" ,,\r⏎ ⇒ 2 FTW|for "the" win||chat⏎3 C,D|compact disc⏎6 X|y, z⏎* Not imported: column 'Extra'.
            Acronym,Definition,Expansion⏎TCP,reliable stream,Transmission Control Protocol⏎ ⇒ 2 TCP|Transmission Control Protocol|reliable stream
            FTW,for the win,said,"chat, game"⏎ ⇒ 1 FTW|for the win|said|chat,game
            FTW;for the win, at last⏎CD;compact disc⏎ ⇒ 1 FTW|for the win, at last⏎2 CD|compact disc
            sep=|⏎FTW|for the win⏎ ⇒ 2 FTW|for the win
            A,a⏎B,"b⏎C,c⏎D,"d"x⏎E,e ⇒ 1 A|a⏎2 !\(RejectionReason.textAfterQuote)⏎3 C|c⏎4 !\(RejectionReason.textAfterQuote)⏎5 E|e
            F⏎"open⏎G,g⏎ ⇒ 1 !\(RejectionReason.oneColumn)⏎2 !\(RejectionReason.quoteNotClosed)⏎3 G|g
            A,"a⏎B,b\0⏎C,c"⏎D,d⏎ ⇒ 1 !\(RejectionReason.quoteNotClosed)⏎2 !\(RejectionReason.holdsNUL)⏎3 C|c"⏎4 D|d
            """))
    func fieldsOfCSVAreReadByTheirQuotes(row: [String]) throws { try Support.expect(CSV.format, row) }

    /// Headers in a script without capitals, and rows that are not headers.
    @Test func headersOfTwoLettersAreRead() throws {
        for header in [["缩写", "含义"], ["略語", "意味"], ["약어", "의미"]] {
            let items = try Support.lines(TSV.format, header.joined(separator: "\t") + "\nTCP\tx\n")
            #expect(items == ["2 TCP|x"])
        }
        for row in ["央视⇥中央电视台", "内存⇥随机存取存储器", "IT⇥信息技术"].map({ $0.replacing("⇥", with: "\t") }) {
            #expect(try Support.items(TSV.format, row + "\n").count == 1)
        }
    }

    @Test func aFaultyLineOfTSVIsRejectedWithItsReason() throws {
        let accents = String(repeating: "é", count: 10_000)
        var bytes = Array("FTW for the win\n\tx\nX\t\nA\t".utf8)
        bytes += "\nB\tb\0\nC\tc\n\(accents)é\tx\ny\t\(accents)".utf8
        let found = Support.lines(try Support.items(TSV.format, bytes))
        #expect(
            found.prefix(6) == [
                "1 !\(RejectionReason.oneColumn)", "2 !\(RejectionReason.emptyShort)",
                "3 !\(RejectionReason.oneColumn)",
                "4 !\(RejectionReason.oneColumn)", "5 !\(RejectionReason.holdsNUL)", "6 C|c",
            ])
        #expect(found.count == 8)
        // The draft limits the length of a text.
        #expect(found[6].hasPrefix("7 éé") && found[7].hasPrefix("8 y|éé"))
    }

    @Test(arguments: [DelimitedReader.mostLines, 300_000]) func csvRecordsHaveABoundedNumberOfLines(count: Int) throws {
        let text = "A,a\nX,\"open\n" + String(repeating: "Y,y\n", count: count) + "\"\nB,b\n"
        let found = Support.lines(try Support.items(CSV.format, text))
        #expect(found.count > count)
        #expect(found.prefix(3) == ["1 A|a", "2 !\(RejectionReason.quoteNotClosed)", "3 Y|y"])
        let shorter = "X,\"open\n" + String(repeating: "y\n", count: 100) + "\"\nB,b\n"
        #expect(try Support.items(CSV.format, shorter).count == 2)
    }

    @Test func anExportInTSVHasARowForEachThing() throws {
        let things = [
            Support.thing("FTW", "for the win"),
            Support.thing("CD", "compact disc", note: "round", tags: ["old", "media"]),
            Support.thing("#X", "a\tb", tags: ["machine", "learning"]), Support.thing("\"Q\"", "two\nlines"),
        ]
        #expect(
            try Support.document(TSV.format, things)
                == "short\tlong\tnote\ttags\nFTW\tfor the win\nCD\tcompact disc\tround\tmedia old\n"
                + "\"#X\"\t\"a\tb\"\t\tlearning machine\n\"\"\"Q\"\"\"\t\"two\nlines\"\n")
        #expect(
            try Support.document(TSV.format, [Support.thing("TERM", "Definition")])
                == "short\tlong\tnote\ttags\nTERM\tDefinition\n")
        try Support.expectRoundTrip(
            TSV.format, [Support.thing("TERM", "Definition"), Support.thing("ABBR", "Meaning")])
    }

    @Test func aRowOfCSVHasABoundedNumberOfColumns() throws {
        let columns = "A,a\nX" + String(repeating: ",y", count: 400_000) + "\nB,b\n"
        #expect(try Support.lines(CSV.format, columns) == ["1 A|a", "2 !\(RejectionReason.tooManyColumns)", "3 B|b"])
    }

    @Test func theHeaderOfCSVDecidesWhateverTheTextsContain() throws {
        // More rows have a semicolon than a comma.
        let things = [Support.thing("A;", "b; c", note: "d\n;e\n;f\n;g"), Support.thing("H;", "i;\n;j")]
        try Support.expectRoundTrip(CSV.format, things)
    }

    @Test func anExportInCSVHasARowForEachThing() throws {
        let things = [
            Support.thing("FTW", "for the win"), Support.thing("A,B", "say \"x\"", note: "1\n2", tags: ["b", "a"]),
            Support.thing("#X", "=1+1"),
        ]
        #expect(
            try Support.document(CSV.format, things) == "short,long,note,tags\r\nFTW,for the win,,\r\n"
                + "\"A,B\",\"say \"\"x\"\"\",\"1\n2\",a b\r\n\"#X\",=1+1,,\r\n")
        #expect(
            try Support.document(CSV.format, [Support.thing("X", "=1+1")], options: ExportOptions(guardsFormulas: true))
                == "short,long,note,tags\r\nX,\"'=1+1\",,\r\n")
    }

    @Test(arguments: 1...20)
    func anExportReadsBackWithAllItsTexts(seed: Int) throws {
        var lines = NastyThings(seed: UInt64(seed), hasLines: true)
        let things = lines.things(100)
        try Support.expectRoundTrip(CSV.format, things)
        // In TSV, a tab in a text of several lines becomes a space.
        let flat = { (text: String) in
            let hasLines = text.utf8.contains { $0 == 0x0A || $0 == 0x0D }
            return FieldText.trimmed(hasLines ? text.replacing("\t", with: " ") : text)
        }
        let flatThings = things.map {
            Support.thing(flat($0.short), flat($0.long), note: flat($0.note), tags: $0.tags)
        }
        try Support.expectRoundTrip(TSV.format, flatThings)
    }
}
