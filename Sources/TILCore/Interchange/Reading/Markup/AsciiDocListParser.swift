import TILText

/// A parser that collects the contents of an AsciiDoc file line by line.
struct AsciiDocListParser: MarkupLineParser {
    let lines: ByteLines
    private var outline = MarkupOutline()
    private var paragraph = TextParagraph()
    private var item: Item?
    /// The terms of a description list, whose text may still follow.
    private var terms: [Term] = []
    private var meaning: Meaning?
    /// Whether a `+` joins the next block to the description.
    private var isJoined = false
    /// The attributes in brackets above a block.
    private var attributes = ""
    private var isAfterBlank = true
    /// The delimiters of blocks that are not closed in the rest of the file.
    private var unclosed: Set<[UInt8]> = []

    private struct Item {
        let line: Int
        let depth: Int
        var text: [UInt8]
    }

    private struct Term {
        let line: Int
        let text: String
    }

    /// The meaning of the terms.
    private struct Meaning {
        var text: [UInt8]
        /// The blocks that are joined to the meaning.
        var further: [UInt8] = []
    }

    init(_ lines: ByteLines) {
        self.lines = lines
    }

    var document: ListDocument { outline.document() }

    mutating func readLine(_ index: Int) -> Int {
        let line = lines[index]
        let text = line.trimmed
        defer { isAfterBlank = text.isEmpty }
        let number = index + 1
        if text.isEmpty {
            endParagraph()
            endItem()
            return number
        }
        if let end = readTable(index, text) ?? readHiddenBlock(index, text) {
            attributes = ""
            return end
        }
        let isComment = text.hasPrefix("//")
        if isComment || Self.isAttribute(text) || Self.isMacro(text) || isDelimiter(text) {
            if !isComment { endParagraph() }
            outline.addOther(number...number)
            return number
        }
        if paragraph.isEmpty, Self.isBlockAttributes(text) {
            endParagraph()
            attributes = text.text
            outline.addOther(number...number)
            return number
        }
        if Self.isBlockTitle(text), isAfterBlank || !attributes.isEmpty {
            endAll()
            outline.addOther(number...number)
            return number
        }
        if text.elementsEqual("+".utf8) {
            isJoined = true
            return number
        }
        if let level = Self.headingLevel(text) {
            endAll()
            outline.addHeading(level: level, line: number, text: AsciiDocSpans(text.dropFirst(level + 1)).text)
            return number
        }
        readText(number, line, text)
        attributes = ""
        return number
    }

    private mutating func readText(_ number: Int, _ line: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) {
        if paragraph.isEmpty, let colons = Self.termEnd(text) {
            endParagraph()
            endItem()
            if meaning != nil { endTerms() }
            let marked = text[..<colons.lowerBound]
            let term = AsciiDocSpans(marked).text
            terms.append(Term(line: number, text: term.isEmpty ? Self.anchor(marked) : term))
            let rest = text[colons.upperBound...].trimmed
            if !rest.isEmpty { meaning = Meaning(text: Array(rest)) }
            return
        }
        if let start = Self.itemStart(text) {
            endParagraph()
            endItem()
            let isAfterDescription = meaning != nil && line.indent == 0 && isAfterBlank
            if terms.isEmpty || isAfterDescription { endTerms() }
            let marks = text.prefix { byte in byte == text.first }
            let content = MarkdownListItem.withoutBox(text[start...]).trimmed
            item = Item(line: number, depth: max(0, marks.count - 1), text: Array(content))
            return
        }
        if item != nil {
            item?.text += [UInt8(ascii: " ")] + text
        } else if !terms.isEmpty, meaning == nil || !isAfterBlank || isJoined {
            addToMeaning(text)
        } else {
            endTerms()
            let isBreak = text.hasSuffix(" +")
            paragraph.add(number, isBreak ? text.dropLast(2) : text, isBreak: isBreak)
        }
    }

    /// Returns the name of an anchor that is the whole term: `[[EEI]]` or `[#EEI]`. It has the text after a comma, if any.
    private static func anchor(_ term: ArraySlice<UInt8>) -> String {
        let name = term.trimmed.filter { byte in !"[]#".utf8.contains(byte) }[...]
        let label = name.firstIndex(of: UInt8(ascii: ",")).map { comma in name[(comma + 1)...].trimmed }
        return (label ?? name).text
    }

    private mutating func addToMeaning(_ text: ArraySlice<UInt8>) {
        guard var current = meaning else {
            meaning = Meaning(text: Array(text))
            return
        }
        // The text is not copied while it has only one owner.
        meaning = nil
        let isInFurther = isJoined || !current.further.isEmpty
        if !isInFurther {
            current.text += [UInt8(ascii: " ")] + text
        } else if current.further.isEmpty {
            current.further += text
        } else {
            let separator = isJoined ? UInt8(ascii: "\n") : UInt8(ascii: " ")
            current.further += [separator] + text
        }
        isJoined = false
        meaning = current
    }

    // MARK: Ending

    private mutating func endTerms() {
        if let meaning {
            let texts = [AsciiDocSpans(meaning.text[...]).text, AsciiDocSpans(meaning.further[...]).text]
            let cells = texts.filter { text in !text.isEmpty }
            for term in terms { outline.add(ListRow(line: term.line, cells: [term.text] + cells), to: .pairs) }
        } else {
            for term in terms { outline.add(ListLine(line: term.line, text: term.text)) }
        }
        terms = []
        meaning = nil
        isJoined = false
    }

    private mutating func endItem() {
        guard let ended = item else { return }
        item = nil
        // Items below a term without a text of its own are its meanings.
        if !terms.isEmpty, meaning == nil {
            let text = AsciiDocSpans(ended.text[...]).text
            for term in terms { outline.add(ListRow(line: ended.line, cells: [term.text, text]), to: .pairs) }
            return
        }
        endTerms()
        let spans = AsciiDocSpans(ended.text[...])
        outline.add(ListLine(line: ended.line, text: spans.text, lead: spans.lead, depth: ended.depth))
    }

    private mutating func endParagraph() {
        outline.add(&paragraph, as: AsciiDocSpans.self)
    }

    mutating func endAll() {
        endParagraph()
        endItem()
        endTerms()
    }

    // MARK: Lines

    private static func headingLevel(_ text: ArraySlice<UInt8>) -> Int? {
        guard let mark = text.first, mark == "=" || mark == "#" else { return nil }
        let marks = text.prefix { $0 == mark }
        guard marks.count <= 6, marks.endIndex < text.endIndex, text[marks.endIndex].isSpace else { return nil }
        return marks.count
    }

    /// Whether a line sets an attribute of the document: `:toc: left`.
    private static func isAttribute(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.first == UInt8(ascii: ":"), let close = text.dropFirst().firstIndex(where: { $0 == ":" }) else {
            return false
        }
        let name = text[(text.startIndex + 1)..<close]
        let isName =
            !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isDigit || $0 == "-" || $0 == "_" || $0 == "!" }
        return isName && (close + 1 == text.endIndex || text[close + 1].isSpace)
    }

    /// Whether a line is a macro such as `include::other.adoc[]`.
    private static func isMacro(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.last == UInt8(ascii: "]"), let colons = text.offset(of: "::") else { return false }
        let name = text[..<colons]
        let target = text[(colons + 2)...].prefix { $0 != "[" }
        return !name.isEmpty && name.allSatisfy { $0.isLetter || $0 == "-" } && !target.contains(where: \.isSpace)
    }

    /// Whether a line is the title of the next block: `.Acronyms`.
    private static func isBlockTitle(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.first == UInt8(ascii: "."), let next = text.dropFirst().first else { return false }
        return next.isLetter
    }

    /// Whether a line has attributes of the next block in brackets, such as `[cols="1,3"]` or `[[anchor]]`.
    private static func isBlockAttributes(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]") else { return false }
        let inner = text.dropFirst().dropLast()
        return !inner.contains(UInt8(ascii: "]")) || inner.first == UInt8(ascii: "[")
    }

    private func isDelimiter(_ text: ArraySlice<UInt8>) -> Bool {
        text.isRun(of: "=", least: 4) || text.isRun(of: "*", least: 4) || text.isRun(of: "_", least: 4)
            || text.elementsEqual("--".utf8) || text.isRun(of: "'", least: 3) || text.isRun(of: "<", least: 3)
    }

    /// Reads a block whose contents are not text: code, or a comment.
    private mutating func readHiddenBlock(_ index: Int, _ text: ArraySlice<UInt8>) -> Int? {
        let isHidden =
            text.isRun(of: "-", least: 4) || text.isRun(of: ".", least: 4) || text.isRun(of: "/", least: 4)
            || text.isRun(of: "+", least: 4) || text.hasPrefix("```")
        guard isHidden else { return nil }
        let mark = text.hasPrefix("```") ? Array("```".utf8) : Array(text)
        let end =
            unclosed.contains(mark)
            ? nil : (index + 1..<lines.count).first { index in lines[index].trimmed.elementsEqual(mark) }
        guard let end else {
            unclosed.insert(mark)
            outline.addOther((index + 1)...(index + 1))
            return index + 1
        }
        endAll()
        outline.addOther((index + 1)...(end + 1))
        return end + 1
    }

    /// Returns the range of the marks after a term: `::`, `:::`, `::::` or `;;`, before a space or the end of the line.
    private static func termEnd(_ text: ArraySlice<UInt8>) -> Range<Int>? {
        var index = text.startIndex
        while index < text.endIndex {
            let mark = text[index]
            guard mark == ":" || mark == ";" else {
                index += 1
                continue
            }
            let run = text[index...].prefix { $0 == mark }
            let isEnd = run.endIndex == text.endIndex || text[run.endIndex].isSpace
            let isMark = mark == ":" ? (2...4).contains(run.count) : run.count == 2
            if index > text.startIndex, isEnd, isMark { return run.startIndex..<run.endIndex }
            index = run.endIndex
        }
        return nil
    }

    private static func itemStart(_ text: ArraySlice<UInt8>) -> Int? {
        guard let first = text.first else { return nil }
        let marks = text.prefix { byte in byte == first }
        let isBullet = "*.".utf8.contains(first) && marks.count <= 5 || first == "-" && marks.count == 1
        let isBeforeSpace = marks.endIndex < text.endIndex && text[marks.endIndex].isSpace
        if isBullet, isBeforeSpace { return marks.endIndex + 1 }
        let number = text.prefix(4).prefix(while: \.isDigit)
        return !number.isEmpty && text[number.endIndex...].hasPrefix(". ") ? number.endIndex + 2 : nil
    }

    // MARK: Tables

    private mutating func readTable(_ index: Int, _ text: ArraySlice<UInt8>) -> Int? {
        guard text.count >= 4, let mark = text.first, text.dropFirst().isRun(of: "=", least: 3),
            "|,:!".utf8.contains(mark)
        else { return nil }
        endAll()
        let end = (index + 1..<lines.count).first { index in lines[index].trimmed.elementsEqual(text) } ?? lines.count
        let table = AsciiDocTable(lines, (index + 1)..<end, attributes: attributes, mark: mark)
        outline.add(table.table)
        return min(end + 1, lines.count)
    }
}
