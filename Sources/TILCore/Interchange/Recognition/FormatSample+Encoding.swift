extension FormatSample {
    /// The sample as it would be if each byte stood for the character of that number, as in Latin-1; nil if it is UTF-8
    /// as it stands, or no text.
    ///
    /// The letters may be wrong ones, but the separators, which tell the format, are the same in all of Latin-1's kin.
    var asLatin1: FormatSample? {
        guard !isBinary, entries.contains(where: { $0.text == nil }) else { return nil }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count * 2)
        for byte in bytes {
            if byte < 0x80 {
                text.append(byte)
            } else {
                text.append(0xC0 | byte >> 6)
                text.append(0x80 | byte & 0x3F)
            }
        }
        return FormatSample(name: name, bytes: text)
    }
}
