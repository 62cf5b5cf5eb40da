import Foundation
import TestSupport
import Testing

@testable import TILCore

/// Files and their lines.
@Suite struct FileContentsTests {
    private func lines(_ bytes: [UInt8]) throws -> [String] {
        var lines: [String] = []
        try FileContents(bytes: bytes).forEachLine(reject: { lines += InterchangeSupport.lines([$0]) }) { line in
            lines.append("\(line.number) \(String(decoding: line.bytes, as: UTF8.self))")
        }
        return lines
    }

    @Test(
        arguments: InterchangeSupport.table(
            """
            a⏎b\r⏎⏎\r⏎c ⇒ 1 a|2 b|3 |4 |5 c
            a\rb\r\rc ⇒ 1 a|2 b|3 |4 c
            a\rb⏎c ⇒ 1 a|2 b|3 c
             ⇒\u{20}
            ⏎ ⇒ 1\u{20}
            \u{FEFF}a⏎b ⇒ 1 a|2 b
            \u{FEFF} ⇒\u{20}
            a⏎b\0⏎c ⇒ 1 a|2 !\(RejectionReason.holdsNUL)|3 c
            """))
    func linesEndWithLFOrCRLFOrCR(row: [String]) throws {
        #expect(try lines(Array(row[0].utf8)).joined(separator: "|") == row[1])
    }

    @Test func aLineOverTheLimitIsSkipped() throws {
        let long = String(repeating: "x", count: TextLines.longestLine)
        let found = try lines(Array("\(long)\n\(long)x\nb\n\(long)\(long)".utf8))
        #expect(
            Array(found.dropFirst()) == [
                "2 !\(RejectionReason.lineTooLong)", "3 b", "4 !\(RejectionReason.lineTooLong)",
            ])
    }

    private func read(_ path: String, flags: Int32 = O_RDONLY, seek: Int = 0, wait: () -> Void = {}) throws -> [UInt8] {
        let file = open(path, flags)
        defer { close(file) }
        lseek(file, off_t(seek), SEEK_SET)
        return try FileContents(fileDescriptor: file, name: path).bytes
    }

    @Test func aFileIsReadFromItsPosition() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/file"
        try Data("0123456789".utf8).write(to: URL(fileURLWithPath: path))
        #expect(try read(path, seek: 4) == Array("456789".utf8))
        #expect(try !read("/proc/self/status").isEmpty)
    }

    @Test func aPipeIsReadToItsEnd() throws {
        let pipe = Pipe()
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
        let writer = Thread {
            try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
            try? pipe.fileHandleForWriting.close()
        }
        writer.start()
        var waits = 0
        let contents = try FileContents(fileDescriptor: pipe.fileHandleForReading.fileDescriptor, name: "pipe") { _ in
            waits += 1
        }
        #expect(contents.bytes == bytes)
        #expect(waits > 1)
    }

    @Test func aFileThatIsTooLargeIsRefused() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/file"
        #expect(FileManager.default.createFile(atPath: path, contents: Data()))
        truncate(path, off_t(FileContents.longestText + 1))
        let error = #expect(throws: InterchangeError.self) { try read(path) }
        #expect(
            error?.description
                == "'\(path)' was not read: It is larger than the limit of 64 MiB. Split it."
        )
    }

    /// The start of a file decides its limit. An export of til with all answers has the greatest one.
    @Test func anExportOfTheGreatestSizeIsRead() throws {
        let export = try InterchangeSupport.document(JSONLines.format, [InterchangeSupport.thing("A", "a")])
        let limits = [export, #"{"short":"A","long":"a"}"#, "PK\u{3}\u{4}"].map {
            FileContents.limit(start: Array($0.utf8))
        }
        #expect(limits == [1 << 30 as Int, 64 << 20, 256 << 20])
    }

    @Test func anUnreadableFileIsAnError() {
        #expect(throws: InterchangeError.self) { try read("/") }
        #expect(throws: InterchangeError.unreadable("/dev/null", EBADF)) { try read("/dev/null", flags: O_WRONLY) }
    }
}
