/// Where a document lists titles rather than says something: its contents, and the works that it refers to.
struct ReferenceText: Sendable {
    /// The lists of works, each from its title up to the next title.
    private let lists: [Range<Int>]

    init(_ document: UnsafeBufferPointer<UInt8>) {
        var lists: [Range<Int>] = []
        var open: Int?
        var start = 0
        while start < document.count {
            let end = ByteSearch.next(0x0A, document, start..<document.count)
            // The contents name the list, too, in the first half.
            let isTitle = start > document.count / 2 && Self.isTitle(document[start..<end])
            if let list = open, isTitle || Self.marks.contains(document[start]) {
                lists.append(list..<start)
                open = nil
            }
            if isTitle { open = start }
            start = end + 1
        }
        if let open { lists.append(open..<document.count) }
        self.lists = lists
    }

    /// Whether a place lies in a list of works, in an entry of one, or in a line of the contents.
    func contains(_ place: Int, in document: UnsafeBufferPointer<UInt8>) -> Bool {
        if lists.contains(where: { $0.contains(place) }) { return true }
        let start = document[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let end = document[place...].firstIndex(of: 0x0A) ?? document.count
        let line = String(decoding: document[start..<min(end, start + 400)], as: UTF8.self)
        let text = line.drop { $0 == " " }
        if text.hasPrefix("\\bibitem") || text.wholeMatch(of: /\[\w{1,12}\]\s.*/.dotMatchesNewlines()) != nil {
            return true
        }
        return line.contains("....") || line.contains(". . .")
    }

    /// Whether nothing but the name of such a list stands on a line, with a number or marks around it.
    private static func isTitle(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard line.count < 60, let last = line.last(where: { !ByteClass.isSpace($0) }), !ByteClass.isDigit(last) else {
            return false
        }
        let words = String(decoding: line, as: UTF8.self).lowercased().split { !$0.isLetter }
        return titles.contains(words.filter { !markup.contains($0) }.joined(separator: " "))
    }

    private static let titles: Set<String> = [
        "references", "bibliography", "literature", "works cited", "normative references", "informative references",
        "further reading",
    ]
    private static let markup: Set<Substring> = ["section", "subsection", "chapter", "sh", "ss", "h"]
    /// What a line starts with that is a title in some format.
    private static let marks = Array("#\\.<".utf8)
}
