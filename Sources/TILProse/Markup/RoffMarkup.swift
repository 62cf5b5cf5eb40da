import TILText

/// Reads the source of man pages: requests, macros of man and mdoc, and escapes. Lines of text may be edited.
struct RoffMarkup {
    private let buffer: MarkupBuffer
    private var quotations = Quotations()
    private var block: Block?
    /// Whether the next line is the tag of a paragraph, described by the following text.
    private var isTag = false
    private var isHeadingNext = false
    /// Whether the section is NAME, which names the page in indexes, or SYNOPSIS, in which names stand for input.
    private var isInName = false
    private var isInSynopsis = false
    private var table: RoffTable?

    /// An open block of a kind.
    private struct Block {
        let kind: MarkupKind
        /// The requests that end it.
        let ends: Set<String>
        let start: Int
    }

    /// A line with a request or a macro: ".SH NAME".
    private struct Request {
        let line: ByteRange
        let name: String
        let arguments: ByteRange

        init?(_ line: ByteRange, in buffer: MarkupBuffer) {
            guard line.count > 1, buffer[line.lowerBound].isOne(of: ".'") else { return nil }
            let start = buffer.textStart((line.lowerBound + 1)..<line.upperBound)
            let word = (start..<line.upperBound).prefix { index in !buffer[index].isBlank }
            self.line = line
            name = buffer.string(word)
            arguments = word.upperBound..<line.upperBound
        }

        var startsSection: Bool { name == "SH" || name == "Sh" }
        /// The bytes before the arguments.
        var nameRange: ByteRange { line.lowerBound..<arguments.lowerBound }
    }

    init(_ buffer: MarkupBuffer) { self.buffer = buffer }

    /// Fills the buffer.
    mutating func read() {
        for line in ByteSearch.lines(buffer.source, from: 0, before: buffer.count) { readLine(line) }
        if let block { buffer.mark(block.kind, block.start..<buffer.count) }
    }

    private mutating func readLine(_ line: ByteRange) {
        if table != nil { return readTable(line) }
        guard let request = Request(line, in: buffer) else { return readText(line) }
        if let block {
            let endsBlock = block.ends.contains(request.name)
            if endsBlock { close(block, before: request) }
            let startsSection = endsBlock && Self.sections.contains(request.name)
            if block.kind == .code, !startsSection {
                buffer.mark(.code, line)
                return buffer.fill(line)
            }
        }
        if isInSynopsis, !request.startsSection { return buffer.fill(line) }
        if request.name == "TS" { return beginTable(line) }
        let macro = RoffMacro(request.name)
        mark(request)
        write(macro, of: request)
        if macro.isText, isTag { endTag(line) }
    }

    private mutating func close(_ block: Block, before request: Request) {
        buffer.mark(block.kind, block.start..<request.line.lowerBound)
        self.block = nil
    }

    private mutating func beginTable(_ line: ByteRange) {
        table = RoffTable()
        isTag = false
        buffer.fill(line)
        buffer.endPassage(at: line.lowerBound)
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

    private mutating func write(_ macro: RoffMacro, of request: Request) {
        let name = request.nameRange
        let arguments = request.arguments
        let lineEnd = request.line.upperBound
        switch macro {
        case .text(let isJoined, let knowsMacros):
            buffer.write([.space], over: name)
            buffer.maskEscapes(arguments, isJoined: isJoined, knowsMacros: knowsMacros)
        case .enclosed(let opening, let closing):
            buffer.write([.space, UInt8(ascii: opening)], over: name)
            buffer.maskEscapes(arguments, knowsMacros: true)
            write(closing, at: lineEnd)
        case .mark(let mark):
            buffer.write([.space, UInt8(ascii: mark)], over: name)
            buffer.fill(arguments)
        case .heading: writeHeading(request)
        case .break:
            breakPassage(name)
            buffer.fill(arguments)
        case .tag:
            breakPassage(name)
            buffer.fill(arguments)
            isTag = true
        case .tagHere:
            breakPassage(name)
            buffer.maskEscapes(arguments, knowsMacros: true)
            if !arguments.isEmpty { write(":", at: lineEnd) }
        case .code(let ends):
            breakPassage(name)
            buffer.fill(arguments)
            block = Block(kind: .code, ends: Set(names: ends), start: request.line.lowerBound)
        case .opaque: buffer.write([.space, Markup.opaque], over: request.line)
        case .nothing: buffer.fill(request.line)
        }
    }

    private func breakPassage(_ name: ByteRange) {
        buffer.fill(name)
        buffer.endPassage(at: name.lowerBound)
    }

    private mutating func writeHeading(_ request: Request) {
        let arguments = request.arguments
        isInSynopsis = buffer.find("SYNOPSIS", from: arguments.lowerBound, before: arguments.upperBound) != nil
        isTag = false
        breakPassage(request.nameRange)
        // "NAME", "SYNOPSIS", "NOMBRE": a single word in capitals is a title rather than an acronym.
        if isTitle(arguments) {
            buffer.fill(arguments)
        } else {
            buffer.maskEscapes(arguments, knowsMacros: true)
        }
        buffer.endPassage(at: request.line.upperBound)
    }

    /// Whether the text after a request is a single word without small letters.
    private func isTitle(_ arguments: ByteRange) -> Bool {
        let words = buffer.source[arguments].split { byte in byte.isBlank || byte == "\"" }
        guard words.count == 1, let word = words.first, word.count >= 3 else { return false }
        return word.allSatisfy { byte in byte.isUpper || !byte.isASCII }
    }

    // MARK: Kinds

    /// Marks the kinds of a line with a request.
    private mutating func mark(_ request: Request) {
        let line = request.line
        let isComment = request.name.hasPrefix("\\\"")
        if isComment { return buffer.mark(.comment, line) }
        if block == nil, let end = Self.links[request.name] {
            block = Block(kind: .link, ends: [end], start: line.lowerBound)
        }
        if request.startsSection {
            isInName = buffer.source[request.arguments].filter(\.isLetter).elementsEqual("NAME".utf8)
        }
        if isTyped(request) { buffer.mark(.name, line) }
        markNames(line)
        switch request.name {
        case "SH", "SS", "Sh", "Ss", "TH", "Dt", "Nd":
            buffer.mark(.heading, line)
            isHeadingNext = request.arguments.isEmpty
        case "TP", "IP", "It": buffer.mark(.heading, line)
        // A request sets a few words in another font. An author may define an acronym there, but edits are not allowed.
        case "B", "I": buffer.mark(.link, line)
        default: buffer.mark(.table, line)
        }
    }

    /// The requests that end code and start something else.
    private static let sections = Set(names: "SH SS Sh PP")
    /// The requests that start an address, and those that end it.
    private static let links = ["UR": "UE", "MT": "ME"]
    /// The requests that set their arguments in other fonts.
    private static let fonts = Set(names: "B I SB BR RB BI IB IR RI Cm Dv Ev Er Ar")

    /// Whether a request sets text without small letters in another font, or contains such a request: ".It Ev MAIL".
    private func isTyped(_ request: Request) -> Bool {
        if Self.fonts.contains(request.name) { return isName(request.arguments) }
        guard request.name == "It" else { return false }
        let start = buffer.textStart(request.arguments)
        let inner = (start..<request.line.upperBound).prefix { index in !buffer[index].isBlank }
        return Self.fonts.contains(buffer.string(inner)) && isName(inner.upperBound..<request.line.upperBound)
    }

    /// Marks bold or italic text without small letters: constants, variables, names of arguments.
    private func markNames(_ line: ByteRange) {
        var start: Int?
        var index = line.lowerBound
        while let change = fontChange(from: index, before: line.upperBound) {
            if let start { markName(start..<change) }
            start = otherFontEnd(at: change).map { end in min(line.upperBound, end) }
            index = change + "\\fR".utf8.count
        }
        if let start { markName(start..<line.upperBound) }
    }

    private func markName(_ text: ByteRange) {
        if isName(text) { buffer.mark(.name, text) }
    }

    /// Returns the offset of the next escape that changes the font, or nil.
    private func fontChange(from start: Int, before end: Int) -> Int? {
        var index = start
        while index < end {
            index = ByteSearch.next(UInt8(ascii: "\\"), in: buffer.source, index..<end)
            if index < end, buffer.has("\\f", at: index) { return index }
            // The next byte is escaped.
            index += 2
        }
        return nil
    }

    /// Returns the end of an escape that sets bold, italic or typewriter type: `\fB`, `\fI`, `\f(CW`. Returns nil for
    /// any other font.
    private func otherFontEnd(at index: Int) -> Int? {
        if buffer.has("\\fB", at: index) || buffer.has("\\fI", at: index) { return index + "\\fB".utf8.count }
        return buffer.has("\\f(C", at: index) ? index + "\\f(CW".utf8.count : nil
    }

    /// Whether a text has capitals but no small letters.
    private func isName(_ text: ByteRange) -> Bool {
        // Skip the letter of an escape.
        let letters = text.filter { index in buffer[index].isLetter && buffer[index - 1] != "\\" }
        return !letters.isEmpty && letters.allSatisfy { index in buffer[index].isUpper }
    }
}
