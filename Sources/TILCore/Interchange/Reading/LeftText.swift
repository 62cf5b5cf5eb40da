import TILText

/// The texts in the markup of entries that are not stored, such as the address of a link or a comment. The report names
/// their lines, so that nothing vanishes.
///
/// Readers drop markup. This looks at the file itself: a text in markup whose words are all stored is not missing.
struct LeftText {
    /// A kind of text in markup.
    private enum Kind: String, CaseIterable {
        case addresses = "addresses of links"
        case titles = "titles of links and images"
        case anchors = "anchors"
        case references = "references"
        case footnotes = "footnotes"
        case templates = "templates"
        case comments = "comments"
    }

    /// The signs around such a text.
    private struct Mark {
        let kind: Kind
        let open: [UInt8]
        /// The signs after the text, or none if it extends to the end of the line.
        let close: [UInt8]
        /// Whether the opening sign needs a space or the start of the line before it.
        var needsSpace = false

        init(_ kind: Kind, _ open: String, _ close: String, needsSpace: Bool = false) {
            self.kind = kind
            self.open = Array(open.utf8)
            self.close = Array(close.utf8)
            self.needsSpace = needsSpace
        }
    }

    private static let elements = [
        Mark(.addresses, "href=\"", "\""), Mark(.addresses, "src=\"", "\""), Mark(.titles, "title=\"", "\""),
        Mark(.titles, "alt=\"", "\""), Mark(.comments, "<!--", "-->"),
    ]

    private static let marks: [String: [Mark]] = [
        "markdown": [Mark(.addresses, "](", ")"), Mark(.references, "][", "]")] + elements,
        "html": elements,
        "rst": [Mark(.addresses, "<", ">`"), Mark(.references, "[", "]_")],
        "asciidoc": [
            Mark(.anchors, "[[", "]]"), Mark(.anchors, "[#", "]"), Mark(.anchors, "anchor:", "["),
            Mark(.addresses, "link:", "["), Mark(.addresses, "xref:", "["), Mark(.addresses, "image:", "["),
            Mark(.addresses, "://", "["), Mark(.references, "<<", ">>"), Mark(.comments, "// ", "", needsSpace: true),
        ],
        "org": [Mark(.addresses, "[[", "]["), Mark(.references, "[fn:", "]")],
        "wiki": [
            Mark(.addresses, "[[", "|"), Mark(.footnotes, "<ref", "</ref>"), Mark(.templates, "{{", "}}"),
            Mark(.comments, "<!--", "-->"),
        ],
        "latex": [
            Mark(.addresses, "\\href{", "}"), Mark(.references, "\\cite{", "}"), Mark(.references, "\\label{", "}"),
            Mark(.references, "\\index{", "}"), Mark(.references, "\\ref{", "}"), Mark(.comments, "%", ""),
        ],
        "yaml": [Mark(.comments, "#", "", needsSpace: true)],
        "typst": [Mark(.addresses, "link(\"", "\""), Mark(.comments, "//", "", needsSpace: true)],
    ]

    private var lines: [Kind: [Int]] = [:]
    private var used: Set<Int> = []

    /// Finds the texts of a file that a reading does not store.
    init(_ text: ListText, format: String, _ reading: ListReading) {
        guard let marks = Self.marks[format] else { return }
        let places = Places(reading)
        used = places.entries
        var stored = StoredWords(reading)
        // The lines after the first line of an entry are part of it, up to other text.
        var isEntry = false
        text.forEachLine { line in
            let isOther = places.others.contains(line.number)
            if isOther { isEntry = false }
            if places.entries.contains(line.number) { isEntry = true }
            if isOther { return }
            let bytes = Array(line.bytes)
            for mark in marks where isEntry || mark.kind == .comments {
                let isLeft = Self.contents(of: mark, in: bytes).contains { content in !stored.contain(content) }
                if isLeft { lines[mark.kind, default: []].append(line.number) }
            }
        }
    }

    /// The lines of entries and of other text.
    private struct Places {
        /// The first lines of the entries.
        private(set) var entries: Set<Int> = []
        /// The lines that are rejected or that have no entry.
        private(set) var others: Set<Int> = []

        init(_ reading: ListReading) {
            for item in reading.items {
                if case .record = item { entries.insert(item.line) }
                if case .rejected = item { others.insert(item.line) }
            }
            for range in reading.otherLines { others.formUnion(range) }
        }
    }

    /// The words of all entries. They are collected when a text in markup is found.
    private struct StoredWords {
        private let reading: ListReading
        private var words: Set<String>?

        init(_ reading: ListReading) {
            self.reading = reading
        }

        /// Returns whether all words of a text are stored.
        mutating func contain(_ text: String) -> Bool {
            let wanted = LeftText.words(text)
            if wanted.isEmpty { return true }
            let known = words ?? LeftText.words(of: reading)
            words = known
            return wanted.allSatisfy(known.contains)
        }
    }

    /// A sentence for each kind of text.
    var remarks: [String] {
        var remarks: [String] = []
        for kind in Kind.allCases {
            let ranges = (lines[kind] ?? []).map { line in line...line }
            guard let numbers = LineRanges.text(of: ranges, around: used) else { continue }
            remarks.append("Not imported: \(kind.rawValue) on \(numbers).")
        }
        return remarks
    }

    /// Returns the texts between the signs of a mark in a line.
    private static func contents(of mark: Mark, in line: [UInt8]) -> [String] {
        var contents: [String] = []
        var index = 0
        while let open = line[index...].firstRange(of: mark.open) {
            index = open.upperBound
            if isText(mark, after: line[..<open.lowerBound]) { continue }
            if mark.close.isEmpty {
                contents.append(String(decoding: line[index...], as: UTF8.self))
                break
            }
            guard let close = line[index...].firstRange(of: mark.close) else { continue }
            contents.append(String(decoding: line[index..<close.lowerBound], as: UTF8.self))
        }
        return contents
    }

    /// Returns whether a sign is text: after a backslash, in a word, or in quotes.
    private static func isText(_ mark: Mark, after before: ArraySlice<UInt8>) -> Bool {
        let last = before.last ?? .space
        if last == "\\" { return true }
        return mark.needsSpace && (!last.isSpace || isInQuotes(before))
    }

    /// Returns whether the quote that opens a value is not closed at the end of a text: `meaning: "a`.
    private static func isInQuotes(_ text: ArraySlice<UInt8>) -> Bool {
        let start = text.indices.first { index in
            let isQuote = text[index] == UInt8(ascii: "\"") || text[index] == UInt8(ascii: "'")
            return isQuote && (index == text.startIndex || text[index - 1].isSpace)
        }
        guard let start else { return false }
        return !text[(start + 1)...].contains(text[start])
    }

    private static func words(of reading: ListReading) -> Set<String> {
        var words: Set<String> = []
        for case .record(let record) in reading.items {
            for text in [record.short, record.long, record.note] + record.tags { words.formUnion(Self.words(text)) }
        }
        return words
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { character in !character.isLetter && !character.isNumber }.map(String.init)
    }
}
