import Foundation

/// The lines of a text, with their numbers from 1.
///
/// Lines end with LF, CRLF or CR, also mixed. A byte order mark is dropped.
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

    private let text: UnsafeBufferPointer<UInt8>
    private var offset: Int
    private var nextFeed: Int
    private var nextReturn: Int
    private var number = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        offset = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        nextFeed = Self.offset(of: UInt8(ascii: "\n"), in: text, from: offset)
        nextReturn = Self.offset(of: UInt8(ascii: "\r"), in: text, from: offset)
    }

    /// Returns the offset of the next such byte, or the end of the text if there is none.
    private static func offset(of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let base = text.baseAddress, start < text.count,
            let hit = memchr(base + start, Int32(byte), text.count - start)
        else { return text.count }
        return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(hit))
    }

    mutating func next() -> Line? {
        guard offset < text.count else { return nil }
        let stop = min(nextFeed, nextReturn)
        let line = text[part: offset..<stop]
        let isPair = nextReturn + 1 == nextFeed && stop == nextReturn
        offset = isPair ? stop + 2 : stop + 1
        // An end that lies ahead is not searched again.
        if nextFeed < offset { nextFeed = Self.offset(of: UInt8(ascii: "\n"), in: text, from: offset) }
        if nextReturn < offset { nextReturn = Self.offset(of: UInt8(ascii: "\r"), in: text, from: offset) }
        number += 1
        return Line(number: number, bytes: line, fault: Self.fault(of: line))
    }

    /// Returns the reason why a line cannot be read, or nil.
    private static func fault(of line: UnsafeBufferPointer<UInt8>) -> String? {
        if line.count > longestLine { return RejectionReason.lineTooLong }
        return line.contains(0) ? RejectionReason.holdsNUL : nil
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
