import Testing

@testable import TILCore

@Suite struct SeededGeneratorTests {
    @Test func aSeedGivesTheReferenceNumbersOfSplitMix64() {
        // Source: the reference outputs for seed 1234567 that Rosetta Code lists under "Pseudo-random numbers/Splitmix64".
        var generator = SeededGenerator(seed: 1_234_567)
        let expected: [UInt64] = [
            6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
        ]
        #expect(expected.map { _ in generator.next() } == expected)
    }

    @Test func everyNumberBelowALimitIsEquallyLikely() {
        var generator = SeededGenerator(seed: 9)
        var counts = [Int](repeating: 0, count: 6)
        for _ in 0..<60_000 { counts[Int(generator.next(below: 6))] += 1 }
        // Five standard deviations of a binomial with p = 1/6.
        #expect(counts.allSatisfy { abs($0 - 10_000) < 460 })
        #expect(generator.next(below: 0) == 0)
        #expect(generator.next(below: 1) == 0)
    }

    @Test func everyOrderOfAShuffleIsEquallyLikely() {
        var generator = SeededGenerator(seed: 10)
        var counts: [[Int]: Int] = [:]
        for _ in 0..<24_000 {
            var order = [0, 1, 2, 3]
            generator.shuffle(&order)
            counts[order, default: 0] += 1
        }
        #expect(counts.count == 24)
        #expect(counts.values.allSatisfy { abs($0 - 1_000) < 155 })
    }
}
