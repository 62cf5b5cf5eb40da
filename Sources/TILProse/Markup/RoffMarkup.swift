import TILText

/// Reads the source of man pages: requests, macros of man and mdoc, and escapes. Lines of text may be edited.
struct RoffMarkup {
    private let buffer: MarkupBuffer
    private var quotations = Quotations()
    /// The open block of a kind, and the requests that end it.
    private var block: (kind: MarkupKind, ends: Set<String>, start: Int)?
    /// Whether the next line is the tag of a paragraph, described by the following text.
    private var isTag = false
    private var isHeadingNext = false
    /// Whether the section is NAME, which names the page in indexes, or SYNOPSIS, in which names stand for input.
    private var isInName = false
    private var isInSynopsis = false
    private var table: RoffTable?

    init(_ buffer: MarkupBuffer) { self.buffer = buffer }

    /// Fills the buffer.
    mutating func read() {
        for line in ByteSearch.lines(buffer.source, from: 0, before: buffer.count) { readLine(line) }
        if let block { buffer.mark(block.kind, block.start..<buffer.count) }
    }

    private mutating func readLine(_ line: ByteRange) {
        if table != nil { return readTable(line) }
        guard line.count > 1, buffer[line.lowerBound].isOne(of: ".'") else { return readText(line) }
        let start = buffer.textStart((line.lowerBound + 1)..<line.upperBound)
        let end = (start..<line.upperBound).first { index in buffer[index].isBlank } ?? line.upperBound
        let name = buffer.string(start..<end)
        if let block {
            let isEnd = block.ends.contains(name)
            if isEnd {
                buffer.mark(block.kind, block.start..<line.lowerBound)
                self.block = nil
            }
            if block.kind == .code, !isEnd || !Self.sections.contains(name) {
                buffer.mark(.code, line)
                return buffer.fill(line)
            }
        }
        if isInSynopsis, name != "SH", name != "Sh" { return buffer.fill(line) }
        let arguments = end..<line.upperBound
        if name == "TS" {
            table = RoffTable()
            isTag = false
            buffer.fill(line)
            return buffer.endPassage(at: line.lowerBound)
        }
        let macro = RoffMacro(name)
        mark(macro, name: name, line: line, arguments: arguments)
        write(macro, line: line, arguments: arguments)
        if macro.isText, isTag { endTag(line) }
    }

    /// Reads a line of a table: its options and formats, a row, or its end.
    private mutating func readTable(_ line: ByteRange) {
        buffer.mark(.table, line)
        if buffer.has(".TE", at: line.lowerBound) {
            table = nil
            buffer.fill(line)
        } else if table?.readFormat(buffer, line) == true || buffer.has(".", at: line.lowerBound) {
            buffer.fill(line)
        } else {
            buffer.maskEscapes(line, isText: true)
            if table?.readRow(buffer, line) == true { buffer.endPassage(at: line.upperBound) }
        }
    }

    private mutating func readText(_ line: ByteRange) {
        guard !line.isEmpty else {
            isTag = false
            return buffer.endPassage(at: line.upperBound)
        }
        if block?.kind == .code || isInSynopsis { return buffer.fill(line) }
        markNames(line)
        if isHeadingNext || isInName {
            buffer.mark(.heading, line)
            isHeadingNext = false
        } else if block == nil {
            for index in line where buffer[index].isOne(of: "\"'`“”") { quotations.read(index, buffer) }
            quotations.endParagraph()
        }
        buffer.maskEscapes(line, isText: true)
        if isTag { endTag(line) }
    }

    /// Ends the tag of a paragraph. The following text describes it.
    private mutating func endTag(_ line: ByteRange) {
        write(":", at: line.upperBound)
        isTag = false
    }

    /// Writes a mark over the end of a line, unless it is the end of the document.
    private func write(_ mark: Unicode.Scalar, at lineEnd: Int) {
        if lineEnd < buffer.count { buffer.text[lineEnd] = UInt8(ascii: mark) }
    }

    // MARK: Requests

    private mutating func write(_ macro: RoffMacro, line: ByteRange, arguments: ByteRange) {
        let name = line.lowerBound..<arguments.lowerBound
        func breakPassage() {
            buffer.fill(name)
            buffer.endPassage(at: name.lowerBound)
        }
        switch macro {
        case .text(let isJoined, let knowsMacros):
            buffer.write([.space], over: name)
            buffer.maskEscapes(arguments, isJoined: isJoined, knowsMacros: knowsMacros)
        case .enclosed(let opening, let closing):
            buffer.write([.space, UInt8(ascii: opening)], over: name)
            buffer.maskEscapes(arguments, knowsMacros: true)
            write(closing, at: line.upperBound)
        case .mark(let mark):
            buffer.write([.space, UInt8(ascii: mark)], over: name)
            buffer.fill(arguments)
        case .heading:
            isInSynopsis = buffer.find("SYNOPSIS", from: arguments.lowerBound, before: arguments.upperBound) != nil
            isTag = false
            breakPassage()
            // "NAME", "SYNOPSIS", "NOMBRE": a single word in capitals is a title rather than an acronym.
            if isTitle(arguments) {
                buffer.fill(arguments)
            } else {
                buffer.maskEscapes(arguments, knowsMacros: true)
            }
            buffer.endPassage(at: line.upperBound)
        case .break, .tag:
            breakPassage()
            buffer.fill(arguments)
            if case .tag = macro { isTag = true }
        case .tagHere:
            breakPassage()
            buffer.maskEscapes(arguments, knowsMacros: true)
            if !arguments.isEmpty { write(":", at: line.upperBound) }
        case .code(let ends):
            breakPassage()
            buffer.fill(arguments)
            block = (.code, Set(names: ends), line.lowerBound)
        case .opaque: buffer.write([.space, Markup.opaque], over: line)
        case .nothing: buffer.fill(line)
        }
    }

    /// Whether the text after a request is a single word without small letters.
    private func isTitle(_ arguments: ByteRange) -> Bool {
        let words = buffer.source[arguments].split { byte in byte.isBlank || byte == "\"" }
        guard words.count == 1, let word = words.first, word.count >= 3 else { return false }
        return word.allSatisfy { byte in byte.isUpper || !byte.isASCII }
    }

    // MARK: Kinds

    private mutating func mark(_ macro: RoffMacro, name: String, line: ByteRange, arguments: ByteRange) {
        if name.hasPrefix("\\\"") { return buffer.mark(.comment, line) }
        if block == nil, let end = Self.links[name] { block = (.link, [end], line.lowerBound) }
        if name == "SH" || name == "Sh" {
            isInName = buffer.source[arguments].filter(\.isLetter).elementsEqual("NAME".utf8)
        }
        if isTyped(name, arguments) { buffer.mark(.name, line) }
        markNames(line)
        switch name {
        case "SH", "SS", "Sh", "Ss", "TH", "Dt", "Nd":
            buffer.mark(.heading, line)
            isHeadingNext = arguments.isEmpty
        case "TP", "IP", "It": buffer.mark(.heading, line)
        // A request sets a few words in another font. An author may define an acronym there, but edits are not allowed.
        default: buffer.mark(name == "B" || name == "I" ? .link : .table, line)
        }
    }

    /// The requests that end code and start something else.
    private static let sections = Set(names: "SH SS Sh PP")
    /// The requests that start an address, and those that end it.
    private static let links = ["UR": "UE", "MT": "ME"]
    /// The requests that set their arguments in other fonts.
    private static let fonts = Set(names: "B I SB BR RB BI IB IR RI Cm Dv Ev Er Ar")

    /// Whether a request sets text without small letters in another font, or contains such a request: ".It Ev MAIL".
    private func isTyped(_ name: String, _ text: ByteRange) -> Bool {
        let isTag = name == "It" && text.count > 4
        let font = isTag ? buffer.string(text.dropFirst().prefix(2)) : name
        let typed = isTag ? text.dropFirst(3) : text
        return Self.fonts.contains(font) && isName(typed)
    }

    /// Marks bold or italic text without small letters: constants, variables, names of arguments.
    private func markNames(_ line: ByteRange) {
        var start: Int?
        var index = line.lowerBound
        while index < line.upperBound {
            index = ByteSearch.next(UInt8(ascii: "\\"), in: buffer.source, index..<line.upperBound)
            guard buffer.has("\\f", at: index) || index == line.upperBound else {
                index += 2
                continue
            }
            if let start, isName(start..<index) { buffer.mark(.name, start..<index) }
            let isLong = buffer.has("\\f(C", at: index)
            let isOther = buffer.has("\\fB", at: index) || buffer.has("\\fI", at: index) || isLong
            start = isOther ? min(line.upperBound, index + (isLong ? 5 : 3)) : nil
            index += 3
        }
    }

    /// Whether a text has capitals but no small letters.
    private func isName(_ text: ByteRange) -> Bool {
        // Skip the letter of an escape.
        let letters = text.filter { index in buffer[index].isLetter && buffer[index - 1] != "\\" }
        return !letters.isEmpty && letters.allSatisfy { index in buffer[index].isUpper }
    }
}
