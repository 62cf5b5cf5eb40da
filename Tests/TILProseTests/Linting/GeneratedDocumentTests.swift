import TILProse
import TestSupport
import Testing

/// Documents put together by chance: an edit changes prose only, and a fixed document has nothing left to fix.
@Suite struct GeneratedDocumentTests {
    /// What a document is made of: prose that has something to be put right, and parts in which nothing may be changed.
    private static let prose = [
        "The XQB met.", "A cross-quarter board (XQB) sat.", "Two CPU's are here.",
        "The cross-quarter\nboard (XQB) left.",
        "The quick zone protocol (QZP) is new.", "An QZP is used.", "The cross-quarter board is old.",
        "An internet of things (IoT) grows.", "The IOT and the IoT.", "Many QZPs and ÄQB’s.", "The ABC met 😀 an ABC.",
        "quick zone\nprotocols are many.", "(see XQB)", "An UVW-based one.",
    ]
    private static let kept = [
        "`The XQB`", "[the XQB](xqb.md)", "\"The cross-quarter board (XQB) is quoted.\"", "<code>Two CPU's are</code>",
        "**IOT**", "<https://example.org/XQB>",
    ]
    private static let blocks = [
        "# The IOT and XQB\n", "> The cross-quarter board (XQB) is quoted.\n",
        "```\nTwo CPU's are here. The XQB.\n```\n",
        "| XQB | IOT |\n", "    let XQB = \"IOT\" // Two CPU's are here;\n", "[x]: https://example.org/XQB\n",
    ]
    private static let longs = [
        "ABC": ["angry bird club"], "UVW": ["ultra violet wave"], "XQB": ["cross-quarter board"],
    ]

    /// A document, always the same for a number.
    private static func document(_ seed: UInt64) -> String {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
        return (0..<(2 + next(6))).map { _ -> String in
            guard next(3) > 0 else { return blocks[next(blocks.count)] }
            let sentences = (0..<(1 + next(5))).map { _ in
                next(4) == 0 ? kept[next(kept.count)] : prose[next(prose.count)]
            }
            return sentences.joined(separator: next(2) == 0 ? " " : "\n") + "\n"
        }.joined(separator: "\n")
    }

    @Test func generatedDocumentsKeepTheirOtherText() throws {
        let fixer = DocumentFixer(options: .everyRule)
        let linter = DocumentLinter(options: .everyRule)
        let knowledge = Meanings(longs: Self.longs)
        var changed = 0
        for seed in 0..<Soak.seeds(500) {
            let text = Self.document(UInt64(seed))
            let once = try fixer.fixed(Array(text.utf8), format: .markdown, knowledge: knowledge)
            let twice = try fixer.fixed(once.document, format: .markdown, knowledge: knowledge)
            #expect(twice.document == once.document && twice.count == 0, "\(text.debugDescription) is fixed again")
            let before = try linter.lint(text, knowledge: knowledge).findings
            let after = try linter.lint(once.document, knowledge: knowledge).findings
            #expect(
                once.count == 0 ? after == before : after.count < before.count, "\(text.debugDescription) has as many")
            #expect((once.count == 0) == (Array(text.utf8) == once.document))
            if once.count > 0 { changed += 1 }
            // What is no prose is there as it was, as often as it was.
            let result = String(decoding: once.document, as: UTF8.self)
            func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count }
            for part in Self.blocks { #expect(count(part, in: result) == count(part, in: text), "\(part) was changed") }
            for part in Self.kept where part != "**IOT**" {
                #expect(
                    count(part, in: result.replacing("\n", with: " "))
                        == count(part, in: text.replacing("\n", with: " ")),
                    "\(part) was changed in \(text.debugDescription)")
            }
        }
        #expect(changed * 5 > Soak.seeds(500) * 3)
    }

    @Test func editsOfGeneratedDocumentsTouchOnlyProse() throws {
        let fixer = DocumentFixer(options: .everyRule)
        let knowledge = Meanings(longs: Self.longs)
        for seed in 0..<100 {
            let text = Array(Self.document(UInt64(seed)).utf8)
            let kept = (Self.blocks + Self.kept).filter { $0 != "**IOT**" }.flatMap {
                Self.places(of: Array($0.utf8), in: text)
            }
            for finding in try DocumentLinter(options: .everyRule).lint(text, knowledge: knowledge).findings
            where !finding.edits.isEmpty {
                var expected: [UInt8] = []
                var position = 0
                for edit in finding.edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
                    #expect(!kept.contains { $0.overlaps(edit.range) }, "\(finding.message) changes what is no prose")
                    expected += text[position..<edit.range.lowerBound] + Array(edit.text.utf8)
                    position = edit.range.upperBound
                }
                expected += text[position...]
                let outcome = try fixer.fixed(text, format: .markdown, knowledge: knowledge) { $0 == finding }
                // A paragraph may have been wrapped again.
                #expect(outcome.count != 1 || Self.words(outcome.document) == Self.words(expected))
            }
        }
    }

    private static func words(_ text: [UInt8]) -> [ArraySlice<UInt8>] { text.split { $0 == 0x0A || $0 == 0x20 } }

    private static func places(of part: [UInt8], in text: [UInt8]) -> [Range<Int>] {
        text.indices.filter { text[$0...].starts(with: part) }.map { $0..<($0 + part.count) }
    }
}
