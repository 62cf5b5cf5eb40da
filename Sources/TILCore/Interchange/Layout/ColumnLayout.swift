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
    /// The header of exports with the identifiers of the things.
    static let identifiedHeader = header + ["id"]
    /// The header of a table in Markdown, of which a column without texts is left out.
    static let publishedHeader = ["Acronym", "Meaning", "Note", "Tags"]

    /// Returns whether til wrote a table with a header, so that its names say more than the letters.
    static func isOwn(_ cells: [String]) -> Bool {
        let published = publishedHeader.filter { name in cells.contains(name) }
        return cells == header || cells == identifiedHeader || cells.count > 2 && cells == published
    }
}

extension ColumnLayout {
    /// Creates the layout that a header row declares. The result is nil if the row does not name both an acronym and a
    /// meaning.
    init?(header cells: [String]) {
        let acronym = ColumnNames.column(ColumnNames.acronym, in: cells)
        let term = acronym ?? ColumnNames.column(ColumnNames.term, in: cells)
        guard let short = term ?? Self.keyColumn(cells) else { return nil }
        var meaning = ColumnNames.column(ColumnNames.meaning, in: cells, besides: [short])
        // Next to a column of acronyms, a column such as "Term" or "Title" has the meanings.
        if meaning == nil, acronym != nil {
            meaning = ColumnNames.column(ColumnNames.termInFull, in: cells, besides: [short])
        }
        guard let long = meaning else { return nil }
        self.init(short: short, long: long)
        note = ColumnNames.column(ColumnNames.note, in: cells, besides: [short, long])
        tags = ColumnNames.column(ColumnNames.tags, in: cells, besides: [short, long])
    }

    /// Returns the column of the keys of a map, which have no name of their own, or nil.
    private static func keyColumn(_ cells: [String]) -> Int? {
        let unnamed = cells.indices.filter { index in cells[index].isEmpty }
        return unnamed == [0] ? 0 : nil
    }

    /// Returns the start of a header for messages.
    static func text(_ cells: [String]) -> String {
        cells.prefix(12).map { cell in "'\(cell.prefix(40))'" }.joined(separator: ", ")
    }
}

/// A person's choice of the columns to read: the acronym's, the meaning's, and optionally the note's and the tags'.
/// Each is given by its name in the header or by its number from 1.
///
/// ```swift
/// var options = ReadingOptions()
/// options.columns = ColumnChoice("Abbr,Meaning,,Team")  // no note, and tags from the column Team
/// ```
public struct ColumnChoice: Hashable, Sendable, Codable {
    /// The choice as the person wrote it: `Abbr,Meaning,,Team`.
    public let text: String
    private let names: [String]

    /// Reads a choice from text. The result is nil if the acronym's or the meaning's column is missing, or if there are
    /// too many.
    public init?(_ text: String) {
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            FieldText.trimmed(String(part))
        }
        guard (2...4).contains(names.count), !names.contains("0") else { return nil }
        let hasBoth = !names[0].isEmpty && !names[1].isEmpty && names[0] != names[1]
        guard hasBoth else { return nil }
        self.text = text
        self.names = names
    }

    /// Whether all columns are given by numbers, so that a header is not needed.
    var isNumbered: Bool { names.allSatisfy { name in name.isEmpty || Int(name) != nil } }

    /// Returns the layout for a header.
    /// - Parameter file: the name of the file for messages.
    /// - Throws: ``InterchangeError`` if a column is missing.
    func layout(header cells: [String], name file: String) throws(InterchangeError) -> ColumnLayout {
        func position(_ index: Int) throws(InterchangeError) -> Int? {
            guard index < names.count, !names[index].isEmpty else { return nil }
            let column = names[index]
            if let number = Int(column), cells.indices.contains(number - 1) { return number - 1 }
            let name = column.lowercased()
            let found = cells.firstIndex { cell in FieldText.trimmed(cell).lowercased() == name }
            if let found { return found }
            throw .invalid(
                "'\(file)' has no column '\(column.prefix(40))': its first line has \(ColumnLayout.text(cells)).")
        }
        return ColumnLayout(
            short: try position(0) ?? 0, long: try position(1) ?? 1, note: try position(2), tags: try position(3))
    }
}
