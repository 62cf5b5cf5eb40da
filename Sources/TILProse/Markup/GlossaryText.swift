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
        if isWhole || markup.contains(.entry, byte) { return true }
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
        var open: (start: Int, level: Int)?
        var underlines: [UInt8] = []
        var index = 0
        while index < markup.kinds.count {
            guard markup.kinds[index].contains(.heading) else {
                index += 1
                continue
            }
            let start = index
            while index < markup.kinds.count, markup.kinds[index].contains(.heading) { index += 1 }
            let heading = start..<index
            let level = level(of: heading, in: markup.source, underlines: &underlines)
            if let section = open, level <= section.level {
                sections.append(section.start..<start)
                open = nil
            }
            if open == nil, isTitle(heading, markup.text) { open = (start, level) }
        }
        if let open { sections.append(open.start..<markup.source.count) }
        return sections
    }

    /// The level of a title whose markup does not show it. Such titles end every section.
    private static let unknownLevel = 1

    /// Returns the level of a title: the number of its marks, the digit of its tag, the rank of its command, or the
    /// order in which its underline was first used.
    private static func level(of heading: ByteRange, in source: [UInt8], underlines: inout [UInt8]) -> Int {
        let text = source[heading].drop(while: \.isSpace)
        guard let first = text.first else { return unknownLevel }
        let marks = text.prefix { byte in byte == first }.count
        switch first {
        case "#", "*", "=":
            if text.dropFirst(marks).first?.isBlank == true { return marks }
        case "<":
            let digit = text.dropFirst(2).first ?? 0
            return digit.isDigit ? Int(digit &- UInt8(ascii: "0")) : unknownLevel
        case "\\":
            let name = String(decoding: text.dropFirst().prefix(while: \.isLetter), as: UTF8.self)
            return (commands.firstIndex(of: name) ?? 0) + 1
        case ".": return text.starts(with: ".SS".utf8) || text.starts(with: ".Ss".utf8) ? 2 : 1
        default: break
        }
        let isUnderlined = text.contains(.lineFeed)
        guard isUnderlined, let last = text.last(where: { byte in !byte.isSpace }), last.isASCII, !last.isLetterOrDigit
        else { return unknownLevel }
        if !underlines.contains(last) { underlines.append(last) }
        return (underlines.firstIndex(of: last) ?? 0) + 1
    }

    private static let commands = ["part", "chapter", "section", "subsection", "subsubsection", "paragraph"]

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
