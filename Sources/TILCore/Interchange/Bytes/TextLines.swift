import Foundation

/// The lines of a text, with their numbers from 1.
///
/// Lines end with LF or CRLF, or with CR in a text that has no LF in its first 64 KiB. A byte order mark is dropped.
struct TextLines: IteratorProtocol {
    /// A line without its line end.
    struct Line {
        let number: Int
        let bytes: UnsafeBufferPointer<UInt8>
        /// The reason why the line cannot be read, or nil if it can.
        let fault: String?

        /// The line as a string, or nil if it is not UTF-8.
        var text: String? { String(validating: bytes, as: UTF8.self) }
    }

    /// The maximum length of a line, in bytes.
    static let longestLine = 1 << 20

    /// The size of the start in which a line end is searched, in bytes.
    private static let startSize = 1 << 16

    private let text: UnsafeBufferPointer<UInt8>
    private let lineEnd: UInt8
    private var offset: Int
    private var number = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
        let sample = text.prefix(Self.startSize)
        lineEnd = sample.contains(0x0D) && !sample.contains(0x0A) ? 0x0D : 0x0A
        offset = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        self.text = text
    }

    mutating func next() -> Line? {
        guard let base = text.baseAddress, offset < text.count else { return nil }
        let hit = memchr(base + offset, Int32(lineEnd), text.count - offset)
        let stop = hit.map { hit in UnsafeRawPointer(base).distance(to: UnsafeRawPointer(hit)) } ?? text.count
        let hasReturn = lineEnd == 0x0A && hit != nil && stop > offset && text[stop - 1] == 0x0D
        let line = text[part: offset..<(hasReturn ? stop - 1 : stop)]
        offset = stop + 1
        number += 1
        let fault =
            line.count > Self.longestLine
            ? RejectionReason.lineTooLong : line.contains(0) ? RejectionReason.holdsNUL : nil
        return Line(number: number, bytes: line, fault: fault)
    }
}

extension FileContents {
    /// Calls a closure with each line that can be read.
    /// - Parameters:
    ///   - reject: is called with the rejection of each other line.
    ///   - body: is called with each line. The bytes of the line are valid until it returns.
    func forEachLine(reject: (ImportItem) throws -> Void, _ body: (TextLines.Line) throws -> Void) throws {
        try bytes.withUnsafeBufferPointer { text in
            var lines = TextLines(text)
            while let line = lines.next() {
                if let fault = line.fault { try reject(.rejected(line.number, fault)) } else { try body(line) }
            }
        }
    }
}
