import TILText

/// Reads LaTeX. Typeset text is prose; keys and formulas are not. The acronyms of packages (`\newacronym`,
/// `\DeclareAcronym`, `\acro`, `\acrodef`) are definitions.
struct LaTeXMarkup {
    private let buffer: MarkupBuffer
    private var declarations: [MarkupDeclaration] = []
    private var quotations = Quotations()
    /// The start of the text before `\begin{document}`, or nil after it.
    private var preamble: Int?
    /// The open environment that has a kind.
    private var environment: (name: String, kind: MarkupKind, start: Int)?

    init(_ buffer: MarkupBuffer) { self.buffer = buffer }

    /// Fills the buffer.
    /// - Returns: the definitions made by the markup.
    mutating func read() -> [MarkupDeclaration] {
        var index = 0
        while index < buffer.count {
            let byte = buffer[index]
            switch byte {
            case "\\": index = readCommand(index)
            case "%":
                let end = buffer.lineEnd(from: index)
                buffer.mark(.comment, index..<end)
                buffer.write(end < buffer.count ? [.space] : [], over: index..<min(buffer.count, end + 1))
                index = end + 1
            case _ where preamble != nil:
                buffer.text[index] = .space
                index += 1
            case "\n":
                index = readLineEnd(index)
            case "$":
                if let formula = buffer.formulaEnd(from: index, before: buffer.count) {
                    buffer.hideFormula(formula, from: index)
                    index = formula.end
                } else {
                    buffer.text[index] = Markup.opaque
                    index += 1
                }
            case "\"", 0xE2, "`", "'":
                quotations.read(index, buffer)
                index += 1
            default:
                // Keep bytes that have already been written.
                switch buffer.text[index] {
                case "{", "}": buffer.text[index] = Markup.filler
                case "~": buffer.text[index] = .space
                // The columns of a table: "CCD & charge-coupled device".
                case "&": buffer.text[index] = UInt8(ascii: "|")
                default: break
                }
                index += 1
            }
        }
        if let environment { buffer.mark(environment.kind, environment.start..<buffer.count) }
        return declarations
    }

    /// Reads a line end. Blank lines after it end the paragraph.
    private mutating func readLineEnd(_ start: Int) -> Int {
        var end = start + 1
        while end < buffer.count, buffer[end].isBlank { end += 1 }
        if end < buffer.count, buffer[end] == "\n" {
            buffer.endPassage(at: start)
            quotations.endParagraph()
        }
        return start + 1
    }

    private func breakPassage(_ range: ByteRange) {
        buffer.fill(range)
        buffer.endPassage(at: range.lowerBound)
    }

    /// Returns the kind of the arguments of a command.
    private static func kind(ofCommand name: String) -> MarkupKind {
        if LaTeXCommand.headings.contains(name) { return .heading }
        return prose.contains(name) ? .table : .link
    }

    // MARK: Commands

    private mutating func readCommand(_ start: Int) -> Int {
        var end = buffer.nameEnd(from: start + 1)
        guard end > start + 1 else { return readSymbol(start) }
        let name = buffer.string((start + 1)..<end)
        if buffer.has("*", at: end) { end += 1 }
        if let declared = LaTeXDeclaration(name, buffer, from: end) {
            declarations += declared.definition.map { definition in [definition] } ?? []
            buffer.mark(.link, start..<declared.end)
            breakPassage(start..<declared.end)
            return declared.end
        }
        if name == "iffalse" {
            let close = conditionalEnd(from: end)
            buffer.mark(.comment, start..<close)
            breakPassage(start..<close)
            return close
        }
        if name == "documentclass" { preamble = preamble ?? start }
        if name == "begin" || name == "end" { return readEnvironment(start, end, isBegin: name == "begin") }
        if preamble != nil {
            buffer.fill(start..<end)
            return end
        }
        if environment == nil, !Self.texts.contains(name) {
            // The arguments of all other commands are not part of the running text.
            buffer.mark(Self.kind(ofCommand: name), start..<buffer.argumentsEnd(from: end, takesGroups: true))
        }
        return write(LaTeXCommand(name), start, end)
    }

    /// Commands whose argument is part of the running text.
    private static let texts = Set(names: "emph textit textbf textsl textrm item par noindent")
    /// Commands whose argument is separate prose.
    private static let prose = Set(names: "footnote thanks marginpar text mbox textsc texttt")

    private mutating func readEnvironment(_ start: Int, _ end: Int, isBegin: Bool) -> Int {
        guard buffer.has("{", at: end), let close = buffer.groupEnd(from: end) else {
            buffer.fill(start..<end)
            return end
        }
        let name = buffer.string((end + 1)..<(close - 1))
        guard isBegin else {
            if name == "document", preamble == nil {
                buffer.mark(.comment, close..<buffer.count)
                breakPassage(start..<buffer.count)
                return buffer.count
            }
            if let opened = environment, opened.name == name {
                buffer.mark(opened.kind, opened.start..<close)
                environment = nil
            }
            breakPassage(start..<close)
            return close
        }
        if name == "document", preamble != nil {
            // Text before the class, such as the name of a package, is not prose either.
            buffer.mark(.code, 0..<close)
            preamble = nil
        }
        if LaTeXCommand.isCode(environment: name), preamble == nil {
            let ending = codeEnd(name, from: close)
            buffer.mark(.code, start..<ending)
            breakPassage(start..<ending)
            return ending
        }
        let options = buffer.argumentsEnd(from: close, takesGroups: LaTeXCommand.tables.contains(name))
        breakPassage(start..<options)
        // "table*" spans two columns.
        if environment == nil, preamble == nil, let kind = Self.kinds[name.filter { byte in byte != "*" }] {
            environment = (name, kind, start)
        }
        return options
    }

    private static let kinds = [String: MarkupKind](lists: [
        ("quote quotation quoting verse displayquote", .quotation), ("description acronym", .entry),
        (
            """
            tabular tabularx tabulary tabu longtable table figure sidewaystable wrapfigure algorithm
            """, .table
        ),
    ])

    /// Returns the end of a condition, after the `\fi` that closes it, or the end of the document.
    private func conditionalEnd(from start: Int) -> Int {
        var depth = 1
        var index = start
        while index < buffer.count, let command = buffer.find("\\", from: index, before: buffer.count) {
            let end = buffer.nameEnd(from: command + 1)
            let name = command + 1..<end
            if buffer.source[name].elementsEqual("fi".utf8) {
                depth -= 1
            } else if buffer.source[name].starts(with: "if".utf8) {
                depth += 1
            }
            if depth == 0 { return end }
            index = max(end, command + 2)
        }
        return buffer.count
    }

    /// Returns the end of an environment without prose, or the end of the document if it is not closed.
    private func codeEnd(_ name: String, from start: Int) -> Int {
        let ending = Array("\\end{\(name)}".utf8)
        return buffer.source.find(ending, from: start, before: buffer.count).map { $0 + ending.count } ?? buffer.count
    }

    private func write(_ command: LaTeXCommand, _ start: Int, _ end: Int) -> Int {
        switch command {
        case .text:
            // "\tex{} Users Group", "\tex/ Users Group": a custom command without arguments is a word.
            let isWord = ["{}", "\\ ", "/"].contains { buffer.has($0, at: end) }
            buffer.write(isWord ? [Markup.opaque] : [], over: start..<end)
        case .letter(let letter): buffer.write(letter.utf8, over: start..<end)
        case .break: breakPassage(start..<end)
        case .item:
            breakPassage(start..<end)
            // "\item[PCA] principal component analysis": the text describes the label.
            guard buffer.has("[", at: end), let close = buffer.groupEnd(from: end) else { return end }
            buffer.text[end] = Markup.filler
            buffer.write(":".utf8, over: (close - 1)..<close)
            return end + 1
        case .note:
            guard buffer.has("{", at: end), let close = buffer.groupEnd(from: end) else {
                buffer.fill(start..<end)
                return end
            }
            buffer.write([.space], over: start..<end)
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
            let mark = buffer[end] == "{" ? UInt8(ascii: "}") : buffer[end]
            let limit = min(buffer.count, end + 400)
            let close =
                (end + 1..<max(end + 1, limit)).first { index in buffer[index] == mark || buffer[index] == "\n" }
                ?? limit
            let ending = min(buffer.count, close + 1)
            buffer.hide(start..<ending)
            return ending
        }
        return end
    }

    /// Reads a backslash before a mark: an accent, a space, a formula, or the mark itself.
    private func readSymbol(_ start: Int) -> Int {
        let end = min(buffer.count, start + 2)
        guard end == start + 2, preamble == nil else {
            buffer.fill(start..<end)
            return end
        }
        let mark = buffer[start + 1]
        switch mark {
        case "\\", ",", ";", ":", " ", "\n":
            buffer.write([.space], over: start..<end)
        case "-", "/", "!", "@":
            buffer.fill(start..<end)
        case "(", "[":
            let limit = min(buffer.count, start + MarkupBuffer.reach)
            let close = buffer.find(mark == "(" ? "\\)" : "\\]", from: end, before: limit)
            let ending = min(buffer.count, (close ?? limit) + 2)
            buffer.hide(start..<ending)
            return ending
        case 0x80...: buffer.text[start] = Markup.filler
        default:
            if let accent = LaTeXAccent(buffer, at: start) {
                buffer.write(accent.text, over: start..<accent.end)
                return accent.end
            }
            // The mark directly precedes the next letter, so that "NC\_NAT" is one identifier.
            buffer.text[start] = Markup.filler
        }
        return end
    }
}
