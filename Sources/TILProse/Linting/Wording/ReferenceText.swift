import TILText

/// The parts of a document that list titles: its contents and its references.
struct ReferenceText: Sendable {
    /// The lists of references, each from its title up to the next title, and single entries up to a blank line.
    private let lists: [ByteRange]

    init(_ document: Bytes) {
        var reader = ReferenceReader(document)
        for line in ByteSearch.lines(document, from: 0, before: document.count) { reader.read(line) }
        lists = reader.finished()
    }

    /// How far from a byte the ends of its line are searched.
    private static let reach = 400

    /// Whether a byte is in a list of references, in an entry of one, or in a line of the contents.
    func contains(_ position: Int, in document: Bytes) -> Bool {
        let next = lists.partitioningIndex { list in list.upperBound > position }
        if next < lists.count, lists[next].contains(position) { return true }
        let near = document.indices.clamped(to: position - Self.reach..<position + Self.reach)
        let lineStart = document[near.lowerBound..<position].lastIndex(of: .lineFeed) ?? near.lowerBound
        let lineEnd = ByteSearch.next(.lineFeed, in: document, position..<near.upperBound)
        return document.leadsToPage(lineStart..<lineEnd)
    }
}

/// Finds the lists of references line by line.
private struct ReferenceReader {
    private let document: Bytes
    private var lists: [ByteRange] = []
    /// The start of the open list.
    private var list: Int?
    /// The start of the open entry outside a list.
    private var entry: Int?

    init(_ document: Bytes) { self.document = document }

    mutating func read(_ line: ByteRange) {
        let start = line.lowerBound
        let text = document[line]
        let isHeading = Self.isHeading(start, document) || Self.isUnderlined(line, document)
        // A list of contents in the first half names the list too, but without the marks of a heading.
        let mayBeTitle = isHeading || start > document.count / 2
        let isTitle = mayBeTitle && Self.isTitle(text)
        if isHeading || isTitle { endList(at: start) }
        if isTitle { list = start }
        let isEntry = Self.startsEntry(text)
        if isEntry || text.allSatisfy(\.isSpace) { endEntry(at: start) }
        if isEntry, list == nil { entry = start }
    }

    private mutating func endList(at end: Int) {
        if let list { lists.append(list..<end) }
        list = nil
    }

    private mutating func endEntry(at end: Int) {
        if let entry { lists.append(entry..<end) }
        entry = nil
    }

    /// Returns the lists. An open one extends to the end of the document.
    mutating func finished() -> [ByteRange] {
        if list != nil {
            endList(at: document.count)
        } else {
            endEntry(at: document.count)
        }
        return lists
    }

    /// Whether a line starts like a title in some format.
    private static func isHeading(_ start: Int, _ document: Bytes) -> Bool {
        start < document.count && document[start].isOne(of: "#\\<") || document.has(".S", at: start)
    }

    /// Whether the next line underlines a line: "References" above "==========".
    private static func isUnderlined(_ line: ByteRange, _ document: Bytes) -> Bool {
        let next = line.upperBound + 1
        guard next < document.count, document[next].isOne(of: "=-~^*+"), document[line].contains(where: \.isLetter)
        else {
            return false
        }
        let marks = document[next...].prefix { byte in byte == document[next] }
        let behind = document[marks.endIndex...].first ?? .lineFeed
        return marks.count >= shortestUnderline && behind.isSpace
    }

    private static let shortestUnderline = 3

    /// Whether a line contains only the name of such a list, with a number or marks around it.
    private static func isTitle(_ line: Slice<Bytes>) -> Bool {
        // A line of the contents ends with a page.
        guard line.count < 60, let last = line.last(where: { byte in !byte.isSpace }), !last.isDigit else {
            return false
        }
        let words = line.split { byte in !byte.isLetter }.map { word in WordKey(line.base, word.indices) }
        guard words.contains(where: names.contains) else { return false }
        return words.allSatisfy { word in names.contains(word) || others.contains(word) }
    }

    /// Whether a line starts with the key of a reference: "[RFC2119]  Bradner, S.", "\\bibitem{key}".
    private static func startsEntry(_ line: Slice<Bytes>) -> Bool {
        let text = line.drop(while: \.isBlank)
        guard text.first == "[" else { return line.base.has("\\bibitem", at: text.startIndex) }
        let key = text.dropFirst().prefix(40).prefix { byte in
            byte.isLetter || byte.isDigit || "-._+".utf8.contains(byte)
        }
        let rest = line[key.endIndex...]
        guard !key.isEmpty, rest.first == "]" else { return false }
        let next = rest.dropFirst().first
        return next?.isSpace ?? true
    }

    private static let names = WordSet("references bibliography literature cited reading")
    /// Words and markup before them: "Works Cited", "Normative References", "Further Reading".
    private static let others = WordSet("works normative informative further section subsection chapter sh ss h")
}
