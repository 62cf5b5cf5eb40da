import Foundation
import Testing

@testable import TILCore

@Suite struct PlainTextTests {
    typealias Support = InterchangeSupport

    @Test(
        arguments: Support.table(
            """
            FTW = for the win ⇒ 1 FTW|for the win
            FTW: for the win ⇒ 1 FTW|for the win
            FTW - for the win ⇒ 1 FTW|for the win
            FTW – for the win ⇒ 1 FTW|for the win
            FTW — for the win ⇒ 1 FTW|for the win
            FTW⇥for the win ⇒ 1 FTW|for the win
            FTW=for the win ⇒ 1 FTW|for the win
            FTW:for the win ⇒ 1 FTW|for the win
            FTW—for the win ⇒ 1 FTW|for the win
              FTW   :   for the win   ⇒ 1 FTW|for the win
            FTW => for the win ⇒ 1 FTW|for the win
            FTW :: for the win ⇒ 1 FTW|for the win
            UTF-8: Unicode Transformation Format - 8 bit ⇒ 1 UTF-8|Unicode Transformation Format - 8 bit
            PTO Paid Time Off ⇒ 1 PTO|Paid Time Off
            - WYSIWYG  What You See is What-You-Get ⇒ 1 WYSIWYG|What You See is What-You-Get
            PTO Paid Holidays Off ⇒ 1 !Expected '=', ':' or ' - ' between the acronym and its meaning.
            Pto Paid Time Off ⇒ 1 Pto|Paid Time Off
            PR Pull Request ⇒ 1 PR|Pull Request
            NO new options ⇒ 1 !Expected '=', ':' or ' - ' between the acronym and its meaning.
            PTO Paid Time Off for employees ⇒ 1 PTO|Paid Time Off for employees
            ATC air trial and trouble control ⇒ 1 !Expected '=', ':' or ' - ' between the acronym and its meaning.
            IT is that which we all do every day ⇒ 1 !Expected '=', ':' or ' - ' between the acronym and its meaning.
            A = b: c - d ⇒ 1 A|b: c - d
            A - b = c: d ⇒ 1 A|b = c: d
            TCP/IP: a=b ⇒ 1 TCP/IP|a=b
            a=b - c ⇒ 1 a=b|c
            "A = B" = c ⇒ 1 A = B|c
            "say ""x""\": y ⇒ 1 say "x"|y
            "x" y = z ⇒ 1 "x" y|z
            "x = z ⇒ 1 "x|z
            1GL—first-generation language: old ⇒ 1 1GL|first-generation language: old
            A–Z = all ⇒ 1 A–Z|all
            C++ = C plus plus ⇒ 1 C++|C plus plus
            e.g. = exempli gratia ⇒ 1 e.g.|exempli gratia
            """))
    func aLineIsSplitAtItsSeparator(row: [String]) throws { try Support.expect(PlainText.format, row) }

    @Test(
        arguments: Support.table(
            """
            * KPI: Key Performance Indicator ⇒ 1 KPI|Key Performance Indicator
            - OKR = objectives ⇒ 1 OKR|objectives
            -   FTW - for the win ⇒ 1 FTW|for the win
            + X: x ⇒ 1 X|x
            • X: x ⇒ 1 X|x
            ◦⇥X⇥x ⇒ 1 X|x
            ▪ X: x ⇒ 1 X|x
            ‣ X: x ⇒ 1 X|x
            – X – x ⇒ 1 X|x
            1. ROI: Return On Investment ⇒ 1 ROI|Return On Investment
            2) X = x ⇒ 1 X|x
            10.⇥X: x ⇒ 1 X|x
            - "A: B" = c ⇒ 1 A: B|c
            1. **CTO**: chief ⇒ 1 CTO|chief
            **CTO**: chief ⇒ 1 CTO|chief
            **CTO:** chief - technology ⇒ 1 CTO|chief - technology
            __CTO__ = chief ⇒ 1 CTO|chief
            `CTO` - chief ⇒ 1 CTO|chief
            **CTO**—chief ⇒ 1 CTO|chief
            **A: B** = c ⇒ 1 A: B|c
            *[HTTP]: Hypertext ⇒ 1 HTTP|Hypertext
            "CEO" = "chief executive officer" ⇒ 1 CEO|chief executive officer
            "CEO"="chief" ⇒ 1 CEO|chief
            "A": "say ""b""\" ⇒ 1 A|say "b"
            """))
    func markersAndMarksAreRemoved(row: [String]) throws { try Support.expect(PlainText.format, row) }

    @Test(
        arguments: Support.table(
            """
            1.5G = x ⇒ 1 1.5G|x
            *NIX: x ⇒ 1 *NIX|x
            +ve = x ⇒ 1 +ve|x
            -ed: x ⇒ 1 -ed|x
            3D: x ⇒ 1 3D|x
            1234. X = x ⇒ 1 1234. X|x
            •X = x ⇒ 1 •X|x
            802.11: x ⇒ 1 802.11|x
            - = minus ⇒ 1 -|minus
            + : plus ⇒ 1 +|plus
            * - star ⇒ 1 *|star
            1. = first ⇒ 1 1.|first
            **A** B = c ⇒ 1 A B|c
            ** A ** = c ⇒ 1 ** A **|c
            **A = b ⇒ 1 **A|b
            ***A*** = b ⇒ 1 ***A***|b
            `` = b ⇒ 1 ``|b
            A* = b ⇒ 1 A*|b
            CEO = "chief" ⇒ 1 CEO|"chief"
            "A" = "b" and "c" ⇒ 1 A|"b" and "c"
            "A" = " ⇒ 1 A|"
            """))
    func signsThatOnlyLookLikeMarkersAreKept(row: [String]) throws { try Support.expect(PlainText.format, row) }

    @Test func textsThatLookLikeMarkersReadBackUnchanged() throws {
        let shorts = [
            "- A", "1. A", "• A", "**A**", "__A__", "`A`", "*[A]", "**A:**", "\"A\"", "\"A", "-", "1.", "*NIX", "- #A",
            "- \"A\"", "A\tB",
        ]
        let longs = ["a", "\"a\"", "\"\"", "\"", "\"a\" b \"c\"", "\"\"a\"\"", "** a", "= a", "- a"]
        try Support.expectRoundTrip(
            PlainText.format, shorts.flatMap { short in longs.map { Support.thing(short, $0) } })
    }

    @Test func aFaultyLineIsRejectedWithItsReason() throws {
        let found = try Support.lines(PlainText.format, "just words\n = x\nA =\nhttp://a.b\nB: b\n")
        #expect(
            found == [
                "1 !\(RejectionReason.noSeparator)", "2 !\(RejectionReason.noSeparator)",
                "3 !\(RejectionReason.noSeparator)", "4 !\(RejectionReason.noSeparator)", "5 B|b",
            ])
    }

    @Test func directivesAddTagsAndNotes() throws {
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
        let found = try Support.lines(PlainText.format, text)
        #expect(
            found == [
                "1 !The note has no acronym above it to belong to.",
                "5 FTW|for the win|Said in victory.\n\nRarely now.|chat,games",
                "10 ML|machine learning||machine,learning", "12 CD|compact disc",
            ])
    }

    @Test func anExportHasALineForEachThing() throws {
        let things = [
            Support.thing("FTW", "for the win", note: "Said\nin victory.", tags: ["chat"]),
            Support.thing("CD", "compact disc", tags: ["chat"]),
            Support.thing("A: B", "c"), Support.thing("#X", "a\nb"),
        ]
        let document = try Support.document(PlainText.format, things)
        #expect(
            document == """
                #tags:
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
    func anExportReadsBackWithAllItsTexts(seed: Int) throws {
        var flat = NastyThings(seed: UInt64(seed), hasLines: false)
        let noted = Support.thing("A", "a", note: "#note: x\n\n  in\n= y:")
        try Support.expectRoundTrip(PlainText.format, flat.things(100) + [noted])
    }
}
