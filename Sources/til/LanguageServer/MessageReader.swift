import Foundation

/// Splits the bytes from a client into messages. Each message has a header with `Content-Length`, an empty line and the
/// content.
///
/// After a wrong header or a wrong length, it continues with the next header that it finds.
struct MessageReader {
    /// A part of the input.
    enum Event {
        /// The content of a message.
        case content(Data)
        /// Bytes that are not a message, with the reason as a full sentence.
        case fault(String)
    }

    /// The greatest length of a message in bytes. A longer one is skipped without being kept in memory.
    static let longest = 64 << 20 - 1
    private static let longestHeader = 4_096
    private static let name = "content-length:"

    private var buffer: [UInt8] = []
    /// The length of the content that follows, or nil if a header follows.
    private var awaited: Int?
    /// The number of bytes to skip, which belong to a message that is too long.
    private var skipped = 0
    /// Whether the last header was wrong. A fault is reported once.
    private var isLost = false

    /// Adds bytes that have arrived.
    mutating func append(_ bytes: ArraySlice<UInt8>) {
        let dropped = min(skipped, bytes.count)
        skipped -= dropped
        buffer += bytes.dropFirst(dropped)
    }

    /// Returns the next event, or nil if more bytes have to arrive first.
    mutating func next() -> Event? {
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
            let length = end.flatMap { Self.length(in: start[..<$0]) }
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
            return .fault("A message has at most \(Self.longest) bytes, and this one has \(length).")
        }
    }

    /// Returns the length in a header, or nil if it has none. Bytes before the name may belong to an earlier message
    /// with a wrong length.
    private static func length(in header: ArraySlice<UInt8>) -> Int? {
        let text = String(decoding: header, as: UTF8.self).lowercased()
        return text.ranges(of: name).last.flatMap { range in
            UInt32(text[range.upperBound...].prefix { !$0.isNewline }.filter { !$0.isWhitespace }).map(Int.init)
        }
    }
}
