import Foundation
import TILText

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
    private static let name = Array("content-length:".utf8)

    private var buffer: [UInt8] = []
    private var start = 0
    /// The length of the content that follows, or nil if a header follows.
    private var awaited: Int?
    /// The number of bytes of a message that is too long.
    private var skipped = 0
    /// Whether the last header was wrong. A fault is reported once.
    private var isLost = false

    /// Adds bytes that have arrived.
    mutating func append(_ bytes: ArraySlice<UInt8>) {
        let dropped = min(skipped, bytes.count)
        skipped -= dropped
        if start > buffer.count / 2 {
            buffer.removeFirst(start)
            start = 0
        }
        buffer += bytes.dropFirst(dropped)
    }

    /// Returns the next event, or nil if more bytes have to arrive first.
    mutating func next() -> Event? {
        while true {
            if let length = awaited {
                guard buffer.count - start >= length else { return nil }
                awaited = nil
                start += length
                return .content(Data(buffer[start - length..<start]))
            }
            let limit = min(buffer.count, start + Self.longestHeader)
            guard let end = Self.end(ofHeader: buffer, start..<limit) else {
                guard limit - start == Self.longestHeader else { return nil }
                // The last bytes may be the start of a header.
                start = limit - Self.name.count
                if let fault = lost("There is no header of at most \(Self.longestHeader) bytes.") { return fault }
                continue
            }
            let length = Self.length(in: buffer[start..<end])
            start = end
            guard let length else {
                if let fault = lost("The header has no valid Content-Length.") { return fault }
                continue
            }
            isLost = false
            if length <= Self.longest {
                awaited = length
                continue
            }
            let present = min(length, buffer.count - start)
            start += present
            skipped = length - present
            return .fault("A message has at most \(Self.longest) bytes, and this one has \(length).")
        }
    }

    private mutating func lost(_ reason: String) -> Event? {
        defer { isLost = true }
        return isLost ? nil : .fault(reason)
    }

    /// Returns the index after the empty line of a header, or nil if there is none.
    private static func end(ofHeader buffer: [UInt8], _ range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while let line = buffer[index..<range.upperBound].firstIndex(of: 0x0A) {
            if buffer[index...line].elementsEqual([0x0D, 0x0A]), index > range.lowerBound { return line + 1 }
            index = line + 1
        }
        return nil
    }

    /// Returns the length in a header, or nil if it has none. Bytes before the name may belong to an earlier message
    /// with a wrong length.
    private static func length(in header: ArraySlice<UInt8>) -> Int? {
        let lower = header.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        guard let offset = lower.indices.reversed().first(where: { lower[$0...].starts(with: name) }) else {
            return nil
        }
        let value = lower[(offset + name.count)...].prefix { $0 != 0x0D && $0 != 0x0A }
        let digits = String(decoding: value, as: UTF8.self).trimmingCharacters(in: .whitespaces)
        return digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
    }
}
