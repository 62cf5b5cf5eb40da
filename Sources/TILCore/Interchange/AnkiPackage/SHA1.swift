/// The hash of which Anki keeps the first four bytes for each note, to find notes that begin the same.
///
/// Source: RFC 3174.
enum SHA1 {
    /// The first 32 bits of the hash of some bytes.
    static func firstWord(of bytes: [UInt8]) -> UInt32 {
        var message = bytes + [0x80]
        message += [UInt8](repeating: 0, count: (120 - message.count % 64) % 64)
        withUnsafeBytes(of: UInt64(bytes.count * 8).bigEndian) { message += $0 }
        func rotated(_ word: UInt32, by bits: UInt32) -> UInt32 { word << bits | word >> (32 - bits) }
        let constants: [UInt32] = [0x5A82_7999, 0x6ED9_EBA1, 0x8F1B_BCDC, 0xCA62_C1D6]
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        for block in stride(from: 0, to: message.count, by: 64) {
            var words = (0..<16).map { word in
                (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(message[block + word * 4 + $1]) }
            }
            for index in 16..<80 {
                words.append(
                    rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for index in 0..<80 {
                let mixed =
                    switch index / 20 {
                    case 0: b & c | ~b & d
                    case 2: b & c | b & d | c & d
                    default: b ^ c ^ d
                    }
                let next = rotated(a, by: 5) &+ mixed &+ e &+ constants[index / 20] &+ words[index]
                (a, b, c, d, e) = (next, a, rotated(b, by: 30), c, d)
            }
            for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
        }
        return state[0]
    }
}
