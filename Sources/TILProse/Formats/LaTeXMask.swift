/// Blanks the commands of LaTeX: what they set in type stays, keys and formulas go, and the acronyms that packages keep
/// (`\newacronym`, `\DeclareAcronym`, `\acro`, `\acrodef`) are definitions.
struct LaTeXMask: SourceMask {
    var declarations: [MarkupDeclaration] = []
    /// The environment whose inside is no prose, if the mask is in one, and whether it is before the document's begin.
    private var environment: String?
    private var isInPreamble = false
    private var isInComment = false

    mutating func mask(_ bytes: inout MaskedBytes, from start: Int, isLast: Bool) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if isInComment {
                isInComment = byte != 0x0A
                bytes[index] = isInComment ? MaskedBytes.filler : 0x20
                index += 1
                continue
            }
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: "$"):
                if !isLast, bytes.count - index < MaskedBytes.lookahead { return index }
                index = byte == UInt8(ascii: "$") ? readFormula(bytes, index) : readCommand(bytes, index)
            case UInt8(ascii: "%") where environment == nil:
                isInComment = true
                bytes[index] = MaskedBytes.filler
                index += 1
            case _ where environment != nil || isInPreamble:
                if byte != 0x0A { bytes[index] = MaskedBytes.filler }
                index += 1
            default:
                if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { bytes[index] = MaskedBytes.filler }
                if byte == UInt8(ascii: "~") { bytes[index] = 0x20 }
                // The columns of a table: "CCD & charge-coupled device".
                if byte == UInt8(ascii: "&") { bytes[index] = UInt8(ascii: "|") }
                index += 1
            }
        }
        return index
    }

    // MARK: Formulas

    private func readFormula(_ bytes: MaskedBytes, _ start: Int) -> Int {
        guard environment == nil, !isInPreamble else {
            bytes[start] = MaskedBytes.filler
            return start + 1
        }
        let isDisplayed = bytes.has("$$", at: start)
        let first = start + (isDisplayed ? 2 : 1)
        var index = first
        while index < min(bytes.count, start + MaskedBytes.lookahead) {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            if bytes[index] == UInt8(ascii: "$") {
                // A formula of one letter or two is a word: "$k$-nearest neighbours".
                let isWord = index - first <= 2 && (first..<index).allSatisfy { ByteClass.isLetter(bytes[$0]) }
                let end = min(bytes.count, index + (isDisplayed ? 2 : 1))
                bytes.write(isWord ? Array(bytes.bytes[first..<index]) : [MaskedBytes.opaque], over: start..<end)
                return end
            }
            index += 1
        }
        bytes[start] = MaskedBytes.opaque
        return start + 1
    }

    // MARK: Commands

    private mutating func readCommand(_ bytes: MaskedBytes, _ start: Int) -> Int {
        var end = start + 1
        while end < bytes.count, end - start < 40, ByteClass.isLetter(bytes[end]) { end += 1 }
        guard end > start + 1 else { return readSymbol(bytes, start) }
        let name = String(decoding: bytes.bytes[(start + 1)..<end], as: UTF8.self)
        if let environment {
            guard name == "end", bytes.has("{", at: end), let close = bytes.groupEnd(from: end),
                String(decoding: bytes.bytes[(end + 1)..<(close - 1)], as: UTF8.self) == environment
            else {
                bytes.clear(start..<end)
                return end
            }
            self.environment = nil
            bytes.breakPassage(start..<close)
            return close
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: "*") { end += 1 }
        if let declared = LaTeXDeclaration(name, bytes, from: end) {
            declarations += declared.declarations
            bytes.breakPassage(start..<declared.end)
            return declared.end
        }
        if name == "documentclass" { isInPreamble = true }
        if name == "begin" { return beginEnvironment(bytes, start, end) }
        if isInPreamble {
            bytes.clear(start..<end)
            return end
        }
        return write(LaTeXCommand(name), bytes, start, end)
    }

    private mutating func beginEnvironment(_ bytes: MaskedBytes, _ start: Int, _ end: Int) -> Int {
        guard bytes.has("{", at: end), let close = bytes.groupEnd(from: end) else {
            bytes.clear(start..<end)
            return end
        }
        let name = String(decoding: bytes.bytes[(end + 1)..<(close - 1)], as: UTF8.self)
        if name == "document" { isInPreamble = false }
        if LaTeXCommand.isCode(environment: name) { environment = name }
        let options = argumentsEnd(bytes, from: close, takesGroups: LaTeXCommand.tables.contains(name))
        bytes.breakPassage(start..<options)
        return options
    }

    private func write(_ command: LaTeXCommand, _ bytes: MaskedBytes, _ start: Int, _ end: Int) -> Int {
        switch command {
        case .text:
            bytes.clear(start..<end)
        case .letter(let letter):
            bytes.write(Array(letter.utf8), over: start..<end)
        case .break:
            bytes.breakPassage(start..<end)
        case .item:
            bytes.breakPassage(start..<end)
            // "\item[PCA] principal component analysis": what follows says more of it.
            guard bytes.has("[", at: end), let close = bytes.groupEnd(from: end) else { return end }
            bytes[end] = MaskedBytes.filler
            bytes[close - 1] = UInt8(ascii: ":")
        case .note:
            guard bytes.has("{", at: end), let close = bytes.groupEnd(from: end) else {
                bytes.clear(start..<end)
                return end
            }
            bytes.write([0x20], over: start..<end)
            bytes[end] = UInt8(ascii: "(")
            bytes[close - 1] = UInt8(ascii: ")")
            return end + 1
        case .key(let isOpaque):
            let close = argumentsEnd(bytes, from: end, takesGroups: true)
            bytes.write(isOpaque ? [MaskedBytes.opaque] : [], over: start..<close)
            return close
        case .acronym:
            let close = argumentsEnd(bytes, from: end, takesGroups: false)
            guard bytes.has("{", at: close) else {
                bytes.clear(start..<end)
                return end
            }
            bytes.clear(start..<close)
            return close
        case .verbatim:
            guard end < bytes.count else { return end }
            let mark = bytes[end] == UInt8(ascii: "{") ? UInt8(ascii: "}") : bytes[end]
            var index = end + 1
            while index < min(bytes.count, end + 400), bytes[index] != mark, bytes[index] != 0x0A { index += 1 }
            index = min(bytes.count, index + 1)
            bytes.write([MaskedBytes.opaque], over: start..<index)
            return index
        }
        return end
    }

    /// The end of the options in brackets and, if it takes any, of the arguments in braces that follow a command.
    private func argumentsEnd(_ bytes: MaskedBytes, from start: Int, takesGroups: Bool) -> Int {
        var end = start
        while end < bytes.count {
            if bytes[end] == UInt8(ascii: "["), let close = bytes.groupEnd(from: end) {
                end = close
            } else if takesGroups, bytes[end] == UInt8(ascii: "{"), let close = bytes.groupEnd(from: end) {
                end = close
            } else {
                break
            }
        }
        return end
    }

    /// A backslash before a mark: an accent, a blank, a formula, or the mark itself.
    private func readSymbol(_ bytes: MaskedBytes, _ start: Int) -> Int {
        guard start + 1 < bytes.count else {
            bytes[start] = MaskedBytes.filler
            return start + 1
        }
        let end = start + 2
        guard environment == nil, !isInPreamble else {
            bytes.clear(start..<end)
            return end
        }
        let mark = bytes[start + 1]
        switch mark {
        case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0x20, 0x0A:
            bytes.write([0x20], over: start..<end)
        case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "@"):
            bytes.clear(start..<end)
        case UInt8(ascii: "_"):
            // It stands right before the next letter, as in an identifier of plain text.
            bytes[start] = MaskedBytes.filler
            bytes[start + 1] = mark
        case UInt8(ascii: "("), UInt8(ascii: "["):
            let closing = mark == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
            var index = end
            while index + 1 < min(bytes.count, start + MaskedBytes.lookahead) {
                if bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == closing { break }
                index += 1
            }
            let close = min(bytes.count, index + 2)
            bytes.write([MaskedBytes.opaque], over: start..<close)
            return close
        default:
            if let accent = LaTeXAccent(bytes, at: start) {
                bytes.write(accent.text, over: start..<accent.end)
                return accent.end
            }
            bytes.write(mark < 0x80 ? [mark] : [], over: start..<end)
            if mark >= 0x80 {
                bytes[start] = MaskedBytes.filler
                bytes[start + 1] = mark
            }
        }
        return end
    }
}
