import TILText
import Testing

@testable import TILProse

@Suite struct LongFormAlignerTests {
    /// The best alignment of a short form with words, all apart.
    private func align(
        _ short: String, _ words: String, anchor: Spelling.Anchor = .end
    ) -> SpellingAlignment? {
        Array((short + " " + words).utf8).withUnsafeBufferPointer { bytes in
            ProseTokenizer.read(bytes, longest: bytes.count) { tokenizer in
                tokenizer.read(0..<bytes.count)
                let tokens = tokenizer.tokens
                let first = tokens.firstIndex { $0.start > short.utf8.count } ?? tokens.count
                let acronym = ShortForm(bytes, 0..<short.utf8.count)
                var text = SpellingText()
                text.read(first..<tokens.count, in: tokenizer.passage, for: acronym)
                return Spelling.align(acronym.written, otherReadings: acronym.otherReadings, with: text, anchor: anchor)
            }
        }
    }

    @Test func lettersAtWordStartsScoreHighest() throws {
        let exact = try #require(align("PCA", "principal component analysis"))
        #expect(exact.isComplete && exact.initials == 3)
        let inner = try #require(align("PCA", "principal chromatography"))
        #expect(!inner.isExact && inner.score < exact.score)
        let skipping = try #require(align("PCA", "principal sparse component analysis"))
        #expect(skipping.skipped == 1 && skipping.score < exact.score)
    }

    @Test func nearestOfSeveralStartsIsTaken() throws {
        let alignment = try #require(align("NN", "new nets and neural network"))
        #expect(alignment.firstWord == 3)
    }

    @Test func digitMatchesANumberOrARepetition() throws {
        for (short, words) in [
            ("3G", "third generation"), ("W3C", "World Wide Web Consortium"), ("P2P", "peer to peer"),
            ("HL7", "health level seven"),
        ] {
            let alignment = try #require(align(short, words))
            #expect(alignment.isExact && alignment.firstWord == 0, "\(short)")
        }
    }

    @Test func missingLetterLowersTheScore() throws {
        let alignment = try #require(align("PCX", "principal component analysis"))
        #expect(alignment.missing == 1 && alignment.score < 0.5)
        #expect(align("XPC", "principal component analysis") == nil, "The first letter has to be there.")
    }

    @Test func wordsOutsideTheLongFormLowerTheScore() throws {
        let behind = try #require(align("PC", "principal component analysis"))
        #expect(behind.trailing == 1)
        let before = try #require(align("CA", "principal component analysis", anchor: .start))
        #expect(before.firstWord == 1)
        #expect(before.score < (try #require(align("CA", "component analysis", anchor: .start))).score)
    }

    @Test func accentsAndGreekLettersAreFolded() throws {
        #expect(try #require(align("EPF", "École polytechnique fédérale")).isComplete)
        #expect(try #require(align("BAR", "β adrenergic receptor")).isComplete)
    }

    @Test func emptyTextHasNoAlignment() {
        #expect(align("PCA", "") == nil)
        #expect(align("---", "principal component analysis") == nil)
    }
}
