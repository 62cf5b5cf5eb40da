import Foundation
import Testing

@testable import TILCore

@Suite struct SearchTests {
    private static let alphabet = Array("aAbBkKzZ@[`{ -0é\u{C9}\u{DF}\u{212A}\u{130}i\u{131}Σσς字").map(String.init)

    /// What the needle's arithmetic must come to: the folded text is among the folded bytes.
    @Test(arguments: 0..<40) func findsWhatFoldingFinds(seed: UInt64) {
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
            let found = Array(haystack.utf8).withUnsafeBufferPointer { Needle(wanted)?.isIn($0) }
            #expect(found == isThere, "\(wanted) in \(haystack)")
        }
    }

    @Test(arguments: [
        ("ÉTÉ", "ete"), ("Straße", "strasse"), ("Łódź", "lodz"), ("Ångström", "angstrom"), ("ﬁne", "fine"),
        ("ΆΣ", "ας"), ("字", "字"), ("İ", "i"), ("e\u{301}", "e"),
    ])
    func foldsAccentsAndCase(text: String, folded: String) {
        #expect(SearchFolding.folded(text) == SearchFolding.folded(folded))
    }

    @Test func findsEveryWordInAnyOrder() throws {
        let temporary = try TemporaryStore()
        for (short, long, tag) in [
            ("CD", "Compact Disc", "media"), ("ÉTÉ", "Saison chaude", "web"), ("CD", "Change Directory", "shell"),
        ] {
            try temporary.store.add(ThingDraft(short: short, long: long, tags: [tag]), at: morning)
        }
        func longs(_ text: String, slips: Bool = false) throws -> [String] {
            try temporary.store.search(text, forgivingSlips: slips).map(\.long)
        }
        #expect(try longs("disc COMPACT") == ["Compact Disc"])
        #expect(try longs("cd media") == ["Compact Disc"])
        // A tag may be written as it is shown.
        #expect(try longs("cd #media") == ["Compact Disc"])
        #expect(try longs("cd shell compact").isEmpty)
        #expect(try longs("ete") == ["Saison Chaude"])
        #expect(try longs("cmopact").isEmpty)
        for slip in ["cmopact", "compct", "compaact", "conpact", "comapct disc", "ocmpact"] {
            #expect(try longs(slip, slips: true) == ["Compact Disc"], "\(slip)")
        }
        #expect(try longs("cmopatc", slips: true).isEmpty)
        #expect(try longs("dsc", slips: true).isEmpty)
        #expect(try temporary.store.meanings(ignoringAccentsOf: "ete").map(\.short) == ["ÉTÉ"])
        #expect(try temporary.store.meanings(ignoringAccentsOf: "etx").isEmpty)
    }

    @Test func findsNothingForNothing() {
        #expect(Needle("") == nil)
    }

    /// A store that is large enough for several threads, with what is sought on both sides of their borders.
    @Test func findsInEveryPartOfALargeStore() throws {
        let temporary = try TemporaryStore()
        let count = 120_000
        let sought = [1, 2, count / 3, count / 3 + 1, count / 2, count / 2 + 1, count - 1, count]
        var text = ""
        for number in 1...count {
            text += sought.contains(number) ? "S\(number) = has a NEEDLE in it\n" : "S\(number) = hay\n"
        }
        let file = ImportFile(
            name: "test", format: "text",
            reader: try InterchangeFormat.named("text").reader(of: ByteSource(bytes: Array(text.utf8))))
        var generator = SeededGenerator(seed: 1)
        _ = try temporary.store.importThings([file], at: morning, using: &generator)
        let found = try temporary.store.search("needle")
        #expect(Set(found.map(\.short)) == Set(sought.map { "S\($0)" }))
        try temporary.store.remove(found[0].id, at: morning)
        try temporary.store.add(ThingDraft(short: "NEW", long: "other", tags: ["needles"]), at: morning)
        #expect(try temporary.store.search("NEEDLE").map(\.short).contains("NEW"))
        #expect(try temporary.store.search("NEEDLE").count == sought.count)
        var seen = 0
        try temporary.store.forEachThing(with: "needle") { _ in
            seen += 1
            return seen < 3
        }
        #expect(seen == 3)
        #expect(try temporary.store.search("NEEDLE", limit: 2).count == 2)
    }
}
