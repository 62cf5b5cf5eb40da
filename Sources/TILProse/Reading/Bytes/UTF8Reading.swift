/// Reads single scalars of UTF-8 out of bytes that may be anything.
enum UTF8Reading {
    /// The length of the scalar beyond ASCII that starts at a byte; nil if the bytes there are no UTF-8.
    ///
    /// Overlong forms, surrogates and values beyond U+10FFFF are none (Unicode Standard, table 3-7).
    @inline(__always)
    static func length(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, limit: Int) -> Int? {
        let lead = bytes[index]
        func continues(_ place: Int, _ low: UInt8 = 0x80, _ high: UInt8 = 0xBF) -> Bool {
            place < limit && bytes[place] >= low && bytes[place] <= high
        }
        switch lead {
        case 0xC2...0xDF:
            return continues(index + 1) ? 2 : nil
        case 0xE0...0xEF:
            let low: UInt8 = lead == 0xE0 ? 0xA0 : 0x80
            let high: UInt8 = lead == 0xED ? 0x9F : 0xBF
            return continues(index + 1, low, high) && continues(index + 2) ? 3 : nil
        case 0xF0...0xF4:
            let low: UInt8 = lead == 0xF0 ? 0x90 : 0x80
            let high: UInt8 = lead == 0xF4 ? 0x8F : 0xBF
            return continues(index + 1, low, high) && continues(index + 2) && continues(index + 3) ? 4 : nil
        default:
            return nil
        }
    }
}
