import TILText
import Testing

@Suite struct SystemTextTests {
    /// Bytes of Latin-1, cut off, overlong, of a surrogate, and the characters that stand for bytes themselves.
    private static let foreign: [[UInt8]] = [
        [0x63, 0x61, 0x66, 0xE9], [0xE2, 0x82], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xFF], [0x2F, 0xE9, 0x2F, 0x78],
        [0xEF, 0xB7, 0x9E, 0xEF, 0xB7, 0xA9], [0x61, 0xEF, 0xB7, 0x90],
    ]

    @Test(arguments: foreign)
    func bytesThatAreNotUTF8AreKept(bytes: [UInt8]) {
        let text = String(systemBytes: bytes)
        #expect(text.systemBytes == bytes)
        #expect(text.systemPath == bytes.map(CChar.init(bitPattern:)) + [0])
        #expect(text.hasForeignBytes)
    }

    @Test(arguments: ["", "plain", "é 漢字 🚀", "\u{FEFF}x", "\u{FFFD}"])
    func validUTF8IsKeptUnchanged(text: String) {
        #expect(String(systemBytes: Array(text.utf8)) == text)
        #expect(text.systemBytes == Array(text.utf8))
        #expect(!text.hasForeignBytes)
        #expect(text.repaired == text)
    }

    @Test func repairedTextHasReplacementCharactersForForeignBytes() {
        #expect(String(systemBytes: [0x61, 0xE9, 0x62]).repaired == "a\u{FFFD}b")
    }

    @Test func randomBytesAreKept() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            #expect(String(systemBytes: bytes).systemBytes == bytes)
        }
    }
}
