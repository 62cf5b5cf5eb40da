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
            let folded = Array(wanted.lowercased().utf8)
            let bytes = Array(haystack.lowercased().utf8)
            let isThere = bytes.indices.contains { bytes[$0...].starts(with: folded) }
            let found = Array(haystack.utf8).withUnsafeBufferPointer { Needle(wanted)?.isIn($0) }
            #expect(found == isThere, "\(wanted) in \(haystack)")
        }
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
