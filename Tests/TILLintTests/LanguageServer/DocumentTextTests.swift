import Testing

@testable import TILLint

struct DocumentTextTests {
    @Test(
        "Positions become bytes and back",
        arguments: [
            // The text, the encoding, a position, its offset, and the position of that offset.
            ("a😀b", PositionEncoding.utf16, (0, 3), 5, (0, 3)),
            ("a😀b", .utf8, (0, 5), 5, (0, 5)),
            // Inside a character: its start.
            ("a😀b", .utf16, (0, 2), 1, (0, 1)),
            ("aéb", .utf8, (0, 2), 1, (0, 1)),
            // After the end of a line: before its end, whatever that is.
            ("ab\ncd", .utf16, (0, 9), 2, (0, 2)),
            ("ab\r\ncd", .utf16, (0, 9), 2, (0, 2)),
            ("ab\rcd", .utf16, (0, 9), 2, (0, 2)),
            ("ab\r\ncd", .utf16, (1, 1), 5, (1, 1)),
            ("ab\rcd", .utf16, (1, 1), 4, (1, 1)),
            ("ab\n\ncd", .utf16, (1, 4), 3, (1, 0)),
            // After the end of the text, and before its start.
            ("ab\ncd", .utf16, (7, 0), 5, (1, 2)),
            ("ab\n", .utf16, (1, 0), 3, (1, 0)),
            ("ab\n", .utf16, (Int.max, Int.max), 3, (1, 0)),
            ("ab\n", .utf16, (-1, 5), 0, (0, 0)),
            ("ab\n", .utf16, (0, -5), 0, (0, 0)),
            ("", .utf16, (0, 0), 0, (0, 0)),
        ])
    func positions(
        text: String, encoding: PositionEncoding, position: (Int, Int), offset: Int, back: (Int, Int)
    ) {
        let text = DocumentText(Array(text.utf8), encoding)
        #expect(text.offset(of: Position(line: position.0, character: position.1)) == offset)
        #expect(text.position(of: offset) == Position(line: back.0, character: back.1))
    }

    @Test("Positions, edits and differences take linear time", .timeLimit(.minutes(10)))
    func linearTime() {
        let count = 5_000
        let line = DocumentText(Array(String(repeating: "é XQZ ", count: count).utf8), .utf16)
        for number in 0..<count where line.position(of: 7 * number).character != 6 * number {
            Issue.record("The position of \(number) is wrong.")
        }
        func lines(_ text: String) -> String { String(repeating: text + "\n\n", count: count) }
        let text = DocumentText(Array(lines("XQZ").utf8), .utf16)
        // A client sends the edits of one change from the end to the start.
        for number in (0..<count).reversed() {
            let start = Position(line: 2 * number, character: 3)
            text.replace(TextRange(start: start, end: start), with: "s")
        }
        #expect(text.bytes == Array(lines("XQZs").utf8))
        let edits = UnifiedDiff.edits(from: Array(lines("XQZ").utf8), to: text.bytes)
        #expect(edits.count == count)
        #expect(UnifiedDiff.text("a", from: Array(lines("XQZ").utf8), to: text.bytes).count > 6 * count)
    }
}
