import Foundation
import Testing

@testable import TILRPC

struct MessageReaderTests {
    /// Returns the events of bytes that arrive in pieces: contents, and faults in brackets.
    private func events(_ framing: MessageFraming, _ pieces: [String]) -> [String] {
        var reader = MessageReader(framing)
        var events: [String] = []
        for piece in pieces {
            reader.append(ArraySlice(piece.utf8))
            while let event = reader.next() {
                switch event {
                case .content(let content): events.append(String(decoding: content, as: UTF8.self))
                case .fault(let reason): events.append("[\(reason)]")
                }
            }
        }
        return events
    }

    @Test func linesInPiecesBecomeMessagesAndEmptyLinesDoNot() {
        #expect(
            events(.line, ["{\"a\":1}\n{\"b\"", ":2}\n\r\n  \n", "{}\r\n[", "]"]) == ["{\"a\":1}", "{\"b\":2}", "{}\r"])
    }

    @Test func aLineThatIsTooLongIsReportedOnceAndSkipped() {
        let half = String(repeating: "x", count: MessageReader.longest / 2 + 1)
        let found = events(.line, [half, half, half, half, "\n{}\n"])
        #expect(found.count == 2)
        #expect(found.first?.hasPrefix("[A message has at most") == true)
        #expect(found.last == "{}")
    }

    @Test func aMessageWithAHeaderIsReadFromAnyPieces() {
        let text = MessageFraming.header.framed("{\"ä\":1}")
        #expect(text == "Content-Length: 8\r\n\r\n{\"ä\":1}")
        for cut in 1..<text.utf8.count {
            let bytes = Array(text.utf8)
            let pieces = [bytes[..<cut], bytes[cut...]].map { String(decoding: $0, as: UTF8.self) }
            // A piece may end inside of the letter.
            if pieces.joined() == text { #expect(events(.header, pieces) == ["{\"ä\":1}"]) }
        }
    }

    @Test func afterAHeaderWithoutALengthTheNextMessageIsRead() {
        let found = events(.header, ["Content-Type: x\r\n\r\n", "Content-Length: 2\r\n\r\n{}"])
        #expect(found == ["[There is no header with a valid Content-Length.]", "{}"])
    }
}
