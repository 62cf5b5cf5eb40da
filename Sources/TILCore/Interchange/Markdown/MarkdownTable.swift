import TILText

/// A table in Markdown, to paste into a wiki.
///
/// It has a row for each thing. A column of notes or tags is written only if a thing has any.
enum MarkdownTable {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "table", summary: "a table in Markdown, to paste into a wiki", needsSortedThings: true,
        makeWriter: { _ in MarkdownTableWriter() })
}

private struct MarkdownTableWriter: InterchangeWriter {
    private struct Column: Sendable {
        let name: String
        let isOptional: Bool
        let cell: @Sendable (Thing) -> String
    }

    private static let columns = [
        Column(name: ColumnLayout.publishedHeader[0], isOptional: false) { thing in cell(thing.short) },
        Column(name: ColumnLayout.publishedHeader[1], isOptional: false) { thing in cell(thing.long) },
        Column(name: ColumnLayout.publishedHeader[2], isOptional: true) { thing in cell(thing.note) },
        Column(name: ColumnLayout.publishedHeader[3], isOptional: true) { thing in
            cell(thing.tags.map { tag in "#" + tag }.joined(separator: " "))
        },
    ]

    private var rows: [[String]] = []

    mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
        rows.append(Self.columns.map { column in column.cell(thing) })
    }

    mutating func finish(into output: inout [UInt8]) {
        let shown = Self.columns.indices.filter { index in
            !Self.columns[index].isOptional || rows.contains { row in !row[index].isEmpty }
        }
        Self.append(shown.map { index in Self.columns[index].name }, to: &output)
        Self.append(shown.map { _ in "---" }, to: &output)
        for row in rows { Self.append(shown.map { index in row[index] }, to: &output) }
    }

    private static func append(_ cells: [String], to output: inout [UInt8]) {
        output += "| \(cells.joined(separator: " | ")) |\n".utf8
    }

    /// Returns a text in one row, without a character that ends a cell.
    private static func cell(_ text: String) -> String {
        let lines = OneLine.lines(of: text).map { line in
            MarkdownText.escaped(line).replacing("|", with: "\\|")
        }
        return lines.joined(separator: "<br>")
    }
}
