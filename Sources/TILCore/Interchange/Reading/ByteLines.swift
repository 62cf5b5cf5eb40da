import TILText

/// The lines of a text as bytes, without their line ends.
///
/// Lines end with LF, CRLF or CR, also mixed.
struct ByteLines: Sendable {
    /// The whole text, in which LF ends each line.
    let bytes: [UInt8]
    /// The ranges of the lines in the text.
    let ranges: [Range<Int>]

    init(_ text: String) {
        self.init(Array(text.utf8))
    }

    init(_ bytes: [UInt8]) {
        let bytes = LineEnds.unified(bytes)
        var ranges: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            ranges.append(start..<end)
            start = end + 1
        }
        self.bytes = bytes
        self.ranges = ranges
    }

    /// The number of lines.
    var count: Int { ranges.count }

    /// Returns a line by its index from 0. Its number in reports is one more.
    subscript(index: Int) -> ArraySlice<UInt8> { bytes[ranges[index]] }

    /// Returns the number of the line, from 1, that contains an offset of the text.
    func number(at offset: Int) -> Int {
        max(1, ranges.partitioningIndex { line in line.lowerBound > offset })
    }
}

extension UInt8 {
    /// Whether the byte is ASCII white space or a line end.
    var isSpace: Bool { FieldText.isSpace(self) }
}

extension ArraySlice<UInt8> {
    /// The bytes without ASCII white space at both ends.
    var trimmed: ArraySlice<UInt8> {
        let front = drop(while: \.isSpace)
        guard let last = front.lastIndex(where: { byte in !byte.isSpace }) else { return front.prefix(0) }
        return front[...last]
    }

    /// The text without white space at both ends.
    var text: String { FieldText.trimmed(String(decoding: self, as: UTF8.self)) }

    /// Whether the line has only ASCII white space.
    var isBlank: Bool { allSatisfy(\.isSpace) }

    /// The width of the white space at the start, with tab stops at multiples of four.
    var indent: Int {
        var width = 0
        for byte in self {
            if byte == "\t" {
                width = (width / 4 + 1) * 4
            } else if byte == " " {
                width += 1
            } else {
                break
            }
        }
        return width
    }

    /// Returns whether the bytes start with a text.
    func hasPrefix(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { text in starts(with: text) }
    }

    /// Returns whether the bytes start with a text, ignoring the case of ASCII letters. The text is in lower case.
    func hasPrefixIgnoringCase(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            text.count <= count && zip(self, text).allSatisfy { byte, wanted in byte.lowercased == wanted }
        }
    }

    /// Returns the offset of the first occurrence of a text, or nil.
    func offset(of text: StaticString, from start: Int? = nil) -> Int? {
        text.withUTF8Buffer { text in
            guard let first = text.first else { return nil }
            var index = start ?? startIndex
            while let found = self[index...].firstIndex(of: first) {
                if self[found...].starts(with: text) { return found }
                index = found + 1
            }
            return nil
        }
    }

    /// Returns whether the bytes contain a text.
    func contains(_ text: StaticString) -> Bool { offset(of: text) != nil }

    /// Whether the bytes are one punctuation mark, repeated.
    func isRun(of mark: Unicode.Scalar, least: Int) -> Bool {
        count >= least && allSatisfy { byte in byte == mark }
    }
}
