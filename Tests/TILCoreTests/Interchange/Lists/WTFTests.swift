import Foundation
import Testing

@testable import TILCore

@Suite struct WTFTests {
    typealias Support = InterchangeSupport

    private let database = """
        $NetBSD: acronyms,v 1.1 2020/01/01 00:00:00 someone Exp $
        10Q\tthank you
        PSA \tprostate-specific antigen
        GVFS    git virtual file system
        EdDSA\tEdwards curve [digital] signature algorithm
        broken

        """

    @Test func theHabitsOfRealFilesAreRead() throws {
        #expect(
            try Support.lines(WTF.format, database) == [
                "2 10Q|thank you", "3 PSA|prostate-specific antigen", "4 GVFS|git virtual file system",
                "5 EdDSA|Edwards curve [digital] signature algorithm", "6 !\(RejectionReason.noTab)",
            ])
    }

    @Test func anExportHasALineForEachThing() throws {
        let things = [Support.thing("CD", "compact\ndisc", note: "lost"), Support.thing("A\tB", "a\tb")]
        #expect(try Support.document(WTF.format, things) == "CD\tcompact disc\nA B\ta b\n")
    }

    @Test func acronymsThatAllBeginWithANumberSignAreEntries() throws {
        let things = [Support.thing("#note:", "a strange acronym"), Support.thing("#A", "an anchor")]
        let text = try Support.document(WTF.format, things)
        #expect(try Support.lines(WTF.format, text) == ["1 #note:|a strange acronym", "2 #A|an anchor"])
        #expect(try Support.lines(WTF.format, "# a comment\n").isEmpty)
    }

    @Test(arguments: 1...10)
    func anExportReadsBackWithAcronymsAndMeanings(seed: Int) throws {
        var nasty = NastyThings(seed: UInt64(seed), hasLines: false)
        let things = nasty.things(100).map { Support.thing($0.short, $0.long) }
        try Support.expectRoundTrip(WTF.format, things)
    }
}
