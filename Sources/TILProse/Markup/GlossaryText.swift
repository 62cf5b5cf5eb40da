import TILText

/// The parts of a document that are read entry by entry: lists of terms, and sections with the title of a glossary.
struct GlossaryText: Sendable {
    /// The sections, each from its title to the next title of the same or a higher level.
    private let sections: [ByteRange]
    /// Whether entries are most of the document.
    private let isWhole: Bool

    init(_ markup: Markup) {
        sections = Self.sections(markup)
        isWhole = Self.consistsOfEntries(markup)
    }

    /// Whether a byte is in an entry.
    func contains(_ byte: Int, _ markup: Markup) -> Bool {
        isWhole || markup.contains(.entry, byte) || isTitled(byte)
    }

    /// Whether the document has a section with the title of a glossary.
    var hasSections: Bool { !sections.isEmpty }

    /// Whether a byte is in a section with the title of a glossary.
    func isTitled(_ byte: Int) -> Bool {
        let next = sections.partitioningIndex { section in section.upperBound > byte }
        return next < sections.count && sections[next].contains(byte)
    }

    // MARK: Entries

    /// The least number of lines of entries in a document that consists of them.
    private static let fewest = 5

    /// Whether most lines of text are entries.
    private static func consistsOfEntries(_ markup: Markup) -> Bool {
        var entries = 0
        var others = 0
        markup.source.withUnsafeBufferPointer { bytes in
            for line in ByteSearch.lines(bytes, from: 0, before: bytes.count) {
                guard let first = line.first(where: { index in !bytes[index].isSpace }) else { continue }
                let kind = markup.kinds[first]
                if kind.contains(.entry) {
                    entries += 1
                } else if kind.isDisjoint(with: [.code, .comment, .heading]) {
                    others += 1
                }
            }
        }
        return entries >= fewest && entries > others
    }

    // MARK: Sections

    private static func sections(_ markup: Markup) -> [ByteRange] {
        var sections: [ByteRange] = []
        var open: OpenSection?
        var levels = TitleLevels(markup.source)
        for title in titles(markup) {
            let level = levels.readLevel(of: title)
            if let section = open, level <= section.level {
                sections.append(section.start..<title.lowerBound)
                open = nil
            }
            if open == nil, isTitle(title, markup.text) { open = OpenSection(start: title.lowerBound, level: level) }
        }
        if let open { sections.append(open.start..<markup.source.count) }
        return sections
    }

    private struct OpenSection {
        let start: Int
        let level: Int
    }

    /// Returns the titles of a document, each as the bytes of a heading.
    private static func titles(_ markup: Markup) -> [ByteRange] {
        let kinds = markup.kinds
        var titles: [ByteRange] = []
        var index = 0
        while index < kinds.count {
            let start = index
            while index < kinds.count, kinds[index].contains(.heading) { index += 1 }
            let isTitle = index > start
            if isTitle { titles.append(start..<index) }
            index += 1
        }
        return titles
    }

    /// Whether a title consists of the name of a glossary and plain words: "Glossary", "List of Acronyms", "Terms and
    /// Definitions", "2.1 Terminology".
    private static func isTitle(_ heading: ByteRange, _ text: [UInt8]) -> Bool {
        guard heading.count < 200 else { return false }
        var words: [String] = []
        for letters in text[heading].split(whereSeparator: { byte in !byte.isLetter }) {
            let word = String(decoding: letters, as: UTF8.self).lowercased()
            if !ignored.contains(word) { words.append(word) }
        }
        guard words.count <= 3, words.contains(where: names.contains) else { return false }
        return words.allSatisfy { word in names.contains(word) || others.contains(word) }
    }

    private static let names = Set(
        names: """
            glossary glossaries acronym acronyms abbreviation abbreviations terminology definitions vocabulary nomenclature
            terms lexicon jargon
            """)
    /// The words that may accompany these names.
    private static let others = Set(names: "list key common used important technical symbols concepts notation words")
    private static let ignored = Set(
        names: "a an and the of for in to with appendix section chapter subsection h b strong sh ss span id class name")
}

/// The levels of the titles of a document, which are read in their order.
private struct TitleLevels {
    private let source: [UInt8]
    /// The marks that underline titles, in the order in which they were first used.
    private var underlines: [UInt8] = []

    /// The level of a title whose markup does not show it. Such titles end every section.
    private static let unknown = 1

    init(_ source: [UInt8]) { self.source = source }

    /// Returns the level of the next title: the number of its marks, the digit of its tag, the rank of its command, or
    /// the order in which its underline was first used.
    mutating func readLevel(of title: ByteRange) -> Int {
        let text = source[title].drop(while: \.isSpace)
        guard let first = text.first else { return Self.unknown }
        switch first {
        case "#", "*", "=": return Self.numberOfMarks(text) ?? readUnderline(text)
        case "<": return Self.digitOfTag(text) ?? Self.unknown
        case "\\": return Self.rankOfCommand(text)
        case ".": return Self.rankOfRequest(text)
        default: return readUnderline(text)
        }
    }

    /// Returns the number of marks before a title: "## Terms". Returns nil if a space does not follow them.
    private static func numberOfMarks(_ text: ArraySlice<UInt8>) -> Int? {
        let marks = text.prefix { byte in byte == text.first }
        let isBeforeSpace = text.dropFirst(marks.count).first?.isBlank == true
        return isBeforeSpace ? marks.count : nil
    }

    /// Returns the digit of a tag: "<h2>".
    private static func digitOfTag(_ text: ArraySlice<UInt8>) -> Int? {
        guard let digit = text.dropFirst("<h".utf8.count).first, digit.isDigit else { return nil }
        return Int(digit - UInt8(ascii: "0"))
    }

    /// Returns the rank of a command of LaTeX: `\section`.
    private static func rankOfCommand(_ text: ArraySlice<UInt8>) -> Int {
        let name = String(decoding: text.dropFirst().prefix(while: \.isLetter), as: UTF8.self)
        guard let index = commands.firstIndex(of: name) else { return unknown }
        return index + 1
    }

    private static let commands = ["part", "chapter", "section", "subsection", "subsubsection", "paragraph"]

    /// Returns the rank of a request of a man page: ".SH".
    private static func rankOfRequest(_ text: ArraySlice<UInt8>) -> Int {
        text.starts(with: ".SS".utf8) || text.starts(with: ".Ss".utf8) ? 2 : 1
    }

    /// Returns the rank of the mark that underlines a title. A new mark gets the next rank.
    private mutating func readUnderline(_ text: ArraySlice<UInt8>) -> Int {
        guard text.contains(.lineFeed), let last = text.last(where: { byte in !byte.isSpace }), last.isASCII,
            !last.isLetterOrDigit
        else { return Self.unknown }
        if let index = underlines.firstIndex(of: last) { return index + 1 }
        underlines.append(last)
        return underlines.count
    }
}
