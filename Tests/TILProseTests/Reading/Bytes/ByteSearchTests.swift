import Testing

@testable import TILProse

/// What is looked at eight bytes at a time, beside the same one byte at a time.
@Suite struct ByteSearchTests {
    @Test func onlyASCIICapitalsAreLowercased() {
        for byte in UInt8.min...UInt8.max {
            let word = ByteSearch.lowercased(UInt64(byte) << 8 | 0x41_00_5A)
            #expect(word == UInt64(byte.lowercased) << 8 | 0x61_00_7A)
        }
    }
}
