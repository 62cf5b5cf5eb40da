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

    /// Creates the layout that a header row names; nil if the row does not name both an acronym and a meaning.
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

    /// Returns whether a header's cell can only name the acronyms' column.
    static func namesAcronyms(_ cell: String) -> Bool { acronymNames.contains(plain(cell)) }

    /// Returns a header's cell without its decoration: `**Long_Form**:` becomes `long form`.
    private static func plain(_ cell: String) -> String {
        cell.lowercased().unicodeScalars.split { !$0.properties.isAlphabetic }.map(String.init).joined(separator: " ")
    }
}

/// Which columns of a table a person wants read: the short's, the long's, and perhaps the note's and the tags', each by its
/// name in the header or by its number from 1.
public struct ColumnChoice: Hashable, Sendable, Codable {
    /// As it was written: `Abbr,Meaning,,Team`.
    public let text: String
    private let names: [String]

    /// Reads a choice from text; nil if a column for the acronym or the meaning is missing, or too many are named.
    public init?(_ text: String) {
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map { FieldText.trimmed(String($0)) }
        guard (2...4).contains(names.count), !names[0].isEmpty, !names[1].isEmpty, !names.contains("0") else {
            return nil
        }
        self.text = text
        self.names = names
    }

    /// Whether all columns are given by their numbers, so that there need not be a header.
    var isNumbered: Bool { names.allSatisfy { $0.isEmpty || Int($0) != nil } }

    /// The layout for a header.
    /// - Parameter name: the name of the file in messages.
    /// - Throws: ``InterchangeError`` if a column is missing.
    func layout(header cells: [String], name: String) throws(InterchangeError) -> ColumnLayout {
        var positions: [Int?] = []
        for column in names {
            let position =
                if let number = Int(column), number > 0 { number - 1 } else {
                    cells.firstIndex { Self.isSame($0, column) }
                }
            if position == nil, !column.isEmpty {
                let first = cells.prefix(12).map { "'\($0.prefix(40))'" }.joined(separator: ", ")
                throw .invalid(
                    "'\(name)' has no column '\(column)': its first line has \(first)\(cells.count > 12 ? " ..." : "")."
                )
            }
            positions.append(column.isEmpty ? nil : position)
        }
        positions += [nil, nil]
        return ColumnLayout(short: positions[0] ?? 0, long: positions[1] ?? 1, note: positions[2], tags: positions[3])
    }

    /// Returns whether a header's cell has the name that a person wrote, ignoring case and surrounding spaces.
    private static func isSame(_ cell: String, _ name: String) -> Bool {
        FieldText.trimmed(cell).lowercased() == name.lowercased()
    }
}
