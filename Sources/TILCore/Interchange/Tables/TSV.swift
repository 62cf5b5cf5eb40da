import TILText

/// Lines such as `SHORT<TAB>LONG`, with optional third and fourth columns for a note and tags.
///
/// A field that contains a tab or a line end, or that starts with a quote, is put in quotes, as spreadsheets do. A
/// quote elsewhere is an ordinary character. A tab in a text of several lines becomes a space.
enum TSV {
    /// The format's entry in the list of formats.
    static let format = InterchangeFormat(
        name: "tsv", summary: "SHORT<TAB>LONG lines, with note and tags in more columns",
        fileExtensions: ["tsv", "tab"], hasColumns: true, readers: [DelimitedTables.tab],
        makeWriter: { _ in Writer() })

    /// A writer of a header, by which an import knows that til wrote the file, and of a row for each thing.
    struct Writer: InterchangeWriter {
        mutating func begin(into output: inout [UInt8]) {
            output += (ColumnLayout.header.joined(separator: "\t") + "\n").utf8
        }

        mutating func write(_ thing: Thing, reviews: [Review], into output: inout [UInt8]) {
            var fields = [thing.short, thing.long, thing.note, thing.tags.joined(separator: " ")]
            while fields.count > 2, fields.last == "" { fields.removeLast() }
            for field in fields {
                output += Self.field(field).utf8
                output.append(UInt8(ascii: "\t"))
            }
            output[output.count - 1] = UInt8(ascii: "\n")
        }

        private static func field(_ text: String) -> String {
            let hasLineEnd = text.utf8.contains { byte in byte == "\n" || byte == "\r" }
            if hasLineEnd { return FieldText.quoted(text.replacing(scalar: "\t", with: " ")) }
            let first = text.utf8.first ?? 0
            let needsQuotes = first == " " || first == "\"" || first == "#" || text.utf8.contains(UInt8(ascii: "\t"))
            return needsQuotes ? FieldText.quoted(text) : text
        }
    }
}
