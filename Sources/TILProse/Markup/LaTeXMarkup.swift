import TILText

/// Reads LaTeX. Typeset text is prose; keys and formulas are not. The acronyms of packages (`\newacronym`,
/// `\DeclareAcronym`, `\acro`, `\acrodef`) are definitions.
struct LaTeXMarkup {
    private let buffer: MarkupBuffer
    private var declarations: [MarkupDeclaration] = []
    private var quotations = Quotations()
    /// Whether the text is between `\documentclass` and `\begin{document}`.
    private var isInPreamble = false
    /// The open environment that has a kind.
    private var environment: Environment?

    private struct Environment {
        let name: String
        let kind: MarkupKind
        let start: Int
    }

    init(_ buffer: MarkupBuffer) { self.buffer = buffer }

    /// Fills the buffer.
    /// - Returns: the definitions made by the markup.
    mutating func read() -> [MarkupDeclaration] {
        var index = 0
        while index < buffer.count {
            let byte = buffer[index]
            switch byte {
            case "\\": index = readCommand(index)
            case "%": index = readComment(from: index)
            case _ where isInPreamble:
                buffer.text[index] = .space
                index += 1
            case "\n":
                index = readLineEnd(index)
            case "$": index = readFormula(from: index)
            case "\"", Quotations.curlyLeadByte, "`", "'":
                quotations.read(index, buffer)
                index += 1
            default:
                blankMark(at: index)
                index += 1
            }
        }
        if let environment { buffer.mark(environment.kind, environment.start..<buffer.count) }
        return declarations
    }

    /// Reads a comment with its line break.
    private func readComment(from start: Int) -> Int {
        let end = buffer.lineEnd(from: start)
        let next = end + 1
        buffer.mark(.comment, start..<end)
        buffer.write(end < buffer.count ? [.space] : [], over: start..<min(buffer.count, next))
        return next
    }

    private func readFormula(from start: Int) -> Int {
        guard let formula = buffer.formula(from: start, before: buffer.count) else {
            buffer.text[start] = Markup.opaque
            return start + 1
        }
        buffer.hide(formula)
        return formula.range.upperBound
    }

    /// Replaces a byte that is a mark, unless a command has already written it.
    private func blankMark(at index: Int) {
        switch buffer.text[index] {
        case "{", "}": buffer.text[index] = Markup.filler
        case "~": buffer.text[index] = .space
        // The columns of a table: "CCD & charge-coupled device".
        case "&": buffer.text[index] = UInt8(ascii: "|")
        default: break
        }
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
        let nameEnd = buffer.nameEnd(from: start + 1)
        guard nameEnd > start + 1 else { return readSymbol(start) }
        let name = buffer.string((start + 1)..<nameEnd)
        let end = buffer.has("*", at: nameEnd) ? nameEnd + 1 : nameEnd
        if let next = readDeclaration(name, start..<end) { return next }
        switch name {
        case "iffalse": return hideConditional(start..<end)
        case "begin", "end": return readEnvironment(start..<end, isBegin: name == "begin")
        case "documentclass": isInPreamble = true
        default: break
        }
        if isInPreamble {
            buffer.fill(start..<end)
            return end
        }
        // In an environment that has a kind, this holds for everything.
        if environment == nil, !Self.texts.contains(name) {
            // The arguments of all other commands are not part of the running text.
            buffer.mark(Self.kind(ofCommand: name), start..<buffer.argumentsEnd(from: end, takesGroups: true))
        }
        return write(LaTeXCommand(name), over: start..<end)
    }

    /// Reads a command that declares an acronym.
    /// - Returns: the end of its arguments, or nil if it declares nothing.
    private mutating func readDeclaration(_ name: String, _ command: ByteRange) -> Int? {
        guard let declared = LaTeXDeclaration(name, buffer, from: command.upperBound) else { return nil }
        if let definition = declared.definition { declarations.append(definition) }
        let range = command.lowerBound..<declared.end
        buffer.mark(.link, range)
        breakPassage(range)
        return declared.end
    }

    /// Hides the text that a condition never shows.
    private func hideConditional(_ command: ByteRange) -> Int {
        let close = conditionalEnd(from: command.upperBound)
        let range = command.lowerBound..<close
        buffer.mark(.comment, range)
        breakPassage(range)
        return close
    }

    /// Commands whose argument is part of the running text.
    private static let texts = Set(names: "emph textit textbf textsl textrm item par noindent")
    /// Commands whose argument is separate prose.
    private static let prose = Set(names: "footnote thanks marginpar text mbox textsc texttt")

    /// Reads `\begin` or `\end`.
    private mutating func readEnvironment(_ command: ByteRange, isBegin: Bool) -> Int {
        guard buffer.has("{", at: command.upperBound), let close = buffer.groupEnd(from: command.upperBound) else {
            buffer.fill(command)
            return command.upperBound
        }
        let name = buffer.string((command.upperBound + 1)..<(close - 1))
        return isBegin
            ? beginEnvironment(name, start: command.lowerBound, close: close)
            : endEnvironment(name, start: command.lowerBound, close: close)
    }

    private mutating func endEnvironment(_ name: String, start: Int, close: Int) -> Int {
        if name == "document", !isInPreamble {
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

    private mutating func beginEnvironment(_ name: String, start: Int, close: Int) -> Int {
        if name == "document", isInPreamble {
            // Text before the class, such as the name of a package, is not prose either.
            buffer.mark(.code, 0..<close)
            isInPreamble = false
        }
        if LaTeXCommand.isCode(environment: name), !isInPreamble {
            let ending = codeEnd(name, from: close)
            buffer.mark(.code, start..<ending)
            breakPassage(start..<ending)
            return ending
        }
        let options = buffer.argumentsEnd(from: close, takesGroups: LaTeXCommand.tables.contains(name))
        breakPassage(start..<options)
        // "table*" spans two columns.
        let plainName = name.filter { character in character != "*" }
        if environment == nil, !isInPreamble, let kind = Self.kinds[plainName] {
            environment = Environment(name: name, kind: kind, start: start)
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

    /// The commands that begin like a condition and have no `\fi`.
    private static let otherNames: Set = ["iff", "ifthenelse"]

    /// Returns the end of a condition, after the `\fi` that closes it, or the end of the document.
    private func conditionalEnd(from start: Int) -> Int {
        var depth = 1
        var index = start
        while index < buffer.count, let command = buffer.find("\\", from: index, before: buffer.count) {
            let end = buffer.nameEnd(from: command + 1)
            let name = command + 1..<end
            if buffer.source[name].elementsEqual("fi".utf8) {
                depth -= 1
            } else if buffer.source[name].starts(with: "if".utf8), !Self.otherNames.contains(buffer.string(name)) {
                depth += 1
            }
            if depth == 0 { return end }
            // A mark after a backslash, such as another one, starts no command.
            index = max(end, command + 2)
        }
        return buffer.count
    }

    /// Returns the end of an environment without prose, or the end of the document if it is not closed.
    private func codeEnd(_ name: String, from start: Int) -> Int {
        let ending = Array("\\end{\(name)}".utf8)
        guard let found = buffer.source.find(ending, from: start, before: buffer.count) else { return buffer.count }
        return found + ending.count
    }

    /// Writes the text of a command over its name.
    /// - Returns: the offset at which to continue.
    private func write(_ command: LaTeXCommand, over name: ByteRange) -> Int {
        let start = name.lowerBound
        let end = name.upperBound
        switch command {
        case .text:
            // "\tex{} Users Group", "\tex/ Users Group": a custom command without arguments is a word.
            let isWord = ["{}", "\\ ", "/"].contains { mark in buffer.has(mark, at: end) }
            buffer.write(isWord ? [Markup.opaque] : [], over: start..<end)
        case .letter(let letter): buffer.write(letter.utf8, over: start..<end)
        case .break: breakPassage(start..<end)
        case .item: return writeItem(name)
        case .note: return writeNote(name)
        case .key(let isOpaque):
            let close = buffer.argumentsEnd(from: end, takesGroups: true)
            buffer.write(isOpaque ? [Markup.opaque] : [], over: start..<close)
            return close
        case .acronym:
            let close = buffer.argumentsEnd(from: end, takesGroups: false)
            let options = buffer.has("{", at: close) ? close : end
            buffer.fill(start..<options)
            return options
        case .verbatim: return hideVerbatim(name)
        }
        return end
    }

    /// Writes a colon after the label of an item, which the text describes: "\item[PCA] principal component analysis".
    private func writeItem(_ name: ByteRange) -> Int {
        let open = name.upperBound
        breakPassage(name)
        guard buffer.has("[", at: open), let close = buffer.groupEnd(from: open) else { return open }
        buffer.text[open] = Markup.filler
        buffer.text[close - 1] = UInt8(ascii: ":")
        return open + 1
    }

    /// Writes parentheses around a footnote.
    private func writeNote(_ name: ByteRange) -> Int {
        let open = name.upperBound
        guard buffer.has("{", at: open), let close = buffer.groupEnd(from: open) else {
            buffer.fill(name)
            return open
        }
        buffer.write([.space], over: name)
        buffer.text[open] = UInt8(ascii: "(")
        buffer.text[close - 1] = UInt8(ascii: ")")
        return open + 1
    }

    private static let longestVerbatim = 400

    /// Hides code between two equal marks after the name of a command.
    private func hideVerbatim(_ name: ByteRange) -> Int {
        let open = name.upperBound
        guard open < buffer.count else { return open }
        let mark = buffer[open] == "{" ? UInt8(ascii: "}") : buffer[open]
        let limit = min(buffer.count, open + Self.longestVerbatim)
        let close = (open + 1..<limit).first { index in buffer[index] == mark || buffer[index] == "\n" }
        let end = min(buffer.count, (close ?? limit) + 1)
        buffer.hide(name.lowerBound..<end)
        return end
    }

    /// Reads a backslash before a mark: an accent, a space, a formula, or the mark itself.
    private func readSymbol(_ start: Int) -> Int {
        let end = min(buffer.count, start + 2)
        guard end == start + 2, !isInPreamble else {
            buffer.fill(start..<end)
            return end
        }
        let mark = buffer[start + 1]
        switch mark {
        case "\\", ",", ";", ":", " ", "\n":
            buffer.write([.space], over: start..<end)
        case "-", "/", "!", "@":
            buffer.fill(start..<end)
        case "(": return hideFormula(from: start, to: "\\)")
        case "[": return hideFormula(from: start, to: "\\]")
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

    /// Hides a formula up to the command that ends it, or as far as it may reach.
    private func hideFormula(from start: Int, to ending: StaticString) -> Int {
        let limit = min(buffer.count, start + MarkupBuffer.reach)
        let close = buffer.find(ending, from: start + ending.utf8CodeUnitCount, before: limit)
        let end = min(buffer.count, (close ?? limit) + ending.utf8CodeUnitCount)
        buffer.hide(start..<end)
        return end
    }
}
