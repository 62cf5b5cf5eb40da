/// Blanks the escapes of a line of roff.
enum RoffText {
    /// Blanks the escapes of a line of text.
    static func mask(_ bytes: MaskedBytes, _ line: Range<Int>) {
        var index = line.lowerBound
        while index < line.upperBound {
            index = bytes[index] == UInt8(ascii: "\\") ? maskEscape(bytes, index, line.upperBound) : index + 1
        }
    }

    /// Blanks the quotes around a macro's arguments and the escapes in them.
    /// - Parameters:
    ///   - isJoined: whether the arguments follow one another without blanks.
    ///   - knowsMacros: whether names of mdoc's macros stand among the arguments.
    static func maskArguments(
        _ bytes: MaskedBytes, _ arguments: Range<Int>, isJoined: Bool, knowsMacros: Bool = false
    ) {
        var index = arguments.lowerBound
        var isQuoted = false
        while index < arguments.upperBound {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\") {
                index = maskEscape(bytes, index, arguments.upperBound)
                continue
            }
            if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
                bytes[index] = MaskedBytes.filler
            } else if byte == 0x20, !isQuoted {
                if isJoined { bytes[index] = MaskedBytes.filler }
                if knowsMacros, isMacro(bytes, index + 1, arguments.upperBound) {
                    bytes.clear((index + 1)..<(index + 3))
                    index += 2
                }
            }
            index += 1
        }
    }

    /// Whether a word is the name of a macro of mdoc: two letters, the second one small.
    private static func isMacro(_ bytes: MaskedBytes, _ start: Int, _ end: Int) -> Bool {
        guard start + 1 < end, start + 2 == end || ByteClass.isBlank(bytes[start + 2]),
            ByteClass.isUpper(bytes[start]), ByteClass.isLetter(bytes[start + 1]), !ByteClass.isUpper(bytes[start + 1])
        else { return false }
        if case .nothing = RoffMacro(String(decoding: bytes.bytes[start..<(start + 2)], as: UTF8.self)) { return false }
        return true
    }

    // MARK: Escapes

    /// Blanks an escape.
    /// - Returns: where it ends.
    private static func maskEscape(_ bytes: MaskedBytes, _ start: Int, _ limit: Int) -> Int {
        guard start + 1 < limit else {
            bytes[start] = MaskedBytes.filler
            return start + 1
        }
        let kind = bytes[start + 1]
        var end = start + 2
        var text: [UInt8] = []
        switch kind {
        case UInt8(ascii: "-"): text = [kind]
        case UInt8(ascii: " "), UInt8(ascii: "~"), UInt8(ascii: "0"): text = [0x20]
        case UInt8(ascii: "e"), UInt8(ascii: "\\"): text = [MaskedBytes.opaque]
        case UInt8(ascii: "'"), UInt8(ascii: "`"): text = [kind]
        case UInt8(ascii: "\""): end = limit
        case UInt8(ascii: "("), UInt8(ascii: "["):
            end = nameEnd(bytes, start + 1, limit)
            text = character(bytes, start + 2, end)
        case UInt8(ascii: "*"):
            end = nameEnd(bytes, start + 2, limit)
            if let close = codeEnd(bytes, start + 2, end, limit) {
                end = close
                text = [MaskedBytes.opaque]
            } else {
                text = string(bytes, start + 2, end)
            }
        case UInt8(ascii: "f"), UInt8(ascii: "m"), UInt8(ascii: "F"), UInt8(ascii: "k"), UInt8(ascii: "M"),
            UInt8(ascii: "g"), UInt8(ascii: "Y"), UInt8(ascii: "V"):
            end = nameEnd(bytes, start + 2, limit)
        case UInt8(ascii: "n"):
            end = nameEnd(bytes, start + 2, limit)
            text = [MaskedBytes.opaque]
        case UInt8(ascii: "s"): end = sizeEnd(bytes, start + 2, limit)
        case UInt8(ascii: "h"), UInt8(ascii: "v"), UInt8(ascii: "w"), UInt8(ascii: "o"), UInt8(ascii: "z"),
            UInt8(ascii: "D"), UInt8(ascii: "l"), UInt8(ascii: "L"), UInt8(ascii: "x"), UInt8(ascii: "X"):
            guard start + 2 < limit else { break }
            let quote = bytes[start + 2]
            end = start + 3
            while end < limit, bytes[end] != quote { end += 1 }
            end = min(limit, end + 1)
        default: break
        }
        bytes.write(text, over: start..<min(end, limit))
        return min(end, limit)
    }

    /// The end of code as pod2man writes it, between the strings C` and C'; nil where it is none, or does not end on its line.
    private static func codeEnd(_ bytes: MaskedBytes, _ name: Int, _ nameEnd: Int, _ limit: Int) -> Int? {
        func isMark(_ start: Int, _ last: UInt8) -> Bool {
            start + 3 <= limit && bytes[start] == UInt8(ascii: "(") && bytes[start + 1] == UInt8(ascii: "C")
                && bytes[start + 2] == last
        }
        guard isMark(name, UInt8(ascii: "`")) else { return nil }
        return (nameEnd..<limit).first {
            bytes[$0] == UInt8(ascii: "\\") && $0 + 1 < limit && bytes[$0 + 1] == UInt8(ascii: "*")
                && isMark($0 + 2, UInt8(ascii: "'"))
        }.map { min(limit, $0 + 5) }
    }

    /// The end of a name of one character, of two behind a parenthesis, or in brackets.
    private static func nameEnd(_ bytes: MaskedBytes, _ start: Int, _ limit: Int) -> Int {
        guard start < limit else { return limit }
        switch bytes[start] {
        case UInt8(ascii: "("): return min(limit, start + 3)
        case UInt8(ascii: "["):
            var end = start
            while end < limit, bytes[end] != UInt8(ascii: "]") { end += 1 }
            return min(limit, end + 1)
        default: return start + 1
        }
    }

    /// The end of a size of type: "-1", "+2", "0", "(12", "[12]".
    private static func sizeEnd(_ bytes: MaskedBytes, _ start: Int, _ limit: Int) -> Int {
        var end = start
        if end < limit, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
        guard end < limit else { return limit }
        return ByteClass.isDigit(bytes[end]) ? end + 1 : nameEnd(bytes, end, limit)
    }

    /// What a special character is in prose.
    private static func character(_ bytes: MaskedBytes, _ start: Int, _ end: Int) -> [UInt8] {
        let name = String(
            decoding: bytes.bytes[start..<max(start, end)].prefix { $0 != UInt8(ascii: "]") }, as: UTF8.self)
        return characters[name].map { Array($0.utf8) } ?? [MaskedBytes.opaque]
    }

    private static let characters: [String: String] = [
        "em": "—", "en": "–", "hy": "-", "mi": "-", "lq": "“", "rq": "”", "oq": "‘", "cq": "’", "aq": "'", "dq": "\"",
        "co": "©", "rg": "®", "tm": "™", "bu": "•", "ss": "ß", ":a": "ä", ":o": "ö", ":u": "ü", ":A": "Ä", ":O": "Ö",
        ":U": "Ü", "'e": "é", "'a": "á", "`e": "è", "'o": "ó", "'i": "í", "~n": "ñ", ",c": "ç", "/o": "ø", "oa": "å",
        "*a": "α", "*b": "β", "*g": "γ", "mc": "µ", "sl": "/", "lB": "[", "rB": "]", "ga": "", "ha": "", "ti": "",
    ]

    /// What a string is in prose: quotes of man pages, and nothing for all others.
    private static func string(_ bytes: MaskedBytes, _ start: Int, _ end: Int) -> [UInt8] {
        let name = bytes.bytes[start..<end].filter { ByteClass.isLetter($0) }
        switch String(decoding: name, as: UTF8.self) {
        case "lq", "rq", "Lq", "Rq": return [UInt8(ascii: "\"")]
        case "Aq": return [UInt8(ascii: "'")]
        default: return []
        }
    }
}
