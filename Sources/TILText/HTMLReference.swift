/// An HTML character reference, such as `&amp;`, `&eacute;`, `&#8212;` or `&#x2014;`.
package struct HTMLReference {
    /// The character, or nil if the name is unknown.
    package let scalar: Unicode.Scalar?
    /// The offset after the reference.
    package let end: Int

    /// The maximum length of a reference in bytes: the longest HTML name with its marks.
    package static let longest = 34

    /// Creates the reference that starts at an `&`. The result is nil if there is none. An invalid number stands for
    /// U+FFFD.
    package init?<Bytes: RandomAccessCollection>(_ bytes: Bytes, at start: Int)
    where Bytes.Element == UInt8, Bytes.Index == Int {
        let rest = Array(bytes[(start + 1)..<Swift.min(bytes.endIndex, start + Self.longest)])
        guard let length = rest.firstIndex(of: UInt8(ascii: ";")), length > 0 else { return nil }
        let name = String(decoding: rest[..<length], as: UTF8.self)
        end = start + length + 2
        let isNumber = name.utf8.first == "#"
        let digits = isNumber ? name.dropFirst() : name[...]
        guard digits.utf8.allSatisfy({ byte in byte.isLetter || byte.isDigit }) else { return nil }
        guard isNumber else {
            scalar = Self.scalars[name]
            return
        }
        let isHexadecimal = digits.utf8.first?.lowercased == "x"
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let value = number else { return nil }
        let valid = value == 0 ? nil : Unicode.Scalar(value)
        scalar = valid ?? "\u{FFFD}"
    }

    /// The characters of named references.
    private static let scalars: [String: Unicode.Scalar] = {
        var table: [String: Unicode.Scalar] = [:]
        for line in EmbeddedList.characterReferences.lines {
            let cells = line.split(separator: " ")
            guard let name = cells.first, let digits = cells.last, let value = UInt32(digits, radix: 16) else {
                continue
            }
            table[String(name)] = Unicode.Scalar(value)
        }
        return table
    }()
}
