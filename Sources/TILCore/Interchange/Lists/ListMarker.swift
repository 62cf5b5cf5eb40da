/// What a person puts before the entries of a list, and is no part of an acronym: `-`, `*`, `+`, a bullet, `1.` or
/// `2)`, with a blank after it.
enum ListMarker {
    /// How many digits a number before an entry may have.
    private static let mostDigits = 3

    /// Where the entry starts behind a marker that starts the line; nil if none does.
    static func end(in line: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = line.first else { return nil }
        var index: Int
        switch first {
        case 0x2A, 0x2B, 0x2D:
            index = 1
        case 0x30...0x39:
            index = line.prefix(mostDigits).prefix { (0x30...0x39).contains($0) }.count
            guard index < line.count, line[index] == 0x2E || line[index] == 0x29 else { return nil }
            index += 1
        case 0xE2:
            guard line.count > 2, isBullet(line[1], line[2]) else { return nil }
            index = 3
        default:
            return nil
        }
        // Without a blank it belongs to the acronym: `*NIX`, `1.5G`, `+ve`.
        guard index < line.count, isBlank(line[index]) else { return nil }
        while index < line.count, isBlank(line[index]) { index += 1 }
        return index
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// Whether two bytes after E2 make an en dash or one of the bullets • ‣ ▪ ◦.
    private static func isBullet(_ second: UInt8, _ third: UInt8) -> Bool {
        switch second {
        case 0x80: third == 0x93 || third == 0xA2 || third == 0xA3
        case 0x96: third == 0xAA
        case 0x97: third == 0xA6
        default: false
        }
    }
}
