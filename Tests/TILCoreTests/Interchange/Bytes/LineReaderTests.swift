import Foundation
import Testing

@testable import TILCore

@Suite struct LineReaderTests {
    private func lines(_ bytes: [UInt8], piece: Int = .max) throws -> [String] {
        let reader = LineReader(ByteSource(bytes: bytes, piece: piece))
        var lines: [String] = []
        while let item = try reader.next() {
            switch item {
            case .line(let line):
                lines.append("\(line.number) \(String(decoding: line.bytes, as: UTF8.self)) \(line.ending.bytes.count)")
            case .rejected(let rejection): lines.append("\(rejection.line) !\(rejection.reason)")
            }
        }
        return lines
    }

    @Test(arguments: [1, 2, 3, 7, Int.max])
    func endsLinesAsSystemsDo(piece: Int) throws {
        #expect(try lines(Array("a\nb\r\n\n\r\nc".utf8), piece: piece) == ["1 a 1", "2 b 2", "3  1", "4  2", "5 c 0"])
        #expect(try lines(Array("a\rb\r\rc".utf8), piece: piece) == ["1 a 1", "2 b 1", "3  1", "4 c 0"])
        #expect(try lines(Array("a\rb\nc".utf8), piece: piece) == ["1 a\rb 1", "2 c 0"])
        #expect(try lines([], piece: piece) == [])
        #expect(try lines(Array("\n".utf8), piece: piece) == ["1  1"])
    }

    @Test(arguments: [1, 2, Int.max])
    func dropsAByteOrderMark(piece: Int) throws {
        #expect(try lines([0xEF, 0xBB, 0xBF, 0x61, 0x0A, 0x62], piece: piece) == ["1 a 1", "2 b 0"])
        #expect(try lines([0xEF, 0xBB, 0xBF], piece: piece) == [])
        #expect(try lines([0xEF, 0xBB], piece: piece).count == 1)
    }

    @Test func saysThatUTF16IsNotRead() {
        #expect(throws: InterchangeError.notUTF8(name: "memory")) { try lines([0xFF, 0xFE, 0x61, 0x00]) }
        #expect(throws: InterchangeError.notUTF8(name: "memory")) { try lines([0xFE, 0xFF, 0x00, 0x61]) }
    }

    @Test(arguments: [4_096, 300_000, Int.max])
    func skipsALineThatIsTooLong(piece: Int) throws {
        let long = [UInt8](repeating: 0x78, count: LineReader.longestLine)
        let text = Array("a\n".utf8) + long + Array("\n".utf8) + long + Array("x\nb\n".utf8) + long + long + long
        let found = try lines(text, piece: piece)
        #expect(found.count == 5)
        #expect(found[0] == "1 a 1")
        #expect(found[1].utf8.count == LineReader.longestLine + 4)
        #expect(found[2] == "3 !\(RejectionReason.lineTooLong)")
        #expect(found[3] == "4 b 1")
        #expect(found[4] == "5 !\(RejectionReason.lineTooLong)")
    }

    @Test func rejectsALineWithANUL() throws {
        #expect(
            try lines([0x61, 0x0A, 0x62, 0x00, 0x0A, 0x63]) == ["1 a 1", "2 !\(RejectionReason.holdsNUL)", "3 c 0"])
    }

    @Test func keepsItsMemoryFlatOverALineOfAHundredMegabytes() throws {
        var left = 100 << 20
        let source = ByteSource(name: "endless") { target in
            let count = min(left, target.count)
            left -= count
            target.initializeMemory(as: UInt8.self, repeating: 0x78)
            return count
        }
        let reader = LineReader(source)
        guard case .rejected(let rejection) = try reader.next() else {
            Issue.record("The line was not rejected.")
            return
        }
        #expect(rejection.line == 1)
        #expect(try reader.next() == nil)
        #expect(reader.memorySize <= 4 << 20)
        #expect(source.position == 100 << 20)
    }
}
