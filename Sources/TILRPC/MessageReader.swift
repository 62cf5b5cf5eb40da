import TILText

package import Foundation

/// The way in which the bytes of a stream are split into messages.
package enum MessageFraming: Sendable {
    /// Each message has a header with `Content-Length`, an empty line and the content, as in the Language Server
    /// Protocol.
    case header
    /// Each message is one line, as in the Model Context Protocol over standard input and output.
    case line

    /// Returns a content as the bytes of a message.
    func framed(_ content: String) -> String {
        switch self {
        case .header: "Content-Length: \(content.utf8.count)\r\n\r\n" + content
        case .line: content + "\n"
        }
    }
}

/// Splits the bytes from a client into messages.
///
/// After a wrong header or length, it continues with the next header that it finds. After a line that is too long, it
/// continues with the next line.
package struct MessageReader {
    /// A part of the input.
    package enum Event {
        /// The content of a message.
        case content(Data)
        /// Bytes that are not a message, with the reason as a full sentence.
        case fault(String)
    }

    /// The greatest length of a message in bytes. A longer one is skipped without being kept in memory.
    package static let longest = 64 << 20 - 1
    private static let longestHeader = 4_096
    private static let name = "content-length:"

    private let framing: MessageFraming
    private var buffer: [UInt8] = []
    /// The length of the content that follows, or nil if a header follows.
    private var awaited: Int?
    /// The number of bytes to skip, which belong to a message that is too long.
    private var skipped = 0
    /// Whether the last header was wrong, or the rest of a line is skipped. A fault is reported once.
    private var isLost = false
    /// The number of bytes in the buffer without a line feed.
    private var searched = 0

    /// Creates a reader.
    package init(_ framing: MessageFraming) { self.framing = framing }

    /// Adds bytes that have arrived.
    package mutating func append(_ bytes: ArraySlice<UInt8>) {
        let dropped = min(skipped, bytes.count)
        skipped -= dropped
        buffer += bytes.dropFirst(dropped)
    }

    /// Returns the next event, or nil if more bytes have to arrive first.
    package mutating func next() -> Event? {
        switch framing {
        case .header: nextAfterHeader()
        case .line: nextLine()
        }
    }

    // MARK: Lines

    private mutating func nextLine() -> Event? {
        while let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
            let line = Data(buffer[..<end])
            buffer.removeFirst(end + 1)
            searched = 0
            let isRest = isLost
            isLost = false
            let isEmpty = line.allSatisfy { $0 == " " || $0 == "\r" }
            if isRest || isEmpty { continue }
            return line.count <= Self.longest ? .content(line) : .fault(Self.tooLong(line.count))
        }
        searched = buffer.count
        guard buffer.count > Self.longest else { return nil }
        let count = buffer.count
        buffer.removeAll()
        searched = 0
        if isLost { return nil }
        isLost = true
        return .fault(Self.tooLong(count))
    }

    private static func tooLong(_ length: Int) -> String {
        "A message has at most \(longest) bytes, and this one has \(length)."
    }

    // MARK: Headers

    private mutating func nextAfterHeader() -> Event? {
        while true {
            if let awaited {
                guard buffer.count >= awaited else { return nil }
                self.awaited = nil
                defer { buffer.removeFirst(awaited) }
                return .content(Data(buffer[..<awaited]))
            }
            let start = buffer.prefix(Self.longestHeader)
            let end = Data(start).range(of: Data("\r\n\r\n".utf8))?.upperBound
            if end == nil, start.count < Self.longestHeader { return nil }
            let length = end.flatMap { end in Self.length(in: start[..<end]) }
            // Without an end, the last bytes may be the start of a header.
            buffer.removeFirst(end ?? start.count - Self.name.utf8.count)
            guard let length else {
                if isLost { continue }
                isLost = true
                return .fault("There is no header with a valid Content-Length.")
            }
            isLost = false
            if length <= Self.longest {
                awaited = length
                continue
            }
            let present = min(length, buffer.count)
            buffer.removeFirst(present)
            skipped = length - present
            return .fault(Self.tooLong(length))
        }
    }

    /// Returns the length in a header, or nil if it has none. Bytes before the name may belong to an earlier message
    /// with a wrong length.
    private static func length(in header: ArraySlice<UInt8>) -> Int? {
        let text = String(decoding: header, as: UTF8.self).lowercased()
        guard let name = text.ranges(of: name).last else { return nil }
        let value = text[name.upperBound...].prefix { !$0.isNewline }.filter { !$0.isWhitespace }
        return UInt32(value).map(Int.init)
    }
}
