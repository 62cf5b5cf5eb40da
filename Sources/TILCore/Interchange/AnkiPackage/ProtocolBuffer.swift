import Foundation

/// A field of a message of protocol buffers.
///
/// Source: "Encoding", protobuf.dev/programming-guides/encoding.
enum ProtocolBuffer: Hashable {
    /// A number of varying length.
    case number(UInt64)
    /// A text, or bytes.
    case bytes([UInt8])

    /// Returns the first value of a number's field; nil if there is none before the end, or before anything broken.
    static func number(_ field: UInt64, of message: Data) -> UInt64? {
        if case .number(let value) = value(field, of: Array(message)) { value } else { nil }
    }

    /// Returns the first value of a text's field; nil if there is none before the end, or before anything broken.
    static func text(_ field: UInt64, of message: Data) -> String? {
        if case .bytes(let bytes) = value(field, of: Array(message)) {
            String(validating: bytes, as: UTF8.self)
        } else {
            nil
        }
    }

    private static func value(_ wanted: UInt64, of message: [UInt8]) -> ProtocolBuffer? {
        var rest = message[...]
        func varint() -> UInt64? {
            var value: UInt64 = 0
            for shift in stride(from: UInt64(0), to: 64, by: 7) {
                guard let byte = rest.popFirst() else { return nil }
                value |= UInt64(byte & 0x7F) << shift
                if byte & 0x80 == 0 { return value }
            }
            return nil
        }
        while let tag = varint() {
            let value: ProtocolBuffer?
            switch tag & 7 {
            case 0:
                guard let number = varint() else { return nil }
                value = .number(number)
            case 1, 2, 5:
                let length = tag & 7 == 1 ? 8 : tag & 7 == 5 ? 4 : varint()
                guard let count = length.flatMap({ Int(exactly: $0) }), count <= rest.count else { return nil }
                value = tag & 7 == 2 ? .bytes(Array(rest.prefix(count))) : nil
                rest = rest.dropFirst(count)
            default: return nil
            }
            if tag >> 3 == wanted, let value { return value }
        }
        return nil
    }
}
