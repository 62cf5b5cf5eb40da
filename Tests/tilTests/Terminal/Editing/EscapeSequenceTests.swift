import Testing

@testable import til

/// Keys of several bytes and reports, byte by byte.
@Suite struct EscapeSequenceTests {
    /// The number of bytes after which a sequence is complete, or nil if it is none or not complete.
    private func length(_ text: String) -> Int? {
        var sequence = EscapeSequence()
        for byte in text.utf8.dropFirst() where sequence.state == .unfinished { sequence.append(byte) }
        return sequence.state == .finished ? sequence.bytes.count : nil
    }

    @Test(arguments: [
        "\u{1B}[15~", "\u{1B}[17~", "\u{1B}[13;5u", "\u{1B}[27;5;13~", "\u{1B}[1;5C", "\u{1B}OP", "\u{1B}O5P",
        "\u{1B}[[A", "\u{1B}[I", "\u{1B}[O", "\u{1B}[12;40R", "\u{1B}[?62;22c", "\u{1B}[<64;10;5M", "\u{1B}[M`*%",
        "\u{1B}]11;rgb:1c1c/1c1c/1c1c\u{7}", "\u{1B}]4;1;rgb:ff/00/00\u{1B}\\", "\u{1B}P>|XTerm(390)\u{1B}\\",
        "\u{1B}\u{1B}[A",
    ])
    func aKeyOrAReportEndsWithItsLastByte(text: String) {
        #expect(length(text + "abc") == text.utf8.count)
        #expect(length(String(text.dropLast())) == nil)
    }

    @Test(arguments: ["\u{1B}", "\u{1B}b", "\u{1B}[", "\u{1B}\u{1B}", "\u{1B}[1\r", "\u{1B}3 "])
    func bytesThatOnlyBeginLikeASequenceAreLeftToTheEditor(text: String) {
        #expect(length(text) == nil)
    }

    @Test func aStringLongerThanTheLimitIsNotAReport() {
        #expect(length("\u{1B}]" + String(repeating: "x", count: 5_000) + "\u{7}") == nil)
    }
}
