import Foundation

/// Splits a source into lines, with their numbers, in flat memory.
///
/// Lines end with LF or CRLF, or with CR in a file that has no LF in its first 64 KiB. A byte order mark is dropped.
/// A line that is too long or holds a NUL is handed out as a rejection. Whether a line is valid UTF-8 is checked where
/// its fields become strings, so that it is done once.
final class LineReader {
    /// One line, without its end. Its memory is valid until the next call of ``LineReader/next()``.
    struct Line {
        /// Counted from 1.
        let number: Int
        let bytes: UnsafeBufferPointer<UInt8>
        let ending: Ending
    }

    /// What ends a line; nothing ends a last line that ends with the file.
    enum Ending {
        case lineFeed, carriageReturn, both, nothing

        var bytes: [UInt8] {
            switch self {
            case .lineFeed: [0x0A]
            case .carriageReturn: [0x0D]
            case .both: [0x0D, 0x0A]
            case .nothing: []
            }
        }
    }

    enum Item {
        case line(Line)
        case rejected(Rejection)
    }

    /// The longest line that is read, in bytes.
    static let longestLine = 1 << 20
    /// A line that is longer than this, in bytes, is taken for one that never ends.
    static let endlessLine = 1 << 32
    /// The most lines that are read of a file.
    static let mostLines = 50_000_000
    /// How much of a file is looked at before it is read.
    static let sampleSize = 1 << 16
    private static let pieceSize = 1 << 18

    /// What is read from.
    let source: ByteSource
    private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 16)
    private var start = 0
    private var searched = 0
    private var end = 0
    private var number = 0
    private var lineEnd: UInt8 = 0x0A
    private var isStarted = false
    private var isAtEnd = false
    private var hasNUL = false

    init(_ source: ByteSource) {
        self.source = source
    }

    /// How many bytes of memory lines are held in: at most four times the longest line.
    var memorySize: Int { memory.count }

    deinit {
        memory.deallocate()
    }

    /// The next line or rejection; nil at the end.
    func next() throws -> Item? {
        if !isStarted { try begin() }
        while true {
            if number & 0xFFF == 0 { try look() }
            if let base = memory.baseAddress, let hit = memchr(base + searched, Int32(lineEnd), end - searched) {
                return item(upTo: base.distance(to: UnsafeMutableRawPointer(hit)), endLength: 1)
            }
            searched = end
            if isAtEnd {
                return start == end ? nil : item(upTo: end, endLength: 0)
            }
            if end - start > Self.longestLine {
                try skipLine()
                return .rejected(Rejection(line: number, reason: RejectionReason.lineTooLong))
            }
            try fill()
        }
    }

    /// Looks now and then whether all this is still wanted, and sane.
    private func look() throws {
        try source.watch()
        if number > Self.mostLines {
            throw InterchangeError.beyondLimit(
                name: source.name, reason: "It has more than 50,000,000 lines; split it into several files.")
        }
    }

    private func begin() throws {
        isStarted = true
        let sample = try source.peek(Self.sampleSize)
        if sample.starts(with: [0xFE, 0xFF]) || sample.starts(with: [0xFF, 0xFE])
            || sample.starts(with: [0, 0, 0xFE, 0xFF])
        {
            throw InterchangeError.notUTF8(name: source.name)
        }
        if !sample.contains(0x0A), sample.contains(0x0D) { lineEnd = 0x0D }
        try fill()
        if sample.starts(with: [0xEF, 0xBB, 0xBF]) {
            while end < 3, !isAtEnd { try fill() }
            start = 3
            searched = 3
        }
    }

    private func fill() throws {
        if start > 0 {
            if end > start, let base = memory.baseAddress { memmove(base, base + start, end - start) }
            end -= start
            searched -= start
            start = 0
        }
        if memory.count - end < Self.pieceSize / 2 {
            let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: memory.count * 2, alignment: 16)
            larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<end]))
            memory.deallocate()
            memory = larger
        }
        let count = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: memory[end...]))
        if count == 0 { isAtEnd = true }
        // Looked for in whole pieces: lines are short, and files with a NUL are rare.
        if !hasNUL, count > 0, let base = memory.baseAddress { hasNUL = memchr(base + end, 0, count) != nil }
        end += count
    }

    private func item(upTo stop: Int, endLength: Int) -> Item {
        number += 1
        let bytes = UnsafeRawBufferPointer(memory).bindMemory(to: UInt8.self)
        var last = stop
        if lineEnd == 0x0A, last > start, endLength == 1, bytes[last - 1] == 0x0D { last -= 1 }
        let line = UnsafeBufferPointer(rebasing: bytes[start..<last])
        let ending: Ending =
            endLength == 0 ? .nothing : lineEnd == 0x0D ? .carriageReturn : last == stop ? .lineFeed : .both
        start = stop + endLength
        searched = start
        if line.count > Self.longestLine {
            return .rejected(Rejection(line: number, reason: RejectionReason.lineTooLong))
        }
        if hasNUL, let base = line.baseAddress, memchr(base, 0, line.count) != nil {
            return .rejected(Rejection(line: number, reason: RejectionReason.holdsNUL))
        }
        return .line(Line(number: number, bytes: line, ending: ending))
    }

    /// Drops all of a line that is too long, a piece at a time.
    private func skipLine() throws {
        number += 1
        let first = source.position
        while !isAtEnd {
            start = 0
            end = 0
            searched = 0
            try fill()
            if source.position - first > Self.endlessLine {
                throw InterchangeError.beyondLimit(
                    name: source.name, reason: "Line \(number) does not end within 4 GiB: this is no text.")
            }
            if let base = memory.baseAddress, let hit = memchr(base, Int32(lineEnd), end) {
                start = base.distance(to: UnsafeMutableRawPointer(hit)) + 1
                searched = start
                return
            }
        }
        start = end
    }
}
