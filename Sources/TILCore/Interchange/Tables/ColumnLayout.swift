import Foundation

/// Which column of a table holds what.
struct ColumnLayout: Hashable, Sendable {
    /// The number of the short's column, from 0.
    var short: Int
    /// The number of the long's column.
    var long: Int
    /// The number of the note's column, if there is one.
    var note: Int?
    /// The number of the tags' column, if there is one.
    var tags: Int?

    /// A file without a header: short, long, note, tags.
    static let positional = ColumnLayout(short: 0, long: 1, note: 2, tags: 3)

    /// The header that exports carry.
    static let header = ["short", "long", "note", "tags"]

    // In order of preference: where a header has "expansion" and "definition", the first is the long, the other a note.
    private static let acronymNames = [
        "short", "acronym", "abbreviation", "abbrev", "abbr", "initialism", "short form", "acronyms", "abbreviations",
    ]
    private static let shortNames = acronymNames + ["term", "front", "question", "word", "key", "name"]
    private static let longNames = [
        "long", "long form", "expansion", "expanded", "full form", "full name", "stands for", "expanded form",
        "spelled out",
        "meaning", "meanings", "definition", "definitions", "back", "answer", "value", "description", "explanation",
    ]
    private static let noteNames = [
        "note", "notes", "comment", "comments", "remark", "remarks", "description", "explanation", "definition",
        "details", "context", "example", "meaning",
    ]
    private static let tagNames = [
        "tags", "tag", "category", "categories", "topic", "topics", "label", "labels", "domain", "field", "area",
    ]

    init(short: Int, long: Int, note: Int?, tags: Int?) {
        (self.short, self.long, self.note, self.tags) = (short, long, note, tags)
    }

    /// The layout that a header row tells; nil if the row is no header: it must name both a short and a long.
    init?(header cells: [String]) {
        let names = cells.map(Self.plain)
        func column(_ candidates: [String], besides taken: Int...) -> Int? {
            candidates.lazy.compactMap { names.firstIndex(of: $0) }.first { !taken.contains($0) }
        }
        guard let short = column(Self.shortNames), let long = column(Self.longNames, besides: short) else { return nil }
        self.init(
            short: short, long: long, note: column(Self.noteNames, besides: short, long),
            tags: column(Self.tagNames, besides: short, long))
    }

    /// Whether a cell of a header says that acronyms are below it, and nothing else.
    static func namesAcronyms(_ cell: String) -> Bool { acronymNames.contains(plain(cell)) }

    /// A header's cell without what decorates it: `**Long_Form**:` is `long form`.
    private static func plain(_ cell: String) -> String {
        cell.lowercased().unicodeScalars.split { !$0.properties.isAlphabetic }.map(String.init).joined(separator: " ")
    }
}
