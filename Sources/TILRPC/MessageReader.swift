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

    private var splitter: any MessageSplitter

    /// Creates a reader.
    package init(_ framing: MessageFraming) {
        switch framing {
        case .header: splitter = HeaderSplitter()
        case .line: splitter = LineSplitter()
        }
    }

    /// Adds bytes that have arrived.
    package mutating func append(_ bytes: ArraySlice<UInt8>) { splitter.append(bytes) }

    /// Returns the next event, or nil if more bytes have to arrive first.
    package mutating func next() -> Event? { splitter.next() }

    fileprivate static func tooLong(_ length: Int) -> Event {
        .fault("A message has at most \(longest) bytes, and this one has \(length).")
    }
}

/// Splits bytes into messages in one kind of framing.
private protocol MessageSplitter {
    mutating func append(_ bytes: ArraySlice<UInt8>)
    mutating func next() -> MessageReader.Event?
}

/// Splits bytes at line feeds.
private struct LineSplitter: MessageSplitter {
    private var buffer: [UInt8] = []
    /// The number of bytes at the start of the buffer that contain no line feed.
    private var searched = 0
    /// Whether the start of the line was too long, and has been reported and dropped.
    private var isRestOfLine = false

    mutating func append(_ bytes: ArraySlice<UInt8>) { buffer += bytes }

    mutating func next() -> MessageReader.Event? {
        while let line = nextLine() {
            if isRestOfLine {
                isRestOfLine = false
                continue
            }
            let isEmpty = line.allSatisfy { byte in byte == " " || byte == "\r" }
            if isEmpty { continue }
            return line.count <= MessageReader.longest ? .content(line) : MessageReader.tooLong(line.count)
        }
        return dropLongStart()
    }

    /// Removes the first complete line from the buffer, and returns it without its line feed.
    private mutating func nextLine() -> Data? {
        guard let end = buffer[searched...].firstIndex(of: .lineFeed) else {
            searched = buffer.count
            return nil
        }
        let line = Data(buffer[..<end])
        buffer.removeFirst(end + 1)
        searched = 0
        return line
    }

    /// Drops the start of a line that is already too long.
    /// - Returns: the fault, if it has not been reported for this line.
    private mutating func dropLongStart() -> MessageReader.Event? {
        let count = buffer.count
        guard count > MessageReader.longest else { return nil }
        buffer.removeAll()
        searched = 0
        if isRestOfLine { return nil }
        isRestOfLine = true
        return MessageReader.tooLong(count)
    }
}

/// Splits bytes into headers and contents.
private struct HeaderSplitter: MessageSplitter {
    /// The part of a message that comes next.
    private enum Part {
        case header
        case content(length: Int)
        /// Bytes of a content that is too long. They are dropped as they arrive.
        case dropped(length: Int)
    }

    private static let longestHeader = 4_096
    private static let lengthField = "content-length:"
    private static let endOfHeader = Data("\r\n\r\n".utf8)

    private var buffer: [UInt8] = []
    private var part = Part.header
    /// Whether the last header was invalid. Until the next valid one, this is reported once.
    private var isLost = false

    mutating func append(_ bytes: ArraySlice<UInt8>) { buffer += bytes }

    mutating func next() -> MessageReader.Event? {
        while true {
            switch part {
            case .header:
                guard let header = nextHeader() else { return nil }
                if let fault = begin(header) { return fault }
            case .content(let length):
                guard buffer.count >= length else { return nil }
                let content = Data(buffer[..<length])
                buffer.removeFirst(length)
                part = .header
                return .content(content)
            case .dropped(let length):
                let present = min(length, buffer.count)
                buffer.removeFirst(present)
                if present < length {
                    part = .dropped(length: length - present)
                    return nil
                }
                part = .header
            }
        }
    }

    private enum Header {
        case length(Int)
        case invalid
    }

    /// Removes the header at the start of the buffer, or returns nil if it has not arrived completely.
    private mutating func nextHeader() -> Header? {
        let start = Data(buffer.prefix(Self.longestHeader))
        if let end = start.range(of: Self.endOfHeader)?.upperBound {
            buffer.removeFirst(end)
            return Self.length(in: start[..<end]).map { length in .length(length) } ?? .invalid
        }
        if start.count < Self.longestHeader { return nil }
        // The last bytes may be the start of the field.
        buffer.removeFirst(start.count - Self.lengthField.utf8.count)
        return .invalid
    }

    /// Prepares for the content after a header.
    /// - Returns: the fault to report, or nil.
    private mutating func begin(_ header: Header) -> MessageReader.Event? {
        switch header {
        case .invalid:
            if isLost { return nil }
            isLost = true
            return .fault("There is no header with a valid Content-Length.")
        case .length(let length):
            isLost = false
            if length <= MessageReader.longest {
                part = .content(length: length)
                return nil
            }
            part = .dropped(length: length)
            return MessageReader.tooLong(length)
        }
    }

    /// Returns the length in a header, or nil if it has none. Bytes before the name may belong to an earlier message
    /// with a wrong length.
    private static func length(in header: Data) -> Int? {
        let text = String(decoding: header, as: UTF8.self).lowercased()
        guard let name = text.ranges(of: lengthField).last else { return nil }
        let line = text[name.upperBound...].prefix { character in !character.isNewline }
        let value = line.filter { character in !character.isWhitespace }
        return UInt32(value).map { length in Int(length) }
    }
}
