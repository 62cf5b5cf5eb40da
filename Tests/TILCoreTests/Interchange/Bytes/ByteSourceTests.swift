import Foundation
import Testing

@testable import TILCore

@Suite struct ByteSourceTests {
    private func all(_ source: ByteSource) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 5)
        while true {
            let count = try piece.withUnsafeMutableBytes { try source.read(into: $0) }
            if count == 0 { return bytes }
            bytes += piece[..<count]
        }
    }

    private func withFile(_ text: String, _ body: (String, Int32) throws -> Void) throws {
        let path = NSTemporaryDirectory() + "til-source-" + UUID().uuidString
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let file = open(path, O_RDONLY)
        defer { close(file) }
        try body(path, file)
    }

    @Test func whatIsPeekedAtIsReadAgain() throws {
        let source = ByteSource(bytes: Array("abcdefgh".utf8), piece: 3)
        #expect(try source.peek(4) == Array("abcd".utf8))
        #expect(try source.peek(2) == Array("ab".utf8))
        #expect(source.position == 0)
        #expect(try all(source) == Array("abcdefgh".utf8))
        #expect(source.position == 8)
        #expect(try source.peek(4) == [])
    }

    @Test func peeksBetweenReads() throws {
        let source = ByteSource(bytes: Array("abcdefgh".utf8), piece: 3)
        _ = try source.peek(6)
        var piece = [UInt8](repeating: 0, count: 2)
        _ = try piece.withUnsafeMutableBytes { try source.read(into: $0) }
        #expect(try source.peek(7) == Array("cdefgh".utf8))
        #expect(try all(source) == Array("cdefgh".utf8))
    }

    @Test func isNotAskedAgainAfterItsEnd() throws {
        var ends = 0
        var pieces = [2, 1]
        let source = ByteSource(name: "terminal") { target in
            guard let count = pieces.popLast() else {
                ends += 1
                return 0
            }
            target[0] = 0x61
            target[1] = 0x61
            return count
        }
        #expect(try source.peek(9).count == 3)
        #expect(try all(source).count == 3)
        #expect(try source.peek(1) == [])
        #expect(ends == 1)
    }

    @Test func readsAFileFromWhereItStands() throws {
        try withFile("0123456789") { path, file in
            lseek(file, 4, SEEK_SET)
            let source = try ByteSource(fileDescriptor: file, name: path)
            #expect(source.size == 6)
            #expect(try all(source) == Array("456789".utf8))
        }
    }

    @Test func aFileThatGrowsIsAnError() throws {
        try withFile("0123456789") { path, file in
            let source = try ByteSource(fileDescriptor: file, name: path)
            let writer = open(path, O_WRONLY | O_APPEND)
            write(writer, "more", 4)
            close(writer)
            #expect(throws: InterchangeError.changed(name: path)) { try all(source) }
        }
    }

    @Test func aFileThatShrinksIsAnError() throws {
        try withFile("0123456789") { path, file in
            let source = try ByteSource(fileDescriptor: file, name: path)
            truncate(path, 3)
            #expect(throws: InterchangeError.changed(name: path)) { try all(source) }
        }
    }

    @Test func aDirectoryIsAnError() throws {
        let file = open("/", O_RDONLY)
        defer { close(file) }
        #expect(throws: InterchangeError.directory(name: "/")) { try ByteSource(fileDescriptor: file, name: "/") }
        #expect(InterchangeError.directory(name: "/").description.hasSuffix("."))
    }

    @Test func aDescriptorThatCannotBeReadIsAnError() throws {
        let file = open("/dev/null", O_WRONLY)
        defer { close(file) }
        let source = try ByteSource(fileDescriptor: file, name: "null")
        #expect(throws: InterchangeError.unreadable(name: "null", reason: "bad file descriptor")) { try all(source) }
    }
}
