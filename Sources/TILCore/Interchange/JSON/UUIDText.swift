import Foundation

/// Reads UUIDs as they are written everywhere: Foundation's own initializer costs ten times as much, which counts for
/// a million lines.
enum UUIDText {
    /// The UUID that 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12 say; nil for anything else.
    static func uuid(from text: String) -> UUID? {
        var copy = text
        return copy.withUTF8 { bytes in
            guard bytes.count == 36 else { return nil }
            var id: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
            let isRead = withUnsafeMutableBytes(of: &id) { target in
                var index = 0
                for place in target.indices {
                    if index == 8 || index == 13 || index == 18 || index == 23 {
                        guard bytes[index] == 0x2D else { return false }
                        index += 1
                    }
                    guard let high = digit(bytes[index]), let low = digit(bytes[index + 1]) else { return false }
                    target[place] = high << 4 | low
                    index += 2
                }
                return true
            }
            return isRead ? UUID(uuid: id) : nil
        }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46, 0x61...0x66: (byte | 0x20) - 0x57
        default: nil
        }
    }
}
