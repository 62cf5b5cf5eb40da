/// Reads tokens from one stretch of bytes.
struct ProseReader {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The tables of ``ByteClass``.
    let weights: UnsafeBufferPointer<UInt32>
    let marks: UnsafeBufferPointer<ProseToken.Kind>
    /// Where the stretch ends, and how far one may look ahead.
    let end: Int
    let limit: Int
    let format: DocumentFormat
    /// Where the next token starts.
    var position: Int
    /// Whether a blank comes before the next token, and whether it is the first of its line.
    var isSpaced = true
    var startsLine: Bool

    init(
        bytes: UnsafeBufferPointer<UInt8>, weights: UnsafeBufferPointer<UInt32>,
        marks: UnsafeBufferPointer<ProseToken.Kind>, range: Range<Int>, limit: Int, format: DocumentFormat,
        startsLine: Bool
    ) {
        self.bytes = bytes
        self.weights = weights
        self.marks = marks
        self.position = range.lowerBound
        self.end = range.upperBound
        self.limit = limit
        self.format = format
        self.startsLine = startsLine
    }

    /// Reads until the stretch ends; the last token may reach beyond it. Plain tokens come in a row, most of the time.
    mutating func read(into tokens: inout ContiguousArray<ProseToken>) {
        while position < end {
            let count = tokens.count
            tokens.append(contentsOf: PlainTokens(self))
            if tokens.count > count {
                position = Int(tokens[tokens.count - 1].end)
                isSpaced = false
                startsLine = false
            }
            while position < end, ByteClass.isSpace(bytes[position]) {
                position += 1
                isSpaced = true
            }
            if position < end { readOther(into: &tokens) }
        }
    }

    /// Reads the token, or what is none, that starts here.
    private mutating func readOther(into tokens: inout ContiguousArray<ProseToken>) {
        let byte = bytes[position]
        if weights[Int(byte)] != 0 {
            readWord(into: &tokens)
        } else if byte < 0x80 {
            readMark(byte, into: &tokens)
        } else if let mark = WideMark(bytes, at: position, limit: limit) {
            switch mark.meaning {
            case .blank:
                isSpaced = true
                position += mark.length
            case .nothing: position += mark.length
            case .token(let kind): append(kind, mark.length, to: &tokens)
            }
        } else {
            readWord(into: &tokens)
        }
    }

    /// Appends a token of a length that starts here, and goes on behind it.
    @inline(__always)
    mutating func append(
        _ kind: ProseToken.Kind, _ length: Int, counts: UInt32 = 0, to tokens: inout ContiguousArray<ProseToken>
    ) {
        tokens.append(
            ProseToken(
                start: Int32(truncatingIfNeeded: position), end: Int32(truncatingIfNeeded: position + length),
                kind: kind, counts: counts, flags: ProseToken.flags(isSpaced: isSpaced, startsLine: startsLine)))
        position += length
        isSpaced = false
        startsLine = false
    }

    // MARK: Words

    private mutating func readWord(into tokens: inout ContiguousArray<ProseToken>) {
        let start = position
        // A capital is the first letter of a word or none, as a rule.
        var counts = weights[Int(bytes[start])]
        var index = counts != 0 ? start &+ 1 : start
        var others = 0
        var isIdentifier = false
        var isBroken = false
        let stop = min(limit, start + 241)
        while true {
            // Most words are of nothing but ASCII letters, and most of those are small.
            let small = ByteSearch.smallLetters(bytes, from: index, to: stop)
            counts &+= UInt32(truncatingIfNeeded: small) << 8
            index &+= small
            while index < stop {
                let weight = weights[Int(bytes[index])]
                guard weight != 0 else { break }
                counts &+= weight
                index &+= 1
            }
            if index - start > 240 {
                isIdentifier = true
                break
            }
            guard index < limit else { break }
            let byte = bytes[index]
            if byte >= 0x80 {
                if let mark = WideMark(bytes, at: index, limit: limit) {
                    // A soft hyphen or a zero-width mark does not end a word.
                    guard case .nothing = mark.meaning else { break }
                    index += mark.length
                } else {
                    others += 1
                    index += UTF8Reading.length(bytes, at: index, limit: limit) ?? 1
                }
            } else if byte == UInt8(ascii: "_") || byte == UInt8(ascii: "\\"), let length = joiningLength(at: index) {
                isIdentifier = true
                index += length
            } else if byte == UInt8(ascii: "."), index + 1 < limit, ByteClass.isDigit(bytes[index + 1]),
                ByteClass.isDigit(bytes[index - 1])
            {
                index += 1
            } else if byte == UInt8(ascii: "*"), isLetterLeftOut(at: index, from: start) {
                index += 1
            } else if byte == MaskedBytes.filler {
                isBroken = true
                index += 1
            } else {
                break
            }
            if index - start > 240 {
                isIdentifier = true
                break
            }
        }
        while isBroken, index > start + 1, bytes[index - 1] == MaskedBytes.filler { index -= 1 }
        if isIdentifier || index < limit && mayEndScheme(bytes[index]) && isAddress(from: start, wordEnd: index) {
            skipRun(from: index)
            let length = position - start
            position = start
            append(.opaque, length, to: &tokens)
            return
        }
        if others > 0 { counts = letterCounts(start..<index) | counts & 0xFF_0000 }
        tokens.append(
            ProseToken(
                start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: index), kind: .word,
                counts: counts & 0xFF_FFFF | UInt32(min(others, 255)) << 24,
                flags: ProseToken.flags(isSpaced: isSpaced, startsLine: startsLine, isBroken: isBroken)))
        position = index
        isSpaced = false
        startsLine = false
    }

    /// Whether an asterisk stands for letters within a word, as in "Un*x", and marks no emphasis: no other one touches the word.
    private func isLetterLeftOut(at index: Int, from start: Int) -> Bool {
        func isSmall(_ index: Int) -> Bool { weights[Int(bytes[index])] == 1 << 8 }
        guard index > start, index + 1 < limit, isSmall(index - 1), isSmall(index + 1),
            start == 0 || bytes[start - 1] != UInt8(ascii: "*")
        else { return false }
        var end = index + 1
        while end < limit, weights[Int(bytes[end])] != 0 { end += 1 }
        return end == limit || bytes[end] != UInt8(ascii: "*")
    }

    /// How many upper-case and lower-case letters a word has with letters beyond ASCII, in the lanes of
    /// ``ByteClass/weights``.
    private func letterCounts(_ range: Range<Int>) -> UInt32 {
        var upper: UInt32 = 0
        var lower: UInt32 = 0
        for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
            if scalar.properties.isUppercase {
                upper += 1
            } else if scalar.properties.isLowercase {
                lower += 1
            }
        }
        return min(upper, 255) | min(lower, 255) << 8
    }

    /// Whether a byte may stand behind the first word of an address.
    @inline(__always)
    private func mayEndScheme(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@")
    }

    /// Goes on behind a run without blanks; brackets and quotes that close something outside are left.
    private mutating func skipRun(from start: Int) {
        var index = start
        var depth = 0
        let stop = min(limit, start + ProseTokenizer.lookahead)
        loop: while index < stop {
            let byte = bytes[index]
            if ByteClass.isSpace(byte) { break }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                if depth < 0 { break loop }
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "`"): break loop
            default: break
            }
            index += 1
        }
        while index > start, ".,;:".utf8.contains(bytes[index - 1]) { index -= 1 }
        position = index
    }
}
