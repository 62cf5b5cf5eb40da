import struct TILText.ScalarReader
import Testing

@testable import TILProse

/// The small parts of the extraction, each at its edges.
@Suite struct ExtractionPartsTests {
    private func with<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result
    {
        try Array(text.utf8).withUnsafeBufferPointer(body)
    }

    @Test func setContainsOnlyItsWords() {
        let words = (0..<500).map { "word\($0)" }
        let set = WordSet(words.joined(separator: " "))
        #expect(words.allSatisfy { set.contains(WordKey($0)) })
        #expect(set.contains(WordKey("WORD7")))
        #expect(!(500..<2_000).contains { set.contains(WordKey("word\($0)")) })
        #expect(!WordSet("").contains(WordKey("a")))
    }

    @Test func keysOfBytesAndStringsAreEqual() {
        for word in ["a", "abcdefg", "abcdefgh", "internationalization"] {
            #expect(with(word) { WordKey($0, 0..<$0.count) } == WordKey(word))
            #expect(with(word.uppercased()) { WordKey($0, 0..<$0.count) } == WordKey(word))
            #expect(with(word.uppercased()) { WordKey(exactly: $0, 0..<$0.count) } != WordKey(word))
        }
    }

    /// What stands around a word is loaded with it and does not count.
    @Test func surroundingsDoNotChangeAKey() {
        let letters = "Pneumonoultramicroscopic"
        for count in 0...letters.utf8.count {
            let word = String(letters.prefix(count))
            for (before, behind) in [("", " and more words"), ("xyz[@`{", "é, and more"), ("some words before ", "")] {
                let place = before.utf8.count..<(before.utf8.count + count)
                #expect(with(before + word + behind) { WordKey($0, place) } == WordKey(word.lowercased()))
                #expect(with(before + word + behind) { WordKey(exactly: $0, place) } == WordKey(exactly: word))
            }
        }
    }

    @Test(
        arguments: [
            ([0xC3, 0xA9], 2), ([0xE2, 0x82, 0xAC], 3), ([0xF0, 0x9F, 0x98, 0x80], 4), ([0xC0, 0xAF], nil),
            ([0xC3], nil),
            ([0xED, 0xA0, 0x80], nil), ([0xE0, 0x80, 0x80], nil), ([0xF4, 0x90, 0x80, 0x80], nil), ([0x80], nil),
            ([0xFF], nil),
        ] as [([UInt8], Int?)])
    func scalarHasItsLengthOrIsInvalid(bytes: [UInt8], length: Int?) {
        #expect(
            bytes.withUnsafeBufferPointer { ScalarReader.scalar($0, at: 0, limit: $0.count) }.map(UTF8.width) == length)
    }

    @Test func lineFeedsSeparateLines() {
        let bytes = Array("a\nbc\n\nd".utf8)
        let lines = LineIndex(bytes)
        #expect(bytes.indices.map { lines.place(of: $0..<$0).line } == [1, 1, 2, 2, 2, 3, 4])
        #expect(bytes.indices.map { lines.place(of: $0..<$0).utf8Column } == [1, 2, 1, 2, 3, 1, 1])
        #expect(lines.content(of: 2) == 2..<4 && lines.content(of: 5).isEmpty)
    }

    @Test func phraseWithFullStopsIsMatched() {
        let phrases = CuePhrases("i e, short for, short")
        with("i.e. x short for y short z") { bytes in
            ProseTokenizer.read(bytes, longest: bytes.count) { tokenizer in
                tokenizer.read(0..<bytes.count)
                let passage = tokenizer.passage
                #expect(phrases.end(in: passage, from: 0) == 4)
                #expect(phrases.end(in: passage, from: 5) == 7)
                #expect(phrases.end(in: passage, from: 8) == 9)
                #expect(phrases.end(in: passage, from: 4) == nil)
                #expect(phrases.start(in: passage, before: 7) == 5)
                #expect(phrases.start(in: passage, before: 4) == 0)
                #expect(phrases.start(in: passage, before: 0) == nil)
            }
        }
    }

    @Test(arguments: ["-", " ", "/", ":"])
    func wordEndsAtOtherBytesAndTheLimit(other: String) throws {
        for length in 0...12 {
            let letters = "aB3" + String(repeating: "z", count: length)
            for limit in 1...letters.utf8.count + 1 {
                let wanted = letters.utf8.prefix(limit)
                with(letters + other + "Zz9Zz9Zz9") { bytes in
                    ProseTokenizer.read(bytes, longest: bytes.count) { tokenizer in
                        tokenizer.read(0..<limit)
                        let word = tokenizer.passage[0]
                        #expect(word.range == 0..<wanted.count)
                        #expect(word.upper == wanted.count(where: \.isUpper))
                        #expect(word.lower == wanted.count(where: \.isLower))
                        #expect(word.digits == wanted.count(where: \.isDigit))
                    }
                }
            }
        }
    }

    @Test func byteIsFoundAtEveryPosition() {
        for length in 0...40 {
            for place in 0...length {
                let bytes = (0..<length).map { UInt8($0 == place ? 0x0A : 0x8A) }
                bytes.withUnsafeBufferPointer { #expect(ByteSearch.next(0x0A, in: $0, 0..<length) == place) }
            }
        }
        with("ab\u{80}cab") { bytes in
            #expect(ByteSearch.next(0x61, in: bytes, 1..<7) == 5)
            #expect(ByteSearch.next(0x62, in: bytes, 2..<5) == 5)
        }
    }

    @Test(arguments: [("(b) [c]", true), ("b) and (c", false), ("(b", false), ("b)", false), ("b", true)])
    func bracketsAreBalancedIfEachOneClosesAnEarlierOne(text: String, isBalanced: Bool) {
        let found = with(text) { bytes in
            ProseTokenizer.read(bytes, longest: bytes.count) { tokenizer in
                tokenizer.read(0..<bytes.count)
                return tokenizer.passage.isBalanced(0..<bytes.count)
            }
        }
        #expect(found == isBalanced)
    }
}
