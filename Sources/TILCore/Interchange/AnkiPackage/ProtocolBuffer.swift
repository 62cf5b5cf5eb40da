/// A message of protocol buffers, of which one field is wanted.
///
/// Source: "Encoding", protobuf.dev/programming-guides/encoding.
enum ProtocolBuffer {
    /// What a field holds.
    enum Value: Hashable {
        /// A number of varying length.
        case number(UInt64)
        /// A text, or bytes.
        case bytes([UInt8])

        /// The number; nil where it is none.
        var number: UInt64? { if case .number(let value) = self { value } else { nil } }

        /// The text; nil where it is none.
        var text: String? { if case .bytes(let bytes) = self { String(validating: bytes, as: UTF8.self) } else { nil } }
    }

    /// The first value of a field by its number; nil where there is none before the end, or before what is broken.
    static func field(_ wanted: UInt64, of message: UnsafeBufferPointer<UInt8>) -> Value? {
        var place = 0
        func varint() -> UInt64? {
            var value: UInt64 = 0
            for shift in stride(from: UInt64(0), to: 64, by: 7) {
                guard place < message.count else { return nil }
                let byte = message[place]
                place += 1
                value |= UInt64(byte & 0x7F) << shift
                if byte & 0x80 == 0 { return value }
            }
            return nil
        }
        while let tag = varint() {
            let value: Value
            switch tag & 7 {
            case 0:
                guard let number = varint() else { return nil }
                value = .number(number)
            case 1, 5:
                place += tag & 7 == 1 ? 8 : 4
                if place > message.count { return nil }
                continue
            case 2:
                guard let count = varint().flatMap({ Int(exactly: $0) }), count <= message.count - place else {
                    return nil
                }
                value = .bytes(Array(message[place..<(place + count)]))
                place += count
            default: return nil
            }
            if tag >> 3 == wanted { return value }
        }
        return nil
    }
}
