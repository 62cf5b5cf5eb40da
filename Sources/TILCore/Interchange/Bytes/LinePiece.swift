/// A piece of a file: some whole lines of it.
///
/// Its last line alone decides where it ends. So a line that was changed, put in or taken out changes a piece or two, and all
/// others are found again wherever they have come to stand. Source: Muthitacharoen, Chen and Mazières, "A Low-bandwidth
/// Network File System" (2001), with lines in the place of windows of bytes.
struct LinePiece: Hashable, Sendable {
    /// What its bytes are folded to. Whoever writes a file could make two pieces that fold to the same, and gain nothing.
    private(set) var fold: UInt64 = 0
    /// How many lines it has.
    private(set) var lines = 0
    /// How many bytes, with the ends of the lines.
    private(set) var bytes = 0

    /// The fewest lines, so that no file has more pieces than can be kept.
    static let fewestLines = 16
    /// Of so many lines one may end a piece.
    private static let usualLines: UInt64 = 48
    /// How many bytes end a piece whatever stands there.
    static let longest = 1 << 16

    /// Adds a line, with its end.
    /// - Returns: whether the piece ends with it.
    mutating func add(_ line: UnsafeRawBufferPointer) -> Bool {
        let last = Self.folded(line)
        fold = Self.mixed(fold ^ last, 0x9E37_79B9_7F4A_7C15)
        lines += 1
        bytes += line.count
        return lines >= Self.fewestLines && last % Self.usualLines == 0 || bytes >= Self.longest
    }

    /// What bytes are folded to: multiplied and crosswise added eight at a time.
    static func folded(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var value = UInt64(bytes.count) &* 0xA076_1D64_78BD_642F
        var offset = 0
        while offset + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            value = mixed(value ^ word, 0xE703_7ED1_A0B4_28DB)
            offset += 8
        }
        var word: UInt64 = 0
        while offset < bytes.count {
            word = word << 8 | UInt64(bytes[offset])
            offset += 1
        }
        return mixed(value ^ word, 0x8EBC_6AF0_9C88_C6E3)
    }

    /// Two numbers made into one.
    static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = (left ^ 0x5899_65CC_7537_4CC3).multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
