import TILText

/// The parts of a document that list titles: its contents and its references.
struct ReferenceText: Sendable {
    /// The lists of references, each from its title up to the next title, and single entries up to a blank line.
    private let lists: [ByteRange]

    init(_ document: Bytes) {
        var lists: [ByteRange] = []
        var open: Int?
        var entry: Int?
        for range in ByteSearch.lines(document, from: 0, before: document.count) {
            let start = range.lowerBound
            let line = document[range]
            // A list of contents in the first half names the list too, but without the marks of a heading.
            let isHeading = Self.marks.contains(document[start]) || document.has(".S", at: start)
            let isTitle = (start > document.count / 2 || isHeading) && Self.isTitle(line)
            if let list = open, isTitle || isHeading {
                lists.append(list..<start)
                open = nil
            }
            if isTitle { open = start }
            let isEntry = Self.startsEntry(line)
            if let first = entry, isEntry || line.allSatisfy(\.isSpace) {
                lists.append(first..<start)
                entry = nil
            }
            if isEntry, open == nil { entry = start }
        }
        if let open = open ?? entry { lists.append(open..<document.count) }
        self.lists = lists
    }

    /// Whether a byte is in a list of references, in an entry of one, or in a line of the contents.
    func contains(_ position: Int, in document: Bytes) -> Bool {
        let next = lists.partitioningIndex { list in list.upperBound > position }
        if next < lists.count, lists[next].contains(position) { return true }
        let near = document.indices.clamped(to: position - 400..<position + 400)
        let start = document[near.lowerBound..<position].lastIndex(of: UInt8(ascii: "\n")) ?? near.lowerBound
        return document.leadsToPage(start..<ByteSearch.next(.lineFeed, in: document, position..<near.upperBound))
    }

    /// Whether a line contains only the name of such a list, with a number or marks around it.
    private static func isTitle(_ line: Slice<Bytes>) -> Bool {
        guard line.count < 60, let last = line.last(where: { byte in !byte.isSpace }), !last.isDigit else {
            return false
        }
        var isTitle = false
        var end = line.startIndex
        while let start = line[end...].firstIndex(where: \.isLetter) {
            end = line[start...].firstIndex { byte in !byte.isLetter } ?? line.endIndex
            let word = WordKey(line.base, start..<end)
            let isName = names.contains(word)
            guard isName || others.contains(word) else { return false }
            isTitle = isTitle || isName
        }
        return isTitle
    }

    /// Whether a line starts with the key of a reference: "[RFC2119]  Bradner, S.", "\\bibitem{key}".
    private static func startsEntry(_ line: Slice<Bytes>) -> Bool {
        let text = line.drop(while: \.isBlank)
        guard text.first == "[" else { return line.base.has("\\bibitem", at: text.startIndex) }
        let key = text.dropFirst().prefix(40).prefix { byte in
            byte.isLetter || byte.isDigit || "-._+".utf8.contains(byte)
        }
        let rest = line[key.endIndex...]
        return !key.isEmpty && rest.first == "]" && rest.dropFirst().first?.isSpace ?? true
    }

    private static let names = WordSet("references bibliography literature cited reading")
    /// Words and markup before them: "Works Cited", "Normative References", "Further Reading".
    private static let others = WordSet("works normative informative further section subsection chapter sh ss h")
    /// The bytes that a title starts with in some format, except man pages.
    private static let marks = Array("#\\<".utf8)
}
