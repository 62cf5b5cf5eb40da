import TILText

/// Acronyms that a glossary explains for several documents.
package struct ExplainedAcronyms: Equatable, Sendable {
    /// The keys of the acronyms.
    private var keys: Set<String> = []

    /// Creates an empty set.
    package init() {}

    /// Whether no acronym is explained.
    package var isEmpty: Bool { keys.isEmpty }

    /// Adds an acronym.
    mutating func insert(_ short: String) { keys.insert(AcronymKey.key(of: short)) }

    /// Adds the acronyms of another set.
    package mutating func formUnion(_ other: ExplainedAcronyms) { keys.formUnion(other.keys) }

    /// Returns whether an acronym is explained, perhaps without a number at its end ("SWOP1"), or each of its parts
    /// joined by marks: "SNP/MLST".
    package func explains(_ short: String) -> Bool {
        if containsName(short) { return true }
        let parts = short.split { character in "-/&".contains(character) }
        guard parts.count > 1 else { return false }
        return parts.allSatisfy { part in
            let name = String(part)
            return containsName(name) || CommonAcronyms.words.contains(name) || name.allSatisfy(\.isNumber)
        }
    }

    private func containsName(_ short: String) -> Bool {
        let key = AcronymKey.key(of: short)
        if keys.contains(key) { return true }
        guard let last = key.lastIndex(where: { character in !character.isNumber }) else { return false }
        let withoutNumber = key[...last]
        return withoutNumber.count < key.count && keys.contains(String(withoutNumber))
    }
}

extension ParsedDocument {
    /// Returns the acronyms that the document explains for readers of other documents, too: the terms of a glossary, of
    /// a definition list or of a table of acronyms, items such as "- **XQB**: cross-quarter board", and abbreviations
    /// that the markup declares. A definition in a sentence counts only in a glossary.
    /// - Parameter isGlossary: whether the name of the file says that the whole document is a glossary.
    package func explainedAcronyms(isGlossary: Bool = false) -> ExplainedAcronyms {
        var reader = GlossaryTermReader(self, isGlossary: isGlossary)
        return reader.read()
    }
}

/// Reads the terms of glossaries in a document.
private struct GlossaryTermReader {
    private let parsed: ParsedDocument
    private let isGlossary: Bool
    private var table = TermTable()

    init(_ parsed: ParsedDocument, isGlossary: Bool) {
        self.parsed = parsed
        self.isGlossary = isGlossary
    }

    private var markup: Markup { parsed.markup }

    mutating func read() -> ExplainedAcronyms {
        var explained = ExplainedAcronyms()
        for definition in parsed.definitions where isForOtherDocuments(definition) {
            explained.insert(definition.short)
        }
        for use in parsed.uses where isTerm(use.range) { explained.insert(use.short) }
        for name in nameTerms() { explained.insert(name) }
        return explained
    }

    /// Returns the terms of glossaries that are capitalised words. Another document may write them in capitals: "Argus"
    /// and "ARGUS".
    private func nameTerms() -> [String] {
        guard isGlossary || parsed.glossary.hasSections else { return [] }
        return (1...markup.lines.count).compactMap { number -> String? in
            let line = markup.lines.content(of: number)
            guard let start = line.first(where: { index in markup.text[index].isLetter }), isInGlossary(start),
                markup.text[start].isUpper, startsTerm(start)
            else { return nil }
            let word = markup.text[start..<line.upperBound].prefix { byte in byte.isLetterOrDigit }
            guard word.count > 2, word.contains(where: \.isLower) else { return nil }
            let end = endOfTerm(word.endIndex)
            let isTerm =
                isEndOfLine(end)
                ? isExplainedBelow(start..<word.endIndex, isInGlossary: true) : isSeparator(at: end)
            return isTerm ? String(decoding: word, as: UTF8.self) : nil
        }
    }

    /// Whether a byte is in a glossary by the name of the file, by its title or by its markup.
    private func isInGlossary(_ byte: Int) -> Bool { isGlossary || parsed.glossary.isTitled(byte) }

    private func isForOtherDocuments(_ definition: LintDefinition) -> Bool {
        if definition.isDeclared { return true }
        let start = definition.start
        if isInGlossary(start) { return true }
        guard definition.isFirm, !definition.isLink else { return false }
        let isInList = markup.contains(.entry, start) || markup.contains(.table, start)
        return isInList && startsTerm(start)
    }

    /// Whether an acronym is a term that the text behind it explains.
    private mutating func isTerm(_ range: ByteRange) -> Bool {
        let start = range.lowerBound
        let isInGlossary = isInGlossary(start)
        if markup.contains(.table, start) {
            guard let cell = TableCell(of: range, in: markup) else { return false }
            if isInGlossary, cell.isFirst { return true }
            return table.hasTerms(in: cell, markup)
        }
        guard isInGlossary || markup.contains(.entry, start), startsTerm(start) else { return false }
        let end = endOfTerm(range.upperBound)
        if isEndOfLine(end) { return isExplainedBelow(range, isInGlossary: isInGlossary) }
        return isInGlossary ? isSeparator(at: end) : isMarkedAsTerm(range, before: end)
    }

    // MARK: The term

    /// Whether only marks, numbers and other acronyms are before an offset on its line: "- **XQA**, **XQB**".
    private func startsTerm(_ start: Int) -> Bool {
        let before = markup.text[..<start].suffix(Self.longestTerm)
        let lineStart = before.lastIndex { byte in byte == .lineFeed || byte == Markup.passageEnd }
        let line = before[(lineStart.map { index in index + 1 } ?? before.startIndex)...]
        let isWhole = lineStart != nil || before.startIndex == 0
        let words = line.split { byte in !byte.isOfWord }
        if markup.contains(.heading, start), let first = words.first, first.elementsEqual("What".utf8) {
            return words.dropFirst().allSatisfy(Self.isOfQuestion)
        }
        return isWhole && words.allSatisfy(\.isOfTerm)
    }

    /// Whether a word stands between "What" and a term in a heading: "What is an XQB?"
    private static func isOfQuestion(_ word: ArraySlice<UInt8>) -> Bool {
        questionWords.contains(String(decoding: word, as: UTF8.self).lowercased())
    }

    private static let questionWords = Set(names: "is are does s the a an")

    /// Returns the end of a term with the marks, groups in parentheses and other acronyms behind it: "XQB", "XQA /
    /// XQB".
    private func endOfTerm(_ start: Int) -> Int {
        let text = markup.text
        var index = start
        while index < text.count, index < start + Self.longestTerm {
            let byte = text[index]
            if byte == "(" {
                guard let close = text[index...].prefix(Self.longestTerm).firstIndex(of: UInt8(ascii: ")")) else {
                    return index
                }
                index = close + 1
            } else if byte.isOne(of: "*_`\"')]/,;?") || isRemovedMarkup(byte) {
                index += 1
            } else if byte == " ", let next = startOfNextTerm(after: index) {
                index = next
            } else if byte.isOfWord, index > start, !text[index - 1].isOfWord {
                let word = text[index...].prefix { byte in byte.isOfWord }
                guard word.isOfTerm else { return index }
                index = word.endIndex
            } else {
                return index
            }
        }
        return index
    }

    /// Returns the offset behind a single space if a mark or another acronym follows it, or else nil.
    private func startOfNextTerm(after space: Int) -> Int? {
        let rest = markup.text[(space + 1)...].prefix(Self.longestTerm)
        guard let first = rest.first else { return nil }
        if first.isOne(of: "(/*_`") || isRemovedMarkup(first) { return space + 1 }
        let word = rest.prefix { byte in byte.isOfWord }
        return !word.isEmpty && word.isOfTerm ? space + 1 : nil
    }

    private func isRemovedMarkup(_ byte: UInt8) -> Bool {
        byte == Markup.filler || byte == Markup.joint || byte == Markup.edge
    }

    private static let longestTerm = 200

    // MARK: Behind the term

    private func isEndOfLine(_ end: Int) -> Bool {
        let text = markup.text
        let next = text[min(end, text.count)...].first { byte in !byte.isBlank }
        return next == nil || next == .lineFeed || next == Markup.passageEnd
    }

    /// Whether an acronym that is alone on its line is the term of a definition list, or a term of a glossary with a
    /// text below it.
    private func isExplainedBelow(_ range: ByteRange, isInGlossary: Bool) -> Bool {
        let start = range.lowerBound
        if isInGlossary, markup.contains(.heading, start) { return true }
        let number = markup.lines.line(of: start)
        let line = markup.lines.content(of: number)
        guard let below = [number + 1, number + 2].map(markup.lines.content).first(where: hasText) else { return false }
        let first = markup.source[below].first { byte in !byte.isSpace }
        if markup.contains(.entry, start), first == ":" { return true }
        let isIndented = indentation(of: below) > indentation(of: line)
        let isItem = startsItem(line)
        if markup.contains(.entry, start), isIndented, !isItem { return true }
        let isNext = below.lowerBound == line.upperBound + 1
        return isInGlossary && !startsItem(below) && (isNext && !isItem || isIndented)
    }

    /// Whether a line is an item of a list, a heading or a row of a table.
    private func startsItem(_ line: ByteRange) -> Bool {
        let text = markup.source[line].drop(while: \.isSpace)
        guard let first = text.first else { return true }
        if first.isOne(of: "#|") { return true }
        return first.isOne(of: "-*+") && text.dropFirst().first?.isBlank == true
    }

    private func hasText(_ line: ByteRange) -> Bool { !markup.source[line].allSatisfy(\.isSpace) }

    private func indentation(of line: ByteRange) -> Int { markup.source[line].prefix { byte in byte.isBlank }.count }

    /// Whether a colon, a dash, a wide space or a verb separates a term from its explanation.
    private func isSeparator(at end: Int) -> Bool {
        let text = markup.text
        guard end < text.count else { return false }
        if text[end] == ":" || text[end] == "=" || text[end] == "\t" { return true }
        guard text[end] == " " || isDash(at: end) else { return false }
        if isDash(at: end + 1) || isDash(at: end) { return true }
        let rest = text[end...].prefix(Self.longestVerb)
        let start = rest.drop { byte in byte == " " }
        if start.first == ":" || start.first == "=" || start.first == "|" { return true }
        let isColumn = start.startIndex > end + 1
        let verb = start.prefix(while: \.isLetter)
        return isColumn || Self.verbs.contains(String(decoding: verb, as: UTF8.self))
    }

    private func isDash(at index: Int) -> Bool {
        let dashes: [StaticString] = ["- ", "-- ", "–", "—"]
        return markup.text.withUnsafeBufferPointer { text in
            dashes.contains { dash in text.has(dash, at: index) }
        }
    }

    private static let longestVerb = 20
    private static let verbs = Set(names: "is are means stands refers was denotes")

    /// Whether the source shows that an acronym is the term of a definition list, with its text on the same line:
    /// "XQB:: text", `\item[XQB] text`, "<dt>XQB</dt><dd>text".
    private func isMarkedAsTerm(_ range: ByteRange, before end: Int) -> Bool {
        let next = markup.source[min(end, markup.source.count)...].firstIndex { byte in !byte.isSpace } ?? end
        return markup.source.withUnsafeBufferPointer { source in
            switch parsed.format {
            case .asciiDoc, .org: source.has("::", at: range.upperBound) || source.has(" ::", at: range.upperBound)
            case .latex: source.has("]", at: range.upperBound)
            // The tag of a description is read as a colon.
            case .html, .markdown: source.has("<dd", at: next)
            default: false
            }
        }
    }
}

extension Collection<UInt8> {
    /// Whether a word is an acronym, a number or joins two acronyms.
    fileprivate var isOfTerm: Bool {
        if elementsEqual("or".utf8) || elementsEqual("and".utf8) { return true }
        return count(where: \.isUpper) > 1 || allSatisfy(\.isDigit)
    }
}

/// A cell of a table that contains acronyms alone.
private struct TableCell {
    /// The number of the line, counted from 1.
    let line: Int
    /// The number of the cell in its row, counted from 0.
    let column: Int
    /// Whether no cell before it has a word.
    let isFirst: Bool

    /// Reads the cell of an acronym. The result is nil if the cell has other words.
    init?(of range: ByteRange, in markup: Markup) {
        let text = markup.text
        line = markup.lines.line(of: range.lowerBound)
        let row = markup.lines.content(of: line)
        let rowStart = text[row.lowerBound..<range.lowerBound].lastIndex(of: Markup.passageEnd) ?? row.lowerBound
        let before = text[rowStart..<range.lowerBound]
        let separator = before.lastIndex(where: Self.isSeparator)
        let start = separator.map { index in index + 1 } ?? rowStart
        let after = text[range.upperBound..<max(range.upperBound, row.upperBound)]
        let end = after.firstIndex(where: Self.isSeparator) ?? after.endIndex
        let others = text[start..<range.lowerBound] + text[range.upperBound..<end]
        guard others.split(whereSeparator: { byte in !byte.isOfWord }).allSatisfy(\.isOfTerm) else { return nil }
        isFirst = !text[rowStart..<start].contains(where: \.isOfWord)
        let bars = before.count { byte in byte == "|" || byte == "&" }
        let startsWithBar = before.first { byte in !byte.isSpaceOrControl } == "|"
        column = startsWithBar ? bars - 1 : bars
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == "|" || byte == "&" || byte == "\t" || byte == Markup.passageEnd
    }
}

/// The latest table, whose header says which columns have acronyms.
private struct TermTable {
    private var lines = 0..<0
    private var columns: Set<Int> = []

    /// Returns whether a cell is in a column of acronyms by the header of its table.
    mutating func hasTerms(in cell: TableCell, _ markup: Markup) -> Bool {
        if !lines.contains(cell.line) { read(around: cell.line, markup) }
        return columns.contains(cell.column)
    }

    private mutating func read(around line: Int, _ markup: Markup) {
        var first = line
        while first > 1, Self.isOfTable(first - 1, markup) { first -= 1 }
        var end = line + 1
        while end <= markup.lines.count, Self.isOfTable(end, markup) { end += 1 }
        lines = first..<end
        columns = Self.termColumns(markup.source[markup.lines.content(of: first)])
    }

    private static func isOfTable(_ line: Int, _ markup: Markup) -> Bool {
        let content = markup.lines.content(of: line)
        guard let first = content.first(where: { index in !markup.source[index].isSpace }) else { return false }
        return markup.contains(.table, first)
    }

    /// Returns the numbers of the columns whose header names acronyms, or terms beside a column of meanings.
    private static func termColumns(_ header: ArraySlice<UInt8>) -> Set<Int> {
        var cells = header.split(omittingEmptySubsequences: false) { byte in byte == "|" || byte == "&" }
        if let first = cells.first, !first.contains(where: \.isOfWord) { cells.removeFirst() }
        let words = cells.map { cell in
            Set(
                cell.split { byte in !byte.isLetter }.map { word in String(decoding: word, as: UTF8.self).lowercased() }
            )
        }
        let hasMeanings = words.contains { cell in !cell.isDisjoint(with: meanings) }
        var columns: Set<Int> = []
        for (number, cell) in words.enumerated() {
            let namesAcronyms = !cell.isDisjoint(with: acronyms)
            let namesTerms = hasMeanings && !cell.isDisjoint(with: terms)
            if namesAcronyms || namesTerms { columns.insert(number) }
        }
        return columns
    }

    private static let acronyms = Set(
        names: "acronym acronyms abbreviation abbreviations abbr abbrev initialism initialisms shorthand")
    private static let terms = Set(names: "term terms")
    private static let meanings = Set(
        names: "meaning meanings definition definitions description explanation expansion expanded full long")
}
