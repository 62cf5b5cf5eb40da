import Testing

@testable import TILProse

/// What is looked at eight bytes at a time, beside the same one byte at a time.
@Suite struct ByteSearchTests {
    /// Bytes with all kinds of neighbours, of every length up to some words of the machine.
    private static let samples: [[UInt8]] = {
        var state: UInt64 = 7
        func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
        let bytes = Array("az`{@Z[A \\<\"\0\u{7F}\u{80}é“".utf8) + [0xFF, 0xE1]
        return (0..<400).map { count in
            (0..<(count % 40)).map { _ in
                next() % 3 == 0 ? bytes[Int(next()) % bytes.count] : UInt8(ascii: "a") + UInt8(next() % 26)
            }
        }
    }()

    @Test func smallLettersAreCountedUpToTheFirstThatIsNone() {
        for sample in Self.samples {
            for start in sample.indices {
                let found = sample.withUnsafeBufferPointer {
                    ByteSearch.smallLetters($0, from: start, to: sample.count)
                }
                let run = sample[start...].prefix { (0x61...0x7A).contains($0) }.count
                #expect(found == run || found < run && sample.count - start - found < 8)
            }
        }
    }

    @Test func onlyCapitalsOfASCIIBecomeSmall() {
        for byte in UInt8.min...UInt8.max {
            let word = ByteSearch.lowercased(UInt64(byte) << 8 | 0x41_00_5A)
            #expect(word == UInt64(byte.lowercased) << 8 | 0x61_00_7A)
        }
    }
}
