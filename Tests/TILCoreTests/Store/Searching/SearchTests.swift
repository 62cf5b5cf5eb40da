import Foundation
import Testing

@testable import TILCore

@Suite final class SearchTests: StoreSuite {
    private static let alphabet = Array("aAbBkKzZ@[`{ -0é\u{C9}\u{DF}\u{212A}\u{130}i\u{131}Σσς字").map(String.init)

    /// A word is in a text if the folded word is among the folded bytes.
    @Test(arguments: 0..<40) func aWordIsFoundInTextsWithTheSameFolding(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func text(_ lengths: ClosedRange<Int>) -> String {
            (0..<Int.random(in: lengths, using: &generator)).map { _ in
                Self.alphabet.randomElement(using: &generator) ?? ""
            }.joined()
        }
        for _ in 0..<500 {
            let (wanted, haystack) = (text(1...3), text(0...40))
            let folded = SearchFolding.folded(wanted)
            let bytes = SearchFolding.folded(haystack)
            let isThere = bytes.indices.contains { bytes[$0...].starts(with: folded) }
            #expect(SearchWord(wanted)?.isIn(haystack) == isThere, "\(wanted) in \(haystack)")
        }
    }

    @Test(arguments: [
        ("ÉTÉ", "ete"), ("Straße", "strasse"), ("Łódź", "lodz"), ("Ångström", "angstrom"), ("ﬁne", "fine"),
        ("ΆΣ", "ας"), ("字", "字"), ("İ", "i"), ("e\u{301}", "e"),
    ])
    func accentsAndCaseAreFoldedInASearch(text: String, folded: String) {
        #expect(SearchFolding.folded(text) == SearchFolding.folded(folded))
    }

    @Test func aSearchFindsThingsWithEveryWordInAnyOrder() throws {
        try store.add("CD", "Compact Disc", tags: ["media"])
        try store.add("ÉTÉ", "Saison chaude", tags: ["web"])
        try store.add("CD", "Change Directory", tags: ["shell"])
        func longs(_ text: String, typos: Bool = false) throws -> [String] {
            try store.search(text, forgivingTypos: typos).map(\.long)
        }
        #expect(try longs("disc COMPACT") == ["Compact Disc"])
        #expect(try longs("cd media") == ["Compact Disc"])
        // A tag may be written as it is shown.
        #expect(try longs("cd #media") == ["Compact Disc"])
        #expect(try longs("cd shell compact").isEmpty)
        #expect(try longs("ete") == ["Saison Chaude"])
        #expect(try longs("cmopact").isEmpty)
        for typo in ["cmopact", "compct", "compaact", "conpact", "comapct disc", "ocmpact"] {
            #expect(try longs(typo, typos: true) == ["Compact Disc"], "\(typo)")
        }
        #expect(try longs("cmopatc", typos: true).isEmpty)
        #expect(try longs("dsc", typos: true).isEmpty)
        #expect(try longs("").isEmpty)
        #expect(try store.meanings(ignoringAccentsOf: "ete").map(\.short) == ["ÉTÉ"])
        #expect(try store.meanings(ignoringAccentsOf: "etx").isEmpty)
    }

    /// The acronym itself comes first, then what starts with it, then by the short.
    @Test func thingsWithTheAcronymComeFirst() throws {
        try temporary.importText(
            """
            ZAB\tthe last
            AB\tsecond\t\ttagged
            AB\tfirst
            ABC\tstarts with it
            AC\tcab in the meaning
            AD\tother\tcab in the note
            AE\tother\t\tcabs
            GONE\tab
            """)
        try store.remove(#require(try store.meanings(of: "gone").first).id, at: morning)
        let expected = [
            "AB first", "AB second", "ABC starts with it", "AC cab in the meaning", "AD other", "AE other",
            "ZAB the last",
        ]
        func found(_ limit: Int?) throws -> [String] {
            try store.search("ab", limit: limit).map { "\($0.short) \($0.long)" }
        }
        #expect(try found(nil) == expected)
        #expect(try found(3) == Array(expected.prefix(3)))
        #expect(try store.search("tagged ab").map(\.tags) == [["tagged"]])
    }
}
