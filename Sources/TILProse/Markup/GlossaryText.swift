import TILText

/// The parts of a document that are read entry by entry: lists of terms, and sections with the title of a glossary.
struct GlossaryText: Sendable {
    private let sections: TitledSections
    /// Whether entries are most of the document.
    private let isWhole: Bool

    init(_ markup: Markup, _ titles: DocumentTitles) {
        sections = titles.sections(where: Self.isTitle)
        isWhole = Self.consistsOfEntries(markup)
    }

    /// Whether a byte is in an entry.
    func contains(_ byte: Int, _ markup: Markup) -> Bool {
        isWhole || markup.contains(.entry, byte) || isTitled(byte)
    }

    /// Whether the document has a section with the title of a glossary.
    var hasSections: Bool { !sections.isEmpty }

    /// Whether a byte is in a section with the title of a glossary.
    func isTitled(_ byte: Int) -> Bool { sections.contains(byte) }

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

    // MARK: Titles

    /// Whether a title consists of the name of a glossary and plain words: "Glossary", "List of Acronyms", "Terms and
    /// Definitions", "2.1 Terminology".
    private static func isTitle(_ words: [String]) -> Bool {
        let telling = words.filter { word in !ignored.contains(word) }
        guard telling.count <= 3, telling.contains(where: names.contains) else { return false }
        return telling.allSatisfy { word in names.contains(word) || others.contains(word) }
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
