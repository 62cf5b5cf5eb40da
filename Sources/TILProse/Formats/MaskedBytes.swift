/// A buffer that is blanked in place.
struct MaskedBytes {
    /// Stands where nothing is.
    static let filler: UInt8 = 0x01
    /// Stands where something is that is no prose.
    static let opaque: UInt8 = 0x02
    /// How far ahead the end of a command and its arguments is looked for.
    static let lookahead = 2_000

    let bytes: UnsafeMutableBufferPointer<UInt8>

    var count: Int { bytes.count }

    subscript(index: Int) -> UInt8 {
        get { bytes[index] }
        nonmutating set { bytes[index] = newValue }
    }

    /// Writes fillers.
    func clear(_ range: Range<Int>) { write([], over: range) }

    /// Writes bytes at the start of a range, and fillers behind them; what does not fit becomes opaque.
    func write(_ text: some Collection<UInt8>, over range: Range<Int>) {
        guard !range.isEmpty else { return }
        guard text.count <= range.count else { return write([Self.opaque], over: range) }
        var index = range.lowerBound
        for byte in text {
            bytes[index] = byte
            index += 1
        }
        while index < range.upperBound {
            bytes[index] = Self.filler
            index += 1
        }
    }

    /// Writes the end of a passage, or a line end where there is room for no more.
    func breakPassage(_ range: Range<Int>) {
        write(range.count > 1 ? [0x0A, 0x0A] : [0x0A], over: range)
    }

    /// Whether a text stands at a place.
    func has(_ text: StaticString, at index: Int) -> Bool {
        guard index + text.utf8CodeUnitCount <= count else { return false }
        return text.withUTF8Buffer { text in
            for place in text.indices where bytes[index + place] != text[place] { return false }
            return true
        }
    }

    /// The name of ASCII letters at a place, in lower case if that is wanted.
    func name(at start: Int, lowercased: Bool = false, limit: Int = 32) -> String {
        var index = start
        while index < min(count, start + limit), ByteClass.isLetter(bytes[index]) || ByteClass.isDigit(bytes[index]) {
            index += 1
        }
        let name = bytes[start..<index]
        return lowercased
            ? String(decoding: name.map(ByteClass.lowercased), as: UTF8.self) : String(decoding: name, as: UTF8.self)
    }

    /// The end of the group that a bracket opens, as ``groupEnd(from:)`` of bytes that are only read.
    func groupEnd(from open: Int) -> Int? { UnsafeBufferPointer(bytes).groupEnd(from: open) }
}

extension UnsafeBufferPointer<UInt8> {
    /// The end of the group that a brace or a square bracket opens, behind the one that closes it; nil if none opens
    /// there, or none closes within reach.
    func groupEnd(from open: Int) -> Int? {
        guard open < count, self[open] == UInt8(ascii: "{") || self[open] == UInt8(ascii: "[") else { return nil }
        let opening = self[open]
        let closing = opening == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
        var depth = 0
        var index = open
        while index < Swift.min(count, open + MaskedBytes.lookahead) {
            let byte = self[index]
            if byte == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            if byte == opening { depth += 1 } else if byte == closing { depth -= 1 }
            index += 1
            if depth == 0 { return index }
        }
        return nil
    }
}
