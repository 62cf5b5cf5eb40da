/// Blanks the escapes of a line of roff.
enum RoffEscape {
    /// Blanks the escapes of a line of text.
    static func mask(_ buffer: MarkupBuffer, _ line: Range<Int>) {
        var index = line.lowerBound
        while index < line.upperBound {
            index = buffer[index] == UInt8(ascii: "\\") ? maskEscape(buffer, index, line.upperBound) : index + 1
        }
    }

    /// Blanks the quotes around a macro's arguments and the escapes in them.
    /// - Parameters:
    ///   - isJoined: whether the arguments follow one another without blanks.
    ///   - knowsMacros: whether names of mdoc's macros stand among the arguments.
    static func maskArguments(
        _ buffer: MarkupBuffer, _ arguments: Range<Int>, isJoined: Bool = false, knowsMacros: Bool = false
    ) {
        var index = arguments.lowerBound
        var isQuoted = false
        while index < arguments.upperBound {
            let byte = buffer[index]
            if byte == UInt8(ascii: "\\") {
                index = maskEscape(buffer, index, arguments.upperBound)
                continue
            }
            if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
                buffer.text[index] = Markup.filler
            } else if byte == 0x20, !isQuoted {
                if isJoined { buffer.text[index] = Markup.filler }
                if knowsMacros, isMacro(buffer, index + 1, arguments.upperBound) {
                    buffer.fill((index + 1)..<(index + 3))
                    index += 2
                }
            }
            index += 1
        }
    }

    /// Whether a word is the name of a macro of mdoc: two letters, the second one small.
    private static func isMacro(_ buffer: MarkupBuffer, _ start: Int, _ end: Int) -> Bool {
        guard start + 1 < end, start + 2 == end || ByteClass.isBlank(buffer[start + 2]),
            ByteClass.isUpper(buffer[start]), ByteClass.isLetter(buffer[start + 1]),
            !ByteClass.isUpper(buffer[start + 1])
        else { return false }
        if case .nothing = RoffMacro(String(decoding: buffer.source[start..<(start + 2)], as: UTF8.self)) {
            return false
        }
        return true
    }

    // MARK: Escapes

    /// Blanks an escape.
    /// - Returns: where it ends.
    private static func maskEscape(_ buffer: MarkupBuffer, _ start: Int, _ limit: Int) -> Int {
        guard start + 1 < limit else {
            buffer.text[start] = Markup.filler
            return start + 1
        }
        let kind = buffer[start + 1]
        var end = start + 2
        var text: [UInt8] = []
        switch kind {
        case UInt8(ascii: "-"): text = [kind]
        case UInt8(ascii: " "), UInt8(ascii: "~"), UInt8(ascii: "0"): text = [0x20]
        case UInt8(ascii: "e"), UInt8(ascii: "\\"): text = [Markup.opaque]
        case UInt8(ascii: "'"), UInt8(ascii: "`"): text = [kind]
        case UInt8(ascii: "\""):
            end = limit
            buffer.mark(.comment, start..<limit)
        case UInt8(ascii: "("), UInt8(ascii: "["):
            end = nameEnd(buffer, start + 1, limit)
            text = character(buffer, start + 2, end)
        case UInt8(ascii: "*"):
            end = nameEnd(buffer, start + 2, limit)
            if let close = codeEnd(buffer, start + 2, end, limit) {
                end = close
                text = [Markup.opaque]
            } else {
                text = string(buffer, start + 2, end)
            }
        case UInt8(ascii: "f"), UInt8(ascii: "m"), UInt8(ascii: "F"), UInt8(ascii: "k"), UInt8(ascii: "M"),
            UInt8(ascii: "g"), UInt8(ascii: "Y"), UInt8(ascii: "V"):
            end = nameEnd(buffer, start + 2, limit)
        case UInt8(ascii: "n"):
            end = nameEnd(buffer, start + 2, limit)
            text = [Markup.opaque]
        case UInt8(ascii: "s"): end = sizeEnd(buffer, start + 2, limit)
        case UInt8(ascii: "h"), UInt8(ascii: "v"), UInt8(ascii: "w"), UInt8(ascii: "o"), UInt8(ascii: "z"),
            UInt8(ascii: "D"), UInt8(ascii: "l"), UInt8(ascii: "L"), UInt8(ascii: "x"), UInt8(ascii: "X"):
            guard start + 2 < limit else { break }
            let quote = buffer[start + 2]
            end = start + 3
            while end < limit, buffer[end] != quote { end += 1 }
            end = min(limit, end + 1)
        default: break
        }
        buffer.write(text, over: start..<min(end, limit))
        return min(end, limit)
    }

    /// The end of code as pod2man writes it, between the strings C` and C'; nil where it is none, or does not end on its line.
    private static func codeEnd(_ buffer: MarkupBuffer, _ name: Int, _ nameEnd: Int, _ limit: Int) -> Int? {
        func isMark(_ start: Int, _ last: UInt8) -> Bool {
            start + 3 <= limit && buffer[start] == UInt8(ascii: "(") && buffer[start + 1] == UInt8(ascii: "C")
                && buffer[start + 2] == last
        }
        guard isMark(name, UInt8(ascii: "`")) else { return nil }
        return (nameEnd..<limit).first {
            buffer[$0] == UInt8(ascii: "\\") && $0 + 1 < limit && buffer[$0 + 1] == UInt8(ascii: "*")
                && isMark($0 + 2, UInt8(ascii: "'"))
        }.map { min(limit, $0 + 5) }
    }

    /// The end of a name of one character, of two behind a parenthesis, or in brackets.
    private static func nameEnd(_ buffer: MarkupBuffer, _ start: Int, _ limit: Int) -> Int {
        guard start < limit else { return limit }
        switch buffer[start] {
        case UInt8(ascii: "("): return min(limit, start + 3)
        case UInt8(ascii: "["):
            var end = start
            while end < limit, buffer[end] != UInt8(ascii: "]") { end += 1 }
            return min(limit, end + 1)
        default: return start + 1
        }
    }

    /// The end of a size of type: "-1", "+2", "0", "(12", "[12]".
    private static func sizeEnd(_ buffer: MarkupBuffer, _ start: Int, _ limit: Int) -> Int {
        var end = start
        if end < limit, buffer[end] == UInt8(ascii: "-") || buffer[end] == UInt8(ascii: "+") { end += 1 }
        guard end < limit else { return limit }
        return ByteClass.isDigit(buffer[end]) ? end + 1 : nameEnd(buffer, end, limit)
    }

    /// What a special character is in prose.
    private static func character(_ buffer: MarkupBuffer, _ start: Int, _ end: Int) -> [UInt8] {
        let name = String(
            decoding: buffer.source[start..<max(start, end)].prefix { $0 != UInt8(ascii: "]") }, as: UTF8.self)
        return characters[name].map { Array($0.utf8) } ?? [Markup.opaque]
    }

    private static let characters: [String: String] = [
        "em": "—", "en": "–", "hy": "-", "mi": "-", "lq": "“", "rq": "”", "oq": "‘", "cq": "’", "aq": "'", "dq": "\"",
        "co": "©", "rg": "®", "tm": "™", "bu": "•", "ss": "ß", ":a": "ä", ":o": "ö", ":u": "ü", ":A": "Ä", ":O": "Ö",
        ":U": "Ü", "'e": "é", "'a": "á", "`e": "è", "'o": "ó", "'i": "í", "~n": "ñ", ",c": "ç", "/o": "ø", "oa": "å",
        "*a": "α", "*b": "β", "*g": "γ", "mc": "µ", "sl": "/", "lB": "[", "rB": "]", "ga": "", "ha": "", "ti": "",
    ]

    /// What a string is in prose: quotes of man pages, and nothing for all others.
    private static func string(_ buffer: MarkupBuffer, _ start: Int, _ end: Int) -> [UInt8] {
        let name = buffer.source[start..<end].filter { ByteClass.isLetter($0) }
        switch String(decoding: name, as: UTF8.self) {
        case "lq", "rq", "Lq", "Rq": return [UInt8(ascii: "\"")]
        case "Aq": return [UInt8(ascii: "'")]
        default: return []
        }
    }
}
