import Foundation
import Testing

@testable import TILCore

@Suite struct PlainTextTests {
    typealias Support = InterchangeSupport

    @Test(arguments: [
        ("FTW = for the win", "FTW|for the win"), ("FTW: for the win", "FTW|for the win"),
        ("FTW - for the win", "FTW|for the win"),
        ("FTW – for the win", "FTW|for the win"), ("FTW — for the win", "FTW|for the win"),
        ("FTW\tfor the win", "FTW|for the win"),
        ("FTW=for the win", "FTW|for the win"), ("FTW:for the win", "FTW|for the win"),
        ("FTW—for the win", "FTW|for the win"),
        ("  FTW   :   for the win  ", "FTW|for the win"), ("FTW => for the win", "FTW|for the win"),
        ("FTW :: for the win", "FTW|for the win"),
        ("UTF-8: Unicode Transformation Format - 8 bit", "UTF-8|Unicode Transformation Format - 8 bit"),
        ("A = b: c - d", "A|b: c - d"), ("A - b = c: d", "A|b = c: d"), ("TCP/IP: a=b", "TCP/IP|a=b"),
        ("a=b - c", "a=b|c"),
        ("\"A = B\" = c", "A = B|c"), ("\"say \"\"x\"\"\": y", "say \"x\"|y"), ("\"x\" y = z", "\"x\" y|z"),
        ("\"x = z", "\"x|z"),
        ("1GL—first-generation language: old", "1GL|first-generation language: old"), ("A–Z = all", "A–Z|all"),
        ("C++ = C plus plus", "C++|C plus plus"), ("e.g. = exempli gratia", "e.g.|exempli gratia"),
    ])
    func partsALine(line: String, parts: String) throws {
        #expect(try Support.lines(PlainText.format, line) == ["1 " + parts])
    }

    @Test(arguments: [
        ("* KPI: Key Performance Indicator", "KPI|Key Performance Indicator"), ("- OKR = objectives", "OKR|objectives"),
        ("-   FTW - for the win", "FTW|for the win"), ("+ X: x", "X|x"), ("• X: x", "X|x"), ("◦\tX\tx", "X|x"),
        ("▪ X: x", "X|x"), ("‣ X: x", "X|x"), ("– X – x", "X|x"),
        ("1. ROI: Return On Investment", "ROI|Return On Investment"), ("2) X = x", "X|x"), ("10.\tX: x", "X|x"),
        ("- \"A: B\" = c", "A: B|c"), ("1. **CTO**: chief", "CTO|chief"),
        ("**CTO**: chief", "CTO|chief"), ("**CTO:** chief - technology", "CTO|chief - technology"),
        ("__CTO__ = chief", "CTO|chief"), ("`CTO` - chief", "CTO|chief"), ("**CTO**—chief", "CTO|chief"),
        ("**A: B** = c", "A: B|c"), ("*[HTTP]: Hypertext", "HTTP|Hypertext"),
        ("\"CEO\" = \"chief executive officer\"", "CEO|chief executive officer"),
        ("\"CEO\"=\"chief\"", "CEO|chief"), ("\"A\": \"say \"\"b\"\"\"", "A|say \"b\""),
    ])
    func dropsMarkersAndMarks(line: String, parts: String) throws {
        #expect(try Support.lines(PlainText.format, line) == ["1 " + parts])
    }

    @Test(arguments: [
        ("1.5G = x", "1.5G|x"), ("*NIX: x", "*NIX|x"), ("+ve = x", "+ve|x"), ("-ed: x", "-ed|x"), ("3D: x", "3D|x"),
        ("1234. X = x", "1234. X|x"), ("•X = x", "•X|x"), ("802.11: x", "802.11|x"),
        ("- = minus", "-|minus"), ("+ : plus", "+|plus"), ("* - star", "*|star"), ("1. = first", "1.|first"),
        ("**A** B = c", "**A** B|c"), ("** A ** = c", "** A **|c"), ("**A = b", "**A|b"), ("***A*** = b", "***A***|b"),
        ("`` = b", "``|b"), ("A* = b", "A*|b"), ("CEO = \"chief\"", "CEO|\"chief\""),
        ("\"A\" = \"b\" and \"c\"", "A|\"b\" and \"c\""), ("\"A\" = \"", "A|\""),
    ])
    func keepsWhatOnlyLooksLikeThem(line: String, parts: String) throws {
        #expect(try Support.lines(PlainText.format, line) == ["1 " + parts])
    }

    @Test func whatLooksLikeMarkersAndMarksComesBack() throws {
        let shorts = [
            "- A", "1. A", "• A", "**A**", "__A__", "`A`", "*[A]", "**A:**", "\"A\"", "\"A", "-", "1.", "*NIX", "- #A",
            "- \"A\"", "A\tB",
        ]
        let longs = ["a", "\"a\"", "\"\"", "\"", "\"a\" b \"c\"", "\"\"a\"\"", "** a", "= a", "- a"]
        try Support.expectRoundTrip(
            PlainText.format, shorts.flatMap { short in longs.map { Support.thing(short, $0) } })
    }

    @Test func saysWhatIsWrongWithALine() throws {
        let bytes = Array("just words\n = x\nA =\nhttp://a.b\n".utf8) + [0xC3, 0x28, 0x0A] + Array("B: b\n".utf8)
        #expect(
            Support.lines(try Support.items(PlainText.format, bytes)) == [
                "1 !\(RejectionReason.noSeparator)", "2 !\(RejectionReason.emptyShort)",
                "3 !\(RejectionReason.emptyLong)",
                "4 !\(RejectionReason.noSeparator)", "5 !\(RejectionReason.notUTF8)", "6 B|b",
            ])
    }

    @Test func directivesGiveTagsAndNotes() throws {
        let text = """
            #note: of nothing
            # My list
            #tags: chat games

            FTW = for the win
            #note: Said in victory.
            #note:
            # note: Rarely now.
            #Tags: machine learning,
            ML = machine learning
            #tags:
            CD = compact disc
            """
        #expect(
            try Support.lines(PlainText.format, text) == [
                "1 !\(RejectionReason.noteWithoutEntry)",
                "5 FTW|for the win|Said in victory.\n\nRarely now.|chat,games",
                "10 ML|machine learning||machine,learning", "12 CD|compact disc",
            ])
    }

    @Test func isWrittenAsExpected() throws {
        let things = [
            Support.thing("FTW", "for the win", note: "Said\nin victory.", tags: ["chat"]),
            Support.thing("CD", "compact disc", tags: ["chat"]),
            Support.thing("A: B", "c"), Support.thing("#X", "a\nb"),
        ]
        #expect(
            try Support.document(PlainText.format, things) == """
                #tags: chat
                FTW = for the win
                #note: Said
                #note: in victory.
                CD = compact disc
                #tags:
                "A: B" = c
                "#X" = a b

                """)
    }

    @Test(arguments: 1...20)
    func everythingComesBack(seed: Int) throws {
        var flat = NastyThings(seed: UInt64(seed), hasLines: false)
        try Support.expectRoundTrip(PlainText.format, flat.things(100))
    }

    @Test func aNoteOfSeveralLinesComesBack() throws {
        try Support.expectRoundTrip(PlainText.format, [Support.thing("A", "a", note: "#note: x\n\n  in\n= y:")])
    }
}
