/// Marks of punctuation and of markup.
extension ProseReader {
    mutating func readMark(_ byte: UInt8, into tokens: inout ContiguousArray<ProseToken>) {
        switch byte {
        case UInt8(ascii: "]"):
            append(.closeBracket, 1, to: &tokens)
            if format == .markdown, position < limit, skipLinkTarget() { unbracket(&tokens) }
        case UInt8(ascii: "-"): readHyphens(into: &tokens)
        case UInt8(ascii: "'"): readApostrophe(into: &tokens)
        case UInt8(ascii: "&"): readAmpersand(into: &tokens)
        case UInt8(ascii: "`"): readBackquotes(into: &tokens)
        case UInt8(ascii: "$"): readFormula(into: &tokens)
        case UInt8(ascii: "<"): readTag(into: &tokens)
        case UInt8(ascii: "\\"): readCommand(into: &tokens)
        case UInt8(ascii: "*"), UInt8(ascii: "_"): readEmphasis(byte, into: &tokens)
        case UInt8(ascii: "{"), UInt8(ascii: "}"): position += 1
        case UInt8(ascii: "~"):
            position += 1
            isSpaced = true
        case MaskedBytes.filler: position += 1
        case MaskedBytes.opaque: append(.opaque, runLength(of: byte), to: &tokens)
        default: append(marks[Int(byte)] == .word ? .mark : marks[Int(byte)], 1, to: &tokens)
        }
    }

    /// The length of an underscore that goes on with a name; Markdown writes one that marks no emphasis as "NC\_NAT".
    func joiningLength(at index: Int) -> Int? {
        let mark = bytes[index] == UInt8(ascii: "\\") ? index + 1 : index
        guard mark + 1 < limit, bytes[mark] == UInt8(ascii: "_"),
            ByteClass.isLetter(bytes[mark + 1]) || ByteClass.isDigit(bytes[mark + 1])
        else { return nil }
        return mark + 1 - index
    }

    func runLength(of byte: UInt8) -> Int {
        var index = position
        while index < limit, index - position < ProseTokenizer.lookahead, bytes[index] == byte { index += 1 }
        return index - position
    }

    private mutating func readHyphens(into tokens: inout ContiguousArray<ProseToken>) {
        let length = runLength(of: UInt8(ascii: "-"))
        append(length == 1 ? .hyphen : .dash, length, to: &tokens)
    }

    private mutating func readApostrophe(into tokens: inout ContiguousArray<ProseToken>) {
        let length = runLength(of: UInt8(ascii: "'"))
        append(length == 1 ? .apostrophe : .quote, length, to: &tokens)
    }

    /// `&amp;` is an ampersand, any other entity a blank.
    private mutating func readAmpersand(into tokens: inout ContiguousArray<ProseToken>) {
        var index = position + 1
        while index < min(limit, position + 9), ByteClass.isLetter(bytes[index]) || bytes[index] == UInt8(ascii: "#") {
            index += 1
        }
        guard index < limit, bytes[index] == UInt8(ascii: ";"), index > position + 1 else {
            return append(.ampersand, 1, to: &tokens)
        }
        if bytes[position + 1] == UInt8(ascii: "a"), bytes[position + 2] == UInt8(ascii: "m") {
            append(.ampersand, index + 1 - position, to: &tokens)
        } else {
            position = index + 1
            isSpaced = true
        }
    }

    /// A mark of emphasis belongs to the word that it touches and is left out; one between blanks is a mark.
    private mutating func readEmphasis(_ byte: UInt8, into tokens: inout ContiguousArray<ProseToken>) {
        let length = runLength(of: byte)
        let next = position + length
        let touchesNext = next < limit && !ByteClass.isSpace(bytes[next])
        if isSpaced && !touchesNext {
            append(.mark, length, to: &tokens)
        } else {
            position = next
        }
    }

    /// Goes over the target of a link: `(address)`, `[name]` or `[]` behind its text.
    /// - Returns: whether there is one.
    private mutating func skipLinkTarget() -> Bool {
        let opening = bytes[position]
        guard opening == UInt8(ascii: "(") || opening == UInt8(ascii: "[") else { return false }
        let closing = opening == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
        var index = position + 1
        var depth = 1
        var isTarget = opening == UInt8(ascii: "[")
        while index < min(limit, position + ProseTokenizer.lookahead) {
            switch bytes[index] {
            case opening: depth += 1
            case closing:
                depth -= 1
                guard depth == 0 else { break }
                if isTarget { position = index + 1 }
                return isTarget
            // Only what looks like an address is a target: `[CNN](see below)` is prose.
            case UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "."): isTarget = true
            case 0x0A: return false
            default: break
            }
            index += 1
        }
        return false
    }

    /// Turns the brackets around the text of a link, which ends with the last token, into quotes: they mean nothing.
    private func unbracket(_ tokens: inout ContiguousArray<ProseToken>) {
        var depth = 0
        for index in tokens.indices.reversed().prefix(60) {
            if tokens[index].kind == .closeBracket { depth += 1 }
            guard tokens[index].kind == .openBracket else { continue }
            depth -= 1
            guard depth == 0 else { continue }
            tokens[index].kind = .quote
            tokens[tokens.count - 1].kind = .quote
            return
        }
    }
}
