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
        let text = lines[index].trimmed
        var next = index + 1
        if text.isEmpty {
            endParagraph()
            endItem()
        } else if let end = readTable(index, text) ?? readHiddenBlock(index, text) {
            attributes = ""
            next = end
        } else if !readMark(index + 1, text) {
            readText(index + 1, lines[index], text)
            attributes = ""
        }
        isAfterBlank = text.isEmpty
        return next
    }

    /// Reads a line that is about other lines, or a heading.
    /// - Returns: false if the line is text.
    private mutating func readMark(_ number: Int, _ text: ArraySlice<UInt8>) -> Bool {
        if text.hasPrefix("//") {
            outline.addOther(number...number)
        } else if Self.isAttribute(text) || Self.isMacro(text) || isDelimiter(text) {
            endParagraph()
            outline.addOther(number...number)
        } else if paragraph.isEmpty, Self.isBlockAttributes(text) {
            attributes = text.text
            outline.addOther(number...number)
        } else if Self.isBlockTitle(text), isAfterBlank || !attributes.isEmpty {
            endAll()
            outline.addOther(number...number)
        } else if text.elementsEqual("+".utf8) {
            isJoined = true
        } else if let level = Self.headingLevel(text) {
            endAll()
            outline.addHeading(level: level, line: number, text: AsciiDocSpans(text.dropFirst(level + 1)).text)
        } else {
            return false
        }
        return true
    }

    private mutating func readText(_ number: Int, _ line: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) {
        if paragraph.isEmpty, let colons = Self.termEnd(text) {
            readTerm(number, text, colons)
        } else if let start = Self.itemStart(text) {
            readItem(number, line, text, start)
        } else if item != nil {
            item?.text += [.space] + text
        } else if !terms.isEmpty, meaning == nil || !isAfterBlank || isJoined {
            addToMeaning(text)
        } else {
            endTerms()
            let isBreak = text.hasSuffix(" +")
            paragraph.add(number, isBreak ? text.dropLast(2) : text, isBreak: isBreak)
        }
    }

    /// Reads a term such as `FTP::`, and the meaning after it on the line.
    private mutating func readTerm(_ number: Int, _ text: ArraySlice<UInt8>, _ colons: Range<Int>) {
        endParagraph()
        endItem()
        if meaning != nil { endTerms() }
        let marked = text[..<colons.lowerBound]
        let term = AsciiDocSpans(marked).text
        terms.append(Term(line: number, text: term.isEmpty ? Self.anchor(marked) : term))
        let rest = text[colons.upperBound...].trimmed
        if !rest.isEmpty { meaning = Meaning(text: Array(rest)) }
    }

    private mutating func readItem(_ number: Int, _ line: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>, _ start: Int) {
        endParagraph()
        endItem()
        let isAfterDescription = meaning != nil && line.indent == 0 && isAfterBlank
        if terms.isEmpty || isAfterDescription { endTerms() }
        let marks = text.prefix { byte in byte == text.first }
        let content = MarkdownListItem.withoutBox(text[start...]).trimmed
        item = Item(line: number, depth: max(0, marks.count - 1), text: Array(content))
    }

    /// Returns the name of an anchor that is the whole term: `[[EEI]]` or `[#EEI]`. It has the text after a comma, if
    /// any.
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
        let marks = text.prefix { byte in byte == mark }
        guard marks.count <= 6, marks.endIndex < text.endIndex, text[marks.endIndex].isSpace else { return nil }
        return marks.count
    }

    /// Whether a line sets an attribute of the document: `:toc: left`.
    private static func isAttribute(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.first == ":", let close = text.dropFirst().firstIndex(of: UInt8(ascii: ":")) else { return false }
        let name = text[..<close].dropFirst()
        let isName = name.allSatisfy { byte in byte.isLetter || byte.isDigit || "-_!".utf8.contains(byte) }
        let value = text[close...].dropFirst()
        return !name.isEmpty && isName && (value.isEmpty || value.first?.isSpace == true)
    }

    /// Whether a line is a macro such as `include::other.adoc[]`.
    private static func isMacro(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.last == UInt8(ascii: "]"), let colons = text.offset(of: "::") else { return false }
        let name = text[..<colons]
        let target = text[(colons + 2)...].prefix { byte in byte != "[" }
        let isName = !name.isEmpty && name.allSatisfy { byte in byte.isLetter || byte == "-" }
        return isName && !target.contains(where: \.isSpace)
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

    /// The signs of the lines around a block, around a block whose contents are not text, and of rules.
    private static let blockMarks: [Unicode.Scalar] = ["=", "*", "_"]
    private static let hiddenMarks: [Unicode.Scalar] = ["-", ".", "/", "+"]
    private static let ruleMarks: [Unicode.Scalar] = ["'", "<"]

    private func isDelimiter(_ text: ArraySlice<UInt8>) -> Bool {
        let isBlock = Self.blockMarks.contains { mark in text.isRun(of: mark, least: 4) }
        let isRule = Self.ruleMarks.contains { mark in text.isRun(of: mark, least: 3) }
        return isBlock || isRule || text.elementsEqual("--".utf8)
    }

    /// Returns the mark that ends a block whose contents are not text, or nil if a line starts no such block.
    private static func hiddenBlockMark(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        if text.hasPrefix("```") { return Array("```".utf8) }
        let isHidden = hiddenMarks.contains { mark in text.isRun(of: mark, least: 4) }
        return isHidden ? Array(text) : nil
    }

    /// Reads a block whose contents are not text: code, or a comment.
    private mutating func readHiddenBlock(_ index: Int, _ text: ArraySlice<UInt8>) -> Int? {
        guard let mark = Self.hiddenBlockMark(text) else { return nil }
        guard let end = hiddenBlockEnd(mark, after: index) else {
            outline.addOther((index + 1)...(index + 1))
            return index + 1
        }
        endAll()
        outline.addOther((index + 1)...(end + 1))
        return end + 1
    }

    /// Returns the index of the line with the mark that ends a block, or nil if there is none.
    private mutating func hiddenBlockEnd(_ mark: [UInt8], after index: Int) -> Int? {
        if unclosed.contains(mark) { return nil }
        let end = (index + 1..<lines.count).first { line in lines[line].trimmed.elementsEqual(mark) }
        if end == nil { unclosed.insert(mark) }
        return end
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
            let run = text[index...].prefix { byte in byte == mark }
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
        let most =
            switch first {
            case "*", ".": 5
            case "-": 1
            default: 0
            }
        let isBullet = marks.count <= most
        let isBeforeSpace = marks.endIndex < text.endIndex && text[marks.endIndex].isSpace
        if isBullet, isBeforeSpace { return marks.endIndex + 1 }
        let number = text.prefix(4).prefix(while: \.isDigit)
        return !number.isEmpty && text[number.endIndex...].hasPrefix(". ") ? number.endIndex + 2 : nil
    }

    // MARK: Tables

    private mutating func readTable(_ index: Int, _ text: ArraySlice<UInt8>) -> Int? {
        guard let mark = text.first, "|,:!".utf8.contains(mark), text.dropFirst().isRun(of: "=", least: 3) else {
            return nil
        }
        endAll()
        let end = (index + 1..<lines.count).first { index in lines[index].trimmed.elementsEqual(text) } ?? lines.count
        let table = AsciiDocTable(lines, (index + 1)..<end, attributes: attributes, mark: mark)
        outline.add(table.table)
        return min(end + 1, lines.count)
    }
}
