import Foundation
import Testing

@testable import TILCore

@Suite struct IntervalFuzzTests {
    @Test(arguments: [
        (0.2, 1...1), (1.4, 1...1), (2.4, 2...2), (2.5, 2...4), (3, 2...4), (7, 5...9), (20, 17...23),
        (100, 93...107), (1_000, 948...1_052), (36_500, 34_673...36_500), (1e9, 34_673...36_500),
    ])
    func bounds(days: Double, expected: ClosedRange<Int>) {
        #expect(IntervalFuzz.bounds(of: days, maximum: 36_500) == expected)
    }

    @Test(arguments: [(1, 1...1), (2, 2...2), (3, 2...3), (10, 8...10)])
    func boundsUnderAMaximum(maximum: Int, expected: ClosedRange<Int>) {
        #expect(IntervalFuzz.bounds(of: 500, maximum: maximum) == expected)
    }

    @Test func everyIntervalInTheBoundsIsChosen() {
        let chosen = stride(from: 0, to: 1, by: 0.01).map {
            IntervalFuzz.interval(20, fraction: $0, maximum: 36_500)
        }
        #expect(Set(chosen) == Set(17...23))
        #expect(IntervalFuzz.interval(20, fraction: 1.0.nextDown, maximum: 36_500) == 23)
    }

    @Test(arguments: Array(stride(from: 0, to: 1, by: 0.0371)))
    func aLongerIntervalNeverBecomesTheShorterOne(fraction: Double) {
        let intervals = stride(from: 0.1, to: 3_000, by: 0.21).map {
            IntervalFuzz.interval($0, fraction: fraction, maximum: 2_500)
        }
        #expect(intervals == intervals.sorted())
        #expect(intervals.allSatisfy { (1...2_500).contains($0) })
    }

    @Test func theSeedIsTheSameForEver() throws {
        let thing = try #require(UUID(uuidString: "6F1D8C7A-2B3E-4F50-9A6B-7C8D9E0F1A2B"))
        let seed = FuzzSeed(thing: thing, direction: .meaning)
        // Computed apart in Python from the definitions of FNV-1a and SplitMix64.
        #expect(seed.fraction(ofReview: 1) == 0.11945353547474047)
        #expect(seed.fraction(ofReview: 2) == 0.5925402496551814)
        #expect(FuzzSeed(thing: thing, direction: .acronym).fraction(ofReview: 1) == 0.5430854557052517)
    }

    @Test func seedsSpreadEvenly() {
        var tenths = [Int](repeating: 0, count: 10)
        for number: UInt8 in 0..<250 {
            let thing = UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, number))
            for review in 1...40 {
                tenths[Int(FuzzSeed(thing: thing, direction: .meaning).fraction(ofReview: review) * 10)] += 1
            }
        }
        // 10,000 draws: each tenth expects 1,000 with a deviation of 30.
        #expect(tenths.allSatisfy { (850...1_150).contains($0) }, "\(tenths)")
    }
}
