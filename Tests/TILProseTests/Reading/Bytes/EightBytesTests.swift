import Testing

@testable import TILProse

/// What is looked at eight bytes at a time, beside the same one byte at a time.
@Suite struct EightBytesTests {
    @Test func onlyASCIICapitalsAreLowercased() {
        for byte in UInt8.min...UInt8.max {
            let word = EightBytes(bits: UInt64(byte) << 8 | 0x41_00_5A).lowercased
            #expect(word.bits == UInt64(byte.lowercased) << 8 | 0x61_00_7A)
        }
    }
}
