/// Reads LaTeX: what its commands set in type is prose, keys and formulas are none, and the acronyms that packages keep
/// (`\newacronym`, `\DeclareAcronym`, `\acro`, `\acrodef`) are definitions.
struct LaTeXMarkup {
    private let buffer: MarkupBuffer
    private var declarations: [MarkupDeclaration] = []
    private var quotations = Quotations()
    /// The start of the text before the document's begin; nil elsewhere.
    private var preamble: Int?
    /// The environment that is open and has a kind.
    private var environment: (name: String, kind: MarkupKind, start: Int)?

    init(_ buffer: MarkupBuffer) { self.buffer = buffer }

    /// Fills the buffer.
    /// - Returns: the definitions that the markup makes.
    mutating func read() -> [MarkupDeclaration] {
        var index = 0
        while index < buffer.count {
            let byte = buffer[index]
            switch byte {
            case UInt8(ascii: "\\"): index = readCommand(index)
            case UInt8(ascii: "%"):
                let end = buffer.lineEnd(from: index)
                buffer.mark(.comment, index..<end)
                buffer.write(end < buffer.count ? [0x20] : [], over: index..<min(buffer.count, end + 1))
                index = end + 1
            case _ where preamble != nil:
                buffer.text[index] = 0x20
                index += 1
            case 0x0A:
                index = readLineEnd(index)
            case UInt8(ascii: "$"):
                if let formula = buffer.formulaEnd(from: index, before: buffer.count) {
                    buffer.hideFormula(formula, from: index)
                    index = formula.end
                } else {
                    buffer.text[index] = Markup.opaque
                    index += 1
                }
            case UInt8(ascii: "\""), 0xE2, UInt8(ascii: "`"):
                if buffer.has("``", at: index),
                    let end = buffer.find("''", from: index, before: min(buffer.count, index + MarkupBuffer.reach)),
                    buffer.find("\n\n", from: index, before: end) == nil
                {
                    buffer.mark(.quotation, index..<(end + 2))
                    index += 1
                }
                quotations.read(index, buffer)
                index += 1
            default:
                // What has been written here stays.
                switch buffer.text[index] {
                case UInt8(ascii: "{"), UInt8(ascii: "}"): buffer.text[index] = Markup.filler
                case UInt8(ascii: "~"): buffer.text[index] = 0x20
                // The columns of a table: "CCD & charge-coupled device".
                case UInt8(ascii: "&"): buffer.text[index] = UInt8(ascii: "|")
                default: break
                }
                index += 1
            }
        }
        if let environment { buffer.mark(environment.kind, environment.start..<buffer.count) }
        return declarations
    }

    /// Reads a line end, with the blank lines behind it, which end a paragraph.
    private mutating func readLineEnd(_ start: Int) -> Int {
        var end = start + 1
        while end < buffer.count, ByteClass.isBlank(buffer[end]) { end += 1 }
        if end < buffer.count, buffer[end] == 0x0A {
            buffer.endPassage(at: start)
            quotations.endParagraph()
        }
        return start + 1
    }

    private func breakPassage(_ range: Range<Int>) {
        buffer.fill(range)
        buffer.endPassage(at: range.lowerBound)
    }

    // MARK: Commands

    private mutating func readCommand(_ start: Int) -> Int {
        var end = buffer.nameEnd(from: start + 1)
        guard end > start + 1 else { return readSymbol(start) }
        let name = buffer.string((start + 1)..<end)
        if buffer.has("*", at: end) { end += 1 }
        if let declared = LaTeXDeclaration(name, buffer, from: end) {
            declarations += declared.declarations
            buffer.mark(.link, start..<declared.end)
            breakPassage(start..<declared.end)
            return declared.end
        }
        if name == "documentclass" { preamble = preamble ?? start }
        if name == "begin" || name == "end" { return readEnvironment(start, end, isBegin: name == "begin") }
        if preamble != nil {
            buffer.fill(start..<end)
            return end
        }
        if environment == nil, !Self.texts.contains(name) {
            // The arguments of all other commands are none of the text's.
            let kind: MarkupKind =
                LaTeXCommand.headings.contains(name) ? .heading : Self.prose.contains(name) ? .table : .link
            buffer.mark(kind, start..<buffer.argumentsEnd(from: end, takesGroups: true))
        }
        return write(LaTeXCommand(name), start, end)
    }

    /// Commands whose argument is text like that around.
    private static let texts: Set<String> = ["emph", "textit", "textbf", "textsl", "textrm", "item", "par", "noindent"]
    /// Commands whose argument is prose that stands apart.
    private static let prose: Set<String> = ["footnote", "thanks", "marginpar", "text", "mbox", "textsc", "texttt"]

    private mutating func readEnvironment(_ start: Int, _ end: Int, isBegin: Bool) -> Int {
        guard buffer.has("{", at: end), let close = buffer.groupEnd(from: end) else {
            buffer.fill(start..<end)
            return end
        }
        let name = buffer.string((end + 1)..<(close - 1))
        guard isBegin else {
            if let opened = environment, opened.name == name {
                buffer.mark(opened.kind, opened.start..<close)
                environment = nil
            }
            breakPassage(start..<close)
            return close
        }
        if name == "document", let preamble {
            buffer.mark(.code, preamble..<close)
            self.preamble = nil
        }
        if LaTeXCommand.isCode(environment: name), preamble == nil {
            let ending = codeEnd(name, from: close)
            buffer.mark(.code, start..<ending)
            breakPassage(start..<ending)
            return ending
        }
        let options = buffer.argumentsEnd(from: close, takesGroups: LaTeXCommand.tables.contains(name))
        breakPassage(start..<options)
        if environment == nil, preamble == nil, let kind = Self.kinds[name] { environment = (name, kind, start) }
        return options
    }

    private static let kinds: [String: MarkupKind] = [
        "quote": .quotation, "quotation": .quotation, "verse": .quotation, "displayquote": .quotation,
        "tabular": .table, "tabularx": .table, "longtable": .table, "table": .table, "figure": .table,
    ]

    /// The end of an environment that holds no prose; the document's end if nothing ends it.
    private func codeEnd(_ name: String, from start: Int) -> Int {
        var index = start
        while let end = buffer.find("\\end{", from: index, before: buffer.count) {
            let close = end + 5 + name.utf8.count
            if close < buffer.count, buffer.source[(end + 5)..<close].elementsEqual(name.utf8),
                buffer.has("}", at: close)
            {
                return close + 1
            }
            index = end + 5
        }
        return buffer.count
    }

    private func write(_ command: LaTeXCommand, _ start: Int, _ end: Int) -> Int {
        switch command {
        case .text: buffer.fill(start..<end)
        case .letter(let letter): buffer.write(letter.utf8, over: start..<end)
        case .break: breakPassage(start..<end)
        case .item:
            breakPassage(start..<end)
            // "\item[PCA] principal component analysis": what follows says more of it.
            guard buffer.has("[", at: end), let close = buffer.groupEnd(from: end) else { return end }
            buffer.text[end] = Markup.filler
            buffer.write(":".utf8, over: (close - 1)..<close)
            return end + 1
        case .note:
            guard buffer.has("{", at: end), let close = buffer.groupEnd(from: end) else {
                buffer.fill(start..<end)
                return end
            }
            buffer.write([0x20], over: start..<end)
            buffer.text[end] = UInt8(ascii: "(")
            buffer.text[close - 1] = UInt8(ascii: ")")
            return end + 1
        case .key(let isOpaque):
            let close = buffer.argumentsEnd(from: end, takesGroups: true)
            buffer.write(isOpaque ? [Markup.opaque] : [], over: start..<close)
            return close
        case .acronym:
            let close = buffer.argumentsEnd(from: end, takesGroups: false)
            let options = buffer.has("{", at: close) ? close : end
            buffer.fill(start..<options)
            return options
        case .verbatim:
            guard end < buffer.count else { return end }
            let mark = buffer[end] == UInt8(ascii: "{") ? UInt8(ascii: "}") : buffer[end]
            let limit = min(buffer.count, end + 400)
            let close = (end + 1..<max(end + 1, limit)).first { buffer[$0] == mark || buffer[$0] == 0x0A } ?? limit
            let ending = min(buffer.count, close + 1)
            buffer.hide(start..<ending)
            return ending
        }
        return end
    }

    /// Reads a backslash before a mark: an accent, a blank, a formula, or the mark itself.
    private func readSymbol(_ start: Int) -> Int {
        let end = min(buffer.count, start + 2)
        guard end == start + 2, preamble == nil else {
            buffer.fill(start..<end)
            return end
        }
        let mark = buffer[start + 1]
        switch mark {
        case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0x20, 0x0A:
            buffer.write([0x20], over: start..<end)
        case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "@"):
            buffer.fill(start..<end)
        case UInt8(ascii: "("), UInt8(ascii: "["):
            let limit = min(buffer.count, start + MarkupBuffer.reach)
            let close =
                mark == UInt8(ascii: "(")
                ? buffer.find("\\)", from: end, before: limit) : buffer.find("\\]", from: end, before: limit)
            let ending = min(buffer.count, (close ?? limit) + 2)
            buffer.hide(start..<ending)
            return ending
        case 0x80...: buffer.text[start] = Markup.filler
        default:
            if let accent = LaTeXAccent(buffer, at: start) {
                buffer.write(accent.text, over: start..<accent.end)
                return accent.end
            }
            // It comes right before the next letter, so that "NC\_NAT" is an identifier.
            buffer.text[start] = Markup.filler
        }
        return end
    }
}
