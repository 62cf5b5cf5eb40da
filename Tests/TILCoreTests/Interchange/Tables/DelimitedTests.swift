import Foundation
import Testing

@testable import TILCore

@Suite struct DelimitedTests {
    typealias Support = InterchangeSupport

    // MARK: TSV

    @Test func tsvReadsItsColumns() throws {
        let text =
            "\u{FEFF}FTW\tfor the win\r\n\n# a comment\nCD\tcompact disc\tround\tmedia, old\n  IT \t information technology \n"
        #expect(
            try Support.lines(TSV.format, text) == [
                "1 FTW|for the win", "4 CD|compact disc|round|media,old", "5 IT|information technology",
            ])
    }

    @Test func tsvSaysWhatIsWrongWithALine() throws {
        let accents = String(repeating: "é", count: 10_000)
        var bytes = Array("FTW for the win\n\tx\nX\t\nA\t".utf8)
        bytes += [0xFF, 0xFE]
        bytes += "\nB\tb\0\nC\tc\n\(accents)é\tx\ny\t\(accents)".utf8
        let found = Support.lines(try Support.items(TSV.format, bytes))
        #expect(
            found.prefix(6) == [
                "1 !\(RejectionReason.noTab)", "2 !\(RejectionReason.emptyShort)", "3 !\(RejectionReason.emptyLong)",
                "4 !\(RejectionReason.notUTF8)", "5 !\(RejectionReason.holdsNUL)", "6 C|c",
            ])
        #expect(found.count == 8)
        // How long a text may be is the draft's to say.
        #expect(found[6].hasPrefix("7 éé") && found[7].hasPrefix("8 y|éé"))
    }

    @Test func tsvWithAHeaderFollowsIt() throws {
        let text = "Tags\tMeaning\tAcronym\tNotes\nchat\tfor the win\tFTW\tsaid\n"
        #expect(try Support.lines(TSV.format, text) == ["2 FTW|for the win|said|chat"])
    }

    @Test func tsvTagsOfADirectiveHoldForWhatFollows() throws {
        let text = "A\ta\n#tags: x, y z\nB\tb\t\tx w\n# tags:\nC\tc\n"
        #expect(try Support.lines(TSV.format, text) == ["1 A|a", "3 B|b||w,x,y,z", "5 C|c"])
    }

    @Test func tsvStrayQuotesStandForThemselves() throws {
        let text = "\"foo\tbar\nINCH\t\"\n\"so\" called\tx\ny\tthe \"end\"\n\"\"\tempty\nz\t\"a\"b\nlast\t\"open"
        #expect(
            try Support.lines(TSV.format, text) == [
                "1 \"foo|bar", "2 INCH|\"", "3 \"so\" called|x", "4 y|the \"end\"", "5 !\(RejectionReason.emptyShort)",
                "6 z|\"a\"b",
                "7 last|\"open",
            ])
    }

    @Test(arguments: ["\"foo\nA\ta\nbar\"\n", "\"foo\nA\ta\n\"\n", "\"foo\nA\ta\""])
    func tsvStrayQuotesSwallowNoEntry(text: String) throws {
        let found = try Support.lines(TSV.format, text)
        #expect(found.first == "1 !\(RejectionReason.noTab)")
        #expect(found[1].hasPrefix("2 A|a"))
    }

    @Test func csvRecordsHaveABoundedNumberOfLines() throws {
        let text = "A,a\nX,\"open\n" + String(repeating: "Y,y\n", count: DelimitedReader.mostLines) + "\"\nB,b\n"
        let found = Support.lines(try Support.items(CSV.format, text))
        #expect(Array(found[..<3]) == ["1 A|a", "2 !\(RejectionReason.quoteNotClosed)", "3 Y|y"])
        let shorter = "X,\"open\n" + String(repeating: "y\n", count: 100) + "\"\nB,b\n"
        #expect(try Support.items(CSV.format, shorter).count == 2)
    }

    @Test func tsvQuotedFieldsMayHaveLines() throws {
        let text = "\"A\"\t\"a\nb \"\"c\"\"\nd\"\tnote\n\"B\tB\"\tb\n"
        #expect(try Support.lines(TSV.format, text) == ["1 A|a\nb \"c\"\nd|note", "4 B\tB|b"])
    }

    @Test func tsvIsWrittenAsExpected() throws {
        let things = [
            Support.thing("FTW", "for the win"),
            Support.thing("CD", "compact disc", note: "round", tags: ["old", "media"]),
            Support.thing("#X", "a\tb", tags: ["machine", "learning"]), Support.thing("\"Q\"", "two\nlines"),
        ]
        #expect(
            try Support.document(TSV.format, things) == "FTW\tfor the win\nCD\tcompact disc\tround\tmedia old\n"
                + "\"#X\"\t\"a\tb\"\t\tlearning machine\n\"\"\"Q\"\"\"\t\"two\nlines\"\n")
        #expect(
            try Support.document(TSV.format, [Support.thing("TERM", "Definition")])
                == "short\tlong\tnote\ttags\nTERM\tDefinition\n")
        try Support.expectRoundTrip(
            TSV.format, [Support.thing("TERM", "Definition"), Support.thing("ABBR", "Meaning")])
    }

    // MARK: CSV

    @Test func csvReadsQuotesLinesAndHeaders() throws {
        let text =
            "Term,Definition,Extra,Category\r\nFTW,\"for \"\"the\"\" win\",?,chat\r\n\"C,D\",\"compact\r\ndisc\",,\r\n,,,\r\nX, \"y, z\" ,,\r\n"
        #expect(
            try Support.lines(CSV.format, text) == [
                "2 FTW|for \"the\" win||chat", "3 C,D|compact\r\ndisc", "6 X|y, z",
            ])
    }

    @Test func csvPrefersAnExpansionToADefinition() throws {
        let text = "Acronym,Definition,Expansion\nTCP,reliable stream,Transmission Control Protocol\n"
        #expect(try Support.lines(CSV.format, text) == ["2 TCP|Transmission Control Protocol|reliable stream"])
    }

    @Test func csvWithoutAHeaderGoesByPosition() throws {
        #expect(
            try Support.lines(CSV.format, "FTW,for the win,said,\"chat, game\"\n") == [
                "1 FTW|for the win|said|chat,game"
            ])
    }

    @Test func csvTakesSemicolonsAndExcelsHint() throws {
        #expect(
            try Support.lines(CSV.format, "FTW;for the win, at last\nCD;compact disc\n") == [
                "1 FTW|for the win, at last", "2 CD|compact disc",
            ])
        #expect(try Support.lines(CSV.format, "sep=|\nFTW|for the win\n") == ["2 FTW|for the win"])
    }

    @Test func csvRejectsBrokenQuotesLineByLine() throws {
        let text = "A,a\nB,\"b\nC,c\nD,\"d\"x\nE,e\nF\n\"open\nG,g\n"
        #expect(
            try Support.lines(CSV.format, text) == [
                "1 A|a", "2 !\(RejectionReason.textAfterQuote)", "3 C|c", "4 !\(RejectionReason.textAfterQuote)",
                "5 E|e",
                "6 !\(RejectionReason.oneColumn)", "7 !\(RejectionReason.quoteNotClosed)", "8 G|g",
            ])
    }

    @Test func csvBoundsColumnsAndRecords() throws {
        let columns = "A,a\nX" + String(repeating: ",y", count: 400_000) + "\nB,b\n"
        #expect(try Support.lines(CSV.format, columns) == ["1 A|a", "2 !\(RejectionReason.tooManyColumns)", "3 B|b"])
        let swallowed = "A,a\nX,\"open\n" + String(repeating: "Y,y\n", count: 300_000)
        let found = try Support.items(CSV.format, swallowed)
        #expect(found.count == 300_002)
        #expect(Support.lines(Array(found[1...2])) == ["2 !\(RejectionReason.quoteNotClosed)", "3 Y|y"])
    }

    @Test func csvKeepsALineThatIsNoTextInsideAQuote() throws {
        let text = "A,\"a\nB,b\0\nC,c\"\nD,d\n"
        #expect(
            try Support.lines(CSV.format, text) == [
                "1 !\(RejectionReason.quoteNotClosed)", "2 !\(RejectionReason.holdsNUL)", "3 C|c\"", "4 D|d",
            ])
    }

    @Test func csvTakesTimeInProportionWhateverItsQuotes() throws {
        // Each of these made an earlier reader look at the rest of the file again for every line.
        for line in ["\"\"\"x", "x,\"", "\"", "\"\"", ",\"\"\"\"", "\"\"\"\""] {
            let text = String(repeating: line + "\n", count: 40_000)
            let start = ContinuousClock.now
            _ = try Support.items(CSV.format, text)
            _ = try Support.items(TSV.format, text)
            #expect(ContinuousClock.now - start < .seconds(5), "\(line)")
        }
    }

    @Test func csvGoesByItsHeaderWhateverTheTextsHold() throws {
        // More rows have a semicolon than a comma.
        let things = [Support.thing("A;", "b; c", note: "d\n;e\n;f\n;g"), Support.thing("H;", "i;\n;j")]
        try Support.expectRoundTrip(CSV.format, things)
    }

    @Test func csvIsWrittenAsExpected() throws {
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

    // MARK: Round trips

    @Test(arguments: 1...20)
    func everythingComesBack(seed: Int) throws {
        var lines = NastyThings(seed: UInt64(seed), hasLines: true)
        let things = lines.things(100)
        try Support.expectRoundTrip(CSV.format, things)
        try Support.expectRoundTrip(CSV.format, things)
        // In TSV a tab of a text of several lines becomes a blank.
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
