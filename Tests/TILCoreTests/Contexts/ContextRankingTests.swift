import Foundation
import Testing

@testable import TILCore

/// Words of texts, and the meaning that fits a text.
@Suite struct ContextRankingTests {
    @Test(arguments: [
        ("cities", "city"), ("classes", "class"), ("ports", "port"), ("bus", "bus"), ("pass", "pass"),
        ("lading", "lading"), ("shipping", "shipp"), ("shipped", "shipp"), ("kindly", "kind"), ("red", "red"),
    ])
    func theStemOfAWordLacksItsEnding(word: String, stem: String) {
        #expect(ContextWords.stem(word) == stem)
    }

    @Test func commonWordsTheAcronymAndSingleLettersAreNotCounted() {
        let words = ContextWords(of: "The BOL of a carrier: carriers' BOL, and a vessel x 2024.", without: "BOL")
        #expect(Set(words.counts.keys) == ["carrier", "vessel"])
    }

    @Test func aUseWithinFiveWordsOfTheAcronymCountsThreeTimes() {
        let words = ContextWords(
            of: "vessel one two three four harbour BOL carrier six seven eight nine dock", without: "BOL")
        #expect(words.counts["harbour"] == 3 && words.counts["carrier"] == 3)
        #expect(words.counts["vessel"] == 1 && words.counts["dock"] == 1)
        #expect(ContextWords(of: "harbour vessel").counts == ["harbour": 1, "vessel": 1])
    }

    @Test func ofManyWordsOnlyTheMostFrequentAreKept() {
        let rare = (0..<40).map { number in "zq" + String(repeating: "x", count: number + 1) }
        let words = ContextWords(of: (rare + ["vessel", "vessel"]).joined(separator: " "))
        #expect(words.counts.count == ContextWords.limit)
        #expect(words.counts["vessel"] == 2)
        #expect(ContextWords(of: rare.joined(separator: " "), limit: nil).counts.count == 40)
    }

    @Test func storedWordsAreReadBackAndInvalidOnesAreSkipped() {
        let words = ContextWords(of: "carrier carrier vessel hold")
        #expect(ContextWords(stored: words.stored) == words)
        #expect(ContextWords(stored: "a:0 b:-1 c:x d :3 e:2:2 vessel:4").counts == ["vessel": 4])
    }

    @Test func theMeaningWhoseTextsShareWordsFitsBest() {
        let music = ["The album was pressed on disc with a booklet.", "A player reads the disc with a laser."]
        let money = ["The bank pays interest at maturity.", "A deposit with a fixed interest rate and a bank."]
        let ranking = ContextRanking([music, money].map { texts in texts.map { ContextWords(of: $0) } })
        let fits = ranking.fits(ContextWords(of: "Interest on the CD is paid by the bank.", limit: nil))
        #expect(fits[1] > fits[0])
        #expect(fits.allSatisfy { (0...1).contains($0) })
    }

    @Test func aWordThatAllMeaningsShareCountsLess() {
        let ranking = ContextRanking([
            [ContextWords(stored: "report:4 vessel:1")], [ContextWords(stored: "report:4 disc:1")],
        ])
        let fits = ranking.fits(ContextWords(stored: "report:1 vessel:1"))
        #expect(fits[0] > fits[1] * 1.2)
    }

    @Test func withoutTextsOrWordsNoMeaningFits() {
        #expect(ContextRanking([[], []]).fits(ContextWords(of: "carrier")) == [0, 0])
        let ranking = ContextRanking([[ContextWords(of: "carrier")]])
        #expect(ranking.fits(ContextWords(of: "the of and")) == [0])
    }
}
