import Foundation
import Testing

@testable import TILCore

@Suite struct IntervalFuzzTests {
    /// Days, the longest interval, and the bounds.
    private static let table = """
        0.2 36500 1...1
        1.4 36500 1...1
        2.4 36500 2...2
        2.5 36500 2...4
        3 36500 2...4
        7 36500 5...9
        20 36500 17...23
        100 36500 93...107
        1000 36500 948...1052
        36500 36500 34673...36500
        1e9 36500 34673...36500
        500 1 1...1
        500 2 2...2
        500 3 2...3
        500 10 8...10
        """

    @Test(arguments: table.split(separator: "\n")) func theFuzzOfAnIntervalHasTheExpectedBounds(row: Substring) throws {
        let words = row.split(separator: " ")
        let (days, maximum) = (try #require(Double(words[0])), try #require(Int(words[1])))
        #expect("\(IntervalFuzz.bounds(of: days, maximum: maximum))" == words[2])
    }

    @Test func everyIntervalInTheBoundsIsChosen() {
        let chosen = stride(from: 0, to: 1, by: 0.01).map {
            IntervalFuzz.interval(20, fraction: $0, maximum: 36_500)
        }
        #expect(Set(chosen) == Set(17...23))
        #expect(IntervalFuzz.interval(20, fraction: 1.0.nextDown, maximum: 36_500) == 23)
    }

    @Test(arguments: Array(stride(from: 0, to: 1, by: 0.0371)))
    func fuzzWithOneFractionKeepsTheOrderOfIntervals(fraction: Double) {
        let intervals = stride(from: 0.1, to: 3_000, by: 0.21).map {
            IntervalFuzz.interval($0, fraction: fraction, maximum: 2_500)
        }
        #expect(intervals == intervals.sorted())
        #expect(intervals.allSatisfy { (1...2_500).contains($0) })
    }

    @Test func aSeedGivesTheSameFractionsInEveryVersion() throws {
        let thing = try #require(UUID(uuidString: "6F1D8C7A-2B3E-4F50-9A6B-7C8D9E0F1A2B"))
        let seed = FuzzSeed(thing: thing, direction: .meaning)
        // Computed apart in Python from the definitions of FNV-1a and SplitMix64.
        #expect(seed.fraction(ofReview: 1) == 0.11945353547474047)
        #expect(seed.fraction(ofReview: 2) == 0.5925402496551814)
        #expect(FuzzSeed(thing: thing, direction: .acronym).fraction(ofReview: 1) == 0.5430854557052517)
    }

    @Test func fractionsOfManySeedsAreSpreadEvenly() {
        var tenths = [Int](repeating: 0, count: 10)
        for number: UInt8 in 0..<250 {
            for review in 1...40 {
                tenths[Int(FuzzSeed.numbered(number).fraction(ofReview: review) * 10)] += 1
            }
        }
        // 10,000 draws: each tenth expects 1,000 with a deviation of 30.
        #expect(tenths.allSatisfy { (850...1_150).contains($0) }, "\(tenths)")
    }
}
