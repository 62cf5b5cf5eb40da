/// Reads the source of man pages: requests, macros of man and mdoc, and escapes. Lines of text may be edited.
struct RoffMarkup {
    private let buffer: MarkupBuffer
    private var quotations = Quotations()
    /// The lines of a kind that a request ends, if the scanner is in some.
    private var block: (kind: MarkupKind, ends: Set<String>, start: Int)?
    /// Whether the next line is the tag of a paragraph, which the text behind it describes.
    private var isTag = false
    private var isHeadingNext = false
    /// The section NAME is how lists of pages call the page; in a SYNOPSIS names stand for what is typed.
    private var isInName = false
    private var isInSynopsis = false

    init(_ buffer: MarkupBuffer) { self.buffer = buffer }

    /// Fills the buffer.
    mutating func read() {
        var start = 0
        while start < buffer.count {
            let line = start..<buffer.lineEnd(from: start)
            readLine(line)
            start = line.upperBound + 1
        }
        if let block { buffer.mark(block.kind, block.start..<buffer.count) }
    }

    private mutating func readLine(_ line: Range<Int>) {
        let isRequest = buffer.has(".", at: line.lowerBound) || buffer.has("'", at: line.lowerBound)
        guard isRequest, line.count > 1 else { return readText(line) }
        let start = buffer.textStart((line.lowerBound + 1)..<line.upperBound)
        let end = (start..<line.upperBound).first { ByteClass.isBlank(buffer[$0]) } ?? line.upperBound
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
        let macro = RoffMacro(name)
        mark(macro, name, line, arguments)
        write(macro, line, arguments)
        if macro.isText, isTag { endTag(line) }
    }

    private mutating func readText(_ line: Range<Int>) {
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
            for index in line { quotations.read(index, buffer) }
            quotations.endParagraph()
        }
        RoffEscape.mask(buffer, line)
        if isTag { endTag(line) }
    }

    /// Ends the tag of a paragraph: what follows describes it.
    private mutating func endTag(_ line: Range<Int>) {
        write(":", at: line.upperBound)
        isTag = false
    }

    /// Writes a mark over the end of a line, if it has one.
    private func write(_ mark: Unicode.Scalar, at lineEnd: Int) {
        if lineEnd < buffer.count { buffer.text[lineEnd] = UInt8(ascii: mark) }
    }

    // MARK: Requests

    private mutating func write(_ macro: RoffMacro, _ line: Range<Int>, _ arguments: Range<Int>) {
        let name = line.lowerBound..<arguments.lowerBound
        func breakPassage() {
            buffer.fill(name)
            buffer.endPassage(at: name.lowerBound)
        }
        switch macro {
        case .text:
            buffer.write([0x20], over: name)
            RoffEscape.maskArguments(buffer, arguments)
        case .joined:
            buffer.write([0x20], over: name)
            RoffEscape.maskArguments(buffer, arguments, isJoined: true)
        case .mdoc:
            buffer.write([0x20], over: name)
            RoffEscape.maskArguments(buffer, arguments, knowsMacros: true)
        case .enclosed(let opening, let closing):
            buffer.write([0x20, UInt8(ascii: opening)], over: name)
            RoffEscape.maskArguments(buffer, arguments, knowsMacros: true)
            write(closing, at: line.upperBound)
        case .mark(let mark):
            buffer.write([0x20, UInt8(ascii: mark)], over: name)
            buffer.fill(arguments)
        case .heading:
            isInSynopsis = buffer.find("SYNOPSIS", from: arguments.lowerBound, before: arguments.upperBound) != nil
            isTag = false
            breakPassage()
            // "NAME", "SYNOPSIS", "NOMBRE": a single word in capitals is a title and no acronym.
            if isTitle(arguments) {
                buffer.fill(arguments)
            } else {
                RoffEscape.maskArguments(buffer, arguments, knowsMacros: true)
            }
            buffer.endPassage(at: line.upperBound)
        case .break, .tag:
            breakPassage()
            buffer.fill(arguments)
            if case .tag = macro { isTag = true }
        case .tagHere:
            breakPassage()
            RoffEscape.maskArguments(buffer, arguments, knowsMacros: true)
            if !arguments.isEmpty { write(":", at: line.upperBound) }
        case .code(let ends):
            breakPassage()
            buffer.fill(arguments)
            block = (.code, Set(ends), line.lowerBound)
        case .opaque: buffer.write([0x20, Markup.opaque], over: line)
        case .nothing: buffer.fill(line)
        }
    }

    /// Whether the text behind a request is one word without a small letter.
    private func isTitle(_ arguments: Range<Int>) -> Bool {
        let words = buffer.source[arguments].split { ByteClass.isBlank($0) || $0 == UInt8(ascii: "\"") }
        guard words.count == 1, let word = words.first, word.count >= 3 else { return false }
        return word.allSatisfy { ByteClass.isUpper($0) || $0 >= 0x80 }
    }

    // MARK: Kinds

    private mutating func mark(_ macro: RoffMacro, _ name: String, _ line: Range<Int>, _ arguments: Range<Int>) {
        if name.hasPrefix("\\\"") { return buffer.mark(.comment, line) }
        if block == nil, let end = Self.links[name] { block = (.link, [end], line.lowerBound) }
        if name == "SH" || name == "Sh" {
            isInName = buffer.source[arguments].filter(ByteClass.isLetter).elementsEqual("NAME".utf8)
        }
        if isTyped(name, arguments) { buffer.mark(.name, line) }
        markNames(line)
        switch name {
        case "SH", "SS", "Sh", "Ss", "TH", "Dt", "Nd":
            buffer.mark(.heading, line)
            isHeadingNext = arguments.isEmpty
        case "TP", "IP", "It": buffer.mark(.heading, line)
        // A request sets a few words in another type, and a person may define an acronym there, but no edit goes there.
        default: buffer.mark(name == "B" || name == "I" ? .link : .table, line)
        }
    }

    /// The requests that end code and start something else.
    private static let sections: Set<String> = ["SH", "SS", "Sh", "PP"]
    /// The requests that start an address, with those that end it.
    private static let links = ["UR": "UE", "MT": "ME"]
    /// The requests that set their arguments in other types.
    private static let fonts: Set<String> = [
        "B", "I", "SB", "BR", "RB", "BI", "IB", "IR", "RI", "Cm", "Dv", "Ev", "Er", "Ar",
    ]

    /// Whether a request sets its arguments in another type, without a small letter; or names what does: ".It Ev MAIL".
    private func isTyped(_ name: String, _ text: Range<Int>) -> Bool {
        if Self.fonts.contains(name) { return isName(text) }
        guard name == "It", text.count > 4 else { return false }
        return Self.fonts.contains(buffer.string((text.lowerBound + 1)..<(text.lowerBound + 3)))
            && isName((text.lowerBound + 3)..<text.upperBound)
    }

    /// Marks what a line sets in bold or in italics without a small letter: constants, variables, names of arguments.
    private func markNames(_ line: Range<Int>) {
        var start: Int?
        var index = line.lowerBound
        while index < line.upperBound {
            index = ByteSearch.next(UInt8(ascii: "\\"), buffer.source, index..<line.upperBound)
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

    /// Whether there is no small letter in a text that has capitals.
    private func isName(_ text: Range<Int>) -> Bool {
        // The letter of an escape is none.
        let letters = text.filter {
            ByteClass.isLetter(buffer[$0]) && ($0 == 0 || buffer[$0 - 1] != UInt8(ascii: "\\"))
        }
        return !letters.isEmpty && letters.allSatisfy { ByteClass.isUpper(buffer[$0]) }
    }
}
