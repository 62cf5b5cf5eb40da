import Foundation
import TILRPC

extension FuzzTarget {
    /// The messages of an editor: however the bytes are cut, the same messages come. A position of each character comes
    /// back, and a text after edits has the lines that it has from the start.
    static var editor: FuzzTarget {
        FuzzTarget(name: "editor") { bytes in
            let whole = events(bytes, [bytes.count])
            expect(
                whole == events(bytes, [1]) && whole == events(bytes, [7, 2, 4_096]), "\(whole) depends on the cuts.")
            expect(
                whole.reduce(0) { $0 + $1.count } <= bytes.count + 100 * whole.count, "There is more than there was.")
            let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
            for encoding in [PositionEncoding.utf8, .utf16] { check(text, encoding) }
        }
    }

    /// Returns the messages and faults in some bytes, which come in pieces of some sizes.
    private static func events(_ bytes: [UInt8], _ sizes: [Int]) -> [String] {
        var reader = MessageReader(.header)
        var events: [String] = []
        var (start, number) = (0, 0)
        while start < bytes.count {
            let end = min(bytes.count, start + sizes[number % sizes.count])
            number += 1
            reader.append(bytes[start..<end])
            start = end
            while let event = reader.next() {
                switch event {
                case .content(let body):
                    _ = try? Message<DocumentSubject>(body)
                    events.append(String(decoding: body, as: UTF8.self))
                case .fault(let reason): events.append(reason)
                }
            }
        }
        return events
    }

    private static func check(_ bytes: [UInt8], _ encoding: PositionEncoding) {
        var text = DocumentText(bytes, encoding)
        // Few places of a long text are enough.
        let places = stride(from: 0, through: bytes.count, by: max(1, bytes.count / 100)).filter { place in
            place == bytes.count || bytes[place] & 0xC0 != 0x80
        }
        for place in places {
            let isInside = place > 0 && place < bytes.count && bytes[place - 1] == 0x0D && bytes[place] == 0x0A
            let position = text.position(of: place)
            let back = text.offset(of: position)
            expect(back == (isInside ? place - 1 : place), "\(place) became \(position), and that \(back).")
        }
        for (line, character) in [(Int.max, Int.max), (-1, -1), (0, Int.max), (Int.max, 0)] {
            let place = Position(line: line, character: character)
            expect((0...bytes.count).contains(text.offset(of: place)), "\(line):\(character) is outside.")
            text.replace(TextRange(start: place, end: place), with: "")
            expect(text.bytes == bytes, "Nothing was inserted at \(line):\(character).")
        }
    }
}
