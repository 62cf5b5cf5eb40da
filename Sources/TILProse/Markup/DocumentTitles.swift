import TILText

/// The titles of a document in their order, which divide it into sections.
struct DocumentTitles: Sendable {
    private let titles: [Title]
    private let length: Int

    private struct Title {
        let range: ByteRange
        let level: Int
        /// The words in small letters, or none for a very long title.
        let words: [String]
    }

    private static let longestTitle = 200

    init(_ markup: Markup) {
        length = markup.source.count
        var levels = TitleLevels(markup.source)
        var titles: [Title] = []
        for range in Self.ranges(of: markup.kinds) {
            let level = levels.readLevel(of: range)
            titles.append(Title(range: range, level: level, words: Self.words(of: markup.text[range])))
        }
        self.titles = titles
    }

    /// Returns the sections with certain titles, each from its title to the next one of the same or a higher level.
    func sections(where isTitle: (_ words: [String]) -> Bool) -> TitledSections {
        var ranges: [ByteRange] = []
        var open: Title?
        for title in titles {
            if let section = open, title.level <= section.level {
                ranges.append(section.range.lowerBound..<title.range.lowerBound)
                open = nil
            }
            if open == nil, isTitle(title.words) { open = title }
        }
        if let open { ranges.append(open.range.lowerBound..<length) }
        return TitledSections(ranges: ranges)
    }

    /// Returns the bytes of each heading.
    private static func ranges(of kinds: [MarkupKind]) -> [ByteRange] {
        var ranges: [ByteRange] = []
        var index = 0
        while index < kinds.count {
            let start = index
            while index < kinds.count, kinds[index].contains(.heading) { index += 1 }
            if index > start { ranges.append(start..<index) }
            index += 1
        }
        return ranges
    }

    private static func words(of heading: ArraySlice<UInt8>) -> [String] {
        guard heading.count < longestTitle else { return [] }
        return heading.split { byte in !byte.isLetter }.map { word in
            String(decoding: word, as: UTF8.self).lowercased()
        }
    }
}

/// Sections that were chosen by their titles.
struct TitledSections: Sendable {
    fileprivate let ranges: [ByteRange]

    var isEmpty: Bool { ranges.isEmpty }

    /// Whether a byte is in one of them.
    func contains(_ byte: Int) -> Bool {
        let next = ranges.partitioningIndex { section in section.upperBound > byte }
        return next < ranges.count && ranges[next].contains(byte)
    }
}

extension DocumentTitles {
    /// The sections that list the changes of the document, such as "Revision History" or "Change Log". They are records
    /// of the past, and a draft loses them when it is published.
    var changes: TitledSections { sections(where: Self.isOfChanges) }

    private static func isOfChanges(_ words: [String]) -> Bool {
        guard words.count <= 6 else { return false }
        if words.contains("changelog") || words.contains("changes") && words.contains("since") { return true }
        return zip(words, words.dropFirst()).contains { first, second in
            changesBefore.contains(first) && changesBehind.contains(second)
        }
    }

    private static let changesBefore: Set = ["revision", "change", "document", "version", "release"]
    private static let changesBehind: Set = ["history", "log", "notes"]
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
