import Foundation

/// The column numbers of a table's contents.
struct ColumnLayout: Hashable, Sendable {
    /// The number of the acronym's column, from 0.
    var short: Int
    /// The number of the meaning's column.
    var long: Int
    /// The number of the note's column, or nil if the table has none.
    var note: Int?
    /// The number of the tags' column, or nil if the table has none.
    var tags: Int?

    /// The layout of a file without a header: acronym, meaning, note, tags.
    static let positional = ColumnLayout(short: 0, long: 1, note: 2, tags: 3)

    /// The header of exports.
    static let header = ["short", "long", "note", "tags"]
}

extension ColumnLayout {
    // The names are in order of preference. In a header with "expansion" and "definition", the first is the meaning and
    // the second is a note.
    private static let acronymNames = headers(
        "short, acronym, abbreviation, abbrev, abbr, initialism, short form, acronyms, abbreviations")
    private static let shortNames = acronymNames + headers("term, front, question, word, key, name")
    private static let longNames = headers(
        """
        long, long form, expansion, expanded, full form, full name, stands for, expanded form, spelled out, meaning, \
        meanings, definition, definitions, back, answer, value, description, explanation
        """)
    private static let noteNames = headers(
        """
        note, notes, comment, comments, remark, remarks, description, explanation, definition, details, context, \
        example, meaning
        """)
    private static let tagNames = headers(
        "tags, tag, category, categories, topic, topics, label, labels, domain, field, area")

    private static func headers(_ list: String) -> [String] { list.components(separatedBy: ", ") }

    /// Creates the layout that a header row declares. The result is nil if the row does not name both an acronym and a
    /// meaning.
    init?(header cells: [String]) {
        let names = cells.map(Self.plain)
        func column(_ candidates: [String], besides used: Int...) -> Int? {
            candidates.lazy.compactMap(names.firstIndex(of:)).first { !used.contains($0) }
        }
        guard let short = column(Self.shortNames), let long = column(Self.longNames, besides: short) else { return nil }
        self.init(
            short: short, long: long, note: column(Self.noteNames, besides: short, long),
            tags: column(Self.tagNames, besides: short, long))
    }

    private static let names = Set(shortNames + longNames + noteNames + tagNames + ["id", "nr", "no", "code"])

    /// Returns whether a row is a header: it names an acronym and a meaning, or the first cell and another one have at
    /// most three words, one of which is a usual name.
    static func isHeader(_ cells: [String]) -> Bool {
        if ColumnLayout(header: cells) != nil { return true }
        let likely = cells.map { cell in
            let words = plain(cell).split(separator: " ")
            return words.count <= 3 && words.contains { names.contains(String($0)) }
        }
        return likely[0] && likely.dropFirst().contains(true)
    }

    /// Returns whether a row may be a header in another language, such as `Kürzel, Bedeutung`: each cell is a word of
    /// letters, and the first has at least three and is neither in capitals nor an abbreviation of the second. In a
    /// script without capitals, each word has at most four letters.
    static func mayBeHeader(_ cells: [String]) -> Bool {
        let words = cells.map(plain)
        guard words.count > 1, words == cells.map({ $0.lowercased() }),
            words.allSatisfy({ !$0.isEmpty && !$0.contains(" ") }),
            cells[0] == cells[0].uppercased()
                ? cells == words && words.allSatisfy({ $0.count < 5 }) : cells[0].count > 2
        else { return false }
        var letters = words[0][...]
        for letter in words[1] where letter == letters.first { letters.removeFirst() }
        return !letters.isEmpty
    }

    /// Returns the start of a header for messages.
    static func text(_ cells: [String]) -> String {
        cells.prefix(12).map { "'\($0.prefix(40))'" }.joined(separator: ", ")
    }

    /// Returns whether a header's cell is a name for the acronym's column only.
    static func namesAcronyms(_ cell: String) -> Bool { acronymNames.contains(plain(cell)) }

    /// Returns a header's cell without decoration: `**Long_Form**:` becomes `long form`.
    private static func plain(_ cell: String) -> String {
        cell.lowercased().unicodeScalars.split { !$0.properties.isAlphabetic }.map(String.init).joined(separator: " ")
    }
}

/// A person's choice of the columns to read: the acronym's, the meaning's, and optionally the note's and the tags'.
/// Each is given by its name in the header or by its number from 1.
public struct ColumnChoice: Hashable, Sendable, Codable {
    /// The choice as the person wrote it: `Abbr,Meaning,,Team`.
    public let text: String
    private let names: [String]

    /// Reads a choice from text. The result is nil if the acronym's or the meaning's column is missing, or if there are
    /// too many.
    public init?(_ text: String) {
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map { FieldText.trimmed(String($0)) }
        guard (2...4).contains(names.count), !names[0].isEmpty, !names[1].isEmpty, names[0] != names[1],
            !names.contains("0")
        else { return nil }
        self.text = text
        self.names = names
    }

    /// Whether all columns are given by numbers, so that a header is not needed.
    var isNumbered: Bool { names.allSatisfy { $0.isEmpty || Int($0) != nil } }

    /// Returns the layout for a header.
    /// - Parameter name: the name of the file for messages.
    /// - Throws: ``InterchangeError`` if a column is missing.
    func layout(header cells: [String], name: String) throws(InterchangeError) -> ColumnLayout {
        func position(_ index: Int) throws(InterchangeError) -> Int? {
            guard index < names.count, !names[index].isEmpty else { return nil }
            let column = names[index]
            if let number = Int(column), cells.indices.contains(number - 1) { return number - 1 }
            if let found = cells.firstIndex(where: { FieldText.trimmed($0).lowercased() == column.lowercased() }) {
                return found
            }
            throw .invalid(
                "'\(name)' has no column '\(column.prefix(40))': its first line has \(ColumnLayout.text(cells)).")
        }
        return ColumnLayout(
            short: try position(0) ?? 0, long: try position(1) ?? 1, note: try position(2), tags: try position(3))
    }
}
